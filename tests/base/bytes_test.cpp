// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/bytes.h"

#include <array>
#include <gtest/gtest.h>

namespace trimwright {
namespace {

TEST(Bytes, LittleEndianRoundTripsAndKeepsNeighbours) {
    std::array<std::uint8_t, 10> buffer{};
    buffer.fill(0xAA);
    storeLittle<std::uint64_t>(buffer, 1, 0x0000123456789ABC, 6);
    EXPECT_EQ(loadLittle<std::uint64_t>(buffer, 1, 6), 0x123456789ABCU);
    EXPECT_EQ(buffer[0], 0xAA);
    EXPECT_EQ(buffer[1], 0xBC);
    EXPECT_EQ(buffer[6], 0x12);
    EXPECT_EQ(buffer[7], 0xAA);
    EXPECT_EQ(loadLittle<std::uint8_t>(buffer, 1), 0xBC);
}

TEST(Bytes, BigEndianRoundTrips) {
    std::array<std::uint8_t, 4> buffer{};
    storeBig<std::uint32_t>(buffer, 0, 0x49444659);
    EXPECT_EQ(buffer[0], 'I');
    EXPECT_EQ(loadBig<std::uint32_t>(buffer, 0), 0x49444659U);
}

} // namespace
} // namespace trimwright
