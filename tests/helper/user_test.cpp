// SPDX-License-Identifier: GPL-3.0-or-later
// An ordinary user at the command line, the helper and polkit: the whole way. The machine is a stage in a mount
// namespace: a sysfs of ours with a SATA SSD, and a smartctl of ours in the place of the real one.
#include "app/dbus/helper_connection.h"
#include "tests/helper/user_fixture.h"

#include <array>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <pty.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

namespace trimwright::testing {
namespace {

using Mode = FakePolkit::Mode;
constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20;
constexpr const char* driveId = UserTest::driveId;

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

std::vector<std::string> askAll(linux_system::SelfTestAction action) {
    std::vector<std::string> texts;
    auto connection = bus::HelperConnection::open();
    const auto answers = connection->selfTest(driveId, action, {});
    EXPECT_TRUE(answers) << (answers ? "" : answers.error().message);
    for (const auto& answer : answers.value_or(std::vector<linux_system::RawAnswer>{})) {
        texts.push_back(answer.bytes);
    }
    return texts;
}

TEST_F(UserTest, ReadsTheHealthOfADriveThroughTheHelper) {
    FakePolkit polkit(Mode::allow);
    startHelper(stage());
    EXPECT_EQ(ctl({"health", "/dev/sda", "--json"}, true), 0) << output;
    EXPECT_TRUE(contains(output, "\"power_on_hours\": 1234") || contains(output, "\"power_on_hours\":1234")) << output;
    auto questions = polkit.questions();
    ASSERT_EQ(questions.size(), 1U) << "one question, at the start";
    EXPECT_EQ(questions[0].action, "org.trimwright.read-health");
    EXPECT_EQ(questions[0].details.at("drive"), "Samsung SSD 860 (/dev/sda)");
    EXPECT_EQ(ctl({"health", "/dev/sda", "--wake"}, true), 0) << output;
    EXPECT_EQ(polkit.questions().at(1).action, "org.trimwright.wake-drive");

    smartctl("echo 'no JSON \001\377'"); // the helper passes on what it does not look at
    EXPECT_EQ(ctl({"health", "/dev/sda"}, true), 1) << output;
    EXPECT_TRUE(contains(output, "JSON")) << output;

    polkit.mode = Mode::deny;
    EXPECT_EQ(ctl({"health", "/dev/sda"}, true), 3) << output;
    EXPECT_TRUE(contains(output, "does not allow you to read the health of /dev/sda")) << output;
    EXPECT_EQ(ctl({"list", "--json"}, true), 0) << "listing needs nobody";
    helper.reset();
    EXPECT_EQ(ctl({"health", "/dev/sda"}, true), 3) << output;
    EXPECT_TRUE(contains(output, "sets up the helper")) << output;
    EXPECT_TRUE(contains(output, "sudo")) << output;
}

TEST_F(UserTest, OptimizesAFilesystemAsPolkitItselfDecides) {
    if (!hasPolkit()) {
        GTEST_SKIP() << "polkit is not installed.";
    }
    const auto mount = makeFilesystem(64 * mebibyte);
    ASSERT_FALSE(mount.empty());
    startHelper();
    {
        const auto polkit = startPolkit();
        EXPECT_EQ(ctl({"optimize", mount.string()}, false), 3) << output;
        EXPECT_TRUE(contains(output, "polkit agent")) << "nobody can be asked in no session: " << output;
    }
    allow("org.trimwright.optimize", "mount", mount.string());
    const auto polkit = startPolkit();
    EXPECT_EQ(ctl({"optimize", mount.string(), "--json"}, false), 0) << output;
    EXPECT_TRUE(contains(output, "\"trimmed\"")) << output;
    const Connection client = connect(nobody);
    for (const char* member : {"ReadHealth", "WakeAndReadHealth", "AbortSelfTest", "ReadSelfTestStatus"}) {
        auto connection = bus::HelperConnection::open();
        for (const auto& drive : connection->drives({}).value_or(std::vector<bus::NamedDrive>{})) {
            EXPECT_EQ(Call(client.get(), member, "su", drive.name.c_str(), 9U).errorName(),
                      "org.trimwright.Error.PermissionDenied")
                << member << " " << drive.name;
        }
    }
    EXPECT_EQ(
        Call(client.get(), "SetSchedule", "bsyyyybbassu", 0, "week", 7, 1, 3, 0, 0, 1, 0, "leave", 9U).errorName(),
        "org.trimwright.Error.PermissionDenied");
    EXPECT_EQ(runs().size(), 1U) << "what was refused is no run";
}

/// A program on a terminal of its own, which it controls.
class OnTerminal {
  public:
    explicit OnTerminal(const std::vector<std::string>& argv) {
        m_pid = ::forkpty(&m_terminal, nullptr, nullptr, nullptr);
        if (m_pid == 0) {
            std::vector<char*> words;
            for (const std::string& word : argv) {
                words.push_back(const_cast<char*>(word.c_str())); // NOLINT: execvp() takes them so and changes nothing
            }
            words.push_back(nullptr);
            ::execvp(words[0], words.data());
            ::_exit(127);
        }
        ::fcntl(m_terminal, F_SETFL, O_NONBLOCK);
    }
    OnTerminal(const OnTerminal&) = delete;
    OnTerminal& operator=(const OnTerminal&) = delete;
    ~OnTerminal() {
        ::kill(m_pid, SIGKILL);
        ::waitpid(m_pid, nullptr, 0);
        ::close(m_terminal);
    }

    const std::string& shown() {
        std::array<char, 4096> part{};
        for (ssize_t got = 0; (got = ::read(m_terminal, part.data(), part.size())) > 0;) {
            m_shown.append(part.data(), static_cast<std::size_t>(got));
        }
        return m_shown;
    }
    void type(const std::string& keys) const { EXPECT_GT(::write(m_terminal, keys.data(), keys.size()), 0); }
    bool echoes() const {
        termios settings{};
        return ::tcgetattr(m_terminal, &settings) == 0 && (settings.c_lflag & ECHO) != 0;
    }
    /// Its exit code once it has ended.
    std::optional<int> ended() const {
        siginfo_t info{};
        ::waitid(P_PID, static_cast<id_t>(m_pid), &info, WEXITED | WNOHANG | WNOWAIT);
        return info.si_pid == m_pid ? std::optional(info.si_status) : std::nullopt;
    }

  private:
    pid_t m_pid = -1;
    int m_terminal = -1;
    std::string m_shown;
};

TEST_F(UserTest, AsksForThePasswordInATerminalAndCanBeStopped) {
    if (!hasPolkit() || !std::filesystem::exists("/usr/bin/pkttyagent")) {
        GTEST_SKIP() << "polkit and its pkttyagent are not installed.";
    }
    const auto mount = makeFilesystem(64 * mebibyte);
    ASSERT_FALSE(mount.empty());
    startHelper();
    const auto polkit = startPolkit();
    OnTerminal program(userCommand({"optimize", mount.string()}, false));
    ASSERT_TRUE(eventually([&] { return contains(program.shown(), "AUTHENTICATING FOR org.trimwright.optimize"); }))
        << program.shown();
    EXPECT_TRUE(eventually([&] { return contains(program.shown(), "optimize the filesystem " + mount.string()); }))
        << program.shown();
    program.type("\x03");
    ASSERT_TRUE(eventually([&] { return program.ended().has_value(); })) << program.shown();
    EXPECT_TRUE(program.ended() == 130 || program.ended() == 3) << *program.ended() << program.shown();
    EXPECT_TRUE(program.echoes());
    EXPECT_TRUE(helper->children().empty());
    EXPECT_TRUE(runs().empty());
}

TEST_F(UserTest, SelfTestsAreStartedEndedAndRead) {
    FakePolkit polkit(Mode::allow);
    startHelper(stage());
    smartctl("echo \"$@\"");
    using enum linux_system::SelfTestAction;
    EXPECT_EQ(askAll(startShort), std::vector<std::string>{"--json --test=short /dev/sda\n"});
    EXPECT_EQ(askAll(startExtended), std::vector<std::string>{"--json --test=long /dev/sda\n"});
    EXPECT_EQ(askAll(abort), std::vector<std::string>{"--json --abort /dev/sda\n"});
    EXPECT_EQ(askAll(status),
              std::vector<std::string>{"--json --info --capabilities --log=selftest --nocheck=standby /dev/sda\n"});
    const auto questions = polkit.questions();
    ASSERT_EQ(questions.size(), 4U);
    EXPECT_EQ(questions[0].action, "org.trimwright.self-test");
    EXPECT_EQ(questions[3].action, "org.trimwright.read-health");
    const Connection client = connect();
    EXPECT_EQ(Call(client.get(), "StartSelfTest", "ssu", driveId, "captive", 1U).errorName(),
              "org.trimwright.Error.InvalidRequest");
}

TEST_F(UserTest, UsersTakeTurns) {
    FakePolkit polkit(Mode::allow);
    startHelper(stage());
    smartctl("sleep 0.3; echo '{}'");
    const Connection greedy = connect();
    const Connection modest = connect(nobody);
    std::vector<std::unique_ptr<Call>> calls;
    for (unsigned job = 1; job <= 30; ++job) {
        calls.push_back(std::make_unique<Call>(greedy.get(), "ReadHealth", "su", driveId, job));
    }
    EXPECT_TRUE(eventually([&] { return !helper->children().empty(); }));
    EXPECT_EQ(Call(modest.get(), "ReadHealth", "su", driveId, 1U).errorName(), "");
    const auto waiting =
        std::count_if(calls.begin(), calls.end(), [](const auto& call) { return !call->isAnswered(); });
    EXPECT_GT(waiting, 10) << "the second user waited for all of the first one's jobs";
    EXPECT_EQ(calls.back()->errorName(), "");
}

TEST_F(UserTest, AHangingDriveCanBeLeft) {
    FakePolkit polkit(Mode::allow);
    startHelper(stage());
    smartctl("exec sleep 15");
    const Connection client = connect();
    Call health(client.get(), "ReadHealth", "su", driveId, 4U);
    EXPECT_TRUE(eventually([&] { return !helper->children().empty(); }));
    EXPECT_EQ(Call(client.get(), "Cancel", "u", 4U).errorName(), "");
    EXPECT_EQ(health.errorName(), "org.trimwright.Error.Cancelled");
    EXPECT_TRUE(helper->children().empty());
}

} // namespace
} // namespace trimwright::testing
