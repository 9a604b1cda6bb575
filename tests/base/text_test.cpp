// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"

#include <gtest/gtest.h>

using namespace trimwright;

namespace {

TEST(CleanText, JoinsSpacesAndDropsControlCharacters) {
    EXPECT_EQ(cleanText("  WDC   WDS500G2B0A \t\n"), "WDC WDS500G2B0A");
    EXPECT_EQ(cleanText("a\x1b[31mb\x7f"), "a [31mb");
    EXPECT_EQ(cleanText(std::string_view("a\0b", 3)), "a b");
    EXPECT_EQ(cleanText("a\xC2\x85ö"), "a ö") << "C1 control";
    EXPECT_EQ(cleanText(""), "");
}

TEST(CleanText, ReplacesInvalidUtf8) {
    EXPECT_EQ(cleanText("a\xFFz"), "a\xEF\xBF\xBDz");
    EXPECT_EQ(cleanText("\xC0\xAF"), "\xEF\xBF\xBD\xEF\xBF\xBD") << "overlong";
    EXPECT_EQ(cleanText("\xED\xA0\x80").size(), 9U) << "surrogate";
    EXPECT_EQ(cleanText("é€😀"), "é€😀");
    EXPECT_EQ(repairUtf8("é\x80\n"), "é\xEF\xBF\xBD\n");
}

TEST(WithoutBlanks, TakesThemFromTheEndsOnly) {
    EXPECT_EQ(withoutBlanks(" \t a = b\r"), "a = b");
    EXPECT_EQ(withoutBlanks("a\n"), "a\n");
    EXPECT_EQ(withoutBlanks(" \t"), "");
}

TEST(CleanText, CutsBetweenCharacters) {
    EXPECT_EQ(cleanText("ééé", 5), "éé");
    EXPECT_EQ(cleanText("ab cd", 3), "ab");
}

TEST(MatchesPattern, StarsQuestionMarksAndAlternatives) {
    EXPECT_TRUE(matchesPattern("", "anything"));
    EXPECT_TRUE(matchesPattern("INTEL SSDSA2M*", "intel ssdsa2m080G2GC"));
    EXPECT_FALSE(matchesPattern("INTEL SSDSA2M", "INTEL SSDSA2M080G2GC"));
    EXPECT_TRUE(matchesPattern("CT*MX?00SSD1", "CT500MX500SSD1"));
    EXPECT_TRUE(matchesPattern("a|b*|c", "bcd"));
    EXPECT_FALSE(matchesPattern("a|b*|c", "d"));
    EXPECT_TRUE(matchesPattern("*", ""));
    EXPECT_FALSE(matchesPattern("?", ""));
    EXPECT_TRUE(matchesPattern("*a*b*a", "xxaxxbxxaxa"));
    EXPECT_FALSE(matchesPattern("*a*b*a", "xxaxxbxxaxab"));
}

} // namespace
