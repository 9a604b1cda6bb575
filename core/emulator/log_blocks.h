// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/archive.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace trimwright::emulator {

/// The log of a hybrid translation layer (Samsung's of 2009): small writes go to log blocks that any page may lie in;
/// when they are full, each unit that has pages there is merged, that is written anew from its old block and the log.
/// Deterministic, copyable.
class LogBlocks {
  public:
    LogBlocks() = default;
    LogBlocks(std::uint32_t units, std::uint32_t pages) : m_pages(pages), m_pagesOfUnit(units) {}

    /// Takes one page of this unit. True: the log is full now and must be merged.
    bool add(std::uint32_t unit) {
        if (m_pagesOfUnit[unit]++ == 0) {
            m_touched.push_back(unit);
        }
        return ++m_used >= m_pages;
    }
    /// The unit was written as a whole or forgotten: what the log has of it is stale (it still takes room).
    void forget(std::uint32_t unit) {
        if (!m_pagesOfUnit.empty()) {
            m_pagesOfUnit[unit] = 0;
        }
    }

    struct Merge {
        std::uint32_t unit = 0;
        std::uint32_t pages = 0; ///< That the log has of it.
    };
    /// Empties the log and tells which units have pages in it, each once.
    std::vector<Merge> takeAll() {
        std::vector<Merge> merges;
        for (const std::uint32_t unit : m_touched) {
            if (m_pagesOfUnit[unit] > 0) {
                merges.push_back({unit, m_pagesOfUnit[unit]});
                m_pagesOfUnit[unit] = 0;
            }
        }
        m_touched.clear();
        m_used = 0;
        return merges;
    }

    template <class Archive, class Self>
    static void exchange(Archive& archive, Self& self) {
        archive(self.m_used, self.m_touched, fixedSize(self.m_pagesOfUnit));
        archive.require([&self] {
            return std::ranges::all_of(self.m_touched,
                                       [&self](std::uint32_t unit) { return unit < self.m_pagesOfUnit.size(); });
        });
    }

  private:
    std::uint32_t m_pages = 0;
    std::uint32_t m_used = 0;
    std::vector<std::uint32_t> m_touched; ///< In the order of their first page; may hold forgotten ones.
    std::vector<std::uint16_t> m_pagesOfUnit;
};

} // namespace trimwright::emulator
