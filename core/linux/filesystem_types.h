// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace trimwright::linux_system {

/// What a filesystem type is to the Optimizer.
enum class FilesystemClass {
    trimmable, ///< On a block device, with an FITRIM that is known to be safe.
    unknown,   ///< On a block device, but nothing is known of its FITRIM: off by default.
    unsafe,    ///< Its kernel driver has lost data: off by default.
    managed,   ///< Has a TRIM command of its own.
    network,
    pseudo,
    autofs,
    overlay,
};

/// How a run may be cut into pieces (see fitrim.h).
enum class ChunkStyle {
    whole,     ///< One call for everything: another one would do all the work again.
    anywhere,  ///< Any byte range.
    coarse,    ///< Any byte range, but each call costs much: few of them.
    ext4Group, ///< Ranges that end on a block group.
    xfsGroup,  ///< Ranges that end on an allocation group.
};

struct FilesystemType {
    std::string_view name;
    FilesystemClass kind = FilesystemClass::unknown;
    ChunkStyle chunks = ChunkStyle::whole;
    std::string_view note = {}; ///< Why it is off by default, or the command to use instead.
};

/// `onBlockDevice`: whether the filesystem has a device number of a block device. Types that are in no table are pseudo
/// filesystems if they have none, else unknown.
FilesystemType filesystemType(std::string_view name, bool onBlockDevice);

/// True for types whose system calls can hang for ever: network and user-space filesystems and automount points.
bool mayNeverAnswer(std::string_view name);

} // namespace trimwright::linux_system
