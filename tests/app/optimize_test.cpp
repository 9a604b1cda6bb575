// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "tests/app/session_fixture.h"

#include <gmock/gmock.h>

namespace trimwright::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class OptimizeCommand : public testing::CommandTest {
  protected:
    void SetUp() override {
        backend.drives_answer = std::vector{ssd("sda"), ssd("sdb")};
        backend.targets_answer = std::vector{target("/", "sda"),
                                             target("/home", "sda"),
                                             target("/data", "sdb"),
                                             skipped(target("/usb", "sdb"), SkipReason::removable, true),
                                             skipped(target("/ro", "sda"), SkipReason::readOnly),
                                             skipped(target("/proc", "none"), SkipReason::pseudo)};
        for (const char* mount : {"/", "/home", "/data", "/usb"}) {
            backend.trim_answers[mount] = TrimOutcome{TrimOutcome::Kind::trimmed, "", 268'000'000'000, 3.1, false};
        }
        for (const char* mount : {"/ro", "/proc"}) {
            backend.trim_answers[mount] = TrimOutcome{TrimOutcome::Kind::skipped, "It is refused.", 0, 0, false};
        }
    }

    ExitCode run(const OptimizeOptions& options, bool json = true) {
        return optimizeFilesystems(session(json), catalog, options);
    }

    std::vector<std::string> column(const char* key) {
        std::vector<std::string> values;
        const auto json = document();
        for (const auto& row : json["results"]) {
            values.push_back(row[key].is_null() ? "null" : row[key].get<std::string>());
        }
        return values;
    }
};

TEST_F(OptimizeCommand, allBesideANameIsAUsageError) {
    for (const OptimizeOptions& options : {OptimizeOptions{.mounts = {"/home"}, .all = true},
                                           {.drives = {"x"}, .all = true},
                                           {.drives = {"x"}, .all = true, .dry_run = true}}) {
        EXPECT_EQ(run(options), exitUsage);
        EXPECT_EQ(document()["error"]["code"], "usage");
        EXPECT_THAT(err.str(), HasSubstr("--all"));
    }
    EXPECT_THAT(backend.trimmed_mounts, IsEmpty());
}

TEST_F(OptimizeCommand, aNamedDriveThatRefusesEverythingIsNoSuccess) {
    backend.targets_answer = std::vector{target("/", "sda"), skipped(target("/ro", "sdb"), SkipReason::readOnly)};
    EXPECT_EQ(run({.drives = {"/dev/sdb"}}), exitFailed);
    EXPECT_EQ(run({.drives = {"/dev/sdb"}, .dry_run = true}), exitFailed);
    EXPECT_EQ(run({.mounts = {"/"}, .drives = {"/dev/sdb"}}), exitSomeFailed);
    backend.targets_answer = std::vector{target("/data", "sdb")};
    backend.trim_answers["/data"] = TrimOutcome{TrimOutcome::Kind::unsupported, "It cannot.", 0, 0, false};
    EXPECT_EQ(run({.drives = {"/dev/sdb"}}), exitFailed);
    EXPECT_EQ(run({.all = true}), exitDone) << "nobody named it";
}

TEST_F(OptimizeCommand, whatAnEmulatedDriveNeedsStandsInItsResultOnce) {
    backend.targets_answer = std::vector{target("emulated:demo/data", "demo")};
    backend.trim_answers["emulated:demo/data"] = TrimOutcome{TrimOutcome::Kind::failed, "Denied.", 0, 0, true};
    EXPECT_EQ(run({.mounts = {"emulated:demo/data"}}, false), exitPermission);
    EXPECT_THAT(out.str(), HasSubstr("failed: Denied."));
    EXPECT_EQ(err.str(), "");
}

TEST_F(OptimizeCommand, secondsOfAnEmulatedDriveAreItsOwn) {
    backend.targets_answer = std::vector{target("emulated:demo/data", "demo")};
    backend.trim_answers["emulated:demo/data"] = TrimOutcome{TrimOutcome::Kind::trimmed, "", 5, 2.5, false};
    EXPECT_EQ(run({.mounts = {"emulated:demo/data"}}, false), exitDone);
    EXPECT_THAT(out.str(), HasSubstr("in 2.5 s of the drive's time"));
}

TEST_F(OptimizeCommand, withoutATargetIsAUsageErrorThatSaysWhatToWrite) {
    EXPECT_EQ(run({}), exitUsage);
    EXPECT_THAT(err.str(), HasSubstr("optimize --all"));
    EXPECT_EQ(document()["error"]["code"], "usage");
    EXPECT_THAT(backend.trimmed_mounts, IsEmpty());
}

TEST_F(OptimizeCommand, jsonHasTheDocumentedKeys) {
    ASSERT_EQ(run({.mounts = {"/home"}}), exitDone);
    const auto json = document();
    EXPECT_THAT(testing::keysOf(json), ElementsAre("results", "dry_run"));
    ASSERT_EQ(json["results"].size(), 1U);
    EXPECT_THAT(testing::keysOf(json["results"][0]),
                ElementsAre("mount", "device", "filesystem", "outcome", "reason", "offered_bytes", "seconds"));
    EXPECT_EQ(json["results"][0]["outcome"], "trimmed");
    EXPECT_TRUE(json["results"][0]["reason"].is_null());
    EXPECT_EQ(json["results"][0]["offered_bytes"], 268'000'000'000);
}

TEST_F(OptimizeCommand, textSaysOfferedAndNeverFreed) {
    ASSERT_EQ(run({.mounts = {"/home"}}, false), exitDone);
    EXPECT_THAT(out.str(), HasSubstr("268 GB offered to the drive in 3.1 s"));
    EXPECT_THAT(out.str(), Not(HasSubstr("freed")));
}

TEST_F(OptimizeCommand, nothingToOfferIsExplainedWhereExt4Remembers) {
    backend.trim_answers["/home"] = TrimOutcome{TrimOutcome::Kind::trimmed, "", 0, 0.1, false};
    ASSERT_EQ(run({.mounts = {"/home"}}, false), exitDone);
    EXPECT_THAT(out.str(), HasSubstr("nothing was offered: nothing new was free since the last run"));
    EXPECT_THAT(out.str(), HasSubstr("or a layer below took none"));
    ASSERT_EQ(run({.mounts = {"/data"}}, false), exitDone);
    EXPECT_THAT(out.str(), Not(HasSubstr("nothing new"))) << "something was offered";
    backend.targets_answer->at(1).filesystem = "xfs";
    ASSERT_EQ(run({.mounts = {"/home"}}, false), exitDone);
    EXPECT_THAT(out.str(), Not(HasSubstr("nothing new"))) << "xfs offers all of it each time";
    backend.targets_answer->at(1).filesystem = "ext4";
    backend.targets_answer->at(1).free_bytes = 0;
    ASSERT_EQ(run({.mounts = {"/home"}}, false), exitDone);
    EXPECT_THAT(out.str(), Not(HasSubstr("nothing new"))) << "it is full";
}

TEST_F(OptimizeCommand, aPersonIsRemindedThatDeletedFilesAreGone) {
    const auto text = [this](const std::string& mount, bool terminal, bool json) {
        Session atTerminal = session(json);
        atTerminal.terminal = terminal;
        EXPECT_EQ(optimizeFilesystems(atTerminal, catalog, {.mounts = {mount}}), exitDone);
        return out.str();
    };
    constexpr const char* reminder = "Deleted files can no longer be recovered from the optimized free space.\n";
    EXPECT_THAT(text("/home", true, false), ::testing::EndsWith(reminder));
    EXPECT_THAT(text("/home", false, false), Not(HasSubstr(reminder))) << "a script";
    EXPECT_THAT(text("/home", true, true), Not(HasSubstr("recovered"))) << "one JSON document and nothing else";
    backend.trim_answers["/home"] = TrimOutcome{TrimOutcome::Kind::trimmed, "", 0, 0.1, false};
    EXPECT_THAT(text("/home", true, false), Not(HasSubstr(reminder))) << "nothing was offered";
    backend.targets_answer = std::vector{target("emulated:demo/data", "demo")};
    backend.trim_answers["emulated:demo/data"] = TrimOutcome{TrimOutcome::Kind::trimmed, "", 5, 1, false};
    EXPECT_THAT(text("emulated:demo/data", true, false), Not(HasSubstr(reminder))) << "nothing real was lost";
}

TEST_F(OptimizeCommand, allRunsThisMachinesFilesystemsAndSkipsWhatIsOffByDefault) {
    backend.trim_answers["/usb"] = TrimOutcome{TrimOutcome::Kind::skipped, "It is removable.", 0, 0, false};
    ASSERT_EQ(run({.all = true}), exitDone) << "skips of what nobody named are no failure";
    EXPECT_THAT(column("mount"), ElementsAre("/", "/home", "/data", "/usb", "/ro")) << "proc has no drive below it";
    EXPECT_THAT(column("outcome"), ElementsAre("trimmed", "trimmed", "trimmed", "skipped", "skipped"));
}

TEST_F(OptimizeCommand, allLeavesEmulatedDrivesAlone) {
    backend.targets_answer = std::vector{target("emulated:demo/data", "demo")};
    EXPECT_EQ(run({.all = true}), exitDone);
    EXPECT_THAT(column("mount"), IsEmpty());
    EXPECT_EQ(run({.all = true}, false), exitDone);
    EXPECT_THAT(out.str(), HasSubstr("nothing to optimize"));
}

TEST_F(OptimizeCommand, aDriveMeansAllOfItsFilesystemsAndConsentsToRemovable) {
    ASSERT_EQ(run({.drives = {"/dev/sdb"}}), exitDone);
    EXPECT_THAT(column("mount"), ElementsAre("/data", "/usb"));
    EXPECT_TRUE(backend.last_include_opt_in) << "naming a removable drive is consent for it";
}

TEST_F(OptimizeCommand, aDriveWithoutMountedFilesystemsIsNotFound) {
    backend.targets_answer = std::vector{target("/", "sda")};
    EXPECT_EQ(run({.drives = {"id-sdb"}}), exitNotFound);
    EXPECT_THAT(err.str(), HasSubstr("No filesystem of id-sdb is mounted."));
    EXPECT_EQ(run({.drives = {"nonesuch"}}), exitNotFound);
}

TEST_F(OptimizeCommand, emulatedDriveByItsNameOrOneOfItsPartitions) {
    Drive demo = ssd("demo");
    demo.id = {"emulated:demo"};
    demo.node = "emulated:demo";
    TrimTarget data = target("emulated:demo/data", "");
    data.drives = {demo.id};
    backend.drives_answer = std::vector{demo};
    backend.targets_answer = std::vector{data};
    backend.trim_answers["emulated:demo/data"] = TrimOutcome{TrimOutcome::Kind::trimmed, "", 5, 1, false};
    EXPECT_EQ(run({.mounts = {"emulated:demo"}}), exitDone);
    EXPECT_THAT(column("mount"), ElementsAre("emulated:demo/data"));
    EXPECT_EQ(run({.mounts = {"emulated:demo/data"}}), exitDone);
    EXPECT_EQ(run({.mounts = {"emulated:nonesuch"}}), exitNotFound);
    EXPECT_EQ(run({.mounts = {"emulated:demo/nonesuch"}}), exitNotFound);
}

TEST_F(OptimizeCommand, aNodeAsMountPointGetsTheCommandForDrives) {
    EXPECT_EQ(run({.mounts = {"/dev/sda"}}), exitNotFound);
    EXPECT_THAT(err.str(), HasSubstr("optimize --drive /dev/sda"));
    EXPECT_THAT(backend.trimmed_mounts, IsEmpty());
}

TEST_F(OptimizeCommand, anUnknownNameFailsWithoutStoppingTheOthers) {
    EXPECT_EQ(run({.mounts = {"/no/such/place", "/home"}}), exitSomeFailed);
    EXPECT_THAT(column("mount"), ElementsAre("/home", "/no/such/place"));
    EXPECT_THAT(column("outcome"), ElementsAre("trimmed", "failed"));
    EXPECT_TRUE(document()["results"][1]["device"].is_null());
    EXPECT_EQ(run({.mounts = {"/no/such/place"}}), exitNotFound);
    EXPECT_THAT(column("outcome"), ElementsAre("failed"));
}

TEST_F(OptimizeCommand, exitCodesOfRuns) {
    EXPECT_EQ(run({.mounts = {"/ro"}}), exitFailed);
    EXPECT_EQ(run({.mounts = {"/ro", "/home"}}), exitSomeFailed);
    backend.trim_answers["/"] = TrimOutcome{TrimOutcome::Kind::failed, "Input/output error.", 0, 0.1, false};
    EXPECT_EQ(run({.mounts = {"/", "/home"}}), exitSomeFailed);
    EXPECT_EQ(run({.mounts = {"/"}}), exitAllFailed);
    backend.trim_answers["/"] = TrimOutcome{TrimOutcome::Kind::failed, "Not permitted.", 0, 0, true};
    EXPECT_EQ(run({.mounts = {"/"}}), exitPermission);
    EXPECT_THAT(err.str(), HasSubstr("sudo"));
}

TEST_F(OptimizeCommand, aStopCancelsTheRunningOneAndThoseAfterIt) {
    stop.request_stop();
    EXPECT_EQ(run({.mounts = {"/", "/home"}}), exitInterrupted);
    EXPECT_THAT(column("outcome"), ElementsAre("cancelled", "cancelled"));
}

TEST_F(OptimizeCommand, dryRunShowsWhatWouldRunAndMeasuresNothing) {
    EXPECT_EQ(run({.mounts = {"/", "/usb"}, .drives = {"/dev/sda"}, .dry_run = true}), exitDone);
    EXPECT_THAT(backend.trimmed_mounts, IsEmpty());
    EXPECT_THAT(column("mount"), ElementsAre("/", "/usb", "/home", "/ro")) << "each filesystem once";
    EXPECT_THAT(column("outcome"), ElementsAre("null", "null", "null", "skipped"));
    EXPECT_EQ(document()["dry_run"], true);
    const auto json = document();
    for (const auto& row : json["results"]) {
        EXPECT_TRUE(row["offered_bytes"].is_null()) << "0 would look like a measurement";
        EXPECT_TRUE(row["seconds"].is_null());
    }
    EXPECT_EQ(run({.mounts = {"/ro"}, .dry_run = true}), exitFailed) << "the refusal of a named one counts";
    EXPECT_EQ(run({.all = true, .dry_run = true}, false), exitDone);
    EXPECT_THAT(out.str(), HasSubstr("would be optimized"));
    EXPECT_THAT(out.str(), Not(HasSubstr("0 B")));
    EXPECT_THAT(out.str(), HasSubstr("deleted files cannot be recovered"));
}

} // namespace
} // namespace trimwright::cli
