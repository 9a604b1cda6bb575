// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/drive.h"
#include "core/linux/block_device.h"
#include "core/linux/system_tree.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::linux_system {

/// A drive together with what only this layer needs to know of it.
struct ListedDisk {
    Drive drive;
    BlockDevice disk;
    /// Where SMART commands go: the controller ("/dev/nvme0") for NVMe, else the node.
    std::string health_node;
    /// ATA: whether IDENTIFY announces DATA SET MANAGEMENT TRIM; nothing if it could not be read.
    std::optional<bool> ata_trim;
    std::string usb_vendor; ///< Four hexadecimal digits, empty unless this is a USB device.
};

/// Whether a loop device carries a mounted read-write filesystem; only asked for loop devices that are in use.
using LoopInUseFn = std::function<bool(const BlockDevice&)>;

/// All drives, real ones first, each kernel name once, in natural order. Reads sysfs and udev's database only: no
/// privilege, no command to a drive. Left out: partitions, zram, ram, dm, md and other virtual devices, optical and
/// floppy drives, tapes, card readers without a card, the boot and RPMB areas of eMMC, hidden NVMe path devices.
std::vector<ListedDisk> listDisks(const SystemTree& tree, const LoopInUseFn& loopInUse);

/// The bus a disk hangs on, from its place in the device tree.
Bus busOf(const SystemTree& tree, const BlockDevice& disk);

} // namespace trimwright::linux_system
