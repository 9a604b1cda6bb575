// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/write_counters.h"
#include "tests/linux/tree_builder.h"

#include <gtest/gtest.h>

namespace trimwright::linux_system {
namespace {

class WriteCountersTest : public ::testing::Test {
  protected:
    WriteCountersTest() {
        testing::DiskSpec disk;
        disk.sysname = "sda";
        directory = tree.sata(disk);
        tree.file("/proc/sys/kernel/random/boot_id", "0b8a7c0e-4a7a-4f0f-9d9d-1d2c3b4a5f60\n");
    }

    std::optional<WriteCounters> read() const { return readWriteCounters(SystemTree(tree.root()), "sda"); }

    testing::TreeBuilder tree;
    std::string directory;
};

TEST_F(WriteCountersTest, areTheSectorsWrittenSinceTheStart) {
    tree.file(directory + "/stat",
              "   22412     6871  1697658     9184    14521    10412  2000000    20117        0    12912    31055     "
              "3417        0  8838352      412     1622     1340\n");
    const auto counters = read();
    ASSERT_TRUE(counters);
    EXPECT_EQ(counters->written_bytes, 1'024'000'000U);
    EXPECT_EQ(counters->boot_id, "0b8a7c0e-4a7a-4f0f-9d9d-1d2c3b4a5f60");
}

TEST_F(WriteCountersTest, areUnknownWhereTheTreeDoesNotTell) {
    EXPECT_FALSE(read()) << "no stat";
    tree.file(directory + "/stat", "1 2 3 4 5 6\n");
    EXPECT_FALSE(read()) << "too short";
    tree.file(directory + "/stat", "1 2 3 4 5 6 99999999999999999999 8\n");
    EXPECT_FALSE(read()) << "no number";
    tree.file(directory + "/stat", "1 2 3 4 5 6 18446744073709551615 8\n");
    EXPECT_FALSE(read()) << "more bytes than can be counted";
    EXPECT_FALSE(readWriteCounters(SystemTree(tree.root()), ""));
}

} // namespace
} // namespace trimwright::linux_system
