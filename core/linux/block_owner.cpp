// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/block_owner.h"

#include "core/linux/btrfs_chunks.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <linux/fsmap.h>
#include <sys/ioctl.h>

namespace trimwright::linux_system {
namespace {

/// The part of [place, place + length) that lies in the extent, if any.
void addOverlap(const FileExtent& extent, std::uint64_t place, std::uint64_t length, std::vector<FileExtent>& reused) {
    const std::uint64_t first = std::max(extent.place, place);
    const std::uint64_t end = std::min(extent.place + extent.length, place + length);
    if (first < end) {
        reused.push_back({extent.file_offset + (first - extent.place), first, end - first});
    }
}

constexpr std::size_t recordsPerCall = 64;
using MapBuffer = std::array<std::uint8_t, sizeof(fsmap_head) + (recordsPerCall * sizeof(fsmap))>;

fsmap recordOf(const MapBuffer& buffer, std::size_t index) {
    fsmap record{};
    std::memcpy(&record, buffer.data() + sizeof(fsmap_head) + (index * sizeof record), sizeof record);
    return record;
}

bool isFree(const fsmap& record) {
    return (record.fmr_flags & FMR_OF_SPECIAL_OWNER) != 0 && record.fmr_owner == FMR_OWN_FREE;
}

/// A key that is behind every record.
fsmap lastKey() {
    fsmap key{};
    key.fmr_device = std::numeric_limits<std::uint32_t>::max();
    key.fmr_flags = std::numeric_limits<std::uint32_t>::max();
    key.fmr_physical = std::numeric_limits<std::uint64_t>::max();
    key.fmr_owner = std::numeric_limits<std::uint64_t>::max();
    key.fmr_offset = std::numeric_limits<std::uint64_t>::max();
    return key;
}

/// One call: the records from head.fmh_keys[0] on. False if the filesystem cannot be asked.
bool ask(int fd, fsmap_head& head, MapBuffer& buffer) {
    head.fmh_count = recordsPerCall;
    head.fmh_entries = 0;
    std::memcpy(buffer.data(), &head, sizeof head);
    if (::ioctl(fd, static_cast<unsigned long>(FS_IOC_GETFSMAP), buffer.data()) != 0) {
        return false;
    }
    std::memcpy(&head, buffer.data(), sizeof head);
    head.fmh_entries = std::min<std::uint32_t>(head.fmh_entries, recordsPerCall);
    return true;
}

/// Adds what is in use of one extent. The device that holds the data is that of the very first record. (xfs may have a
/// log or a realtime device as well, and counts places on each of them.)
bool addUsed(int fd, const FileExtent& extent, std::vector<FileExtent>& reused) {
    alignas(fsmap_head) MapBuffer buffer{};
    fsmap_head head{};
    head.fmh_keys[1] = lastKey();
    if (!ask(fd, head, buffer) || head.fmh_entries == 0) {
        return false;
    }
    const std::uint32_t device = recordOf(buffer, 0).fmr_device;
    head.fmh_keys[0] = {};
    head.fmh_keys[0].fmr_device = device;
    head.fmh_keys[0].fmr_physical = extent.place;
    head.fmh_keys[1] = lastKey();
    head.fmh_keys[1].fmr_device = device;
    head.fmh_keys[1].fmr_physical = extent.place + extent.length - 1;
    for (bool more = true; more;) {
        if (!ask(fd, head, buffer)) {
            return false;
        }
        more = head.fmh_entries == recordsPerCall;
        for (std::size_t index = 0; index < head.fmh_entries; ++index) {
            const fsmap record = recordOf(buffer, index);
            if (!isFree(record)) {
                addOverlap(extent, record.fmr_physical, record.fmr_length, reused);
            }
            head.fmh_keys[0] = record; // where the next call goes on
            more = more && (record.fmr_flags & FMR_OF_LAST) == 0;
        }
    }
    return true;
}

} // namespace

std::optional<std::vector<FileExtent>> reusedExtents(std::string_view filesystemType, int fd,
                                                     const std::vector<FileExtent>& extents) {
    std::vector<FileExtent> reused;
    for (const FileExtent& extent : extents) {
        if (filesystemType == "btrfs") {
            const auto used = usedBtrfsRanges(fd, extent.place, extent.length);
            if (!used) {
                return std::nullopt;
            }
            for (const BtrfsRange& range : *used) {
                addOverlap(extent, range.logical, range.length, reused);
            }
        } else if ((filesystemType != "ext4" && filesystemType != "xfs") || !addUsed(fd, extent, reused)) {
            return std::nullopt;
        }
    }
    return reused;
}

} // namespace trimwright::linux_system
