// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ftl.h"
#include "core/emulator/nand.h"

#include <gtest/gtest.h>

namespace trimwright::emulator {
namespace {

Ftl wearOneHalf(WearLeveling leveling) {
    FtlConfig config;
    config.blocks = 200;
    config.pages_per_block = 32;
    config.exported_pages = 5800;
    NandConfig nand;
    nand.used_blocks = 200;
    nand.reserve_blocks = 10;
    nand.wear_leveling = leveling;
    Ftl ftl(config, nand);
    ftl.writeRun(0, config.exported_pages);
    Random random(2);
    for (int i = 0; i < 1000000; ++i) {
        const std::uint32_t page = random.below(config.exported_pages / 2); // The other half never changes.
        ftl.write({&page, 1});
    }
    return ftl;
}

TEST(Nand, DynamicLevelingEvensOutWhatIsWritten) {
    const Ftl none = wearOneHalf(WearLeveling::none);
    const Ftl dynamic = wearOneHalf(WearLeveling::dynamic);
    EXPECT_LT(dynamic.nand().maxErases(), none.nand().maxErases());
    EXPECT_EQ(dynamic.nand().minErases(), 0U); // Data that never change keep their blocks.
}

TEST(Nand, StaticLevelingMovesWhatNeverChanges) {
    const Ftl leveled = wearOneHalf(WearLeveling::dynamicAndStatic);
    EXPECT_GT(leveled.counters().leveling_pages, 0U);
    EXPECT_GT(leveled.nand().minErases(), leveled.nand().meanErases() * 0.8);
    EXPECT_LT(leveled.nand().maxErases(), leveled.nand().meanErases() * 1.2);
    EXPECT_EQ(leveled.checkInvariants(), "");
}

TEST(Nand, WornOutBlocksAreReplacedFromTheReserve) {
    NandConfig config;
    config.used_blocks = 4;
    config.reserve_blocks = 3;
    config.endurance_cycles = 10;
    config.wear_leveling = WearLeveling::dynamic;
    Nand nand(config);
    std::uint64_t recycled = 0;
    std::uint32_t worn = 0;
    while (nand.recycle(static_cast<std::uint32_t>(recycled % 4))) {
        ++recycled;
        ASSERT_GE(nand.wornOutBlocks(), worn); // Wear only grows.
        worn = nand.wornOutBlocks();
        ASSERT_EQ(nand.reserveBlocks() + worn, 3U);
        ASSERT_LT(recycled, 1000U);
    }
    EXPECT_EQ(worn, 3U);
    EXPECT_EQ(nand.totalErases(), recycled);
}

} // namespace
} // namespace trimwright::emulator
