// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/filesystem.h"
#include "core/emulator/random.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace trimwright::emulator {
namespace {

std::uint32_t pagesOf(const std::vector<Extent>& extents) {
    std::uint32_t pages = 0;
    for (const Extent& extent : extents) {
        pages += extent.count;
    }
    return pages;
}

TEST(Filesystem, FilesAndFreeRangesTogetherCoverThePartitionOnce) {
    const Extent partition{256, 10000};
    Filesystem filesystem(partition);
    Random random(4);
    for (int i = 0; i < 5000; ++i) {
        if (random.below(2) == 0 || filesystem.files() == 0) {
            const std::uint32_t pages = 1 + random.below(200);
            const std::uint32_t free = filesystem.freePages();
            const auto extents = filesystem.create(pages);
            ASSERT_EQ(extents.has_value(), pages <= free);
            ASSERT_EQ(free - filesystem.freePages(), extents ? pages : 0);
        } else {
            const std::uint32_t free = filesystem.freePages();
            const auto extents = filesystem.remove(random.below(static_cast<std::uint32_t>(filesystem.files())));
            ASSERT_EQ(filesystem.freePages() - free, pagesOf(extents));
        }
    }
    std::vector<int> covered(partition.first + partition.count);
    const auto cover = [&covered](Extent extent) {
        for (std::uint32_t i = 0; i < extent.count; ++i) {
            ++covered[extent.first + i];
        }
    };
    cover(filesystem.records());
    for (std::size_t file = 0; file < filesystem.files(); ++file) {
        std::ranges::for_each(filesystem.extents(file), cover);
    }
    std::uint32_t free = 0;
    for (auto range = filesystem.nextFree(0, 50); range; range = filesystem.nextFree(range->first + range->count, 50)) {
        ASSERT_LE(range->count, 50U);
        cover(*range);
        free += range->count;
    }
    EXPECT_EQ(free, filesystem.freePages());
    for (std::uint32_t page = 0; page < covered.size(); ++page) {
        ASSERT_EQ(covered[page], page < partition.first ? 0 : 1) << page;
    }
}

TEST(Filesystem, AFileThatDoesNotFitChangesNothing) {
    Filesystem filesystem({0, 1000});
    const std::uint32_t free = filesystem.freePages();
    EXPECT_FALSE(filesystem.create(free + 1));
    EXPECT_FALSE(filesystem.create(0));
    EXPECT_EQ(filesystem.freePages(), free);
    EXPECT_TRUE(filesystem.create(free));
    EXPECT_EQ(filesystem.freePages(), 0U);
    EXPECT_FALSE(filesystem.nextFree(0, 100));
}

} // namespace
} // namespace trimwright::emulator
