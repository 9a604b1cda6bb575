// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/emulated_drive.h"
#include "core/emulator/experiment.h"
#include "core/emulator/steps.h"

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

namespace trimwright::emulator {

/// A running experiment: the drive and what was measured so far. Each step of the data file is one call of a function
/// of the table in experiment_steps.cpp.
struct ExperimentRun {
    ExperimentRun(std::string modelKey, std::optional<DriveModel> driveModel, std::uint64_t seed, ProgressFn progressFn,
                  ExperimentWatcher watcher, std::stop_token stopToken);

    /// The drive; made when first asked for.
    EmulatedDrive& drive();
    void newDrive() { m_drive.reset(); }
    void newDrive(DriveModel driveModel) {
        m_drive.reset();
        model = std::move(driveModel);
    }

    /// A counter for the work of one step, whose progress goes into the whole.
    Steps steps() { return Steps(Steps::unlimited, stop, &m_stepProgress); }

    /// Adds the row that the step describes ("state", "metric", "unit", "published", "note"), if it describes one.
    void row(const nlohmann::json& step, std::optional<double> emulated);

    /// Adds one of several rows of a step, if the step has a "state"; "published" and "note" are by metric there.
    void row(const nlohmann::json& step, std::string metric, std::string unit, std::optional<double> emulated);

    /// Adds a line that is seen while it grows; valid until the next one is added.
    ExperimentSeries& addSeries(ExperimentSeries series);

    std::string model_key;
    std::optional<DriveModel> model; ///< Absent: the experiment is about no drive.
    Random random;
    std::stop_token stop;
    ExperimentResult result;
    std::size_t step_index = 0;
    std::size_t step_count = 1;

  private:
    std::optional<double> publishedFigure(const nlohmann::json& published) const;
    std::string noteFor(const nlohmann::json& note) const;

    std::unique_ptr<EmulatedDrive> m_drive;
    ProgressFn m_progress;
    ProgressFn m_stepProgress;
};

/// Does one step. Throws nlohmann's exceptions and std::invalid_argument when the data file is wrong.
void doStep(ExperimentRun& run, const nlohmann::json& step);

// Steps with a file of their own.
void theoryStep(ExperimentRun& run, const nlohmann::json& step);
void theoryTrimStep(ExperimentRun& run, const nlohmann::json& step);
void traceStep(ExperimentRun& run, const nlohmann::json& step);
void weeksStep(ExperimentRun& run, const nlohmann::json& step);
void lifeStep(ExperimentRun& run, const nlohmann::json& step);
void requestsStep(ExperimentRun& run, const nlohmann::json& step);
void hdTachStep(ExperimentRun& run, const nlohmann::json& step);
void attoStep(ExperimentRun& run, const nlohmann::json& step);
void asSsdStep(ExperimentRun& run, const nlohmann::json& step);

/// In whole requests of 2 MB, so that streams begin and end where the drives' blocks do.
std::uint32_t pagesOfGigabytes(double gigabytes);
/// The part of the drive that a step is about: "gb" of it from "from_gb" on; all of it by default.
Extent areaOf(ExperimentRun& run, const nlohmann::json& step);
double megabytesPerSecond(double pages, double seconds);

/// Does something with the drive and gives the simulated seconds it took.
template <class Work>
double timed(ExperimentRun& run, const Work& work) {
    FlashDrive& flash = run.drive().device.flash();
    const double start = flash.simulatedSeconds();
    work(flash);
    const double seconds = flash.simulatedSeconds() - start;
    run.result.simulated_seconds += seconds;
    return seconds;
}

} // namespace trimwright::emulator
