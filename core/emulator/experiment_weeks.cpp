// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/experiment_run.h"
#include "core/emulator/workload.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string_view>

namespace trimwright::emulator {
namespace {

using nlohmann::json;

struct TrimHabit {
    std::string_view name;
    unsigned every_days; ///< 0: never.
    bool on_delete;
};

constexpr std::array habits{
    TrimHabit{"never", 0, false},
    TrimHabit{"weekly", 7, false},
    TrimHabit{"daily", 1, false},
    TrimHabit{"immediate", 0, true},
};

/// The same drive with 1/`divisor` of everything: all ratios stay, so the same happens in less time.
DriveModel scaledDown(DriveModel model, unsigned divisor) {
    model.sectors = model.sectors / divisor / 8 * 8;
    model.fragment_entries /= divisor;
    return model;
}

/// One day: files come and go, and programs overwrite single pages of them.
void liveOneDay(EmulatedDrive& drive, std::uint64_t filePages, std::uint64_t inPlacePages, double fill, bool trims) {
    Host& host = drive.host;
    const auto keepFree = static_cast<std::uint32_t>(host.filesystem().partition().count * (1 - fill));
    std::uint64_t written = 0;
    std::uint64_t inPlace = 0;
    while (written < filePages) {
        const std::uint32_t pages = randomFilePages(host.random());
        while (host.filesystem().freePages() < keepFree + pages && host.filesystem().files() > 0) {
            host.deleteFile(drive.device, host.random().below(static_cast<std::uint32_t>(host.filesystem().files())),
                            trims);
        }
        if (!host.createFile(drive.device, pages)) {
            return;
        }
        written += pages;
        const std::uint64_t due = inPlacePages * written / filePages;
        host.overwriteInPlace(drive.device, static_cast<std::uint32_t>(due - std::min(due, inPlace)));
        inPlace = std::max(due, inPlace);
    }
}

double measureSpeed(EmulatedDrive drive, double seconds) {
    Random random(1);
    Steps steps;
    const auto pages = writeRandomFor(drive.device, random, wholeDrive(drive.device), seconds,
                                      FlashDrive::reviewQueueDepth, steps, {});
    return static_cast<double>(pages * FlashDrive::pageBytes) / seconds / 1e6;
}

} // namespace

/// Weeks of desktop use with each TRIM habit: speed, write amplification and erases per block over time.
void weeksStep(ExperimentRun& run, const json& step) {
    const auto divisor = step.at("scale_down").get<unsigned>();
    const auto weeks = step.at("weeks").get<unsigned>();
    const double fill = step.at("fill").get<double>();
    const auto perDay = [&](const char* key) {
        return static_cast<std::uint64_t>(step.at(key).get<double>() * 1e9 / FlashDrive::pageBytes / divisor);
    };
    if (!run.model) {
        throw std::invalid_argument("it is about no drive");
    }
    const DriveModel model = scaledDown(*run.model, divisor);
    Steps steps = run.steps();
    std::uint64_t done = 0;
    for (const TrimHabit& habit : habits) {
        EmulatedDrive drive(model, run.result.seed);
        ExperimentSeries speed{std::string(habit.name) + ": 4 KB random write", "weeks", "MB/s", {}};
        ExperimentSeries amplification{std::string(habit.name) + ": write amplification", "weeks", "×", {}};
        ExperimentSeries wear{std::string(habit.name) + ": erases per block", "weeks", "", {}};
        for (unsigned week = 1; week <= weeks; ++week) {
            const std::uint64_t hostBefore = drive.device.flash().hostPages();
            const std::uint64_t flashBefore = drive.device.flash().flashPages();
            for (unsigned day = 1; day <= 7; ++day) {
                if (!steps.next()) {
                    return;
                }
                liveOneDay(drive, perDay("files_gb_per_day"), perDay("in_place_gb_per_day"), fill,
                           habit.on_delete && model.has_trim);
                if (day == 7) { // Before the TRIM of that day: what the user has had to live with.
                    speed.points.push_back({double(week), measureSpeed(drive, 60.0 / divisor)});
                }
                if (habit.every_days > 0 && day % habit.every_days == 0 && model.has_trim) {
                    (void)drive.apply({"optimize", {}, {}}, run.stop, {});
                }
            }
            const FlashDrive& flash = drive.device.flash();
            amplification.points.push_back({double(week), static_cast<double>(flash.flashPages() - flashBefore) /
                                                              static_cast<double>(flash.hostPages() - hostBefore)});
            wear.points.push_back({double(week), flash.ftl().nand().meanErases()});
            steps.report({++done, habits.size() * weeks, 0});
        }
        run.result.simulated_seconds += drive.device.flash().simulatedSeconds() * divisor;
        const auto last = [&](const ExperimentSeries& series, const char* metric, const char* unit) {
            run.result.rows.push_back({std::string(habit.name) + " TRIM, after " + std::to_string(weeks) + " weeks",
                                       metric, unit, std::nullopt, series.points.back().y, ""});
        };
        last(speed, "4 KB random write", "MB/s");
        last(amplification, "write amplification", "×");
        last(wear, "erases per block", "");
        run.result.series.push_back(std::move(speed));
        run.result.series.push_back(std::move(amplification));
        run.result.series.push_back(std::move(wear));
    }
}

} // namespace trimwright::emulator
