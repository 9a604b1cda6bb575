// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/flash_drive.h"

#include <algorithm>

namespace trimwright::emulator {
namespace {

Ftl makeFtl(const DriveModel& model, std::uint64_t seed) {
    FtlConfig ftl;
    ftl.exported_pages = model.pages();
    ftl.pages_per_block = model.pages_per_block;
    ftl.blocks = model.usedBlocks();
    ftl.fragment_entries = model.fragment_entries;
    ftl.seed = seed;
    NandConfig nand;
    nand.used_blocks = model.usedBlocks();
    nand.reserve_blocks = model.physicalBlocks() - model.usedBlocks();
    nand.endurance_cycles = model.endurance_cycles;
    nand.seed = seed;
    return {ftl, nand};
}

} // namespace

FlashDrive::FlashDrive(DriveModel model, std::uint64_t seed)
    : m_model(std::move(model)), m_seed(seed), m_ftl(makeFtl(m_model, seed)) {}

std::size_t FlashDrive::writeRandom(std::span<const std::uint32_t> pages) {
    if (!m_content.empty()) {
        for (const std::uint32_t page : pages) {
            m_content.erase(page);
        }
    }
    const FtlCounters before = m_ftl.counters();
    const std::size_t written = m_ftl.write(pages);
    charge(before, static_cast<double>(written) * m_model.random_write_us);
    m_counters.rejected_writes += pages.size() - written;
    m_nextSequential.reset();
    return written;
}

std::uint32_t FlashDrive::write(std::uint32_t first, std::uint32_t count) {
    dropContent(first, count);
    const FtlCounters before = m_ftl.counters();
    // Whole mapping units are kept as streams; what is left at both ends lies apart.
    const std::uint32_t unit = m_model.fragment_unit_pages;
    const std::uint32_t end = first + count;
    const std::uint32_t streamBegin = std::min(end, (first + unit - 1) / unit * unit);
    const std::uint32_t streamEnd = std::max(streamBegin, end / unit * unit);
    std::uint32_t written = m_ftl.writeFragments(first, streamBegin - first);
    written += m_ftl.writeRun(streamBegin, streamEnd - streamBegin);
    written += m_ftl.writeFragments(streamEnd, end - streamEnd);
    double hostUs = written * m_model.sequential_write_us;
    if (m_nextSequential != first) {
        hostUs += m_model.random_write_us - m_model.sequential_write_us;
    }
    charge(before, hostUs);
    m_counters.rejected_writes += count - written;
    m_nextSequential = end;
    return written;
}

bool FlashDrive::writeContent(std::uint32_t page, Bytes content) {
    if (write(page, 1) != 1) {
        return false;
    }
    const bool zero = std::all_of(content.begin(), content.end(), [](std::uint8_t byte) { return byte == 0; });
    if (!zero) {
        std::copy(content.begin(), content.end(), m_content[page].begin());
    }
    return true;
}

void FlashDrive::readContent(std::uint32_t page, MutableBytes content) const {
    const auto found = m_content.find(page);
    if (found == m_content.end()) {
        std::fill(content.begin(), content.end(), std::uint8_t{0});
    } else {
        std::copy(found->second.begin(), found->second.end(), content.begin());
    }
}

void FlashDrive::zeroSectors(std::uint32_t page, std::uint32_t firstSector, std::uint32_t count) {
    if (const auto found = m_content.find(page); found != m_content.end()) {
        const std::span<std::uint8_t> bytes(found->second);
        std::ranges::fill(bytes.subspan(std::size_t{firstSector} * 512, std::size_t{count} * 512), std::uint8_t{0});
    }
}

std::uint32_t FlashDrive::trim(std::uint32_t first, std::uint32_t count) {
    dropContent(first, count);
    m_counters.simulated_us += m_model.trim_page_us * count;
    return m_ftl.trim(first, count);
}

void FlashDrive::charge(const FtlCounters& before, double hostUs) {
    const FtlCounters& now = m_ftl.counters();
    m_counters.host_written_sectors += (now.host_pages - before.host_pages) * pageSectors;
    const auto copies =
        static_cast<double>(now.copied_pages - before.copied_pages + now.leveling_pages - before.leveling_pages);
    m_counters.simulated_us +=
        hostUs + copies * m_model.copy_us +
        static_cast<double>(now.fragment_overflows - before.fragment_overflows) * m_model.fragment_overflow_us;
}

void FlashDrive::dropContent(std::uint32_t first, std::uint32_t count) {
    if (m_content.size() < count) {
        std::erase_if(m_content, [=](const auto& entry) { return entry.first - first < count; });
        return;
    }
    for (std::uint32_t i = 0; i < count && !m_content.empty(); ++i) {
        m_content.erase(first + i);
    }
}

} // namespace trimwright::emulator
