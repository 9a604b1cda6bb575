// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/file_extents.h"

#include "core/base/file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fmt/format.h>
#include <linux/fiemap.h>
#include <linux/fs.h>
#include <optional>
#include <string_view>
#include <sys/ioctl.h>

namespace trimwright::linux_system {
namespace {

constexpr std::size_t extentsPerCall = 128;

/// struct fiemap with room for answers; the kernel's own declaration ends with an array of no length.
struct ExtentQuery {
    alignas(fiemap) std::array<std::uint8_t, sizeof(fiemap) + (extentsPerCall * sizeof(fiemap_extent))> bytes{};

    void ask(std::uint64_t start, std::uint64_t length) {
        fiemap head{};
        head.fm_start = start;
        head.fm_length = length;
        head.fm_flags = FIEMAP_FLAG_SYNC;
        head.fm_extent_count = extentsPerCall;
        std::memcpy(bytes.data(), &head, sizeof head);
    }
    std::size_t count() const {
        fiemap head{};
        std::memcpy(&head, bytes.data(), sizeof head);
        return std::min<std::size_t>(head.fm_mapped_extents, extentsPerCall);
    }
    fiemap_extent extent(std::size_t index) const {
        fiemap_extent one{};
        std::memcpy(&one, bytes.data() + sizeof(fiemap) + (index * sizeof one), sizeof one);
        return one;
    }
};

/// Joins what continues: fewer and longer extents make the same map.
void append(std::vector<FileExtent>& extents, const FileExtent& next) {
    if (!extents.empty()) {
        FileExtent& last = extents.back();
        if (last.file_offset + last.length == next.file_offset && last.place + last.length == next.place) {
            last.length += next.length;
            return;
        }
    }
    extents.push_back(next);
}

/// 0 or an errno value. `reason` is set if an extent cannot be compared.
int askFiemap(int fd, std::uint64_t bytes, std::vector<FileExtent>& extents, std::string& reason) {
    std::uint64_t at = 0;
    while (at < bytes) {
        ExtentQuery query;
        query.ask(at, bytes - at);
        if (::ioctl(fd, FS_IOC_FIEMAP, query.bytes.data()) != 0) {
            return errno;
        }
        const std::uint64_t before = at;
        for (std::size_t index = 0; index < query.count() && at < bytes; ++index) {
            const fiemap_extent one = query.extent(index);
            reason = whyNotComparable(one.fe_flags);
            if (!reason.empty() || one.fe_logical > at || one.fe_logical + one.fe_length <= at) {
                return 0;
            }
            const std::uint64_t skipped = at - one.fe_logical;
            const std::uint64_t length = std::min<std::uint64_t>(one.fe_length - skipped, bytes - at);
            append(extents, {at, one.fe_physical + skipped, length});
            at += length;
        }
        if (at == before) {
            return 0; // The caller sees the gap.
        }
    }
    return 0;
}

/// 0 or an errno value.
int askFibmap(int fd, std::uint64_t bytes, std::vector<FileExtent>& extents) {
    int blockBytes = 0;
    if (::ioctl(fd, FIGETBSZ, &blockBytes) != 0) {
        return errno;
    }
    if (blockBytes <= 0) {
        return EINVAL;
    }
    const auto size = static_cast<std::uint64_t>(blockBytes);
    for (std::uint64_t at = 0; at < bytes; at += size) {
        int block = static_cast<int>(at / size);
        if (::ioctl(fd, FIBMAP, &block) != 0) {
            return errno;
        }
        if (block <= 0) {
            return 0; // A hole.
        }
        append(extents, {at, static_cast<std::uint64_t>(block) * size, std::min(size, bytes - at)});
    }
    return 0;
}

std::uint64_t covered(const std::vector<FileExtent>& extents) {
    return extents.empty() ? 0 : extents.back().file_offset + extents.back().length;
}

} // namespace

std::string whyNotComparable(std::uint32_t fiemapFlags) {
    struct Reason {
        std::uint32_t flag;
        std::string_view text;
    };
    static constexpr std::array reasons{
        Reason{FIEMAP_EXTENT_DATA_ENCRYPTED, "The filesystem encrypts the file, so its data cannot be recognised on "
                                             "the drive."},
        Reason{FIEMAP_EXTENT_DATA_INLINE, "The filesystem keeps the data inside its own records."},
        Reason{FIEMAP_EXTENT_DATA_TAIL, "The filesystem packs the data together with other files."},
        Reason{FIEMAP_EXTENT_ENCODED, "The filesystem compresses or encodes the file, so its data cannot be recognised "
                                      "on the drive."},
        Reason{FIEMAP_EXTENT_DELALLOC, "The filesystem has not given the file a place yet."},
        Reason{FIEMAP_EXTENT_UNKNOWN, "The filesystem does not say where it keeps the file."},
        Reason{FIEMAP_EXTENT_UNWRITTEN, "The filesystem has not written the data yet."},
        Reason{FIEMAP_EXTENT_SHARED, "The filesystem shares the data with another file."},
        Reason{FIEMAP_EXTENT_NOT_ALIGNED, "The filesystem keeps the data in parts of blocks."},
    };
    for (const Reason& reason : reasons) {
        if ((fiemapFlags & reason.flag) != 0) {
            return std::string(reason.text);
        }
    }
    return {};
}

Result<std::vector<FileExtent>> fileExtents(int fd, std::uint64_t bytes) {
    std::vector<FileExtent> extents;
    std::string reason;
    int error = askFiemap(fd, bytes, extents, reason);
    if (error == EOPNOTSUPP || error == ENOTTY) {
        extents.clear();
        error = askFibmap(fd, bytes, extents);
    }
    if (error == EOPNOTSUPP || error == ENOTTY || error == EINVAL) {
        return fail(Errc::unsupported, "The filesystem does not say where it keeps its files.");
    }
    if (error != 0) {
        return fail(errnoError(error, "The place of the file cannot be asked for"));
    }
    if (!reason.empty()) {
        return fail(Errc::unsupported, std::move(reason));
    }
    if (covered(extents) < bytes) {
        return fail(Errc::unsupported, "The filesystem keeps only a part of the file on a device.");
    }
    return extents;
}

} // namespace trimwright::linux_system
