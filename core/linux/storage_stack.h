// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/trim_path.h"
#include "core/linux/block_device.h"
#include "core/linux/dm_table.h"
#include "core/linux/drive_list.h"
#include "core/linux/mounts.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace trimwright::linux_system {

/// What a layer uses one below it for. Only `data` gets the discards of the filesystem above.
enum class BranchRole { data, metadata, cache };

struct StackBranch {
    std::size_t layer = 0; ///< Index in StorageStack::layers, larger than that of the layer itself.
    BranchRole role = BranchRole::data;
};

/// One block device between a filesystem and the drives; or, below a loop device, the filesystem with its file.
struct StackLayer {
    LayerKind kind = LayerKind::drive;
    BlockDevice device; ///< Empty for a filesystem.
    std::string name;   ///< As people know it: "vg0-home" for dm, a mount point for a filesystem, else the sysname.
    /// Its queue limits; nothing if sysfs (or the record of it) does not tell.
    std::optional<DiscardLimits> discard;
    std::string uuid; ///< dm/uuid: "CRYPT-LUKS2-…", "LVM-…"; empty for others.
    /// The device-mapper table, where it could be read (needs root, or a record that holds it).
    std::optional<std::vector<DmTarget>> table;
    std::string image;            ///< The file (or device) of a loop device.
    const Mount* mount = nullptr; ///< Of a filesystem layer: where the file of the loop device above lies.
    std::vector<StackBranch> below;
    std::vector<std::string> gone; ///< Kernel names of devices it rests on that are no longer there.

    bool accepts() const { return discard && discard->supported(); }
    bool refuses() const { return discard && !discard->supported(); }
};

/// Everything below one filesystem, as a graph without circles. A device that is reached on several ways is there once.
struct StorageStack {
    std::vector<StackLayer> layers; ///< A layer comes before those it rests on.
    /// The layers that the filesystem itself lies on: one, or several for btrfs. layers[0] is the first of them.
    std::vector<std::size_t> roots;
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

/// The filesystem in which an overlay keeps what is written to it; nullptr if it keeps nothing or is no overlay. Its
/// place is looked for by name, also where another filesystem is mounted over it, as in many live systems.
const Mount* backingOf(const std::vector<Mount>& mounts, const Mount& overlay);

/// Follows the devices through partitions, the slaves of dm, md, bcache and the like, and the backing files of loop
/// devices. The pointers into `mounts` are kept. However the tree is damaged (layers that rest on each other, chains
/// without end) this ends; what is left out then makes the stack incomplete.
StorageStack stackBelow(const SystemTree& tree, const std::vector<Mount>& mounts,
                        const std::vector<BlockDevice>& devices);

/// The same with the filesystem itself as layers[0], through overlays to what backs them.
StorageStack stackOfFilesystem(const SystemTree& tree, const std::vector<Mount>& mounts, const Mount& mount);

/// "/dev/nvme0n1p2", "/dev/mapper/vg0-home".
std::string deviceNode(const SystemTree& tree, const BlockDevice& device);

} // namespace trimwright::linux_system
