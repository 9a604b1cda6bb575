// SPDX-License-Identifier: GPL-3.0-or-later
// `selftest` in process, on a drive that a test plays.
#include "app/cli/self_test_commands.h"
#include "tests/app/session_fixture.h"
#include "tests/fakes/temporary_directory.h"

#include <gmock/gmock.h>

namespace trimwright::cli::testing {
namespace {

using ::testing::HasSubstr;

class SelfTestCommand : public CommandTest {
  protected:
    SelfTestCommand() {
        backend.drives_answer = std::vector<Drive>{ssd("sda"), ssd("sdb")};
        backend.self_test_answers["id-sda"] = SelfTests{};
        tests().short_takes = std::chrono::seconds(0); // so that it is looked for at once
        tests().extended_takes = std::chrono::seconds(0);
        m_request.drive = "/dev/sda";
        m_request.poll = std::chrono::milliseconds(1);
    }

    SelfTests& tests() { return *backend.self_test_answers["id-sda"]; }

    ExitCode run(bool json = false) { return selfTest(session(json), catalog, m_histories, m_request); }

    std::vector<care::RunRecord> runs() {
        const auto history = m_histories.of({"id-sda"}, care::History::Access::readOnly);
        return history ? (*history)->runs(DriveId{"id-sda"}).value_or(std::vector<care::RunRecord>{})
                       : std::vector<care::RunRecord>{};
    }

    ::trimwright::testing::TemporaryDirectory m_directory;
    app::Histories m_histories{m_directory.path() / "machine.db", m_directory.path() / "emulated.db",
                               [] { return std::chrono::sys_seconds(std::chrono::hours(500'000)); }};
    SelfTestRequest m_request;
};

TEST_F(SelfTestCommand, TheStatusShowsTheLog) {
    tests().log.push_back({SelfTestKind::extended, SelfTestResult::failed, "Extended: read failure", 4990, 77, 10});
    tests().short_takes = std::chrono::minutes(2);
    EXPECT_EQ(run(), exitDone) << "a test that failed long ago is no failure of looking";
    EXPECT_THAT(out.str(), HasSubstr("found a fault: sector 77 could not be read."));
    EXPECT_THAT(out.str(), HasSubstr("Extended: read failure"));
    EXPECT_EQ(run(true), exitDone);
    const auto json = document();
    EXPECT_EQ(keysOf(json),
              (std::vector<std::string>{"drive", "node", "state", "sentence", "running", "short_takes_seconds",
                                        "extended_takes_seconds", "power_on_hours", "log"}));
    EXPECT_EQ(json["state"], "failed");
    EXPECT_TRUE(json["running"].is_null());
    EXPECT_EQ(json["short_takes_seconds"], 120);
    EXPECT_EQ(json["log"][0]["failing_lba"], 77);
    EXPECT_TRUE(runs().empty());
}

TEST_F(SelfTestCommand, StartingShowsThatItRuns) {
    m_request.start = SelfTestKind::shortTest;
    EXPECT_EQ(run(true), exitDone);
    EXPECT_EQ(document()["state"], "running");
    EXPECT_EQ(document()["running"]["kind"], "short");
    EXPECT_EQ(backend.started_self_tests, std::vector{SelfTestKind::shortTest});
    EXPECT_EQ(backend.last_wake, Backend::Wake::no);
}

TEST_F(SelfTestCommand, WaitingTellsTheResultAndRemembersIt) {
    m_request.start = SelfTestKind::shortTest;
    m_request.wait = true;
    EXPECT_EQ(run(), exitDone) << err.str();
    EXPECT_THAT(out.str(), HasSubstr("✔"));
    ASSERT_EQ(runs().size(), 1U);
    EXPECT_EQ(runs().front().kind, care::RunKind::selfTest);
    EXPECT_EQ(runs().front().outcome, "passed");
    EXPECT_THAT(runs().front().reason, HasSubstr("A short self-test at 100 hours found no fault."));
    backend.self_test_end.result = SelfTestResult::failed;
    backend.self_test_end.failing_lba = 5;
    EXPECT_EQ(run(true), exitFailed);
    EXPECT_EQ(document()["state"], "failed");
    ASSERT_EQ(runs().size(), 2U);
}

TEST_F(SelfTestCommand, WaitingForATestThatSomebodyElseStarted) {
    m_request.wait = true;
    EXPECT_EQ(run(), exitFailed) << "none is running";
    tests().running = RunningSelfTest{SelfTestKind::extended, 10};
    EXPECT_EQ(run(), exitDone);
    EXPECT_TRUE(backend.started_self_tests.empty());
    EXPECT_EQ(runs().size(), 1U);
}

TEST_F(SelfTestCommand, ATestWhoseResultTheDriveDidNotNoteHasNotPassed) {
    m_request.start = SelfTestKind::shortTest;
    m_request.wait = true;
    tests().log = {backend.self_test_end};
    // The drive ends the test without an entry: the log is as it was.
    backend.self_test_end = {};
    tests().log.clear();
    EXPECT_EQ(run(), exitFailed);
}

TEST_F(SelfTestCommand, StoppingTheWaitLeavesTheTestRunning) {
    m_request.start = SelfTestKind::shortTest;
    m_request.wait = true;
    backend.self_test_step = 0;
    stop.request_stop();
    EXPECT_EQ(run(true), exitInterrupted);
    EXPECT_TRUE(tests().running);
    EXPECT_THAT(err.str(), HasSubstr("goes on in the drive"));
}

TEST_F(SelfTestCommand, ASleepingDriveIsLeftAsleepAndTheWayToWakeItIsSaid) {
    m_request.start = SelfTestKind::shortTest;
    backend.self_test_start = fail(Errc::asleep, "/dev/sda is asleep and was left asleep.");
    EXPECT_EQ(run(), exitFailed);
    EXPECT_THAT(err.str(), HasSubstr("--wake"));
    m_request.wake = Backend::Wake::yes;
    backend.self_test_start = {};
    EXPECT_EQ(run(), exitDone);
    EXPECT_EQ(backend.last_wake, Backend::Wake::yes);
}

TEST_F(SelfTestCommand, EndingATestNeedsOne) {
    m_request.abort = true;
    EXPECT_EQ(run(), exitFailed);
    tests().running = RunningSelfTest{SelfTestKind::shortTest, 10};
    EXPECT_EQ(run(true), exitDone);
    EXPECT_FALSE(tests().running);
}

TEST_F(SelfTestCommand, AllDrivesLeavesAloneWhatHasNoTests) {
    m_request.drive = "";
    m_request.all = true;
    m_request.wait = true;
    m_request.start = SelfTestKind::shortTest;
    EXPECT_EQ(run(true), exitDone);
    const auto rows = document()["drives"];
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0]["outcome"], "passed");
    EXPECT_EQ(rows[1]["outcome"], "left alone");
    EXPECT_THAT(std::string(rows[1]["reason"]), HasSubstr("no self-tests"));
    EXPECT_EQ(runs().size(), 1U);
    backend.self_test_answers["id-sdb"] = tests();
    backend.self_test_end.result = SelfTestResult::failed;
    EXPECT_EQ(run(), exitAllFailed);
    tests().running = RunningSelfTest{SelfTestKind::extended, 0};
    backend.self_test_step = 100;
    EXPECT_EQ(run(true), exitAllFailed) << "the other one failed";
}

TEST_F(SelfTestCommand, AnUnknownDriveIsNotFound) {
    m_request.drive = "/dev/nothing";
    EXPECT_EQ(run(), exitNotFound);
}

} // namespace
} // namespace trimwright::cli::testing
