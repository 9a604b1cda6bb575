// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/schedule.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <fmt/format.h>
#include <system_error>

namespace trimwright::care {
namespace {

constexpr int lastSafeDay = 28; // what every month has
constexpr std::size_t shortName = 3;

/// By Weekday, from 1: Monday.
constexpr std::array<std::string_view, 8> weekdays = {"",         "Monday", "Tuesday",  "Wednesday",
                                                      "Thursday", "Friday", "Saturday", "Sunday"};

std::string_view nameOf(Weekday day) {
    const auto index = static_cast<std::size_t>(day);
    return index < weekdays.size() ? weekdays[index] : weekdays[0];
}

std::string lowered(std::string_view text) {
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower;
}

std::optional<int> wholeNumber(std::string_view text) {
    int value = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    const bool plain = !text.empty() && text.front() >= '0' && text.front() <= '9';
    return plain && read.ec == std::errc() && read.ptr == end ? std::optional(value) : std::nullopt;
}

std::optional<Weekday> weekdayOf(std::string_view text) {
    const std::string word = lowered(text);
    for (std::size_t i = 1; i < weekdays.size(); ++i) {
        const std::string name = lowered(weekdays[i]);
        if (word == name || word == name.substr(0, shortName)) {
            return static_cast<Weekday>(i);
        }
    }
    return std::nullopt;
}

Result<> checkMonthDay(int day) {
    if (day == lastDayOfMonth || (day >= 1 && day <= lastSafeDay)) {
        return {};
    }
    if (day > lastSafeDay && day <= 31) {
        return fail(Errc::usage, fmt::format("Not every month has a day {}.", day),
                    "Take a day from 1 to 28, or \"last\" for the last day of every month.");
    }
    return fail(Errc::usage, "A day of the month is a number from 1 to 28, or \"last\".");
}

Result<> checkDrives(const std::vector<DriveId>& drives) {
    constexpr std::size_t mostDrives = 256;
    constexpr std::size_t longestId = 512;
    if (drives.size() > mostDrives) {
        return fail(Errc::usage, fmt::format("A schedule names at most {} drives.", mostDrives));
    }
    for (auto drive = drives.begin(); drive != drives.end(); ++drive) {
        const std::string& id = drive->value;
        const bool printable =
            std::ranges::none_of(id, [](unsigned char c) { return std::iscntrl(c) != 0; }) && id.size() <= longestId;
        if (id.empty() || !printable || id.front() == ' ' || id.back() == ' ') {
            return fail(Errc::usage, "One of the drives has no name that could be stored.",
                        "Name a drive as trimwrightctl list prints it.");
        }
        if (id.starts_with("emulated:")) {
            return fail(Errc::usage, fmt::format("{} is an emulated drive, which no schedule can reach.", id),
                        "Name drives of this machine, or leave them out for all of them.");
        }
        if (std::find(drives.begin(), drive, *drive) != drive) {
            return fail(Errc::usage, fmt::format("The drive {} is named twice.", id));
        }
    }
    return {};
}

} // namespace

Result<> validate(const Schedule& schedule) {
    if (toString(schedule.every).empty()) {
        return fail(Errc::usage, "A schedule runs every day, week or month.");
    }
    if (schedule.hour < 0 || schedule.hour > 23 || schedule.minute < 0 || schedule.minute > 59) {
        return fail(Errc::usage, "A time of day is written as 03:00, from 00:00 to 23:59.");
    }
    if (schedule.every == Every::week && nameOf(schedule.weekday).empty()) {
        return fail(Errc::usage, "A weekly schedule needs a day of the week.");
    }
    if (schedule.every == Every::month) {
        if (auto day = checkMonthDay(schedule.month_day); !day) {
            return day;
        }
    }
    return checkDrives(schedule.drives);
}

std::string_view toString(Every every) {
    switch (every) {
    case Every::day:
        return "day";
    case Every::week:
        return "week";
    case Every::month:
        return "month";
    }
    return "";
}

std::string onText(const Schedule& schedule) {
    switch (schedule.every) {
    case Every::week:
        return lowered(nameOf(schedule.weekday));
    case Every::month:
        return schedule.month_day == lastDayOfMonth ? "last" : std::to_string(schedule.month_day);
    case Every::day:
        break;
    }
    return "";
}

std::string atText(const Schedule& schedule) {
    return fmt::format("{:02}:{:02}", schedule.hour, schedule.minute);
}

Result<> setEvery(Schedule& schedule, std::string_view text) {
    for (const Every every : {Every::day, Every::week, Every::month}) {
        if (lowered(text) == toString(every)) {
            schedule.every = every;
            return {};
        }
    }
    return fail(Errc::usage, fmt::format("A schedule cannot run every \"{}\".", text), "Say day, week or month.");
}

Result<> setOn(Schedule& schedule, std::string_view text) {
    if (schedule.every == Every::week) {
        const auto day = weekdayOf(text);
        if (!day) {
            return fail(Errc::usage, fmt::format("\"{}\" is no day of the week.", text),
                        "Say monday, tuesday, wednesday, thursday, friday, saturday or sunday.");
        }
        schedule.weekday = *day;
        return {};
    }
    if (schedule.every == Every::month) {
        const auto number = lowered(text) == "last" ? lastDayOfMonth : wholeNumber(text).value_or(-1);
        const bool zero = number == lastDayOfMonth && lowered(text) != "last";
        if (auto checked = checkMonthDay(zero ? -1 : number); !checked) {
            return checked;
        }
        schedule.month_day = number;
        return {};
    }
    return fail(Errc::usage, "A daily schedule has no day to choose.",
                "Leave the day out, or run every week or every month.");
}

Result<> setAt(Schedule& schedule, std::string_view text) {
    const auto colon = text.find(':');
    std::optional<int> hour;
    std::optional<int> minute;
    if (colon != std::string_view::npos && colon <= 2 && text.size() == colon + 3) {
        hour = wholeNumber(text.substr(0, colon));
        minute = wholeNumber(text.substr(colon + 1));
    }
    if (!hour || !minute || *hour > 23 || *minute > 59) {
        return fail(Errc::usage, fmt::format("\"{}\" is no time of day.", text),
                    "Write it as 03:00, from 00:00 to 23:59.");
    }
    schedule.hour = *hour;
    schedule.minute = *minute;
    return {};
}

std::string describe(const Schedule& schedule) {
    switch (schedule.every) {
    case Every::week:
        return fmt::format("every {} at {}", nameOf(schedule.weekday), atText(schedule));
    case Every::month:
        return schedule.month_day == lastDayOfMonth
                   ? fmt::format("on the last day of every month at {}", atText(schedule))
                   : fmt::format("on day {} of every month at {}", schedule.month_day, atText(schedule));
    case Every::day:
        break;
    }
    return fmt::format("every day at {}", atText(schedule));
}

std::string onCalendar(const Schedule& schedule) {
    const std::string time = atText(schedule) + ":00";
    switch (schedule.every) {
    case Every::week:
        return fmt::format("{} *-*-* {}", nameOf(schedule.weekday).substr(0, shortName), time);
    case Every::month:
        return schedule.month_day == lastDayOfMonth ? fmt::format("*-*~01 {}", time)
                                                    : fmt::format("*-*-{:02} {}", schedule.month_day, time);
    case Every::day:
        break;
    }
    return fmt::format("*-*-* {}", time);
}

/// As one word of a shell's line in a crontab, where an unescaped % would end the line.
std::string cronWord(std::string_view text) {
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+:";
    if (text.find_first_not_of(plain) == std::string_view::npos) {
        return std::string(text);
    }
    std::string word = "'";
    for (const char c : text) {
        word += c == '\'' ? "'\\''" : c == '%' ? "'\\%'" : std::string(1, c);
    }
    return word + "'";
}

std::string cronCommand(const Schedule& schedule, std::string_view program) {
    std::string command = cronWord(program) + " optimize --scheduled";
    for (const DriveId& drive : schedule.drives) {
        command += " --drive " + cronWord(drive.value);
    }
    return command;
}

namespace {

/// `user`: with a blank behind it, where the table has a column for it.
std::string cronLineFor(const Schedule& schedule, std::string_view user, std::string_view command) {
    const std::string time = fmt::format("{} {}", schedule.minute, schedule.hour);
    switch (schedule.every) {
    case Every::week:
        return fmt::format("{} * * {}  {}{}", time, static_cast<int>(schedule.weekday) % 7, user, command);
    case Every::month:
        return schedule.month_day == lastDayOfMonth
                   ? fmt::format(R"cron({} 28-31 * *  {}[ "$(date -d tomorrow +\%d)" = 01 ] && {})cron", time, user,
                                 command)
                   : fmt::format("{} {} * *  {}{}", time, schedule.month_day, user, command);
    case Every::day:
        break;
    }
    return fmt::format("{} * * *  {}{}", time, user, command);
}

} // namespace

std::string cronLine(const Schedule& schedule, std::string_view command) {
    return cronLineFor(schedule, "", command);
}

std::string cronEntry(const Schedule& schedule, std::string_view program) {
    const std::string word = cronWord(program);
    return cronLineFor(schedule, "root ", "[ -x " + word + " ] && " + word + " optimize --scheduled");
}

} // namespace trimwright::care
