// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/btrfs_chunks.h"

#include "core/base/file.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fmt/format.h>
#include <functional>
#include <limits>
#include <linux/btrfs.h>
#include <linux/btrfs_tree.h>
#include <memory>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

namespace trimwright::linux_system {
namespace {

constexpr std::uint64_t parityTypes = BTRFS_BLOCK_GROUP_RAID5 | BTRFS_BLOCK_GROUP_RAID6;
constexpr std::uint64_t stripedTypes = BTRFS_BLOCK_GROUP_RAID0 | BTRFS_BLOCK_GROUP_RAID10;

struct TreeItem {
    std::uint64_t object_id = 0;
    std::uint32_t type = 0;
    std::uint64_t offset = 0;
    Bytes data;
};

btrfs_ioctl_search_key keyOf(std::uint64_t tree, std::uint64_t firstObject, std::uint64_t lastObject) {
    btrfs_ioctl_search_key key{};
    key.tree_id = tree;
    key.min_objectid = firstObject;
    key.max_objectid = lastObject;
    key.max_offset = std::numeric_limits<std::uint64_t>::max();
    key.max_transid = std::numeric_limits<std::uint64_t>::max();
    key.max_type = std::numeric_limits<std::uint8_t>::max();
    return key;
}

/// Goes on behind the item that came last; false if nothing can follow.
bool advance(btrfs_ioctl_search_key& key, const TreeItem& last) {
    key.min_objectid = last.object_id;
    key.min_type = last.type;
    key.min_offset = last.offset + 1;
    if (key.min_offset == 0) {
        ++key.min_type;
    }
    return key.min_type <= key.max_type;
}

/// Calls `take` for every item of a tree in the key's range. 0 or an errno value.
int searchTree(int fd, btrfs_ioctl_search_key key, const std::function<void(const TreeItem&)>& take) {
    const auto query = std::make_unique<btrfs_ioctl_search_args>();
    const auto* const answer =
        reinterpret_cast<const std::uint8_t*>( // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
            query->buf);
    const Bytes buffer(answer, sizeof query->buf);
    while (true) {
        key.nr_items = std::numeric_limits<std::uint32_t>::max();
        query->key = key;
        if (::ioctl(fd, BTRFS_IOC_TREE_SEARCH, query.get()) != 0) {
            return errno;
        }
        std::size_t at = 0;
        TreeItem last;
        const std::uint32_t found = query->key.nr_items;
        for (std::uint32_t index = 0; index < found; ++index) {
            btrfs_ioctl_search_header header{};
            if (at + sizeof header > buffer.size()) {
                return EIO;
            }
            std::memcpy(&header, buffer.data() + at, sizeof header);
            at += sizeof header;
            if (header.len > buffer.size() - at) {
                return EIO;
            }
            last = {header.objectid, header.type, header.offset, buffer.subspan(at, header.len)};
            take(last);
            at += header.len;
        }
        if (found == 0 || !advance(key, last)) {
            return 0;
        }
    }
}

const BtrfsChunk* chunkAt(const std::vector<BtrfsChunk>& chunks, std::uint64_t logical) {
    const auto found = std::ranges::find_if(chunks, [logical](const BtrfsChunk& chunk) {
        return logical >= chunk.logical && logical - chunk.logical < chunk.length;
    });
    return found == chunks.end() ? nullptr : &*found;
}

/// Appends the pieces of one chunk; `length` stays inside it.
void mapChunk(const BtrfsChunk& chunk, std::uint64_t logical, std::uint64_t length, std::vector<BtrfsPiece>& pieces) {
    const std::size_t copies = (chunk.type & BTRFS_BLOCK_GROUP_RAID10) != 0  ? chunk.sub_stripes
                               : (chunk.type & BTRFS_BLOCK_GROUP_RAID0) != 0 ? 1
                                                                             : chunk.stripes.size();
    const std::size_t columns = chunk.stripes.size() / copies;
    while (length > 0) {
        const std::uint64_t inside = logical - chunk.logical;
        std::uint64_t part = length;
        std::size_t column = 0;
        std::uint64_t onDevice = inside;
        if ((chunk.type & stripedTypes) != 0) {
            const std::uint64_t stripe = inside / chunk.stripe_bytes;
            column = stripe % columns;
            onDevice = (stripe / columns * chunk.stripe_bytes) + (inside % chunk.stripe_bytes);
            part = std::min(length, chunk.stripe_bytes - (inside % chunk.stripe_bytes));
        }
        for (std::size_t copy = 0; copy < copies; ++copy) {
            const BtrfsChunk::Stripe& place = chunk.stripes[(column * copies) + copy];
            pieces.push_back({logical, place.device_id, place.offset + onDevice, part});
        }
        logical += part;
        length -= part;
    }
}

} // namespace

std::optional<BtrfsChunk> parseBtrfsChunk(std::uint64_t logical, Bytes item) {
    constexpr std::size_t headBytes = 48;
    constexpr std::size_t stripeItemBytes = 32;
    if (item.size() < headBytes) {
        return std::nullopt;
    }
    BtrfsChunk chunk;
    chunk.logical = logical;
    chunk.length = loadLittle<std::uint64_t>(item, 0);
    chunk.stripe_bytes = loadLittle<std::uint64_t>(item, 16);
    chunk.type = loadLittle<std::uint64_t>(item, 24);
    const std::size_t count = loadLittle<std::uint16_t>(item, 44);
    chunk.sub_stripes = loadLittle<std::uint16_t>(item, 46);
    if (count == 0 || item.size() < headBytes + (count * stripeItemBytes)) {
        return std::nullopt;
    }
    for (std::size_t index = 0; index < count; ++index) {
        const std::size_t at = headBytes + (index * stripeItemBytes);
        chunk.stripes.push_back({loadLittle<std::uint64_t>(item, at), loadLittle<std::uint64_t>(item, at + 8)});
    }
    const bool striped = (chunk.type & stripedTypes) != 0;
    const bool doubled = (chunk.type & BTRFS_BLOCK_GROUP_RAID10) != 0;
    if ((striped && chunk.stripe_bytes == 0) ||
        (doubled && (chunk.sub_stripes == 0 || count % chunk.sub_stripes != 0))) {
        return std::nullopt;
    }
    return chunk;
}

Result<std::vector<BtrfsPiece>> mapBtrfs(const std::vector<BtrfsChunk>& chunks, std::uint64_t logical,
                                         std::uint64_t length) {
    std::vector<BtrfsPiece> pieces;
    while (length > 0) {
        const BtrfsChunk* const chunk = chunkAt(chunks, logical);
        if (chunk == nullptr) {
            return fail(Errc::invalidData, "btrfs names a place that none of its chunks has.");
        }
        if ((chunk->type & parityTypes) != 0) {
            return fail(Errc::unsupported, "btrfs keeps the file with parity (raid5 or raid6), whose places are not "
                                           "followed.");
        }
        const std::uint64_t part = std::min(length, chunk->length - (logical - chunk->logical));
        mapChunk(*chunk, logical, part, pieces);
        logical += part;
        length -= part;
    }
    return pieces;
}

std::vector<BtrfsRange> btrfsTrimRanges(const std::vector<BtrfsChunk>& chunks, std::uint64_t logical,
                                        std::uint64_t length) {
    std::vector<BtrfsRange> ranges;
    for (const BtrfsChunk& chunk : chunks) {
        const std::uint64_t end = std::min(logical + length, chunk.logical + chunk.length);
        if (std::max(logical, chunk.logical) < end) {
            ranges.push_back({chunk.logical, end - chunk.logical});
        }
    }
    return ranges;
}

Result<std::vector<BtrfsChunk>> readBtrfsChunks(int fd) {
    std::vector<BtrfsChunk> chunks;
    auto key = keyOf(BTRFS_CHUNK_TREE_OBJECTID, BTRFS_FIRST_CHUNK_TREE_OBJECTID, BTRFS_FIRST_CHUNK_TREE_OBJECTID);
    key.min_type = BTRFS_CHUNK_ITEM_KEY;
    key.max_type = BTRFS_CHUNK_ITEM_KEY;
    const int error = searchTree(fd, key, [&chunks](const TreeItem& item) {
        if (auto chunk = parseBtrfsChunk(item.offset, item.data); chunk && item.type == BTRFS_CHUNK_ITEM_KEY) {
            chunks.push_back(std::move(*chunk));
        }
    });
    if (error != 0) {
        return fail(errnoError(error, "The chunks of btrfs cannot be read"));
    }
    return chunks;
}

Result<DeviceNumber> btrfsDevice(int fd, std::uint64_t deviceId) {
    const auto query = std::make_unique<btrfs_ioctl_dev_info_args>();
    query->devid = deviceId;
    if (::ioctl(fd, BTRFS_IOC_DEV_INFO, query.get()) != 0) {
        return fail(errnoError(errno, fmt::format("Device {} of btrfs cannot be asked for", deviceId)));
    }
    const auto* const name = reinterpret_cast<const char*>( // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
        query->path);
    const std::string path(name, ::strnlen(name, sizeof query->path));
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0 || !S_ISBLK(status.st_mode)) {
        return fail(Errc::notFound, fmt::format("Device {} of btrfs ({}) is not there.", deviceId, path));
    }
    return DeviceNumber{major(status.st_rdev), minor(status.st_rdev)};
}

Result<std::vector<BtrfsRange>> usedBtrfsRanges(int fd, std::uint64_t logical, std::uint64_t length) {
    std::vector<BtrfsRange> used;
    // A data extent is at most 128 MiB long, so one that reaches into the range begins at most that far before it.
    constexpr std::uint64_t longestExtent = std::uint64_t{128} << 20;
    const std::uint64_t first = logical > longestExtent ? logical - longestExtent : 0;
    const std::uint64_t last = logical + length - 1;
    const int error = searchTree(fd, keyOf(BTRFS_EXTENT_TREE_OBJECTID, first, last), [&](const TreeItem& item) {
        const bool isExtent = item.type == BTRFS_EXTENT_ITEM_KEY;
        if (isExtent && item.object_id <= last && item.object_id + item.offset > logical) {
            used.push_back({item.object_id, item.offset});
        }
    });
    if (error != 0) {
        return fail(errnoError(error, "The extents of btrfs cannot be read"));
    }
    return used;
}

} // namespace trimwright::linux_system
