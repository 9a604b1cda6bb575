// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/filesystem_types.h"

#include <algorithm>
#include <array>

namespace trimwright::linux_system {
namespace {

using enum FilesystemClass;
using enum ChunkStyle;

constexpr std::array types{
    FilesystemType{"ext4", trimmable, ext4Group},
    FilesystemType{"xfs", trimmable, xfsGroup},
    // Every call on btrfs trims all unallocated space, whatever its range.
    FilesystemType{"btrfs", trimmable, whole},
    // Every call on f2fs writes a checkpoint.
    FilesystemType{"f2fs", trimmable, coarse},
    FilesystemType{"vfat", trimmable, anywhere},
    FilesystemType{"exfat", trimmable, anywhere},
    FilesystemType{"ntfs3", trimmable, anywhere},
    FilesystemType{"ntfs", unsafe, whole, "The kernel's new ntfs driver has lost data."},
    FilesystemType{"bcachefs", unsafe, whole, "bcachefs discards by itself, and its FITRIM is young."},
    FilesystemType{"fuseblk", unknown, whole, "It is run by a program (FUSE), which may not pass TRIM on."},
    FilesystemType{"zfs", managed, whole, "zpool trim"},
    FilesystemType{"nfs", network},
    FilesystemType{"nfs4", network},
    FilesystemType{"cifs", network},
    FilesystemType{"smb3", network},
    FilesystemType{"smbfs", network},
    FilesystemType{"9p", network},
    FilesystemType{"virtiofs", network},
    FilesystemType{"vboxsf", network},
    FilesystemType{"ceph", network},
    FilesystemType{"afs", network},
    FilesystemType{"coda", network},
    FilesystemType{"lustre", network},
    FilesystemType{"orangefs", network},
    FilesystemType{"davfs", network},
    FilesystemType{"fuse.sshfs", network},
    FilesystemType{"fuse.rclone", network},
    FilesystemType{"fuse.s3fs", network},
    FilesystemType{"fuse.glusterfs", network},
    FilesystemType{"fuse.ceph", network},
    FilesystemType{"autofs", autofs},
    FilesystemType{"overlay", overlay},
    FilesystemType{"aufs", overlay},
};

} // namespace

FilesystemType filesystemType(std::string_view name, bool onBlockDevice) {
    const auto* found = std::ranges::find(types, name, &FilesystemType::name);
    if (found != types.end()) {
        return *found;
    }
    return {name, onBlockDevice ? FilesystemClass::unknown : pseudo, whole};
}

bool mayNeverAnswer(std::string_view name) {
    const FilesystemClass kind = filesystemType(name, false).kind;
    return kind == network || kind == autofs || name.starts_with("fuse");
}

} // namespace trimwright::linux_system
