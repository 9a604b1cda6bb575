// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/schedule.h"

#include <gmock/gmock.h>

namespace trimwright::care {
namespace {

using ::testing::HasSubstr;

Schedule weekly() {
    Schedule schedule;
    schedule.enabled = true;
    return schedule;
}

Schedule monthly(int day) {
    Schedule schedule = weekly();
    schedule.every = Every::month;
    schedule.month_day = day;
    return schedule;
}

TEST(Schedule, isOffAndWeeklyWhereNobodySetAnything) {
    const Schedule schedule;
    EXPECT_FALSE(schedule.enabled);
    EXPECT_EQ(describe(schedule), "every Sunday at 03:00");
    EXPECT_TRUE(validate(schedule));
}

TEST(Schedule, becomesACalendarText) {
    Schedule schedule = weekly();
    EXPECT_EQ(onCalendar(schedule), "Sun *-*-* 03:00:00");
    ASSERT_TRUE(setOn(schedule, "WED"));
    ASSERT_TRUE(setAt(schedule, "7:05"));
    EXPECT_EQ(onCalendar(schedule), "Wed *-*-* 07:05:00");
    EXPECT_EQ(describe(schedule), "every Wednesday at 07:05");
    ASSERT_TRUE(setEvery(schedule, "day"));
    EXPECT_EQ(onCalendar(schedule), "*-*-* 07:05:00");
    EXPECT_EQ(onCalendar(monthly(9)), "*-*-09 03:00:00");
    EXPECT_EQ(onCalendar(monthly(lastDayOfMonth)), "*-*~01 03:00:00");
    EXPECT_EQ(describe(monthly(lastDayOfMonth)), "on the last day of every month at 03:00");
}

TEST(Schedule, becomesALineForCron) {
    EXPECT_EQ(cronLine(weekly(), "run"), "0 3 * * 0  run");
    EXPECT_EQ(cronLine(monthly(15), "run"), "0 3 15 * *  run");
    EXPECT_EQ(cronEntry(weekly(), "/usr/bin/trimwrightctl"),
              "0 3 * * 0  root [ -x /usr/bin/trimwrightctl ] && /usr/bin/trimwrightctl optimize --scheduled");
    EXPECT_EQ(
        cronEntry(monthly(lastDayOfMonth), "/bin/t"),
        "0 3 28-31 * *  root [ \"$(date -d tomorrow +\\%d)\" = 01 ] && [ -x /bin/t ] && /bin/t optimize --scheduled");
    // Cron has no last day; a % must be escaped in its file.
    EXPECT_EQ(cronLine(monthly(lastDayOfMonth), "run"), "0 3 28-31 * *  [ \"$(date -d tomorrow +\\%d)\" = 01 ] && run");
}

TEST(Schedule, CronCommandNamesTheProgramByItsPathAndTheDrives) {
    Schedule schedule = weekly();
    EXPECT_EQ(cronCommand(schedule, "/usr/bin/trimwrightctl"), "/usr/bin/trimwrightctl optimize --scheduled");
    schedule.drives = {DriveId{"sata-ACME-1"}, DriveId{"loop-/a b"}};
    EXPECT_EQ(cronCommand(schedule, "/my programs/100%/it's/trimwrightctl"),
              "'/my programs/100'\\%'/it'\\''s/trimwrightctl' optimize --scheduled --drive sata-ACME-1 "
              "--drive 'loop-/a b'");
}

TEST(Schedule, refusesWordsItDoesNotKnowAndStaysAsItWas) {
    Schedule schedule = weekly();
    for (const char* word : {"", "hour", "weeks", "1"}) {
        EXPECT_EQ(setEvery(schedule, word).error().code, Errc::usage) << word;
    }
    for (const char* word : {"", "s", "sund", "1", "last", "sunday "}) {
        EXPECT_EQ(setOn(schedule, word).error().code, Errc::usage) << word;
    }
    for (const char* word :
         {"", "3", "24:00", "03:60", "3:0", "03:000", "-1:00", "+3:00", " 3:00", "03:00:00", ":00", "003:00"}) {
        EXPECT_EQ(setAt(schedule, word).error().code, Errc::usage) << word;
    }
    EXPECT_EQ(schedule, weekly());
    schedule = monthly(1);
    for (const char* word : {"0", "29", "31", "32", "-1", "sunday", "1.5", "99999999999"}) {
        EXPECT_EQ(setOn(schedule, word).error().code, Errc::usage) << word;
    }
    EXPECT_EQ(schedule, monthly(1));
}

TEST(Schedule, saysWhyADayThatNotEveryMonthHasIsRefused) {
    Schedule schedule = monthly(1);
    const auto set = setOn(schedule, "31");
    ASSERT_FALSE(set);
    EXPECT_EQ(set.error().message, "Not every month has a day 31.");
    EXPECT_THAT(set.error().advice, HasSubstr("last"));
}

TEST(Schedule, takesNoDayWhenItRunsDaily) {
    Schedule schedule = weekly();
    ASSERT_TRUE(setEvery(schedule, "day"));
    EXPECT_FALSE(setOn(schedule, "sunday"));
}

TEST(Schedule, validatesDrives) {
    Schedule schedule = weekly();
    schedule.drives = {{"nvme-eui.1"}, {"ata-X Y"}};
    EXPECT_TRUE(validate(schedule));
    for (const char* id : {"", "a\nb", " a", "a ", "emulated:demo", "nvme-eui.1"}) {
        schedule.drives = {{"nvme-eui.1"}, {id}};
        EXPECT_FALSE(validate(schedule)) << id;
    }
}

// ---- The settings file
// -----------------------------------------------------------------------------------------------

Schedule unusual() {
    Schedule schedule = monthly(lastDayOfMonth);
    schedule.hour = 23;
    schedule.minute = 59;
    schedule.mains_only = true;
    schedule.catch_up = false;
    schedule.drives = {{"nvme-eui.0025385b71b0a5c1"}, {"ata-Model = 1 # no comment"}};
    return schedule;
}

TEST(ScheduleSettings, comeBackAsTheyWere) {
    Schedule daily = weekly();
    daily.every = Every::day;
    for (const Schedule& schedule : {Schedule{}, weekly(), monthly(28), daily, unusual()}) {
        const auto read = parseSettings(toSettings(schedule), "schedule.conf");
        ASSERT_TRUE(read) << read.error().message;
        EXPECT_EQ(onText(*read), onText(schedule));
        EXPECT_EQ(toSettings(*read), toSettings(schedule));
    }
    EXPECT_EQ(parseSettings(toSettings(unusual()), "x").value(), unusual());
}

TEST(ScheduleSettings, mayBeWrittenByHand) {
    const auto read = parseSettings("# mine\r\n\n version=1\n  at =  4:30\nevery = WEEK\non = Mon\nenabled = yes\n"
                                    "mains-only = yes\ncatch-up = no\ndrives = all",
                                    "schedule.conf");
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(onCalendar(*read), "Mon *-*-* 04:30:00");
    EXPECT_TRUE(read->mains_only);
    EXPECT_FALSE(read->catch_up);
}

/// The settings of weekly() with a text in them replaced.
Result<Schedule> changed(const std::string& from, const std::string& to) {
    std::string text = toSettings(weekly());
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return parseSettings(text.replace(at, from.size(), to), "/etc/schedule.conf");
}

TEST(ScheduleSettings, thatAreDamagedAreErrorsThatNameTheLine) {
    const std::vector<std::pair<std::string, std::string>> damage = {
        {"enabled = yes", ""},
        {"enabled = yes", "enabled = true"},
        {"enabled = yes", "enabled ="},
        {"at = 03:00", "at = 25:00"},
        {"on = sunday", ""},
        {"on = sunday", "on = sunday\non = monday"},
        {"every = week", "every = day"},
        {"drives = all", ""},
        {"drives = all", "drives = x"},
        {"drives = all", "drives = all\ndrive = x"},
        {"drives = all", "drive = x\ndrive = x"},
        {"catch-up = yes", "catch-up"},
        {"mains-only = no", "mains-only = no\nspread = 5"}};
    for (const auto& [from, to] : damage) {
        const auto read = changed(from, to);
        ASSERT_FALSE(read) << to;
        EXPECT_EQ(read.error().code, Errc::invalidData) << to;
        EXPECT_THAT(read.error().message, HasSubstr("/etc/schedule.conf"));
        EXPECT_FALSE(read.error().advice.empty());
    }
    EXPECT_THAT(changed("at = 03:00", "at = 25:00").error().message, HasSubstr("line 8: \"25:00\" is no time of day."));
}

TEST(ScheduleSettings, ofALaterVersionAreNotGuessedAt) {
    const auto read = changed("version = 1", "version = 2");
    ASSERT_FALSE(read);
    EXPECT_THAT(read.error().message, HasSubstr("of version 2"));
    EXPECT_THAT(read.error().advice, HasSubstr("Update"));
    EXPECT_FALSE(parseSettings("", "x"));
    EXPECT_FALSE(parseSettings(std::string(100, '\0'), "x"));
}

TEST(ScheduleJson, comesBackAsItWas) {
    EXPECT_EQ(
        scheduleToJson(weekly()),
        R"({"enabled":true,"every":"week","on":"sunday","at":"03:00","mains_only":false,"catch_up":true,"drives":null})");
    EXPECT_EQ(scheduleFromJson(scheduleToJson(unusual())).value(), unusual());
    Schedule daily = weekly();
    daily.every = Every::day;
    EXPECT_EQ(scheduleFromJson(scheduleToJson(daily)).value(), daily);
}

TEST(ScheduleJson, thatIsNoScheduleIsAnError) {
    for (
        const char* json :
        {"", "[]", "{}", "{\"enabled\":1}", "\"x\"",
         R"({"enabled":true,"every":"week","on":"sunday","at":"03:00","mains_only":false,"catch_up":true})",
         R"({"enabled":true,"every":"week","on":"sunday","at":"03:00","mains_only":false,"catch_up":true,"drives":[]})",
         R"({"enabled":true,"every":"week","on":"sunday","at":"03:00","mains_only":false,"catch_up":true,"drives":[1]})",
         R"({"enabled":true,"every":"week","on":"sunday","at":"03:00","mains_only":false,"catch_up":true,"drives":["a\ndrives = all"]})",
         R"({"enabled":true,"every":"week","on":"sunday","at":"03:00\nx = y","mains_only":false,"catch_up":true,"drives":null})"}) {
        EXPECT_FALSE(scheduleFromJson(json)) << json;
    }
}

} // namespace
} // namespace trimwright::care
