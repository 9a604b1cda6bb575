// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/victims.h"

#include <algorithm>

namespace trimwright::emulator {

std::uint32_t GreedyVictims::pick(std::span<const std::uint16_t> counts) {
    std::uint32_t block = takeLowest(counts);
    if (block == none) {
        rescan(counts);
        block = takeLowest(counts);
    }
    return block;
}

std::uint64_t GreedyVictims::memoryBytes() const {
    std::uint64_t bytes = 0;
    for (const auto& bin : m_bins) {
        bytes += sizeof(bin) + bin.capacity() * sizeof(std::uint32_t);
    }
    return bytes;
}

bool GreedyVictims::isSound(std::uint32_t blocks) const {
    const auto bins = static_cast<int>(m_bins.size());
    std::size_t entries = 0;
    for (const auto& bin : m_bins) {
        entries += bin.size();
        if (std::ranges::any_of(bin, [blocks](std::uint32_t block) { return block >= blocks; })) {
            return false;
        }
    }
    return entries == m_entries && m_threshold >= -1 && m_threshold < bins && m_lowest >= 0 && m_lowest <= bins;
}

std::uint32_t GreedyVictims::takeLowest(std::span<const std::uint16_t> counts) {
    for (; m_lowest <= m_threshold; ++m_lowest) {
        auto& bin = m_bins[static_cast<std::size_t>(m_lowest)];
        while (!bin.empty()) {
            const std::uint32_t block = bin.back();
            bin.pop_back();
            --m_entries;
            if (counts[block] == m_lowest) {
                return block;
            }
        }
    }
    return none;
}

void GreedyVictims::rescan(std::span<const std::uint16_t> counts) {
    std::vector<std::uint32_t> histogram(m_bins.size());
    for (const std::uint16_t count : counts) {
        if (count < excluded) {
            ++histogram[count];
        }
    }
    const std::size_t wanted = counts.size() / 256 + 1;
    std::size_t candidates = 0;
    m_threshold = -1;
    for (std::size_t valid = 0; valid < m_bins.size() && candidates < wanted; ++valid) {
        candidates += histogram[valid];
        m_threshold = static_cast<int>(valid);
    }
    for (auto& bin : m_bins) {
        bin.clear();
    }
    for (std::uint32_t block = 0; block < counts.size(); ++block) {
        if (counts[block] < excluded && counts[block] <= m_threshold) {
            m_bins[counts[block]].push_back(block);
        }
    }
    m_entries = candidates;
    m_lowest = 0;
}

} // namespace trimwright::emulator
