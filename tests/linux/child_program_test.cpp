// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/ata_reader.h"
#include "core/linux/child_program.h"
#include "core/linux/health_reader.h"
#include "core/linux/self_test.h"
#include "tests/fakes/temporary_directory.h"
#include "tests/linux/tree_builder.h"

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace trimwright::linux_system {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

/// Real programs: shell scripts in a temporary directory that stand in for smartctl.
class ChildProgramTest : public ::testing::Test {
  protected:
    void SetUp() override {
        m_disk.drive.node = "/dev/null"; // always there and readable
        m_disk.drive.bus = Bus::nvme;
        m_disk.health_node = "/dev/null";
        m_options.smartctl_timeout = 500ms;
    }
    void TearDown() override { EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << "a child is left"; }
    std::string script(const std::string& body) {
        const std::string path = m_directory / "smartctl";
        { std::ofstream(path) << "#!/bin/sh\n" << body << "\n"; }
        ::chmod(path.c_str(), 0755);
        m_options.smartctl_program = path;
        return path;
    }
    Result<HealthReport> health(Backend::Wake wake = Backend::Wake::no, std::stop_token stop = {}) {
        return readHealth(m_disk, m_options, wake, stop);
    }
    std::string log() {
        std::ifstream in(m_directory / "log");
        return {std::istreambuf_iterator<char>(in), {}};
    }

    testing::TemporaryDirectory m_temporary;
    std::filesystem::path m_directory = m_temporary.path();
    ListedDisk m_disk;
    LinuxOptions m_options;
};

TEST_F(ChildProgramTest, GivesOutputAndStatusInACleanEnvironment) {
    ::setenv("TRIMWRIGHT_SECRET", "x", 1);
    const auto output = runProgram({script("env; echo \"$@\"; cat; exit 4"), "a b", "$(c)"}, {}, {});
    ASSERT_TRUE(output);
    EXPECT_EQ(output->exit_status, 4);
    EXPECT_THAT(output->text, HasSubstr("LC_ALL=C\n"));
    EXPECT_THAT(output->text, Not(HasSubstr("TRIMWRIGHT_SECRET")));
    EXPECT_THAT(output->text, HasSubstr("a b $(c)\n")) << "no shell touches the arguments";
}

TEST_F(ChildProgramTest, LargeOutputComesWholeAndTooLargeIsRefused) {
    const std::string program = script("head -c 3000000 /dev/zero");
    const auto whole = runProgram({program}, {}, {});
    ASSERT_TRUE(whole);
    EXPECT_EQ(whole->text.size(), 3'000'000U);
    const auto refused = runProgram({program}, {.timeout = 20s, .max_output_bytes = 1'000'000}, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, Errc::invalidData);
    EXPECT_THAT(refused.error().message, HasSubstr("more than 1.00 MB"));
}

TEST_F(ChildProgramTest, EndlessOutputIsEnded) {
    script("while :; do echo '{\"x\": 1}'; done");
    const auto start = Clock::now();
    EXPECT_FALSE(health());
    EXPECT_LT(Clock::now() - start, 5s);
}

TEST_F(ChildProgramTest, AProgramThatHangsIsEndedWithItsWholeGroup) {
    script("sleep 300 & echo $! > " + (m_directory / "log").string() + "; sleep 300");
    const auto start = Clock::now();
    const auto report = health();
    EXPECT_LT(Clock::now() - start, 2s);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, Errc::timedOut);
    const pid_t sleeper = std::atoi(log().c_str());
    ASSERT_GT(sleeper, 0);
    std::this_thread::sleep_for(50ms);
    const std::string state = "/proc/" + std::to_string(sleeper) + "/cmdline";
    std::ifstream in(state);
    std::string command((std::istreambuf_iterator<char>(in)), {});
    EXPECT_THAT(command, Not(HasSubstr("sleep"))) << "the grandchild lives on";
}

TEST_F(ChildProgramTest, AReportIsTakenThoughSomethingItStartedHoldsThePipeOpen) {
    const std::string program = script("sleep 300 & echo $! > " + (m_directory / "log").string() +
                                       "; echo early; (sleep 0.05; echo late) & exit 4");
    const auto start = Clock::now();
    const auto output = runProgram({program}, {}, {});
    EXPECT_LT(Clock::now() - start, 5s) << "far below the time limit of 20 s";
    ASSERT_TRUE(output) << output.error().message;
    EXPECT_EQ(output->text, "early\nlate\n") << "what comes soon after the end still belongs to it";
    EXPECT_EQ(output->exit_status, 4);
    const pid_t sleeper = std::atoi(log().c_str());
    ASSERT_GT(sleeper, 0);
    std::this_thread::sleep_for(50ms);
    std::ifstream in("/proc/" + std::to_string(sleeper) + "/cmdline");
    std::string command((std::istreambuf_iterator<char>(in)), {});
    EXPECT_THAT(command, Not(HasSubstr("sleep"))) << "the grandchild lives on";
}

TEST_F(ChildProgramTest, AGrandchildThatWritesForEverIsEnded) {
    script("while :; do echo x; sleep 0.02; done & exit 0");
    const auto start = Clock::now();
    const auto report = health();
    EXPECT_LT(Clock::now() - start, 5s);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, Errc::invalidData) << "the rest is no report";
}

TEST_F(ChildProgramTest, AStopEndsItSoon) {
    script("exec sleep 300");
    m_options.smartctl_timeout = 60s;
    std::stop_source stop;
    std::jthread stopper([&stop] {
        std::this_thread::sleep_for(100ms);
        stop.request_stop();
    });
    const auto start = Clock::now();
    const auto report = health(Backend::Wake::no, stop.get_token());
    EXPECT_LT(Clock::now() - start, 1s);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, Errc::cancelled);
}

TEST_F(ChildProgramTest, OneThatClosesItsOutputAndStaysIsEnded) {
    script("exec >&-; exec sleep 300");
    const auto report = health();
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, Errc::timedOut);
}

TEST_F(ChildProgramTest, OneThatDiesOrPrintsNothingOrNonsenseIsAClearError) {
    script("kill -SEGV $$");
    EXPECT_THAT(health().error().message, HasSubstr("signal 11"));
    script("exit 2");
    EXPECT_EQ(health().error().code, Errc::invalidData);
    EXPECT_THAT(health().error().message, HasSubstr("printed nothing"));
    script("echo '   '");
    EXPECT_EQ(health().error().code, Errc::invalidData);
    script("echo 'smartctl 5.42: unknown option'");
    EXPECT_EQ(health().error().code, Errc::invalidData);
    script("head -c 100000 /dev/urandom");
    EXPECT_EQ(health().error().code, Errc::invalidData);
    script("printf '{\"json_format_version\":[1,0],\"smartctl\":{\"ver'");
    EXPECT_EQ(health().error().code, Errc::invalidData);
}

TEST_F(ChildProgramTest, AMissingProgramNamesThePackage) {
    m_options.smartctl_program = (m_directory / "absent").string();
    auto report = health();
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, Errc::missingProgram);
    EXPECT_THAT(report.error().advice, HasSubstr("smartmontools"));
    m_options.smartctl_program = "no-such-program-anywhere";
    EXPECT_EQ(health().error().code, Errc::missingProgram);
    const std::string path = script("exit 0");
    ::chmod(path.c_str(), 0644);
    report = health();
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, Errc::permissionDenied);
}

TEST_F(ChildProgramTest, AnAtaDriveWithoutSmartctlIsReadInProcess) {
    m_options.smartctl_program = (m_directory / "absent").string();
    m_disk.drive.bus = Bus::sata;
    const auto report = health();
    ASSERT_FALSE(report) << "/dev/null is no drive";
    EXPECT_NE(report.error().code, Errc::missingProgram);
    EXPECT_THAT(report.error().message, HasSubstr("/dev/null"));
}

TEST(AtaReader, OnlyADriveThatWasIdentifiedIsSaidToHaveNoSmart) {
    EXPECT_FALSE(whyNoSmart("/dev/sdx", true, true));
    const auto without = whyNoSmart("/dev/sdx", true, false);
    ASSERT_TRUE(without);
    EXPECT_EQ(without->message, "/dev/sdx has no SMART.");
    const auto unknown = whyNoSmart("/dev/sdx", false, false);
    ASSERT_TRUE(unknown);
    EXPECT_THAT(unknown->message, HasSubstr("not known"));
    EXPECT_THAT(unknown->message, Not(HasSubstr("no SMART")));
    EXPECT_THAT(unknown->advice, HasSubstr("smartmontools"));
}

TEST_F(ChildProgramTest, ASleepingDriveIsNotTouched) {
    script("echo called >> " + (m_directory / "log").string());
    m_disk.drive.power = PowerState::asleep;
    const auto report = health();
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, Errc::asleep);
    EXPECT_EQ(log(), "");
    health(Backend::Wake::yes);
    EXPECT_EQ(log(), "called\n");
}

TEST_F(ChildProgramTest, DrivesWithoutSmartAreToldWithoutStartingAnything) {
    script("echo called >> " + (m_directory / "log").string());
    for (const Bus bus : {Bus::virtio, Bus::loop, Bus::mmc}) {
        m_disk.drive.bus = bus;
        const auto report = health();
        ASSERT_FALSE(report);
        EXPECT_EQ(report.error().code, Errc::unsupported);
    }
    m_disk.drive.bus = Bus::sata;
    m_disk.health_node = "/dev/no-such-drive";
    EXPECT_EQ(health().error().code, Errc::notFound);
    EXPECT_EQ(log(), "");
}

TEST_F(ChildProgramTest, AUsbBridgeIsTriedWithAShortSafeList) {
    m_disk.drive.bus = Bus::usb;
    m_disk.usb_vendor = "152d";
    script(
        "echo \"$@\" >> " + (m_directory / "log").string() +
        "; echo '{\"json_format_version\":[1,0],\"smartctl\":{\"version\":[7,3],\"messages\":[{\"string\":\"/dev/sdb: "
        "Unknown USB bridge [0x152d:0x0583 (0x209)]\",\"severity\":\"error\"}],\"exit_status\":1}}'; exit 1");
    const auto report = health();
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, Errc::unsupported);
    const std::string calls = log();
    EXPECT_EQ(std::ranges::count(calls, '\n'), 3);
    EXPECT_THAT(calls, HasSubstr("--device=sat "));
    EXPECT_THAT(calls, HasSubstr("--device=sntjmicron "));
    EXPECT_THAT(usbTypes("0000"), ElementsAre("sat"));
}

TEST_F(ChildProgramTest, RawAnswersComeUndecodedAndOfABridgeOneForEachWay) {
    m_disk.drive.bus = Bus::usb;
    script("case \"$*\" in *device=sat*) echo 'good bytes'; exit 4;; *) echo 'not \\001 JSON'; exit 1;; esac");
    const auto answers = readRawHealth(m_disk, m_options, Backend::Wake::no, {});
    ASSERT_TRUE(answers) << answers.error().message;
    ASSERT_EQ(answers->size(), 2U) << "it got through with the second way and asked no further";
    EXPECT_EQ((*answers)[1].bytes, "good bytes\n");
    EXPECT_EQ((*answers)[1].kind, RawAnswer::Kind::smartctlJson);
    EXPECT_EQ(decodeHealth(*answers, "x").error().code, Errc::invalidData);
    EXPECT_EQ(decodeHealth({}, "x").error().code, Errc::invalidData);
    EXPECT_EQ(decodeHealth({{RawAnswer::Kind::atasmartBlob, "no blob"}}, "x").error().code, Errc::invalidData);
}

TEST_F(ChildProgramTest, SelfTestsAreAskedForByTheirOwnCommandsAndASleepingDriveKeepsItsStatus) {
    script("echo \"$@\" >> " + (m_directory / "log").string() + "; echo '{}'");
    m_disk.drive.power = PowerState::asleep;
    EXPECT_EQ(askSelfTest(m_disk, m_options, SelfTestAction::status, {}).error().code, Errc::asleep);
    EXPECT_TRUE(askSelfTest(m_disk, m_options, SelfTestAction::startShort, {}));
    EXPECT_TRUE(askSelfTest(m_disk, m_options, SelfTestAction::startExtended, {}));
    EXPECT_TRUE(askSelfTest(m_disk, m_options, SelfTestAction::abort, {}));
    m_disk.drive.power = PowerState::active;
    EXPECT_TRUE(askSelfTest(m_disk, m_options, SelfTestAction::status, {}));
    EXPECT_EQ(log(), "--json --test=short /dev/null\n--json --test=long /dev/null\n--json --abort /dev/null\n"
                     "--json --info --capabilities --log=selftest --nocheck=standby /dev/null\n");
}

TEST_F(ChildProgramTest, CommandLines) {
    EXPECT_THAT(smartctlCommand("/usr/sbin/smartctl", m_disk, Backend::Wake::no, ""),
                ElementsAre("/usr/sbin/smartctl", "--json", "--info", "--health", "--attributes", "--nocheck=standby",
                            "/dev/null"));
    m_disk.drive.bus = Bus::sata;
    const auto ata = smartctlCommand("x", m_disk, Backend::Wake::yes, "sat");
    EXPECT_THAT(ata, Contains("--log=devstat"));
    EXPECT_THAT(ata, Contains("--log=error")) << "of one sector; support asks for it";
    EXPECT_THAT(ata, Contains("--device=sat"));
    EXPECT_THAT(ata, Not(Contains("--nocheck=standby")));
}

TEST_F(ChildProgramTest, TheInstalledSmartctlTakesOurOptions) {
    const auto program = findProgram("smartctl");
    if (!program) {
        GTEST_SKIP() << "smartctl is not installed";
    }
    for (const Bus bus : {Bus::nvme, Bus::sata, Bus::sas}) {
        m_disk.drive.bus = bus;
        const auto output = runProgram(smartctlCommand(*program, m_disk, Backend::Wake::no, ""), {}, {});
        ASSERT_TRUE(output);
        // Bit 0 would be the command line alone; here it is /dev/null, which smartctl names.
        EXPECT_THAT(output->text, HasSubstr("/dev/null"));
        EXPECT_THAT(output->text, Not(HasSubstr("INVALID ARGUMENT")));
        EXPECT_THAT(output->text, Not(HasSubstr("UNRECOGNIZED OPTION")));
    }
}

} // namespace
} // namespace trimwright::linux_system
