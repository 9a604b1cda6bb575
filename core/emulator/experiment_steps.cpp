// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/experiment_run.h"
#include "core/emulator/workload.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>
#include <vector>

namespace trimwright::emulator {
namespace {

using nlohmann::json;

constexpr std::uint32_t requestPages = 512; // 2 MB

/// In whole requests, so that streams begin and end where the drives' blocks do.
std::uint32_t pagesOfGigabytes(double gigabytes) {
    return static_cast<std::uint32_t>(std::llround(gigabytes * 1e9 / FlashDrive::pageBytes / requestPages)) *
           requestPages;
}

double megabytesPerSecond(double pages, double seconds) {
    return seconds <= 0 ? 0 : pages * FlashDrive::pageBytes / seconds / 1e6;
}

/// Does something and gives the simulated seconds it took.
template <class Work>
double timed(ExperimentRun& run, const Work& work) {
    FlashDrive& flash = run.drive().device.flash();
    const double start = flash.simulatedSeconds();
    work(flash);
    const double seconds = flash.simulatedSeconds() - start;
    run.result.simulated_seconds += seconds;
    return seconds;
}

void newStep(ExperimentRun& run, const json& /*step*/) {
    run.newDrive();
}

/// The part of the drive that a step is about: "gb" of it from "from_gb" on; all of it by default.
Extent areaOf(ExperimentRun& run, const json& step) {
    const std::uint32_t all = run.drive().device.flash().model().pages();
    const std::uint32_t first = std::min(all - 1, pagesOfGigabytes(step.value("from_gb", 0.0)));
    const std::uint32_t most = all - first;
    return {first, step.contains("gb") ? std::clamp(pagesOfGigabytes(step.at("gb")), 1U, most) : most};
}

/// 4 KB random writes over an area for "seconds"; a second row, "stall", tells the longest request in ms.
void randomWriteStep(ExperimentRun& run, const json& step) {
    const double length = step.at("seconds").get<double>();
    const unsigned queueDepth = step.value("queue_depth", FlashDrive::reviewQueueDepth);
    ExperimentSeries series;
    series.name = step.value("state", std::string("4 KB random write"));
    series.x_unit = "s";
    series.y_unit = "MB/s";
    std::uint64_t pages = 0;
    const std::array area{areaOf(run, step)};
    Steps steps = run.steps();
    if (step.contains("stall")) {
        run.drive().device.flash().recordLatency();
    }
    const double seconds = timed(run, [&](FlashDrive& /*flash*/) {
        pages = writeRandomFor(run.drive().device, run.random, area, length, queueDepth, steps,
                               [&series](double x, double y) {
                                   series.points.push_back({x, y});
                               });
    });
    run.row(step, megabytesPerSecond(static_cast<double>(pages), seconds));
    if (step.contains("stall")) {
        run.row(step.at("stall"), run.drive().device.flash().latency()->longestUs() / 1000);
    }
    run.result.series.push_back(std::move(series));
}

/// 2 MB writes one after the other.
void sequentialWriteStep(ExperimentRun& run, const json& step) {
    const Extent area = areaOf(run, step);
    Steps steps = run.steps();
    const double seconds = timed(run, [&](FlashDrive& flash) {
        for (std::uint32_t done = 0; done < area.count && steps.next(); done += requestPages) {
            flash.write(area.first + done, std::min(requestPages, area.count - done));
        }
    });
    run.row(step, megabytesPerSecond(area.count, seconds));
}

void sequentialReadStep(ExperimentRun& run, const json& step) {
    const Extent area = areaOf(run, step);
    const double seconds = timed(run, [&](FlashDrive& flash) { flash.readSequential({&area, 1}); });
    run.row(step, megabytesPerSecond(area.count, seconds));
}

/// 4 KB random reads; in "IOPS" or "MB/s", whichever the unit of the row is.
void randomReadStep(ExperimentRun& run, const json& step) {
    constexpr std::uint64_t reads = 10000;
    const double seconds =
        timed(run, [&](FlashDrive& flash) { flash.readRandom(reads, step.at("queue_depth").get<unsigned>()); });
    run.row(step, step.at("unit") == "IOPS" ? reads / seconds : megabytesPerSecond(reads, seconds));
}

/// The time of one read of 512 bytes with nothing else to do, in ms.
void accessTimeStep(ExperimentRun& run, const json& step) {
    run.row(step, timed(run, [](FlashDrive& flash) { flash.readAlone(512); }) * 1000);
}

/// What a quick format or deleting all files does where the system sends TRIM; nothing on a drive without TRIM.
void trimAllStep(ExperimentRun& run, const json& step) {
    const double seconds = timed(run, [&run](FlashDrive& flash) {
        if (flash.model().has_trim) {
            std::vector<Extent> everything{{0, flash.model().pages()}};
            sendTrims(run.drive().device, everything);
        }
    });
    run.row(step, seconds);
}

/// "gb" of files from 4 KB to 4 MB without TRIM, the filesystem "fill" full.
void filesStep(ExperimentRun& run, const json& step) {
    AgeProfile profile{};
    profile.fill_share = step.at("fill").get<double>();
    profile.written_drives = step.at("gb").get<double>() * 1e9 / static_cast<double>(run.model->capacityBytes());
    profile.in_place_per_file = step.value("in_place_per_file", 0U);
    Steps steps = run.steps();
    timed(run, [&](FlashDrive& /*flash*/) { age(run.drive().device, run.drive().host, profile, steps); });
}

void fillFilesystemStep(ExperimentRun& run, const json& step) {
    EmulatedDrive& drive = run.drive();
    const double share = step.at("fill").get<double>();
    const auto target = static_cast<std::uint32_t>(drive.host.filesystem().partition().count * (1 - share));
    timed(run, [&](FlashDrive& /*flash*/) {
        while (drive.host.filesystem().freePages() > target &&
               drive.host.createFile(drive.device, std::min(65536U, drive.host.filesystem().freePages() - target))) {
        }
    });
}

/// Writes the free space full at random and frees it again, "times" its size, as files come and go without TRIM.
void dirtyFreeSpaceStep(ExperimentRun& run, const json& step) {
    EmulatedDrive& drive = run.drive();
    std::vector<Extent> free;
    std::uint64_t pages = 0;
    for (std::uint32_t page = 0; auto extent = drive.host.filesystem().nextFree(page, ~0U);) {
        free.push_back(*extent);
        pages += extent->count;
        page = extent->first + extent->count;
    }
    const auto writes = static_cast<std::uint64_t>(static_cast<double>(pages) * step.at("times").get<double>());
    Steps steps = run.steps();
    timed(run, [&](FlashDrive& /*flash*/) { writeRandomPages(drive.device, run.random, free, writes, steps); });
}

/// The Optimizer; the row is its time in seconds, absent on a drive without TRIM.
void optimizeStep(ExperimentRun& run, const json& step) {
    std::optional<double> seconds;
    timed(run, [&](FlashDrive& /*flash*/) {
        if (const auto applied = run.drive().apply({"optimize", {}, {}}, run.stop, {}); applied) {
            seconds = applied->simulated_seconds;
        }
    });
    run.row(step, seconds);
}

/// How much of one state's figure another one's is, in percent: "of" and "to" are states of rows before, with the same
/// metric.
void ratioStep(ExperimentRun& run, const json& step) {
    const auto figure = [&](const char* key) -> std::optional<double> {
        for (const ExperimentRow& row : run.result.rows) {
            if (row.state == step.at(key) && row.metric == step.at("metric")) {
                return row.emulated;
            }
        }
        throw std::invalid_argument("there is no such row before it");
    };
    const auto of = figure("of");
    const auto to = figure("to");
    run.row(step, of && to && *to > 0 ? std::optional(100 * *of / *to) : std::nullopt);
}

void secureEraseStep(ExperimentRun& run, const json& step) {
    const double seconds = timed(run, [](FlashDrive& flash) { flash.secureErase(); });
    run.row(step, seconds);
}

} // namespace

void doStep(ExperimentRun& run, const json& step) {
    using Function = void (*)(ExperimentRun&, const json&);
    static constexpr std::array functions{
        std::pair<std::string_view, Function>{"new", newStep},
        std::pair<std::string_view, Function>{"random_write", randomWriteStep},
        std::pair<std::string_view, Function>{"sequential_write", sequentialWriteStep},
        std::pair<std::string_view, Function>{"sequential_read", sequentialReadStep},
        std::pair<std::string_view, Function>{"random_read", randomReadStep},
        std::pair<std::string_view, Function>{"access_time", accessTimeStep},
        std::pair<std::string_view, Function>{"trim_all", trimAllStep},
        std::pair<std::string_view, Function>{"files", filesStep},
        std::pair<std::string_view, Function>{"fill", fillFilesystemStep},
        std::pair<std::string_view, Function>{"dirty_free_space", dirtyFreeSpaceStep},
        std::pair<std::string_view, Function>{"optimize", optimizeStep},
        std::pair<std::string_view, Function>{"ratio", ratioStep},
        std::pair<std::string_view, Function>{"secure_erase", secureEraseStep},
        std::pair<std::string_view, Function>{"trace", traceStep},
        std::pair<std::string_view, Function>{"theory", theoryStep},
        std::pair<std::string_view, Function>{"theory_trim", theoryTrimStep},
        std::pair<std::string_view, Function>{"weeks", weeksStep},
    };
    const auto name = step.at("do").get<std::string>();
    const auto* const found =
        std::find_if(functions.begin(), functions.end(), [&name](const auto& entry) { return entry.first == name; });
    if (found == functions.end()) {
        throw std::invalid_argument("there is no step " + name);
    }
    found->second(run, step);
}

} // namespace trimwright::emulator
