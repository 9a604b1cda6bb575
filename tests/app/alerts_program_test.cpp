// SPDX-License-Identifier: GPL-3.0-or-later
// Alerts through the real program: record raises them once, alerts shows them, the hook hears of them.
#include "core/base/file.h"
#include "core/care/alerts.h"
#include "tests/app/program.h"
#include "tests/emulator/worn_drive.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace trimwright::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class AlertsProgram : public ProgramTest {
  protected:
    Finished alerts(std::vector<std::string> arguments) const {
        arguments.insert(arguments.begin(), "alerts");
        return ctl(std::move(arguments), {.environment = {{"TRIMWRIGHT_CONFIG_DIR", config().string()}}});
    }
    std::filesystem::path config() const { return directory.path() / "etc"; }
    std::filesystem::path machineBook() const { return directory.path() / "state" / "alerts.json"; }

    /// A program that appends what it was told to a file.
    std::string hook(const std::string& name, const std::string& body) const {
        const auto file = directory.path() / name;
        std::ofstream(file) << "#!/bin/sh\n" << body;
        ::chmod(file.c_str(), 0755);
        return file.string();
    }
    std::string told() const { return readFile(directory.path() / "told").value_or(""); }
};

TEST_F(AlertsProgram, recordRaisesAChangedVerdictOnceAndAlertsShowsIt) {
    ASSERT_EQ(ctl({"emulated", "add", "--model", "x25-m-g2-80", "--name", "worn"}).exit_code, 0);
    EXPECT_TRUE(document({"record"})["alerts"].empty());
    emulator::testing::wearDrive(directory.path() / "emulated", "worn", 0.93);
    const Finished second = ctl({"record"});
    EXPECT_THAT(second.err, HasSubstr("Alert: "));
    EXPECT_THAT(second.err, HasSubstr("(emulated:worn)"));
    EXPECT_TRUE(document({"record"})["alerts"].empty()) << "told once";

    const Json shown = document({"alerts"});
    ASSERT_EQ(shown["emulated"]["alerts"].size(), 1U);
    const Json& alert = shown["emulated"]["alerts"][0];
    EXPECT_EQ(alert["kind"], "life-left");
    EXPECT_EQ(alert["drive"], "emulated:worn");
    EXPECT_THAT(alert["sentence"].get<std::string>(), HasSubstr("% of its life is left"));
    for (const Json& drive : shown["emulated"]["drives"]) {
        EXPECT_EQ(drive["verdict"], drive["drive"] == "emulated:worn" ? "attention" : "healthy");
    }
    EXPECT_THAT(ctl({"alerts"}).out, HasSubstr("Back up your data and plan a replacement."));
}

TEST_F(AlertsProgram, ADamagedBookIsSetAsideAndANewerOneLeftAlone) {
    ASSERT_EQ(ctl({"emulated", "add", "--model", "ssdnow-v-40", "--name", "one"}).exit_code, 0);
    const auto book = directory.path() / "alerts.json";
    std::ofstream(book) << "{\"version\": 1, \"drives\": [";
    EXPECT_EQ(ctl({"alerts"}).exit_code, 1);
    const Finished recorded = ctl({"record"});
    EXPECT_THAT(recorded.err, HasSubstr("was set aside as "));
    EXPECT_EQ(ctl({"alerts"}).exit_code, 0);
    std::ofstream(book) << "{\"version\": 99}";
    EXPECT_THAT(ctl({"record"}).err, HasSubstr("A newer Trimwright wrote"));
    EXPECT_EQ(*readFile(book), "{\"version\": 99}");
}

// The sandbox of the timer hides the homes: what cannot even be looked at must not end the recording.
TEST_F(AlertsProgram, AHomeThatCannotBeLookedAtEndsNoRecording) {
    const auto loop = directory.path() / "loop";
    std::filesystem::create_symlink(loop, loop);
    const Finished recorded = ctl({"record"}, {.environment = {{"TRIMWRIGHT_DATA_DIR", (loop / "data").string()}}});
    EXPECT_THAT(recorded.err, HasSubstr("Cannot list"));
    EXPECT_THAT(recorded.err, Not(HasSubstr("Something went wrong inside")));
    EXPECT_EQ(ctl({"--system-root", loop.string(), "list"}).exit_code, 2);
}

TEST_F(AlertsProgram, QuietHoursAreKept) {
    EXPECT_EQ(alerts({"--quiet", "22:00-07:00"}).exit_code, 0);
    EXPECT_EQ(document({"alerts"})["quiet_hours"], "22:00-07:00");
    EXPECT_EQ(alerts({"--quiet", "late"}).exit_code, 2);
    EXPECT_EQ(document({"alerts"})["quiet_hours"], "22:00-07:00");
    EXPECT_EQ(alerts({"--quiet", "none"}).exit_code, 0);
    EXPECT_TRUE(document({"alerts"})["quiet_hours"].is_null());
    EXPECT_EQ(alerts({"--quiet", "none", "--test"}).exit_code, 2);
}

TEST_F(AlertsProgram, TheHookIsRunOncePerAlertWithoutAShell) {
    const auto record = directory.path() / "told";
    const std::string program =
        hook("my hook", "echo \"$#|$TRIMWRIGHT_ALERT_KIND|$TRIMWRIGHT_ALERT_URGENCY|$TRIMWRIGHT_ALERT_DRIVE_NAME|"
                        "$TRIMWRIGHT_ALERT_SENTENCE|$HOME\" >> '" +
                            record.string() + "'\n");
    ASSERT_EQ(alerts({"--hook", program}).exit_code, 0);
    care::AlertBook book;
    book.begun_at = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    book.checked_at = book.begun_at;
    book.last_number = 1;
    care::Alert alert;
    alert.number = 1;
    alert.raised_at = book.begun_at;
    alert.urgency = care::Urgency::critical;
    alert.drive_name = "Evil $(touch " + (directory.path() / "owned").string() + ")\n`id`";
    alert.sentence = "; rm -rf / \"'";
    book.alerts.push_back(alert);
    std::filesystem::create_directories(machineBook().parent_path());
    std::ofstream(machineBook()) << care::alertBookToJson(book);

    EXPECT_EQ(alerts({"--run-hook"}).exit_code, 0);
    EXPECT_THAT(told(), HasSubstr("0|verdict|critical|Evil $(touch "));
    EXPECT_THAT(told(), HasSubstr("`id`|; rm -rf / \"'|\n")) << "and nothing of our environment";
    EXPECT_FALSE(std::filesystem::exists(directory.path() / "owned"));
    const std::string once = told();
    EXPECT_EQ(alerts({"--run-hook"}).exit_code, 0);
    EXPECT_EQ(told(), once);
    if (::geteuid() == 0) { // others have the state directory too here, as the test made it
        EXPECT_EQ(alerts({"--test"}).exit_code, 0);
        EXPECT_THAT(told(), HasSubstr("0|test|normal||"));
    }
}

TEST_F(AlertsProgram, AHookThatFailsIsToldAndNotTriedForEver) {
    ASSERT_EQ(alerts({"--hook", hook("hook", "exit 7\n")}).exit_code, 0);
    std::filesystem::create_directories(machineBook().parent_path());
    const Finished failed = alerts({"--test"});
    EXPECT_EQ(failed.exit_code, 1);
    EXPECT_THAT(failed.err, HasSubstr("ended with status 7"));
    EXPECT_EQ(alerts({"--run-hook"}).exit_code, 0);
}

TEST_F(AlertsProgram, AHookThatOthersCanChangeIsNotRunByRoot) {
    if (::geteuid() != 0) {
        GTEST_SKIP() << "only root runs the hook with more rights than those of who could change it";
    }
    const std::string program = hook("hook", "touch '" + (directory.path() / "told").string() + "'\n");
    ASSERT_EQ(alerts({"--hook", program}).exit_code, 0);
    std::filesystem::create_directories(machineBook().parent_path());
    ::chmod(program.c_str(), 0777);
    const Finished refused = alerts({"--test"});
    EXPECT_EQ(refused.exit_code, 1);
    EXPECT_THAT(refused.err, HasSubstr("can be changed by others than root"));
    EXPECT_FALSE(std::filesystem::exists(directory.path() / "told"));
}

TEST_F(AlertsProgram, EverybodyMayReadWhatRootWroteWhateverItsUmask) {
    if (::geteuid() != 0) {
        GTEST_SKIP() << "only root writes for others";
    }
    std::filesystem::create_directories(machineBook().parent_path());
    const ::mode_t before = ::umask(077);
    EXPECT_EQ(alerts({"--hook", "/bin/true"}).exit_code, 0);
    EXPECT_EQ(alerts({"--test"}).exit_code, 0);
    ::umask(before);
    for (const auto& file : {machineBook(), config() / "alerts.conf"}) {
        struct stat status {};
        ASSERT_EQ(::stat(file.c_str(), &status), 0) << file;
        EXPECT_EQ(status.st_mode & 0777U, 0644U) << file;
    }
}

TEST_F(AlertsProgram, WhatCannotBeAHookIsRefused) {
    EXPECT_EQ(alerts({"--hook", "rm -rf /"}).exit_code, 2);
    EXPECT_EQ(alerts({"--hook", "/usr/bin/no-such-program"}).exit_code, 4);
    EXPECT_FALSE(std::filesystem::exists(config() / "alerts.conf"));
}

} // namespace
} // namespace trimwright::testing
