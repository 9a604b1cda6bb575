// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/filesystem.h"

#include <algorithm>
#include <bit>

namespace trimwright::emulator {

Filesystem::Filesystem(Extent partition)
    : m_partition(partition),
      m_records{partition.first, std::min(partition.count, std::max(16U, partition.count / 512))},
      m_used(partition.count / 64 + std::size_t{1}),
      m_free(partition.count),
      m_cursor(m_records.count) {
    mark(m_records, true);
}

std::optional<std::vector<Extent>> Filesystem::create(std::uint32_t pages) {
    if (pages == 0 || pages > m_free) {
        return std::nullopt;
    }
    std::vector<Extent> extents;
    while (pages > 0) {
        std::uint32_t begin = find(m_cursor, m_partition.count, false);
        if (begin == m_partition.count) {
            begin = find(0, m_partition.count, false);
        }
        const std::uint32_t end = find(begin, std::min(m_partition.count, begin + pages), true);
        extents.push_back({m_partition.first + begin, end - begin});
        mark(extents.back(), true);
        pages -= end - begin;
        m_cursor = end;
    }
    m_files.push_back(extents);
    return extents;
}

std::vector<Extent> Filesystem::remove(std::size_t index) {
    std::swap(m_files[index], m_files.back());
    std::vector<Extent> extents = std::move(m_files.back());
    m_files.pop_back();
    for (const Extent& extent : extents) {
        mark(extent, false);
    }
    return extents;
}

std::optional<Extent> Filesystem::nextFree(std::uint32_t page, std::uint32_t atMost) const {
    const std::uint32_t from = page > m_partition.first ? page - m_partition.first : 0;
    const std::uint32_t begin = find(from, m_partition.count, false);
    if (begin >= m_partition.count) {
        return std::nullopt;
    }
    const std::uint32_t until = atMost < m_partition.count - begin ? begin + atMost : m_partition.count;
    return Extent{m_partition.first + begin, find(begin, until, true) - begin};
}

bool Filesystem::isSound() const {
    const std::uint64_t end = std::uint64_t{m_partition.first} + m_partition.count;
    return m_free <= m_partition.count && m_cursor <= m_partition.count &&
           std::ranges::all_of(m_files, [this, end](const std::vector<Extent>& extents) {
               return !extents.empty() && std::ranges::all_of(extents, [this, end](const Extent& extent) {
                   return extent.count > 0 && extent.first >= m_partition.first &&
                          std::uint64_t{extent.first} + extent.count <= end;
               });
           });
}

std::uint32_t Filesystem::find(std::uint32_t from, std::uint32_t until, bool used) const {
    if (from >= until) {
        return until;
    }
    const std::size_t words = (until + std::size_t{63}) / 64;
    std::size_t word = from / 64;
    const auto at = [&](std::size_t index) { return used ? m_used[index] : ~m_used[index]; };
    std::uint64_t bits = at(word) & (~std::uint64_t{0} << (from % 64));
    while (bits == 0 && ++word < words) {
        bits = at(word);
    }
    if (bits == 0) {
        return until;
    }
    const std::size_t found = word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
    return static_cast<std::uint32_t>(std::min<std::size_t>(found, until));
}

void Filesystem::mark(Extent extent, bool used) {
    std::uint32_t page = extent.first - m_partition.first;
    const std::uint32_t end = page + extent.count;
    while (page < end) {
        const std::uint32_t inWord = std::min(64 - page % 64, end - page);
        const std::uint64_t ones = inWord == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << inWord) - 1;
        const std::uint64_t bits = ones << (page % 64);
        auto& word = m_used[page / 64];
        word = used ? word | bits : word & ~bits;
        page += inWord;
    }
    m_free = used ? m_free - extent.count : m_free + extent.count;
}

} // namespace trimwright::emulator
