// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/drive_life.h"
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

/// A new drive; "model": of another model than the run's; "scale_down": a part of it, so that the rest is quick.
void newStep(ExperimentRun& run, const json& step) {
    if (step.contains("model")) {
        auto model = findModel(step.at("model").get<std::string>());
        if (!model) {
            throw std::invalid_argument(model.error().message);
        }
        run.newDrive(std::move(*model));
    } else if (step.contains("scale_down") && run.model) {
        auto model = findModel(run.model->key);
        run.newDrive(scaledDown(std::move(*model), step.at("scale_down").get<unsigned>()));
    } else {
        run.newDrive();
    }
}
/// 4 KB random writes over an area for "seconds"; a second row, "stall", tells the longest request in ms.
void randomWriteStep(ExperimentRun& run, const json& step) {
    const double length = step.at("seconds").get<double>();
    const unsigned queueDepth = step.value("queue_depth", FlashDrive::reviewQueueDepth);
    ExperimentSeries& series = run.addSeries({step.value("state", std::string("4 KB random write")), "s", "MB/s", {}});
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
    const auto written = static_cast<double>(pages);
    const bool inRequests = step.contains("unit") && step.at("unit") == "IOPS";
    run.row(step, inRequests ? written / seconds : megabytesPerSecond(written, seconds));
    if (step.contains("stall")) {
        run.row(step.at("stall"), run.drive().device.flash().latency()->longestUs() / 1000);
    }
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

/// A figure beside another one of the rows before: "of" and "to" are their states, "of_metric" and "to_metric" their
/// metrics (by default the row's own). The row is the share of it in "%" or "×", with "change" what it is more or less,
/// in "%" or in the unit of the two.
void ratioStep(ExperimentRun& run, const json& step) {
    const auto figure = [&](const char* state, const char* metric) -> std::optional<double> {
        const auto wanted = step.value(metric, step.at("metric").get<std::string>());
        for (const ExperimentRow& row : run.result.rows) {
            if (row.state == step.at(state) && row.metric == wanted) {
                return row.emulated;
            }
        }
        throw std::invalid_argument("there is no such row before it");
    };
    const auto of = figure("of", "of_metric");
    const auto to = figure("to", "to_metric");
    if (!of || !to || *to <= 0) {
        run.row(step, std::nullopt);
        return;
    }
    const auto unit = step.at("unit").get<std::string>();
    const bool change = step.value("change", false);
    const double base = change ? *of - *to : *of;
    const double value = unit == "%" ? 100 * base / *to : unit == "×" ? base / *to : base;
    constexpr double digits = 1e6; // What is left behind them is the rounding of the drive's clock.
    run.row(step, std::round(value * digits) / digits + 0.0);
}

void secureEraseStep(ExperimentRun& run, const json& step) {
    const double seconds = timed(run, [](FlashDrive& flash) { flash.secureErase(); });
    run.row(step, seconds);
}

} // namespace

std::uint32_t pagesOfGigabytes(double gigabytes) {
    return static_cast<std::uint32_t>(std::llround(gigabytes * 1e9 / FlashDrive::pageBytes / requestPages)) *
           requestPages;
}

double megabytesPerSecond(double pages, double seconds) {
    return seconds <= 0 ? 0 : pages * FlashDrive::pageBytes / seconds / 1e6;
}

Extent areaOf(ExperimentRun& run, const json& step) {
    const std::uint32_t all = run.drive().device.flash().model().pages();
    const std::uint32_t first = std::min(all - 1, pagesOfGigabytes(step.value("from_gb", 0.0)));
    const std::uint32_t most = all - first;
    return {first, step.contains("gb") ? std::clamp(pagesOfGigabytes(step.at("gb")), 1U, most) : most};
}

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
        std::pair<std::string_view, Function>{"life", lifeStep},
        std::pair<std::string_view, Function>{"requests", requestsStep},
        std::pair<std::string_view, Function>{"hd_tach", hdTachStep},
        std::pair<std::string_view, Function>{"atto", attoStep},
        std::pair<std::string_view, Function>{"as_ssd", asSsdStep},
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
