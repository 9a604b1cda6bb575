// SPDX-License-Identifier: GPL-3.0-or-later
// `schedule` and `optimize --scheduled` in process: the schedule is a value here, so that no test depends on systemd.
#include "app/cli/commands.h"
#include "app/common/places.h"
#include "tests/app/session_fixture.h"

#include <gmock/gmock.h>

namespace trimwright::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

std::chrono::sys_seconds at(int hour) {
    return std::chrono::sys_days(std::chrono::year(2026) / 12 / 6) + std::chrono::hours(hour);
}

class ScheduleCommand : public testing::CommandTest {
  protected:
    void SetUp() override {
        backend.drives_answer = std::vector{ssd("sda"), ssd("sdb")};
        status.settings_file = "/etc/trimwright/schedule.conf";
        status.systemd = true;
        status.timer.installed = true;
        status.fstrim = {true, true, true, at(1), at(0)};
        status.in_force = true;
    }

    ScheduleSource source() {
        return {{[this](std::stop_token) -> Result<care::ScheduleStatus> { return status; },
                 [this](const care::Schedule& schedule, care::FstrimTimer fstrim, std::stop_token) -> Result<> {
                     if (set_error) {
                         return fail(*set_error);
                     }
                     ++sets;
                     status.schedule = schedule;
                     status.timer.enabled = status.timer.active = schedule.enabled;
                     if (fstrim != care::FstrimTimer::leave) {
                         status.fstrim.enabled = status.fstrim.active = fstrim == care::FstrimTimer::enable;
                     }
                     return {};
                 }},
                false,
                [this]() -> Result<std::vector<care::RunRecord>> { return runs; },
                [] { return at(2); }};
    }

    ExitCode set(const ScheduleOptions& options, bool json = false) {
        return setSchedule(session(json), catalog, source(), options);
    }

    care::ScheduleStatus status;
    std::vector<care::RunRecord> runs;
    std::optional<Error> set_error;
    int sets = 0;
};

TEST_F(ScheduleCommand, showsWhatIsSetAndWhatItCameTo) {
    status.schedule.enabled = true;
    status.timer = {true, true, true, at(3), at(1)};
    runs = {care::runOf(target("/", "sda"), {TrimOutcome::Kind::trimmed, "", 268'000'000'000, 3.1, false},
                        care::RunKind::schedule, at(1), "timer"),
            care::runOf(target("/data", "sda"), {TrimOutcome::Kind::failed, "It went away.", 0, 0, false},
                        care::RunKind::schedule, at(1), "timer")};
    ASSERT_EQ(showSchedule(session(true), source()), exitDone);
    const auto json = document();
    EXPECT_THAT(testing::keysOf(json),
                ElementsAre("schedule", "on_calendar", "settings_file", "systemd", "cron", "in_force", "next_run_at",
                            "last_run_at", "last_results", "left_out_on_battery", "timer", "fstrim_timer", "conflict",
                            "cron_line"));
    EXPECT_EQ(json["schedule"]["on"], "sunday");
    EXPECT_EQ(json["next_run_at"], "2026-12-06T03:00:00Z");
    EXPECT_EQ(json["last_run_at"], "2026-12-06T01:00:00Z");
    EXPECT_EQ(json["last_results"][0]["offered_bytes"], 268'000'000'000);
    EXPECT_EQ(json["last_results"][1]["reason"], "It went away.");
    EXPECT_EQ(json["conflict"], true);
    EXPECT_EQ(json["fstrim_timer"]["last_run_at"], "2026-12-06T00:00:00Z");
    EXPECT_TRUE(json["cron_line"].is_null());
    ASSERT_EQ(showSchedule(session(), source()), exitDone);
    EXPECT_THAT(out.str(), HasSubstr("on, every Sunday at 03:00"));
    EXPECT_THAT(out.str(), HasSubstr("/  268 GB offered to the drive in 3.1 s"));
    EXPECT_THAT(out.str(), HasSubstr("/data  failed: It went away."));
    EXPECT_THAT(out.str(), HasSubstr("--keep-only ours"));
}

TEST_F(ScheduleCommand, doesNotTakeTheTimersStartForARun) {
    status.schedule.enabled = true;
    status.timer = {true, true, true, at(3), at(1)}; // systemd says so from the moment it was turned on
    ASSERT_EQ(showSchedule(session(true), source()), exitDone);
    EXPECT_TRUE(document()["last_run_at"].is_null());
}

TEST_F(ScheduleCommand, saysWhenNothingRunsByItself) {
    status.fstrim.enabled = status.fstrim.active = false;
    ASSERT_EQ(showSchedule(session(), source()), exitDone);
    EXPECT_THAT(out.str(), HasSubstr("Nothing optimizes this machine by itself."));
}

TEST_F(ScheduleCommand, offersALineForCronWithoutSystemd) {
    status.systemd = false;
    status.schedule.drives = {{"id-sda"}};
    ASSERT_EQ(showSchedule(session(), source()), exitDone);
    // By its whole path where it can be told: cron looks in few places.
    const std::string program = app::commandLineProgram().string();
    EXPECT_TRUE(program.starts_with('/')) << program;
    EXPECT_THAT(out.str(), HasSubstr("0 3 * * 0  " + program + " optimize --scheduled --drive id-sda\n"));
    EXPECT_THAT(out.str(), HasSubstr("does not run without systemd"));
    set_error = Error{Errc::unsupported, "Neither systemd nor cron runs."};
    EXPECT_EQ(set({.at = "04:30"}, true), exitFailed);
    EXPECT_THAT(document()["error"]["advice"].get<std::string>(), HasSubstr("30 4 * * 0  " + program));
}

TEST_F(ScheduleCommand, saysWhatCronDoesWhereItKeepsTheTime) {
    status.systemd = false;
    status.cron = true;
    ASSERT_EQ(showSchedule(session(), source()), exitDone);
    EXPECT_THAT(out.str(), HasSubstr("cron, on mains and on battery; it leaves out what was missed"));
    EXPECT_THAT(out.str(), Not(HasSubstr("Neither systemd nor cron")));
    out.str("");
    ASSERT_EQ(showSchedule(session(true), source()), exitDone);
    EXPECT_EQ(document()["cron"], true);
    EXPECT_TRUE(document()["cron_line"].is_null());
    EXPECT_EQ(document()["conflict"], false) << "fstrim.timer does not run without systemd";
}

TEST_F(ScheduleCommand, setChangesWhatIsNamedAndKeepsTheRest) {
    ASSERT_EQ(set({.every = "month", .on = "last", .at = "22:15", .mains_only = true, .drives = {"/dev/sdb"}}),
              exitDone);
    EXPECT_TRUE(status.schedule.enabled);
    EXPECT_EQ(care::describe(status.schedule), "on the last day of every month at 22:15");
    EXPECT_THAT(status.schedule.drives, ElementsAre(DriveId{"id-sdb"}));
    ASSERT_EQ(set({.at = "23:00", .catch_up = false}), exitDone);
    EXPECT_EQ(care::describe(status.schedule), "on the last day of every month at 23:00");
    EXPECT_TRUE(status.schedule.mains_only);
    EXPECT_FALSE(status.schedule.catch_up);
    EXPECT_THAT(status.schedule.drives, ElementsAre(DriveId{"id-sdb"}));
    ASSERT_EQ(set({.all_drives = true}), exitDone);
    EXPECT_THAT(status.schedule.drives, IsEmpty());
    EXPECT_TRUE(status.fstrim.enabled);
}

TEST_F(ScheduleCommand, setAcceptsADriveOfTheScheduleThatIsUnplugged) {
    status.schedule.drives = {{"id-gone"}};
    ASSERT_EQ(set({.drives = {"id-gone", "/dev/sda"}}), exitDone);
    EXPECT_THAT(status.schedule.drives, ElementsAre(DriveId{"id-gone"}, DriveId{"id-sda"}));
    EXPECT_EQ(set({.drives = {"id-unknown"}}), exitNotFound);
}

TEST_F(ScheduleCommand, setRefusesWordsThatMakeNoSenseAndChangesNothing) {
    const std::vector<ScheduleOptions> wrong = {{.every = "hour"},
                                                {.on = "31"},
                                                {.every = "month", .on = "31"},
                                                {.every = "day", .on = "sunday"},
                                                {.at = "24:00"},
                                                {.keep_only = "both"},
                                                {.drives = {"/dev/sda"}, .all_drives = true}};
    for (const ScheduleOptions& options : wrong) {
        EXPECT_EQ(set(options), exitUsage) << options.every << options.on << options.at << options.keep_only;
    }
    EXPECT_EQ(sets, 0);
}

TEST_F(ScheduleCommand, keepsOneTimerInOneStep) {
    ASSERT_EQ(set({.keep_only = "ours"}), exitDone);
    EXPECT_TRUE(status.timer.enabled);
    EXPECT_FALSE(status.fstrim.enabled);
    ASSERT_EQ(set({.keep_only = "fstrim"}), exitDone);
    EXPECT_FALSE(status.timer.enabled);
    EXPECT_TRUE(status.fstrim.enabled);
    EXPECT_EQ(sets, 2);
}

TEST_F(ScheduleCommand, offKeepsTheTimes) {
    ASSERT_EQ(set({.at = "05:00"}), exitDone);
    ASSERT_EQ(turnScheduleOff(session(), source()), exitDone);
    EXPECT_FALSE(status.schedule.enabled);
    EXPECT_EQ(care::atText(status.schedule), "05:00");
}

TEST_F(ScheduleCommand, withoutTheRightSaysHowToGetIt) {
    set_error = Error{Errc::permissionDenied, "Cannot change."};
    EXPECT_EQ(set({}, true), exitPermission);
    EXPECT_EQ(document()["error"]["code"], "permission-denied");
    EXPECT_THAT(err.str(), HasSubstr("sudo"));
}

// ---- optimize --scheduled
// --------------------------------------------------------------------------------------------

class ScheduledRun : public testing::CommandTest {
  protected:
    void SetUp() override {
        backend.drives_answer = std::vector{ssd("sda"), ssd("sdb")};
        backend.targets_answer = std::vector{target("/", "sda"), target("/data", "sdb"),
                                             skipped(target("/usb", "sdb"), SkipReason::removable, true),
                                             skipped(target("/odd", "sda"), SkipReason::filesystemNotAllowed, true),
                                             skipped(target("/proc", "none"), SkipReason::pseudo)};
        for (const char* mount : {"/", "/data", "/usb"}) {
            backend.trim_answers[mount] = TrimOutcome{TrimOutcome::Kind::trimmed, "", 268'000'000'000, 3.1, false};
        }
    }

    ExitCode run(const std::vector<DriveId>& drives, ScheduledOptions options = {}) {
        care::Schedule schedule;
        schedule.drives = drives;
        return optimizeScheduled(session(), catalog, schedule, options);
    }
};

TEST_F(ScheduledRun, takesEveryFilesystemButThoseThatAreOffByDefault) {
    EXPECT_EQ(run({}), exitDone);
    EXPECT_THAT(backend.trimmed_mounts, ElementsAre("/", "/data"));
    EXPECT_THAT(out.str(), Not(HasSubstr("recovered"))) << "Nobody reads a warning.";
}

TEST_F(ScheduledRun, takesTheDrivesThatTheScheduleNames) {
    EXPECT_EQ(run({{"id-sdb"}}), exitDone);
    EXPECT_THAT(backend.trimmed_mounts, ElementsAre("/data", "/usb"));
}

TEST_F(ScheduledRun, doesNotFailForADriveThatIsNotThere) {
    EXPECT_EQ(run({{"id-gone"}, {"id-sda"}}), exitDone);
    EXPECT_THAT(backend.trimmed_mounts, ElementsAre("/"));
    EXPECT_THAT(err.str(), HasSubstr("Left out: There is no drive"));
    EXPECT_EQ(run({{"id-gone"}}), exitDone);
}

TEST_F(ScheduledRun, writesALinePerFilesystemToTheJournal) {
    backend.trim_answers["/data"] = TrimOutcome{TrimOutcome::Kind::failed, "It broke\nin two.", 0, 0, false};
    EXPECT_EQ(run({}, {.journal = true}), exitSomeFailed);
    EXPECT_THAT(err.str(), HasSubstr("<6>/: 268 GB offered to the drive in 3.1 s\n"));
    EXPECT_THAT(err.str(), HasSubstr("<3>/data: failed: It broke\\nin two.\n"));
    EXPECT_THAT(out.str(), IsEmpty());
}

TEST_F(ScheduledRun, isRememberedFromWhereItBegan) {
    std::vector<std::string> remembered;
    ScheduledOptions options{.remember = [&]() -> RememberRuns {
        EXPECT_THAT(backend.trimmed_mounts, IsEmpty()) << "It has not begun.";
        return [&remembered](const Session&, const std::vector<care::OptimizeResult>& results) {
            for (const care::OptimizeResult& result : results) {
                remembered.push_back(result.target.mount);
            }
        };
    }};
    EXPECT_EQ(run({}, options), exitDone);
    EXPECT_THAT(remembered, ElementsAre("/", "/data", "/usb", "/odd"));
    remembered.clear();
    options.dry_run = true;
    EXPECT_EQ(run({}, options), exitDone);
    EXPECT_THAT(remembered, IsEmpty());
}

TEST_F(ScheduledRun, endsAsFstrimDoes) {
    backend.trim_answers["/"] = TrimOutcome{TrimOutcome::Kind::failed, "No.", 0, 0, false};
    EXPECT_EQ(run({}), exitSomeFailed);
    backend.trim_answers["/data"] = TrimOutcome{TrimOutcome::Kind::failed, "No.", 0, 0, false};
    EXPECT_EQ(run({}), exitAllFailed);
}

TEST_F(ScheduledRun, doesNothingWithSettingsThatCannotBeRead) {
    EXPECT_EQ(optimizeScheduled(session(), catalog, fail(Errc::invalidData, "It is damaged."), {}), exitFailed);
    EXPECT_THAT(backend.trimmed_mounts, IsEmpty());
}

TEST_F(ScheduledRun, waitsAfterTheStartOfTheMachineAndCanBeStoppedMeanwhile) {
    std::chrono::seconds up{3600};
    ScheduledOptions options{.after_boot = std::chrono::minutes(10), .uptime = [&up] { return std::optional(up); }};
    EXPECT_EQ(run({}, options), exitDone);
    backend.trimmed_mounts.clear();
    up = std::chrono::seconds(599);
    EXPECT_EQ(run({}, options), exitDone); // a second later
    EXPECT_THAT(err.str(), HasSubstr("waiting for 1.0 s"));
    backend.trimmed_mounts.clear();
    up = std::chrono::seconds(0);
    std::thread stopper([this] { stop.request_stop(); });
    EXPECT_EQ(run({}, options), exitInterrupted);
    stopper.join();
    EXPECT_THAT(backend.trimmed_mounts, IsEmpty());
}

} // namespace
} // namespace trimwright::cli
