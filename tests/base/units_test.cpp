// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/units.h"

#include <gtest/gtest.h>

namespace trimwright {
namespace {

TEST(Units, BytesAreDecimalWithThreeDigits) {
    EXPECT_EQ(formatBytes(0), "0 B");
    EXPECT_EQ(formatBytes(999), "999 B");
    EXPECT_EQ(formatBytes(1000), "1.00 kB");
    EXPECT_EQ(formatBytes(999'499), "999 kB");
    EXPECT_EQ(formatBytes(999'500), "1.00 MB");
    EXPECT_EQ(formatBytes(9'995'000), "10.0 MB");
    EXPECT_EQ(formatBytes(36'203'065'344'000), "36.2 TB");
    EXPECT_EQ(formatBytes(UINT64_MAX), "18.4 EB");
}

TEST(Units, CountsAreGrouped) {
    EXPECT_EQ(formatCount(0), "0");
    EXPECT_EQ(formatCount(999), "999");
    EXPECT_EQ(formatCount(11204), "11\u00a0204");
    EXPECT_EQ(formatCount(1'234'567), "1\u00a0234\u00a0567");
}

} // namespace
} // namespace trimwright
