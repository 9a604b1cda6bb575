// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/host.h"

#include <algorithm>
#include <array>
#include <vector>

namespace trimwright::emulator {
namespace {

// Partitions begin and end on 1 MiB, as every partitioner aligns them.
constexpr std::uint32_t alignmentPages = 256;
// The longest range a TRIM command can hold that ends on a page.
constexpr std::uint32_t rangePages = 65535 / FlashDrive::pageSectors;
constexpr std::size_t payloadSectors = 8;

Extent partitionOf(const DriveModel& model) {
    const std::uint32_t end = (model.pages() - alignmentPages) / alignmentPages * alignmentPages;
    return {alignmentPages, end - alignmentPages};
}

/// Sends one command. False: the drive aborted it.
bool sendTrim(AtaDevice& device, std::span<const TrimRange> ranges) {
    std::array<std::uint8_t, payloadSectors * 512> payload{};
    const std::size_t sectors = (ranges.size() + trimRangesPerSector - 1) / trimRangesPerSector;
    const auto used = std::span(payload).first(sectors * 512);
    packTrimRanges(ranges, used);
    TaskFile command;
    command.command = ata::dataSetManagement;
    command.features = 0x0001;
    command.count = static_cast<std::uint16_t>(sectors);
    return device.execute(command, used).ok();
}

/// Cuts an extent into ranges of at most the length a command can say.
void appendRanges(Extent extent, std::vector<TrimRange>& ranges) {
    while (extent.count > 0) {
        const std::uint32_t pages = std::min(extent.count, rangePages);
        ranges.push_back({std::uint64_t{extent.first} * FlashDrive::pageSectors,
                          static_cast<std::uint16_t>(pages * FlashDrive::pageSectors)});
        extent.first += pages;
        extent.count -= pages;
    }
}

} // namespace

bool sendTrims(AtaDevice& device, std::span<const Extent> extents) {
    std::vector<TrimRange> ranges;
    for (const Extent& extent : extents) {
        appendRanges(extent, ranges);
    }
    constexpr std::size_t most = payloadSectors * trimRangesPerSector;
    for (std::size_t at = 0; at < ranges.size(); at += most) {
        if (!sendTrim(device, std::span(ranges).subspan(at, std::min(most, ranges.size() - at)))) {
            return false;
        }
    }
    return true;
}

Host::Host(const DriveModel& model, std::uint64_t seed) : m_filesystem(partitionOf(model)), m_random(seed) {}

bool Host::createFile(AtaDevice& device, std::uint32_t pages) {
    const auto extents = m_filesystem.create(pages);
    if (!extents) {
        return false;
    }
    for (const Extent& extent : *extents) {
        if (device.flash().write(extent.first, extent.count) != extent.count) {
            return false;
        }
    }
    writeRecord(device);
    return true;
}

void Host::deleteFile(AtaDevice& device, std::size_t index, bool trims) {
    const auto extents = m_filesystem.remove(index);
    writeRecord(device);
    if (trims) {
        sendTrims(device, extents);
    }
}

void Host::overwriteInPlace(AtaDevice& device, std::uint32_t writes) {
    if (m_filesystem.files() == 0) {
        return;
    }
    std::vector<std::uint32_t> pages(writes); // In one go, so that the drive can look ahead.
    for (std::uint32_t& page : pages) {
        const auto& extents = m_filesystem.extents(m_random.below(static_cast<std::uint32_t>(m_filesystem.files())));
        const Extent& extent = extents[m_random.below(static_cast<std::uint32_t>(extents.size()))];
        page = extent.first + m_random.below(extent.count);
    }
    device.flash().writeRandom(pages);
}

Host::Optimized Host::optimize(AtaDevice& device, Steps& steps) const {
    Optimized result;
    const Extent area = m_filesystem.partition();
    const std::uint64_t total = std::uint64_t{area.count} * FlashDrive::pageBytes;
    std::uint32_t page = area.first;
    std::vector<TrimRange> ranges;
    bool more = true;
    while (more) {
        ranges.clear();
        std::uint64_t bytes = 0;
        while (ranges.size() < trimRangesPerSector * payloadSectors) {
            const auto free = m_filesystem.nextFree(page, rangePages);
            more = free.has_value();
            if (!more) {
                break;
            }
            appendRanges(*free, ranges);
            bytes += std::uint64_t{free->count} * FlashDrive::pageBytes;
            page = free->first + free->count;
        }
        if (ranges.empty() || !steps.next()) {
            break;
        }
        if (!sendTrim(device, ranges)) {
            result.refused = true;
            break;
        }
        ++result.commands;
        result.offered_bytes += bytes;
        const std::uint64_t covered = more ? std::uint64_t{page - area.first} * FlashDrive::pageBytes : total;
        steps.report({covered, total, result.offered_bytes});
    }
    return result;
}

void Host::writeRecord(AtaDevice& device) {
    const Extent records = m_filesystem.records();
    const std::uint32_t page = records.first + m_random.below(records.count);
    device.flash().writeRandom({&page, 1});
}

} // namespace trimwright::emulator
