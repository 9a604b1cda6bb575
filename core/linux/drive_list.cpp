// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/drive_list.h"

#include "core/linux/drive_identity.h"
#include "core/linux/drive_link.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <iterator>
#include <map>
#include <system_error>
#include <thread>

namespace trimwright::linux_system {
namespace {

/// Kernel names that never are drives although they hang on real hardware.
bool isNoDrive(std::string_view sysname) {
    constexpr std::array<std::string_view, 4> prefixes{"sr", "fd", "mtdblock", "ram"};
    if (std::ranges::any_of(prefixes, [sysname](std::string_view prefix) { return sysname.starts_with(prefix); })) {
        return true;
    }
    // mmcblk0boot0, mmcblk0boot1, mmcblk0rpmb, mmcblk0gp0: areas of an eMMC that is listed by its main area.
    return sysname.starts_with("mmcblk") && sysname.find_first_not_of("0123456789", 6) != std::string_view::npos;
}

/// SCSI peripheral device types (SPC-5, table 142) that are disks: direct access, simplified direct access (RBC) and
/// zoned. A missing or absurd type says nothing against it.
bool isDiskType(const SystemTree& tree, const BlockDevice& disk) {
    const auto type = disk.sysname.starts_with("sd") ? tree.number(disk.path + "/device/type") : std::nullopt;
    return !type || *type == 0 || *type == 14 || *type == 20;
}

/// Makers under which virtual machines show their disks. Such a disk is called rotational unless someone configured it.
bool isVirtualMachineDisk(std::string_view model) {
    constexpr std::array<std::string_view, 4> makers{"QEMU", "VBOX", "VMware", "Msft Virtual"};
    return std::ranges::any_of(makers, [model](std::string_view maker) { return model.starts_with(maker); });
}

DriveKind kindOf(const SystemTree& tree, const Drive& drive, const DriveIdentity& identity, const BlockDevice& disk) {
    const bool virtioBlock = drive.bus == Bus::virtio && !disk.sysname.starts_with("sd");
    if (drive.bus == Bus::loop || drive.bus == Bus::unknown || virtioBlock) {
        return DriveKind::unknown; // `rotational` is a default of the driver's, not a property of the medium.
    }
    if (drive.bus == Bus::mmc) {
        return DriveKind::ssd;
    }
    if (identity.rotates) {
        return *identity.rotates ? DriveKind::hdd : DriveKind::ssd;
    }
    const auto rotational = tree.number(disk.path + "/queue/rotational");
    if (rotational == 0) {
        return DriveKind::ssd;
    }
    // USB bridges and virtual machines that say nothing leave the kernel at its default, which is 1.
    const bool believable = drive.bus != Bus::usb && drive.bus != Bus::virtio && !isVirtualMachineDisk(drive.model);
    return rotational == 1 && believable ? DriveKind::hdd : DriveKind::unknown;
}

PowerState powerOf(const SystemTree& tree, const BlockDevice& disk, Bus bus) {
    if (bus == Bus::mmc) {
        return PowerState::unknown; // Cards are suspended whenever nobody reads them, and wake in no time.
    }
    // The power of an NVMe drive is that of its PCI function.
    const std::string device = bus == Bus::nvme ? nvmeFunction(tree, disk) : disk.path + "/device";
    const auto status = tree.text(device + "/power/runtime_status");
    if (status == "suspended" || status == "suspending") {
        return PowerState::asleep;
    }
    return status == "active" || status == "resuming" ? PowerState::active : PowerState::unknown;
}

bool isRemovable(const SystemTree& tree, const Drive& drive, const BlockDevice& disk) {
    if (tree.number(disk.path + "/removable") == 1 || drive.transport == "sd") {
        return true;
    }
    // A USB drive can be pulled out whatever its bridge says, unless the firmware tells that the port is internal.
    const std::string port = parentOf(parentOf(ancestor(disk.path, "host")));
    return drive.bus == Bus::usb && tree.text(port + "/removable") != "fixed";
}

/// Fills in what a block device is; leaves it without a node if it is no drive to list.
void describe(const SystemTree& tree, ListedDisk& listed) {
    const BlockDevice& disk = listed.disk;
    const bool hidden =
        disk.sysname.starts_with("nvme") && tree.number(disk.path + "/hidden") == 1; // only NVMe has them
    if (hidden || !isDiskType(tree, disk)) {
        return;
    }
    Drive& drive = listed.drive;
    drive.capacity_bytes = sizeBytes(tree, disk);
    if (!drive.capacity_bytes && tree.number(disk.path + "/removable") == 1) {
        return; // A card reader without a card. (A fixed drive of no size is a broken one: list it.)
    }
    drive.sysname = disk.sysname;
    drive.node = nodeOf(disk.sysname);
    drive.bus = busOf(tree, disk);
    const DriveIdentity identity = identify(tree, disk, drive.bus);
    drive.model = identity.model;
    drive.serial = identity.serial;
    drive.firmware = identity.firmware;
    if (drive.bus == Bus::sas && identity.ata) {
        drive.bus = Bus::sata; // A SATA drive behind a SAS controller.
    }
    drive.transport = transportOf(tree, disk, drive.bus);
    drive.link = linkSpeedOf(tree, disk, drive.bus);
    drive.kind = kindOf(tree, drive, identity, disk);
    const auto sector = tree.number(disk.path + "/queue/logical_block_size");
    if (sector && *sector >= 512 && *sector <= (1U << 20)) {
        drive.logical_sector_bytes = static_cast<std::uint32_t>(*sector);
    }
    drive.discard = discardLimits(tree, disk);
    drive.power = powerOf(tree, disk, drive.bus);
    drive.removable = isRemovable(tree, drive, disk);
    drive.id.value = stableId(drive, identity, disk);
    listed.ata_trim = identity.trim;
    const std::string controller = drive.bus == Bus::nvme ? nvmeControllerName(tree, disk) : std::string();
    listed.health_node = controller.empty() ? drive.node : nodeOf(controller);
    listed.usb_vendor = drive.bus == Bus::usb ? usbVendorOf(tree, disk) : std::string();
}

/// Describes all disks and takes out those that are no drives. Servers with many drives have many processors too, and a
/// drive that is slow to answer an attribute holds up only its own share.
void describeAll(const SystemTree& tree, std::vector<ListedDisk>& disks) {
    constexpr std::size_t disksPerThread = 16; // fewer are described faster than a thread is made
    constexpr std::size_t maxThreads = 4;
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < disks.size(); i = next++) {
            describe(tree.near(disks[i].disk.path), disks[i]);
        }
    };
    {
        std::vector<std::jthread> helpers;
        const std::size_t threads =
            std::min({maxThreads, disks.size() / disksPerThread, std::size_t{std::thread::hardware_concurrency()}});
        for (std::size_t i = 1; i < threads; ++i) {
            try {
                helpers.emplace_back(work);
            } catch (const std::system_error&) {
                break; // out of threads: those that there are do the work
            }
        }
        work();
    }
    std::erase_if(disks, [](const ListedDisk& listed) { return listed.drive.node.empty(); });
}

/// Two drives that tell the same name are told apart by their place, then by their kernel name.
void makeIdsUnique(std::vector<ListedDisk>& disks) {
    for (const bool byPlace : {true, false}) {
        std::map<std::string, int> seen;
        for (const ListedDisk& listed : disks) {
            ++seen[listed.drive.id.value];
        }
        for (ListedDisk& listed : disks) {
            if (seen[listed.drive.id.value] > 1) {
                listed.drive.id.value =
                    byPlace ? placeId(listed.drive, listed.disk) : listed.drive.id.value + "-" + listed.drive.sysname;
            }
        }
    }
}

} // namespace

Bus busOf(const SystemTree& tree, const BlockDevice& disk) {
    const std::string& path = disk.path;
    const auto has = [&path](std::string_view part) { return path.find(part) != std::string::npos; };
    if (disk.sysname.starts_with("loop")) {
        return Bus::loop;
    }
    if (disk.sysname.starts_with("nvme")) {
        return Bus::nvme;
    }
    if (has("/mmc_host/") || disk.sysname.starts_with("mmcblk")) {
        return Bus::mmc;
    }
    if (!ancestor(path, "usb").empty()) {
        return Bus::usb;
    }
    if (!ancestor(path, "virtio").empty()) {
        return Bus::virtio;
    }
    if (!ancestor(path, "ata").empty()) {
        return isParallelAta(tree, disk) ? Bus::pata : Bus::sata;
    }
    if (!ancestor(path, "end_device-").empty()) {
        return Bus::sas;
    }
    return !ancestor(path, "host").empty() || disk.sysname.starts_with("sd") ? Bus::scsi : Bus::unknown;
}

std::vector<ListedDisk> listDisks(const SystemTree& tree, const LoopInUseFn& loopInUse) {
    const std::vector<std::string> names = tree.list("/sys/block");
    std::vector<ListedDisk> disks;
    std::vector<ListedDisk> loops;
    disks.reserve(names.size());
    for (const std::string& sysname : names) {
        if (isNoDrive(sysname)) {
            continue;
        }
        ListedDisk listed;
        listed.disk = diskNamed(tree, sysname);
        const BlockDevice& disk = listed.disk;
        if (sysname.starts_with("loop")) {
            // Unused loop devices have no backing file; those that nobody writes to (snaps) are of no interest here.
            if (tree.exists(disk.path + "/loop/backing_file") && tree.number(disk.path + "/ro") != 1 && loopInUse &&
                loopInUse(disk)) {
                loops.push_back(std::move(listed));
            }
        } else if (!disk.isVirtual()) {
            disks.push_back(std::move(listed));
        }
    }
    std::ranges::move(loops, std::back_inserter(disks));
    describeAll(tree, disks);
    makeIdsUnique(disks);
    return disks;
}

} // namespace trimwright::linux_system
