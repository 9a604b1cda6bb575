// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progress_bar.h"
#include "app/cli/table.h"
#include "app/cli/text.h"

#include <gtest/gtest.h>
#include <sstream>

namespace trimwright::cli {
namespace {

TEST(Printable, keepsTextAndEscapesWhatCouldSteerATerminal) {
    EXPECT_EQ(printable("Größe 容量"), "Größe 容量");
    EXPECT_EQ(printable("a\033[2Jb\n\tc\x7f"), "a\\033[2Jb\\n\\tc\\177");
    EXPECT_EQ(printable("\u009b31m"), "\\302\\23331m") << "C1 control sequence introducer";
    EXPECT_EQ(printable("\u202Etxt.exe"), "\\342\\200\\256txt.exe") << "right-to-left override";
}

TEST(Printable, brokenUtf8IsEscapedByteByByte) {
    EXPECT_EQ(printable("\xff\xfe"), "\\377\\376");
    EXPECT_EQ(printable("caf\xe9"), "caf\\351") << "Latin-1";
    EXPECT_EQ(printable("\xe2\x82"), "\\342\\202") << "cut off";
    EXPECT_EQ(printable("\xc0\xaf"), "\\300\\257") << "overlong";
    EXPECT_EQ(printable("\xed\xa0\x80"), "\\355\\240\\200") << "surrogate";
    EXPECT_EQ(printable(printable("a\nb\\")), printable("a\nb\\")) << "twice is once";
}

TEST(DisplayWidth, countsColumns) {
    EXPECT_EQ(displayWidth(""), 0U);
    EXPECT_EQ(displayWidth("abc"), 3U);
    EXPECT_EQ(displayWidth("11\u00a0204"), 6U);
    EXPECT_EQ(displayWidth("容量"), 4U);
    EXPECT_EQ(displayWidth("e\u0301"), 1U);
}

TEST(ShortenMiddle, keepsBothEndsAndNeverGrows) {
    EXPECT_EQ(shortenMiddle("/home", 5), "/home");
    EXPECT_EQ(shortenMiddle("/mnt/backup", 7), "/mn…kup");
    EXPECT_EQ(shortenMiddle("容量容量", 4), "容…") << "a wide character is not cut in half";
    EXPECT_EQ(shortenMiddle("abc", 1), "…");
    EXPECT_EQ(shortenMiddle("abc", 0), "");
}

TEST(ProgressLine, fitsEveryWidth) {
    const Progress half{50, 100, 0};
    const std::string name = "Optimizing 1/3  /run/media/someone/A rather long name of a disk";
    EXPECT_EQ(progressLine("Optimizing /", half, "1 GB offered", 100),
              "Optimizing /  [██████████░░░░░░░░░░]  50 %  1 GB offered");
    for (std::size_t columns = 1; columns < 130; ++columns) {
        const std::string line = progressLine(name, half, "268 GB offered · Ctrl+C stops", columns);
        EXPECT_LT(displayWidth(line), columns) << line;
        if (columns >= 30) {
            EXPECT_NE(line.find("50 %"), std::string::npos) << line;
        }
    }
}

TEST(Wrap, breaksAtSpacesAndKeepsLongWords) {
    EXPECT_EQ(wrap("one two three", 0), (std::vector<std::string>{"one two three"}));
    EXPECT_EQ(wrap("one two three", 7), (std::vector<std::string>{"one two", "three"}));
    EXPECT_EQ(wrap("incomprehensible it is", 5), (std::vector<std::string>{"incomprehensible", "it is"}));
    EXPECT_EQ(wrap("", 10), (std::vector<std::string>{""}));
}

TEST(Badge, isShapeAndWordWithoutColour) {
    const Style plain;
    EXPECT_EQ(badge(plain, care::Verdict::healthy), "● Healthy");
    EXPECT_EQ(badge(plain, care::Verdict::attention), "▲ Attention");
    EXPECT_EQ(badge(plain, care::Verdict::failing), "✖ Failing");
    EXPECT_EQ(badge(plain, care::Verdict::unknown), "? Unknown");
}

TEST(Badge, colourOnlyAddsToIt) {
    EXPECT_EQ(badge({.colour = true, .width = 0}, care::Verdict::failing), "\033[31m✖ Failing\033[0m");
}

TEST(FormatSeconds, readsLikeSpeech) {
    EXPECT_EQ(formatSeconds(0.04), "0.0 s");
    EXPECT_EQ(formatSeconds(3.14), "3.1 s");
    EXPECT_EQ(formatSeconds(125.2), "2 min 5 s");
}

std::string printed(const Table& table, const Style& style = {}) {
    std::ostringstream out;
    table.print(out, style, 2);
    return out.str();
}

TEST(Table, alignsColumnsAndEndsNoLineInBlanks) {
    Table table({{"NAME"}, {"SIZE", Table::Align::right}, {"NOTE"}});
    table.add({{"容量"}, {"1 B"}, {"wide"}});
    table.add({{"a"}, {"1000 B"}, {""}});
    EXPECT_EQ(printed(table), "  NAME    SIZE  NOTE\n"
                              "  容量     1 B  wide\n"
                              "  a     1000 B\n");
}

TEST(Table, colourDoesNotMoveColumns) {
    Table table({{"A"}, {"B"}});
    table.add({{"x", Tone::bad}, {"y"}});
    EXPECT_EQ(printed(table, {.colour = true, .width = 0}), "  \033[2mA\033[0m  \033[2mB\033[0m\n"
                                                            "  \033[31mx\033[0m  y\n");
}

TEST(Table, wrapsTheLastColumnAndNotesOnANarrowTerminal) {
    Table table({{""}, {""}});
    table.add({{"key"}, {"a fairly long explanation of it"}});
    table.addNote("and a note that is longer than the line", 2);
    EXPECT_EQ(printed(table, {.colour = false, .width = 32}), "  key  a fairly long explanation\n"
                                                              "       of it\n"
                                                              "    and a note that is longer\n"
                                                              "    than the line\n");
}

TEST(Table, whatDoesNotFitStandsBelowItsRow) {
    Table table({{"MOUNT"}, {"DEVICE"}, {"FREE", Table::Align::right}, {"RESULT"}});
    table.add({{"/home"}, {"/dev/nvme0n1p2"}, {"10 GB"}, {"offered to the drive in three seconds"}});
    EXPECT_EQ(printed(table, {.colour = false, .width = 27}), "  MOUNT  DEVICE\n"
                                                              "  /home  /dev/nvme0n1p2\n"
                                                              "      free 10 GB\n"
                                                              "      offered to the drive\n"
                                                              "      in three seconds\n");
    EXPECT_NE(printed(table, {.colour = false, .width = 80}).find("RESULT"), std::string::npos);
}

TEST(Table, cellsCannotBreakTheLine) {
    Table table({{"A"}, {"B"}});
    table.add({{"two\nlines"}, {"x"}});
    EXPECT_EQ(printed(table), "  A           B\n  two\\nlines  x\n");
}

} // namespace
} // namespace trimwright::cli
