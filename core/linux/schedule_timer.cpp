// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/schedule_timer.h"

#include "core/base/file.h"
#include "core/linux/schedule_files.h"
#include "core/linux/system_tree.h"
#include "core/linux/systemctl.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>

namespace trimwright::linux_system {
namespace {

constexpr const char* ourTimer = "trimwright-optimize.timer";
constexpr const char* ourService = "trimwright-optimize.service";
constexpr const char* fstrimTimer = "fstrim.timer";

/// What `systemctl show` is asked for.
constexpr std::string_view shownProperties =
    "LoadState,UnitFileState,ActiveState,NextElapseUSecRealtime,LastTriggerUSec,ConditionResult,ConditionTimestamp";

std::string_view value(const UnitProperties& unit, std::string_view name) {
    const auto found = unit.find(name);
    return found == unit.end() ? std::string_view() : found->second;
}

UnitTimer timerOf(const UnitProperties& unit) {
    UnitTimer timer;
    timer.installed = value(unit, "LoadState") == "loaded";
    timer.enabled = value(unit, "UnitFileState").starts_with("enabled"); // also "enabled-runtime"
    timer.active = value(unit, "ActiveState") == "active";
    timer.next = parseUtc(value(unit, "NextElapseUSecRealtime"));
    timer.last = parseUtc(value(unit, "LastTriggerUSec"));
    return timer;
}

/// Where no systemd answers, the files tell at least this much.
UnitTimer timerFromFiles(const std::filesystem::path& root, const char* name) {
    UnitTimer timer;
    for (const char* directory : {"etc/systemd/system", "usr/lib/systemd/system", "lib/systemd/system"}) {
        std::error_code ignored;
        timer.installed = timer.installed || std::filesystem::exists(root / directory / name, ignored);
    }
    std::error_code ignored;
    const auto wanted = root / "etc/systemd/system/timers.target.wants" / name;
    timer.enabled = timer.installed && std::filesystem::is_symlink(wanted, ignored);
    return timer;
}

/// Where cron starts our runs it stands in the timer's place.
UnitTimer timerFromCron(const std::filesystem::path& file) {
    UnitTimer timer;
    std::error_code ignored;
    timer.installed = true;
    timer.enabled = timer.active = std::filesystem::exists(file, ignored);
    return timer;
}

/// Whether nobody but root can put something else in the place of this program: it and the directories above are
/// root's, and others may not write to them, or, as in /tmp, may not touch what is not theirs.
bool onlyRootCanChange(const std::filesystem::path& program) {
    for (auto path = program;; path = path.parent_path()) {
        struct stat found {};
        if (::stat(path.c_str(), &found) != 0) {
            return false;
        }
        const bool keepsOthersOff = found.st_uid == 0 && S_ISDIR(found.st_mode) && (found.st_mode & S_ISVTX) != 0;
        if (!onlyRootWrites(found) && !keepsOthersOff) {
            return false;
        }
        if (!path.has_relative_path()) {
            return path.is_absolute();
        }
    }
}

/// What cron cannot do, or may not be let do.
Result<> checkForCron(const ScheduleChange& change) {
    if (change.fstrim_enabled) {
        return fail(Errc::unsupported,
                    "fstrim.timer does not run without systemd, so there is nothing to turn on or off.");
    }
    if (change.enabled && change.mains_only) {
        return fail(Errc::unsupported,
                    "cron starts the runs of this machine, and it cannot tell mains power from battery.",
                    "Let the schedule run on battery too.");
    }
    if (change.enabled && !onlyRootCanChange(change.program)) {
        return fail(
            Errc::unsupported,
            fmt::format("cron would run {} as root, and others than root can replace it.", change.program.string()),
            "Install Trimwright as a package, and set the schedule with that.");
    }
    return {};
}

/// What systemd needs for it.
Result<> checkForSystemd(const ScheduleChange& change, const ScheduleTimers& before) {
    if (!before.ours.installed) {
        return fail(Errc::notFound, fmt::format("The timer {} is not installed.", ourTimer),
                    "Install Trimwright as a package; a program run from where it was built has no timer.");
    }
    if (change.fstrim_enabled.value_or(false) && !before.fstrim.installed) {
        return fail(Errc::notFound, fmt::format("The timer {} is not installed on this machine.", fstrimTimer),
                    "It comes with util-linux.");
    }
    return {};
}

/// Changes of two programs at once would be half of each. Only root may open the file, so that nobody else can hold it.
Result<UniqueFd> lockChanges(const std::filesystem::path& file) {
    if (auto made = makePublicDirectory(file.parent_path()); !made) {
        return fail(std::move(made.error()));
    }
    UniqueFd lock(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
    if (!lock || ::flock(lock.get(), LOCK_EX) != 0) {
        return fail(errnoError(errno, fmt::format("Cannot change the schedule in {}", file.parent_path().string())));
    }
    return lock;
}

/// One change and its way back.
class Change {
  public:
    Change(const Systemctl& systemd, const ScheduleFiles& files, const ScheduleTimers& before, std::stop_token stop)
        : m_systemd(systemd), m_files(files), m_before(before), m_stop(std::move(stop)) {}

    Result<> carryOut(const ScheduleChange& change) {
        if (auto saved = m_files.save(); !saved) {
            return saved;
        }
        auto done = tryIt(change);
        if (done) {
            return done;
        }
        Error error = std::move(done.error());
        if (const auto back = putBack(); back) {
            error.message += " Nothing was changed.";
        } else {
            error.message +=
                fmt::format(" What was changed before that could not be put back: {}", back.error().message);
        }
        return fail(std::move(error));
    }

  private:
    Result<> run(const std::vector<std::string>& words) const { return m_systemd.change(words, m_stop); }

    Result<> tryIt(const ScheduleChange& change) {
        if (m_before.keeper == TimeKeeper::cron) { // which sees by itself that its files have changed
            return m_files.write(change, TimeKeeper::cron);
        }
        // A timer that fired long ago, or never, would take a time before this change for one it has missed, and fire
        // at once. So it forgets: it is taken out, what it remembers on disk is removed, and it starts as a new one.
        const bool again = change.enabled && (!m_before.ours.active || !m_files.timerSays(change));
        if (again || !change.enabled) {
            if (auto stopped = run({"disable", "--now", ourTimer}); !stopped) {
                return stopped;
            }
        }
        if (again) {
            // Fails where there is nothing to forget; the timer is then a new one anyway.
            std::ignore = run({"clean", "--what=state", ourTimer});
        }
        if (auto written = m_files.write(change, TimeKeeper::systemd); !written) {
            return written;
        }
        if (auto reloaded = run({"daemon-reload"}); !reloaded) {
            return reloaded;
        }
        if (change.enabled) {
            if (auto started = run({"enable", "--now", ourTimer}); !started) {
                return started;
            }
        }
        if (change.fstrim_enabled) {
            if (auto set = run({*change.fstrim_enabled ? "enable" : "disable", "--now", fstrimTimer}); !set) {
                return set;
            }
        }
        return check(change);
    }

    /// systemctl may succeed and the timer still not wait: a bad calendar text, a unit that is masked.
    Result<> check(const ScheduleChange& change) const {
        const auto units = m_systemd.show({ourTimer}, shownProperties, m_stop);
        if (!units) {
            return fail(units.error());
        }
        const UnitTimer now = timerOf(units->front());
        if (now.active != change.enabled || now.enabled != change.enabled) {
            return fail(Errc::failed, fmt::format("The timer did not {}.", change.enabled ? "start" : "stop"),
                        fmt::format("To see why: systemctl status {}", ourTimer));
        }
        return {};
    }

    /// Every step is tried, whatever became of the one before it; the first error is told. Not stopped half-way.
    Result<> putBack() const {
        Result<> all;
        const auto note = [&all](Result<> step) {
            if (!step && all) {
                all = std::move(step);
            }
        };
        const auto restore = [&](const UnitTimer& timer, const char* name) {
            note(m_systemd.change({timer.enabled ? "enable" : "disable", name}, {}));
            note(m_systemd.change({timer.active ? "start" : "stop", name}, {}));
        };
        note(m_files.putBack());
        if (m_before.keeper == TimeKeeper::cron) {
            return all;
        }
        note(m_systemd.change({"daemon-reload"}, {}));
        restore(m_before.ours, ourTimer);
        if (m_before.fstrim.installed) {
            restore(m_before.fstrim, fstrimTimer);
        }
        return all;
    }

    const Systemctl& m_systemd;
    ScheduleFiles m_files;
    const ScheduleTimers& m_before;
    std::stop_token m_stop;
};

} // namespace

TimeKeeper ScheduleTimer::timeKeeper() const {
    if (!m_options.live) {
        return TimeKeeper::nobody;
    }
    std::error_code ignored;
    if (std::filesystem::is_directory(m_options.root / "run/systemd/system", ignored)) {
        return TimeKeeper::systemd;
    }
    const SystemTree tree(m_options.root);
    if (!tree.exists("/etc/cron.d")) {
        return TimeKeeper::nobody;
    }
    const auto processes = tree.list("/proc");
    const bool cron = std::ranges::any_of(processes, [&tree](const std::string& process) {
        const bool number = process.find_first_not_of("0123456789") == std::string::npos;
        const auto name = number ? tree.text("/proc/" + process + "/comm") : std::nullopt;
        return name == "cron" || name == "crond";
    });
    return cron ? TimeKeeper::cron : TimeKeeper::nobody;
}

std::string ScheduleTimer::settingsFile() const {
    return ScheduleFiles(m_options.root).settings().string();
}

Result<std::optional<std::string>> ScheduleTimer::settings() const {
    constexpr std::size_t largest = std::size_t{64} << 10;
    auto text = readFile(settingsFile(), largest);
    if (!text && text.error().code == Errc::notFound) {
        return std::optional<std::string>();
    }
    if (!text) {
        return fail(std::move(text.error()));
    }
    return std::optional(std::move(*text));
}

Result<ScheduleTimers> ScheduleTimer::timers(std::stop_token stop) const {
    const TimeKeeper keeper = timeKeeper();
    if (keeper != TimeKeeper::systemd) {
        return ScheduleTimers{keeper,
                              keeper == TimeKeeper::cron ? timerFromCron(ScheduleFiles(m_options.root).cron())
                                                         : timerFromFiles(m_options.root, ourTimer),
                              timerFromFiles(m_options.root, fstrimTimer)};
    }
    const Systemctl systemd(m_options.systemctl_program, m_options.timeout);
    const auto units = systemd.show({ourTimer, fstrimTimer, ourService}, shownProperties, std::move(stop));
    if (!units) {
        return fail(units.error());
    }
    const UnitProperties& service = units->at(2);
    // "no" also where it was never started; then it has no time.
    const bool leftOut = value(service, "ConditionResult") == "no" && parseUtc(value(service, "ConditionTimestamp"));
    return ScheduleTimers{keeper, timerOf(units->at(0)), timerOf(units->at(1)), leftOut,
                          value(service, "ActiveState") == "failed"};
}

bool ScheduleTimer::filesSay(const ScheduleChange& change, TimeKeeper keeper) const {
    return ScheduleFiles(m_options.root).say(change, keeper);
}

Result<> ScheduleTimer::apply(const ScheduleChange& change, std::stop_token stop) const {
    if (!m_options.live) {
        return fail(Errc::unsupported, "This is a captured system; its schedule can be read but not changed.");
    }
    if (timeKeeper() == TimeKeeper::nobody) {
        return fail(Errc::unsupported,
                    "Neither systemd nor cron runs on this machine, so nothing starts at a set time.",
                    "Install cron and start it, and set the schedule again.");
    }
    const auto lock = lockChanges(m_options.root / "etc/trimwright/.schedule.lock");
    if (!lock) {
        return fail(lock.error());
    }
    const auto before = timers(stop);
    if (!before) {
        return fail(before.error());
    }
    if (auto possible = before->keeper == TimeKeeper::cron ? checkForCron(change) : checkForSystemd(change, *before);
        !possible) {
        return possible;
    }
    const Systemctl systemd(m_options.systemctl_program, m_options.timeout);
    return Change(systemd, ScheduleFiles(m_options.root), *before, stop).carryOut(change);
}

} // namespace trimwright::linux_system
