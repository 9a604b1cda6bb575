// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace trimwright::linux_system {

/// A part of a file and where its filesystem keeps it.
struct FileExtent {
    std::uint64_t file_offset = 0;
    /// In bytes of the filesystem's own address space: its block device for most, logical addresses for btrfs.
    std::uint64_t place = 0;
    std::uint64_t length = 0;

    friend bool operator==(const FileExtent&, const FileExtent&) = default;
};

/// Where the first `bytes` of an open file are kept, in the order of the file, without gaps. Asks with FIEMAP, else
/// with FIBMAP block by block (vfat, exfat). Writes what is still in memory out first. Errors: unsupported, with the
/// reason, if the data do not lie on a device as they are in the file (compressed, inline, shared, not written yet);
/// permissionDenied · failed.
Result<std::vector<FileExtent>> fileExtents(int fd, std::uint64_t bytes);

/// Why an extent with these FIEMAP flags cannot be compared with a device; empty if it can.
std::string whyNotComparable(std::uint32_t fiemapFlags);

} // namespace trimwright::linux_system
