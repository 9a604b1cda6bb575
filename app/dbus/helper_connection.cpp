// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dbus/helper_connection.h"

#include "app/dbus/connection_state.h"
#include "app/dbus/contract.h"
#include "app/dbus/helper_errors.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <random>
#include <utility>

namespace trimwright::bus {

using linux_system::RawAnswer;
using linux_system::SelfTestAction;

namespace {

Error badForm() {
    return fromErrno(-EBADMSG);
}

std::uint32_t newJobNumber() {
    std::random_device random; // nobody else shall guess it
    return std::max<std::uint32_t>(random(), 1);
}

/// Reads an array of structures of strings, `type` one of them; `read` reads the next into the row.
template <class Row, class Read>
Result<std::vector<Row>> readRows(const SdBusLibrary& lib, sd_bus_message* message, const char* type, Read read) {
    std::vector<Row> rows;
    if (lib.message_enter_container(message, 'a', type) < 0) {
        return fail(badForm());
    }
    for (;;) {
        Row row;
        const int got = read(row);
        if (got <= 0) {
            return got == 0 ? Result<std::vector<Row>>(std::move(rows)) : fail(badForm());
        }
        rows.push_back(std::move(row));
    }
}

Result<std::vector<std::string>> readTexts(const SdBusLibrary& lib, sd_bus_message* message) {
    return readRows<std::string>(lib, message, "s", [&](std::string& row) {
        const char* text = "";
        const int got = lib.message_read(message, "s", &text);
        row = text;
        return got;
    });
}

Result<std::vector<RawAnswer>> readAnswers(const SdBusLibrary& lib, sd_bus_message* message) {
    std::vector<RawAnswer> answers;
    if (lib.message_enter_container(message, 'a', "(say)") < 0) {
        return fail(badForm());
    }
    for (;;) {
        const int entered = lib.message_enter_container(message, 'r', "say");
        if (entered == 0) {
            return answers;
        }
        const char* word = nullptr;
        const void* bytes = nullptr;
        std::size_t size = 0;
        if (entered < 0 || lib.message_read(message, "s", &word) <= 0 ||
            lib.message_read_array(message, 'y', &bytes, &size) < 0 || lib.message_exit_container(message) < 0) {
            return fail(badForm());
        }
        const auto kind = answerKind(word);
        if (!kind) {
            return fail(badForm());
        }
        answers.push_back({*kind, std::string(static_cast<const char*>(bytes), size)});
    }
}

} // namespace

HelperConnection::HelperConnection(std::unique_ptr<State> state) : m_state(std::move(state)) {}
HelperConnection::HelperConnection(HelperConnection&&) noexcept = default;
HelperConnection& HelperConnection::operator=(HelperConnection&&) noexcept = default;
HelperConnection::~HelperConnection() = default;

Result<HelperConnection> HelperConnection::open(const ConnectionOptions& options) {
    const SdBusLibrary* library = SdBusLibrary::get();
    if (library == nullptr) {
        return fail(noBusLibrary());
    }
    auto state = std::make_unique<State>(*library, options);
    if (const int opened = library->open_system(&state->bus); opened < 0) {
        return fail(noSystemBus(-opened));
    }
    if (const int added = library->add_filter(state->bus, nullptr, State::filterHandler, state.get()); added < 0) {
        return fail(fromErrno(added));
    }
    return HelperConnection(std::move(state));
}

Result<std::vector<NamedDrive>> HelperConnection::drives(const std::stop_token& stop) {
    const auto answer = m_state->call("ListDrives", {}, 0, stop, {});
    if (!answer) {
        return fail(answer.error());
    }
    return readRows<NamedDrive>(m_state->lib, answer->get(), "(ss)", [&](NamedDrive& row) {
        const char* name = "";
        const char* node = "";
        const int got = m_state->lib.message_read(answer->get(), "(ss)", &name, &node);
        row = {name, node};
        return got;
    });
}

Result<std::vector<NamedFilesystem>> HelperConnection::filesystems(const std::stop_token& stop) {
    const auto answer = m_state->call("ListFilesystems", {}, 0, stop, {});
    if (!answer) {
        return fail(answer.error());
    }
    return readRows<NamedFilesystem>(m_state->lib, answer->get(), "(sss)", [&](NamedFilesystem& row) {
        const char* name = "";
        const char* mount = "";
        const char* device = "";
        const int got = m_state->lib.message_read(answer->get(), "(sss)", &name, &mount, &device);
        row = {name, mount, device};
        return got;
    });
}

Result<std::vector<RawAnswer>> HelperConnection::readHealth(const std::string& drive, bool wake,
                                                            const std::stop_token& stop) {
    const std::uint32_t job = newJobNumber();
    const auto append = [&](sd_bus_message* call) {
        return m_state->lib.message_append(call, "su", drive.c_str(), job);
    };
    const auto answer = m_state->call(wake ? "WakeAndReadHealth" : "ReadHealth", append, job, stop, {});
    return answer ? readAnswers(m_state->lib, answer->get()) : fail(answer.error());
}

Result<std::vector<RawAnswer>> HelperConnection::selfTest(const std::string& drive, SelfTestAction action,
                                                          const std::stop_token& stop) {
    const std::uint32_t job = newJobNumber();
    const bool starts = action == SelfTestAction::startShort || action == SelfTestAction::startExtended;
    const auto append = [&](sd_bus_message* call) {
        return starts ? m_state->lib.message_append(call, "ssu", drive.c_str(), wireName(action), job)
                      : m_state->lib.message_append(call, "su", drive.c_str(), job);
    };
    const char* member = starts                            ? "StartSelfTest"
                         : action == SelfTestAction::abort ? "AbortSelfTest"
                                                           : "ReadSelfTestStatus";
    const auto answer = m_state->call(member, append, job, stop, {});
    return answer ? readAnswers(m_state->lib, answer->get()) : fail(answer.error());
}

Result<TrimOutcome> HelperConnection::trim(const std::string& filesystem, bool includeOptIn,
                                           const std::stop_token& stop, const ProgressFn& progress) {
    const std::uint32_t job = newJobNumber();
    const auto append = [&](sd_bus_message* call) {
        return m_state->lib.message_append(call, "sbu", filesystem.c_str(), includeOptIn ? 1 : 0, job);
    };
    const auto answer = m_state->call("Trim", append, job, stop, progress);
    if (!answer) {
        return fail(answer.error());
    }
    const char* word = nullptr;
    const char* reason = nullptr;
    TrimOutcome outcome;
    if (m_state->lib.message_read(answer->get(), "sstd", &word, &reason, &outcome.offered_bytes, &outcome.seconds) <=
        0) {
        return fail(badForm());
    }
    const auto kind = outcomeKind(word);
    if (!kind) {
        return fail(badForm());
    }
    outcome.kind = *kind;
    outcome.reason = reason;
    return outcome;
}

namespace {

/// One device of the reply of Prove: 1 if there was one, 0 at the end of the list, else a negative errno value.
int readProof(const SdBusLibrary& lib, sd_bus_message* message, DriveProof& proof) {
    const char* device = "";
    const char* through = "";
    const char* promise = "";
    const char* fact = "";
    int encrypted = 0;
    int hides = 0;
    const int got = lib.message_read(message, "(sstttttssbb)", &device, &through, &proof.checked_bytes,
                                     &proof.zeroed_bytes, &proof.changed_bytes, &proof.unchanged_bytes,
                                     &proof.reused_bytes, &promise, &fact, &encrypted, &hides);
    if (got <= 0) {
        return got;
    }
    const auto known = zeroPromise(promise);
    if (!known) {
        return -EBADMSG;
    }
    proof.device = device;
    proof.read_through = through;
    proof.promise = {*known, fact};
    proof.encrypted = encrypted != 0;
    proof.hides_drives = hides != 0;
    return got;
}

} // namespace

Result<ProveOutcome> HelperConnection::prove(const std::string& filesystem, const ProveOptions& options,
                                             const std::stop_token& stop, const ProgressFn& progress) {
    const std::uint32_t job = newJobNumber();
    const auto append = [&](sd_bus_message* call) {
        return m_state->lib.message_append(call, "stu", filesystem.c_str(), options.size_bytes, job);
    };
    const auto answer = m_state->call("Prove", append, job, stop, progress);
    if (!answer) {
        return fail(answer.error());
    }
    const SdBusLibrary& lib = m_state->lib;
    sd_bus_message* const message = answer->get();
    const char* word = "";
    const char* because = "";
    const char* advice = "";
    if (lib.message_read(message, "sss", &word, &because, &advice) <= 0) {
        return fail(badForm());
    }
    const auto known = proveAnswer(word);
    auto drives = readRows<DriveProof>(lib, message, "(sstttttssbb)",
                                       [&](DriveProof& proof) { return readProof(lib, message, proof); });
    if (!known || !drives || lib.message_exit_container(message) < 0) {
        return fail(badForm());
    }
    ProveOutcome outcome;
    outcome.drives = std::move(*drives);
    for (const DriveProof& drive : outcome.drives) {
        outcome.checked_bytes += drive.checked_bytes;
        outcome.zeroed_bytes += drive.zeroed_bytes;
        outcome.changed_bytes += drive.changed_bytes;
        outcome.unchanged_bytes += drive.unchanged_bytes;
    }
    outcome.answer = *known;
    outcome.because = because;
    outcome.advice = advice;
    auto notes = readTexts(lib, message);
    if (!notes) {
        return fail(badForm());
    }
    outcome.notes = std::move(*notes);
    return outcome;
}

Result<care::Schedule> HelperConnection::schedule(const std::stop_token& stop) {
    const auto answer = m_state->call("GetSchedule", {}, 0, stop, {});
    if (!answer) {
        return fail(answer.error());
    }
    const SdBusLibrary& lib = m_state->lib;
    int enabled = 0;
    const char* every = "";
    std::array<std::uint8_t, 4> numbers{};
    int mainsOnly = 0;
    int catchUp = 0;
    if (lib.message_read(answer->get(), scheduleTypes, &enabled, &every, &numbers[0], &numbers[1], &numbers[2],
                         &numbers[3], &mainsOnly, &catchUp) <= 0) {
        return fail(badForm());
    }
    const auto known = scheduleEvery(every);
    auto drives = readTexts(lib, answer->get());
    if (!known || !drives) {
        return fail(badForm());
    }
    care::Schedule schedule{enabled != 0,   *known,      static_cast<care::Weekday>(numbers[0]),
                            numbers[1],     numbers[2],  numbers[3],
                            mainsOnly != 0, catchUp != 0};
    for (std::string& drive : *drives) {
        schedule.drives.push_back({std::move(drive)});
    }
    return care::validate(schedule) ? Result<care::Schedule>(std::move(schedule)) : fail(badForm());
}

Result<> HelperConnection::setSchedule(const care::Schedule& schedule, care::FstrimTimer fstrim,
                                       const std::stop_token& stop) {
    if (auto valid = care::validate(schedule); !valid) {
        return valid; // every number fits into its byte after this
    }
    const std::uint32_t job = newJobNumber();
    const SdBusLibrary& lib = m_state->lib;
    const auto append = [&](sd_bus_message* call) {
        const std::string every(toString(schedule.every));
        int result = lib.message_append(call, scheduleTypes, schedule.enabled ? 1 : 0, every.c_str(),
                                        static_cast<int>(schedule.weekday), schedule.month_day, schedule.hour,
                                        schedule.minute, schedule.mains_only ? 1 : 0, schedule.catch_up ? 1 : 0);
        result = result < 0 ? result : lib.message_open_container(call, 'a', "s");
        for (const DriveId& drive : schedule.drives) {
            result = result < 0 ? result : lib.message_append(call, "s", drive.value.c_str());
        }
        result = result < 0 ? result : lib.message_close_container(call);
        return result < 0 ? result : lib.message_append(call, "su", wireName(fstrim), job);
    };
    const auto answer = m_state->call("SetSchedule", append, job, stop, {});
    return answer ? Result<>() : fail(answer.error());
}

} // namespace trimwright::bus
