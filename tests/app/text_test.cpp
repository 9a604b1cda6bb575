// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table.h"
#include "app/cli/text.h"

#include <gtest/gtest.h>
#include <sstream>

namespace trimwright::cli {
namespace {

TEST(Printable, keepsTextAndReplacesWhatCouldSteerATerminal) {
    EXPECT_EQ(printable("Größe 容量"), "Größe 容量");
    EXPECT_EQ(printable("a\033[2Jb\n\tc\x7f"), "a\uFFFD[2Jb\uFFFD\uFFFDc\uFFFD");
    EXPECT_EQ(printable("\u009b31m"), "\uFFFD31m") << "C1 control sequence introducer";
    EXPECT_EQ(printable("\u202Etxt.exe"), "\uFFFDtxt.exe") << "right-to-left override";
}

TEST(Printable, brokenUtf8BecomesReplacementCharactersOneByteEach) {
    EXPECT_EQ(printable("\xff\xfe"), "\uFFFD\uFFFD");
    EXPECT_EQ(printable("caf\xe9"), "caf\uFFFD") << "Latin-1";
    EXPECT_EQ(printable("\xe2\x82"), "\uFFFD\uFFFD") << "cut off";
    EXPECT_EQ(printable("\xc0\xaf"), "\uFFFD\uFFFD") << "overlong";
    EXPECT_EQ(printable("\xed\xa0\x80"), "\uFFFD\uFFFD\uFFFD") << "surrogate";
}

TEST(DisplayWidth, countsColumns) {
    EXPECT_EQ(displayWidth(""), 0U);
    EXPECT_EQ(displayWidth("abc"), 3U);
    EXPECT_EQ(displayWidth("11\u00a0204"), 6U);
    EXPECT_EQ(displayWidth("容量"), 4U);
    EXPECT_EQ(displayWidth("e\u0301"), 1U);
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

TEST(Table, cellsCannotBreakTheLine) {
    Table table({{"A"}, {"B"}});
    table.add({{"two\nlines"}, {"x"}});
    EXPECT_EQ(printed(table), "  A          B\n  two\uFFFDlines  x\n");
}

} // namespace
} // namespace trimwright::cli
