// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/system_tree.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace trimwright::linux_system {
namespace {

TEST(SystemText, IsCleanedOfControlsAndBadUtf8) {
    EXPECT_EQ(cleanText("  Samsung   SSD \n"), "Samsung SSD");
    EXPECT_EQ(cleanText("a\x1b[31mb\x7f\x01"), "a[31mb");
    EXPECT_EQ(cleanText("caf\xc3\xa9 \xf0\x9f\x92\xbe"), "caf\xc3\xa9 \xf0\x9f\x92\xbe");
    EXPECT_EQ(cleanText("\xff\xfe\xc3"), "");
    EXPECT_EQ(cleanText("\xc0\xaf\xe0\x80\xaf\xed\xa0\x80\xf4\x90\x80\x80x"), "x") << "overlong, surrogate, too high";
    EXPECT_EQ(cleanText("a\xc2\x85"
                        "b"),
              "ab")
        << "C1 control";
    EXPECT_EQ(cleanText("evil\xe2\x80\xae"
                        "gpj.exe"),
              "evilgpj.exe")
        << "right-to-left override";
    EXPECT_EQ(cleanText(std::string_view("a\0b", 3)), "ab");
}

TEST(SystemText, NumbersAreWholeOrNothing) {
    EXPECT_EQ(parseNumber("42\n"), 42U);
    EXPECT_EQ(parseNumber(" 18446744073709551615 "), UINT64_MAX);
    EXPECT_EQ(parseNumber("1f", 16), 0x1FU);
    for (const char* bad : {"", "\n", "-1", "+1", "1.5", "12x", "18446744073709551616", "0x10", "1 2"}) {
        EXPECT_EQ(parseNumber(bad), std::nullopt) << bad;
    }
}

TEST(SystemText, NamesSortAsPeopleCount) {
    std::vector<std::string> names{"sdaa",    "nvme10n1", "sdb", "loop10", "nvme2n10", "sda", "nvme2n2",
                                   "mmcblk0", "loop9",    "sdz", "vda",    "dm-10",    "dm-9"};
    std::ranges::sort(names, naturalLess);
    EXPECT_EQ(names, (std::vector<std::string>{"dm-9", "dm-10", "loop9", "loop10", "mmcblk0", "nvme2n2", "nvme2n10",
                                               "nvme10n1", "sda", "sdb", "sdz", "sdaa", "vda"}));
}

} // namespace
} // namespace trimwright::linux_system
