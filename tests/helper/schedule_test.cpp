// SPDX-License-Identifier: GPL-3.0-or-later
// The schedule, set by an ordinary user through the helper: what is written, what a refusal leaves, and what is left
// when the helper or its caller dies in the middle.
#include "app/dbus/helper_connection.h"
#include "tests/helper/user_fixture.h"

#include <csignal>
#include <gmock/gmock.h>
#include <sys/stat.h>

namespace trimwright::testing {
namespace {

using ::testing::HasSubstr;
using Mode = FakePolkit::Mode;

constexpr const char* ours = "trimwright-optimize.timer";
constexpr const char* theirs = "fstrim.timer";
constexpr const char* setTypes = "bsyyyybbassu";
constexpr const char* timerDropIn = "etc/systemd/system/trimwright-optimize.timer.d/50-schedule.conf";

unsigned modeOf(const std::filesystem::path& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 07777U : 0;
}

using ScheduleOnTheBus = UserTest;

TEST_F(ScheduleOnTheBus, IsSetShownAndTurnedOffByAnOrdinaryUser) {
    FakePolkit polkit(Mode::allow);
    startHelper(stage());
    ASSERT_EQ(
        ctl({"schedule", "set", "--every", "month", "--on", "last", "--at", "04:30", "--mains-only", "/dev/sda"}, true),
        0)
        << output;
    EXPECT_THAT(output, HasSubstr("on the last day of every month at 04:30"));
    EXPECT_THAT(schedule->settings(), HasSubstr(std::string("drive = ") + driveId + "\n"));
    EXPECT_TRUE(schedule->isOn(ours));
    EXPECT_TRUE(schedule->isOn(theirs)) << "nobody asked to change the other timer";
    EXPECT_THAT(schedule->everything().at(timerDropIn), HasSubstr("OnCalendar=*-*~01 04:30:00\n"));
    for (const char* directoryMade : {"trimwright", "systemd/system/trimwright-optimize.timer.d"}) {
        EXPECT_EQ(modeOf(schedule->etc() / directoryMade), 0755U) << directoryMade;
    }
    EXPECT_EQ(modeOf(schedule->etc() / "trimwright/schedule.conf"), 0644U);
    EXPECT_EQ(modeOf(directory / timerDropIn), 0644U);
    const auto questions = polkit.questions();
    ASSERT_EQ(questions.size(), 1U) << "reading asks for nothing";
    EXPECT_EQ(questions[0].action, "org.trimwright.schedule");
    EXPECT_EQ(questions[0].details.at("schedule"), "on the last day of every month at 04:30");

    auto connection = bus::HelperConnection::open();
    const auto read = connection->schedule({});
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(care::toSettings(*read), schedule->settings());

    ASSERT_EQ(ctl({"schedule", "set", "--all-drives", "--keep-only", "ours"}, true), 0) << output;
    EXPECT_FALSE(schedule->isOn(theirs));
    EXPECT_EQ(polkit.questions().at(1).details.at("schedule"),
              "on the last day of every month at 04:30; fstrim.timer off");
    ASSERT_EQ(ctl({"schedule", "set", "--keep-only", "fstrim"}, true), 0) << output;
    EXPECT_FALSE(schedule->isOn(ours));
    EXPECT_TRUE(schedule->isOn(theirs));
    ASSERT_EQ(ctl({"schedule", "off"}, true), 0) << output;
    EXPECT_EQ(polkit.questions().at(3).details.at("schedule"), "never");
}

TEST_F(ScheduleOnTheBus, ARefusalWritesNothingAndSaysWhy) {
    startHelper(stage());
    const auto before = schedule->everything();
    const std::map<Mode, std::string> words = {
        {Mode::deny, "does not allow you to change the schedule"},
        {Mode::challenge, "polkit agent"},
        {Mode::dismissed, "dismissed"},
        {Mode::garbage, "not understood"},
        {Mode::error, "an error"},
        {Mode::crash, "did not answer"},
    };
    for (const auto& [mode, word] : words) {
        FakePolkit polkit(mode);
        EXPECT_EQ(ctl({"schedule", "set", "--keep-only", "ours"}, true), 3) << output;
        EXPECT_THAT(output, HasSubstr(word));
        EXPECT_EQ(polkit.questions().size(), 1U);
        EXPECT_EQ(schedule->everything(), before) << word;
    }
    EXPECT_EQ(ctl({"schedule", "set"}, true), 3) << output;
    EXPECT_THAT(output, HasSubstr("polkit is not installed"));
    helper.reset();
    EXPECT_EQ(ctl({"schedule", "off"}, true), 3) << output;
    EXPECT_THAT(output, HasSubstr("sets up the helper"));
    EXPECT_EQ(schedule->everything(), before);
    EXPECT_EQ(ctl({"schedule", "show", "--json"}, true), 0) << "showing needs nobody: " << output;
}

TEST_F(ScheduleOnTheBus, PolkitItselfDecides) {
    if (!hasPolkit()) {
        GTEST_SKIP() << "polkit is not installed.";
    }
    startHelper(stage());
    allow("org.trimwright.schedule", "schedule", "every Sunday at 03:00");
    const auto polkit = startPolkit();
    EXPECT_EQ(ctl({"schedule", "set", "--at", "05:00"}, true), 3) << output;
    EXPECT_THAT(output, HasSubstr("polkit agent"));
    EXPECT_EQ(schedule->settings(), "");
    EXPECT_EQ(ctl({"schedule", "set"}, true), 0) << output;
    EXPECT_THAT(schedule->settings(), HasSubstr("at = 03:00\n"));
}

TEST_F(ScheduleOnTheBus, RefusesWhatMeansNothingWithoutAskingAnybody) {
    FakePolkit polkit(Mode::allow);
    startHelper(stage());
    const Connection client = connect(nobody);
    const auto before = schedule->everything();
    struct Wrong {
        const char* every;
        int weekday, month_day, hour, minute;
        const char* fstrim;
    };
    for (const Wrong& w :
         {Wrong{"hour", 7, 1, 3, 0, "leave"}, Wrong{"", 7, 1, 3, 0, "leave"}, Wrong{"week", 0, 1, 3, 0, "leave"},
          Wrong{"week", 8, 1, 3, 0, "leave"}, Wrong{"day", 255, 1, 3, 0, "leave"}, Wrong{"month", 7, 29, 3, 0, "leave"},
          Wrong{"week", 7, 31, 3, 0, "leave"}, Wrong{"week", 7, 1, 24, 0, "leave"}, Wrong{"week", 7, 1, 3, 60, "leave"},
          Wrong{"week", 7, 1, 3, 0, "mask"}, Wrong{"Week\nenabled = no", 7, 1, 3, 0, "leave"}}) {
        EXPECT_EQ(Call(client.get(), "SetSchedule", setTypes, 1, w.every, w.weekday, w.month_day, w.hour, w.minute, 0,
                       1, 0, w.fstrim, 1U)
                      .errorName(),
                  "org.trimwright.Error.InvalidRequest")
            << w.every << w.weekday << w.month_day << w.hour << w.minute << w.fstrim;
    }
    for (const char* drive : {"emulated:demo", "", "x\ndrives = all", " sda"}) {
        EXPECT_EQ(
            Call(client.get(), "SetSchedule", setTypes, 1, "week", 7, 1, 3, 0, 0, 1, 1, drive, "leave", 1U).errorName(),
            "org.trimwright.Error.InvalidRequest")
            << drive;
    }
    EXPECT_EQ(Call(client.get(), "SetSchedule", setTypes, 1, "week", 7, 1, 3, 0, 0, 1, 2, driveId, driveId, "leave", 1U)
                  .errorName(),
              "org.trimwright.Error.InvalidRequest");
    EXPECT_EQ(Call(client.get(), "SetSchedule", setTypes, 1, "week", 7, 1, 3, 0, 0, 1, 1, "/dev/sda", "leave", 1U)
                  .errorName(),
              "org.trimwright.Error.NotFound")
        << "a path is no name";
    EXPECT_TRUE(polkit.questions().empty());
    EXPECT_EQ(schedule->everything(), before);
}

TEST_F(ScheduleOnTheBus, KilledInTheMiddleItLeavesTheOldSettingsOrTheNewOnes) {
    FakePolkit polkit(Mode::allow);
    care::Schedule old;
    old.enabled = true;
    care::Schedule wanted = old;
    wanted.hour = 22;
    wanted.drives = {{driveId}};
    for (const char* step : {"disable --now trimwright-optimize.timer", "clean --what=state trimwright-optimize.timer",
                             "daemon-reload", "enable --now trimwright-optimize.timer", "disable --now fstrim.timer"}) {
        startHelper(stage());
        ASSERT_TRUE(bus::HelperConnection::open()->setSchedule(old, care::FstrimTimer::enable, {})) << step;
        schedule->hangAt(step);
        const Connection client = connect(nobody);
        const Call set(client.get(), "SetSchedule", setTypes, 1, "week", 7, 1, 22, 0, 0, 1, 1, driveId, "disable", 1U);
        ASSERT_TRUE(eventually([&] { return schedule->hanging(); })) << step;
        helper->signal(SIGKILL);
        EXPECT_EQ(helper->wait(), -SIGKILL);
        const std::string left = schedule->settings();
        EXPECT_TRUE(left == care::toSettings(old) || left == care::toSettings(wanted)) << step << ":\n" << left;
        EXPECT_EQ(ctl({"schedule", "show", "--json"}, true), 0) << step << ": " << output;
        schedule->letGo();
        ASSERT_TRUE(eventually([] { return !hasOwner("org.trimwright.Helper1"); }));
        startHelper(stage());
        const auto again = bus::HelperConnection::open()->setSchedule(wanted, care::FstrimTimer::disable, {});
        EXPECT_TRUE(again) << step << ": " << again.error().message;
        EXPECT_EQ(schedule->settings(), care::toSettings(wanted));
        EXPECT_TRUE(schedule->isOn(ours) && !schedule->isOn(theirs)) << step;
        EXPECT_THAT(schedule->everything().at(timerDropIn), HasSubstr("Sun *-*-* 22:00:00"));
        helper.reset();
        ASSERT_TRUE(eventually([] { return !hasOwner("org.trimwright.Helper1"); }));
    }
}

TEST_F(ScheduleOnTheBus, IsPutBackWhenItsCallerVanishesAndIsChangedByOneAtATime) {
    FakePolkit polkit(Mode::allow);
    startHelper(stage());
    ASSERT_TRUE(bus::HelperConnection::open()->setSchedule({.enabled = true}, care::FstrimTimer::enable, {}));
    const auto before = schedule->everything();
    schedule->hangAt("daemon-reload");
    Connection client = connect(nobody);
    auto set =
        std::make_unique<Call>(client.get(), "SetSchedule", setTypes, 0, "day", 7, 1, 5, 0, 1, 0, 0, "disable", 1U);
    ASSERT_TRUE(eventually([&] { return schedule->hanging(); }));
    const Connection other = connect();
    EXPECT_EQ(Call(other.get(), "SetSchedule", setTypes, 0, "week", 7, 1, 3, 0, 0, 1, 0, "leave", 1U).errorName(),
              "org.trimwright.Error.Busy");
    set.reset();
    client.reset();
    schedule->letGo();
    EXPECT_TRUE(eventually([&] { return helper->children().empty() && schedule->everything() == before; }));
    EXPECT_EQ(schedule->everything(), before);
}

} // namespace
} // namespace trimwright::testing
