// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/huge_array.h"
#include "core/emulator/nand.h"
#include "core/emulator/random.h"
#include "core/emulator/victims.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace trimwright::emulator {

/// Which block garbage collection empties. greedy: the one with the fewest valid pages; fifo: the one written longest
/// ago; costBenefit: the best (1 − u) / 2u × age (Rosenblum and Ousterhout), among 1,024 blocks in turn if there are
/// more; random: any.
enum class VictimPolicy { greedy, fifo, costBenefit, random };

struct FtlConfig {
    std::uint32_t exported_pages = 0;    ///< Pages the host can address.
    std::uint32_t pages_per_block = 128; ///< At most 8,192.
    std::uint32_t blocks = 0; ///< Blocks that hold data: (blocks − 1) × pages_per_block >= exported_pages.
    VictimPolicy policy = VictimPolicy::greedy;
    /// Entries of a table of single pages that lie apart from their neighbours; 0: the drive has no such table.
    std::uint64_t fragment_entries = 0;
    std::uint64_t seed = 1;
};

/// What happened so far; only grows.
struct FtlCounters {
    std::uint64_t host_pages = 0;     ///< Pages the host wrote.
    std::uint64_t copied_pages = 0;   ///< Valid pages copied by garbage collection.
    std::uint64_t leveling_pages = 0; ///< Pages copied by static wear levelling.
    std::uint64_t erases = 0;
    std::uint64_t trimmed_pages = 0;      ///< Mapped pages that TRIM unmapped.
    std::uint64_t fragment_overflows = 0; ///< Writes that needed an entry while the fragment table was full.
};

/// A page-mapped flash translation layer: where each host page lies, which pages of a block are valid, which block is
/// written and which is collected next. Placement only; what a page contains is kept elsewhere (FlashDrive).
///
/// A page is mapped to its block, not to a slot in it: no figure depends on the slot. Garbage collection of a victim
/// therefore costs nothing per page: the victim keeps its number and its valid pages, gets an erased physical block
/// (Nand) and becomes the block that is written next, with its stale pages as room. That is exact as long as host
/// writes and copies share one open block.
///
/// Deterministic: no clock, no threads, no I/O. Not thread-safe. Copyable: a copy is a snapshot.
class Ftl {
  public:
    Ftl(const FtlConfig& ftl, const NandConfig& nand);

    /// Writes single pages in this order, each < exported_pages. Returns how many were written: fewer only when the
    /// flash is worn out, from then on 0.
    std::size_t write(std::span<const std::uint32_t> pages);
    /// Writes consecutive pages as one stream; they leave the fragment table. Returns how many were written.
    std::uint32_t writeRun(std::uint32_t first, std::uint32_t count);
    /// Writes consecutive pages that are too few to be kept as a stream: each takes a fragment entry.
    std::uint32_t writeFragments(std::uint32_t first, std::uint32_t count);
    /// Forgets pages. Returns how many were mapped.
    std::uint32_t trim(std::uint32_t first, std::uint32_t count);
    /// Forgets everything and erases every block that was written.
    void eraseAll();

    bool isMapped(std::uint32_t page) const { return (m_map[page] & blockMask) != unmapped(); }
    bool isFragment(std::uint32_t page) const { return (m_map[page] & fragmentBit) != 0; }
    std::uint32_t blockOf(std::uint32_t page) const { return m_map[page] & blockMask; } ///< If it is mapped.

    /// True if the block was opened by garbage collection: its pages came in between copies, so neighbours of the host
    /// do not lie on neighbouring channels.
    bool isMixed(std::uint32_t block) const { return m_mixed[block]; }

    struct BlockState {
        std::uint32_t valid = 0;
        std::uint32_t stale = 0;
        std::uint32_t free = 0;
        std::uint32_t erases = 0;
    };
    BlockState block(std::uint32_t index) const;
    std::uint32_t blocks() const { return m_config.blocks; }

    bool wornOut() const { return m_wornOut; }
    std::uint64_t mappedPages() const { return m_mapped; }
    std::uint64_t fragments() const { return m_fragments; }
    const FtlCounters& counters() const { return m_counters; }
    const Nand& nand() const { return m_nand; }
    const FtlConfig& config() const { return m_config; }
    std::uint64_t memoryBytes() const;

    /// Recomputes everything from the map and compares. Empty: all invariants hold; else what is wrong. Slow.
    std::string checkInvariants() const;

    template <class Archive, class Self>
    static void exchange(Archive& archive, Self& self) {
        archive(fixedSize(self.m_map), fixedSize(self.m_valid), fixedSize(self.m_mixed), self.m_erased, self.m_greedy,
                fixedSize(self.m_fifo), self.m_fifoHead, self.m_fifoCount, fixedSize(self.m_closedAt), self.m_window,
                self.m_random, self.m_open, self.m_room, self.m_hasOpen, self.m_wornOut, self.m_mapped,
                self.m_fragments, self.m_counters, self.m_nand);
        archive.require([&self] { return self.isSound(); });
    }

  private:
    // A map entry is a block number with one flag. Unmapped pages point to one block number more than there are, whose
    // count takes part in the arithmetic, so that the hot loop needs no branch for them.
    static constexpr std::uint32_t fragmentBit = 0x80000000U;
    static constexpr std::uint32_t blockMask = 0x0FFFFFFFU;
    // The open block and erased blocks carry this in their count: they are no victims. An open block's free pages are
    // counted as valid ahead of time, so that writing a page changes one count, not two.
    static constexpr std::uint16_t notClosed = GreedyVictims::excluded;

    /// Counts the pages that leave each block. Neighbours mostly lie in the same one, which is then touched once.
    class Leaving {
      public:
        explicit Leaving(Ftl& ftl) : m_ftl(ftl), m_block(ftl.unmapped()) {}
        Leaving(const Leaving&) = delete;
        Leaving& operator=(const Leaving&) = delete;
        ~Leaving() { m_ftl.release(m_block, m_pages); }

        void add(std::uint32_t block) {
            if (block != m_block) {
                m_ftl.release(m_block, m_pages);
                m_block = block;
                m_pages = 0;
            }
            ++m_pages;
        }

      private:
        Ftl& m_ftl;
        std::uint32_t m_block;
        std::uint32_t m_pages = 0;
    };

    std::uint32_t unmapped() const { return m_config.blocks; }
    bool isSound() const; ///< All numbers that an archive gave are within the tables they point into.
    template <bool fragment, class PageAt>
    std::size_t place(std::size_t count, PageAt pageAt);
    template <bool fragment, class PageAt>
    void placeSegment(std::size_t from, std::size_t to, std::size_t count, PageAt& pageAt);
    void release(std::uint32_t block, std::uint32_t pages);
    bool makeRoom();
    void closeOpenBlock();
    bool openBlock();
    std::uint32_t pickVictim();
    std::uint32_t pickCostBenefit();
    void levelWear();

    FtlConfig m_config;
    HugeArray<std::uint32_t> m_map;
    std::vector<std::uint16_t> m_valid; ///< Per block, and one more for unmapped pages.
    std::vector<bool> m_mixed;
    std::vector<std::uint32_t> m_erased; ///< Blocks never written or erased, taken from the back.
    GreedyVictims m_greedy;
    std::vector<std::uint32_t> m_fifo; ///< A ring of closed blocks in the order of their closing (fifo only).
    std::size_t m_fifoHead = 0;
    std::size_t m_fifoCount = 0;
    std::vector<std::uint64_t> m_closedAt; ///< host_pages when closed (costBenefit only).
    std::uint32_t m_window = 0;
    Random m_random;
    std::uint32_t m_open;
    std::uint32_t m_room = 0; ///< Free pages of the open block.
    bool m_hasOpen = false;
    bool m_wornOut = false;
    std::uint64_t m_mapped = 0;
    std::uint64_t m_fragments = 0;
    FtlCounters m_counters;
    Nand m_nand;
};

} // namespace trimwright::emulator
