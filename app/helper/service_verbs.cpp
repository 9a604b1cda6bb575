// SPDX-License-Identifier: GPL-3.0-or-later
// The methods of the object on the bus.
#include "app/dbus/contract.h"
#include "app/helper/replies.h"
#include "app/helper/runs.h"
#include "app/helper/sent_schedule.h"
#include "app/helper/service.h"
#include "core/base/text.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <utility>

namespace trimwright::helper {
namespace {

using linux_system::ListedDisk;
using linux_system::RawAnswer;
using linux_system::SelfTestAction;

constexpr const char* actionReadHealth = "org.trimwright.read-health";
constexpr const char* actionWakeDrive = "org.trimwright.wake-drive";
constexpr const char* actionOptimize = "org.trimwright.optimize";
constexpr const char* actionProve = "org.trimwright.prove";
constexpr const char* actionSelfTest = "org.trimwright.self-test";
constexpr const char* actionSchedule = "org.trimwright.schedule";

/// What a client sent, fit to be shown in an error.
std::string shown(const char* name) {
    return cleanText(name, 100);
}

std::string describe(const Drive& drive) {
    return drive.model.empty() ? drive.node : fmt::format("{} ({})", drive.model, drive.node);
}

} // namespace

int Service::reply(sd_bus_message* call, const FillReply& fill) {
    sd_bus_message* raw = nullptr;
    int result = sd_bus_message_new_method_return(call, &raw);
    const MessagePtr message(raw);
    result = result < 0 ? result : fill(raw);
    return result < 0 ? result : sd_bus_send(m_bus, raw, nullptr);
}

int Service::listDrives(sd_bus_message* call) {
    const auto& look = m_inventory.look();
    return !look ? replyError(call, look.error()) : reply(call, [&](sd_bus_message* message) {
        return appendArray(message, "(ss)", look->disks.size(), [&](std::size_t i) {
            const Drive& drive = look->disks[i].drive;
            return sd_bus_message_append(message, "(ss)", repairUtf8(drive.id.value).c_str(),
                                         repairUtf8(drive.node).c_str());
        });
    });
}

int Service::listFilesystems(sd_bus_message* call) {
    const auto& look = m_inventory.look();
    if (!look) {
        return replyError(call, look.error());
    }
    std::vector<std::pair<const NamedFilesystem*, std::string>> rows;
    for (const NamedFilesystem& filesystem : look->filesystems) {
        for (const std::string& mount : filesystem.all_mounts) {
            rows.emplace_back(&filesystem, repairUtf8(mount));
        }
    }
    return reply(call, [&](sd_bus_message* message) {
        return appendArray(message, "(sss)", rows.size(), [&](std::size_t i) {
            const auto& [filesystem, mount] = rows[i];
            return sd_bus_message_append(message, "(sss)", filesystem->name.c_str(), mount.c_str(),
                                         repairUtf8(filesystem->device).c_str());
        });
    });
}

int Service::driveJob(sd_bus_message* call, const char* drive, std::uint32_t job, const char* action, const char* what,
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
    request.question.what = fmt::format(fmt::runtime(what), disk->drive.node);
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
                    wakes ? "wake and read the health of {}" : "read the health of {}",
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
                           const char* what,
                           std::function<Result<FillReply>(const NamedFilesystem&, const JobRun&)> work) {
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
    request.question.what = fmt::format(fmt::runtime(what), cleanText(mount));
    request.key = filesystem->name;
    request.stop_for_sleep = true;
    request.busy = "This filesystem is being optimized already.";
    // Between the question to the user and its turn another filesystem may have been mounted there.
    request.work = [machine = m_options.machine, wanted = filesystem->name,
                    work = std::move(work)](const JobRun& run) -> Result<FillReply> {
        const auto now = lookAtMachine(machine);
        if (!now) {
            return fail(now.error());
        }
        const NamedFilesystem* there = now->findFilesystem(wanted);
        return there == nullptr ? fail(Errc::notFound, "The filesystem is not mounted any more.") : work(*there, run);
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
        call, name, job, actionOptimize, "optimize the filesystem at {}",
        [machine = m_options.machine, optIn = includeOptIn != 0](const NamedFilesystem& filesystem, const JobRun& run) {
            return trimAt(machine, filesystem, optIn, run);
        });
}

int Service::prove(sd_bus_message* call) {
    const char* name = nullptr;
    ProveOptions options;
    std::uint32_t job = 0;
    if (const int result = sd_bus_message_read(call, "stu", &name, &options.size_bytes, &job); result < 0) {
        return result;
    }
    return filesystemJob(call, name, job, actionProve, "check TRIM on the filesystem at {}",
                         [machine = m_options.machine, options](const NamedFilesystem& filesystem, const JobRun& run) {
                             return proveAt(machine, filesystem, options, run);
                         });
}

int Service::selfTest(sd_bus_message* call, const char* drive, std::uint32_t job, SelfTestAction action) {
    const bool reads = action == SelfTestAction::status;
    return driveJob(call, drive, job, reads ? actionReadHealth : actionSelfTest,
                    reads                             ? "read the self-tests of {}"
                    : action == SelfTestAction::abort ? "end the self-test of {}"
                                                      : "start a self-test of {}",
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

// ---- The schedule ---------------------------------------------------------------------------------------------------

int Service::getSchedule(sd_bus_message* call) {
    const auto schedule = m_schedule.read();
    if (!schedule) {
        return replyError(call, schedule.error());
    }
    return reply(call, [&](sd_bus_message* message) { return appendSchedule(message, *schedule); });
}

Result<> Service::checkDrives(const std::vector<DriveId>& drives) {
    const auto& look = m_inventory.look();
    if (!look) {
        return fail(look.error());
    }
    const auto stored = m_schedule.read(); // one of them may be unplugged
    for (const DriveId& drive : drives) {
        const bool known = look->findDisk(drive.value) != nullptr ||
                           (stored && std::ranges::find(stored->drives, drive) != stored->drives.end());
        if (!known) {
            return fail(Errc::notFound, fmt::format("There is no drive {}.", shown(drive.value.c_str())));
        }
    }
    return {};
}

int Service::setSchedule(sd_bus_message* call) {
    SentSchedule sent;
    if (const int result = readSchedule(call, sent); result < 0) {
        return result;
    }
    if (!sent.problem) {
        return replyError(call, sent.problem.error());
    }
    if (auto known = checkDrives(sent.schedule.drives); !known) {
        return replyError(call, known.error());
    }
    JobRequest request;
    request.number = sent.job;
    request.question.action = actionSchedule;
    request.question.details = {{"schedule", describe(sent)}};
    request.question.what = "change the schedule";
    request.key = "schedule";
    request.busy = "The schedule is being changed already.";
    request.work = [store = m_schedule, sent](const JobRun& run) -> Result<FillReply> {
        if (auto set = store.set(sent.schedule, sent.fstrim, run.stop); !set) {
            return fail(std::move(set.error()));
        }
        return FillReply([](sd_bus_message* /*unused*/) { return 0; });
    };
    return m_jobs.start(call, std::move(request));
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

} // namespace trimwright::helper
