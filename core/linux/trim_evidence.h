// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/drive/prove.h"
#include "core/linux/extent_map.h"
#include "core/linux/file_extents.h"
#include "core/linux/raw_device.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace trimwright::linux_system {

/// Bytes read so far, for progress.
using ReadFn = std::function<void(std::uint64_t)>;

/// The file's blocks on one device: read before the file is deleted, and compared with that afterwards. Blocks that
/// share a unit of the drive's discard granularity with others are left out: a drive may ignore such parts.
class TrimEvidence {
  public:
    static constexpr std::uint64_t unitBytes = 512;

    /// `spans` are all on one device. Errors: those of RawDevice::open().
    static Result<TrimEvidence> of(const SystemTree& tree, std::vector<MappedSpan> spans);

    /// Reads and remembers the blocks. Errors: cancelled · failed: they cannot be read, or are not the file's data
    /// (random data, if the device holds ciphertext).
    Result<> recordBefore(std::uint64_t seed, const std::stop_token& stop, const ReadFn& read);

    /// Reads again and counts; blocks in `reused` (by file offset) apart. Errors: cancelled · failed.
    Result<DriveProof> compareAfter(const std::vector<FileExtent>& reused, const std::stop_token& stop,
                                    const ReadFn& read) const;

    std::uint64_t bytes() const;
    bool encrypted() const { return m_encrypted; }
    const BlockDevice& device() const { return m_device; }

  private:
    explicit TrimEvidence(RawDevice raw) : m_raw(std::move(raw)) {}

    RawDevice m_raw;
    BlockDevice m_device;
    std::vector<MappedSpan> m_spans; ///< By their place on the device.
    bool m_encrypted = false;
    std::vector<std::uint64_t> m_before; ///< A digest per unit, span after span.
};

/// The spans of each device, sorted by their place, in the order in which the devices first come.
std::vector<std::vector<MappedSpan>> groupByDevice(std::vector<MappedSpan> spans);

/// The spans (sorted, of one device) without the parts that do not fill a whole unit of their granularity.
std::vector<MappedSpan> wholeUnits(const std::vector<MappedSpan>& spans, std::uint64_t deviceGranularity);

} // namespace trimwright::linux_system
