// SPDX-License-Identifier: GPL-3.0-or-later
// Self-tests of emulated drives as a program starts and follows them, with a clock of the test's own.
#include "core/emulator/emulated_backend.h"
#include "tests/fakes/temporary_directory.h"

#include <gmock/gmock.h>

namespace trimwright::emulator {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using ::testing::HasSubstr;

class EmulatedSelfTest : public ::testing::Test {
  protected:
    EmulatedSelfTest() { EXPECT_TRUE(m_backend.add("ssdnow-v-40", "one")); }

    EmulatedBackend makeBackend() {
        return EmulatedBackend(m_directory.path(), {}, [this] { return m_now; });
    }

    SelfTests tests(EmulatedBackend& backend) {
        auto answer = backend.selfTests(m_drive, {});
        EXPECT_TRUE(answer) << answer.error().message;
        return answer.value_or(SelfTests{});
    }
    SelfTests tests() { return tests(m_backend); }

    Result<> start(SelfTestKind kind) { return m_backend.startSelfTest(m_drive, kind, Backend::Wake::no, {}); }

    ::trimwright::testing::TemporaryDirectory m_directory;
    std::chrono::system_clock::time_point m_now{std::chrono::hours(500'000)};
    EmulatedBackend m_backend{m_directory.path(), {}, [this] { return m_now; }};
    const DriveId m_drive{"emulated:one"};
};

TEST_F(EmulatedSelfTest, AShortTestGoesOnWhileTimePassesAndIsLogged) {
    EXPECT_EQ(stateOf(tests()), SelfTestState::never);
    ASSERT_TRUE(start(SelfTestKind::shortTest));
    SelfTests now = tests();
    ASSERT_TRUE(now.running);
    const RunningSelfTest begun{SelfTestKind::shortTest, 10}; // The standard has no tenths above nine.
    EXPECT_EQ(now.running, begun);
    EXPECT_EQ(now.short_takes, seconds(3));
    EXPECT_EQ(tests().running, begun) << "looking does not move it on";
    m_now += milliseconds(1500);
    EXPECT_EQ(tests().running->percent_done, 50);
    m_now += milliseconds(1500);
    now = tests();
    EXPECT_FALSE(now.running);
    ASSERT_EQ(now.log.size(), 1U);
    EXPECT_EQ(now.log.front().kind, SelfTestKind::shortTest);
    EXPECT_EQ(now.log.front().result, SelfTestResult::passed);
    const auto health = m_backend.health(m_drive, Backend::Wake::no, {});
    ASSERT_TRUE(health);
    ASSERT_TRUE(health->self_tests);
    EXPECT_EQ(health->self_tests->logged, 1U);
    EXPECT_EQ(health->self_tests->last_passed, true);
    EXPECT_TRUE(health->error_log);
}

TEST_F(EmulatedSelfTest, ItGoesOnForAnotherProgramAndAfterARestart) {
    ASSERT_TRUE(start(SelfTestKind::extended));
    m_now += seconds(5);
    const auto here = tests();
    EmulatedBackend other = makeBackend();
    EXPECT_EQ(tests(other), here);
    m_now += std::chrono::hours(24 * 365);
    const auto after = tests(other);
    EXPECT_EQ(stateOf(after), SelfTestState::passed);
    EXPECT_LT(*after.power_on_hours, 10U) << "a year that nobody looked is no year of the drive";
    EXPECT_EQ(tests(), after);
}

TEST_F(EmulatedSelfTest, OnlyOneRunsAndItCanBeEnded) {
    ASSERT_TRUE(start(SelfTestKind::extended));
    const auto second = start(SelfTestKind::shortTest);
    ASSERT_FALSE(second);
    EXPECT_THAT(second.error().message, HasSubstr("emulated:one: An extended self-test is running"));
    m_now += seconds(2);
    ASSERT_TRUE(m_backend.abortSelfTest(m_drive, {}));
    const auto after = tests();
    ASSERT_EQ(after.log.size(), 1U);
    EXPECT_EQ(after.log.front().result, SelfTestResult::aborted);
    EXPECT_TRUE(after.log.front().percent_left);
    EXPECT_FALSE(m_backend.abortSelfTest(m_drive, {})) << "none is running";
    EXPECT_TRUE(start(SelfTestKind::shortTest));
}

TEST_F(EmulatedSelfTest, AClockThatGoesBackStopsNothing) {
    ASSERT_TRUE(start(SelfTestKind::shortTest));
    m_now -= std::chrono::hours(48);
    EXPECT_TRUE(tests().running);
    m_now += std::chrono::hours(49);
    EXPECT_EQ(stateOf(tests()), SelfTestState::passed);
}

TEST_F(EmulatedSelfTest, UnknownDrivesAndKindsAreErrors) {
    EXPECT_EQ(m_backend.selfTests({"emulated:none"}, {}).error().code, Errc::notFound);
    EXPECT_EQ(start(SelfTestKind::other).error().code, Errc::usage);
}

} // namespace
} // namespace trimwright::emulator
