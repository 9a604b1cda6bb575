// SPDX-License-Identifier: GPL-3.0-or-later
// An ordinary user at the command line, the helper and polkit: the whole way. The machine is a stage in a mount
// namespace: a sysfs of ours with a SATA SSD, and a smartctl of ours in the place of the real one.
#include "app/dbus/helper_connection.h"
#include "tests/helper/bus_fixture.h"
#include "tests/linux/tree_builder.h"
#include "tests/paths.h"

#include <csignal>
#include <fstream>
#include <iterator>
#include <sys/stat.h>

namespace trimwright::testing {
namespace {

using Mode = FakePolkit::Mode;
constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20;
constexpr uid_t nobody = 65534;
constexpr const char* driveId = "sata-Samsung_SSD_860-S3Z1NB0K123456A";

std::string contentOf(const std::filesystem::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

class UserTest : public HelperTest {
  protected:
    void SetUp() override {
        HelperTest::SetUp();
        if (IsSkipped()) {
            return;
        }
        if (!std::filesystem::exists("/usr/sbin/smartctl")) {
            GTEST_SKIP() << "smartctl is not installed, so that nothing can be put in its place.";
        }
        DiskSpec disk;
        disk.sysname = "sda";
        m_tree.sata(disk);
        std::filesystem::create_directory(directory / "dev");
        std::filesystem::copy_file(testing::builtProgram("trimwrightctl"), directory / "trimwrightctl");
        smartctl("echo '" + report() + "'");
    }

    /// What the drive answers: a shell script.
    void smartctl(const std::string& body) {
        std::ofstream(directory / "smartctl") << "#!/bin/sh\n" << body << "\n";
        ::chmod((directory / "smartctl").c_str(), 0755);
    }
    static std::string report() {
        return R"({"json_format_version":[1,0],"smartctl":{"version":[7,3],"exit_status":0},)"
               R"("device":{"name":"/dev/sda","type":"sat","protocol":"ATA"},"model_name":"Samsung SSD 860 EVO 500GB",)"
               R"("serial_number":"S3Z1NB0K123456A","smart_status":{"passed":true},"temperature":{"current":31},)"
               R"("power_on_time":{"hours":1234},"power_cycle_count":77})";
    }
    /// Words of a shell that build the stage.
    std::string stage() const {
        const std::string at = directory.string();
        return "set -e\nmount --bind " + m_tree.root().string() + "/sys /sys\nmount -t tmpfs none " + at +
               "/dev\nmknod -m 666 " + at + "/dev/null c 1 3\nmknod -m 666 " + at + "/dev/zero c 1 5\nmknod -m 666 " +
               at + "/dev/urandom c 1 9\n: > " + at + "/dev/sda\nchmod 600 " + at + "/dev/sda\nmount --bind " + at +
               "/dev /dev\nmount --bind " + at + "/smartctl /usr/sbin/smartctl\nset +e";
    }
    /// Runs trimwrightctl as the user nobody, on the stage or on the real machine. Gives its exit code.
    int ctl(const std::vector<std::string>& arguments, bool onStage) {
        std::vector<std::string> argv;
        if (onStage) {
            argv = {"unshare", "--mount", "sh", "-c", stage() + "\nexec \"$@\"", "sh"};
        }
        for (const char* word : {"setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "env",
                                 "TRIMWRIGHT_DATA_DIR=/proc/nonexistent"}) {
            argv.emplace_back(word);
        }
        argv.push_back((directory / "trimwrightctl").string());
        argv.insert(argv.end(), arguments.begin(), arguments.end());
        std::filesystem::remove(directory / "output");
        const int code = Child(argv, directory / "output").wait();
        output = contentOf(directory / "output");
        return code;
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

    std::string output; ///< Of the last ctl(), errors included.

  private:
    TreeBuilder m_tree;
};

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
    EXPECT_TRUE(contains(output, "Set up the helper")) << output;
    EXPECT_TRUE(contains(output, "sudo")) << output;
}

TEST_F(UserTest, OptimizesAFilesystemAsPolkitItselfDecides) {
    if (!std::filesystem::exists("/usr/lib/polkit-1/polkitd")) {
        GTEST_SKIP() << "polkit is not installed.";
    }
    const auto mount = makeFilesystem(64 * mebibyte);
    ASSERT_FALSE(mount.empty());
    const auto actions = directory / "actions";
    const auto rules = directory / "rules";
    std::filesystem::create_directory(actions);
    std::filesystem::create_directory(rules);
    std::filesystem::copy_file(testing::sourceFile("installer/polkit/org.trimwright.policy"),
                               actions / "org.trimwright.policy");
    const auto startPolkit = [&] {
        return std::make_unique<Child>(
            std::vector<std::string>{"unshare", "--mount", "sh", "-c",
                                     "mount --bind " + actions.string() +
                                         " /usr/share/polkit-1/actions && mount --bind " + rules.string() +
                                         " /etc/polkit-1/rules.d && exec /usr/lib/polkit-1/polkitd --no-debug"},
            directory / "polkitd.log");
    };
    const auto ready = [] { return hasOwner("org.freedesktop.PolicyKit1"); };
    startHelper();
    {
        const auto polkit = startPolkit();
        ASSERT_TRUE(eventually(ready)) << contentOf(directory / "polkitd.log");
        EXPECT_EQ(ctl({"optimize", mount.string()}, false), 3) << output;
        EXPECT_TRUE(contains(output, "polkit agent")) << "nobody can be asked in no session: " << output;
    }
    ASSERT_TRUE(eventually([&] { return !ready(); }));
    std::ofstream(rules / "50-test.rules")
        << "polkit.addRule(function(action, subject) {\n"
           "  if (action.id == 'org.trimwright.optimize' && subject.user == 'nobody' &&\n"
           "      action.lookup('mount') == '"
        << mount.string() << "') return polkit.Result.YES;\n});\n";
    const auto polkit = startPolkit();
    ASSERT_TRUE(eventually(ready)) << contentOf(directory / "polkitd.log");
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
