// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/drive/drive.h"

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// When this machine's filesystems are optimized: the value, its texts and its arithmetic. Pure; any thread. What makes
/// it happen is a systemd timer or cron, see linux_system::ScheduleTimer; both are joined by app::ScheduleStore.
namespace trimwright::care {

enum class Every { day, week, month };
enum class Weekday { monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday };

/// Schedule::month_day of the last day of a month, whichever it is.
inline constexpr int lastDayOfMonth = 0;

/// The defaults are what is in force where nobody has set anything: off, and weekly once it is turned on.
struct Schedule {
    bool enabled = false;
    Every every = Every::week;
    Weekday weekday = Weekday::sunday; ///< Means something for Every::week only.
    int month_day = 1;                 ///< 1 … 28 or lastDayOfMonth; for Every::month only.
    int hour = 3;                      ///< Local time.
    int minute = 0;
    bool mains_only = false; ///< Left out while the machine runs on battery.
    bool catch_up = true;    ///< A run that was missed while the machine was off is made up for after its start.
    std::vector<DriveId> drives = {}; ///< Empty: every drive. A drive named here may be removable or rotational.

    friend bool operator==(const Schedule&, const Schedule&) = default;
};

/// Whether every field is within its bounds. Errors: usage, in words that name the field as the command line does.
Result<> validate(const Schedule& schedule);

/// "day", "week", "month"
std::string_view toString(Every every);
/// What `--on` takes: "sunday", "1" … "28", "last"; empty for Every::day.
std::string onText(const Schedule& schedule);
/// "03:00"
std::string atText(const Schedule& schedule);

/// Sets one field from the words above, in any case; weekdays also as "sun". The schedule stays as it is on an error
/// (usage). setOn() reads its word by `schedule.every`: call setEvery() first.
Result<> setEvery(Schedule& schedule, std::string_view text);
Result<> setOn(Schedule& schedule, std::string_view text);
Result<> setAt(Schedule& schedule, std::string_view text);

/// For people: "every Sunday at 03:00", "on the last day of every month at 03:00".
std::string describe(const Schedule& schedule);

/// The calendar event of systemd.time(7): "Sun *-*-* 03:00:00", "*-*~01 03:00:00" (last day of a month).
std::string onCalendar(const Schedule& schedule);

/// A line for root's crontab that runs `command` at these times. Cron knows no last day of a month, no mains power and
/// no catching up: the last day is asked for in the line itself, the rest is left out.
std::string cronLine(const Schedule& schedule, std::string_view command);

/// The command for that line. It needs no settings file: the drives stand in it. `program` is the whole path of
/// trimwrightctl, since cron looks for programs in few places.
std::string cronCommand(const Schedule& schedule, std::string_view program);

/// The line of a file in /etc/cron.d, with the user, for a command that reads the settings file. Does nothing once
/// `program` is not there any more.
std::string cronEntry(const Schedule& schedule, std::string_view program);

// ---- Time
// ------------------------------------------------------------------------------------------------------------

/// A time of the calendar and clock on the wall.
struct LocalTime {
    std::chrono::year_month_day date;
    int hour = 0;
    int minute = 0;
    int second = 0;

    friend auto operator<=>(const LocalTime&, const LocalTime&) = default;
};

/// Converts to and from the wall clock of one place.
struct LocalClock {
    std::function<LocalTime(std::chrono::sys_seconds)> toLocal;
    /// The first moment after `after` at which the clock shows this time, if there is one: none in the hour that is
    /// left out when summer time begins; two, an hour apart, when it ends.
    std::function<std::optional<std::chrono::sys_seconds>(const LocalTime&, std::chrono::sys_seconds after)> toInstant;
};

/// The clock of this process: /etc/localtime or $TZ.
LocalClock machineClock();

/// The first run later than `after`; nothing if the schedule is off or not valid. As systemd counts: a day on which the
/// clock leaves out the time of the run has none; on a day that has it twice the first counts.
std::optional<std::chrono::sys_seconds> nextRun(const Schedule& schedule, std::chrono::sys_seconds after,
                                                const LocalClock& clock);

// ---- Stored
// ----------------------------------------------------------------------------------------------------------

/// The settings file: "key = value" lines and # comments, made to be read and edited by an administrator.
std::string toSettings(const Schedule& schedule);

/// Reads it; `name` is the file's, for the words. Nothing is guessed: a key that is unknown, missing or there twice, a
/// value out of bounds and a version that is not ours are errors (invalidData) that name the line.
Result<Schedule> parseSettings(std::string_view text, std::string_view name);

/// {"enabled", "every", "on", "at", "mains_only", "catch_up", "drives"}: "on" is null for Every::day, "drives" is null
/// for every drive.
std::string scheduleToJson(const Schedule& schedule);
/// Errors: invalidData; the rules of parseSettings().
Result<Schedule> scheduleFromJson(std::string_view json);

} // namespace trimwright::care
