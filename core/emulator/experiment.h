// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <cstdint>
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
    std::string sentence;            ///< What can be learned from it.
};

/// One measurement.
struct ExperimentRow {
    std::string state;               ///< "new", "after deleting the partition".
    std::string metric;              ///< "4 KB random write".
    std::string unit;                ///< "MB/s" (10^6 bytes), "ms", "s", "IOPS", "×", "%".
    std::optional<double> published; ///< By the review, or by the formula; absent where none was.
    std::optional<double> emulated;  ///< Absent: the drive cannot do it (`note` says why).
    std::string note;                ///< What to know about the row: "no mechanism in the emulator explains this".
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

struct ExperimentResult {
    std::string experiment;
    std::string model;
    std::uint64_t seed = 0;
    double simulated_seconds = 0; ///< How long the drive was busy.
    std::vector<ExperimentRow> rows;
    std::vector<ExperimentSeries> series;
};

/// All experiments in the order to show them.
const std::vector<ExperimentInfo>& experiments();

/// Runs an experiment on a new drive of one of its models; seconds of wall time at most. Progress counts the steps of
/// the experiment in thousandths. Deterministic: the same seed gives the same result. Blocks; any thread.
/// Errors: notFound (experiment; model, naming the ones it has), cancelled.
Result<ExperimentResult> runExperiment(std::string_view name, std::string_view model, std::uint64_t seed,
                                       std::stop_token stop, const ProgressFn& progress);

} // namespace trimwright::emulator
