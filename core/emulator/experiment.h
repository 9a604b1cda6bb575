// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::emulator {

/// One experiment, as a person chooses it. Experiments are data (resources/experiments/*.json): a list of things that
/// are done to a new drive and measured, with what a review published beside them.
struct ExperimentInfo {
    std::string name;                ///< Stable, for `lab run`: "trim-in-windows-7".
    std::string title;               ///< "Does TRIM help? 4 KB random writes after format, delete and repartition".
    std::string review;              ///< "A" … "D" of 2009; "theory"; empty: no review.
    std::vector<std::string> models; ///< Keys of the drive models; "theory" has policies instead ("greedy", "fifo", …).
    std::string explanation;         ///< Two sentences for everyone: what is done, and what can be learned from it.
    std::vector<std::string> remarks; ///< What to know about the figures: why they come about, what has no mechanism.
};

/// One measurement.
struct ExperimentRow {
    std::string state;               ///< "new", "after deleting the partition".
    std::string metric;              ///< "4 KB random write".
    std::string unit;                ///< "MB/s" (10^6 bytes), "ms", "s", "IOPS", "×", "%".
    std::optional<double> published; ///< By the review, or by the formula; absent where none was.
    std::optional<double> emulated;  ///< Absent: the drive cannot do it (`note` says why).
    std::string note = {};           ///< What to know about the row: "no mechanism in the emulator explains this".
    std::string relation = {}; ///< "<" or ">": `published` is only a bound; "≈": the review gives it so; or empty.
};

/// A line for a chart.
struct ExperimentSeries {
    struct Point {
        double x = 0;
        double y = 0;
    };
    std::string name;
    std::string x_unit; ///< "s" of simulated time, "weeks".
    std::string y_unit;
    std::vector<Point> points;
};

/// How far the emulated figure is from the published one, in percent of it. Absent where that says nothing: one of the
/// two is missing, the published one is zero or only a bound, or the figure is itself in percent.
std::optional<double> differencePercent(const ExperimentRow& row);

struct ExperimentResult {
    std::string experiment;
    std::string model;
    std::uint64_t seed = 0;
    double simulated_seconds = 0; ///< How long the drive was busy.
    std::vector<ExperimentRow> rows;
    std::vector<ExperimentSeries> series;
};

/// A figure that a review of 2009 published, and what becomes of it here.
struct PublishedFigure {
    /// row: an experiment shows it beside the emulator's own. setting: not a result, but something that a drive model
    /// or an experiment is made from. none: the emulator cannot produce it.
    enum class Use { row, setting, none };

    std::string drive;
    std::string firmware; ///< May be empty.
    std::string procedure;
    std::string metric;
    std::string value; ///< As printed: "37.9", "nearly 800", "<30".
    std::string unit;
    std::string review; ///< "A" … "D".
    Use use = Use::none;
    std::string experiment; ///< row: where it stands …
    std::string model;
    std::string row_state;
    std::string row_metric;
    std::string reason; ///< setting: what is made from it. none: why not, a sentence.
};

/// All figures of the reviews, in their order (resources/reviews/published.json).
const std::vector<PublishedFigure>& publishedFigures();

/// All experiments in the order to show them.
const std::vector<ExperimentInfo>& experiments();

/// Sees what an experiment has so far: its rows, and its series as they grow. Called where the experiment runs.
using ExperimentWatcher = std::function<void(const ExperimentResult&)>;

/// Runs an experiment on a new drive of one of its models; seconds of wall time at most. Progress counts the steps of
/// the experiment in thousandths; with each report `watcher` sees the result so far. Deterministic: the same seed gives
/// the same result. Blocks; any thread. Errors: notFound (experiment; model, naming the ones it has), failed (not
/// enough memory), cancelled.
Result<ExperimentResult> runExperiment(std::string_view name, std::string_view model, std::uint64_t seed,
                                       std::stop_token stop, const ProgressFn& progress,
                                       const ExperimentWatcher& watcher = {});

} // namespace trimwright::emulator
