// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/archive.h"
#include "core/emulator/extent.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace trimwright::emulator {

/// A partition's filesystem as far as a drive can see it: which 4 KiB clusters are in use and by which file. Space is
/// taken next-fit (the search goes on where the last one ended, through whatever holes there are), so files fragment
/// as they do on a used disk. Extents are in pages of the drive. Deterministic, copyable.
class Filesystem {
  public:
    /// An empty filesystem on these pages; the first 1/512 (at least 16 pages) of them hold its own records.
    explicit Filesystem(Extent partition);

    /// Takes space for a file. Returns its extents, nullopt if there is too little room (nothing changes).
    std::optional<std::vector<Extent>> create(std::uint32_t pages);
    /// Deletes the file at this index (the last file takes the index) and returns the space it had.
    std::vector<Extent> remove(std::size_t index);

    std::size_t files() const { return m_files.size(); }
    const std::vector<Extent>& extents(std::size_t index) const { return m_files[index]; }

    Extent partition() const { return m_partition; }
    Extent records() const { return m_records; }
    std::uint32_t freePages() const { return m_free; }

    /// The first free range at or after `page` (in pages of the drive), cut to `atMost` pages; none if there is none.
    std::optional<Extent> nextFree(std::uint32_t page, std::uint32_t atMost) const;

    template <class Archive, class Self>
    static void exchange(Archive& archive, Self& self) {
        archive(fixedSize(self.m_used), self.m_free, self.m_cursor, self.m_files);
        archive.require([&self] { return self.isSound(); });
    }

  private:
    bool isSound() const; ///< No file lies outside of the partition.
    /// The first page in [from, until) that is used (or free), else `until`. In pages of the partition.
    std::uint32_t find(std::uint32_t from, std::uint32_t until, bool used) const;
    void mark(Extent extent, bool used);

    Extent m_partition;
    Extent m_records;
    std::vector<std::uint64_t> m_used; ///< One bit per page of the partition.
    std::uint32_t m_free = 0;
    std::uint32_t m_cursor = 0; ///< In pages of the partition.
    std::vector<std::vector<Extent>> m_files;
};

} // namespace trimwright::emulator
