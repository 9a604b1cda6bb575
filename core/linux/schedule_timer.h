// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <chrono>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>

namespace trimwright::linux_system {

struct ScheduleTimerOptions {
    /// Files are read and written below it; systemd is asked and changed only if it is "/" (see `live`).
    std::filesystem::path root = "/";
    /// Looked up in the system directories unless it holds a slash.
    std::string systemctl_program = "systemctl";
    std::chrono::milliseconds timeout{30'000}; ///< For each call of it.
    bool live = true; ///< The tree is this machine's. A captured tree is read only, and has no systemd to ask.
};

/// Who starts runs at set times on a machine.
enum class TimeKeeper { nobody, systemd, cron };

/// What is known of one timer unit.
struct UnitTimer {
    bool installed = false;
    bool enabled = false;
    bool active = false;
    std::optional<std::chrono::sys_seconds> next;
    std::optional<std::chrono::sys_seconds> last;
};

struct ScheduleTimers {
    TimeKeeper keeper = TimeKeeper::nobody;
    UnitTimer ours;
    UnitTimer fstrim;
    bool condition_failed = false; ///< The last start of our service was left out, which only mains power can cause.
    bool failed = false;           ///< Our service ended with an error, and was not started since.
};

/// A whole change. The settings are text here: core/care knows what they mean.
struct ScheduleChange {
    std::string settings;    ///< New content of the settings file.
    bool enabled = false;    ///< Of our timer; the rest says how.
    std::string on_calendar; ///< systemd.time(7)
    bool catch_up = true;
    bool mains_only = false;
    std::optional<bool> fstrim_enabled; ///< Nothing: left as it is.
    std::string cron_entry = {};        ///< The same as a line of a file in /etc/cron.d, where systemd does not run.
    std::filesystem::path program = {}; ///< What that line starts as root.
};

/// What starts our runs and what decides it: /etc/trimwright/schedule.conf, which holds the settings, and what follows
/// from it: drop-ins in /etc/systemd/system for the units of the package, or, on a machine that systemd does not
/// manage, a file in /etc/cron.d. Cron knows neither mains power nor runs that were missed. Holds no state; any thread,
/// any process: changes wait for each other.
class ScheduleTimer {
  public:
    explicit ScheduleTimer(ScheduleTimerOptions options = {}) : m_options(std::move(options)) {}

    bool isLive() const { return m_options.live; }

    /// systemd where it manages this machine (sd_booted(3)), else a cron that reads /etc/cron.d. (One that is hidden
    /// from this user, as with hidepid, is not found.)
    TimeKeeper timeKeeper() const;

    std::string settingsFile() const;
    /// Its content; nothing if there is none. Errors: that of readFile().
    Result<std::optional<std::string>> settings() const;

    /// Needs no privilege. Without systemd what the files say: of cron's, or whether the units are installed and
    /// enabled. Errors: of runProgram(), failed.
    Result<ScheduleTimers> timers(std::stop_token stop) const;

    /// Whether the files that follow from the settings are the ones that this change would write.
    bool filesSay(const ScheduleChange& change, TimeKeeper keeper) const;

    /// Carries the change out, or leaves everything as it was and says why. A run that was missed before the change is
    /// not made up for. Errors: unsupported (neither systemd nor cron, a captured tree, or something that cron cannot
    /// do), permissionDenied, missingProgram, notFound (our timer is not installed), timedOut, cancelled, failed.
    Result<> apply(const ScheduleChange& change, std::stop_token stop) const;

  private:
    ScheduleTimerOptions m_options;
};

} // namespace trimwright::linux_system
