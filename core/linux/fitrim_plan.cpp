// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/bytes.h"
#include "core/base/file.h"
#include "core/base/units.h"
#include "core/linux/fitrim.h"

#include <algorithm>
#include <array>
#include <fcntl.h>
#include <optional>
#include <sys/ioctl.h>
#include <sys/statfs.h>
#include <unistd.h>

namespace trimwright::linux_system {
namespace {

constexpr std::uint64_t wantedPieces = 100;
constexpr std::uint64_t coarsePieces = 16;

/// struct xfs_fsop_geom_v1 of XFS_IOC_FSGEOMETRY_V1 (linux/fs/xfs/libxfs/xfs_fs.h), answered by every version.
struct XfsGeometry {
    std::uint32_t block_bytes;
    std::uint32_t realtime_extent_blocks;
    std::uint32_t group_blocks;
    std::uint32_t group_count;
    std::array<std::uint32_t, 4> unused_a;
    std::uint64_t data_blocks;
    std::array<std::uint64_t, 3> unused_b;
    std::array<std::uint8_t, 16> uuid;
    std::array<std::uint32_t, 7> unused_c;
};
static_assert(sizeof(XfsGeometry) == 112);

TrimPlan xfsPlan(int fd) {
    XfsGeometry geometry{};
    // Cast: ioctl request constants are built from ints and have the top bit set.
    if (::ioctl(fd, static_cast<unsigned long>(_IOR('X', 100, XfsGeometry)), &geometry) != 0) {
        return {};
    }
    return cutPlan(ChunkStyle::xfsGroup, geometry.data_blocks * geometry.block_bytes, 0,
                   std::uint64_t{geometry.group_blocks} * geometry.block_bytes);
}

struct Ext4Geometry {
    std::uint64_t size_bytes = 0;
    std::uint64_t offset_bytes = 0;
    std::uint64_t group_bytes = 0;
};

/// The ext4 superblock, 1024 bytes at offset 1024 (kernel documentation, filesystems/ext4/globals).
std::optional<Ext4Geometry> ext4Superblock(const std::string& deviceNode) {
    const UniqueFd device(::open(deviceNode.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    std::array<std::uint8_t, 1024> block{};
    if (!device || ::pread(device.get(), block.data(), block.size(), 1024) != static_cast<ssize_t>(block.size()) ||
        loadLittle<std::uint16_t>(block, 0x38) != 0xEF53) {
        return std::nullopt;
    }
    const auto shift = loadLittle<std::uint32_t>(block, 0x18);
    if (shift > 6) {
        return std::nullopt;
    }
    const std::uint64_t blockBytes = std::uint64_t{1024} << shift;
    const bool wide = (loadLittle<std::uint32_t>(block, 0x60) & 0x80U) != 0; // INCOMPAT_64BIT
    const std::uint64_t high = wide ? loadLittle<std::uint32_t>(block, 0x150) : 0;
    const std::uint64_t blocks = (high << 32) | loadLittle<std::uint32_t>(block, 0x4);
    return Ext4Geometry{blocks * blockBytes, loadLittle<std::uint32_t>(block, 0x14) * blockBytes,
                        loadLittle<std::uint32_t>(block, 0x20) * blockBytes};
}

TrimPlan ext4Plan(int fd, const std::string& deviceNode) {
    auto geometry = ext4Superblock(deviceNode);
    if (!geometry) {
        struct statfs sizes {};
        if (::fstatfs(fd, &sizes) != 0 || sizes.f_bsize < 1024) {
            return {};
        }
        // mkfs's default: as many blocks in a group as one block has bits. statfs leaves the metadata out, which the
        // last, open-ended piece covers.
        const auto blockBytes = static_cast<std::uint64_t>(sizes.f_bsize);
        geometry = {sizes.f_blocks * blockBytes, blockBytes == 1024 ? blockBytes : 0, 8 * blockBytes * blockBytes};
    }
    return cutPlan(ChunkStyle::ext4Group, geometry->size_bytes, geometry->offset_bytes, geometry->group_bytes);
}

} // namespace

TrimPlan cutPlan(ChunkStyle style, std::uint64_t sizeBytes, std::uint64_t offsetBytes, std::uint64_t groupBytes) {
    TrimPlan plan;
    if (style == ChunkStyle::whole || sizeBytes == 0 || groupBytes == 0) {
        return plan; // The end of a single call cannot be foreseen, so there is no size to measure progress by.
    }
    const std::uint64_t pieces = style == ChunkStyle::coarse ? coarsePieces : wantedPieces;
    const std::uint64_t groups = std::max<std::uint64_t>(1, (sizeBytes / groupBytes + pieces - 1) / pieces);
    plan.size_bytes = sizeBytes;
    plan.offset_bytes = offsetBytes;
    plan.chunk_bytes = groups * groupBytes;
    if (plan.chunk_bytes >= sizeBytes) {
        plan.chunk_bytes = 0;
    }
    return plan;
}

TrimPlan planFor(ChunkStyle style, int fd, const std::string& deviceNode) {
    switch (style) {
    case ChunkStyle::whole:
        return {};
    case ChunkStyle::xfsGroup:
        return xfsPlan(fd);
    case ChunkStyle::ext4Group:
        return ext4Plan(fd, deviceNode);
    case ChunkStyle::anywhere:
    case ChunkStyle::coarse:
        break;
    }
    struct statfs sizes {};
    if (::fstatfs(fd, &sizes) != 0 || sizes.f_bsize <= 0) {
        return {};
    }
    // Multiples of 64 MiB are whole clusters and segments of these formats, and no call is too small to be worth it.
    return cutPlan(style, sizes.f_blocks * static_cast<std::uint64_t>(sizes.f_bsize), 0,
                   style == ChunkStyle::coarse ? gibibyte : 64 * mebibyte);
}

} // namespace trimwright::linux_system
