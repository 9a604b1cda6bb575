// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/linux/tree_builder.h"

#include "core/base/bytes.h"

#include <array>
#include <cstdlib>
#include <fmt/format.h>
#include <fstream>
#include <gtest/gtest.h>
#include <stdexcept>

namespace trimwright::testing {

TreeBuilder::TreeBuilder() {
    std::string pattern = ::testing::TempDir() + "trimwright-tree-XXXXXX";
    if (::mkdtemp(pattern.data()) == nullptr) {
        throw std::runtime_error("no temporary directory");
    }
    m_root = pattern;
    std::filesystem::create_directories(m_root / "sys/block");
    file("/proc/self/mountinfo", "");
}

TreeBuilder::~TreeBuilder() {
    std::error_code ignored;
    std::filesystem::remove_all(m_root, ignored);
}

void TreeBuilder::file(std::string_view path, std::string_view content) {
    const auto whole = m_root / path.substr(1);
    std::filesystem::create_directories(whole.parent_path());
    std::ofstream(whole, std::ios::binary) << content;
}

void TreeBuilder::link(std::string_view path, std::string_view target) {
    const auto whole = m_root / path.substr(1);
    std::filesystem::create_directories(whole.parent_path());
    std::filesystem::create_symlink(target, whole);
}

void TreeBuilder::mount(std::string_view line) {
    m_mountInfo += line;
    m_mountInfo += '\n';
    file("/proc/self/mountinfo", m_mountInfo);
}

std::string TreeBuilder::numberOf(const std::string& sysname) const {
    std::ifstream in(m_root / "sys/class/block" / sysname / "dev");
    std::string number;
    in >> number;
    return number;
}

void TreeBuilder::common(const std::string& directory, const DiskSpec& disk) {
    // Block major numbers do not matter here, but they are distinct for each disk.
    const std::string number = fmt::format("{}:{}", 300 + disk.index, 0);
    file(directory + "/dev", number + "\n");
    file(directory + "/size", fmt::format("{}\n", disk.sectors));
    file(directory + "/ro", "0\n");
    file(directory + "/removable", disk.removable ? "1\n" : "0\n");
    file(directory + "/queue/rotational", fmt::format("{}\n", disk.rotational));
    file(directory + "/queue/discard_granularity", fmt::format("{}\n", disk.discard_granularity));
    file(directory + "/queue/discard_max_bytes", fmt::format("{}\n", disk.discard_max_bytes));
    file(directory + "/queue/logical_block_size", "512\n");
    const std::string below = directory.substr(std::string_view("/sys/").size());
    link("/sys/block/" + disk.sysname, "../" + below);
    link("/sys/class/block/" + disk.sysname, "../../" + below);
    link("/sys/dev/block/" + number, "../../" + below);
}

void TreeBuilder::partition(const std::string& diskDirectory, const std::string& sysname, std::string_view number) {
    const std::string directory = diskDirectory + "/" + sysname;
    const std::string disk = diskDirectory.substr(diskDirectory.rfind('/') + 1);
    const std::string device = fmt::format("{}{}", numberOf(disk).substr(0, numberOf(disk).find(':') + 1), number);
    file(directory + "/partition", fmt::format("{}\n", number));
    file(directory + "/dev", device + "\n");
    file(directory + "/size", "1048576\n");
    const std::string below = directory.substr(std::string_view("/sys/").size());
    link("/sys/class/block/" + sysname, "../../" + below);
    link("/sys/dev/block/" + device, "../../" + below);
}

void TreeBuilder::scsi(const std::string& directory, const DiskSpec& disk, std::string_view vendor,
                       std::string_view model, std::string_view revision) {
    const auto device = std::filesystem::path(directory).parent_path().parent_path().string();
    link(directory + "/device", "../../../" + std::filesystem::path(device).filename().string());
    file(device + "/vendor", fmt::format("{:<8}\n", vendor));
    file(device + "/model", fmt::format("{:<16.16}\n", model));
    file(device + "/rev", fmt::format("{:<4.4}\n", revision));
    file(device + "/type", "0\n");
    file(device + "/power/runtime_status", disk.runtime_status + "\n");
    if (!disk.wwid.empty()) {
        file(device + "/wwid", disk.wwid + "\n");
    }
    if (!disk.serial.empty()) {
        file(device + "/vpd_pg80",
             std::string({'\0', '\x80', '\0', static_cast<char>(disk.serial.size())}) + disk.serial);
    }
}

std::string TreeBuilder::sata(const DiskSpec& disk) {
    const int port = disk.index + 1;
    const std::string function = "/sys/devices/pci0000:00/0000:00:17.0";
    const std::string ata = fmt::format("{}/ata{}", function, port);
    const std::string directory =
        fmt::format("{}/host{}/target{}:0:0/{}:0:0:0/block/{}", ata, disk.index, disk.index, disk.index, disk.sysname);
    if (!std::filesystem::is_symlink(m_root / (function.substr(1) + "/driver"))) {
        link(function + "/driver", "../../../bus/pci/drivers/ahci");
    }
    file(fmt::format("{}/link{}/ata_link/link{}/sata_spd", ata, port, port), "6.0 Gbps\n");
    common(directory, disk);
    // The SCSI fields hold 16 characters of the model and the last 4 of the firmware.
    scsi(directory, disk, "ATA", disk.model,
         disk.firmware.size() > 4 ? disk.firmware.substr(disk.firmware.size() - 4) : disk.firmware);
    return directory;
}

std::string TreeBuilder::pata(const DiskSpec& disk) {
    const std::string function = "/sys/devices/pci0000:00/0000:00:1f.1";
    const std::string ata = fmt::format("{}/ata{}", function, disk.index + 1);
    const std::string directory =
        fmt::format("{}/host{}/target{}:0:0/{}:0:0:0/block/{}", ata, disk.index, disk.index, disk.index, disk.sysname);
    if (!std::filesystem::is_symlink(m_root / (function.substr(1) + "/driver"))) {
        link(function + "/driver", "../../../bus/pci/drivers/ata_piix");
    }
    file(fmt::format("{}/link{}/ata_link/link{}/sata_spd", ata, disk.index + 1, disk.index + 1), "<unknown>\n");
    common(directory, disk);
    scsi(directory, disk, "ATA", disk.model, disk.firmware);
    return directory;
}

std::string TreeBuilder::sas(const DiskSpec& disk) {
    const std::string host = "/sys/devices/pci0000:80/0000:80:01.0/0000:81:00.0/host100";
    const std::string port = fmt::format("{}/port-100:{}", host, disk.index);
    const std::string directory = fmt::format("{}/end_device-100:{}/target100:0:{}/100:0:{}:0/block/{}", port,
                                              disk.index, disk.index, disk.index, disk.sysname);
    file(host + "/scsi_host/host100/proc_name", "mpt3sas\n");
    file(fmt::format("{}/phy-100:{}/sas_phy/phy-100:{}/negotiated_linkrate", port, disk.index, disk.index),
         "12.0 Gbit\n");
    common(directory, disk);
    scsi(directory, disk, "SEAGATE", disk.model, disk.firmware);
    return directory;
}

std::string TreeBuilder::usb(const DiskSpec& disk, std::string_view driver, std::string_view speedMegabits) {
    const std::string device = fmt::format("/sys/devices/pci0000:00/0000:00:14.0/usb2/2-{}", disk.index);
    const std::string interface = fmt::format("{}/2-{}:1.0", device, disk.index);
    const std::string directory = fmt::format("{}/host{}/target{}:0:0/{}:0:0:0/block/{}", interface, disk.index,
                                              disk.index, disk.index, disk.sysname);
    file(device + "/speed", fmt::format("{}\n", speedMegabits));
    file(device + "/idVendor", "152d\n");
    file(device + "/removable", "removable\n");
    link(interface + "/driver", fmt::format("../../../../../../bus/usb/drivers/{}", driver));
    common(directory, disk);
    scsi(directory, disk, "JMicron", disk.model, "0209");
    return directory;
}

std::string TreeBuilder::virtioBlk(const DiskSpec& disk) {
    const std::string device =
        fmt::format("/sys/devices/pci0000:00/0000:00:{:02x}.0/virtio{}", 2 + disk.index % 16, disk.index);
    const std::string directory = fmt::format("{}/block/{}", device, disk.sysname);
    link(device + "/driver", "../../../../bus/virtio/drivers/virtio_blk");
    file(device + "/vendor", "0x1af4\n");
    common(directory, disk);
    link(directory + "/device", fmt::format("../../../virtio{}", disk.index));
    if (!disk.serial.empty()) {
        file(directory + "/serial", disk.serial);
    }
    return directory;
}

std::string TreeBuilder::nvme(const DiskSpec& disk, int controller, int space) {
    const std::string function = fmt::format("/sys/devices/pci0000:00/0000:00:1d.0/0000:{:02x}:00.0", controller + 1);
    const std::string device = fmt::format("{}/nvme/nvme{}", function, controller);
    const std::string directory = fmt::format("{}/nvme{}n{}", device, controller, space);
    file(function + "/current_link_speed", "16.0 GT/s PCIe\n");
    file(function + "/current_link_width", "4\n");
    file(function + "/power/runtime_status", disk.runtime_status + "\n");
    file(device + "/model", fmt::format("{:<40}\n", disk.model));
    file(device + "/serial", fmt::format("{:<20}\n", disk.serial));
    file(device + "/firmware_rev", fmt::format("{:<8}\n", disk.firmware));
    file(device + "/transport", "pcie\n");
    common(directory, disk);
    link(directory + "/device", fmt::format("../../nvme{}", controller));
    if (!disk.wwid.empty()) {
        file(directory + "/wwid", disk.wwid + "\n");
    }
    return directory;
}

std::string TreeBuilder::nvmeMultipath(const DiskSpec& disk, int subsystem, int space) {
    const std::string parent = fmt::format("/sys/devices/virtual/nvme-subsystem/nvme-subsys{}", subsystem);
    const std::string directory = fmt::format("{}/nvme{}n{}", parent, subsystem, space);
    const std::string function = fmt::format("/sys/devices/pci0000:40/0000:{:02x}:00.0", 0x41 + subsystem);
    const std::string controller = fmt::format("{}/nvme/nvme{}", function, subsystem);
    file(function + "/current_link_speed", "8.0 GT/s PCIe\n");
    file(function + "/current_link_width", "2\n");
    file(function + "/power/runtime_status", disk.runtime_status + "\n");
    file(controller + "/state", "live\n");
    file(controller + "/transport", "pcie\n");
    link(controller + "/device", fmt::format("../../../0000:{:02x}:00.0", 0x41 + subsystem));
    link(fmt::format("{}/nvme{}", parent, subsystem),
         fmt::format("../../../pci0000:40/0000:{:02x}:00.0/nvme/nvme{}", 0x41 + subsystem, subsystem));
    file(parent + "/model", disk.model + "\n");
    file(parent + "/serial", disk.serial + "\n");
    file(parent + "/firmware_rev", disk.firmware + "\n");
    common(directory, disk);
    link(directory + "/device", fmt::format("../../nvme-subsys{}", subsystem));
    if (!disk.wwid.empty()) {
        file(directory + "/wwid", disk.wwid + "\n");
    }
    // The node of the path itself is there as well, but hidden.
    DiskSpec path = disk;
    path.sysname = fmt::format("nvme{}c{}n{}", subsystem, subsystem, space);
    path.index = disk.index + 500;
    const std::string pathDirectory = fmt::format("{}/{}", controller, path.sysname);
    common(pathDirectory, path);
    file(pathDirectory + "/hidden", "1\n");
    return directory;
}

std::string TreeBuilder::mmc(const DiskSpec& disk, std::string_view type) {
    const std::string device =
        fmt::format("/sys/devices/pci0000:00/0000:00:1a.0/mmc_host/mmc{}/mmc{}:0001", disk.index, disk.index);
    const std::string directory = fmt::format("{}/block/{}", device, disk.sysname);
    file(device + "/type", fmt::format("{}\n", type));
    file(device + "/name", disk.model + "\n");
    file(device + "/serial", disk.serial + "\n");
    file(device + "/fwrev", disk.firmware + "\n");
    common(directory, disk);
    link(directory + "/device", fmt::format("../../../mmc{}:0001", disk.index));
    return directory;
}

std::string TreeBuilder::virtualDisk(const DiskSpec& disk) {
    const std::string directory = "/sys/devices/virtual/block/" + disk.sysname;
    common(directory, disk);
    return directory;
}

std::string TreeBuilder::loop(const DiskSpec& disk, std::string_view backingFile) {
    const std::string directory = virtualDisk(disk);
    file(directory + "/loop/backing_file", fmt::format("{}\n", backingFile));
    return directory;
}

std::string TreeBuilder::dm(const DiskSpec& disk, std::string_view name, std::string_view uuid,
                            const std::vector<std::string>& slaves) {
    const std::string directory = virtualDisk(disk);
    file(directory + "/dm/name", fmt::format("{}\n", name));
    file(directory + "/dm/uuid", fmt::format("{}\n", uuid));
    for (const std::string& slave : slaves) {
        link(fmt::format("{}/slaves/{}", directory, slave), fmt::format("../../../../../class/block/{}", slave));
    }
    return directory;
}

std::string TreeBuilder::optical(const DiskSpec& disk) {
    const std::string directory = sata(disk);
    file(std::filesystem::path(directory).parent_path().parent_path().string() + "/type", "5\n");
    return directory;
}

std::string TreeBuilder::ataPage(const DiskSpec& disk, std::uint16_t rotationRate, bool trim, std::uint64_t wwn) {
    std::array<std::uint8_t, 572> page{};
    page[1] = 0x89;
    const MutableBytes identify(page.data() + 60, 512);
    const auto word = [&](std::size_t index, std::uint16_t value) { storeLittle(identify, index * 2, value); };
    const auto text = [&](std::size_t firstWord, std::size_t words, const std::string& value) {
        const std::string padded = fmt::format("{:<{}}", value, words * 2);
        for (std::size_t i = 0; i < words; ++i) {
            word(firstWord + i, static_cast<std::uint16_t>(static_cast<unsigned char>(padded[2 * i]) << 8 |
                                                           static_cast<unsigned char>(padded[2 * i + 1])));
        }
    };
    text(10, 10, fmt::format("{:>20}", disk.serial)); // Many drives put their serial to the right.
    text(23, 4, disk.firmware);
    text(27, 20, disk.model);
    if (wwn != 0) {
        word(87, 0x4100);
        for (std::size_t i = 0; i < 4; ++i) {
            word(108 + i, static_cast<std::uint16_t>(wwn >> (48 - 16 * i)));
        }
    }
    word(169, trim ? 1 : 0);
    word(217, rotationRate);
    return {page.begin(), page.end()};
}

} // namespace trimwright::testing
