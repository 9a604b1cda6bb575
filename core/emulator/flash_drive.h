// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/bytes.h"
#include "core/emulator/drive_model.h"
#include "core/emulator/ftl.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>

namespace trimwright::emulator {

/// Counts that only grow, beside those of the FTL. SMART is made from them.
struct DriveCounters {
    double simulated_us = 0; ///< Time the drive was busy.
    std::uint64_t idle_seconds = 0;
    std::uint64_t power_cycles = 1;
    std::uint64_t host_written_sectors = 0;
    std::uint64_t host_read_sectors = 0;
    std::uint64_t trim_commands = 0;
    std::uint64_t trimmed_sectors = 0; ///< As the host sent them, mapped or not.
    std::uint64_t rejected_writes = 0; ///< Pages refused because the flash is worn out.
};

/// A drive below its interface: translation layer, content, and the time each operation takes.
///
/// Time model: a request of n pages takes (random − sequential) + n × sequential, a request that continues the last one
/// n × sequential; copies of garbage collection and writes that overflow the fragment table come on top. All values are
/// the model's, in microseconds of simulated time.
///
/// Content is kept only for pages that were written with content; pages written without (by workloads) read as zeros,
/// like pages that were trimmed. Deterministic, copyable, not thread-safe.
class FlashDrive {
  public:
    static constexpr std::uint32_t pageSectors = 8;
    static constexpr std::size_t pageBytes = 4096;

    FlashDrive(DriveModel model, std::uint64_t seed);

    /// One 4 KiB request per page, in this order, many in flight. Returns how many were written.
    std::size_t writeRandom(std::span<const std::uint32_t> pages);
    /// One request. Returns how many pages were written.
    std::uint32_t write(std::uint32_t first, std::uint32_t count);
    /// Writes one page with its content. False: worn out.
    bool writeContent(std::uint32_t page, Bytes content);
    void readContent(std::uint32_t page, MutableBytes content) const;
    /// Makes sectors of one page read as zeros without a write: what TRIM does to a part of a page.
    void zeroSectors(std::uint32_t page, std::uint32_t firstSector, std::uint32_t count);
    /// Forgets pages (one range of a TRIM command). Returns how many were mapped.
    std::uint32_t trim(std::uint32_t first, std::uint32_t count);
    void idle(std::uint64_t seconds) { m_counters.idle_seconds += seconds; }
    void powerCycle(std::uint64_t times = 1) { m_counters.power_cycles += times; }

    DriveCounters& counters() { return m_counters; }
    const DriveCounters& counters() const { return m_counters; }
    const Ftl& ftl() const { return m_ftl; }
    const DriveModel& model() const { return m_model; }
    std::uint64_t seed() const { return m_seed; }
    double simulatedSeconds() const { return m_counters.simulated_us / 1e6; }
    double powerOnSeconds() const { return simulatedSeconds() + static_cast<double>(m_counters.idle_seconds); }

  private:
    void charge(const FtlCounters& before, double hostUs);
    void dropContent(std::uint32_t first, std::uint32_t count);

    DriveModel m_model;
    std::uint64_t m_seed;
    Ftl m_ftl;
    DriveCounters m_counters;
    std::optional<std::uint32_t> m_nextSequential; ///< The page after the last request.
    std::unordered_map<std::uint32_t, std::array<std::uint8_t, pageBytes>> m_content;
};

} // namespace trimwright::emulator
