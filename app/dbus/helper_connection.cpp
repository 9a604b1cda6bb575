// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dbus/helper_connection.h"

#include "app/dbus/contract.h"
#include "app/dbus/helper_errors.h"
#include "app/dbus/sd_bus_library.h"
#include "core/linux/stop_signal.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <functional>
#include <poll.h>
#include <random>
#include <utility>

namespace trimwright::bus {
namespace {

using Clock = std::chrono::steady_clock;
using linux_system::RawAnswer;
using linux_system::SelfTestAction;
using linux_system::StopSignal;
using namespace std::chrono_literals;

/// A message of which we hold one reference.
class Message {
  public:
    Message(const SdBusLibrary& library, sd_bus_message* owned) : m_library(&library), m_message(owned) {}
    Message(Message&& other) noexcept
        : m_library(other.m_library), m_message(std::exchange(other.m_message, nullptr)) {}
    Message& operator=(Message&& other) noexcept {
        std::swap(m_library, other.m_library);
        std::swap(m_message, other.m_message);
        return *this;
    }
    Message(const Message&) = delete;
    Message& operator=(const Message&) = delete;
    ~Message() { m_library->message_unref(m_message); }

    sd_bus_message* get() const { return m_message; }
    explicit operator bool() const { return m_message != nullptr; }

  private:
    const SdBusLibrary* m_library;
    sd_bus_message* m_message;
};

Error fromErrno(int negative) {
    switch (-negative) {
    case ECONNRESET:
    case ENOTCONN:
    case EPIPE:
    case ESHUTDOWN:
        return {Errc::failed, "The system bus closed the connection.", "Try again."};
    case ETIMEDOUT:
        return helperIsSilent();
    case EBADMSG:
    case ENXIO:
        return {Errc::invalidData, "Trimwright's helper answered in a form that this program does not know.",
                "Install both from the same package."};
    default:
        return noSystemBus(-negative);
    }
}

} // namespace

/// The connection, and the one call that is under way.
struct HelperConnection::State {
    State(const SdBusLibrary& found, const ConnectionOptions& how) : lib(found), options(how), reply(found, nullptr) {}
    State(const State&) = delete;
    State& operator=(const State&) = delete;
    ~State() { lib.flush_close_unref(bus); }

    using Append = std::function<int(sd_bus_message*)>;

    /// One method call to its reply. `job` is 0 for a verb that is no job.
    Result<Message> call(const char* member, const Append& append, std::uint32_t job, const std::stop_token& stop,
                         const ProgressFn& onProgress);
    Result<Message> wait(sd_bus_message* request, const std::stop_token& stop);
    Result<Message> checked(Message answer) const;
    void cancelJob();
    int onSignal(sd_bus_message* signal);

    static int replyHandler(sd_bus_message* message, void* self, sd_bus_error* /*unused*/) {
        auto* state = static_cast<State*>(self);
        state->reply = Message(state->lib, state->lib.message_ref(message));
        return 0;
    }
    static int filterHandler(sd_bus_message* message, void* self, sd_bus_error* /*unused*/) {
        return static_cast<State*>(self)->onSignal(message);
    }

    const SdBusLibrary& lib;
    ConnectionOptions options;
    sd_bus* bus = nullptr;
    Message reply;
    std::uint32_t job = 0;
    const ProgressFn* progress = nullptr;
    Clock::time_point heard;
    bool stopping = false;
};

int HelperConnection::State::onSignal(sd_bus_message* signal) {
    if (job == 0 || lib.message_is_signal(signal, interfaceName, "Progress") <= 0) {
        return 0;
    }
    // Anybody may send us such a signal, but nobody else knows the number.
    std::uint32_t number = 0;
    const char* phaseWord = nullptr;
    Progress now;
    if (lib.message_read(signal, "usttt", &number, &phaseWord, &now.done, &now.total, &now.offered_bytes) > 0 &&
        number == job) {
        heard = stopping ? heard : Clock::now(); // the time to answer a stop does not grow
        if (progress != nullptr && *progress && std::string_view(phaseWord) == phase::running) {
            (*progress)(now);
        }
    }
    return 1;
}

void HelperConnection::State::cancelJob() {
    sd_bus_message* raw = nullptr;
    if (lib.message_new_method_call(bus, &raw, serviceName, objectPath, interfaceName, "Cancel") < 0) {
        return;
    }
    const Message cancel(lib, raw);
    lib.message_set_expect_reply(raw, 0);
    if (lib.message_append(raw, "u", job) >= 0) {
        lib.send(bus, raw, nullptr);
    }
}

/// Runs the connection until the reply is there, the helper is silent for too long, or a stop was requested and
/// the time to answer it is over.
Result<Message> HelperConnection::State::wait(sd_bus_message* request, const std::stop_token& stop) {
    sd_bus_slot* slot = nullptr;
    constexpr std::uint64_t noLimit = UINT64_MAX; // ours is below
    if (const int sent = lib.call_async(bus, &slot, request, replyHandler, this, noLimit); sent < 0) {
        return fail(fromErrno(sent));
    }
    const auto unref = [this](sd_bus_slot* one) { lib.slot_unref(one); };
    const std::unique_ptr<sd_bus_slot, decltype(unref)> owned(slot, unref);
    const StopSignal signal(stop);
    stopping = false;
    heard = Clock::now();
    while (!reply) {
        if (const int done = lib.process(bus, nullptr); done < 0) {
            return fail(fromErrno(done));
        } else if (done > 0) {
            continue;
        }
        const auto limit = stopping ? options.cancel_limit : options.silence_limit;
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(heard + limit - Clock::now());
        if (left <= 0ms) {
            return stopping ? fail(Errc::cancelled, "Cancelled.") : fail(helperIsSilent());
        }
        std::array<pollfd, 2> waits{
            {{lib.get_fd(bus), static_cast<short>(lib.get_events(bus)), 0}, {stopping ? -1 : signal.fd(), POLLIN, 0}}};
        ::poll(waits.data(), waits.size(), static_cast<int>(std::min<long long>(left.count(), 1000)));
        if (!stopping && signal.requested()) {
            if (job == 0) {
                return fail(Errc::cancelled, "Cancelled.");
            }
            stopping = true;
            cancelJob();
            heard = Clock::now();
        }
    }
    return std::move(reply);
}

Result<Message> HelperConnection::State::checked(Message answer) const {
    const sd_bus_error* error = lib.message_get_error(answer.get());
    if (error == nullptr) {
        return answer;
    }
    const char* message = nullptr;
    const char* advice = nullptr;
    if (lib.message_read(answer.get(), "s", &message) <= 0) {
        message = "";
    } else if (lib.message_read(answer.get(), "s", &advice) <= 0) {
        advice = "";
    }
    return fail(errorFromBus(error->name, message != nullptr ? message : "", advice != nullptr ? advice : ""));
}

Result<Message> HelperConnection::State::call(const char* member, const Append& append, std::uint32_t number,
                                              const std::stop_token& stop, const ProgressFn& onProgress) {
    sd_bus_message* raw = nullptr;
    if (const int made = lib.message_new_method_call(bus, &raw, serviceName, objectPath, interfaceName, member);
        made < 0) {
        return fail(fromErrno(made));
    }
    const Message request(lib, raw);
    lib.message_set_allow_interactive_authorization(raw, options.interactive ? 1 : 0);
    if (append && append(raw) < 0) {
        // What it was asked for does not fit into a message: a name that is no text cannot be one of the helper's.
        return fail(Errc::notFound, "That is no name of a drive or filesystem.");
    }
    reply = Message(lib, nullptr);
    job = number;
    progress = &onProgress;
    auto answer = wait(raw, stop);
    job = 0;
    progress = nullptr;
    if (!answer) {
        return fail(std::move(answer.error()));
    }
    return checked(std::move(*answer));
}

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
    auto notes = readRows<std::string>(lib, message, "s", [&](std::string& note) {
        const char* text = "";
        const int got = lib.message_read(message, "s", &text);
        note = text;
        return got;
    });
    if (!notes) {
        return fail(badForm());
    }
    outcome.notes = std::move(*notes);
    return outcome;
}

} // namespace trimwright::bus
