// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/helper/service.h"

#include "app/dbus/contract.h"
#include "core/base/text.h"

#include <cerrno>
#include <csignal>
#include <exception>
#include <fmt/format.h>
#include <string_view>
#include <utility>

namespace trimwright::helper {
namespace {

using linux_system::ListedDisk;
using linux_system::RawAnswer;
using linux_system::SelfTestAction;
using namespace std::chrono_literals;

constexpr const char* actionReadHealth = "org.trimwright.read-health";
constexpr const char* actionWakeDrive = "org.trimwright.wake-drive";
constexpr const char* actionOptimize = "org.trimwright.optimize";
constexpr const char* actionProve = "org.trimwright.prove";
constexpr const char* actionSelfTest = "org.trimwright.self-test";

int appendAnswers(sd_bus_message* reply, const std::vector<RawAnswer>& answers) {
    int result = sd_bus_message_open_container(reply, 'a', "(say)");
    for (const RawAnswer& answer : answers) {
        result = result < 0 ? result : sd_bus_message_open_container(reply, 'r', "say");
        result = result < 0 ? result : sd_bus_message_append(reply, "s", bus::wireName(answer.kind));
        result =
            result < 0 ? result : sd_bus_message_append_array(reply, 'y', answer.bytes.data(), answer.bytes.size());
        result = result < 0 ? result : sd_bus_message_close_container(reply);
    }
    return result < 0 ? result : sd_bus_message_close_container(reply);
}

int appendOutcome(sd_bus_message* reply, const TrimOutcome& outcome) {
    return sd_bus_message_append(reply, "sstd", std::string(toString(outcome.kind)).c_str(),
                                 repairUtf8(outcome.reason).c_str(), outcome.offered_bytes, outcome.seconds);
}

/// What a client sent, fit to be shown in an error.
std::string shown(const char* name) {
    return cleanText(name, 100);
}

std::string describe(const Drive& drive) {
    return drive.model.empty() ? drive.node : fmt::format("{} ({})", drive.model, drive.node);
}

int appendProofs(sd_bus_message* reply, const std::vector<DriveProof>& drives) {
    int result = sd_bus_message_open_container(reply, 'a', "(sstttttssbb)");
    for (const DriveProof& drive : drives) {
        result = result < 0
                     ? result
                     : sd_bus_message_append(reply, "(sstttttssbb)", repairUtf8(drive.device).c_str(),
                                             repairUtf8(drive.read_through).c_str(), drive.checked_bytes,
                                             drive.zeroed_bytes, drive.changed_bytes, drive.unchanged_bytes,
                                             drive.reused_bytes, std::string(toString(drive.promise.promise)).c_str(),
                                             repairUtf8(drive.promise.fact).c_str(), drive.encrypted ? 1 : 0,
                                             drive.hides_drives ? 1 : 0);
    }
    return result < 0 ? result : sd_bus_message_close_container(reply);
}

int appendOutcome(sd_bus_message* reply, const ProveOutcome& outcome) {
    int result = sd_bus_message_append(reply, "sss", std::string(toString(outcome.answer)).c_str(),
                                       repairUtf8(outcome.because).c_str(), repairUtf8(outcome.advice).c_str());
    result = result < 0 ? result : appendProofs(reply, outcome.drives);
    result = result < 0 ? result : sd_bus_message_open_container(reply, 'a', "s");
    for (const std::string& note : outcome.notes) {
        result = result < 0 ? result : sd_bus_message_append(reply, "s", repairUtf8(note).c_str());
    }
    return result < 0 ? result : sd_bus_message_close_container(reply);
}

Result<FillReply> trimAt(const linux_system::LinuxOptions& machine, const std::string& mount, bool includeOptIn,
                         const JobRun& run) {
    auto outcome = linux_system::LinuxBackend(machine).trim(mount, includeOptIn, run.stop, run.progress);
    if (!outcome) {
        return fail(std::move(outcome.error()));
    }
    if (const std::string reason = run.stopReason(); outcome->kind == TrimOutcome::Kind::cancelled && !reason.empty()) {
        outcome->reason = reason;
    }
    return FillReply([last = std::move(*outcome)](sd_bus_message* reply) { return appendOutcome(reply, last); });
}

Result<FillReply> proveAt(const linux_system::LinuxOptions& machine, const std::string& mount,
                          const ProveOptions& options, const JobRun& run) {
    auto outcome = linux_system::LinuxBackend(machine).prove(mount, options, run.stop, run.progress);
    if (!outcome) {
        return fail(std::move(outcome.error()));
    }
    return FillReply([last = std::move(*outcome)](sd_bus_message* reply) { return appendOutcome(reply, last); });
}

} // namespace

Service::Service(sd_bus* bus, sd_event* event, ServiceOptions options)
    : m_bus(bus),
      m_event(event),
      m_options(std::move(options)),
      m_inventory(m_options.machine),
      m_jobs(bus, event, m_options.limits),
      m_lastUse(std::chrono::steady_clock::now()) {}

template <Service::Method method>
int Service::handle(sd_bus_message* call, void* self, sd_bus_error* /*unused*/) {
    auto* service = static_cast<Service*>(self);
    service->m_lastUse = std::chrono::steady_clock::now();
    try {
        return (service->*method)(call);
    } catch (const std::exception&) { // out of memory; its words are for programmers
        return replyError(call, {Errc::failed, "Trimwright's helper could not do this.", "Try again."});
    }
}

// The table of sd-bus's macros; its contract is org.trimwright.Helper1.xml, which a test compares with it.
const sd_bus_vtable* Service::table() {
    constexpr std::uint64_t open = SD_BUS_VTABLE_UNPRIVILEGED; // anybody may call: polkit decides
    static const sd_bus_vtable rows[] = {
        // NOLINT(modernize-avoid-c-arrays): sd-bus wants it so
        SD_BUS_VTABLE_START(0),
        SD_BUS_METHOD_WITH_ARGS("ListDrives", SD_BUS_NO_ARGS, SD_BUS_RESULT("a(ss)", drives),
                                handle<&Service::listDrives>, open),
        SD_BUS_METHOD_WITH_ARGS("ListFilesystems", SD_BUS_NO_ARGS, SD_BUS_RESULT("a(sss)", filesystems),
                                handle<&Service::listFilesystems>, open),
        SD_BUS_METHOD_WITH_ARGS("ReadHealth", SD_BUS_ARGS("s", drive, "u", job), SD_BUS_RESULT("a(say)", answers),
                                handle<&Service::readHealth>, open),
        SD_BUS_METHOD_WITH_ARGS("WakeAndReadHealth", SD_BUS_ARGS("s", drive, "u", job),
                                SD_BUS_RESULT("a(say)", answers), handle<&Service::wakeAndReadHealth>, open),
        SD_BUS_METHOD_WITH_ARGS("Trim", SD_BUS_ARGS("s", filesystem, "b", include_off_by_default, "u", job),
                                SD_BUS_RESULT("s", outcome, "s", reason, "t", offered_bytes, "d", seconds),
                                handle<&Service::trim>, open),
        SD_BUS_METHOD_WITH_ARGS(
            "Prove", SD_BUS_ARGS("s", filesystem, "t", size_bytes, "u", job),
            SD_BUS_RESULT("s", answer, "s", because, "s", advice, "a(sstttttssbb)", drives, "as", notes),
            handle<&Service::prove>, open),
        SD_BUS_METHOD_WITH_ARGS("StartSelfTest", SD_BUS_ARGS("s", drive, "s", kind, "u", job),
                                SD_BUS_RESULT("a(say)", answers), handle<&Service::startSelfTest>, open),
        SD_BUS_METHOD_WITH_ARGS("AbortSelfTest", SD_BUS_ARGS("s", drive, "u", job), SD_BUS_RESULT("a(say)", answers),
                                handle<&Service::abortSelfTest>, open),
        SD_BUS_METHOD_WITH_ARGS("ReadSelfTestStatus", SD_BUS_ARGS("s", drive, "u", job),
                                SD_BUS_RESULT("a(say)", answers), handle<&Service::readSelfTestStatus>, open),
        SD_BUS_METHOD_WITH_ARGS("Cancel", SD_BUS_ARGS("u", job), SD_BUS_NO_RESULT, handle<&Service::cancel>, open),
        SD_BUS_SIGNAL_WITH_ARGS(
            "Progress", SD_BUS_ARGS("u", job, "s", phase, "t", done_bytes, "t", total_bytes, "t", offered_bytes), 0),
        SD_BUS_VTABLE_END};
    return rows;
}

int Service::begin() {
    sd_bus_slot* slot = nullptr;
    int result = sd_bus_add_object_vtable(m_bus, &slot, bus::objectPath, bus::interfaceName, table(), this);
    m_object.reset(slot);
    for (const auto step : {&Service::watchSignals, &Service::watchSleep, &Service::startClock}) {
        result = result < 0 ? result : (this->*step)();
    }
    result = result < 0 ? result : m_jobs.listen();
    return result < 0 ? result : sd_bus_request_name(m_bus, bus::serviceName, 0);
}

// ---- Methods --------------------------------------------------------------------------------------------------------

int Service::listDrives(sd_bus_message* call) {
    const auto& look = m_inventory.look();
    if (!look) {
        return replyError(call, look.error());
    }
    sd_bus_message* raw = nullptr;
    int result = sd_bus_message_new_method_return(call, &raw);
    const MessagePtr reply(raw);
    result = result < 0 ? result : sd_bus_message_open_container(raw, 'a', "(ss)");
    for (const ListedDisk& disk : look->disks) {
        result = result < 0 ? result
                            : sd_bus_message_append(raw, "(ss)", repairUtf8(disk.drive.id.value).c_str(),
                                                    repairUtf8(disk.drive.node).c_str());
    }
    result = result < 0 ? result : sd_bus_message_close_container(raw);
    return result < 0 ? result : sd_bus_send(m_bus, raw, nullptr);
}

int Service::listFilesystems(sd_bus_message* call) {
    const auto& look = m_inventory.look();
    if (!look) {
        return replyError(call, look.error());
    }
    sd_bus_message* raw = nullptr;
    int result = sd_bus_message_new_method_return(call, &raw);
    const MessagePtr reply(raw);
    result = result < 0 ? result : sd_bus_message_open_container(raw, 'a', "(sss)");
    for (const NamedFilesystem& filesystem : look->filesystems) {
        for (const std::string& mount : filesystem.all_mounts) {
            result = result < 0
                         ? result
                         : sd_bus_message_append(raw, "(sss)", filesystem.name.c_str(), repairUtf8(mount).c_str(),
                                                 repairUtf8(filesystem.device).c_str());
        }
    }
    result = result < 0 ? result : sd_bus_message_close_container(raw);
    return result < 0 ? result : sd_bus_send(m_bus, raw, nullptr);
}

int Service::driveJob(sd_bus_message* call, const char* drive, std::uint32_t job, const char* action, const char* verb,
                      std::function<Result<std::vector<RawAnswer>>(const ListedDisk&, const std::stop_token&)> ask) {
    const auto& look = m_inventory.look();
    const ListedDisk* disk = look ? look->findDisk(drive) : nullptr;
    if (disk == nullptr) {
        return replyError(call, look ? Error{Errc::notFound, fmt::format("There is no drive {}.", shown(drive))}
                                     : look.error());
    }
    JobRequest request;
    request.number = job;
    request.question.action = action;
    request.question.details = {{"drive", describe(disk->drive)}};
    request.question.what = fmt::format("{} {}", verb, disk->drive.node);
    request.work = [disk = *disk, ask = std::move(ask)](const JobRun& run) -> Result<FillReply> {
        auto answers = ask(disk, run.stop);
        if (!answers) {
            return fail(std::move(answers.error()));
        }
        return FillReply([all = std::move(*answers)](sd_bus_message* reply) { return appendAnswers(reply, all); });
    };
    return m_jobs.start(call, std::move(request));
}

int Service::health(sd_bus_message* call, Backend::Wake wake) {
    const char* drive = nullptr;
    std::uint32_t job = 0;
    if (const int result = sd_bus_message_read(call, "su", &drive, &job); result < 0) {
        return result;
    }
    const bool wakes = wake == Backend::Wake::yes;
    return driveJob(call, drive, job, wakes ? actionWakeDrive : actionReadHealth,
                    wakes ? "wake and read the health of" : "read the health of",
                    [machine = m_options.machine, wake](const ListedDisk& disk, const std::stop_token& stop) {
                        return linux_system::readRawHealth(disk, machine, wake, stop);
                    });
}

int Service::readHealth(sd_bus_message* call) {
    return health(call, Backend::Wake::no);
}

int Service::wakeAndReadHealth(sd_bus_message* call) {
    return health(call, Backend::Wake::yes);
}

int Service::filesystemJob(sd_bus_message* call, const char* name, std::uint32_t job, const char* action,
                           const char* verb, std::function<Result<FillReply>(const std::string&, const JobRun&)> work) {
    const auto& look = m_inventory.look();
    const NamedFilesystem* filesystem = look ? look->findFilesystem(name) : nullptr;
    if (filesystem == nullptr) {
        return replyError(call, look ? Error{Errc::notFound, fmt::format("There is no filesystem {}.", shown(name))}
                                     : look.error());
    }
    const std::string mount = repairUtf8(filesystem->mount);
    JobRequest request;
    request.number = job;
    request.question.action = action;
    request.question.details = {{"mount", cleanText(mount)}, {"device", filesystem->device}};
    request.question.what = fmt::format("{} the filesystem at {}", verb, cleanText(mount));
    request.key = filesystem->name;
    request.stop_for_sleep = true;
    // Between the question to the user and its turn another filesystem may have been mounted there.
    request.work = [machine = m_options.machine, wanted = filesystem->name,
                    work = std::move(work)](const JobRun& run) -> Result<FillReply> {
        const auto now = lookAtMachine(machine);
        if (!now) {
            return fail(now.error());
        }
        const NamedFilesystem* there = now->findFilesystem(wanted);
        return there == nullptr ? fail(Errc::notFound, "The filesystem is not mounted any more.")
                                : work(there->mount, run);
    };
    return m_jobs.start(call, std::move(request));
}

int Service::trim(sd_bus_message* call) {
    const char* name = nullptr;
    int includeOptIn = 0;
    std::uint32_t job = 0;
    if (const int result = sd_bus_message_read(call, "sbu", &name, &includeOptIn, &job); result < 0) {
        return result;
    }
    return filesystemJob(
        call, name, job, actionOptimize, "optimize",
        [machine = m_options.machine, optIn = includeOptIn != 0](const std::string& mount, const JobRun& run) {
            return trimAt(machine, mount, optIn, run);
        });
}

int Service::prove(sd_bus_message* call) {
    const char* name = nullptr;
    ProveOptions options;
    std::uint32_t job = 0;
    if (const int result = sd_bus_message_read(call, "stu", &name, &options.size_bytes, &job); result < 0) {
        return result;
    }
    return filesystemJob(call, name, job, actionProve, "check TRIM on",
                         [machine = m_options.machine, options](const std::string& mount, const JobRun& run) {
                             return proveAt(machine, mount, options, run);
                         });
}

int Service::selfTest(sd_bus_message* call, const char* drive, std::uint32_t job, SelfTestAction action) {
    const bool reads = action == SelfTestAction::status;
    return driveJob(call, drive, job, reads ? actionReadHealth : actionSelfTest,
                    reads                             ? "read the self-tests of"
                    : action == SelfTestAction::abort ? "end the self-test of"
                                                      : "start a self-test of",
                    [machine = m_options.machine, action](const ListedDisk& disk, const std::stop_token& stop) {
                        return linux_system::askSelfTest(disk, machine, action, stop);
                    });
}

int Service::startSelfTest(sd_bus_message* call) {
    const char* drive = nullptr;
    const char* kind = nullptr;
    std::uint32_t job = 0;
    if (const int result = sd_bus_message_read(call, "ssu", &drive, &kind, &job); result < 0) {
        return result;
    }
    for (const SelfTestAction action : {SelfTestAction::startShort, SelfTestAction::startExtended}) {
        if (std::string_view(kind) == bus::wireName(action)) {
            return selfTest(call, drive, job, action);
        }
    }
    return replyError(call, {Errc::usage, fmt::format("There is no self-test {}.", shown(kind)),
                             "There are two: short and extended."});
}

int Service::abortSelfTest(sd_bus_message* call) {
    const char* drive = nullptr;
    std::uint32_t job = 0;
    const int result = sd_bus_message_read(call, "su", &drive, &job);
    return result < 0 ? result : selfTest(call, drive, job, SelfTestAction::abort);
}

int Service::readSelfTestStatus(sd_bus_message* call) {
    const char* drive = nullptr;
    std::uint32_t job = 0;
    const int result = sd_bus_message_read(call, "su", &drive, &job);
    return result < 0 ? result : selfTest(call, drive, job, SelfTestAction::status);
}

int Service::cancel(sd_bus_message* call) {
    std::uint32_t job = 0;
    if (const int result = sd_bus_message_read(call, "u", &job); result < 0) {
        return result;
    }
    if (!m_jobs.cancel(sd_bus_message_get_sender(call), job)) {
        return replyError(call, {Errc::notFound, fmt::format("You have no job {}.", job)});
    }
    return sd_bus_reply_method_return(call, "");
}

// ---- Life -----------------------------------------------------------------------------------------------------------

/// SIGTERM and SIGINT end every job in order, then the helper.
int Service::watchSignals() {
    const auto onSignal = [](sd_event_source* /*unused*/, const signalfd_siginfo* /*unused*/, void* self) {
        auto* service = static_cast<Service*>(self);
        service->m_jobs.shutDown();
        service->leave();
        return 0;
    };
    const int result = sd_event_add_signal(m_event, nullptr, SIGTERM, onSignal, this);
    return result < 0 ? result : sd_event_add_signal(m_event, nullptr, SIGINT, onSignal, this);
}

/// Going to sleep must not wait for a filesystem that offers terabytes.
int Service::watchSleep() {
    sd_bus_slot* slot = nullptr;
    const auto onSleep = [](sd_bus_message* signal, void* self, sd_bus_error* /*unused*/) {
        int begins = 0;
        if (sd_bus_message_read(signal, "b", &begins) > 0 && begins != 0) {
            static_cast<Service*>(self)->m_jobs.stopForSleep();
        }
        return 0;
    };
    const int result =
        sd_bus_match_signal_async(m_bus, &slot, "org.freedesktop.login1", "/org/freedesktop/login1",
                                  "org.freedesktop.login1.Manager", "PrepareForSleep", onSleep, nullptr, this);
    m_sleep.reset(slot);
    return result;
}

int Service::startClock() {
    constexpr std::uint64_t period = 1'000'000;
    const auto onTick = [](sd_event_source* source, std::uint64_t /*unused*/, void* self) {
        static_cast<Service*>(self)->tick();
        sd_event_source_set_time_relative(source, period);
        return sd_event_source_set_enabled(source, SD_EVENT_ONESHOT);
    };
    sd_event_source* source = nullptr;
    const int result = sd_event_add_time_relative(m_event, &source, CLOCK_MONOTONIC, period, 0, onTick, this);
    m_clock.reset(source);
    return result;
}

void Service::tick() {
    m_jobs.beat();
    const auto now = std::chrono::steady_clock::now();
    if (!m_jobs.empty()) {
        m_lastUse = m_leaving ? m_lastUse : now;
    } else if (m_leaving) {
        sd_event_exit(m_event, 0);
    } else if (now - m_lastUse >= m_options.idle_limit) {
        leave(); // ends with the next tick, so that calls sent to us before this are still answered
    }
}

void Service::leave() {
    if (!std::exchange(m_leaving, true)) {
        sd_bus_release_name(m_bus, bus::serviceName);
    }
    if (m_jobs.empty()) {
        sd_event_source_set_time_relative(m_clock.get(), 0);
    }
}

} // namespace trimwright::helper
