// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/mounts.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trimwright::linux_system {
namespace {

using ::testing::ElementsAre;

const Mount& at(const std::vector<Mount>& mounts, int id) {
    return *std::ranges::find(mounts, id, &Mount::id);
}

TEST(MountInfo, AllFieldsWithEscapesAndOptionalTags) {
    const auto mounts = parseMountInfo(
        "26 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw,discard\n"
        "36 26 98:17 /a\\040dir /mnt/with\\040space\\011tab\\012line\\134back rw,noatime shared:3 master:1 "
        "propagate_from:2 unbindable - ext3 /dev/my\\040disk rw,errors=continue\n");
    ASSERT_EQ(mounts.size(), 2U);
    EXPECT_EQ(mounts[0].mount_point, "/");
    EXPECT_EQ(mounts[1].id, 36);
    EXPECT_EQ(mounts[1].parent, 26);
    EXPECT_EQ(mounts[1].device, (DeviceNumber{98, 17}));
    EXPECT_EQ(mounts[1].root, "/a dir");
    EXPECT_EQ(mounts[1].mount_point, "/mnt/with space\ttab\nline\\back");
    EXPECT_EQ(mounts[1].type, "ext3");
    EXPECT_EQ(mounts[1].source, "/dev/my disk");
    EXPECT_EQ(mounts[1].super_options, "rw,errors=continue");
    EXPECT_TRUE(mounts[1].visible);
    EXPECT_FALSE(mounts[1].readOnly());
}

TEST(MountInfo, DamagedLinesAreLeftOut) {
    const auto mounts = parseMountInfo("\n\ngarbage\n1 2\nx 1 8:1 / / rw - ext4 /dev/sda1 rw\n"
                                       "5 1 8 / / rw - ext4 /dev/sda1 rw\n6 1 8:1 / /x rw ext4 /dev/sda1 rw\n"
                                       "7 1 8:1 / /x rw - ext4\n8 1 8:1 / /ok rw - ext4 /dev/sda1\n"
                                       "9 1 99999999999:1 / /x rw - ext4 /dev/sda1 rw");
    ASSERT_EQ(mounts.size(), 1U);
    EXPECT_EQ(mounts[0].id, 8);
    EXPECT_EQ(mounts[0].super_options, "");
}

TEST(MountInfo, ReadOnlyByMountOrByFilesystem) {
    const auto mounts = parseMountInfo("1 0 8:1 / / ro,relatime - ext4 /dev/sda1 rw\n"
                                       "2 1 8:2 / /a rw - ext4 /dev/sda2 ro,errors=remount-ro\n"
                                       "3 1 8:3 / /b rw,errors=remount-ro - ext4 /dev/sda3 rw,errors=remount-ro\n");
    EXPECT_TRUE(mounts[0].readOnly());
    EXPECT_TRUE(mounts[1].readOnly());
    EXPECT_FALSE(mounts[2].readOnly());
}

TEST(MountInfo, MountsThatAreHiddenByOthers) {
    const auto mounts = parseMountInfo("1 1 0:2 / / rw - rootfs rootfs rw\n" // the kernel's own root, its own parent
                                       "20 1 8:1 / / rw - ext4 /dev/sda1 rw\n"
                                       "21 20 8:2 / /data rw - ext4 /dev/sda2 rw\n"
                                       "22 21 8:3 / /data/sub rw - ext4 /dev/sda3 rw\n"
                                       "23 21 8:4 / /data rw - ext4 /dev/sda4 rw\n" // over all of /data
                                       "24 20 8:5 / /deep/down rw - ext4 /dev/sda5 rw\n"
                                       "25 20 8:6 / /deep rw - ext4 /dev/sda6 rw\n" // over the directory above it
                                       "26 25 8:7 / /deep/down rw - ext4 /dev/sda7 rw\n");
    EXPECT_FALSE(at(mounts, 1).visible);
    EXPECT_TRUE(at(mounts, 20).visible);
    EXPECT_FALSE(at(mounts, 21).visible);
    EXPECT_FALSE(at(mounts, 22).visible);
    EXPECT_TRUE(at(mounts, 23).visible);
    EXPECT_FALSE(at(mounts, 24).visible);
    EXPECT_TRUE(at(mounts, 25).visible);
    EXPECT_TRUE(at(mounts, 26).visible);
}

TEST(MountInfo, KnowsWhatLiesBehindAFilesystemThatMayNotAnswer) {
    const auto mounts = parseMountInfo("20 1 8:1 / / rw - ext4 /dev/sda1 rw\n"
                                       "21 20 0:40 / /net rw - nfs4 server:/x rw\n"
                                       "22 21 8:2 / /net/local rw - ext4 /dev/sda2 rw\n"
                                       "23 20 0:41 / /home/me/cloud rw - fuse.rclone remote: rw\n");
    EXPECT_FALSE(at(mounts, 21).behind_network);
    EXPECT_TRUE(at(mounts, 22).behind_network);
    EXPECT_FALSE(at(mounts, 23).behind_network);
}

TEST(MountInfo, AChrootWithoutARootMountStillShowsItsMounts) {
    const auto mounts = parseMountInfo("300 250 8:1 / /srv rw - ext4 /dev/sda1 rw\n");
    EXPECT_TRUE(mounts[0].visible);
    EXPECT_EQ(mountHolding(mounts, "/etc"), nullptr);
    EXPECT_EQ(mountHolding(mounts, "/srv/x"), &mounts[0]);
    EXPECT_EQ(mountHolding(mounts, "/srvx"), nullptr);
}

TEST(MountInfo, ThousandsOfMountsAreNoProblem) {
    std::string text = "1 0 8:1 / / rw - ext4 /dev/sda1 rw\n";
    for (int i = 2; i < 10'000; ++i) {
        text += fmt::format("{} 1 0:{} / /var/lib/containers/storage/{}/merged rw - overlay overlay rw\n", i, i, i);
    }
    const auto start = std::chrono::steady_clock::now();
    const auto mounts = parseMountInfo(text);
    EXPECT_EQ(mounts.size(), 9'999U);
    EXPECT_TRUE(std::ranges::all_of(mounts, &Mount::visible));
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(2));
}

TEST(MountOptions, AreComparedWhole) {
    EXPECT_TRUE(hasOption("rw,relatime", "relatime"));
    EXPECT_FALSE(hasOption("rw,relatime", "rela"));
    EXPECT_FALSE(hasOption("", "ro"));
    EXPECT_EQ(optionValue("lowerdir=/a,upperdir=/b=c", "upperdir"), "/b=c");
    EXPECT_EQ(optionValue("lowerdir=/a", "upperdir"), "");
}

TEST(Fstab, FindsTheMountPointsWithAnOption) {
    EXPECT_THAT(mountPointsWithOption("# comment X-fstrim.notrim\n"
                                      "UUID=1 / ext4 defaults 0 1\n"
                                      "UUID=2\t/data/\text4\tnoatime,X-fstrim.notrim\t0 2\n"
                                      "  UUID=3   /with\\040space  xfs X-fstrim.notrim\n"
                                      "UUID=4 /other xfs X-fstrim.notrimmer 0 0\n"
                                      "short line\n",
                                      "X-fstrim.notrim"),
                ElementsAre("/data", "/with space"));
    EXPECT_TRUE(mountPointsWithOption("", "x").empty());
}

TEST(Swaps, ListsDevices) {
    EXPECT_THAT(swapDevices("Filename\t\t\t\tType\t\tSize\nPriority\n/dev/dm-1 partition 100 0 -2\n"
                            "/swap\\040file\tfile\t1\t0\t-3\n"),
                ElementsAre("/dev/dm-1"));
    EXPECT_TRUE(swapDevices("/dev/odd\n/dev/sda3 \n").empty());
}

} // namespace
} // namespace trimwright::linux_system
