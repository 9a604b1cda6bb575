// SPDX-License-Identifier: GPL-3.0-or-later
// What people want of the window, done from outside as they do it: with the mouse, or with the keyboard alone.
#include "core/base/file.h"
#include "tests/linux/recorded_system.h"
#include "tests/window/window_fixture.h"

#include <cstdlib>
#include <nlohmann/json.hpp>

namespace trimwright::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class Stories : public WindowTest {
  protected:
    /// Megabytes per second: before, and now.
    std::pair<double, double> speeds() {
        const std::string said = program->see("label", "before,").name; // "3.5 MB/s before, 37.9 MB/s now"
        return {std::strtod(said.c_str(), nullptr), std::strtod(said.c_str() + said.find(", ") + 2, nullptr)};
    }

    /// Tab, until the keyboard is there.
    void tabTo(const std::string& role, const std::string& part) {
        constexpr int mostStops = 60;
        for (int i = 0; i < mostStops; ++i) {
            const Element window = program->window();
            const Element* at = window.find([&](const Element& one) { // the current item of a list always is
                return one.is(Element::focused) && one.role == role && one.name.find(part) != std::string::npos;
            });
            if (at != nullptr) {
                return;
            }
            program->press({"Tab"});
        }
        throw std::runtime_error("the keyboard does not get to " + role + " \"" + part + "\":\n" +
                                 outline(program->window()));
    }
};

TEST_F(Stories, OptimizeTheEmulatedDriveAndSeeThatItGotFaster) {
    open();
    program->click("push button", "Put the welcome away");
    program->seeNoMore("push button", "Put the welcome away");
    program->see("label", "of a new drive's speed");
    program->click("push button", "Optimize now");
    program->see("label", "Writes like new");
    program->see("label", "times as fast");
    const auto [before, now] = speeds();
    EXPECT_GT(before, 0);
    EXPECT_GT(now, 2 * before);
    EXPECT_EQ(program->quit(), 0) << program->said();
    EXPECT_EQ(program->said(), "");
}

TEST_F(Stories, OptimizeWithTheKeyboardAlone) {
    open();
    tabTo("push button", "Put the welcome away");
    program->press({"space"});
    program->see("label", "of a new drive's speed");
    tabTo("page tab list", "Overview");
    program->press({"Right", "Right"});
    program->see("table", "Filesystems on this drive");
    program->press({"ctrl+1"});
    tabTo("push button", "Optimize now");
    program->press({"Return"});
    program->see("label", "Writes like new");
    const auto [before, now] = speeds();
    EXPECT_GT(now, 2 * before);
    EXPECT_EQ(program->quit(), 0) << program->said();
}

TEST_F(Stories, FindOutWhyHomeIsNotTrimmed) {
    const RecordedSystem laptop(sourceFile("tests/data/systems/luks-on-lvm-on-nvme.system"));
    open(laptop.tree.root());
    program->click("list item", "Samsung");
    program->click("page tab", "Optimizer");
    program->click("cell", "/home");
    program->see("label", "Why TRIM does not reach the drive");
    program->see("label", "it was opened without the option allow_discards");
    program->see("label", "LUKS2 encryption home: stops");
    program->see("label", "LVM volume vg0-secret: passes");
    program->see("label", "cryptsetup --allow-discards --persistent refresh home");
    program->click("push button", "Copy what to do");
    program->click("cell", "/");
    program->see("label", "TRIM reaches the drive /dev/nvme0n1");
    EXPECT_EQ(program->quit(), 0) << program->said();
}

TEST_F(Stories, RunAnExperimentInTheLab) {
    open();
    program->click("page tab", "Lab");
    program->click("check box", "Experiments");
    program->click("list item", "New drives");
    program->click("push button", "Run");
    program->see("label", "simulated in");
    const Element figures = program->see("table", "Published and emulated");
    EXPECT_NE(figures.find("cell", "MB/s"), nullptr) << outline(figures);
    EXPECT_NE(program->see("push button", "Run again").name, "");
    EXPECT_EQ(program->quit(), 0) << program->said();
}

TEST_F(Stories, ExportAReportAsAFile) {
    open();
    program->see("label", "Healthy");
    program->click("push button", "Export report");
    program->click("radio button", "Data for programs");
    program->click("push button", "Save");
    const auto file = desktop->home() / "of my drive.json";
    program->see("text", ".json"); // the name that is proposed
    program->press({"ctrl+a"});
    program->type(file.string());
    program->press({"Return"});
    program->seeNoMore("dialog", "Export a report");
    const auto written = nlohmann::json::parse(readFile(file).value_or("nothing"), nullptr, false);
    ASSERT_FALSE(written.is_discarded()) << readFile(file).value_or("there is no file");
    EXPECT_THAT(written.dump(), HasSubstr("SSDSA2M080G2GC"));
    EXPECT_THAT(written.dump(), Not(HasSubstr("CVPO735521787004"))) << "the serial number was not asked for";
    EXPECT_EQ(program->quit(), 0) << program->said();
}

TEST_F(Stories, ClosingDuringWorkAsksAndEndsCleanly) {
    open();
    program->click("page tab", "Lab");
    program->click("check box", "Experiments");
    program->click("list item", "Used up"); // takes long
    program->click("push button", "Run");
    program->see("push button", "Cancel: ");
    EXPECT_TRUE(program->see("progress bar", "").value) << "a screen reader tells how far it is";
    program->press({"ctrl+q"});
    program->click("push button", "Go on working");
    program->seeNoMore("push button", "Go on working");
    program->press({"ctrl+q"});
    program->click("push button", "Stop and quit");
    EXPECT_EQ(program->exitCode(), 0) << program->said();
    EXPECT_EQ(program->said(), "");
}

} // namespace
} // namespace trimwright::testing
