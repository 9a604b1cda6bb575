// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/schedule.h"

#include <ctime>

namespace trimwright::care {
namespace {

using std::chrono::days;
using std::chrono::seconds;
using std::chrono::sys_days;
using std::chrono::sys_seconds;
using std::chrono::year_month_day;

LocalTime localTime(sys_seconds instant) {
    const std::time_t time = instant.time_since_epoch().count();
    std::tm broken{};
    ::localtime_r(&time, &broken);
    return {std::chrono::year(broken.tm_year + 1900) / (broken.tm_mon + 1) / broken.tm_mday, broken.tm_hour,
            broken.tm_min, broken.tm_sec};
}

/// The moment mktime() finds, with the daylight saving flag given; nothing if the clock never shows that time.
std::optional<sys_seconds> instantOf(const LocalTime& local, int daylightSaving) {
    std::tm broken{};
    broken.tm_year = static_cast<int>(local.date.year()) - 1900;
    broken.tm_mon = static_cast<int>(static_cast<unsigned>(local.date.month())) - 1;
    broken.tm_mday = static_cast<int>(static_cast<unsigned>(local.date.day()));
    broken.tm_hour = local.hour;
    broken.tm_min = local.minute;
    broken.tm_sec = local.second;
    broken.tm_isdst = daylightSaving;
    const sys_seconds found{seconds(std::mktime(&broken))};
    return localTime(found) == local ? std::optional(found) : std::nullopt;
}

std::optional<sys_seconds> firstInstantAfter(const LocalTime& local, sys_seconds after) {
    std::optional<sys_seconds> first;
    for (const int daylightSaving : {-1, 0, 1}) {
        const auto found = instantOf(local, daylightSaving);
        if (found && *found > after && (!first || *found < *first)) {
            first = found;
        }
    }
    return first;
}

bool runsOn(const Schedule& schedule, year_month_day date) {
    switch (schedule.every) {
    case Every::week:
        return std::chrono::weekday(sys_days(date)).iso_encoding() == static_cast<unsigned>(schedule.weekday);
    case Every::month:
        return schedule.month_day == lastDayOfMonth
                   ? date.day() == (date.year() / date.month() / std::chrono::last).day()
                   : static_cast<int>(static_cast<unsigned>(date.day())) == schedule.month_day;
    case Every::day:
        break;
    }
    return true;
}

} // namespace

LocalClock machineClock() {
    return {localTime, firstInstantAfter};
}

std::optional<sys_seconds> nextRun(const Schedule& schedule, sys_seconds after, const LocalClock& clock) {
    if (!schedule.enabled || !validate(schedule)) {
        return std::nullopt;
    }
    // More than a year of days: enough for a monthly run that falls into the hour left out, several times over.
    constexpr days furthest{400};
    const LocalTime now = clock.toLocal(after);
    for (days ahead{0}; ahead <= furthest; ++ahead) {
        const year_month_day date{sys_days(now.date) + ahead};
        // The wall clock decides which day is today; in the hour that comes twice a time that it has shown has passed.
        const LocalTime candidate{date, schedule.hour, schedule.minute, 0};
        if (!runsOn(schedule, date) || candidate <= now) {
            continue;
        }
        if (const auto instant = clock.toInstant(candidate, after)) {
            return instant;
        }
    }
    return std::nullopt;
}

} // namespace trimwright::care
