// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/archive.h"

#include <cstdint>
#include <vector>

namespace trimwright::emulator {

/// How physical blocks are chosen for new data. none: the last erased first. dynamic: the least worn of the free ones.
/// dynamicAndStatic: also moves data that never changes off the least worn blocks.
enum class WearLeveling { none, dynamic, dynamicAndStatic };

struct NandConfig {
    std::uint32_t used_blocks = 0;      ///< Blocks that hold data or are open for it.
    std::uint32_t reserve_blocks = 1;   ///< Erased blocks beyond those; at least one. They replace worn-out blocks.
    std::uint32_t endurance_cycles = 0; ///< Mean erases a block survives (±20 % from block to block); 0: endless.
    WearLeveling wear_leveling = WearLeveling::dynamic;
    std::uint64_t seed = 1;
};

/// The physical blocks: which one stands behind each block number of the flash translation layer, how often each was
/// erased, which ones are worn out. The translation layer keeps a block's number when garbage collection copies its
/// pages, and this table swaps in a freshly erased physical block below, so that only blocks are moved here, never
/// pages. Deterministic; not thread-safe; copyable.
class Nand {
  public:
    explicit Nand(const NandConfig& config);

    /// Puts an erased physical block behind `block` and erases the old one. False: no erased block is left that could
    /// take the data (end of life); nothing changed.
    bool recycle(std::uint32_t block);

    /// With static wear levelling: a block whose data should move because its physical block is far less worn than the
    /// rest. Call once per recycle(); gives `noBlock` almost always.
    static constexpr std::uint32_t noBlock = 0xFFFFFFFFU;
    std::uint32_t coldBlock();

    std::uint32_t eraseCount(std::uint32_t block) const { return m_used[block].erases; }
    /// The number, below physicalBlocks(), of the physical block that stands behind this one.
    std::uint32_t physicalOf(std::uint32_t block) const { return m_used[block].number; }
    /// Calls `visit(number, erases)` for every erased physical block in reserve.
    template <class Visit>
    void visitReserve(const Visit& visit) const {
        for (const auto& row : m_pool) {
            for (const Physical& physical : row) {
                visit(physical.number, physical.erases);
            }
        }
    }
    /// Asks the processor to fetch what recycle() of this block will need.
    void prefetch(std::uint32_t block) const { __builtin_prefetch(&m_used[block], 1); }
    std::uint64_t totalErases() const { return m_totalErases; }
    double meanErases() const;
    std::uint32_t minErases() const; ///< Over all blocks that are not worn out. Reads every block.
    std::uint32_t maxErases() const;
    std::uint32_t physicalBlocks() const { return static_cast<std::uint32_t>(m_used.size()) + m_initialReserve; }
    std::uint32_t wornOutBlocks() const { return m_wornOut; }
    std::uint32_t reserveBlocks() const { return m_poolSize; } ///< What is left of them.
    std::uint32_t initialReserveBlocks() const { return m_initialReserve; }
    std::uint32_t enduranceCycles() const { return m_endurance; }

    std::uint64_t memoryBytes() const;

    template <class Archive, class Self>
    static void exchange(Archive& archive, Self& self) {
        archive(fixedSize(self.m_used), self.m_pool, self.m_poolSize, self.m_poolMin, self.m_wornOut, self.m_coldCursor,
                self.m_totalErases);
        archive.require([&self] { return self.isSound(); });
    }

  private:
    struct Physical {
        std::uint32_t number = 0;
        std::uint32_t erases = 0;
    };

    bool isSound() const;
    Physical takeErased();
    void putErased(Physical physical);
    bool isWornOut(Physical physical) const;

    std::vector<Physical> m_used; ///< By block number: what stands behind it.
    /// Erased blocks by erase count, so that the least worn is found at once; without wear levelling all in row 0.
    std::vector<std::vector<Physical>> m_pool;
    std::uint32_t m_poolSize = 0;
    std::uint32_t m_poolMin = 0;
    std::uint32_t m_initialReserve = 0;
    std::uint32_t m_wornOut = 0;
    std::uint32_t m_endurance = 0;
    std::uint32_t m_coldCursor = 0;
    std::uint64_t m_totalErases = 0;
    WearLeveling m_leveling;
    std::uint64_t m_seed;
};

} // namespace trimwright::emulator
