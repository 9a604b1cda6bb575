// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/linux/block_device.h"
#include "core/linux/dm_table.h"

#include <cstdint>
#include <string>
#include <vector>

namespace trimwright::linux_system {

/// A part of the file on the lowest device it can be followed to: a drive, a loop device, or a layer that mixes its
/// drives in ways that are not followed.
struct MappedSpan {
    BlockDevice device;
    std::uint64_t offset = 0; ///< In bytes of `device`.
    std::uint64_t length = 0;
    std::uint64_t file_offset = 0;
    bool encrypted = false;    ///< There was a dm-crypt on the way: `device` holds ciphertext.
    std::string read_through;  ///< What `device` is, if it is not a drive: "the RAID md0".
    bool hides_drives = false; ///< It keeps a map of its own, so that what it returns tells nothing of its drives.
    /// The largest discard granularity of the layers on the way; 0 if none tells.
    std::uint64_t granularity_bytes = 0;
};

/// Follows ranges of block devices downwards: through partitions, device-mapper tables (linear, striped, crypt) and the
/// members of md raid1. Reads sysfs, and dm tables through `table`. Immutable; any thread.
class ExtentMap {
  public:
    explicit ExtentMap(const SystemTree& tree, DmTableFn table = readDmTable);

    /// Where [offset, offset + length) of a device ends up; copies give several spans of the same part of the file.
    /// Errors: those of reading a table · invalidData (a range that the layer below does not have).
    Result<std::vector<MappedSpan>> follow(const BlockDevice& device, std::uint64_t offset, std::uint64_t length,
                                           std::uint64_t fileOffset) const;

  private:
    using Spans = std::vector<MappedSpan>;

    Result<> descend(const MappedSpan& at, int depth, Spans& spans) const;
    Result<> toDevice(MappedSpan at, const std::string& deviceWord, int depth, Spans& spans) const;
    Result<> throughPartition(MappedSpan at, int depth, Spans& spans) const;
    Result<> throughMapper(const MappedSpan& at, int depth, Spans& spans) const;
    Result<> throughTarget(const MappedSpan& at, const DmTarget& target, int depth, Spans& spans) const;
    Result<> throughStripes(const MappedSpan& at, const DmTarget& target, int depth, Spans& spans) const;
    Result<> throughRaid(const MappedSpan& at, int depth, Spans& spans) const;

    const SystemTree& m_tree;
    DmTableFn m_table;
};

} // namespace trimwright::linux_system
