// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/drive/self_test.h"

#include <gtest/gtest.h>

namespace trimwright {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

SelfTestEntry entry(SelfTestKind kind, SelfTestResult result) {
    return {kind, result, "words", 1204, {}, {}};
}

TEST(SelfTests, TheStateIsTheRunningTestElseTheNewestEntry) {
    SelfTests tests;
    EXPECT_EQ(stateOf(tests), SelfTestState::never);
    tests.log = {entry(SelfTestKind::shortTest, SelfTestResult::failed),
                 entry(SelfTestKind::shortTest, SelfTestResult::passed)};
    EXPECT_EQ(stateOf(tests), SelfTestState::failed);
    tests.running = RunningSelfTest{};
    EXPECT_EQ(stateOf(tests), SelfTestState::running);
    EXPECT_EQ(toString(stateOf(tests)), "running");
}

TEST(SelfTests, TheTimeLeftNeedsTheKindThePercentageAndTheDuration) {
    SelfTests tests;
    tests.short_takes = minutes(2);
    tests.extended_takes = minutes(80);
    EXPECT_FALSE(timeLeft(tests, SelfTestKind::shortTest)) << "none is running";
    tests.running = RunningSelfTest{SelfTestKind::unknown, 75};
    EXPECT_FALSE(timeLeft(tests)) << "which one is not known";
    EXPECT_EQ(timeLeft(tests, SelfTestKind::shortTest), seconds(30));
    EXPECT_EQ(timeLeft(tests, SelfTestKind::extended), minutes(20));
    tests.running->kind = SelfTestKind::extended;
    EXPECT_EQ(timeLeft(tests, SelfTestKind::shortTest), minutes(20)) << "the drive knows better";
    tests.running->percent_done.reset();
    EXPECT_FALSE(timeLeft(tests));
}

TEST(SelfTests, AreSaidInWords) {
    SelfTests tests;
    EXPECT_EQ(describe(tests), "No self-test was ever run on this drive, as far as it remembers.");
    tests.log = {entry(SelfTestKind::extended, SelfTestResult::failed)};
    tests.log.front().failing_lba = 4132075584;
    EXPECT_EQ(describe(tests),
              "An extended self-test at 1\u00a0204 hours found a fault: sector 4132075584 could not be "
              "read.");
    tests.running = RunningSelfTest{SelfTestKind::unknown, 40};
    EXPECT_EQ(describe(tests), "A self-test is running, 40 % done.");
    tests.short_takes = minutes(2);
    EXPECT_EQ(describe(tests, SelfTestKind::shortTest), "A short self-test is running, 40 % done, about 72 s left.");
    EXPECT_EQ(describe(entry(SelfTestKind::shortTest, SelfTestResult::aborted)),
              "A short self-test at 1\u00a0204 hours was ended on request.");
}

} // namespace
} // namespace trimwright
