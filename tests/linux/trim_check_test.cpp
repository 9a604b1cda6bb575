// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the TRIM check that can be tested without a device; the whole of it is in tests/root.
#include "core/base/units.h"
#include "core/linux/btrfs_chunks.h"
#include "core/linux/fat_layout.h"
#include "core/linux/file_extents.h"
#include "core/linux/proof_file.h"
#include "core/linux/trim_check.h"
#include "core/linux/trim_evidence.h"
#include "core/linux/zero_promise.h"
#include "tests/linux/tree_builder.h"

#include <gmock/gmock.h>
#include <linux/btrfs_tree.h>
#include <linux/fiemap.h>

namespace trimwright::linux_system {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(FileExtents, EncodedExtentsCannotBeCompared) {
    EXPECT_EQ(whyNotComparable(0), "");
    EXPECT_EQ(whyNotComparable(FIEMAP_EXTENT_LAST | FIEMAP_EXTENT_MERGED), "");
    EXPECT_THAT(whyNotComparable(FIEMAP_EXTENT_ENCODED), HasSubstr("compresses"));
    EXPECT_THAT(whyNotComparable(FIEMAP_EXTENT_DATA_ENCRYPTED | FIEMAP_EXTENT_ENCODED), HasSubstr("encrypts"));
    EXPECT_THAT(whyNotComparable(FIEMAP_EXTENT_DATA_INLINE | FIEMAP_EXTENT_NOT_ALIGNED), HasSubstr("records"));
    EXPECT_THAT(whyNotComparable(FIEMAP_EXTENT_SHARED), HasSubstr("shares"));
    EXPECT_THAT(whyNotComparable(FIEMAP_EXTENT_UNWRITTEN), HasSubstr("not written"));
    EXPECT_THAT(whyNotComparable(FIEMAP_EXTENT_DELALLOC | FIEMAP_EXTENT_UNKNOWN), HasSubstr("place"));
}

TEST(ProofFile, NamesAreRecognisedExactly) {
    EXPECT_TRUE(isProofFileName(".trimwright-check-0123456789abcdef"));
    for (const char* const name : {"", ".trimwright-check-", ".trimwright-check-0123456789abcde",
                                   ".trimwright-check-0123456789abcdeff", ".trimwright-check-0123456789ABCDEF",
                                   "trimwright-check-0123456789abcdef", ".trimwright-check-0123456789abcde/"}) {
        EXPECT_FALSE(isProofFileName(name)) << name;
    }
}

TEST(TrimCheckSize, FitsTheFilesystemAndTheDrive) {
    EXPECT_EQ(*chooseProofSize(0, 100 * gibibyte, 4096), 16 * mebibyte);
    EXPECT_EQ(*chooseProofSize(0, 100 * gibibyte, 4 * mebibyte), 32 * mebibyte);
    EXPECT_EQ(*chooseProofSize(0, 100 * gibibyte, gibibyte), 64 * mebibyte);
    EXPECT_EQ(*chooseProofSize(0, 7 * mebibyte, 4096), 3 * mebibyte);
    EXPECT_EQ(*chooseProofSize(128 * mebibyte, gibibyte, 4096), 128 * mebibyte);
    EXPECT_THAT(chooseProofSize(0, mebibyte, 4096).error().message, HasSubstr("1.05 MB, and the check needs 2.10 MB"));
    EXPECT_THAT(chooseProofSize(0, 0, 0).error().message, HasSubstr("too little free space"));
    EXPECT_FALSE(chooseProofSize(0, 20 * mebibyte, 4 * mebibyte)) << "less than four units";
    EXPECT_THAT(chooseProofSize(128 * mebibyte, 200 * mebibyte, 4096).error().advice, HasSubstr("--size"));
}

MappedSpan span(std::uint64_t offset, std::uint64_t length, std::uint64_t fileOffset, std::uint64_t granularity) {
    MappedSpan one;
    one.device.sysname = "sda";
    one.offset = offset;
    one.length = length;
    one.file_offset = fileOffset;
    one.granularity_bytes = granularity;
    return one;
}

std::vector<std::array<std::uint64_t, 3>> numbers(const std::vector<MappedSpan>& spans) {
    std::vector<std::array<std::uint64_t, 3>> rows;
    for (const MappedSpan& one : spans) {
        rows.push_back({one.offset, one.length, one.file_offset});
    }
    return rows;
}

using Row = std::array<std::uint64_t, 3>;

TEST(TrimEvidence, OnlyWholeUnitsOfTheDriveCount) {
    EXPECT_THAT(numbers(wholeUnits({span(4096, 8192, 0, 512)}, 512)), ElementsAre(Row{4096, 8192, 0}));
    EXPECT_THAT(numbers(wholeUnits({span(4096, 20480, 0, 8192)}, 8192)), ElementsAre(Row{8192, 16384, 4096}));
    // Two pieces of the file side by side on the drive are one run.
    EXPECT_THAT(numbers(wholeUnits({span(4096, 4096, 65536, 8192), span(8192, 12288, 0, 8192)}, 8192)),
                ElementsAre(Row{8192, 8192, 0}));
    EXPECT_THAT(wholeUnits({span(4096, 4096, 0, 8192)}, 8192), ElementsAre());
    // The units of a layer above begin somewhere else: one at each end is left out.
    EXPECT_THAT(numbers(wholeUnits({span(1000 * 512, 40960, 0, 8192)}, 4096)),
                ElementsAre(Row{1000 * 512 + 8192, 40960 - 16384, 8192}));
}

TEST(TrimEvidence, SpansAreGroupedByDevice) {
    MappedSpan other = span(0, 512, 1024, 0);
    other.device.sysname = "sdb";
    const auto groups = groupByDevice({span(4096, 512, 0, 0), other, span(0, 512, 512, 0)});
    ASSERT_EQ(groups.size(), 2U);
    EXPECT_THAT(numbers(groups[0]), ElementsAre(Row{0, 512, 512}, Row{4096, 512, 0}));
    EXPECT_EQ(groups[1][0].device.sysname, "sdb");
}

BtrfsChunk chunk(std::uint64_t type, std::size_t stripes, unsigned subStripes = 1) {
    BtrfsChunk one{1000 * mebibyte, 8 * mebibyte, 65536, type, subStripes, {}};
    for (std::size_t index = 0; index < stripes; ++index) {
        one.stripes.push_back({index + 1, (index + 1) * 100 * mebibyte});
    }
    return one;
}

TEST(BtrfsChunks, CopiesGivePiecesOnEachDevice) {
    const std::uint64_t at = 1001 * mebibyte;
    EXPECT_THAT(*mapBtrfs({chunk(BTRFS_BLOCK_GROUP_DATA, 1)}, at, 4096),
                ElementsAre(BtrfsPiece{at, 1, 101 * mebibyte, 4096}));
    EXPECT_THAT(*mapBtrfs({chunk(BTRFS_BLOCK_GROUP_RAID1, 2)}, at, 4096),
                ElementsAre(BtrfsPiece{at, 1, 101 * mebibyte, 4096}, BtrfsPiece{at, 2, 201 * mebibyte, 4096}));
}

TEST(BtrfsChunks, StripesGoRoundTheDevices) {
    const std::uint64_t at = 1000 * mebibyte + 65536 - 4096;
    EXPECT_THAT(*mapBtrfs({chunk(BTRFS_BLOCK_GROUP_RAID0, 2)}, at, 8192 + 65536),
                ElementsAre(BtrfsPiece{at, 1, 100 * mebibyte + 61440, 4096},
                            BtrfsPiece{at + 4096, 2, 200 * mebibyte, 65536},
                            BtrfsPiece{at + 4096 + 65536, 1, 100 * mebibyte + 65536, 4096}));
    EXPECT_THAT(*mapBtrfs({chunk(BTRFS_BLOCK_GROUP_RAID10, 4, 2)}, 1000 * mebibyte + 65536, 4096),
                ElementsAre(BtrfsPiece{1000 * mebibyte + 65536, 3, 300 * mebibyte, 4096},
                            BtrfsPiece{1000 * mebibyte + 65536, 4, 400 * mebibyte, 4096}));
}

TEST(BtrfsChunks, ATrimBeginsWithItsChunk) {
    BtrfsChunk next = chunk(BTRFS_BLOCK_GROUP_DATA, 1);
    next.logical += next.length;
    const std::vector<BtrfsChunk> chunks{chunk(BTRFS_BLOCK_GROUP_DATA, 1), next};
    EXPECT_THAT(btrfsTrimRanges(chunks, 1001 * mebibyte, 4096),
                ElementsAre(BtrfsRange{1000 * mebibyte, mebibyte + 4096}));
    EXPECT_THAT(btrfsTrimRanges(chunks, 1007 * mebibyte, 2 * mebibyte),
                ElementsAre(BtrfsRange{1000 * mebibyte, 8 * mebibyte}, BtrfsRange{1008 * mebibyte, mebibyte}));
    EXPECT_THAT(btrfsTrimRanges(chunks, 1016 * mebibyte, 4096), ElementsAre());
}

TEST(BtrfsChunks, WhatIsNotKnownIsSaid) {
    EXPECT_EQ(mapBtrfs({chunk(BTRFS_BLOCK_GROUP_RAID5, 3)}, 1000 * mebibyte, 4096).error().code, Errc::unsupported);
    EXPECT_EQ(mapBtrfs({chunk(BTRFS_BLOCK_GROUP_DATA, 1)}, 999 * mebibyte, 4096).error().code, Errc::invalidData);
    EXPECT_EQ(mapBtrfs({chunk(BTRFS_BLOCK_GROUP_DATA, 1)}, 1008 * mebibyte - 4096, 8192).error().code,
              Errc::invalidData);
}

TEST(BtrfsChunks, ItemsAreDecodedAndDamageIsNot) {
    std::vector<std::uint8_t> item(48 + 2 * 32);
    storeLittle<std::uint64_t>(item, 0, gibibyte);
    storeLittle<std::uint64_t>(item, 16, 65536);
    storeLittle<std::uint64_t>(item, 24, BTRFS_BLOCK_GROUP_DATA | BTRFS_BLOCK_GROUP_RAID1);
    storeLittle<std::uint16_t>(item, 44, 2);
    storeLittle<std::uint16_t>(item, 46, 1);
    storeLittle<std::uint64_t>(item, 48, 7);
    storeLittle<std::uint64_t>(item, 56, 4096);
    storeLittle<std::uint64_t>(item, 80, 9);
    storeLittle<std::uint64_t>(item, 88, 8192);
    const auto parsed = parseBtrfsChunk(5, item);
    ASSERT_TRUE(parsed);
    EXPECT_EQ(
        *parsed,
        (BtrfsChunk{5, gibibyte, 65536, BTRFS_BLOCK_GROUP_DATA | BTRFS_BLOCK_GROUP_RAID1, 1, {{7, 4096}, {9, 8192}}}));
    EXPECT_FALSE(parseBtrfsChunk(5, Bytes(item).first(100)));
    EXPECT_FALSE(parseBtrfsChunk(5, Bytes(item).first(47)));
    storeLittle<std::uint64_t>(item, 24, BTRFS_BLOCK_GROUP_RAID0);
    storeLittle<std::uint64_t>(item, 16, 0);
    EXPECT_FALSE(parseBtrfsChunk(5, item)) << "stripes of no length";
    storeLittle<std::uint16_t>(item, 44, 0);
    EXPECT_FALSE(parseBtrfsChunk(5, item));
}

TEST(FatLayout, TrimCountsInClusters) {
    std::vector<std::uint8_t> fat32(512);
    fat32[510] = 0x55;
    fat32[511] = 0xAA;
    storeLittle<std::uint16_t>(fat32, 11, 512);
    fat32[13] = 8;
    storeLittle<std::uint16_t>(fat32, 14, 32);
    fat32[16] = 2;
    storeLittle<std::uint32_t>(fat32, 36, 1000);
    const auto layout = parseFatBootSector(fat32);
    ASSERT_TRUE(layout);
    EXPECT_EQ(*layout, (FatLayout{2032 * 512, 4096}));
    EXPECT_EQ(layout->trimOffset(2032 * 512), 2 * 4096U);
    EXPECT_EQ(layout->trimOffset(2032 * 512 + 4096), 3 * 4096U);
    storeLittle<std::uint16_t>(fat32, 17, 512); // FAT16 has a root directory of its own
    storeLittle<std::uint16_t>(fat32, 22, 100);
    EXPECT_EQ(parseFatBootSector(fat32)->data_start_bytes, (32 + 200 + 32) * 512U);
    fat32[13] = 3;
    EXPECT_FALSE(parseFatBootSector(fat32));
    EXPECT_FALSE(parseFatBootSector(std::vector<std::uint8_t>(512)));
    EXPECT_FALSE(parseFatBootSector(std::vector<std::uint8_t>(100)));
}

TEST(FatLayout, ExfatHasItsClusterHeap) {
    std::vector<std::uint8_t> exfat(512);
    const std::string_view name = "EXFAT   ";
    std::copy(name.begin(), name.end(), exfat.begin() + 3);
    exfat[510] = 0x55;
    exfat[511] = 0xAA;
    storeLittle<std::uint32_t>(exfat, 88, 4096);
    exfat[108] = 9;
    exfat[109] = 6;
    EXPECT_EQ(parseFatBootSector(exfat), (FatLayout{4096 * 512, 32768}));
    exfat[108] = 40;
    EXPECT_FALSE(parseFatBootSector(exfat));
}

TEST(ZeroPromise, OfNvmeAndScsi) {
    EXPECT_EQ(promiseOfNvme(0x01).promise, ZeroPromise::zeros);
    EXPECT_EQ(promiseOfNvme(0x19).promise, ZeroPromise::zeros);
    EXPECT_EQ(promiseOfNvme(0x02).promise, ZeroPromise::deterministic);
    EXPECT_EQ(promiseOfNvme(0x00).promise, ZeroPromise::none);
    const auto page = [](std::uint8_t flags) { return std::vector<std::uint8_t>{0, 0xB2, 0, 4, 0, flags, 2, 0}; };
    EXPECT_EQ(promiseOfScsi(page(0x84)).promise, ZeroPromise::zeros);
    EXPECT_EQ(promiseOfScsi(page(0x80)).promise, ZeroPromise::none);
    EXPECT_EQ(promiseOfScsi(page(0x88)).promise, ZeroPromise::deterministic);
    EXPECT_EQ(promiseOfScsi(std::vector<std::uint8_t>{}).promise, ZeroPromise::unknown);
}

TEST(ZeroPromise, ComesFromTheIdentifySectorThatTheKernelKeeps) {
    testing::TreeBuilder builder;
    testing::DiskSpec disk;
    disk.sysname = "sda";
    const std::string directory = builder.sata(disk);
    std::string page = testing::TreeBuilder::ataPage(disk, 1, true, 0);
    page[60 + 69 * 2] = 0x20;
    page[60 + 69 * 2 + 1] = 0x40;
    builder.file(directory + "/device/vpd_pg89", page);
    const SystemTree tree(builder.root());
    EXPECT_EQ(zeroPromiseOf(tree, diskNamed(tree, "sda")).promise, ZeroPromise::zeros);
}

TEST(TrimCheck, OnlyFilesystemsWhoseFilesCanBeFollowed) {
    for (const char* const name : {"ext4", "xfs", "btrfs", "f2fs", "vfat", "exfat"}) {
        EXPECT_TRUE(canCheckTrim(name)) << name;
    }
    for (const char* const name : {"ntfs3", "bcachefs", "zfs", "tmpfs", ""}) {
        EXPECT_FALSE(canCheckTrim(name)) << name;
    }
}

} // namespace
} // namespace trimwright::linux_system
