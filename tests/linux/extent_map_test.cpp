// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/units.h"
#include "core/linux/extent_map.h"
#include "tests/linux/tree_builder.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <map>

namespace trimwright::linux_system {
namespace {

using testing::DiskSpec;
using ::testing::HasSubstr;
using testing::TreeBuilder;

constexpr std::uint64_t sector = 512;

TEST(DmTable, KeysNeverLeaveTheTable) {
    const DmTarget target =
        makeDmTarget(8, 16, "crypt", "aes-xts-plain64 0123456789abcdef 0 8:2 32768 1 allow_discards");
    EXPECT_EQ(target.start_bytes, 8 * sector);
    EXPECT_EQ(target.length_bytes, 16 * sector);
    EXPECT_THAT(target.arguments,
                ::testing::ElementsAre("aes-xts-plain64", "-", "0", "8:2", "32768", "1", "allow_discards"));
    EXPECT_THAT(makeDmTarget(0, 1, "linear", "8:1 2048").arguments, ::testing::ElementsAre("8:1", "2048"));
}

class ExtentMapTest : public ::testing::Test {
  protected:
    BlockDevice device(const std::string& name) {
        return deviceNamed(SystemTree(m_builder.root()), name).value_or(BlockDevice{});
    }

    /// "sda@1048576+4096" for each span; ! for encrypted, ~ for what is read through, ? for what hides its drives.
    std::vector<std::string> follow(const std::string& name, std::uint64_t offset, std::uint64_t length) {
        const SystemTree tree(m_builder.root());
        const ExtentMap map(tree, [this](DeviceNumber number) -> Result<std::vector<DmTarget>> {
            const auto found = m_tables.find(toString(number));
            return found == m_tables.end() ? Result<std::vector<DmTarget>>(fail(Errc::failed, "There is no table."))
                                           : found->second;
        });
        const auto spans = map.follow(device(name), offset, length, 0);
        if (!spans) {
            m_error = spans.error().message;
            return {};
        }
        std::vector<std::string> words;
        std::uint64_t fileBytes = 0;
        for (const MappedSpan& span : *spans) {
            words.push_back(fmt::format("{}@{}+{}{}{}{}", span.device.sysname, span.offset, span.length,
                                        span.encrypted ? "!" : "", span.read_through.empty() ? "" : "~",
                                        span.hides_drives ? "?" : ""));
            fileBytes += span.length;
        }
        EXPECT_GE(fileBytes, length);
        return words;
    }

    std::string disk(const std::string& name, int index) {
        DiskSpec spec;
        spec.sysname = name;
        spec.index = index;
        return m_builder.sata(spec);
    }

    void mapped(const std::string& name, int index, const std::vector<DmTarget>& table,
                const std::vector<std::string>& slaves) {
        DiskSpec spec;
        spec.sysname = name;
        spec.index = index;
        m_builder.dm(spec, "vol-" + name, "LVM-" + name, slaves);
        m_tables[m_builder.numberOf(name)] = table;
    }

    using Words = std::vector<std::string>;
    TreeBuilder m_builder;
    std::map<std::string, std::vector<DmTarget>> m_tables;
    std::string m_error;
};

TEST_F(ExtentMapTest, APartitionBeginsSomewhere) {
    m_builder.partition(disk("sda", 0), "sda1", "8:1");
    m_builder.file(device("sda1").path + "/start", "2048\n");
    m_builder.file(device("sda1").path + "/size", "4096000\n");
    EXPECT_EQ(follow("sda1", 8192, 4096), Words{"sda@1056768+4096"});
    EXPECT_EQ(follow("sda", 8192, 4096), Words{"sda@8192+4096"});
}

TEST_F(ExtentMapTest, LinearStripedAndCryptTables) {
    disk("sda", 0);
    disk("sdb", 1);
    const std::string a = m_builder.numberOf("sda");
    const std::string b = m_builder.numberOf("sdb");
    mapped("dm-0", 10, {makeDmTarget(0, 100, "linear", a + " 2048"), makeDmTarget(100, 100000, "linear", b + " 4096")},
           {"sda", "sdb"});
    EXPECT_EQ(follow("dm-0", 99 * sector, 2 * sector),
              (Words{fmt::format("sda@{}+512", (2048 + 99) * sector), fmt::format("sdb@{}+512", 4096 * sector)}));
    mapped("dm-1", 11, {makeDmTarget(0, 100000, "striped", fmt::format("2 128 {} 0 {} 1024", a, b))}, {"sda", "sdb"});
    EXPECT_EQ(follow("dm-1", 65536 - 4096, 8192 + 65536),
              (Words{"sda@61440+4096", fmt::format("sdb@{}+65536", 1024 * sector), "sda@65536+4096"}));
    mapped("dm-2", 12,
           {makeDmTarget(0, 100000, "crypt", fmt::format("aes-xts-plain64 00 0 {} 32768", m_builder.numberOf("dm-0")))},
           {"dm-0"});
    EXPECT_EQ(follow("dm-2", 0, 512), Words{fmt::format("sdb@{}+512!", (4096 + 32768 - 100) * sector)});
}

TEST_F(ExtentMapTest, WhatKeepsAMapOfItsOwnIsReadItself) {
    disk("sda", 0);
    mapped("dm-0", 10, {makeDmTarget(0, 100000, "thin", "253:9 1")}, {"sda"});
    EXPECT_EQ(follow("dm-0", 4096, 4096), Words{"dm-0@4096+4096~?"});
    mapped("dm-1", 11, {makeDmTarget(0, 100000, "multipath", "0 0 1 1 service-time 0 1 2 8:0 1 1")}, {"sda"});
    EXPECT_EQ(follow("dm-1", 4096, 4096), Words{"dm-1@4096+4096~"});
    mapped("dm-2", 12, {makeDmTarget(0, 8, "linear", m_builder.numberOf("sda") + " 0")}, {"sda"});
    EXPECT_TRUE(follow("dm-2", 4096, 4096).empty());
    EXPECT_THAT(m_error, HasSubstr("gap"));
    mapped("dm-3", 13, {makeDmTarget(0, 100000, "linear", "99:99 0")}, {});
    EXPECT_TRUE(follow("dm-3", 0, 512).empty());
    EXPECT_THAT(m_error, HasSubstr("99:99"));
}

TEST_F(ExtentMapTest, AMirrorHasAllItsMembersInSync) {
    disk("sda", 0);
    disk("sdb", 1);
    disk("sdc", 2);
    DiskSpec spec;
    spec.sysname = "md0";
    spec.index = 20;
    const std::string md = m_builder.virtualDisk(spec);
    m_builder.file(md + "/md/level", "raid1\n");
    for (const auto& [member, name, state] : {std::array<std::string, 3>{"rd0", "sda", "in_sync"},
                                              {"rd1", "sdb", "in_sync,write_mostly"},
                                              {"rd2", "sdc", "spare"}}) {
        m_builder.file(md + "/md/" + member + "/state", state + "\n");
        m_builder.file(md + "/md/" + member + "/offset", "2048\n");
        m_builder.file(md + "/md/" + member + "/block/dev", m_builder.numberOf(name) + "\n");
    }
    EXPECT_EQ(follow("md0", 4096, 4096), (Words{"sda@1052672+4096", "sdb@1052672+4096"}));
    m_builder.file(md + "/md/level", "raid5\n");
    EXPECT_EQ(follow("md0", 4096, 4096), Words{"md0@4096+4096~"});
}

TEST_F(ExtentMapTest, APlaceBeyondTheEndIsRefused) {
    disk("sda", 0);
    EXPECT_TRUE(follow("sda", 976773168 * sector, 4096).empty());
    EXPECT_THAT(m_error, HasSubstr("beyond the end"));
}

} // namespace
} // namespace trimwright::linux_system
