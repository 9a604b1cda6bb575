// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/care/schedule.h"

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

/// The schedule as the programs show and change it. A plain value and a seam of three functions, so that the command
/// line, the window and the helper say the same, whoever does the work.
namespace trimwright::care {

/// A timer of systemd, or what cron does in its place.
struct TimerState {
    bool installed = false;
    bool enabled = false; ///< Starts with the machine.
    bool active = false;  ///< Waits for its time now.
    std::optional<std::chrono::sys_seconds> next_run;
    std::optional<std::chrono::sys_seconds> last_run; ///< When it last fired, also if the run was then left out.

    bool runs() const { return enabled || active; }
    friend bool operator==(const TimerState&, const TimerState&) = default;
};

struct ScheduleStatus {
    Schedule schedule;
    std::string settings_file;    ///< Where the schedule is kept; it need not exist.
    bool systemd = false;         ///< It manages this machine.
    bool cron = false;            ///< It does not, and cron runs, which then keeps our times.
    TimerState timer;             ///< Ours.
    TimerState fstrim;            ///< fstrim.timer of util-linux, which trims every filesystem of /etc/fstab.
    bool in_force = false;        ///< Our timer does just what the schedule says: also when that is nothing.
    bool on_battery_last = false; ///< The timer fired and the run was left out for want of mains power.
    bool failed_last = false;     ///< The run that it started ended with an error; the history may know more.

    /// Something starts runs at set times. Else no schedule can be set here.
    bool keepsTime() const { return systemd || cron; }
    /// Both would trim: harmless, but twice the work.
    bool conflict() const { return systemd && timer.runs() && fstrim.runs(); }
    friend bool operator==(const ScheduleStatus&, const ScheduleStatus&) = default;
};

/// What a change does to the timer of util-linux.
enum class FstrimTimer { leave, enable, disable };

/// Who reads and changes the schedule. set() changes the settings, our timer and the other one together: all of it, or
/// nothing. It needs root (permissionDenied) and systemd or cron (unsupported), and blocks for as long as systemd
/// takes.
struct ScheduleControl {
    std::function<Result<ScheduleStatus>(std::stop_token)> status;
    std::function<Result<>(const Schedule&, FstrimTimer, std::stop_token)> set;
};

} // namespace trimwright::care
