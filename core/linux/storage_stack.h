// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linux/block_device.h"
#include "core/linux/drive_list.h"
#include "core/linux/mounts.h"

#include <optional>
#include <string>
#include <vector>

namespace trimwright::linux_system {

enum class LayerKind { partition, lvm, luks, deviceMapper, md, loop, otherVirtual, drive };

/// One block device between a filesystem and the drives.
struct StackLayer {
    LayerKind kind = LayerKind::drive;
    BlockDevice device;
    std::string name; ///< As people know it: "vg0-home" for dm, else the sysname.
    DiscardLimits discard;
};

/// Everything below one filesystem. A device that is reached on several ways is there once.
struct StorageStack {
    std::vector<StackLayer> layers; ///< From the filesystem down; a layer comes before those it rests on.
    /// Kernel names of the drives at the bottom, and of loop devices on the way (they are listed as drives too).
    std::vector<std::string> disks;
    /// False if some part of the way could not be followed, so that there may be more drives.
    bool complete = true;
    /// Kernel names of devices that a layer rests on and that are no longer there.
    std::vector<std::string> gone;
};

/// The devices a mounted filesystem lies on: one, or several for btrfs; empty if it has none or they are unknown.
std::vector<BlockDevice> devicesOf(const SystemTree& tree, const Mount& mount);

/// The device a mounted filesystem lies on if the kernel no longer has it: the drive was pulled out or fell off while
/// it was mounted. Named by the mount's source. Empty if all are there, or if the filesystem needs none. Nothing is
/// said of a recorded system without /sys/dev/block.
std::string goneDevice(const SystemTree& tree, const Mount& mount);

/// The device of a mount source or the like: "/dev/sda2" → sda2, "/dev/mapper/x" → dm-3. Nothing if it is none.
std::optional<BlockDevice> deviceOfSource(const SystemTree& tree, std::string_view source);

/// Follows the devices through partitions, dm and md slaves and the backing files of loop devices.
StorageStack stackBelow(const SystemTree& tree, const std::vector<Mount>& mounts,
                        const std::vector<BlockDevice>& devices);

/// Where discard requests stop on their way, and what to do about it.
struct DiscardStop {
    std::string text; ///< A sentence with the sysfs fact it rests on.
    std::string fix;
    bool drive_has_no_trim = false; ///< The drive itself says so.
};

/// The lowest layer that refuses discard requests if they do not pass; nothing if they do. `disks` is the list of
/// drives, for what they say of themselves.
std::optional<DiscardStop> discardStop(const StorageStack& stack, const std::vector<ListedDisk>& disks);

/// "/dev/nvme0n1p2", "/dev/mapper/vg0-home".
std::string deviceNode(const SystemTree& tree, const BlockDevice& device);

} // namespace trimwright::linux_system
