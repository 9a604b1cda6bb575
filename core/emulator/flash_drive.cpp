// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/flash_drive.h"

#include <algorithm>
#include <cmath>

namespace trimwright::emulator {
namespace {

Ftl makeFtl(const DriveModel& model, std::uint64_t seed) {
    FtlConfig ftl;
    NandConfig nand;
    if (model.mapping == MappingKind::none) { // A hard disk: nothing is mapped, and nothing uses this.
        ftl.exported_pages = 1;
        ftl.pages_per_block = 2;
        ftl.blocks = 2;
        nand.used_blocks = 2;
        return {ftl, nand};
    }
    ftl.exported_pages = model.units();
    ftl.pages_per_block = model.unitsPerBlock();
    ftl.blocks = model.usedBlocks();
    ftl.fragment_entries = model.fragment_entries;
    ftl.seed = seed;
    nand.used_blocks = model.usedBlocks();
    nand.reserve_blocks = model.physicalBlocks() - model.usedBlocks();
    nand.endurance_cycles = model.endurance_cycles;
    nand.wear_leveling = model.static_wear_leveling ? WearLeveling::dynamicAndStatic : WearLeveling::dynamic;
    nand.seed = seed;
    return {ftl, nand};
}

} // namespace

FlashDrive::FlashDrive(DriveModel model, std::uint64_t seed)
    : m_model(std::move(model)), m_seed(seed), m_ftl(makeFtl(m_model, seed)) {
    if (m_model.mapping == MappingKind::logBlocks) {
        m_log = LogBlocks(m_model.units(), m_model.log_pages);
    }
}

std::size_t FlashDrive::writeRandom(std::span<const std::uint32_t> pages, unsigned queueDepth) {
    // With few requests in flight, fewer channels are busy than the controller could serve.
    const double inFlight = std::clamp(queueDepth, 1U, m_model.channels);
    const double pageUs = std::max(m_model.random_write_us, m_model.program_us / inFlight);
    std::size_t written = 0;
    if (!m_latency) {
        written = writeSingles(pages, pageUs);
    } else {
        while (written < pages.size()) {
            const double start = m_counters.simulated_us;
            if (writeSingles(pages.subspan(written, 1), pageUs) == 0) {
                break;
            }
            m_latency->add(m_counters.simulated_us - start);
            ++written;
        }
    }
    for (std::size_t i = 0; i < written && !(m_content.empty() && m_unflushed.empty()); ++i) {
        dropContent(pages[i], 1);
    }
    m_counters.host_written_sectors += written * pageSectors;
    m_counters.rejected_writes += pages.size() - written;
    m_nextSequential.reset();
    return written;
}

std::size_t FlashDrive::writeSingles(std::span<const std::uint32_t> pages, double pageUs) {
    std::size_t written = pages.size();
    if (m_model.mapping == MappingKind::none) {
        m_counters.simulated_us += m_model.access_us * static_cast<double>(written);
    } else if (m_model.mapping == MappingKind::page) {
        const FtlCounters before = m_ftl.counters();
        written = m_ftl.write(pages);
        chargeCopies(before);
    } else {
        written = writeToUnits(pages);
    }
    m_counters.simulated_us += static_cast<double>(written) * pageUs;
    return written;
}

std::size_t FlashDrive::writeToUnits(std::span<const std::uint32_t> pages) {
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (!writePart(pages[i], 1)) {
            return i;
        }
    }
    return pages.size();
}

/// Writes consecutive pages that are only a part of one unit.
bool FlashDrive::writePart(std::uint32_t page, std::uint32_t count) {
    const std::uint32_t unit = page / m_model.unit_pages;
    if (m_model.mapping == MappingKind::logBlocks) {
        for (std::uint32_t i = 0; i < count; ++i) {
            ++m_logPages;
            if (m_log.add(unit)) {
                mergeLog();
            }
        }
        return !m_ftl.wornOut();
    }
    if (m_ftl.isMapped(unit)) {
        m_counters.simulated_us += m_model.unit_rewrite_us;
    }
    const FtlCounters before = m_ftl.counters();
    const bool written = m_ftl.write({&unit, 1}) == 1;
    chargeCopies(before);
    return written;
}

void FlashDrive::mergeLog() {
    for (const LogBlocks::Merge& merge : m_log.takeAll()) {
        // A unit without old data is only filled from the log.
        const double share = m_ftl.isMapped(merge.unit) ? 1.0 : static_cast<double>(merge.pages) / m_model.unit_pages;
        m_counters.simulated_us += m_model.merge_us * share;
        const FtlCounters before = m_ftl.counters();
        m_ftl.write({&merge.unit, 1});
        chargeCopies(before);
    }
}

std::uint32_t FlashDrive::write(std::uint32_t first, std::uint32_t count) {
    const double start = m_counters.simulated_us;
    const bool continues = m_nextSequential == first;
    std::uint32_t written = count;
    if (m_model.mapping == MappingKind::page) {
        written = writePages(first, count);
    } else if (m_model.mapping != MappingKind::none) {
        written = writeUnits(first, count);
    }
    const double beginUs = m_model.mapping == MappingKind::none ? m_model.access_us
                                                                : m_model.random_write_us - m_model.sequential_write_us;
    m_counters.simulated_us += written * m_model.sequential_write_us + (continues ? 0 : beginUs);
    dropContent(first, written); // Of a page that is refused, the old content stays.
    m_counters.host_written_sectors += std::uint64_t{written} * pageSectors;
    m_counters.rejected_writes += count - written;
    m_nextSequential = first + count;
    if (m_latency) {
        m_latency->add(m_counters.simulated_us - start);
    }
    return written;
}

std::uint32_t FlashDrive::writePages(std::uint32_t first, std::uint32_t count) {
    // Whole mapping units are kept as streams; what is left at both ends lies apart.
    const std::uint32_t unit = m_model.fragment_unit_pages;
    const std::uint32_t end = first + count;
    const std::uint32_t streamBegin = std::min(end, (first + unit - 1) / unit * unit);
    const std::uint32_t streamEnd = std::max(streamBegin, end / unit * unit);
    const FtlCounters before = m_ftl.counters();
    std::uint32_t written = m_ftl.writeFragments(first, streamBegin - first);
    written += m_ftl.writeRun(streamBegin, streamEnd - streamBegin);
    written += m_ftl.writeFragments(streamEnd, end - streamEnd);
    chargeCopies(before);
    return written;
}

std::uint32_t FlashDrive::writeUnits(std::uint32_t first, std::uint32_t count) {
    const std::uint32_t pages = m_model.unit_pages;
    const std::uint32_t end = first + count;
    std::uint32_t page = first;
    while (page < end) {
        const std::uint32_t unit = page / pages;
        if (page % pages != 0 || end - page < pages) {
            const std::uint32_t part = std::min(end, (unit + 1) * pages) - page;
            if (!writePart(page, part)) {
                break;
            }
            page += part;
            continue;
        }
        const std::uint32_t whole = (end - page) / pages;
        const FtlCounters before = m_ftl.counters();
        const std::uint32_t done = m_ftl.writeRun(unit, whole);
        chargeCopies(before);
        for (std::uint32_t i = 0; i < done; ++i) {
            m_log.forget(unit + i);
        }
        page += done * pages;
        if (done < whole) {
            break;
        }
    }
    return page - first;
}

void FlashDrive::readSequential(std::span<const Extent> extents) {
    m_nextSequential.reset();
    std::uint64_t pages = 0;
    // Units in the order of the stream, a stripe of one per channel at a time; the fullest channel sets the pace.
    std::vector<std::uint32_t> load(m_model.channels);
    std::uint32_t inStripe = 0;
    std::uint64_t paced = 0;
    const auto endStripe = [&] {
        paced += *std::max_element(load.begin(), load.end());
        std::fill(load.begin(), load.end(), 0U);
        inStripe = 0;
    };
    // On a hard disk there are no channels, and a unit as large as a block lies across all of them.
    const bool striped = m_model.mapping == MappingKind::page || m_model.mapping == MappingKind::unit;
    for (const Extent& extent : extents) {
        pages += extent.count;
        for (std::uint32_t page = extent.first; striped && page < extent.first + extent.count;) {
            const std::uint32_t unit = page / m_model.unit_pages;
            if (m_ftl.isMapped(unit)) { // Others are zeros that no flash is read for.
                ++load[channelOf(unit)];
            }
            if (++inStripe == m_model.channels) {
                endStripe();
            }
            page = (unit + 1) * m_model.unit_pages;
        }
    }
    endStripe();
    m_counters.host_read_sectors += pages * pageSectors;
    const double busUs = static_cast<double>(pages) * pageBytes / m_model.bus_megabytes_per_second;
    const double flashUs = static_cast<double>(paced * m_model.unit_pages) * m_model.channel_us;
    m_counters.simulated_us += m_model.access_us + std::max(busUs, flashUs);
}

void FlashDrive::readAlone(std::uint32_t bytes) {
    m_counters.host_read_sectors += bytes / 512;
    m_nextSequential.reset();
    const double share = static_cast<double>(bytes) / pageBytes;
    m_counters.simulated_us +=
        m_model.access_us + m_model.read_us + std::max(0.0, m_model.channel_us - m_model.read_us) * share;
}

void FlashDrive::readRandom(std::uint64_t count, double queueDepth, std::uint32_t pagesEach) {
    m_counters.host_read_sectors += count * pagesEach * pageSectors;
    m_nextSequential.reset();
    const double busUs = pagesEach * static_cast<double>(pageBytes) / m_model.bus_megabytes_per_second;
    if (m_model.mapping == MappingKind::none) {
        m_counters.simulated_us += static_cast<double>(count) * (m_model.access_us + busUs);
        return;
    }
    // How many channels are busy on average when the pages in flight choose theirs at random.
    const double channels = m_model.channels;
    const double busy = channels * (1 - std::pow(1 - 1 / channels, queueDepth * pagesEach));
    const double flashUs = pagesEach * m_model.channel_us / busy;
    m_counters.simulated_us += static_cast<double>(count) * std::max({flashUs, m_model.controller_read_us, busUs});
}

std::uint32_t FlashDrive::channelOf(std::uint32_t unit) const {
    const std::uint32_t block = m_ftl.blockOf(unit);
    const bool scattered = m_ftl.isFragment(unit) || m_ftl.isMixed(block);
    return scattered ? static_cast<std::uint32_t>(Random::mix((std::uint64_t{unit} << 32) | block) % m_model.channels)
                     : unit % m_model.channels;
}

bool FlashDrive::writeContent(std::uint32_t page, Bytes content) {
    auto old = keptInCache(page);
    const bool written = write(page, 1) == 1;
    m_unflushed.insert(std::move(old));
    if (!written) {
        return false;
    }
    const bool zero = std::all_of(content.begin(), content.end(), [](std::uint8_t byte) { return byte == 0; });
    if (!zero) {
        std::copy(content.begin(), content.end(), m_content[page].begin());
    }
    return true;
}

/// What the flash has of a page that is written to the cache now.
FlashDrive::ContentMap::node_type FlashDrive::keptInCache(std::uint32_t page) {
    constexpr std::size_t cachedPages = 64;
    if (m_unflushed.size() >= cachedPages) {
        flush();
    }
    if (auto known = m_unflushed.extract(page)) {
        return known; // It is in the cache already.
    }
    ContentMap one;
    readContent(page, one[page]);
    return one.extract(page);
}

void FlashDrive::losePower() {
    // By chance, but the same chance each time: a drive follows from its seed.
    Random random(Random::mix(m_seed ^ (++m_counters.unsafe_shutdowns << 32)));
    for (const PageContent& old : inOrder(m_unflushed)) {
        if (random.below(2) == 0) {
            m_content[old.page] = old.bytes;
        }
    }
    m_unflushed.clear();
    m_nextSequential.reset();
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
    for (ContentMap* const map : {&m_content, &m_unflushed}) {
        if (const auto found = map->find(page); found != map->end()) {
            const std::span<std::uint8_t> bytes(found->second);
            std::ranges::fill(bytes.subspan(std::size_t{firstSector} * 512, std::size_t{count} * 512), std::uint8_t{0});
        }
    }
}

void FlashDrive::trim(std::uint32_t first, std::uint32_t count) {
    dropContent(first, count);
    m_counters.simulated_us += m_model.trim_page_us * count;
    if (m_model.mapping == MappingKind::none) {
        return;
    }
    const std::uint32_t pages = m_model.unit_pages;
    const std::uint32_t begin = (first + pages - 1) / pages;
    const std::uint32_t end = first + count == m_model.pages() ? m_model.units() : (first + count) / pages;
    if (end <= begin) {
        return;
    }
    m_ftl.trim(begin, end - begin);
    for (std::uint32_t unit = begin; m_model.mapping == MappingKind::logBlocks && unit < end; ++unit) {
        m_log.forget(unit);
    }
}

void FlashDrive::secureErase() {
    m_content.clear();
    m_unflushed.clear();
    m_log.takeAll();
    m_ftl.eraseAll();
    ++m_counters.secure_erases;
    // The dies erase side by side, each one block after the other.
    m_counters.simulated_us += m_model.erase_us * m_model.physicalBlocks() / m_model.dies;
    m_nextSequential.reset();
}

void FlashDrive::updateFirmware(const DriveModel& model) {
    m_model = model;
}

std::uint64_t FlashDrive::flashPages() const {
    const FtlCounters& ftl = m_ftl.counters();
    return (ftl.host_pages + ftl.copied_pages + ftl.leveling_pages) * m_model.unit_pages + m_logPages;
}

void FlashDrive::chargeCopies(const FtlCounters& before) {
    const FtlCounters& now = m_ftl.counters();
    const std::uint64_t copies = now.copied_pages - before.copied_pages + now.leveling_pages - before.leveling_pages;
    m_counters.simulated_us +=
        static_cast<double>(copies * m_model.unit_pages) * m_model.copy_us +
        static_cast<double>(now.fragment_overflows - before.fragment_overflows) * m_model.fragment_overflow_us;
}

std::vector<FlashDrive::PageContent> FlashDrive::inOrder(const ContentMap& map) {
    std::vector<PageContent> content;
    content.reserve(map.size());
    for (const auto& [page, bytes] : map) {
        content.push_back({page, bytes});
    }
    std::ranges::sort(content, {}, &PageContent::page);
    return content;
}

bool FlashDrive::takeContent(const std::vector<PageContent>& content, ContentMap& map) const {
    map.clear();
    for (const PageContent& one : content) {
        map[one.page] = one.bytes;
    }
    return content.empty() || content.back().page < m_model.pages();
}

bool FlashDrive::installFirmware(const std::string& modelKey) {
    if (modelKey == m_model.key) {
        return true;
    }
    const auto model = findModel(modelKey);
    if (!model || model->sectors != m_model.sectors) {
        return false;
    }
    updateFirmware(*model);
    return true;
}

void FlashDrive::dropContent(std::uint32_t first, std::uint32_t count) {
    for (ContentMap* const map : {&m_content, &m_unflushed}) {
        if (map->size() < count) {
            std::erase_if(*map, [=](const auto& entry) { return entry.first - first < count; });
            continue;
        }
        for (std::uint32_t i = 0; i < count && !map->empty(); ++i) {
            map->erase(first + i);
        }
    }
}

} // namespace trimwright::emulator
