// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/drive_identity.h"
#include "core/linux/drive_list.h"
#include "tests/linux/system_fixture.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>
#include <sys/stat.h>

namespace trimwright::linux_system {
namespace {

using ::testing::ElementsAre;
using ::testing::StartsWith;
using trimwright::testing::DiskSpec;
using trimwright::testing::TreeBuilder;

class DriveListTest : public trimwright::testing::SystemTest {
  protected:
    std::vector<ListedDisk> list(const LoopInUseFn& loops = [](const BlockDevice&) { return true; }) {
        return listDisks(SystemTree(m_tree.root()), loops);
    }
    ListedDisk only() {
        const auto disks = list();
        EXPECT_EQ(disks.size(), 1U);
        return disks.empty() ? ListedDisk{} : disks[0];
    }
};

std::vector<std::string> names(const std::vector<ListedDisk>& disks) {
    std::vector<std::string> all;
    for (const ListedDisk& listed : disks) {
        all.push_back(listed.drive.sysname);
    }
    return all;
}

TEST_F(DriveListTest, NvmeNamespace) {
    DiskSpec disk = spec("nvme0n1", 1);
    disk.model = "Samsung SSD 980 PRO 1TB";
    disk.serial = "S5GXNX0R123456";
    disk.firmware = "5B2QGXA7";
    disk.wwid = "eui.0025384121401234";
    m_tree.nvme(disk, 0, 1);
    const ListedDisk listed = only();
    const Drive& drive = listed.drive;
    EXPECT_EQ(drive.node, "/dev/nvme0n1");
    EXPECT_EQ(listed.health_node, "/dev/nvme0");
    EXPECT_EQ(drive.id.value, "nvme-Samsung_SSD_980_PRO_1TB-S5GXNX0R123456-eui.0025384121401234");
    EXPECT_EQ(drive.model, "Samsung SSD 980 PRO 1TB");
    EXPECT_EQ(drive.serial, "S5GXNX0R123456");
    EXPECT_EQ(drive.firmware, "5B2QGXA7");
    EXPECT_EQ(drive.bus, Bus::nvme);
    EXPECT_EQ(drive.transport, "pcie");
    EXPECT_EQ(drive.link, "PCIe 4.0 ×4");
    EXPECT_EQ(drive.kind, DriveKind::ssd);
    EXPECT_EQ(drive.capacity_bytes, 500107862016U);
    EXPECT_EQ(drive.logical_sector_bytes, 512U);
    EXPECT_TRUE(drive.discard.supported());
    EXPECT_EQ(drive.power, PowerState::active);
    EXPECT_FALSE(drive.removable);
}

TEST_F(DriveListTest, NvmeMultipathListsTheNamespaceOnceAndAsksALiveController) {
    DiskSpec disk = spec("nvme3n1", 1);
    disk.runtime_status = "suspended";
    m_tree.nvmeMultipath(disk, 3, 1);
    const ListedDisk listed = only();
    EXPECT_EQ(listed.drive.node, "/dev/nvme3n1");
    EXPECT_EQ(listed.health_node, "/dev/nvme3");
    EXPECT_EQ(listed.drive.model, "Samsung SSD 860 EVO 500GB");
    EXPECT_EQ(listed.drive.link, "PCIe 3.0 ×2");
    EXPECT_EQ(listed.drive.power, PowerState::asleep);
}

TEST_F(DriveListTest, NamespacesWithoutAWwnAreToldApartByTheirNumber) {
    DiskSpec first = spec("nvme4n1", 1);
    DiskSpec second = spec("nvme4n2", 2);
    second.serial = first.serial;
    m_tree.nvme(first, 4, 1);
    m_tree.nvme(second, 4, 2);
    const auto disks = list();
    ASSERT_EQ(disks.size(), 2U);
    EXPECT_EQ(disks[0].drive.id.value, "nvme-Samsung_SSD_860_EVO_500GB-" + first.serial);
    EXPECT_EQ(disks[1].drive.id.value, "nvme-Samsung_SSD_860_EVO_500GB-" + first.serial + "-n2");
    EXPECT_EQ(disks[1].health_node, "/dev/nvme4");
}

TEST_F(DriveListTest, SataFromTheIdentifySectorInSysfs) {
    DiskSpec disk = spec("sda", 0);
    disk.serial = "S3Z1NB0K123456A";
    const std::string directory = m_tree.sata(disk);
    m_tree.file(directory + "/device/vpd_pg89", TreeBuilder::ataPage(disk, 1, true, 0x5002538e40a1b2c3));
    const ListedDisk listed = only();
    const Drive& drive = listed.drive;
    EXPECT_EQ(drive.bus, Bus::sata);
    EXPECT_EQ(drive.model, "Samsung SSD 860 EVO 500GB") << "not the 16 characters of the SCSI inquiry";
    EXPECT_EQ(drive.firmware, "RVT02B6Q") << "not its last four characters";
    EXPECT_EQ(drive.serial, "S3Z1NB0K123456A");
    EXPECT_EQ(drive.id.value, "sata-Samsung_SSD_860_EVO_500GB-S3Z1NB0K123456A-naa.5002538e40a1b2c3");
    EXPECT_EQ(drive.transport, "ahci");
    EXPECT_EQ(drive.link, "6.0 Gb/s");
    EXPECT_EQ(drive.kind, DriveKind::ssd);
    EXPECT_EQ(listed.ata_trim, true);
    EXPECT_EQ(listed.health_node, "/dev/sda");
}

TEST_F(DriveListTest, SataFromUdevWhereTheKernelIsTooOldForTheIdentifySector) {
    DiskSpec disk = spec("sda", 0);
    disk.rotational = 1;
    m_tree.sata(disk);
    m_tree.file("/run/udev/data/b" + m_tree.numberOf("sda"),
                "S:disk/by-id/x\nE:ID_ATA=1\nE:ID_MODEL=WDC_WD10EZEX-08WN4A0\n"
                "E:ID_MODEL_ENC=WDC\\x20WD10EZEX-08WN4A0\\x20\\x20\\x20\nE:ID_REVISION=01.01A01\n"
                "E:ID_SERIAL_SHORT=WD-WCC6Y0123456\nE:ID_WWN=0x50014ee2b1234567\nE:ID_ATA_ROTATION_RATE_RPM=7200\n");
    const Drive drive = only().drive;
    EXPECT_EQ(drive.model, "WDC WD10EZEX-08WN4A0");
    EXPECT_EQ(drive.firmware, "01.01A01");
    EXPECT_EQ(drive.serial, disk.serial) << "page 80h comes first";
    EXPECT_EQ(drive.kind, DriveKind::hdd);
    EXPECT_THAT(drive.id.value, StartsWith("sata-WDC_WD10EZEX-08WN4A0-"));
}

TEST_F(DriveListTest, OtherBuses) {
    m_tree.pata(spec("sda", 1));
    DiskSpec sas = spec("sdb", 2);
    sas.model = "ST4000NM0023";
    sas.rotational = 1;
    sas.wwid = "naa.5000c50057b6e5f3";
    m_tree.sas(sas);
    DiskSpec uas = spec("sdc", 3);
    uas.rotational = 1;
    m_tree.usb(uas, "uas", "10000");
    m_tree.usb(spec("sdd", 4), "usb-storage", "480");
    m_tree.virtioBlk(spec("vda", 5));
    m_tree.mmc(spec("mmcblk0", 6), "MMC");
    m_tree.mmc(spec("mmcblk1", 7), "SD");
    std::map<std::string, Drive> drives;
    for (const ListedDisk& listed : list()) {
        drives[listed.drive.sysname] = listed.drive;
    }
    EXPECT_EQ(drives["sda"].bus, Bus::pata);
    EXPECT_EQ(drives["sdb"].bus, Bus::sas);
    EXPECT_EQ(drives["sdb"].model, "SEAGATE ST4000NM0023");
    EXPECT_EQ(drives["sdb"].link, "12.0 Gb/s");
    EXPECT_EQ(drives["sdb"].transport, "mpt3sas");
    EXPECT_EQ(drives["sdb"].kind, DriveKind::hdd);
    EXPECT_EQ(drives["sdc"].bus, Bus::usb);
    EXPECT_EQ(drives["sdc"].transport, "uas");
    EXPECT_EQ(drives["sdc"].link, "10 Gb/s");
    EXPECT_EQ(drives["sdc"].kind, DriveKind::unknown) << "a USB bridge leaves rotational at its default";
    EXPECT_TRUE(drives["sdc"].removable);
    EXPECT_EQ(drives["sdd"].transport, "usb-storage");
    EXPECT_EQ(drives["sdd"].link, "480 Mb/s");
    EXPECT_EQ(drives["vda"].bus, Bus::virtio);
    EXPECT_EQ(drives["vda"].kind, DriveKind::unknown);
    EXPECT_EQ(drives["mmcblk0"].transport, "emmc");
    EXPECT_FALSE(drives["mmcblk0"].removable);
    EXPECT_EQ(drives["mmcblk1"].transport, "sd");
    EXPECT_TRUE(drives["mmcblk1"].removable);
}

TEST_F(DriveListTest, AnIdleCardIsNotAsleep) {
    DiskSpec card = spec("mmcblk0", 0);
    card.runtime_status = "suspended"; // as every card is 3 s after the last access
    m_tree.mmc(card, "SD");
    EXPECT_EQ(only().drive.power, PowerState::unknown);
}

TEST_F(DriveListTest, AnIdentifySectorIsBelievedOnlyOfADriveThatCallsItselfAta) {
    DiskSpec other = spec("sdq", 0);
    other.model = "ST380013AS";
    other.serial = "XXXXXXXX";
    const std::string page = TreeBuilder::ataPage(other, 1, true, 0);
    const std::string madeUp = m_tree.sas(spec("sda", 1)); // says who made it, and that is not "ATA"
    m_tree.file(madeUp + "/device/vendor", "Linux   \n");
    m_tree.file(madeUp + "/device/model", "scsi_debug      \n");
    m_tree.file(madeUp + "/device/vpd_pg89", page);
    m_tree.file(m_tree.usb(spec("sdb", 2), "uas", "5000") + "/device/vpd_pg89", page);
    const auto disks = list();
    ASSERT_EQ(disks.size(), 2U);
    EXPECT_EQ(disks[0].drive.model, "Linux scsi_debug");
    EXPECT_EQ(disks[0].drive.serial, spec("sda", 1).serial);
    EXPECT_EQ(disks[0].ata_trim, std::nullopt);
    EXPECT_EQ(disks[0].drive.bus, Bus::sas);
    EXPECT_EQ(disks[1].drive.model, "ST380013AS") << "a USB bridge puts its own name into the inquiry";
}

TEST_F(DriveListTest, LeavesOutWhatIsNoDrive) {
    m_tree.sata(spec("sda", 0));
    m_tree.optical(spec("sdz", 90));
    m_tree.sata(spec("sr0", 91));
    DiskSpec reader = spec("sdy", 92);
    reader.removable = true;
    reader.sectors = 0;
    m_tree.usb(reader, "usb-storage", "480");
    m_tree.virtualDisk(spec("zram0", 93));
    m_tree.virtualDisk(spec("ram0", 94));
    m_tree.virtualDisk(spec("md127", 95));
    m_tree.virtualDisk(spec("nbd0", 96));
    m_tree.virtualDisk(spec("loop0", 97)); // no backing file
    m_tree.dm(spec("dm-0", 98), "vg-root", "LVM-x", {"sda"});
    m_tree.mmc(spec("mmcblk0", 99), "MMC");
    m_tree.mmc(spec("mmcblk0boot0", 100), "MMC");
    m_tree.mmc(spec("mmcblk0rpmb", 101), "MMC");
    EXPECT_THAT(names(list()), ElementsAre("mmcblk0", "sda"));
}

TEST_F(DriveListTest, ABrokenFixedDriveOfNoSizeIsStillListed) {
    DiskSpec disk = spec("sda", 0);
    disk.sectors = 0;
    m_tree.sata(disk);
    EXPECT_EQ(only().drive.capacity_bytes, std::nullopt);
}

TEST_F(DriveListTest, LoopDevicesOnlyWithAMountedWritableFilesystem) {
    m_tree.loop(spec("loop0", 0), "/var/images/a b.img");
    m_tree.loop(spec("loop1", 1), "/snap.squashfs");
    const std::string readOnly = m_tree.loop(spec("loop2", 2), "/readonly.img");
    m_tree.file(readOnly + "/ro", "1\n");
    const auto disks = list([](const BlockDevice& loop) { return loop.sysname != "loop1"; });
    EXPECT_THAT(names(disks), ElementsAre("loop0"));
    EXPECT_EQ(disks[0].drive.bus, Bus::loop);
    EXPECT_EQ(disks[0].drive.model, "/var/images/a b.img");
    EXPECT_EQ(disks[0].drive.id.value, "loop-_var_images_a_b.img");
    EXPECT_TRUE(list(nullptr).empty());
}

TEST_F(DriveListTest, SameSerialsAndZeroWwnsDoNotMergeDrives) {
    for (int i = 0; i < 3; ++i) {
        DiskSpec disk = spec(fmt::format("sd{}", static_cast<char>('a' + i)), i);
        disk.serial = "DD564198838XX";
        disk.wwid = "naa.0000000000000000";
        m_tree.usb(disk, "uas", "5000");
    }
    DiskSpec junk = spec("sdd", 3);
    junk.serial = "0123456789ABCDEF";
    m_tree.usb(junk, "usb-storage", "480");
    std::set<std::string> ids;
    for (const ListedDisk& listed : list()) {
        ids.insert(listed.drive.id.value);
        EXPECT_THAT(listed.drive.id.value, StartsWith("usb-at-")) << "a shared name is no name";
    }
    EXPECT_EQ(ids.size(), 4U);
}

TEST_F(DriveListTest, TheIdStaysWhenTheKernelNumbersChange) {
    TreeBuilder other;
    DiskSpec disk = spec("sda", 0);
    m_tree.sata(disk);
    disk.sysname = "sdk";
    disk.index = 9; // another port, host and name
    other.sata(disk);
    EXPECT_EQ(only().drive.id, listDisks(SystemTree(other.root()), nullptr)[0].drive.id);
}

TEST_F(DriveListTest, SixtyFourDrivesOfEveryBus) {
    int index = 0;
    const auto next = [&index](const std::string& sysname) { return spec(sysname, index++); };
    for (int i = 0; i < 8; ++i) {
        m_tree.nvme(next(fmt::format("nvme{}n1", i)), i, 1);
    }
    for (int i = 20; i < 24; ++i) {
        m_tree.nvmeMultipath(next(fmt::format("nvme{}n1", i)), i, 1);
    }
    for (int i = 0; i < 16; ++i) {
        m_tree.sata(next(fmt::format("sd{}", static_cast<char>('a' + i))));
    }
    for (int i = 0; i < 2; ++i) {
        m_tree.pata(next(fmt::format("sda{}", static_cast<char>('a' + i))));
    }
    for (int i = 0; i < 10; ++i) {
        m_tree.sas(next(fmt::format("sdb{}", static_cast<char>('a' + i))));
    }
    for (int i = 0; i < 8; ++i) {
        m_tree.usb(next(fmt::format("sdc{}", static_cast<char>('a' + i))), i % 2 == 0 ? "uas" : "usb-storage", "5000");
    }
    for (int i = 0; i < 8; ++i) {
        m_tree.virtioBlk(next(fmt::format("vd{}", static_cast<char>('a' + i))));
    }
    for (int i = 0; i < 4; ++i) {
        m_tree.mmc(next(fmt::format("mmcblk{}", i)), i % 2 == 0 ? "MMC" : "SD");
    }
    for (int i = 0; i < 4; ++i) {
        m_tree.loop(next(fmt::format("loop{}", i)), fmt::format("/images/{}.img", i));
    }
    ASSERT_EQ(index, 64);
    for (int i = 0; i < 16; ++i) {
        m_tree.virtualDisk(next(fmt::format("zram{}", i)));
    }
    const auto start = std::chrono::steady_clock::now();
    const auto disks = list();
    const auto took = std::chrono::steady_clock::now() - start;
    EXPECT_EQ(disks.size(), 64U);
    EXPECT_LT(took, std::chrono::milliseconds(500)) << "far above what it takes, far below what a person notices";
    ::testing::Test::RecordProperty(
        "microseconds", static_cast<int>(std::chrono::duration_cast<std::chrono::microseconds>(took).count()));
    std::set<std::string> ids;
    std::map<Bus, int> buses;
    for (const ListedDisk& listed : disks) {
        EXPECT_TRUE(ids.insert(listed.drive.id.value).second) << listed.drive.id.value;
        EXPECT_FALSE(listed.drive.serial.empty() && listed.drive.bus != Bus::loop) << listed.drive.sysname;
        ++buses[listed.drive.bus];
    }
    EXPECT_EQ(buses[Bus::nvme], 12);
    EXPECT_EQ(buses[Bus::sata], 16);
    EXPECT_EQ(buses[Bus::pata], 2);
    EXPECT_EQ(buses[Bus::sas], 10);
    EXPECT_EQ(buses[Bus::usb], 8);
    EXPECT_EQ(buses[Bus::virtio], 8);
    EXPECT_EQ(buses[Bus::mmc], 4);
    EXPECT_EQ(buses[Bus::loop], 4);
    EXPECT_EQ(disks.front().drive.sysname, "mmcblk0");
    EXPECT_EQ(disks.back().drive.sysname, "loop3") << "loop devices come last";
    const auto all = names(disks);
    EXPECT_LT(std::ranges::find(all, "sdp") - all.begin(), std::ranges::find(all, "sdaa") - all.begin());
}

TEST_F(DriveListTest, AnEmptyOrMissingTreeHasNoDrives) {
    EXPECT_TRUE(list().empty());
    EXPECT_TRUE(listDisks(SystemTree("/nonexistent/anywhere"), nullptr).empty());
}

TEST_F(DriveListTest, AbsurdAttributesAreUnknownAndNeverACrash) {
    using namespace std::string_literals;
    const std::string noise = "\xff\xfe\x00\x01 \x1b[31mred\x7f \xc3\x28 \xf0\x9f\x92\xbe ok"s;
    DiskSpec disk = spec("sda", 0);
    disk.model = noise;
    disk.serial = "A\n\nB\tC\x1b[2J";
    const std::string directory = m_tree.sata(disk);
    m_tree.file(directory + "/size", "18446744073709551615\n");
    m_tree.file(directory + "/removable", "banana");
    m_tree.file(directory + "/queue/rotational", "-1\n");
    m_tree.file(directory + "/queue/discard_max_bytes", "99999999999999999999999\n");
    m_tree.file(directory + "/queue/logical_block_size", "0\n");
    m_tree.file(directory + "/device/vpd_pg80", std::string(4096, '\xff'));
    m_tree.file(directory + "/device/vpd_pg89", "short");
    m_tree.file(directory + "/device/wwid", "naa.");
    m_tree.file(directory + "/device/rev", std::string("\0\0\0\0", 4));
    const Drive drive = only().drive;
    EXPECT_EQ(drive.capacity_bytes, std::nullopt);
    EXPECT_EQ(drive.logical_sector_bytes, std::nullopt);
    EXPECT_FALSE(drive.discard.supported());
    EXPECT_EQ(drive.kind, DriveKind::unknown);
    for (const std::string& text : {drive.model, drive.serial, drive.firmware, drive.id.value}) {
        EXPECT_EQ(text, cleanText(text));
        EXPECT_EQ(text.find('\x1b'), std::string::npos);
    }
}

TEST_F(DriveListTest, AbsurdTreesAreSurvived) {
    // A directory instead of a link, a dangling link, a loop of links, a FIFO and directories in place of attributes.
    m_tree.file("/sys/block/sda/size", "1000\n");
    m_tree.link("/sys/block/sdb", "../devices/nowhere/block/sdb");
    m_tree.link("/sys/block/sdc", "sdc");
    m_tree.file("/sys/block/nvme0n1/size/unexpected", "");
    m_tree.file("/sys/block/sdd/device/model/unexpected", "");
    std::filesystem::create_directories(m_tree.root() / "sys/block/sde");
    ASSERT_EQ(::mkfifo((m_tree.root() / "sys/block/sde/size").c_str(), 0600), 0);
    m_tree.file("/sys/block/mmcblk", "not even a directory");
    m_tree.file("/sys/block/\xff\xfe", "");
    m_tree.file("/sys/block/loop9/loop/backing_file", "");
    m_tree.link("/sys/block/x", "../../../../../../etc");
    const auto disks = list();
    const auto all = names(disks);
    EXPECT_THAT(all, ::testing::IsSupersetOf({"sda", "sdb", "sdc", "sdd", "sde", "nvme0n1"}));
    for (const ListedDisk& listed : disks) {
        EXPECT_FALSE(listed.drive.id.value.empty());
    }
}

TEST(DriveIdentity, JunkSerialsAndWwns) {
    for (const char* junk : {"", "  ", "0", "00000000", "FFFFFFFF", "123456789012", "0123456789ABCDEF", "----", "AB"}) {
        EXPECT_TRUE(isJunkSerial(junk)) << junk;
    }
    for (const char* good : {"QM00001", "S3Z1NB0K123456A", "1766631631457358", "WD-WCC6Y0123456"}) {
        EXPECT_FALSE(isJunkSerial(good)) << good;
    }
    EXPECT_TRUE(isJunkWwn(""));
    EXPECT_TRUE(isJunkWwn("naa.0000000000000000"));
    EXPECT_TRUE(isJunkWwn("eui.ffffffffffffffff"));
    EXPECT_FALSE(isJunkWwn("naa.5002538e40a1b2c3"));
}

} // namespace
} // namespace trimwright::linux_system
