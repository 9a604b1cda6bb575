// SPDX-License-Identifier: GPL-3.0-or-later
// When the next run is, in time zones with and without summer time, and beside what systemd says.
#include "core/care/schedule.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <gmock/gmock.h>

namespace trimwright::care {
namespace {

using std::chrono::sys_seconds;

/// The tests live in a place of their own, and go home.
class Place {
  public:
    explicit Place(const char* zone) {
        const char* before = std::getenv("TZ");
        m_had = before != nullptr;
        m_before = m_had ? before : "";
        ::setenv("TZ", zone, 1);
        ::tzset();
    }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    ~Place() {
        m_had ? ::setenv("TZ", m_before.c_str(), 1) : ::unsetenv("TZ");
        ::tzset();
    }

  private:
    bool m_had = false;
    std::string m_before;
};

sys_seconds utc(int year, unsigned month, unsigned day, int hour = 0, int minute = 0) {
    return std::chrono::sys_days(std::chrono::year(year) / std::chrono::month(month) / std::chrono::day(day)) +
           std::chrono::hours(hour) + std::chrono::minutes(minute);
}

std::string text(sys_seconds instant) {
    return fmt::format("{:%Y-%m-%d %H:%M:%S} UTC", fmt::gmtime(instant.time_since_epoch().count()));
}

Schedule at(Every every, int hour, int minute = 0) {
    Schedule schedule;
    schedule.enabled = true;
    schedule.every = every;
    schedule.hour = hour;
    schedule.minute = minute;
    return schedule;
}

std::string next(const Schedule& schedule, sys_seconds after) {
    const auto run = nextRun(schedule, after, machineClock());
    return run ? text(*run) : "never";
}

TEST(NextRun, isLaterThanTheTimeGiven) {
    const Place place("UTC0");
    const Schedule weekly = at(Every::week, 3); // 2026-12-06 is a Sunday
    EXPECT_EQ(next(weekly, utc(2026, 11, 30, 12)), "2026-12-06 03:00:00 UTC");
    EXPECT_EQ(next(weekly, utc(2026, 12, 6, 2, 59)), "2026-12-06 03:00:00 UTC");
    EXPECT_EQ(next(weekly, utc(2026, 12, 6, 3)), "2026-12-13 03:00:00 UTC");
}

TEST(NextRun, isNeverOfAScheduleThatIsOffOrMakesNoSense) {
    const Place place("UTC0");
    Schedule off = at(Every::day, 3);
    off.enabled = false;
    EXPECT_EQ(next(off, utc(2026, 1, 1)), "never");
    EXPECT_EQ(next(at(Every::day, 24), utc(2026, 1, 1)), "never");
}

TEST(NextRun, fallsOnTheEndsOfMonths) {
    const Place place("UTC0");
    Schedule last = at(Every::month, 3);
    last.month_day = lastDayOfMonth;
    EXPECT_EQ(next(last, utc(2026, 1, 31, 4)), "2026-02-28 03:00:00 UTC");
    EXPECT_EQ(next(last, utc(2028, 2, 1)), "2028-02-29 03:00:00 UTC");
    EXPECT_EQ(next(last, utc(2026, 12, 31, 3)), "2027-01-31 03:00:00 UTC");
}

TEST(NextRun, leavesOutADayOnWhichTheClockLeavesTheTimeOut) {
    const Place place("Europe/Berlin"); // 2026-03-29: 02:00 becomes 03:00
    EXPECT_EQ(next(at(Every::day, 2, 30), utc(2026, 3, 28, 12)), "2026-03-30 00:30:00 UTC");
    EXPECT_EQ(next(at(Every::week, 2, 30), utc(2026, 3, 28, 12)), "2026-04-05 00:30:00 UTC");
    EXPECT_EQ(next(at(Every::day, 3), utc(2026, 3, 28, 12)), "2026-03-29 01:00:00 UTC");
}

TEST(NextRun, happensOnceOnADayThatHasTheTimeTwice) {
    const Place place("Europe/Berlin"); // 2026-10-25: 03:00 becomes 02:00
    const Schedule daily = at(Every::day, 2, 30);
    EXPECT_EQ(next(daily, utc(2026, 10, 24, 12)), "2026-10-25 00:30:00 UTC");
    EXPECT_EQ(next(daily, utc(2026, 10, 25, 0, 30)), "2026-10-26 01:30:00 UTC");
    EXPECT_EQ(next(daily, utc(2026, 10, 25, 1, 45)), "2026-10-26 01:30:00 UTC");
}

/// What systemd-analyze says comes next for each calendar text; empty if the program is not here.
std::vector<std::string> systemdSays(const std::vector<Schedule>& schedules, sys_seconds after) {
    std::string command = fmt::format("systemd-analyze calendar --base-time='{}'", text(after));
    for (const Schedule& schedule : schedules) {
        command += fmt::format(" '{}'", onCalendar(schedule));
    }
    FILE* pipe = ::popen((command + " 2>/dev/null").c_str(), "r");
    if (pipe == nullptr) {
        return {};
    }
    std::string output;
    std::array<char, 4096> chunk{};
    for (std::size_t count = 0; (count = std::fread(chunk.data(), 1, chunk.size(), pipe)) > 0;) {
        output.append(chunk.data(), count);
    }
    ::pclose(pipe);
    // Per text "Next elapse: Mon 2026-03-30 02:30:00 CEST", and below it "(in UTC): …" where the zone is another one.
    const std::string_view key = output.find("(in UTC):") == std::string::npos ? "Next elapse: " : "(in UTC): ";
    constexpr std::size_t weekday = 4;
    std::vector<std::string> said;
    for (auto at = output.find(key); at != std::string::npos; at = output.find(key, at + 1)) {
        said.push_back(output.substr(at + key.size() + weekday, text(after).size()));
    }
    return said;
}

class BesideSystemd : public ::testing::TestWithParam<const char*> {};

TEST_P(BesideSystemd, nextRunIsTheSame) {
    const Place place(GetParam());
    Schedule monthly = at(Every::month, 0, 30);
    Schedule last = at(Every::month, 2, 15);
    monthly.month_day = 28;
    last.month_day = lastDayOfMonth;
    Schedule monday = at(Every::week, 23, 59);
    monday.weekday = Weekday::monday;
    const std::vector<Schedule> schedules = {
        at(Every::day, 2, 30), at(Every::day, 0), at(Every::week, 2), at(Every::week, 3), monday, monthly, last};
    if (systemdSays(schedules, utc(2026, 1, 1)).size() != schedules.size()) {
        GTEST_SKIP() << "systemd-analyze is not installed, or knows no --base-time.";
    }
    // Around both changes of summer time, the ends of months and of a leap February.
    for (const sys_seconds after :
         {utc(2026, 3, 28, 12), utc(2026, 3, 29, 0, 59), utc(2026, 10, 24, 23, 59), utc(2026, 10, 25, 0, 30),
          utc(2026, 10, 25, 1, 15), utc(2026, 3, 8, 4), utc(2026, 11, 1, 5, 30), utc(2026, 10, 3, 13),
          utc(2026, 4, 4, 15, 10), utc(2028, 2, 28, 23), utc(2026, 12, 31, 23, 59), utc(2027, 1, 1)}) {
        std::vector<std::string> ours;
        for (const Schedule& schedule : schedules) {
            ours.push_back(next(schedule, after));
        }
        EXPECT_EQ(ours, systemdSays(schedules, after)) << "after " << text(after);
    }
}

INSTANTIATE_TEST_SUITE_P(Zones, BesideSystemd,
                         ::testing::Values("UTC", "Europe/Berlin", "America/Havana", "Australia/Lord_Howe",
                                           "America/New_York"));

} // namespace
} // namespace trimwright::care
