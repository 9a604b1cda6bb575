// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/drive.h"
#include "core/linux/system_tree.h"

#include <optional>
#include <string>
#include <string_view>

namespace trimwright::linux_system {

/// "8:0" as the kernel writes device numbers in sysfs and mountinfo.
struct DeviceNumber {
    unsigned major = 0;
    unsigned minor = 0;

    friend auto operator<=>(const DeviceNumber&, const DeviceNumber&) = default;
};
std::optional<DeviceNumber> parseDeviceNumber(std::string_view text);
std::string toString(DeviceNumber number);

/// Where one block device, whole or partition, lives in sysfs.
struct BlockDevice {
    std::string sysname; ///< "sda", "sda1", "dm-0".
    std::string path;    ///< "/sys/devices/pci0000:00/…/block/sda"; "/sys/block/sda" if the link is missing.
    std::string disk;    ///< sysname of the whole disk; the same as sysname unless this is a partition.

    bool isPartition() const { return disk != sysname; }
    /// Virtual devices (dm, md, zram, loop …) have no hardware of their own. NVMe multipath nodes hang below
    /// devices/virtual too, but stand for a real drive.
    bool isVirtual() const;
};

/// A whole disk by its name in /sys/block.
BlockDevice diskNamed(const SystemTree& tree, std::string_view sysname);

/// Any block device by its number (/sys/dev/block), nothing if the kernel has none of that number.
std::optional<BlockDevice> deviceNumbered(const SystemTree& tree, DeviceNumber number);

/// Any block device by its name (/sys/class/block), nothing if there is none.
std::optional<BlockDevice> deviceNamed(const SystemTree& tree, std::string_view sysname);

/// The path below /sys up to and including the first (or last) component that starts with `prefix` followed by a
/// digit; empty if there is none. ancestor("/sys/devices/pci0000:00/ata1/host0/…", "host") → "/sys/devices/…/host0".
std::string ancestor(std::string_view path, std::string_view prefix, bool last = false);

/// The directory above.
std::string parentOf(std::string_view path);

/// queue/discard_granularity and queue/discard_max_bytes of a whole disk.
DiscardLimits discardLimits(const SystemTree& tree, const BlockDevice& device);

/// The same, or nothing where sysfs has neither of the two: a queue without limits, or a record without them.
std::optional<DiscardLimits> recordedDiscardLimits(const SystemTree& tree, const BlockDevice& device);

/// Bytes of a device from its `size` (512-byte units whatever its sectors are); nothing if 0 or absurd.
std::optional<std::uint64_t> sizeBytes(const SystemTree& tree, const BlockDevice& device);

/// "/dev/sda"; '!' in a sysname stands for a slash.
std::string nodeOf(std::string_view sysname);

} // namespace trimwright::linux_system
