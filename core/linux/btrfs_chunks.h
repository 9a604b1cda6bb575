// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/linux/block_device.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace trimwright::linux_system {

/// A range of btrfs's logical addresses and the places on its devices that hold it (struct btrfs_chunk of
/// linux/btrfs_tree.h).
struct BtrfsChunk {
    struct Stripe {
        std::uint64_t device_id = 0;
        std::uint64_t offset = 0; ///< In bytes of that device.

        friend bool operator==(const Stripe&, const Stripe&) = default;
    };

    std::uint64_t logical = 0;
    std::uint64_t length = 0;
    std::uint64_t stripe_bytes = 0;
    std::uint64_t type = 0; ///< BTRFS_BLOCK_GROUP_*: what is kept here and how often.
    unsigned sub_stripes = 1;
    std::vector<Stripe> stripes;

    friend bool operator==(const BtrfsChunk&, const BtrfsChunk&) = default;
};

/// A piece of logical addresses on one device; copies (dup, raid1) give several pieces of the same addresses.
struct BtrfsPiece {
    std::uint64_t logical = 0;
    std::uint64_t device_id = 0;
    std::uint64_t offset = 0;
    std::uint64_t length = 0;

    friend bool operator==(const BtrfsPiece&, const BtrfsPiece&) = default;
};

/// Decodes a chunk item; nothing if it is damaged.
std::optional<BtrfsChunk> parseBtrfsChunk(std::uint64_t logical, Bytes item);

/// Where a range of logical addresses lies: single, dup, raid1, raid0 and raid10. Errors: unsupported (raid5, raid6) ·
/// invalidData (addresses that no chunk has).
Result<std::vector<BtrfsPiece>> mapBtrfs(const std::vector<BtrfsChunk>& chunks, std::uint64_t logical,
                                         std::uint64_t length);

/// All chunks of the mounted filesystem that `fd` is on. Errors: permissionDenied · failed.
Result<std::vector<BtrfsChunk>> readBtrfsChunks(int fd);

/// The block device with that id. Errors: failed · notFound.
Result<DeviceNumber> btrfsDevice(int fd, std::uint64_t deviceId);

struct BtrfsRange {
    std::uint64_t logical = 0;
    std::uint64_t length = 0;

    friend bool operator==(const BtrfsRange&, const BtrfsRange&) = default;
};

/// The ranges to give to FITRIM so that it covers [logical, logical + length): btrfs passes over a chunk that begins
/// before its range (its search finds the first chunk at or after the start), so each range begins with its chunk.
std::vector<BtrfsRange> btrfsTrimRanges(const std::vector<BtrfsChunk>& chunks, std::uint64_t logical,
                                        std::uint64_t length);

/// The ranges of logical addresses in [logical, logical + length) that files or records use, from the extent tree.
/// Errors: permissionDenied · failed.
Result<std::vector<BtrfsRange>> usedBtrfsRanges(int fd, std::uint64_t logical, std::uint64_t length);

} // namespace trimwright::linux_system
