// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/bytes.h"
#include "core/emulator/archive.h"
#include "core/emulator/drive_model.h"
#include "core/emulator/extent.h"
#include "core/emulator/ftl.h"
#include "core/emulator/latency.h"
#include "core/emulator/log_blocks.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace trimwright::emulator {

/// Counts that only grow, beside those of the FTL. SMART is made from them.
struct DriveCounters {
    double simulated_us = 0; ///< Time the drive was busy.
    std::uint64_t idle_seconds = 0;
    std::uint64_t power_cycles = 1;
    std::uint64_t unsafe_shutdowns = 0; ///< Power that went without warning.
    std::uint64_t host_written_sectors = 0;
    std::uint64_t host_read_sectors = 0;
    std::uint64_t trim_commands = 0;
    std::uint64_t trimmed_sectors = 0; ///< As the host sent them, mapped or not.
    std::uint64_t rejected_writes = 0; ///< Pages refused because the flash is worn out.
    std::uint64_t secure_erases = 0;

    template <class Archive, class Self>
    static void exchange(Archive& archive, Self& self) {
        archive(self.simulated_us, self.idle_seconds, self.power_cycles, self.unsafe_shutdowns,
                self.host_written_sectors, self.host_read_sectors, self.trim_commands, self.trimmed_sectors,
                self.rejected_writes, self.secure_erases);
    }
};

/// A drive below its interface: translation layer, content, and the time each operation takes.
///
/// Time of writes: a request of n pages takes (random − sequential) + n × sequential, a request that continues the last
/// one n × sequential. On top come the copies of garbage collection, writes that overflow the fragment table, rewrites
/// of partly written units and merges of the log, whichever the drive's mapping has. Time of sequential reads: stripes
/// of as many units as there are channels; the fullest channel sets the pace, at most the bus. A unit that was written
/// in between copies of garbage collection, or alone, lies on any channel. All values are the model's.
///
/// A page that is written with content lies in a volatile cache until flush(); TRIM takes effect at once. Placement
/// knows no cache: which copy of a page is the valid one shows in no figure.
///
/// Content is kept only for pages that were written with content; pages written without (by workloads) read as zeros,
/// like pages that were trimmed. Deterministic, copyable, not thread-safe.
class FlashDrive {
  public:
    static constexpr std::uint32_t pageSectors = 8;
    static constexpr std::size_t pageBytes = 4096;
    static constexpr unsigned reviewQueueDepth = 16;

    FlashDrive(DriveModel model, std::uint64_t seed);

    /// One 4 KiB request per page, in this order, `queueDepth` in flight. Returns how many were written.
    std::size_t writeRandom(std::span<const std::uint32_t> pages, unsigned queueDepth = reviewQueueDepth);
    /// One request. Returns how many pages were written.
    std::uint32_t write(std::uint32_t first, std::uint32_t count);
    /// Reads pages as one stream, extent after extent without a pause between them.
    void readSequential(std::span<const Extent> extents);
    /// One read of some bytes, all alone: what benchmarks call access time.
    void readAlone(std::uint32_t bytes);
    /// `count` reads of some pages each at random places.
    void readRandom(std::uint64_t count, double queueDepth, std::uint32_t pagesEach = 1);

    /// Writes one page with its content. False: worn out.
    bool writeContent(std::uint32_t page, Bytes content);
    void readContent(std::uint32_t page, MutableBytes content) const;
    /// Puts what writeContent() left in the cache on the flash. A full cache is written out by itself.
    void flush() { m_unflushed.clear(); }
    /// The power goes without warning: each page in the cache is the new one or the one before, by chance.
    void losePower();
    /// Makes sectors of one page read as zeros without a write: what TRIM does to a part of a page.
    void zeroSectors(std::uint32_t page, std::uint32_t firstSector, std::uint32_t count);
    /// Forgets pages (one range of a TRIM command). Units that are forgotten only in part stay.
    void trim(std::uint32_t first, std::uint32_t count);
    /// Forgets everything and erases all flash, all dies side by side.
    void secureErase();
    /// Continues with the parameters of another firmware of the same hardware; data stay.
    void updateFirmware(const DriveModel& model);
    void idle(std::uint64_t seconds) { m_counters.idle_seconds += seconds; }
    void powerCycle(std::uint64_t times = 1) { m_counters.power_cycles += times; }

    /// From now on the time of every single request is recorded (slower); nullptr-like when never asked for.
    void recordLatency() { m_latency.emplace(); }
    const std::optional<LatencyStatistics>& latency() const { return m_latency; }

    DriveCounters& counters() { return m_counters; }
    const DriveCounters& counters() const { return m_counters; }
    const Ftl& ftl() const { return m_ftl; }
    const DriveModel& model() const { return m_model; }
    std::uint64_t seed() const { return m_seed; }
    double simulatedSeconds() const { return m_counters.simulated_us / 1e6; }
    double powerOnSeconds() const { return simulatedSeconds() + static_cast<double>(m_counters.idle_seconds); }
    /// As the SMART logs have it.
    std::uint16_t powerOnHours() const { return static_cast<std::uint16_t>(powerOnSeconds() / 3600); }
    std::uint64_t hostPages() const { return m_counters.host_written_sectors / pageSectors; }
    std::uint64_t flashPages() const; ///< Programmed so far, for whatever reason.

    template <class Archive, class Self>
    static void exchange(Archive& archive, Self& self) {
        std::string firmware = self.m_model.key;
        auto content = inOrder(self.m_content);
        auto unflushed = inOrder(self.m_unflushed);
        archive(firmware, self.m_ftl, self.m_log, self.m_logPages, self.m_counters, self.m_latency,
                self.m_nextSequential, content, unflushed);
        if constexpr (Archive::reading) {
            archive.require([&] {
                return self.installFirmware(firmware) && self.takeContent(content, self.m_content) &&
                       self.takeContent(unflushed, self.m_unflushed);
            });
        }
    }

  private:
    using ContentMap = std::unordered_map<std::uint32_t, std::array<std::uint8_t, pageBytes>>;
    struct PageContent {
        std::uint32_t page = 0;
        std::array<std::uint8_t, pageBytes> bytes{};
    };
    static std::vector<PageContent> inOrder(const ContentMap& map);
    bool takeContent(const std::vector<PageContent>& content, ContentMap& map) const;
    ContentMap::node_type keptInCache(std::uint32_t page);
    bool installFirmware(const std::string& modelKey);

    std::size_t writeSingles(std::span<const std::uint32_t> pages, double pageUs);
    std::size_t writeToUnits(std::span<const std::uint32_t> pages);
    bool writePart(std::uint32_t page, std::uint32_t count);
    std::uint32_t writePages(std::uint32_t first, std::uint32_t count);
    std::uint32_t writeUnits(std::uint32_t first, std::uint32_t count);
    void mergeLog();
    void chargeCopies(const FtlCounters& before);
    std::uint32_t channelOf(std::uint32_t unit) const;
    void dropContent(std::uint32_t first, std::uint32_t count);

    DriveModel m_model;
    std::uint64_t m_seed;
    Ftl m_ftl;
    LogBlocks m_log;
    std::uint64_t m_logPages = 0; ///< Written to the log so far.
    DriveCounters m_counters;
    std::optional<LatencyStatistics> m_latency;
    std::optional<std::uint32_t> m_nextSequential; ///< The page after the last request.
    ContentMap m_content;
    ContentMap m_unflushed; ///< Pages in the cache with the content they had on the flash.
};

} // namespace trimwright::emulator
