// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/linux_backend.h"
#include "tests/linux/system_fixture.h"

#include <algorithm>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trimwright::linux_system {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using trimwright::testing::DiskSpec;
using trimwright::testing::TreeBuilder;

class TrimTargetsTest : public trimwright::testing::SystemTest {
  protected:
    std::vector<TrimTarget> targets() {
        LinuxBackend backend({.root = m_tree.root()});
        auto found = backend.trimTargets();
        EXPECT_TRUE(found);
        return found.value_or(std::vector<TrimTarget>{});
    }
    TrimTarget target(const std::string& mount) {
        for (TrimTarget& one : targets()) {
            if (one.mount == mount) {
                return one;
            }
        }
        ADD_FAILURE() << mount << " is not listed";
        return {};
    }
    /// A SATA SSD with one partition, sda1 = 300:1, mounted nowhere yet.
    void addSsd() { m_tree.partition(m_tree.sata(spec("sda", 0)), "sda1", "1"); }
    void mountAt(int id, const std::string& number, const std::string& point, const std::string& type = "ext4",
                 const std::string& options = "rw", const std::string& source = "/dev/x") {
        m_tree.mount(fmt::format("{} 1 {} / {} {} - {} {} {}", id, number, point, options, type, source, options));
    }
    static SkipReason reasonOf(const TrimTarget& target) {
        EXPECT_TRUE(target.skip) << target.mount;
        return target.skip.value_or(Skip{}).reason;
    }
};

TEST_F(TrimTargetsTest, APartitionOfAnSsdIsEligibleAndKnowsItsDrive) {
    addSsd();
    mountAt(10, "300:1", "/");
    const TrimTarget root = target("/");
    EXPECT_TRUE(root.eligible());
    EXPECT_EQ(root.device, "/dev/sda1");
    EXPECT_EQ(root.filesystem, "ext4");
    ASSERT_EQ(root.drives.size(), 1U);
    EXPECT_EQ(root.drives[0].value, "sata-Samsung_SSD_860-SERIAL000000");
    EXPECT_EQ(root.size_bytes, std::nullopt) << "the mount points of a recorded system mean nothing here";
}

TEST_F(TrimTargetsTest, OneTargetPerFilesystemAndAReadWriteMountIsChosen) {
    addSsd();
    m_tree.mount("10 1 300:1 /sub /first ro - ext4 /dev/sda1 rw");
    m_tree.mount("11 1 300:1 /sub /second rw - ext4 /dev/sda1 rw");
    m_tree.mount("12 1 300:1 / /third rw - ext4 /dev/sda1 rw");
    const auto all = targets();
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].mount, "/third") << "the whole filesystem rather than a part";
    EXPECT_THAT(all[0].also_mounted_at, ElementsAre("/first", "/second"));
    EXPECT_TRUE(all[0].eligible());
}

TEST_F(TrimTargetsTest, InASandboxOnlyTheFilesystemSaysThatItIsReadOnly) {
    addSsd();
    m_tree.partition(m_tree.sata(spec("sdb", 1)), "sdb1", "1");
    m_tree.mount("10 1 300:1 / /sandboxed ro - ext4 /dev/sda1 rw");
    m_tree.mount("11 1 301:1 / /really ro - ext4 /dev/sdb1 ro");
    LinuxBackend sandboxed({.root = m_tree.root(), .mounts_are_sandboxed = true});
    const auto all = sandboxed.trimTargets();
    ASSERT_TRUE(all);
    ASSERT_EQ(all->size(), 2U);
    EXPECT_TRUE((*all)[0].eligible());
    EXPECT_EQ(reasonOf((*all)[1]), SkipReason::readOnly);
    EXPECT_EQ(reasonOf(target("/sandboxed")), SkipReason::readOnly) << "outside of a sandbox the mount counts";
}

TEST_F(TrimTargetsTest, BtrfsSubvolumesAndDevicesAreOneFilesystem) {
    addSsd();
    m_tree.partition(m_tree.sata(spec("sdb", 1)), "sdb1", "1");
    for (const char* member : {"sda1", "sdb1"}) {
        m_tree.link(fmt::format("/sys/fs/btrfs/0f5a/devices/{}", member), "../../../../class/block/x");
    }
    m_tree.link("/sys/fs/btrfs/features", "nothing");
    m_tree.mount("10 1 0:33 /@ / rw - btrfs /dev/sda1 rw,subvol=/@");
    m_tree.mount("11 10 0:33 /@home /home rw - btrfs /dev/sda1 rw,subvol=/@home");
    const auto all = targets();
    ASSERT_EQ(all.size(), 1U);
    EXPECT_TRUE(all[0].eligible());
    EXPECT_EQ(all[0].device, "/dev/sda1");
    EXPECT_EQ(all[0].drives.size(), 2U);
}

TEST_F(TrimTargetsTest, SkipReasonsOfMounts) {
    addSsd();
    m_tree.partition("/sys/devices/pci0000:00/0000:00:17.0/ata1/host0/target0:0:0/0:0:0:0/block/sda", "sda2", "2");
    m_tree.file("/etc/fstab", "UUID=x /notrim ext4 defaults,X-fstrim.notrim 0 0\n");
    mountAt(10, "300:1", "/ro", "ext4", "ro");
    mountAt(11, "300:2", "/notrim");
    mountAt(12, "0:40", "/net", "nfs4", "rw", "server:/x");
    mountAt(13, "0:41", "/tmp", "tmpfs");
    mountAt(14, "0:42", "/auto", "autofs");
    m_tree.mount("15 1 0:43 / /merged rw - overlay overlay rw,lowerdir=/l,upperdir=/upper,workdir=/w");
    mountAt(16, "0:44", "/tank/data", "zfs", "rw", "tank/data");
    mountAt(17, "0:45", "/run/user/0/doc", "fuse.portal");
    EXPECT_EQ(reasonOf(target("/ro")), SkipReason::readOnly);
    EXPECT_EQ(reasonOf(target("/notrim")), SkipReason::disabledByMountOption);
    EXPECT_EQ(reasonOf(target("/net")), SkipReason::network);
    EXPECT_EQ(reasonOf(target("/tmp")), SkipReason::pseudo);
    EXPECT_EQ(reasonOf(target("/auto")), SkipReason::autofs);
    EXPECT_EQ(reasonOf(target("/merged")), SkipReason::overlay);
    EXPECT_THAT(target("/merged").skip->fix, HasSubstr("/upper"));
    EXPECT_EQ(reasonOf(target("/tank/data")), SkipReason::managedElsewhere);
    EXPECT_EQ(target("/tank/data").skip->fix, "Use: zpool trim tank");
    EXPECT_EQ(reasonOf(target("/run/user/0/doc")), SkipReason::pseudo);
    for (const TrimTarget& one : targets()) {
        EXPECT_FALSE(one.skip->opt_in) << one.mount;
        EXPECT_FALSE(one.skip->text.empty());
    }
}

TEST_F(TrimTargetsTest, AFilesystemWhoseDriveWasPulledOutIsSkipped) {
    addSsd();
    mountAt(10, "300:1", "/here");
    mountAt(11, "8:64", "/mnt/stick", "vfat", "rw", "/dev/sde");
    mountAt(12, "0:50", "/mnt/gone", "btrfs", "rw", "/dev/sdf1");
    mountAt(13, "0:51", "/mnt/root", "btrfs", "rw", "/dev/root");
    m_tree.dm(spec("dm-0", 50), "secret", "CRYPT-LUKS2-abc-secret", {"sdg"});
    mountAt(14, "350:0", "/mnt/crypt", "ext4", "rw", "/dev/mapper/secret");
    EXPECT_TRUE(target("/here").eligible());
    for (const auto& [mount, device] : {std::pair("/mnt/stick", "/dev/sde"), std::pair("/mnt/gone", "/dev/sdf1"),
                                        std::pair("/mnt/crypt", "/dev/sdg")}) {
        const TrimTarget gone = target(mount);
        EXPECT_EQ(reasonOf(gone), SkipReason::driveGone) << mount;
        EXPECT_THAT(gone.skip->text, HasSubstr(device));
        EXPECT_THAT(gone.skip->fix, HasSubstr(mount));
        EXPECT_FALSE(gone.skip->opt_in);
    }
    EXPECT_TRUE(target("/mnt/root").eligible()) << "/dev/root never was in sysfs";
    EXPECT_EQ(toString(SkipReason::driveGone), "drive-gone");
}

TEST_F(TrimTargetsTest, ARaidThatLostOneOfItsDrivesGoesOn) {
    m_tree.sata(spec("sda", 0));
    m_tree.dm(spec("md0", 60), "md0", "", {"sda", "sdb"});
    mountAt(10, "360:0", "/data");
    EXPECT_TRUE(target("/data").eligible());
}

TEST_F(TrimTargetsTest, WithoutDeviceNumbersInTheRecordNothingIsCalledGone) {
    mountAt(10, "8:1", "/");
    EXPECT_FALSE(std::filesystem::exists(m_tree.root() / "sys/dev/block"));
    EXPECT_TRUE(target("/").eligible());
}

TEST_F(TrimTargetsTest, HiddenMountsOfEveryKindComeAfterWhatIsSeenAndSaySo) {
    addSsd();
    m_tree.mount("10 1 0:26 / /data rw - tmpfs first rw");
    m_tree.mount("11 10 0:27 / /data rw - tmpfs second rw");
    m_tree.mount("12 11 300:1 / /data rw - ext4 /dev/sda1 rw");
    const auto all = targets();
    ASSERT_EQ(all.size(), 3U) << "three filesystems, though at one place";
    EXPECT_EQ(all[0].device, "/dev/sda1");
    EXPECT_TRUE(all[0].eligible());
    for (const std::size_t hidden : {1U, 2U}) {
        EXPECT_EQ(reasonOf(all[hidden]), SkipReason::pseudo);
        EXPECT_THAT(all[hidden].skip->text, HasSubstr("mounted over it"));
    }
}

TEST_F(TrimTargetsTest, SwapPartitionsAreListedAndNeverRun) {
    addSsd();
    m_tree.virtualDisk(spec("zram0", 80));
    m_tree.file("/proc/swaps", "Filename Type Size Used Priority\n/dev/sda1 partition 100 0 -2\n"
                               "/dev/zram0 partition 100 0 100\n/swapfile file 100 0 -3\n");
    const auto all = targets();
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].mount, "/dev/sda1");
    EXPECT_EQ(all[0].drives.size(), 1U);
    EXPECT_EQ(reasonOf(all[0]), SkipReason::swap);
    EXPECT_FALSE(all[0].skip->opt_in);
}

TEST_F(TrimTargetsTest, AnOverMountedFilesystemIsSkippedAndListedAfterTheVisibleOne) {
    addSsd();
    m_tree.partition("/sys/devices/pci0000:00/0000:00:17.0/ata1/host0/target0:0:0/0:0:0:0/block/sda", "sda2", "2");
    m_tree.mount("10 1 300:1 / /data rw - ext4 /dev/sda1 rw");
    m_tree.mount("11 10 300:2 / /data rw - ext4 /dev/sda2 rw");
    const auto all = targets();
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].device, "/dev/sda2");
    EXPECT_TRUE(all[0].eligible());
    EXPECT_EQ(reasonOf(all[1]), SkipReason::overMounted);
}

TEST_F(TrimTargetsTest, UnknownTypesAreOffUnlessNamed) {
    addSsd();
    mountAt(10, "300:1", "/x", "jfs");
    EXPECT_EQ(reasonOf(target("/x")), SkipReason::filesystemNotAllowed);
    EXPECT_TRUE(target("/x").skip->opt_in);
}

TEST_F(TrimTargetsTest, AReasonThatNobodyCanOverrideComesFirst) {
    DiskSpec disk = spec("sda", 0);
    disk.discard_max_bytes = 0;
    m_tree.sata(disk);
    mountAt(10, "300:0", "/x", "jfs");
    EXPECT_EQ(reasonOf(target("/x")), SkipReason::noDiscard);
    EXPECT_FALSE(target("/x").skip->opt_in);
}

TEST_F(TrimTargetsTest, DiscardLimitsOfTheDrive) {
    DiskSpec without = spec("sda", 0);
    without.discard_max_bytes = 0;
    m_tree.sata(without);
    DiskSpec grainless = spec("sdb", 1);
    grainless.discard_granularity = 0;
    m_tree.sata(grainless);
    DiskSpec old = spec("sdc", 2);
    old.discard_max_bytes = 0;
    m_tree.file(m_tree.sata(old) + "/device/vpd_pg89", TreeBuilder::ataPage(old, 1, false, 0));
    DiskSpec hdd = spec("sdd", 3);
    hdd.rotational = 1;
    hdd.discard_max_bytes = 0;
    m_tree.sata(hdd);
    DiskSpec shingled = spec("sde", 4);
    shingled.rotational = 1;
    m_tree.sata(shingled);
    m_tree.usb(spec("sdf", 5), "uas", "5000");
    for (int i = 0; i < 6; ++i) {
        mountAt(10 + i, fmt::format("{}:0", 300 + i), fmt::format("/m{}", i));
    }
    EXPECT_EQ(reasonOf(target("/m0")), SkipReason::noDiscard);
    EXPECT_THAT(target("/m0").skip->text, HasSubstr("/sys/block/sda/queue/discard_max_bytes is 0"));
    EXPECT_THAT(target("/m1").skip->text, HasSubstr("discard_granularity is 0"));
    EXPECT_EQ(reasonOf(target("/m2")), SkipReason::driveHasNoTrim);
    EXPECT_EQ(reasonOf(target("/m3")), SkipReason::rotational);
    EXPECT_FALSE(target("/m3").skip->opt_in);
    EXPECT_EQ(reasonOf(target("/m4")), SkipReason::rotational);
    EXPECT_TRUE(target("/m4").skip->opt_in);
    EXPECT_EQ(reasonOf(target("/m5")), SkipReason::removable);
    EXPECT_TRUE(target("/m5").skip->opt_in);
}

TEST_F(TrimTargetsTest, EncryptionThatStopsDiscardsIsNamedWithItsFix) {
    addSsd();
    DiskSpec crypt = spec("dm-0", 50);
    crypt.discard_max_bytes = 0;
    crypt.discard_granularity = 0;
    m_tree.dm(crypt, "secret", "CRYPT-LUKS2-abc-secret", {"sda1"});
    m_tree.dm(crypt =
                  [&] {
                      auto lv = crypt;
                      lv.sysname = "dm-1";
                      lv.index = 51;
                      return lv;
                  }(),
              "vg-home", "LVM-abc", {"dm-0"});
    mountAt(10, "351:0", "/home");
    const TrimTarget home = target("/home");
    EXPECT_EQ(home.device, "/dev/mapper/vg-home");
    ASSERT_EQ(home.drives.size(), 1U);
    EXPECT_EQ(reasonOf(home), SkipReason::noDiscard);
    EXPECT_THAT(home.skip->text, HasSubstr("The encryption secret"));
    EXPECT_THAT(home.skip->fix, HasSubstr("cryptsetup --allow-discards --persistent refresh secret"));
}

TEST_F(TrimTargetsTest, ARaidOverSeveralDrivesListsAllOnce) {
    m_tree.partition(m_tree.sata(spec("sda", 0)), "sda1", "1");
    m_tree.partition(m_tree.sata(spec("sdb", 1)), "sdb1", "1");
    m_tree.dm(spec("dm-3", 53), "both", "LVM-x", {"sda1", "sdb1"});
    mountAt(10, "353:0", "/data", "xfs");
    EXPECT_EQ(target("/data").drives.size(), 2U);
    EXPECT_TRUE(target("/data").eligible());
}

TEST_F(TrimTargetsTest, ARaidThatAnnouncesWhatItsMembersRefuse) {
    DiskSpec member = spec("sda", 0);
    member.discard_max_bytes = 0;
    m_tree.sata(member);
    m_tree.dm(spec("md0", 60), "md0", "", {"sda"});
    mountAt(10, "360:0", "/data");
    EXPECT_EQ(reasonOf(target("/data")), SkipReason::noDiscard);
    EXPECT_THAT(target("/data").skip->text, HasSubstr("The drive sda"));
}

TEST_F(TrimTargetsTest, ALoopDeviceBelongsToItselfAndToTheDriveThatHoldsItsFile) {
    addSsd();
    m_tree.loop(spec("loop0", 70), "/var/images/a.img");
    mountAt(10, "300:1", "/");
    m_tree.mount("11 10 370:0 / /mnt rw - ext4 /dev/loop0 rw");
    const TrimTarget mnt = target("/mnt");
    ASSERT_EQ(mnt.drives.size(), 2U);
    EXPECT_EQ(mnt.drives[0].value, "loop-_var_images_a.img");
    EXPECT_THAT(mnt.drives[1].value, ::testing::StartsWith("sata-"));
    EXPECT_TRUE(mnt.eligible());
}

TEST_F(TrimTargetsTest, LayersThatRestOnEachOtherOrOnNothingAreSurvived) {
    m_tree.dm(spec("dm-0", 50), "a", "LVM-a", {"dm-1"});
    m_tree.dm(spec("dm-1", 51), "b", "LVM-b", {"dm-0", "gone"});
    m_tree.loop(spec("loop0", 52), "/mnt/self.img");
    mountAt(10, "350:0", "/circle");
    m_tree.mount("11 1 352:0 / /mnt rw - ext4 /dev/loop0 rw"); // its file lies on itself
    mountAt(12, "999:0", "/unknown");
    EXPECT_TRUE(target("/circle").drives.empty());
    EXPECT_EQ(target("/mnt").drives.size(), 1U);
    EXPECT_TRUE(target("/unknown").drives.empty());
    EXPECT_EQ(target("/unknown").device, "/dev/x");
}

TEST_F(TrimTargetsTest, ARecordedSystemRefusesActions) {
    addSsd();
    mountAt(10, "300:1", "/");
    LinuxBackend backend({.root = m_tree.root()});
    const auto outcome = backend.trim("/", true, {}, {});
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().code, Errc::unsupported);
    const auto drives = backend.drives();
    ASSERT_EQ(drives->size(), 1U);
    const auto health = backend.health(drives->front().id, Backend::Wake::yes, {});
    ASSERT_FALSE(health);
    EXPECT_EQ(health.error().code, Errc::unsupported);
    EXPECT_EQ(backend.health({"nobody"}, Backend::Wake::no, {}).error().code, Errc::notFound);
}

TEST_F(TrimTargetsTest, WithoutAMountTableThereIsAnErrorAndTheDrivesAreStillListed) {
    addSsd();
    std::filesystem::remove_all(m_tree.root() / "proc");
    LinuxBackend backend({.root = m_tree.root()});
    const auto targets = backend.trimTargets();
    ASSERT_FALSE(targets);
    EXPECT_THAT(targets.error().advice, HasSubstr("/proc/self/mountinfo")) << "what a record must hold";
    EXPECT_THAT(targets.error().advice, HasSubstr("/sys/dev/block"));
    EXPECT_EQ(backend.drives()->size(), 1U);
}

TEST(LinuxBackendLive, ListsThisMachineWithoutPrivilegeOrError) {
    LinuxBackend backend;
    ASSERT_TRUE(backend.drives());
    const auto targets = backend.trimTargets();
    ASSERT_TRUE(targets);
    EXPECT_TRUE(std::ranges::any_of(*targets, [](const TrimTarget& one) { return one.mount == "/proc"; }));
    const auto unknown = backend.trim("/no/such/mount", false, {}, {});
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, Errc::notFound);
    const auto proc = backend.trim("/proc", true, {}, {});
    ASSERT_TRUE(proc);
    EXPECT_EQ(proc->kind, TrimOutcome::Kind::skipped);
}

} // namespace
} // namespace trimwright::linux_system
