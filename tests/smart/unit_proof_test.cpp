// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/unit_proof.h"
#include "tests/smart/report_builder.h"

#include <gtest/gtest.h>

using namespace trimwright::smart;
using namespace trimwright::testing;

namespace {

TEST(UnitProof, DirectAgreement) {
    EXPECT_TRUE(agrees(9761, mib32, 639'723'684ULL * 512, 200));
    EXPECT_FALSE(agrees(9761, gib, 639'723'684ULL * 512, 200));
    EXPECT_FALSE(agrees(9761, 512, 639'723'684ULL * 512, 200));
    EXPECT_FALSE(agrees(0, gib, gib, 200)) << "a counter at 0 proves nothing";
    // 1 GB and 1 gib are told apart.
    EXPECT_TRUE(agrees(7710, gib, 7710 * gib, 50));
    EXPECT_FALSE(agrees(7710, 1'000'000'000, 7710 * gib, 50));
}

TEST(UnitProof, AgreementAfterAWrap) {
    const std::uint64_t sectors = 80'191 * mib32 / 512;
    EXPECT_TRUE(agreesWrapped(80'191, mib32, sectors % wrapSectors));
    EXPECT_FALSE(agreesWrapped(80'191, mib32, (sectors + wrapSectors / 2) % wrapSectors));
    EXPECT_FALSE(agreesWrapped(10, mib32, 10 * mib32 / 512)) << "it has not wrapped yet";
    EXPECT_FALSE(agreesWrapped(1000, std::uint64_t{64} << 30, 0)) << "64 gib agree by chance";
}

TEST(UnitProof, GrowthAgainstTheKernelsCounters) {
    EXPECT_EQ(unitFromGrowth(1000, 1100, 100 * mib32), mib32);
    EXPECT_EQ(unitFromGrowth(1000, 1100, 104 * mib32), mib32) << "a little more or less is in flight";
    EXPECT_EQ(unitFromGrowth(0, 2'000'000, 1'024'000'000), 512U);
    EXPECT_FALSE(unitFromGrowth(1000, 1005, 5 * mib32)) << "too little";
    EXPECT_FALSE(unitFromGrowth(1100, 1000, 100 * mib32)) << "it went back";
    EXPECT_FALSE(unitFromGrowth(1000, 1100, 100 * gib * 97 / 100)) << "1 GB and 1 gib both fit";
    EXPECT_FALSE(unitFromGrowth(1000, 1100, 0));
}

} // namespace
