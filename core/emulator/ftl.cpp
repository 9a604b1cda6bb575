// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ftl.h"

#include <algorithm>
#include <string>

namespace trimwright::emulator {
namespace {

// Far enough ahead to hide a memory access behind the work on other pages, near enough to stay in the cache.
constexpr std::size_t prefetchAhead = 24;
// Bounds how often the count of unmapped pages can fall before it is read (it has 16 bits).
constexpr std::size_t segmentPages = 4096;
constexpr std::uint16_t unmappedCount = 0xFFFF;
constexpr std::uint32_t costBenefitWindow = 1024;

} // namespace

Ftl::Ftl(const FtlConfig& ftl, const NandConfig& nand)
    : m_config(ftl),
      m_map(ftl.exported_pages, ftl.blocks),
      m_valid(ftl.blocks + std::size_t{1}, notClosed),
      m_mixed(ftl.blocks),
      m_erased(ftl.blocks),
      m_greedy(ftl.pages_per_block),
      m_random(ftl.seed),
      m_open(ftl.blocks),
      m_nand(nand) {
    for (std::uint32_t block = 0; block < ftl.blocks; ++block) {
        m_erased[block] = ftl.blocks - 1 - block;
    }
    m_valid.back() = unmappedCount;
    if (ftl.policy == VictimPolicy::fifo) {
        m_fifo.resize(ftl.blocks);
    }
    if (ftl.policy == VictimPolicy::costBenefit) {
        m_closedAt.resize(ftl.blocks);
    }
}

std::size_t Ftl::write(std::span<const std::uint32_t> pages) {
    const auto at = [pages](std::size_t i) { return pages[i]; };
    return m_config.fragment_entries == 0 ? place<false>(pages.size(), at) : place<true>(pages.size(), at);
}

std::uint32_t Ftl::writeRun(std::uint32_t first, std::uint32_t count) {
    std::uint32_t done = 0;
    while (done < count && makeRoom()) {
        const std::uint32_t now = std::min(count - done, m_room);
        std::uint32_t fragments = 0;
        std::uint32_t fresh = 0;
        {
            Leaving leaving(*this);
            for (std::uint32_t i = 0; i < now; ++i) {
                std::uint32_t& entry = m_map[first + done + i];
                const std::uint32_t block = entry & blockMask;
                fragments += entry >> 31;
                fresh += block == unmapped() ? 1 : 0;
                entry = m_open;
                leaving.add(block);
            }
        }
        m_fragments -= fragments;
        m_mapped += fresh;
        m_room -= now;
        m_counters.host_pages += now;
        done += now;
    }
    return done;
}

std::uint32_t Ftl::writeFragments(std::uint32_t first, std::uint32_t count) {
    const auto at = [first](std::size_t i) { return first + static_cast<std::uint32_t>(i); };
    return static_cast<std::uint32_t>(m_config.fragment_entries == 0 ? place<false>(count, at)
                                                                     : place<true>(count, at));
}

template <bool fragment, class PageAt>
std::size_t Ftl::place(std::size_t count, PageAt pageAt) {
    std::size_t done = 0;
    for (std::size_t i = 0; i < std::min(count, prefetchAhead); ++i) {
        __builtin_prefetch(m_map.data() + pageAt(i), 1, 0);
    }
    while (done < count && makeRoom()) {
        const std::size_t now = std::min({count - done, std::size_t{m_room}, segmentPages});
        placeSegment<fragment>(done, done + now, count, pageAt);
        m_room -= static_cast<std::uint32_t>(now);
        m_counters.host_pages += now;
        done += now;
    }
    return done;
}

template <bool fragment, class PageAt>
void Ftl::placeSegment(std::size_t from, std::size_t to, std::size_t count, PageAt& pageAt) {
    auto* const map = m_map.data();
    auto* const valid = m_valid.data();
    const std::uint32_t open = m_open;
    int threshold = m_greedy.threshold();
    std::uint64_t fragments = m_fragments;
    std::uint64_t overflows = 0;
    for (std::size_t i = from; i < to; ++i) {
        if (i + prefetchAhead < count) {
            __builtin_prefetch(map + pageAt(i + prefetchAhead), 1, 0);
        }
        std::uint32_t& entry = map[pageAt(i)];
        const std::uint32_t old = entry & blockMask;
        if constexpr (fragment) {
            const std::uint32_t was = entry >> 31;
            const std::uint32_t take = was | (fragments < m_config.fragment_entries ? 1U : 0U);
            fragments += take & ~was;
            overflows += take ^ 1U;
            entry = open | (take << 31);
        } else {
            entry = open;
        }
        const std::uint16_t left = --valid[old];
        if (left <= threshold) [[unlikely]] {
            m_greedy.report(old, left, {m_valid.data(), m_config.blocks});
            threshold = m_greedy.threshold();
            m_nand.prefetch(old); // It is collected soon.
        }
    }
    m_mapped += static_cast<std::uint16_t>(unmappedCount - valid[unmapped()]);
    valid[unmapped()] = unmappedCount;
    m_fragments = fragments;
    m_counters.fragment_overflows += overflows;
}

void Ftl::release(std::uint32_t block, std::uint32_t pages) {
    if (block == unmapped() || pages == 0) {
        return;
    }
    m_valid[block] = static_cast<std::uint16_t>(m_valid[block] - pages);
    if (m_valid[block] <= m_greedy.threshold()) {
        m_greedy.report(block, m_valid[block], {m_valid.data(), m_config.blocks});
    }
}

std::uint32_t Ftl::trim(std::uint32_t first, std::uint32_t count) {
    Leaving leaving(*this);
    std::uint32_t forgotten = 0;
    std::uint32_t fragments = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
        std::uint32_t& entry = m_map[first + i];
        const std::uint32_t block = entry & blockMask;
        if (block == unmapped()) {
            continue;
        }
        fragments += entry >> 31;
        entry = unmapped();
        ++forgotten;
        leaving.add(block);
    }
    m_fragments -= fragments;
    m_mapped -= forgotten;
    m_counters.trimmed_pages += forgotten;
    return forgotten;
}

void Ftl::eraseAll() {
    std::vector<bool> erased(m_config.blocks);
    for (const std::uint32_t block : m_erased) {
        erased[block] = true;
    }
    for (std::uint32_t block = 0; block < m_config.blocks; ++block) {
        if (!erased[block] && m_nand.recycle(block)) {
            ++m_counters.erases;
        }
    }
    std::fill(m_map.begin(), m_map.end(), unmapped());
    std::fill(m_valid.begin(), m_valid.end(), notClosed);
    m_valid.back() = unmappedCount;
    m_erased.resize(m_config.blocks);
    for (std::uint32_t block = 0; block < m_config.blocks; ++block) {
        m_erased[block] = m_config.blocks - 1 - block;
    }
    m_greedy = GreedyVictims(m_config.pages_per_block);
    m_fifoHead = 0;
    m_fifoCount = 0;
    m_hasOpen = false;
    m_open = m_config.blocks;
    m_room = 0;
    m_mapped = 0;
    m_fragments = 0;
}

bool Ftl::makeRoom() {
    if (m_room > 0) {
        return true;
    }
    if (m_wornOut) {
        return false;
    }
    closeOpenBlock();
    while (m_room == 0) {
        if (!openBlock()) {
            m_wornOut = true;
            return false;
        }
    }
    return true;
}

void Ftl::closeOpenBlock() {
    if (!m_hasOpen) {
        return;
    }
    m_hasOpen = false;
    m_valid[m_open] = static_cast<std::uint16_t>(m_valid[m_open] - notClosed);
    if (m_valid[m_open] <= m_greedy.threshold()) {
        m_greedy.report(m_open, m_valid[m_open], {m_valid.data(), m_config.blocks});
    }
    if (m_config.policy == VictimPolicy::fifo) {
        m_fifo[(m_fifoHead + m_fifoCount++) % m_fifo.size()] = m_open;
    } else if (m_config.policy == VictimPolicy::costBenefit) {
        m_closedAt[m_open] = m_counters.host_pages;
    }
}

bool Ftl::openBlock() {
    std::uint32_t valid = 0;
    if (!m_erased.empty()) {
        m_open = m_erased.back();
        m_erased.pop_back();
    } else {
        const std::uint32_t victim = pickVictim();
        if (victim == GreedyVictims::none || !m_nand.recycle(victim)) {
            return false;
        }
        m_open = victim;
        valid = m_valid[victim];
        m_counters.copied_pages += valid;
        ++m_counters.erases;
        levelWear();
        if (const std::uint32_t next = m_greedy.likelyNext(); next != GreedyVictims::none) {
            m_nand.prefetch(next);
        }
    }
    m_mixed[m_open] = valid > 0;
    m_valid[m_open] = static_cast<std::uint16_t>(notClosed + m_config.pages_per_block);
    m_room = m_config.pages_per_block - valid;
    m_hasOpen = true;
    if (m_room == 0) {
        closeOpenBlock(); // A victim without a stale page (fifo and random meet such).
    }
    return true;
}

std::uint32_t Ftl::pickVictim() {
    switch (m_config.policy) {
    case VictimPolicy::fifo: {
        const std::uint32_t block = m_fifo[m_fifoHead];
        m_fifoHead = (m_fifoHead + 1) % m_fifo.size();
        --m_fifoCount;
        return block;
    }
    case VictimPolicy::random:
        return m_random.below(m_config.blocks);
    case VictimPolicy::costBenefit:
        return pickCostBenefit();
    case VictimPolicy::greedy:
        break;
    }
    return m_greedy.pick({m_valid.data(), m_config.blocks});
}

std::uint32_t Ftl::pickCostBenefit() {
    std::uint32_t best = m_window;
    double bestValue = -1;
    const std::uint32_t candidates = std::min(m_config.blocks, costBenefitWindow);
    for (std::uint32_t i = 0; i < candidates; ++i) {
        m_window = m_window + 1 < m_config.blocks ? m_window + 1 : 0;
        const double used = static_cast<double>(m_valid[m_window]) / m_config.pages_per_block;
        const double age = static_cast<double>(m_counters.host_pages - m_closedAt[m_window]) + 1;
        const double value = used <= 0 ? 1e300 : (1 - used) / (2 * used) * age;
        if (value > bestValue) {
            bestValue = value;
            best = m_window;
        }
    }
    return best;
}

void Ftl::levelWear() {
    const std::uint32_t cold = m_nand.coldBlock();
    if (cold == Nand::noBlock || cold == m_open || !m_nand.recycle(cold)) {
        return;
    }
    // The block is copied page by page, stale ones too: which of them are stale does not show in its own flash.
    m_counters.leveling_pages += m_config.pages_per_block;
    ++m_counters.erases;
}

Ftl::BlockState Ftl::block(std::uint32_t index) const {
    BlockState state;
    state.erases = m_nand.eraseCount(index);
    const std::uint32_t count = m_valid[index];
    if (m_hasOpen && index == m_open) {
        state.free = m_room;
        state.valid = count - notClosed - m_room;
    } else if (count == notClosed) {
        state.free = m_config.pages_per_block;
    } else {
        state.valid = count;
    }
    state.stale = m_config.pages_per_block - state.valid - state.free;
    return state;
}

std::uint64_t Ftl::memoryBytes() const {
    return m_map.capacity() * sizeof(std::uint32_t) + m_valid.capacity() * sizeof(std::uint16_t) +
           (m_erased.capacity() + m_fifo.capacity()) * sizeof(std::uint32_t) +
           m_closedAt.capacity() * sizeof(std::uint64_t) + m_mixed.capacity() / 8 + m_greedy.memoryBytes() +
           m_nand.memoryBytes();
}

bool Ftl::isSound() const {
    const auto exists = [this](std::uint32_t block) { return block < m_config.blocks; };
    std::uint32_t highest = 0;
    for (const std::uint32_t entry : m_map) {
        highest = std::max(highest, entry & ~fragmentBit);
    }
    return highest <= unmapped() && m_open <= unmapped() && (!m_hasOpen || exists(m_open)) &&
           m_room <= m_config.pages_per_block && m_window <= m_config.blocks && m_fifoHead <= m_fifo.size() &&
           m_fifoCount <= m_fifo.size() && std::ranges::all_of(m_erased, exists) &&
           std::ranges::all_of(m_fifo, exists) && m_greedy.isSound(m_config.blocks);
}

std::string Ftl::checkInvariants() const {
    std::vector<std::uint32_t> counted(m_config.blocks);
    std::uint64_t mapped = 0;
    std::uint64_t fragments = 0;
    for (std::uint32_t page = 0; page < m_config.exported_pages; ++page) {
        if (blockOf(page) > unmapped()) {
            return "page " + std::to_string(page) + " is mapped to a block that does not exist";
        }
        if (isMapped(page)) {
            ++mapped;
            ++counted[blockOf(page)];
            fragments += isFragment(page) ? 1 : 0;
        } else if (isFragment(page)) {
            return "page " + std::to_string(page) + " is a fragment but not mapped";
        }
    }
    for (std::uint32_t index = 0; index < m_config.blocks; ++index) {
        const BlockState state = block(index);
        if (state.valid != counted[index]) {
            return "block " + std::to_string(index) + " counts " + std::to_string(state.valid) + " valid pages, " +
                   std::to_string(counted[index]) + " are mapped to it";
        }
        if (state.valid + state.free > m_config.pages_per_block) {
            return "block " + std::to_string(index) + " holds more pages than it has";
        }
    }
    if (mapped != m_mapped) {
        return "the number of mapped pages is wrong";
    }
    return fragments == m_fragments ? std::string() : "the number of fragments is wrong";
}

} // namespace trimwright::emulator
