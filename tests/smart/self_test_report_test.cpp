// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/self_test_report.h"

#include <array>
#include <gmock/gmock.h>
#include <string>

namespace trimwright::smart {
namespace {

using std::chrono::minutes;
using ::testing::HasSubstr;

std::string ata(const std::string& status, const std::string& table) {
    return R"json({"smartctl": {"version": [7, 3], "exit_status": 0}, "device": {"protocol": "ATA"},
        "ata_smart_data": {"self_test": {"status": )json" +
           status + R"json(, "polling_minutes": {"short": 2, "extended": 79}},
            "capabilities": {"self_tests_supported": true}},
        "power_on_time": {"hours": 5012},
        "ata_smart_self_test_log": {"standard": {"revision": 1, "table": )json" +
           table + "}}}";
}

TEST(SelfTestReport, AnAtaLogIsReadNewestFirst) {
    const auto tests = parseSelfTests(ata(R"json({"value": 121, "string": "completed: read failure"})json", R"json([
        {"type": {"value": 2, "string": "Extended offline"},
         "status": {"value": 121, "string": "Completed: read failure", "remaining_percent": 90, "passed": false},
         "lifetime_hours": 4990, "lba": 104870168},
        {"type": {"value": 129, "string": "Short captive"},
         "status": {"value": 0, "string": "Completed without error", "passed": true}, "lifetime_hours": 3000},
        {"type": {"value": 3, "string": "Conveyance offline"},
         "status": {"value": 23, "string": "Aborted by host", "remaining_percent": 70}, "lifetime_hours": 10},
        {"type": {"value": 1, "string": "Short offline"},
         "status": {"value": 40, "string": "Interrupted (host reset)", "remaining_percent": 80}}])json"));
    ASSERT_TRUE(tests) << tests.error().message;
    EXPECT_FALSE(tests->running);
    EXPECT_EQ(tests->short_takes, minutes(2));
    EXPECT_EQ(tests->extended_takes, minutes(79));
    EXPECT_EQ(tests->power_on_hours, 5012U);
    ASSERT_EQ(tests->log.size(), 4U);
    const SelfTestEntry failed{SelfTestKind::extended,
                               SelfTestResult::failed,
                               "Extended offline: Completed: read failure",
                               4990,
                               104870168,
                               90};
    EXPECT_EQ(tests->log[0], failed);
    EXPECT_EQ(tests->log[1].kind, SelfTestKind::shortTest);
    EXPECT_EQ(tests->log[1].result, SelfTestResult::passed);
    EXPECT_FALSE(tests->log[1].percent_left);
    EXPECT_EQ(tests->log[2].kind, SelfTestKind::other);
    EXPECT_EQ(tests->log[2].result, SelfTestResult::aborted);
    EXPECT_EQ(tests->log[3].result, SelfTestResult::interrupted);
    EXPECT_FALSE(tests->log[3].power_on_hours);
    const SelfTestSummary summary = summaryOf(*tests);
    EXPECT_EQ(summary.logged, 4U);
    EXPECT_EQ(summary.failed, 1U);
    EXPECT_EQ(summary.last_passed, false);
    EXPECT_EQ(summary.last_at_hours, 4990U);
}

TEST(SelfTestReport, ARunningAtaTestTellsHowFarItIs) {
    const std::string running = R"json([{"type": {"value": 1, "string": "Short offline"},
        "status": {"value": 244, "string": "Self-test routine in progress", "remaining_percent": 40}}])json";
    const auto tests =
        parseSelfTests(ata(R"json({"value": 244, "string": "in progress, 40% remaining"})json", running));
    ASSERT_TRUE(tests);
    ASSERT_TRUE(tests->running);
    EXPECT_EQ(tests->running->percent_done, 60);
    EXPECT_TRUE(tests->log.empty()) << "a drive that lists the running test has no result of it yet";
    EXPECT_EQ(summaryOf(*tests).running_percent_left, 40);
    // Fifteen tenths are none: a cheap drive's constant byte of 255.
    EXPECT_FALSE(
        parseSelfTests(ata(R"json({"value": 255, "string": "in progress, 150% remaining"})json", "[]"))->running);
}

TEST(SelfTestReport, NvmeNeedsASmartctlThatCan) {
    const auto nvme = [](const std::string& version, const std::string& log) {
        return R"json({"smartctl": {"version": )json" + version +
               R"json(, "exit_status": 0}, "device": {"protocol": "NVMe"}, "power_on_time": {"hours": 7})json" + log +
               "}";
    };
    const auto old = parseSelfTests(nvme("[7, 3]", ""));
    ASSERT_FALSE(old);
    EXPECT_EQ(old.error().code, Errc::unsupported);
    EXPECT_THAT(old.error().message, HasSubstr("7.3"));
    EXPECT_THAT(old.error().advice, HasSubstr("7.4"));
    EXPECT_EQ(parseSelfTests(nvme("[7, 5]", "")).error().message, "The drive has no self-tests.");
    const auto tests = parseSelfTests(nvme("[7, 5]", R"json(, "nvme_self_test_log": {
        "current_self_test_operation": {"value": 2, "string": "Extended self-test in progress"},
        "current_self_test_completion_percent": 30,
        "table": [{"self_test_code": {"value": 1, "string": "Short"},
                   "self_test_result": {"value": 7, "string": "Completed: failed segments"},
                   "power_on_hours": 6, "lba": 12345},
                  {"self_test_code": {"value": 2, "string": "Extended"},
                   "self_test_result": {"value": 2, "string": "Aborted: Controller Reset"}, "power_on_hours": 5},
                  {"self_test_result": {"value": 15}}]})json"));
    ASSERT_TRUE(tests) << tests.error().message;
    const RunningSelfTest running{SelfTestKind::extended, 30};
    EXPECT_EQ(tests->running, running);
    ASSERT_EQ(tests->log.size(), 2U);
    EXPECT_EQ(tests->log[0].result, SelfTestResult::failed);
    EXPECT_EQ(tests->log[0].failing_lba, 12345U);
    EXPECT_EQ(tests->log[1].result, SelfTestResult::interrupted);
    const auto idle = parseSelfTests(
        nvme("[7, 5]",
             R"json(, "nvme_self_test_log": {"current_self_test_operation": {"value": 0, "string": "None"}})json"));
    ASSERT_TRUE(idle);
    EXPECT_EQ(stateOf(*idle), SelfTestState::never);
}

TEST(SelfTestReport, ScsiTellsThatATestRunsButNotHowFar) {
    const auto tests = parseSelfTests(R"json({"smartctl": {"exit_status": 0}, "device": {"protocol": "SCSI"},
        "scsi_self_test_0": {"code": {"value": 2, "string": "Background long"},
                             "result": {"value": 15, "string": "Self test in progress ..."}},
        "scsi_self_test_1": {"code": {"value": 1, "string": "Background short"},
                             "result": {"value": 4, "string": "Failed in segment -->"}, "power_on_time": {"hours": 3},
                             "lba_first_failure": {"value": 99}},
        "scsi_extended_self_test_seconds": 8693})json");
    ASSERT_TRUE(tests) << tests.error().message;
    ASSERT_TRUE(tests->running);
    EXPECT_EQ(tests->running->kind, SelfTestKind::extended);
    EXPECT_FALSE(tests->running->percent_done);
    ASSERT_EQ(tests->log.size(), 1U);
    EXPECT_EQ(tests->log[0].result, SelfTestResult::failed);
    EXPECT_EQ(tests->log[0].failing_lba, 99U);
    EXPECT_EQ(tests->extended_takes, std::chrono::seconds(8693));
}

TEST(SelfTestReport, WhatIsNoneIsAnErrorInWords) {
    EXPECT_EQ(parseSelfTests("").error().code, Errc::invalidData);
    EXPECT_EQ(parseSelfTests("{}").error().code, Errc::invalidData);
    EXPECT_EQ(parseSelfTests("[1]").error().code, Errc::invalidData);
    EXPECT_EQ(parseSelfTests(R"json({"device": {"protocol": "ATA"}, "ata_smart_data": {"capabilities":
        {"self_tests_supported": false}}})json")
                  .error()
                  .code,
              Errc::unsupported);
    EXPECT_EQ(parseSelfTests(R"json({"smartctl": {"exit_status": 2, "messages": [{"severity": "information",
        "string": "Device is in STANDBY mode, exit(2)"}]}, "device": {"protocol": "ATA"}})json")
                  .error()
                  .code,
              Errc::asleep);
}

TEST(SelfTestReport, AnAnswerToAStartIsAnErrorOnlyIfItFailed) {
    const auto answer = [](int exitStatus) {
        return R"json({"device": {"protocol": "ATA"}, "smartctl": {"exit_status": )json" + std::to_string(exitStatus) +
               "}}";
    };
    EXPECT_TRUE(parseSelfTestAnswer(answer(0)));
    EXPECT_TRUE(parseSelfTestAnswer(answer(64 + 128))) << "old errors in the drive's logs are no refusal";
    EXPECT_EQ(parseSelfTestAnswer(answer(4)).error().code, Errc::failed);
    EXPECT_EQ(parseSelfTestAnswer(answer(2)).error().code, Errc::failed);
    EXPECT_FALSE(parseSelfTestAnswer("nonsense"));
}

TEST(SelfTestSectors, TheLogIsARingWhoseNewestEntryIsNumbered) {
    std::array<std::uint8_t, 512> data{};
    std::array<std::uint8_t, 512> log{};
    data[363] = 0xF3;
    data[372] = 1;
    data[373] = 255; // stands in another field
    const auto put = [&log](std::size_t index, std::uint8_t test, std::uint8_t status, std::uint8_t hours) {
        const std::size_t at = 2 + index * 24;
        log[at] = test;
        log[at + 1] = status;
        log[at + 2] = hours;
    };
    put(0, 1, 0x00, 30);
    put(1, 2, 0x73, 31);
    log[2 + 24 + 5] = 0x39; // the failing sector
    put(20, 1, 0x18, 29);
    log[508] = 2;
    const auto tests = decodeSelfTests(data, log);
    ASSERT_TRUE(tests);
    EXPECT_EQ(tests->running->percent_done, 70);
    EXPECT_EQ(tests->short_takes, minutes(1));
    EXPECT_FALSE(tests->extended_takes);
    ASSERT_EQ(tests->log.size(), 3U);
    EXPECT_EQ(tests->log[0].power_on_hours, 31U);
    EXPECT_EQ(tests->log[0].result, SelfTestResult::failed);
    EXPECT_EQ(tests->log[0].failing_lba, 0x39U);
    EXPECT_EQ(tests->log[0].percent_left, 30);
    EXPECT_EQ(tests->log[1].power_on_hours, 30U);
    EXPECT_EQ(tests->log[2].power_on_hours, 29U) << "before the first comes the last";
    EXPECT_FALSE(decodeSelfTests(data, Bytes(log).first(100)));
}

TEST(SelfTestSectors, TheErrorLogTellsItsNewestEntry) {
    std::array<std::uint8_t, 512> log{};
    log[1] = 2;
    const std::size_t entry = 2 + 90;
    log[entry + 55] = 0x25;
    log[entry + 61] = 0x40;
    log[entry + 63] = 7;
    log[entry + 88] = 12;
    log[452] = 56;
    const auto errors = decodeErrorLog(log);
    ASSERT_TRUE(errors);
    EXPECT_EQ(errors->total, 56U);
    EXPECT_EQ(errors->last, "Command 0x25 failed with error 0x40 at sector 7");
    EXPECT_EQ(errors->last_at_hours, 12U);
    log[1] = 0;
    EXPECT_EQ(decodeErrorLog(log)->last, "");
}

} // namespace
} // namespace trimwright::smart
