// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/nand.h"

#include "core/emulator/random.h"

#include <algorithm>

namespace trimwright::emulator {
namespace {

// A block may lag behind the mean by this many erases before static wear levelling moves its data.
constexpr double coldLag = 16;

} // namespace

Nand::Nand(const NandConfig& config)
    : m_physical(config.used_blocks),
      m_erases(config.used_blocks + std::max(config.reserve_blocks, 1U)),
      m_endurance(config.endurance_cycles),
      m_leveling(config.wear_leveling),
      m_seed(config.seed) {
    for (std::uint32_t block = 0; block < config.used_blocks; ++block) {
        m_physical[block] = block;
    }
    for (auto physical = config.used_blocks; physical < physicalBlocks(); ++physical) {
        putErased(physical);
    }
    m_initialReserve = m_poolSize;
}

bool Nand::recycle(std::uint32_t block) {
    if (m_poolSize == 0) {
        return false;
    }
    const std::uint32_t old = m_physical[block];
    m_physical[block] = takeErased();
    ++m_totalErases;
    const std::uint32_t erases = ++m_erases[old];
    if (wearsOutAt(old, erases)) {
        ++m_wornOut;
    } else {
        putErased(old);
    }
    return true;
}

std::uint32_t Nand::coldBlock() {
    if (m_leveling != WearLeveling::dynamicAndStatic || m_physical.empty()) {
        return noBlock;
    }
    m_coldCursor = m_coldCursor + 1 < m_physical.size() ? m_coldCursor + 1 : 0;
    return eraseCount(m_coldCursor) + coldLag < meanErases() ? m_coldCursor : noBlock;
}

double Nand::meanErases() const {
    return m_erases.empty() ? 0 : static_cast<double>(m_totalErases) / static_cast<double>(m_erases.size());
}

std::uint32_t Nand::minErases() const {
    // A worn-out block is never the least worn one, so it needs no look at.
    return m_erases.empty() ? 0 : *std::min_element(m_erases.begin(), m_erases.end());
}

std::uint32_t Nand::maxErases() const {
    return m_erases.empty() ? 0 : *std::max_element(m_erases.begin(), m_erases.end());
}

std::uint64_t Nand::memoryBytes() const {
    std::uint64_t bytes = (m_physical.capacity() + m_erases.capacity()) * sizeof(std::uint32_t);
    for (const auto& row : m_pool) {
        bytes += sizeof(row) + row.capacity() * sizeof(std::uint32_t);
    }
    return bytes;
}

std::uint32_t Nand::takeErased() {
    while (m_pool[m_poolMin].empty()) {
        ++m_poolMin;
    }
    auto& row = m_pool[m_poolMin];
    const std::uint32_t physical = row.back();
    row.pop_back();
    if (row.empty() && row.capacity() > 1024) {
        row.shrink_to_fit(); // Rows are left behind for good as wear grows.
    }
    --m_poolSize;
    return physical;
}

void Nand::putErased(std::uint32_t physical) {
    const std::uint32_t row = m_leveling == WearLeveling::none ? 0 : m_erases[physical];
    if (row >= m_pool.size()) {
        m_pool.resize(std::size_t{row} + 1);
    }
    m_pool[row].push_back(physical);
    m_poolMin = m_poolSize == 0 ? row : std::min(m_poolMin, row);
    ++m_poolSize;
}

bool Nand::wearsOutAt(std::uint32_t physical, std::uint32_t erases) const {
    if (m_endurance == 0 || erases < m_endurance - m_endurance / 5) {
        return false;
    }
    const std::uint32_t spread = m_endurance / 5 * 2 + 1;
    const auto extra = static_cast<std::uint32_t>(Random::mix(m_seed ^ (std::uint64_t{physical} << 20)) % spread);
    return erases >= m_endurance - m_endurance / 5 + extra;
}

} // namespace trimwright::emulator
