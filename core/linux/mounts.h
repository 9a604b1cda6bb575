// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linux/block_device.h"

#include <string>
#include <string_view>
#include <vector>

namespace trimwright::linux_system {

/// One line of /proc/self/mountinfo (proc(5)), with escapes decoded.
struct Mount {
    int id = 0;
    int parent = 0;
    DeviceNumber device; ///< Of the filesystem as a whole; btrfs subvolumes show another st_dev.
    std::string root;    ///< The directory of the filesystem that is mounted: "/" unless bind mount or subvolume.
    std::string mount_point;
    std::string options; ///< Of this mount.
    std::string type;
    std::string source;
    std::string super_options; ///< Of the filesystem.
    /// Whether the mount point's path leads here, and not to another filesystem that was mounted over it or above it.
    bool visible = true;
    /// Whether the way to it leads through a network or user-space filesystem, which may never answer.
    bool behind_network = false;

    bool readOnly() const;
};

/// All mounts in the order of the file. Damaged lines are left out.
std::vector<Mount> parseMountInfo(std::string_view text);

/// "ro,relatime" has "relatime" and has no "rela". Values count as part: hasOption("a=1,b", "a=1").
bool hasOption(std::string_view options, std::string_view option);

/// The value of "name=value" in an option list; empty if absent.
std::string optionValue(std::string_view options, std::string_view name);

/// Octal escapes of mountinfo and fstab: "\040" → " ".
std::string decodeEscapes(std::string_view text);

/// Mount points whose entry in fstab(5) has the given option.
std::vector<std::string> mountPointsWithOption(std::string_view fstab, std::string_view option);

/// The mount that holds an absolute path, by names alone; nullptr if none does.
const Mount* mountHolding(const std::vector<Mount>& mounts, std::string_view path);

/// The devices that /proc/swaps lists ("/dev/dm-1"); swap files lie on a filesystem and are left out.
std::vector<std::string> swapDevices(std::string_view procSwaps);

} // namespace trimwright::linux_system
