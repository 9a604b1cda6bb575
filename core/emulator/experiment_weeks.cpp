// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/drive_life.h"
#include "core/emulator/experiment_run.h"
#include "core/emulator/workload.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string_view>

namespace trimwright::emulator {
namespace {

using nlohmann::json;

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
    for (const TrimHabit& habit : trimHabits()) {
        EmulatedDrive drive(model, run.result.seed);
        const std::size_t first = run.result.series.size();
        run.addSeries({std::string(habit.name) + ": 4 KB random write", "weeks", "MB/s", {}});
        run.addSeries({std::string(habit.name) + ": write amplification", "weeks", "×", {}});
        run.addSeries({std::string(habit.name) + ": erases per block", "weeks", "", {}});
        ExperimentSeries& speed = run.result.series[first];
        ExperimentSeries& amplification = run.result.series[first + 1];
        ExperimentSeries& wear = run.result.series[first + 2];
        for (unsigned week = 1; week <= weeks; ++week) {
            const std::uint64_t hostBefore = drive.device.flash().hostPages();
            const std::uint64_t flashBefore = drive.device.flash().flashPages();
            for (unsigned day = 1; day <= 7; ++day) {
                if (!steps.next()) {
                    return;
                }
                liveOneDay(drive, {perDay("files_gb_per_day"), perDay("in_place_gb_per_day"), fill,
                                   habit.on_delete && model.has_trim});
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
            steps.report({++done, trimHabits().size() * weeks, 0});
        }
        run.result.simulated_seconds += drive.device.flash().simulatedSeconds() * divisor;
        const auto last = [&](const ExperimentSeries& series, const char* metric, const char* unit) {
            run.result.rows.push_back({fmt::format("{} TRIM, after {} weeks", habit.name, weeks), metric, unit,
                                       std::nullopt, series.points.back().y, ""});
        };
        last(speed, "4 KB random write", "MB/s");
        last(amplification, "write amplification", "×");
        last(wear, "erases per block", "");
    }
}

/// Small drives of few erase cycles, worn to the end with each TRIM habit: how long they last.
void lifeStep(ExperimentRun& run, const json& step) {
    LifeOptions options = step.at("use").get<std::string>() == "heavy" ? LifeOptions::heavy() : LifeOptions::light();
    options.model = run.model_key;
    options.endurance_cycles = step.at("endurance_cycles").get<std::uint32_t>();
    options.seed = run.result.seed;
    const double cycles = options.endurance_cycles;
    Steps steps = run.steps();
    std::uint64_t done = 0;
    for (const TrimHabit& habit : trimHabits()) {
        options.trim = habit.name;
        const auto life = liveUntilWornOut(options, run.stop);
        if (!life) {
            if (life.error().code == Errc::cancelled) {
                return;
            }
            throw std::invalid_argument(life.error().message);
        }
        const std::string state = fmt::format("{}, {} TRIM", step.at("state").get<std::string>(), habit.name);
        ExperimentSeries& wear = run.addSeries({state + ": wear", "weeks", "%", {}});
        for (const LifeSample& sample : *life) {
            wear.points.push_back({sample.day / 7.0, sample.wear_percent});
        }
        const LifeSample& end = life->back();
        const double capacities =
            static_cast<double>(end.host_writes_bytes) / static_cast<double>(options.capacity_bytes);
        const double amplification =
            static_cast<double>(end.nand_writes_bytes) / static_cast<double>(end.host_writes_bytes);
        const std::string alive = end.worn_out ? "" : "still alive at the end";
        run.result.rows.push_back({state, "life", "weeks", std::nullopt, end.day / 7.0, alive});
        run.result.rows.push_back(
            {state, "written by the host, per erase cycle", "× capacity", std::nullopt, capacities / cycles, alive});
        run.result.rows.push_back({state, "write amplification", "×", std::nullopt, amplification, ""});
        steps.report({++done, trimHabits().size(), 0});
    }
}

} // namespace trimwright::emulator
