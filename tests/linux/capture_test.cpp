// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/capture.h"
#include "core/linux/linux_backend.h"
#include "core/linux/masking.h"
#include "core/linux/system_facts.h"
#include "core/linux/tar_writer.h"
#include "tests/linux/recorded_system.h"
#include "tests/linux/system_fixture.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iterator>

namespace trimwright::linux_system {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using trimwright::testing::DiskSpec;
using trimwright::testing::TreeBuilder;

/// Unpacks an archive with the tar of this machine.
std::filesystem::path unpack(const TreeBuilder& place, const std::string& archive) {
    std::ofstream(place.root() / "a.tar", std::ios::binary) << archive;
    const std::string command = fmt::format("tar -xf '{0}/a.tar' -C '{0}'", place.root().string());
    EXPECT_EQ(std::system(command.c_str()), 0); // NOLINT(concurrency-mt-unsafe,cert-env33-c): a test's own command
    return place.root() / capturedFolder;
}

std::string captured(const std::filesystem::path& root, std::uint64_t salt = 42) {
    const auto archive = captureSystem(SystemTree(root), salt, {});
    EXPECT_TRUE(archive) << (archive ? "" : archive.error().message);
    return archive.value_or("");
}

/// The lists of two systems, without what is masked: serials and the ids that are made from them.
void expectSame(const std::filesystem::path& one, const std::filesystem::path& other) {
    LinuxBackend left({.root = one});
    LinuxBackend right({.root = other});
    auto leftDrives = left.drives().value();
    auto rightDrives = right.drives().value();
    ASSERT_EQ(leftDrives.size(), rightDrives.size());
    std::map<std::string, std::string> ids;
    for (std::size_t i = 0; i < leftDrives.size(); ++i) {
        ids[rightDrives[i].id.value] = leftDrives[i].id.value;
        EXPECT_EQ(leftDrives[i].serial.size(), rightDrives[i].serial.size());
        leftDrives[i].serial = rightDrives[i].serial;
        leftDrives[i].id = rightDrives[i].id;
        EXPECT_EQ(leftDrives[i], rightDrives[i]) << leftDrives[i].node;
    }
    EXPECT_EQ(ids.size(), rightDrives.size()) << "ids that differed must still differ";
    auto leftTargets = left.trimTargets().value();
    auto rightTargets = right.trimTargets().value();
    ASSERT_EQ(leftTargets.size(), rightTargets.size());
    for (std::size_t i = 0; i < leftTargets.size(); ++i) {
        TrimTarget& target = rightTargets[i];
        for (DriveId& drive : target.drives) {
            drive.value = ids[drive.value];
        }
        for (TrimLayer& layer : target.path.layers) {
            if (layer.drive) {
                layer.drive->value = ids[layer.drive->value];
            }
        }
        const bool network = target.skip && target.skip->reason == SkipReason::network;
        target.device = network ? leftTargets[i].device : target.device;
        leftTargets[i].size_bytes = leftTargets[i].free_bytes = std::nullopt; // asked of the running system only
        EXPECT_EQ(leftTargets[i], target) << target.mount;
    }
}

class CaptureOf : public ::testing::TestWithParam<std::filesystem::path> {};

TEST_P(CaptureOf, GivesTheSameAnswersAsTheSystemItself) {
    const trimwright::testing::RecordedSystem system(GetParam());
    const TreeBuilder place;
    expectSame(system.tree.root(), unpack(place, captured(system.tree.root())));
}

INSTANTIATE_TEST_SUITE_P(Systems, CaptureOf, ::testing::ValuesIn(trimwright::testing::recordedSystems()),
                         [](const auto& one) {
                             std::string name = one.param.stem().string();
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

TEST(CaptureOfThisMachine, GivesTheSameAnswersAndIsSmall) {
    const TreeBuilder place;
    const std::string archive = captured("/");
    EXPECT_LT(archive.size(), std::size_t{4} << 20);
    expectSame("/", unpack(place, archive));
}

class CaptureTest : public trimwright::testing::SystemTest {};

TEST_F(CaptureTest, HoldsNoSerialNoWwnAndNoUuidInAnyForm) {
    DiskSpec disk = spec("sda", 0);
    disk.serial = "S3Z1NB0K123456A";
    disk.wwid = "naa.5002538e40a1b2c3";
    const std::string directory = m_tree.sata(disk);
    m_tree.file(directory + "/device/vpd_pg89", TreeBuilder::ataPage(disk, 1, true, 0x5002538e40a1b2c3));
    m_tree.file("/run/udev/data/b300:0", "S:disk/by-id/ata-X_S3Z1NB0K123456A\nE:ID_SERIAL_SHORT=S3Z1NB0K123456A\n"
                                         "E:ID_WWN=0x5002538e40a1b2c3\nE:ID_FS_UUID=secret\n");
    DiskSpec nvme = spec("nvme0n1", 1);
    nvme.serial = "S5GXNX0R987654";
    nvme.wwid = "nvme.144d-533547584e583052393837363534-53616d73756e67-00000001";
    m_tree.nvme(nvme, 0, 1);
    m_tree.dm(spec("dm-0", 50), "luks-5f0c7a0e-6c1d-4b7c-9f4b-e0e3c0a1b2c3",
              "CRYPT-LUKS2-5f0c7a0e6c1d4b7c9f4be0e3c0a1b2c3-luks-5f0c7a0e-6c1d-4b7c-9f4b-e0e3c0a1b2c3", {"sda"});
    m_tree.file("/run/trimwright/dm/dm-0.table", "0 8 crypt aes-xts 00112233445566778899aabbccddeeff 0 8:0 0\n");
    m_tree.link("/sys/fs/btrfs/11112222-3333-4444-5555-666677778888/devices/sda", "../x");
    m_tree.mount("10 1 350:0 / /home rw - ext4 /dev/mapper/luks-5f0c7a0e-6c1d-4b7c-9f4b-e0e3c0a1b2c3 rw");
    m_tree.mount("11 1 0:50 / /net rw - cifs //fileserver/share rw,username=alice,addr=10.0.0.7");
    m_tree.file("/etc/fstab", "//fileserver/share /net cifs username=alice,X-fstrim.notrim 0 0\n");
    const std::string archive = captured(m_tree.root());
    for (const char* secret :
         {"S3Z1NB0K123456A", "3SZ1BNK021436", "38e40a1b2c3", "S5GXNX0R987654", "533547584e583052393837363534",
          "5f0c7a0e", "6c1d4b7c", "11112222", "fileserver", "alice", "10.0.0.7", "00112233445566", "ID_FS_UUID"}) {
        EXPECT_THAT(archive, Not(HasSubstr(secret)));
    }
    EXPECT_THAT(archive, HasSubstr("naa.5002538")) << "who made it stays";
    const TreeBuilder place;
    const auto root = unpack(place, archive);
    const auto before = LinuxBackend({.root = m_tree.root()}).trimTargets().value();
    const auto after = LinuxBackend({.root = root}).trimTargets().value();
    ASSERT_EQ(after.size(), before.size());
    EXPECT_EQ(after[0].mount, "/home");
    EXPECT_EQ(after[0].path.reach, before[0].path.reach);
    EXPECT_EQ(after[0].device.size(), before[0].device.size()) << "a volume that is named by its UUID has another one";
    const auto drives = LinuxBackend({.root = root}).drives().value();
    EXPECT_EQ(drives[1].model, disk.model);
    EXPECT_NE(drives[1].serial, disk.serial);
    EXPECT_THAT(drives[1].id.value, HasSubstr(drives[1].serial)) << "the page and the attribute agree";
}

TEST_F(CaptureTest, MadeUpNamesFollowFromTheSaltAlone) {
    m_tree.sata(spec("sda", 0));
    m_tree.mount("10 1 300:0 / / rw - ext4 /dev/sda rw");
    EXPECT_EQ(captured(m_tree.root(), 1), captured(m_tree.root(), 1));
    EXPECT_NE(captured(m_tree.root(), 1), captured(m_tree.root(), 2));
}

TEST_F(CaptureTest, WithoutAMountTableOrStoppedThereIsNone) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(captureSystem(SystemTree(m_tree.root()), 1, stop.get_token()).error().code, Errc::cancelled);
    std::filesystem::remove_all(m_tree.root() / "proc");
    EXPECT_EQ(captureSystem(SystemTree(m_tree.root()), 1, {}).error().code, Errc::notFound);
}

TEST(Masking, KeepsLengthAndKindAndIsTheSameEverywhere) {
    Masker masker(7);
    masker.hideSerial("WD-WCC6Y0123456");
    masker.hideSerial("WCC6Y01");
    masker.hideSerial("0123456789ABCDEF"); // says nothing
    masker.hideWwn("0x50014ee2b1234567");
    const std::string masked = masker.apply("a WD-WCC6Y0123456 b WCC6Y01 c 0123456789ABCDEF naa.50014ee2b1234567");
    EXPECT_EQ(masked.size(), std::string("a WD-WCC6Y0123456 b WCC6Y01 c 0123456789ABCDEF naa.50014ee2b1234567").size());
    EXPECT_THAT(masked, Not(HasSubstr("WCC6Y01")));
    EXPECT_THAT(masked, HasSubstr("0123456789ABCDEF"));
    EXPECT_THAT(masked, HasSubstr("naa.50014ee"));
    EXPECT_THAT(masked, Not(HasSubstr("50014ee2b1234567")));
    EXPECT_EQ(masker.apply("WD-WCC6Y0123456"), masked.substr(2, 15));
    EXPECT_THAT(masker.apply("WD-WCC6Y0123456"), ::testing::MatchesRegex("[A-Z][A-Z]-[A-Z]+[0-9][A-Z][0-9]+"));
}

TEST(TarWriter, LongPathsLongTargetsAndAnyBytesSurvive) {
    TarWriter tar;
    const std::string deep = std::string(120, 'd') + "/" + std::string(130, 'e') + "/caf\xc3\xa9";
    const std::string target = "../" + std::string(300, 't');
    const std::string content = std::string("a\0b\n", 4) + std::string(5000, 'x');
    tar.file(std::string(capturedFolder) + "/" + deep, content);
    tar.file(std::string(capturedFolder) + "/empty", "");
    tar.link(std::string(capturedFolder) + "/link", target);
    const TreeBuilder place;
    const auto root = unpack(place, tar.take());
    std::ifstream in(root / deep, std::ios::binary);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), content);
    EXPECT_EQ(std::filesystem::file_size(root / "empty"), 0U);
    EXPECT_EQ(std::filesystem::read_symlink(root / "link"), target);
}

class FactsTest : public trimwright::testing::SystemTest {};

TEST_F(FactsTest, AreReadOfEachDrivePartitionAndFilesystem) {
    DiskSpec disk = spec("sda", 0);
    const std::string directory = m_tree.sata(disk);
    std::string page = TreeBuilder::ataPage(disk, 1, true, 0x5002538e40a1b2c3);
    const auto word = [&page](std::size_t index, unsigned value) {
        page[60 + 2 * index] = static_cast<char>(value & 0xFFU);
        page[61 + 2 * index] = static_cast<char>(value >> 8U);
    };
    word(82, 1);
    word(83, 0x4000);
    m_tree.file(directory + "/device/vpd_pg89", page); // SMART is there (word 82) and off (word 85)
    m_tree.file(directory + "/device/scsi_disk/0:0:0:0/cache_type", "write through\n");
    m_tree.file("/sys/devices/pci0000:00/0000:00:17.0/ata1/link1/dev1.0/ata_device/dev1.0/trim", "forced_unqueued\n");
    m_tree.file(directory + "/stat", "  1 2 3 4 5 6 2000 8 9 0 11\n");
    m_tree.partition(directory, "sda1", "1");
    m_tree.file(directory + "/sda1/start", "63\n");
    m_tree.mount("10 1 300:1 / / rw - ext4 /dev/sda1 rw,discard");
    m_tree.file("/proc/uptime", "86400.50 1234.00\n");
    m_tree.file("/usr/lib/systemd/system/fstrim.timer", "");
    const auto facts = systemFacts({.root = m_tree.root()}, {});
    ASSERT_TRUE(facts);
    ASSERT_EQ(facts->drives.size(), 1U);
    const DriveUse& use = facts->drives[0];
    EXPECT_EQ(use.controller_driver, "ahci");
    EXPECT_EQ(use.ata_trim, "forced_unqueued");
    EXPECT_EQ(use.write_cache, "write through");
    EXPECT_EQ(use.smart_enabled, false);
    EXPECT_EQ(use.written_bytes, 2000U * 512);
    ASSERT_EQ(facts->partitions.size(), 1U);
    EXPECT_EQ(facts->partitions[0].node, "/dev/sda1");
    EXPECT_EQ(facts->partitions[0].start_bytes, 63U * 512);
    ASSERT_EQ(facts->filesystems.size(), 1U);
    EXPECT_EQ(facts->filesystems[0].continuous, ContinuousTrim::each);
    EXPECT_EQ(facts->uptime_seconds, 86400.5);
    EXPECT_EQ(facts->fstrim_timer_runs, false);
    m_tree.link("/etc/systemd/system/timers.target.wants/fstrim.timer", "/usr/lib/systemd/system/fstrim.timer");
    EXPECT_EQ(systemFacts({.root = m_tree.root()}, {})->fstrim_timer_runs, true);
    const TreeBuilder place;
    const auto again = systemFacts({.root = unpack(place, captured(m_tree.root()))}, {});
    ASSERT_TRUE(again);
    EXPECT_EQ(again->drives[0].smart_enabled, false);
    EXPECT_EQ(again->drives[0].ata_trim, "forced_unqueued");
    EXPECT_EQ(again->partitions[0].start_bytes, 63U * 512);
    EXPECT_EQ(again->fstrim_timer_runs, true);
}

} // namespace
} // namespace trimwright::linux_system
