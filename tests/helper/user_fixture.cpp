// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/helper/user_fixture.h"

#include "core/base/file.h"
#include "tests/paths.h"

#include <fstream>
#include <sys/stat.h>

namespace trimwright::testing {
namespace {

constexpr const char* report =
    R"({"json_format_version":[1,0],"smartctl":{"version":[7,3],"exit_status":0},)"
    R"("device":{"name":"/dev/sda","type":"sat","protocol":"ATA"},"model_name":"Samsung SSD 860 EVO 500GB",)"
    R"("serial_number":"S3Z1NB0K123456A","smart_status":{"passed":true},"temperature":{"current":31},)"
    R"("power_on_time":{"hours":1234},"power_cycle_count":77})";

} // namespace

void UserTest::SetUp() {
    HelperTest::SetUp();
    if (IsSkipped()) {
        return;
    }
    for (const char* program : {"/usr/sbin/smartctl", "/usr/bin/systemctl"}) {
        if (!std::filesystem::exists(program)) {
            GTEST_SKIP() << program << " is not installed, so that nothing can be put in its place.";
        }
    }
    DiskSpec disk;
    disk.sysname = "sda";
    m_tree.sata(disk);
    std::filesystem::create_directory(directory / "dev");
    std::filesystem::create_directory(directory / "actions");
    std::filesystem::create_directory(directory / "rules");
    std::filesystem::copy_file(testing::builtProgram("trimwrightctl"), directory / "trimwrightctl");
    std::filesystem::copy_file(testing::sourceFile("installer/polkit/org.trimwright.policy"),
                               directory / "actions/org.trimwright.policy");
    smartctl(std::string("echo '") + report + "'");
    schedule.emplace(directory);
}

void UserTest::smartctl(const std::string& body) const {
    std::ofstream(directory / "smartctl") << "#!/bin/sh\n" << body << "\n";
    ::chmod((directory / "smartctl").c_str(), 0755);
}

std::string UserTest::stage() const {
    const std::string at = directory.string();
    return "set -e\nmount --bind " + m_tree.root().string() + "/sys /sys\nmount -t tmpfs none " + at +
           "/dev\nmknod -m 666 " + at + "/dev/null c 1 3\nmknod -m 666 " + at + "/dev/zero c 1 5\nmknod -m 666 " + at +
           "/dev/urandom c 1 9\nmknod -m 666 " + at + "/dev/tty c 5 0\n: > " + at + "/dev/sda\nchmod 600 " + at +
           "/dev/sda\nmount --bind " + at + "/dev /dev\nmount --bind " + at + "/smartctl /usr/sbin/smartctl\n" +
           schedule->words();
}

std::vector<std::string> UserTest::userCommand(const std::vector<std::string>& arguments, bool onStage) const {
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
    return argv;
}

int UserTest::ctl(const std::vector<std::string>& arguments, bool onStage) {
    std::filesystem::remove(directory / "output");
    const int code = Child(userCommand(arguments, onStage), directory / "output").wait();
    output = readFile(directory / "output").value_or("");
    return code;
}

bool UserTest::hasPolkit() {
    return std::filesystem::exists("/usr/lib/polkit-1/polkitd");
}

std::unique_ptr<Child> UserTest::startPolkit() const {
    const auto ready = [] { return hasOwner("org.freedesktop.PolicyKit1"); };
    EXPECT_TRUE(eventually([&] { return !ready(); })) << "another one still runs";
    auto polkit = std::make_unique<Child>(
        std::vector<std::string>{"unshare", "--mount", "sh", "-c",
                                 "mount --bind " + (directory / "actions").string() +
                                     " /usr/share/polkit-1/actions && mount --bind " + (directory / "rules").string() +
                                     " /etc/polkit-1/rules.d && exec /usr/lib/polkit-1/polkitd --no-debug"},
        directory / "polkitd.log");
    EXPECT_TRUE(eventually(ready)) << readFile(directory / "polkitd.log").value_or("");
    return polkit;
}

void UserTest::allow(const std::string& action, const std::string& detail, const std::string& value) const {
    std::ofstream(directory / "rules/50-test.rules")
        << "polkit.addRule(function(action, subject) {\n"
           "  if (action.id == '"
        << action << "' && subject.user == 'nobody' &&\n      action.lookup('" << detail << "') == '" << value
        << "') return polkit.Result.YES;\n});\n";
}

} // namespace trimwright::testing
