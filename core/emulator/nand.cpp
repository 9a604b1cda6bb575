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
    : m_used(config.used_blocks),
      m_endurance(config.endurance_cycles),
      m_leveling(config.wear_leveling),
      m_seed(config.seed) {
    std::uint32_t number = 0;
    for (Physical& physical : m_used) {
        physical.number = number++;
    }
    m_initialReserve = std::max(config.reserve_blocks, 1U);
    for (std::uint32_t i = 0; i < m_initialReserve; ++i) {
        putErased({number++, 0});
    }
}

bool Nand::recycle(std::uint32_t block) {
    if (m_poolSize == 0) {
        return false;
    }
    Physical old = m_used[block];
    m_used[block] = takeErased();
    ++m_totalErases;
    ++old.erases;
    if (isWornOut(old)) {
        ++m_wornOut;
    } else {
        putErased(old);
    }
    return true;
}

std::uint32_t Nand::coldBlock() {
    if (m_leveling != WearLeveling::dynamicAndStatic || m_used.empty()) {
        return noBlock;
    }
    m_coldCursor = m_coldCursor + 1 < m_used.size() ? m_coldCursor + 1 : 0;
    return eraseCount(m_coldCursor) + coldLag < meanErases() ? m_coldCursor : noBlock;
}

double Nand::meanErases() const {
    return physicalBlocks() == 0 ? 0 : static_cast<double>(m_totalErases) / physicalBlocks();
}

std::uint32_t Nand::minErases() const {
    std::uint32_t least = ~0U;
    for (const Physical& physical : m_used) {
        least = std::min(least, physical.erases);
    }
    for (const auto& row : m_pool) {
        for (const Physical& physical : row) {
            least = std::min(least, physical.erases);
        }
    }
    return least;
}

std::uint32_t Nand::maxErases() const {
    std::uint32_t most = 0;
    for (const Physical& physical : m_used) {
        most = std::max(most, physical.erases);
    }
    for (const auto& row : m_pool) {
        for (const Physical& physical : row) {
            most = std::max(most, physical.erases);
        }
    }
    return most;
}

std::uint64_t Nand::memoryBytes() const {
    std::uint64_t bytes = m_used.capacity() * sizeof(Physical);
    for (const auto& row : m_pool) {
        bytes += sizeof(row) + row.capacity() * sizeof(Physical);
    }
    return bytes;
}

bool Nand::isSound() const {
    std::size_t erased = 0;
    for (const auto& row : m_pool) {
        erased += row.size();
    }
    return erased == m_poolSize && m_poolMin <= m_pool.size() && m_coldCursor < std::max<std::size_t>(m_used.size(), 1);
}

Nand::Physical Nand::takeErased() {
    while (m_pool[m_poolMin].empty()) {
        ++m_poolMin;
    }
    auto& row = m_pool[m_poolMin];
    const Physical physical = row.back();
    row.pop_back();
    if (row.empty() && row.capacity() > 1024) {
        row.shrink_to_fit(); // Rows are left behind for good as wear grows.
    }
    --m_poolSize;
    return physical;
}

void Nand::putErased(Physical physical) {
    const std::uint32_t row = m_leveling == WearLeveling::none ? 0 : physical.erases;
    if (row >= m_pool.size()) {
        m_pool.resize(std::size_t{row} + 1);
    }
    m_pool[row].push_back(physical);
    m_poolMin = m_poolSize == 0 ? row : std::min(m_poolMin, row);
    ++m_poolSize;
}

bool Nand::isWornOut(Physical physical) const {
    const std::uint32_t earliest = m_endurance - m_endurance / 5;
    if (m_endurance == 0 || physical.erases < earliest) {
        return false;
    }
    const std::uint32_t spread = m_endurance / 5 * 2 + 1;
    const std::uint64_t dice = Random::mix(m_seed ^ (std::uint64_t{physical.number} << 20));
    return physical.erases >= earliest + dice % spread;
}

} // namespace trimwright::emulator
