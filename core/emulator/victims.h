// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/archive.h"

#include <cstdint>
#include <span>
#include <vector>

namespace trimwright::emulator {

/// Finds the block with the fewest valid pages (greedy garbage collection) without keeping all blocks in order.
///
/// The owner keeps the valid counts and reports each block whose count fell to `threshold()` or below. Such blocks wait
/// in one bin per count; an entry whose block has a different count by now is dropped when it is met. When the bins run
/// dry, or more entries piled up than there are blocks, all counts are read again and the threshold is set so that at
/// least 1/256 of the blocks are candidates. So the cost of a rescan is spread over at least that many calls of pick(),
/// or over one report per block, whatever the workload does (a TRIM of everything reports each block many times).
class GreedyVictims {
  public:
    /// A block that must not be collected (open or erased) has a count of at least this.
    static constexpr std::uint16_t excluded = 0x4000;
    static constexpr std::uint32_t none = 0xFFFFFFFFU;

    explicit GreedyVictims(std::uint32_t pagesPerBlock) : m_bins(pagesPerBlock + std::size_t{1}) {}

    int threshold() const { return m_threshold; }

    /// `block` has now `valid` <= threshold() pages.
    void report(std::uint32_t block, std::uint16_t valid, std::span<const std::uint16_t> counts) {
        m_bins[valid].push_back(block);
        m_lowest = valid < m_lowest ? valid : m_lowest;
        if (++m_entries > counts.size()) {
            rescan(counts);
        }
    }

    /// The block with the fewest valid pages, `none` if all are excluded. It must be excluded or changed by the caller.
    std::uint32_t pick(std::span<const std::uint16_t> counts);

    /// Which block the next pick() will probably give, `none` if unknown: a hint for fetching ahead.
    std::uint32_t likelyNext() const {
        return m_lowest <= m_threshold && !m_bins[static_cast<std::size_t>(m_lowest)].empty()
                   ? m_bins[static_cast<std::size_t>(m_lowest)].back()
                   : none;
    }

    std::uint64_t memoryBytes() const;

    template <class Archive, class Self>
    static void exchange(Archive& archive, Self& self) {
        archive(fixedSize(self.m_bins), self.m_entries, self.m_threshold, self.m_lowest);
    }
    /// False: what was read from an archive cannot be of a drive with this many blocks.
    bool isSound(std::uint32_t blocks) const;

  private:
    std::uint32_t takeLowest(std::span<const std::uint16_t> counts);
    void rescan(std::span<const std::uint16_t> counts);

    std::vector<std::vector<std::uint32_t>> m_bins;
    std::size_t m_entries = 0;
    int m_threshold = -1;
    int m_lowest = 0; ///< All bins below are empty.
};

} // namespace trimwright::emulator
