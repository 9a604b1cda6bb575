// SPDX-License-Identifier: GPL-3.0-or-later
// The timer of the schedule, on a directory as the root and a systemctl that keeps its state in files there. It fails
// where a test asks for it, so that the way back is walked from every step.
#include "core/base/file.h"
#include "core/linux/schedule_timer.h"
#include "core/linux/systemctl.h"
#include "tests/fakes/temporary_directory.h"
#include "tests/linux/fake_systemctl.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <map>

namespace trimwright::linux_system {
namespace {

using testing::fakeSystemctl;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
namespace fs = std::filesystem;

constexpr const char* conf = "etc/trimwright/schedule.conf";
constexpr const char* timerDropIn = "etc/systemd/system/trimwright-optimize.timer.d/50-schedule.conf";
constexpr const char* serviceDropIn = "etc/systemd/system/trimwright-optimize.service.d/50-schedule.conf";
constexpr const char* ours = "trimwright-optimize.timer";
constexpr const char* theirs = "fstrim.timer";

class ScheduleTimerTest : public ::testing::Test {
  protected:
    void SetUp() override {
        fs::create_directories(root / "run/systemd/system");
        fs::create_directories(root / "fake");
        std::ofstream(root / "fake/systemctl") << fakeSystemctl;
        fs::permissions(root / "fake/systemctl", fs::perms::owner_all);
        setState(theirs, true);
    }

    ScheduleTimerOptions options() const {
        ScheduleTimerOptions made;
        made.root = root;
        made.systemctl_program = (root / "fake/systemctl").string();
        return made;
    }

    ScheduleTimer timer() const { return ScheduleTimer(options()); }

    static ScheduleChange weekly() { return {"settings of a week\n", true, "Sun *-*-* 03:00:00", true, false, {}}; }

    void setState(const std::string& unit, bool on) {
        for (const char* what : {".enabled", ".active"}) {
            const fs::path file = root / "fake" / (unit + what);
            if (on) {
                std::ofstream(file).flush();
            } else {
                fs::remove(file);
            }
        }
    }
    bool isOn(const std::string& unit) const {
        return fs::exists(root / "fake" / (unit + ".enabled")) && fs::exists(root / "fake" / (unit + ".active"));
    }
    bool isOff(const std::string& unit) const {
        return !fs::exists(root / "fake" / (unit + ".enabled")) && !fs::exists(root / "fake" / (unit + ".active"));
    }
    void failOnce(const std::string& words) { std::ofstream(root / "fake/fail") << words; }
    std::string log() const { return readFile(root / "fake/log").value_or(""); }
    std::string content(const char* file) const { return readFile(root / file).value_or("none"); }

    /// All that a change may touch.
    std::map<std::string, std::string> everything() const {
        std::map<std::string, std::string> found;
        for (const auto& entry : fs::recursive_directory_iterator(root)) {
            const std::string name = entry.path().lexically_relative(root).string();
            if (name != "fake/log" && name != "fake/fail" && name != "etc/trimwright/.schedule.lock") {
                found[name] = entry.is_directory() ? "directory" : readFile(entry.path()).value_or("");
            }
        }
        return found;
    }

    testing::TemporaryDirectory m_temporary;
    fs::path root = m_temporary.path();
};

TEST_F(ScheduleTimerTest, turnsOn) {
    const auto applied = timer().apply(weekly(), {});
    ASSERT_TRUE(applied) << applied.error().message;
    EXPECT_EQ(content(conf), "settings of a week\n");
    EXPECT_THAT(content(timerDropIn),
                HasSubstr("[Timer]\nOnCalendar=\nOnCalendar=Sun *-*-* 03:00:00\nPersistent=true\n"));
    EXPECT_EQ(content(serviceDropIn), "none");
    EXPECT_TRUE(isOn(ours));
    EXPECT_TRUE(isOn(theirs)) << "Nobody asked to change the other timer.";
    EXPECT_TRUE(timer().filesSay(weekly(), timer().timeKeeper()));
}

TEST_F(ScheduleTimerTest, waitsForMainsPowerAndDoesNotCatchUpIfAskedFor) {
    ScheduleChange change = weekly();
    change.mains_only = true;
    change.catch_up = false;
    ASSERT_TRUE(timer().apply(change, {}));
    EXPECT_THAT(content(serviceDropIn), HasSubstr("[Unit]\nConditionACPower=true\n"));
    EXPECT_THAT(content(timerDropIn), HasSubstr("Persistent=false\n"));
    EXPECT_FALSE(timer().filesSay(weekly(), timer().timeKeeper()));
}

TEST_F(ScheduleTimerTest, forgetsWhatItMissedBeforeANewTimeButNotOtherwise) {
    ASSERT_TRUE(timer().apply(weekly(), {}));
    EXPECT_THAT(log(),
                HasSubstr("disable --now trimwright-optimize.timer\nclean --what=state trimwright-optimize.timer\n"
                          "daemon-reload\nenable --now trimwright-optimize.timer\n"));
    fs::remove(root / "fake/log");
    ScheduleChange sameTime = weekly();
    sameTime.settings = "other drives\n";
    sameTime.mains_only = true;
    ASSERT_TRUE(timer().apply(sameTime, {}));
    EXPECT_EQ(log(), "daemon-reload\nenable --now trimwright-optimize.timer\n");
}

TEST_F(ScheduleTimerTest, turnsOffAndLeavesOnlyTheSettings) {
    ScheduleChange change = weekly();
    change.mains_only = true;
    ASSERT_TRUE(timer().apply(change, {}));
    std::ofstream(root / "etc/systemd/system/trimwright-optimize.timer.d/other.conf") << "of the administrator";
    change.enabled = false;
    change.settings = "off\n";
    ASSERT_TRUE(timer().apply(change, {}));
    EXPECT_EQ(content(conf), "off\n");
    EXPECT_FALSE(fs::exists(root / serviceDropIn));
    EXPECT_FALSE(fs::exists((root / serviceDropIn).parent_path()));
    EXPECT_FALSE(fs::exists(root / timerDropIn));
    EXPECT_TRUE(fs::exists((root / timerDropIn).parent_path() / "other.conf"));
    EXPECT_TRUE(isOff(ours));
    EXPECT_TRUE(timer().filesSay(change, timer().timeKeeper()));
}

TEST_F(ScheduleTimerTest, keepsOneOfTheTwoTimers) {
    ScheduleChange change = weekly();
    change.fstrim_enabled = false;
    ASSERT_TRUE(timer().apply(change, {}));
    EXPECT_TRUE(isOn(ours));
    EXPECT_TRUE(isOff(theirs));
    change.enabled = false;
    change.fstrim_enabled = true;
    ASSERT_TRUE(timer().apply(change, {}));
    EXPECT_TRUE(isOff(ours));
    EXPECT_TRUE(isOn(theirs));
}

TEST_F(ScheduleTimerTest, putsEverythingBackWhicheverStepFails) {
    ScheduleChange before = weekly();
    before.mains_only = true;
    ScheduleChange after = weekly();
    after.settings = "new\n";
    after.on_calendar = "*-*-* 04:00:00";
    after.fstrim_enabled = false;
    for (const bool wasOn : {true, false}) {
        before.enabled = wasOn;
        ASSERT_TRUE(timer().apply(before, {}));
        const auto then = everything();
        for (const char* step : {"disable --now trimwright-optimize.timer", "daemon-reload",
                                 "enable --now trimwright-optimize.timer", "disable --now fstrim.timer"}) {
            failOnce(step);
            const auto applied = timer().apply(after, {});
            ASSERT_FALSE(applied) << step;
            EXPECT_EQ(applied.error().code, Errc::failed);
            EXPECT_THAT(applied.error().message, HasSubstr(step));
            EXPECT_THAT(applied.error().message, HasSubstr("Nothing was changed."));
            EXPECT_EQ(everything(), then) << step;
        }
    }
}

TEST_F(ScheduleTimerTest, putsEverythingBackWhenAFileCannotBeWritten) {
    ASSERT_TRUE(timer().apply(weekly(), {}));
    // A file where a directory has to be: not even root can write below it.
    std::ofstream(root / "etc/systemd/system/trimwright-optimize.service.d") << "in the way";
    const auto then = everything();
    ScheduleChange change = weekly();
    change.settings = "new\n";
    change.mains_only = true;
    const auto applied = timer().apply(change, {});
    ASSERT_FALSE(applied);
    EXPECT_EQ(everything(), then);
    EXPECT_TRUE(isOn(ours));
}

TEST_F(ScheduleTimerTest, saysSoWhenTheTimerDidNotStart) {
    // As if it were masked: systemctl has no complaint, and nothing happens.
    std::string script = fakeSystemctl;
    const std::string start = "\"enable --now \"*) touch";
    script.replace(script.find(start), start.size(), "\"enable --now \"*) :");
    std::ofstream(root / "fake/systemctl") << script;
    const auto applied = timer().apply(weekly(), {});
    ASSERT_FALSE(applied);
    EXPECT_THAT(applied.error().message, HasSubstr("did not start"));
    EXPECT_EQ(content(conf), "none");
    EXPECT_EQ(content(timerDropIn), "none");
}

TEST_F(ScheduleTimerTest, readsWhatSystemdSays) {
    std::ofstream(root / "fake" / (std::string(ours) + ".show"))
        << "NextElapseUSecRealtime=Sun 2026-12-06 03:00:00 UTC\nLastTriggerUSec=n/a\n";
    std::ofstream(root / "fake" / (std::string(theirs) + ".show")) << "LastTriggerUSec=Mon 2026-11-30 00:49:28 UTC\n";
    std::ofstream(root / "fake/trimwright-optimize.service.show")
        << "ConditionResult=no\nConditionTimestamp=Sun 2026-11-29 03:00:12 UTC\n";
    const auto timers = timer().timers({});
    ASSERT_TRUE(timers) << timers.error().message;
    EXPECT_TRUE(timers->ours.installed);
    EXPECT_FALSE(timers->ours.enabled);
    EXPECT_EQ(timers->ours.next, std::chrono::sys_days(std::chrono::year(2026) / 12 / 6) + std::chrono::hours(3));
    EXPECT_FALSE(timers->ours.last);
    EXPECT_TRUE(timers->fstrim.enabled && timers->fstrim.active);
    EXPECT_TRUE(timers->fstrim.last);
    EXPECT_TRUE(timers->condition_failed);
    EXPECT_FALSE(timers->failed);
    std::ofstream(root / "fake/trimwright-optimize.service.show") << "ActiveState=failed\nConditionResult=yes\n";
    const auto later = timer().timers({});
    ASSERT_TRUE(later);
    EXPECT_TRUE(later->failed);
    EXPECT_FALSE(later->condition_failed);
}

TEST_F(ScheduleTimerTest, refusesWhereNoSystemdRunsAndReadsTheFiles) {
    fs::remove_all(root / "run");
    fs::create_directories(root / "lib/systemd/system");
    fs::create_directories(root / "etc/systemd/system/timers.target.wants");
    std::ofstream(root / "lib/systemd/system/fstrim.timer").flush();
    fs::create_symlink("/lib/systemd/system/fstrim.timer",
                       root / "etc/systemd/system/timers.target.wants/fstrim.timer");
    EXPECT_EQ(timer().timeKeeper(), TimeKeeper::nobody);
    const auto timers = timer().timers({});
    ASSERT_TRUE(timers);
    EXPECT_TRUE(timers->fstrim.installed && timers->fstrim.enabled);
    EXPECT_FALSE(timers->ours.installed);
    const auto applied = timer().apply(weekly(), {});
    ASSERT_FALSE(applied);
    EXPECT_EQ(applied.error().code, Errc::unsupported);
    EXPECT_THAT(applied.error().advice, HasSubstr("cron"));
    EXPECT_THAT(log(), IsEmpty());
}

/// A machine that systemd does not manage, with a cron. The program that it would start is root's, as an installed one.
class ScheduleInCron : public ScheduleTimerTest {
  protected:
    void SetUp() override {
        ScheduleTimerTest::SetUp();
        fs::remove_all(root / "run");
        fs::create_directories(root / "etc/cron.d");
        startProcess("4711", "cron");
    }
    void startProcess(const char* number, const char* name) {
        fs::create_directories(root / "proc" / number);
        std::ofstream(root / "proc" / number / "comm") << name << '\n';
    }
    static ScheduleChange weekly() {
        ScheduleChange change = ScheduleTimerTest::weekly();
        change.cron_entry = "0 3 * * 0  root /bin/true";
        change.program = "/bin/true";
        return change;
    }
    static constexpr const char* entry = "etc/cron.d/trimwright";
};

TEST_F(ScheduleInCron, isFoundWhereItRunsAndHasAPlaceForOurFile) {
    EXPECT_EQ(timer().timeKeeper(), TimeKeeper::cron);
    fs::remove_all(root / "proc/4711");
    startProcess("12", "crontab");
    EXPECT_EQ(timer().timeKeeper(), TimeKeeper::nobody);
    startProcess("13", "crond");
    EXPECT_EQ(timer().timeKeeper(), TimeKeeper::cron);
    fs::remove_all(root / "etc/cron.d");
    EXPECT_EQ(timer().timeKeeper(), TimeKeeper::nobody) << "such as BusyBox's, which reads no such files";
    fs::create_directories(root / "etc/cron.d");
    fs::create_directories(root / "run/systemd/system");
    EXPECT_EQ(timer().timeKeeper(), TimeKeeper::systemd) << "it comes first";
}

TEST_F(ScheduleInCron, turnsOnAndOff) {
    EXPECT_FALSE(timer().timers({})->ours.enabled);
    const auto applied = timer().apply(weekly(), {});
    ASSERT_TRUE(applied) << applied.error().message;
    EXPECT_EQ(content(conf), "settings of a week\n");
    EXPECT_EQ(content(entry),
              "# Follows from /etc/trimwright/schedule.conf; do not edit.\n0 3 * * 0  root /bin/true\n");
    EXPECT_EQ(fs::status(root / entry).permissions(), fs::perms(0644)) << "or cron would not read it";
    EXPECT_EQ(content(timerDropIn), "none");
    EXPECT_TRUE(timer().timers({})->ours.enabled && timer().timers({})->ours.active);
    EXPECT_TRUE(timer().filesSay(weekly(), timer().timeKeeper()));
    ScheduleChange other = weekly();
    other.cron_entry = "0 4 * * 0  root /bin/true";
    EXPECT_FALSE(timer().filesSay(other, timer().timeKeeper()));
    other.enabled = false;
    ASSERT_TRUE(timer().apply(other, {}));
    EXPECT_EQ(content(entry), "none");
    EXPECT_TRUE(fs::exists(root / "etc/cron.d")) << "it is not ours";
    EXPECT_FALSE(timer().timers({})->ours.enabled);
    EXPECT_THAT(log(), IsEmpty());
}

TEST_F(ScheduleInCron, refusesWhatCronCannotDoAndChangesNothing) {
    ScheduleChange mains = weekly();
    mains.mains_only = true;
    ScheduleChange fstrim = weekly();
    fstrim.fstrim_enabled = true;
    ScheduleChange replaceable = weekly(); // by whoever may write to it: cron would run it as root
    replaceable.program = root / "trimwrightctl";
    std::ofstream(replaceable.program).flush();
    fs::permissions(replaceable.program, fs::perms(0777));
    ScheduleChange unknown = weekly();
    unknown.program = "trimwrightctl";
    const auto before = everything();
    for (const ScheduleChange& change : {mains, fstrim, replaceable, unknown}) {
        const auto applied = timer().apply(change, {});
        ASSERT_FALSE(applied);
        EXPECT_EQ(applied.error().code, Errc::unsupported);
    }
    fs::create_directories(root / "etc/trimwright"); // made for the lock
    auto after = everything();
    after.erase("etc/trimwright");
    EXPECT_EQ(after, before);
}

TEST_F(ScheduleInCron, putsTheSettingsBackWhenItsFileCannotBeWritten) {
    ASSERT_TRUE(timer().apply(weekly(), {}));
    fs::remove(root / entry);
    fs::create_directories(root / entry / "in the way");
    ScheduleChange other = weekly();
    other.settings = "other\n";
    EXPECT_FALSE(timer().apply(other, {}));
    EXPECT_EQ(content(conf), "settings of a week\n");
}

TEST_F(ScheduleInCron, leavesNothingBehindOnceSystemdManagesTheMachine) {
    ASSERT_TRUE(timer().apply(weekly(), {}));
    fs::create_directories(root / "run/systemd/system");
    EXPECT_FALSE(timer().filesSay(weekly(), timer().timeKeeper()));
    ASSERT_TRUE(timer().apply(weekly(), {}));
    EXPECT_EQ(content(entry), "none");
    EXPECT_TRUE(isOn(ours));
}

TEST_F(ScheduleTimerTest, refusesWithoutTheUnitsOfThePackage) {
    std::ofstream(root / "fake" / (std::string(ours) + ".missing")).flush();
    const auto applied = timer().apply(weekly(), {});
    ASSERT_FALSE(applied);
    EXPECT_EQ(applied.error().code, Errc::notFound);
    EXPECT_THAT(log(), IsEmpty());
    EXPECT_EQ(content(conf), "none");
}

TEST_F(ScheduleTimerTest, refusesACapturedTree) {
    ScheduleTimerOptions captured = options();
    captured.live = false;
    EXPECT_EQ(ScheduleTimer(captured).apply(weekly(), {}).error().code, Errc::unsupported);
    EXPECT_EQ(ScheduleTimer(captured).timeKeeper(), TimeKeeper::nobody);
}

TEST_F(ScheduleTimerTest, saysWhichProgramIsMissingOrHangs) {
    ScheduleTimerOptions other = options();
    other.systemctl_program = (root / "nowhere").string();
    EXPECT_EQ(ScheduleTimer(other).timers({}).error().code, Errc::failed) << "env says so, not we";
    std::ofstream(root / "fake/systemctl") << "#!/bin/sh\nsleep 60\n";
    ScheduleTimerOptions slow = options();
    slow.timeout = std::chrono::milliseconds(200);
    EXPECT_EQ(ScheduleTimer(slow).apply(weekly(), {}).error().code, Errc::timedOut);
}

TEST(ParseUtc, takesOnlyTimesOfSystemd) {
    EXPECT_EQ(parseUtc("Thu 1970-01-01 00:00:01 UTC"), std::chrono::sys_seconds(std::chrono::seconds(1)));
    for (const char* text : {"", "n/a", "0", "Sun 2026-12-06 03:00:00 CET", "Sun 2026-13-06 03:00:00 UTC",
                             "Sun 2026-02-30 03:00:00 UTC", "Sun 2026-12-06 24:00:00 UTC", "Sun 2026-12 03:00:00 UTC",
                             "Sun 2026-12-06 03:00 UTC", "2026-12-06 03:00:00 UTC"}) {
        EXPECT_FALSE(parseUtc(text)) << text;
    }
}

} // namespace
} // namespace trimwright::linux_system
