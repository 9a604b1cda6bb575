// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a screen reader has it, over a real accessibility bus.
#include "tests/linux/recorded_system.h"
#include "tests/window/window_fixture.h"

#include <algorithm>

namespace trimwright::testing {
namespace {

using Lines = std::vector<std::string>;

class Accessible : public WindowTest {
  protected:
    /// Nothing in the window that takes input is nameless or without a role.
    void expectSense(const std::string& what, int leastControls) {
        const Element window = program->settled();
        EXPECT_EQ(faults(window), Lines()) << what << ":\n" << outline(window);
        EXPECT_GE(controlsIn(window), leastControls) << what << ":\n" << outline(window);
    }

    /// The dialog that has just been opened; closes it.
    void expectDialog(const std::string& title, int leastControls) {
        program->see("dialog", title);
        expectSense(title, leastControls);
        program->press({"Escape"});
        program->seeNoMore("dialog", title);
    }
};

/// Each part is said in some line, one after the other.
::testing::AssertionResult sayInOrder(const Lines& lines, const Lines& parts) {
    auto at = lines.begin();
    for (const std::string& part : parts) {
        at = std::find_if(at, lines.end(),
                          [&part](const std::string& line) { return line.find(part) != std::string::npos; });
        if (at == lines.end()) {
            auto failure = ::testing::AssertionFailure() << '"' << part << "\" is not said, or too early. What is:\n";
            for (const std::string& line : lines) {
                failure << line << '\n';
            }
            return failure;
        }
    }
    return ::testing::AssertionSuccess();
}

TEST_F(Accessible, EveryControlOfEveryPageHasANameAndARole) {
    open();
    expectSense("welcome", 10);
    for (int page = 1; page <= 6; ++page) {
        program->press({"ctrl+" + std::to_string(page)});
        constexpr const char* titles[] = {"Overview", "SMART", "Optimizer", "History", "Tests", "Lab"};
        program->see("panel", titles[page - 1]);
        expectSense(titles[page - 1], 10);
    }
    program->click("check box", "Experiments");
    program->see("list item", "New drives");
    expectSense("the experiments", 20);
    EXPECT_EQ(program->quit(), 0) << program->said();
}

TEST_F(Accessible, ADriveOfAMachineIsAsPlain) {
    const RecordedSystem laptop(sourceFile("tests/data/systems/luks-on-lvm-on-nvme.system"));
    open(laptop.tree.root());
    program->click("list item", "Samsung");
    program->see("label", "recorded system");
    expectSense("Overview", 10);
    program->click("page tab", "Optimizer");
    program->click("cell", "/home");
    program->see("label", "opened without the option allow_discards");
    expectSense("Optimizer", 15);
    EXPECT_EQ(program->quit(), 0) << program->said();
}

TEST_F(Accessible, EveryDialogHasThemToo) {
    open();
    program->see("label", "Healthy");
    program->click("push button", "Add emulated drive");
    expectDialog("Add an emulated drive", 8);
    program->click("push button", "Export report");
    expectDialog("Export a report", 6);
    program->press({"F1"});
    expectDialog("Help", 2);
    program->choose("Menu", 3);
    expectDialog("Settings", 4);
    program->choose("Menu", 5);
    expectDialog("About", 2);
    EXPECT_EQ(program->quit(), 0) << program->said();
}

TEST_F(Accessible, TheOverviewIsReadAloudFromTopToBottom) {
    open();
    program->see("label", "of a new drive's speed");
    const Lines lines = readAloud(program->settled());
    EXPECT_TRUE(sayInOrder(lines, {"Drives",
                                   "X25-M G2 80 GB, TRIM firmware · demo, Healthy, 99 % life left",
                                   "Intel X25-M G2 80 GB (TRIM firmware)",
                                   "Optimize now, push button",
                                   "Overview, page tab",
                                   "Welcome to Trimwright",
                                   "Life left: 99 %",
                                   "Healthy",
                                   "No errors, but it has become slow.",
                                   "Host writes",
                                   "124 GB",
                                   "Temperature",
                                   "unknown",
                                   "TRIM",
                                   "Write speed",
                                   "of a new drive's speed",
                                   "Findings",
                                   "Good",
                                   "of its spare blocks are left",
                                   "What the drive says",
                                   "Its own verdict: Passed"}));
    EXPECT_EQ(std::count(lines.begin(), lines.end(), "–"), 0) << "a dash is nothing to hear";
    const Element ring = program->see("graphic", "Life left");
    ASSERT_TRUE(ring.value);
    EXPECT_EQ(*ring.value, 99);
    EXPECT_NE(program->see("chart", "Write speed").description, "");
    EXPECT_EQ(program->quit(), 0) << program->said();
}

TEST_F(Accessible, AScreenReadersUserOptimizesAndHearsWhatCameOfIt) {
    open();
    program->see("label", "of a new drive's speed");
    const Element button = program->see("push button", "Optimize now");
    EXPECT_TRUE(button.is(Element::enabled));
    EXPECT_TRUE(program->eyes().act(button));
    program->see("label", "Writes like new");
    EXPECT_TRUE(sayInOrder(readAloud(program->settled()),
                           {"TRIM", "offered", "Write speed", "times as fast", "Writes like new"}));
    EXPECT_EQ(program->quit(), 0) << program->said();
}

} // namespace
} // namespace trimwright::testing
