// SPDX-License-Identifier: GPL-3.0-or-later
// How starting, ending and reading self-tests is made of smartctl's answers, with a program that plays smartctl and a
// drive which remembers: no drive of a test machine may be asked.
#include "core/linux/self_test.h"
#include "tests/fakes/temporary_directory.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <string>

namespace trimwright::linux_system {
namespace {

using ::testing::HasSubstr;

/// A drive whose whole state is the byte of its status: 0 idle, 249 a test has just begun.
class SelfTestCalls : public ::testing::Test {
  protected:
    SelfTestCalls() {
        m_disk.drive.node = "/dev/sdx";
        m_disk.drive.sysname = "sdx";
        m_disk.drive.bus = Bus::sata;
        m_disk.health_node = "/dev/null";
        setState("0");
    }

    void setState(const std::string& byte) { m_directory.file("state", byte); }

    std::string state() const {
        std::ifstream file(m_directory.path() / "state");
        std::string text;
        std::getline(file, text);
        return text;
    }

    /// `onStart`: what the drive does when a test is asked for.
    void play(const std::string& onStart = "echo 249 > state; exit_status=0") {
        const std::string path = m_directory.file("smartctl", R"sh(#!/bin/sh
cd ")sh" + m_directory.path().string() + R"sh(" || exit 1
echo "$@" >> log
exit_status=0
message=
case "$*" in
*--test=*) )sh" + onStart + R"sh( ;;
*--abort*) echo 25 > state ;;
*--nocheck=standby*)
    if [ "$(cat state)" = asleep ]; then
        exit_status=2
        message='"messages":[{"string":"Device is in STANDBY mode, exit(2)","severity":"information"}],'
    fi ;;
esac
status=$(cat state)
[ "$status" != asleep ] || status=0
echo "{\"smartctl\":{\"version\":[7,3],$message\"exit_status\":$exit_status},\"device\":{\"protocol\":\"ATA\"},"
echo "\"ata_smart_data\":{\"self_test\":{\"status\":{\"value\":$status}},\"capabilities\":{\"self_tests_supported\":true}}}"
exit $exit_status
)sh");
        std::filesystem::permissions(path, std::filesystem::perms::owner_all);
        m_options.smartctl_program = path;
    }

    SelfTestAsk ask() {
        return [this](SelfTestAction action) { return askSelfTest(m_disk, m_options, action, {}); };
    }

    Result<> start(Backend::Wake wake = Backend::Wake::no, SelfTestKind kind = SelfTestKind::shortTest) {
        return startSelfTest(ask(), kind, wake, "/dev/sdx");
    }

    std::string log() const {
        std::ifstream file(m_directory.path() / "log");
        return {std::istreambuf_iterator<char>(file), {}};
    }

    ::trimwright::testing::TemporaryDirectory m_directory;
    ListedDisk m_disk;
    LinuxOptions m_options;
};

TEST_F(SelfTestCalls, StartsReadsAndEnds) {
    play();
    ASSERT_TRUE(start(Backend::Wake::no, SelfTestKind::extended));
    EXPECT_THAT(log(), HasSubstr("--test=long"));
    const auto running = readSelfTests(ask(), "/dev/sdx");
    ASSERT_TRUE(running) << running.error().message;
    EXPECT_EQ(running->running->percent_done, 10);
    const auto second = start();
    ASSERT_FALSE(second) << "one is running";
    EXPECT_THAT(second.error().message, HasSubstr("/dev/sdx: A self-test is running, 10 % done."));
    EXPECT_EQ(state(), "249") << "and was left alone";
    EXPECT_TRUE(abortSelfTest(ask(), "/dev/sdx"));
    EXPECT_FALSE(readSelfTests(ask(), "/dev/sdx")->running);
    const auto none = abortSelfTest(ask(), "/dev/sdx");
    ASSERT_FALSE(none);
    EXPECT_THAT(none.error().message, HasSubstr("no self-test is running"));
}

TEST_F(SelfTestCalls, ASleepingDriveIsTestedOnlyIfItMayBeWoken) {
    play();
    setState("asleep");
    const auto refused = start();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, Errc::asleep);
    EXPECT_EQ(log().find("--test"), std::string::npos);
    EXPECT_TRUE(start(Backend::Wake::yes));
    EXPECT_EQ(state(), "249");
}

TEST_F(SelfTestCalls, AnExitStatusOfFourIsARefusalOnlyIfNothingRunsAfterwards) {
    play("exit_status=4");
    const auto refused = start();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, Errc::failed);
    EXPECT_THAT(refused.error().message, HasSubstr("/dev/sdx"));
    play("echo 249 > state; exit_status=4");
    EXPECT_TRUE(start()) << "some other command failed";
}

TEST_F(SelfTestCalls, OldErrorsOfTheDriveAreNoRefusal) {
    play("echo 249 > state; exit_status=192");
    EXPECT_TRUE(start());
}

TEST_F(SelfTestCalls, OtherKindsCannotBeAskedFor) {
    play();
    EXPECT_EQ(start(Backend::Wake::no, SelfTestKind::other).error().code, Errc::usage);
    EXPECT_EQ(log(), "");
}

} // namespace
} // namespace trimwright::linux_system
