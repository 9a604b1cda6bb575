// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/experiment_run.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <vector>

// What the benchmark programs of 2009 measured, as far as it is documented: which requests, how large, how many in
// flight. Not the programs' own overhead.

namespace trimwright::emulator {
namespace {

using nlohmann::json;

constexpr std::uint32_t streamRequestPages = 512; // 2 MB

/// Writes in requests of some pages, one after the other.
void writeStream(FlashDrive& flash, Extent area, std::uint32_t pagesEach) {
    for (std::uint32_t done = 0; done < area.count; done += pagesEach) {
        flash.write(area.first + done, std::min(pagesEach, area.count - done));
    }
}

/// Reads one after the other with the next ones already asked for: as fast as the flash streams, but no faster than the
/// controller takes requests.
void readStream(FlashDrive& flash, Extent area, double requests) {
    const double start = flash.counters().simulated_us;
    flash.readSequential({&area, 1});
    flash.counters().simulated_us =
        std::max(flash.counters().simulated_us, start + requests * flash.model().controller_read_us);
}

std::string sizeText(std::uint32_t bytes) {
    const std::uint32_t kilobytes = bytes / 1024;
    return bytes == 512        ? std::string("0.5 KB")
           : kilobytes >= 1024 ? fmt::format("{} MB", kilobytes / 1024)
                               : fmt::format("{} KB", kilobytes);
}

} // namespace

/// HD Tach: the whole drive written and read from the first sector to the last, in 64 zones; "zones" of a drive without
/// partitions. The series is the speed over the place.
void hdTachStep(ExperimentRun& run, const json& step) {
    constexpr std::uint32_t zones = 64;
    const std::uint32_t pages = run.drive().device.flash().model().pages();
    Steps steps = run.steps();
    const auto pass = [&](const char* metric, bool writes) {
        ExperimentSeries series{metric, "GB", "MB/s", {}};
        double total = 0;
        for (std::uint32_t zone = 0; zone < zones && steps.next(); ++zone) {
            const std::uint32_t length = pages / zones / streamRequestPages * streamRequestPages;
            const std::uint32_t first = length * zone;
            const std::uint32_t end = zone + 1 < zones ? first + length : pages;
            const Extent area{first, end - first};
            const double seconds = timed(run, [&](FlashDrive& flash) {
                writes ? writeStream(flash, area, streamRequestPages) : flash.readSequential({&area, 1});
            });
            total += seconds;
            series.points.push_back(
                {double(end) * FlashDrive::pageBytes / 1e9, megabytesPerSecond(area.count, seconds)});
            steps.report({zone + (writes ? 0U : zones), 2 * zones, 0});
        }
        run.row(step, metric, "MB/s", megabytesPerSecond(pages, total));
        run.result.series.push_back(std::move(series));
    };
    pass("HD Tach average write", true);
    pass("HD Tach average read", false);
    run.row(step, "HD Tach random access", "ms", timed(run, [](FlashDrive& flash) { flash.readAlone(512); }) * 1000);
}

/// ATTO: a file of 256 MB at "from_gb" is written and read with each request size from 0.5 KB to 8 MB. A request
/// smaller than a flash page costs the page: the drive has nothing smaller to program.
void attoStep(ExperimentRun& run, const json& step) {
    constexpr std::uint32_t filePages = 65536;
    constexpr std::uint32_t largest = 8U << 20;
    const std::uint32_t all = run.drive().device.flash().model().pages();
    const Extent file{std::min(areaOf(run, step).first, all - filePages), filePages};
    const std::string state = step.at("state").get<std::string>();
    ExperimentSeries writes{fmt::format("ATTO write, {}", state), "KB", "MB/s", {}};
    ExperimentSeries reads{fmt::format("ATTO read, {}", state), "KB", "MB/s", {}};
    Steps steps = run.steps();
    for (std::uint32_t bytes = 512; bytes <= largest && steps.next(); bytes *= 2) {
        const bool part = bytes < FlashDrive::pageBytes;
        // Parts of a page: as many writes of it as it has parts, over a smaller file, whose size says nothing.
        const auto partsOfPage = static_cast<std::uint32_t>(part ? FlashDrive::pageBytes / bytes : 1);
        const Extent area{file.first, filePages / (part ? 16 : 1)};
        const double writing = timed(run, [&](FlashDrive& flash) {
            for (std::uint32_t page = 0; part && page < area.count; ++page) {
                for (std::uint32_t i = 0; i < partsOfPage; ++i) {
                    flash.write(area.first + page, 1);
                }
            }
            if (!part) {
                writeStream(flash, area, static_cast<std::uint32_t>(bytes / FlashDrive::pageBytes));
            }
        });
        const double requests = static_cast<double>(area.count) * FlashDrive::pageBytes / bytes;
        const double reading = timed(run, [&](FlashDrive& flash) { readStream(flash, area, requests); });
        const double write = megabytesPerSecond(area.count, writing);
        const double read = megabytesPerSecond(area.count, reading);
        run.row(step, fmt::format("ATTO {} write", sizeText(bytes)), "MB/s", write);
        run.row(step, fmt::format("ATTO {} read", sizeText(bytes)), "MB/s", read);
        writes.points.push_back({bytes / 1024.0, write});
        reads.points.push_back({bytes / 1024.0, read});
        steps.report({writes.points.size(), 15, 0});
    }
    run.result.series.push_back(std::move(writes));
    run.result.series.push_back(std::move(reads));
}

/// AS SSD: a file of 1 GB at "from_gb" written and read in 16 MB requests, then 4 KB at random in it, one and 64 in
/// flight, then the access times: reading 512 bytes anywhere, writing 4 KB in the file.
void asSsdStep(ExperimentRun& run, const json& step) {
    constexpr std::uint32_t streamPages = 4096;
    constexpr std::uint64_t requests = 10000;
    const Extent all = areaOf(run, step);
    const Extent file{all.first, std::min(all.count, pagesOfGigabytes(1.0))};
    const auto stream = [&](const char* metric, bool writes) {
        const double seconds = timed(run, [&](FlashDrive& flash) {
            writes ? writeStream(flash, file, streamPages) : flash.readSequential({&file, 1});
        });
        const double speed = megabytesPerSecond(file.count, seconds);
        run.row(step, metric, "MB/s", speed);
        return speed;
    };
    const auto scattered = [&](const char* metric, bool writes, unsigned queueDepth) {
        std::vector<std::uint32_t> pages(requests);
        std::ranges::generate(pages, [&] { return file.first + run.random.below(file.count); });
        const double seconds = timed(run, [&](FlashDrive& flash) {
            writes ? void(flash.writeRandom(pages, queueDepth)) : flash.readRandom(requests, queueDepth);
        });
        const double speed = megabytesPerSecond(requests, seconds);
        run.row(step, metric, "MB/s", speed);
        return speed;
    };
    const double write = stream("AS SSD sequential write", true);
    const double read = stream("AS SSD sequential read", false);
    const double write4k = scattered("AS SSD 4K write", true, 1);
    const double read4k = scattered("AS SSD 4K read", false, 1);
    const double write64 = scattered("AS SSD 4K-64Thrd write", true, 64);
    const double read64 = scattered("AS SSD 4K-64Thrd read", false, 64);
    run.row(step, "AS SSD read access time", "ms", timed(run, [](FlashDrive& flash) { flash.readAlone(512); }) * 1000);
    const double writing = timed(run, [&](FlashDrive& flash) {
        const std::uint32_t page = file.first + run.random.below(file.count);
        flash.writeRandom({&page, 1}, 1);
    });
    run.row(step, "AS SSD write access time", "ms", writing * 1000);
    // The weights that the program's users know it by.
    run.row(step, "AS SSD read score", "", read * 0.1 + read4k + read64);
    run.row(step, "AS SSD write score", "", write * 0.1 + write4k + write64);
    run.row(step, "AS SSD score", "", read * 0.1 + write * 0.15 + read4k * 2 + write4k + read64 * 1.5 + write64);
}

} // namespace trimwright::emulator
