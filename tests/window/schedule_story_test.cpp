// SPDX-License-Identifier: GPL-3.0-or-later
// The weekly schedule, set at the window: by an ordinary user with the real helper on a bus of its own and polkit as
// the test wants it, and by root on a machine that systemd does not manage. Needs root.
#include "core/base/file.h"
#include "tests/helper/user_fixture.h"
#include "tests/window/window_fixture.h"

namespace trimwright::testing {
namespace {

using ::testing::HasSubstr;

class WindowOnStage : public UserTest {
  protected:
    void SetUp() override {
        if (const std::string missing = Desktop::missing(); !missing.empty()) {
            GTEST_SKIP() << missing;
        }
        UserTest::SetUp();
        if (IsSkipped()) {
            return;
        }
        std::filesystem::copy_file(builtProgram("trimwright"), directory / "trimwright");
        if (std::filesystem::exists("/etc/fonts")) { // the stage has an /etc of its own
            std::filesystem::copy("/etc/fonts", schedule->etc() / "fonts",
                                  std::filesystem::copy_options::recursive |
                                      std::filesystem::copy_options::copy_symlinks);
        }
    }

    /// `words`: of a shell, on the stage, before the window starts.
    void open(const std::string& words, const std::vector<std::string>& command) {
        std::vector<std::string> argv{"unshare", "--mount", "sh", "-c", stage() + '\n' + words + "\nexec \"$@\"", "sh"};
        argv.insert(argv.end(), command.begin(), command.end());
        program = std::make_unique<Program>(*desktop, argv);
        program->showWhole();
    }

    std::unique_ptr<Desktop> desktop;
    std::unique_ptr<Program> program;
};

class ScheduleStory : public WindowOnStage {
  protected:
    void open() {
        desktop = std::make_unique<Desktop>(nobody);
        WindowOnStage::open("", {"setpriv", "--reuid=65534", "--regid=65534", "--clear-groups",
                                 (directory / "trimwright").string(), "--select", "/dev/sda"});
    }
};

/// systemd does not manage this machine.
class CronStory : public WindowOnStage {
  protected:
    void open() {
        desktop = std::make_unique<Desktop>();
        WindowOnStage::open("rmdir /run/systemd/system", {(directory / "trimwright").string(), "--select", "/dev/sda"});
        program->click("page tab", "Optimizer");
    }
    std::string cronsFile() const { return readFile(schedule->etc() / "cron.d/trimwright").value_or(""); }
};

TEST_F(ScheduleStory, SetAWeeklyScheduleAndSeeItInForce) {
    FakePolkit polkit(FakePolkit::Mode::allow);
    startHelper(stage());
    open();
    EXPECT_NE(program->see("label", "Samsung SSD 860").name, "");
    program->click("page tab", "Optimizer");
    EXPECT_FALSE(program->see("check box", "Optimize").is(Element::checked));
    EXPECT_EQ(schedule->settings(), "");
    program->click("check box", "Optimize");
    program->see("the tick", [](const Element& window) {
        const Element* box = window.find("check box", "Optimize");
        return box != nullptr && box->is(Element::checked) ? box : nullptr;
    });
    ASSERT_TRUE(eventually([this] { return !schedule->settings().empty(); }, std::chrono::seconds(60)));
    EXPECT_THAT(schedule->settings(), HasSubstr("every = week\n"));
    program->see("label", "Next run: Sunday");
    EXPECT_TRUE(schedule->isOn("trimwright-optimize.timer"));
    EXPECT_EQ(polkit.questions().back().action, "org.trimwright.schedule");

    // What is not saved yet changes nothing.
    const std::string first = schedule->settings();
    program->click("check box", "mains");
    program->see("push button", "Save");
    EXPECT_EQ(schedule->settings(), first);
    program->click("push button", "Save");
    ASSERT_TRUE(eventually([&] { return schedule->settings() != first; }, std::chrono::seconds(60)));
    EXPECT_THAT(schedule->settings(), HasSubstr("mains-only = yes\n"));
    program->seeNoMore("push button", "Save");
    EXPECT_EQ(faults(program->settled()), std::vector<std::string>());
    EXPECT_EQ(program->quit(), 0) << program->said();
}

TEST_F(ScheduleStory, ARefusalIsToldAndChangesNothing) {
    FakePolkit polkit(FakePolkit::Mode::deny);
    startHelper(stage());
    open();
    program->click("page tab", "Optimizer");
    program->click("check box", "Optimize");
    program->see("label", "does not allow you to change the schedule");
    EXPECT_EQ(schedule->settings(), "");
    EXPECT_FALSE(program->see("check box", "Optimize").is(Element::checked));
    EXPECT_EQ(program->quit(), 0) << program->said();
}

TEST_F(CronStory, SetAWeeklyScheduleThatCronKeeps) {
    std::filesystem::create_directories(schedule->etc() / "cron.d");
    std::filesystem::copy_file("/bin/sleep", directory / "cron"); // what it is taken for goes by its name
    const Child cron({(directory / "cron").string(), "600"});
    open();
    program->see("label", "Started by cron");
    program->click("check box", "Optimize");
    program->see("label", "Next run: Sunday");
    EXPECT_THAT(schedule->settings(), HasSubstr("every = week\n"));
    EXPECT_THAT(cronsFile(), HasSubstr("\n0 3 * * 0  root [ -x " + (directory / "trimwrightctl").string() + " ] && "));
    program->click("check box", "Optimize");
    ASSERT_TRUE(eventually([this] { return cronsFile().empty(); }, std::chrono::seconds(60)));
    EXPECT_EQ(program->quit(), 0) << program->said();
}

TEST_F(CronStory, WithoutAnythingThatKeepsTimeItSaysWhatToInstall) {
    open();
    program->see("label", "Neither systemd nor cron runs");
    EXPECT_EQ(program->window().find("check box", "Optimize"), nullptr);
    EXPECT_EQ(program->quit(), 0) << program->said();
}

} // namespace
} // namespace trimwright::testing
