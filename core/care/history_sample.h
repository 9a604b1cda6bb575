// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/assess.h"
#include "core/drive/drive.h"
#include "core/drive/health.h"
#include "core/drive/prove.h"
#include "core/drive/self_test.h"
#include "core/drive/trim.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// What the history remembers, as plain values.
namespace trimwright::care {

/// How one figure of a sample is known; its Provenance without the raw value, which changes with every sample.
struct FigureOrigin {
    std::string figure; ///< The key of the figure in `--json`, "host_writes_bytes".
    std::string source;
    std::string unit;
    std::string rule;
    Confidence confidence = Confidence::name;

    friend bool operator==(const FigureOrigin&, const FigureOrigin&) = default;
};
using FigureOrigins = std::vector<FigureOrigin>;

/// What the kernel has written to a drive since the computer started; it begins at 0 with every boot.
struct KernelWrites {
    std::string boot_id;
    std::uint64_t written_bytes = 0;

    friend bool operator==(const KernelWrites&, const KernelWrites&) = default;
};

/// The part of a sample that seldom changes; the history keeps it once per change.
struct DriveCondition {
    std::optional<Verdict> verdict;
    std::optional<bool> self_assessment_passed;
    std::optional<int> nvme_critical_warning;
    std::optional<int> percentage_used;
    std::optional<int> spare_percent;
    std::optional<int> spare_threshold_percent;
    std::optional<std::uint64_t> unsafe_shutdowns;
    std::optional<std::uint64_t> media_errors;
    std::optional<std::uint64_t> reallocated_sectors;
    std::optional<std::uint64_t> pending_sectors;
    std::optional<std::uint64_t> uncorrectable_sectors;
    std::optional<std::uint64_t> interface_crc_errors;
    std::string firmware;
    std::string source; ///< HealthReport::source

    friend bool operator==(const DriveCondition&, const DriveCondition&) = default;
};

/// One reading of one drive. Absent figures were unknown.
struct Sample {
    std::chrono::sys_seconds taken_at{};
    std::optional<int> life_left_percent;
    std::optional<int> temperature_celsius;
    std::optional<std::uint64_t> host_writes_bytes;
    std::optional<std::uint64_t> host_reads_bytes;
    std::optional<std::uint64_t> nand_writes_bytes;
    std::optional<std::uint64_t> power_on_hours;
    std::optional<std::uint64_t> power_cycles;
    /// The counter of host writes while its unit is unknown; which one it is says its origin.
    std::optional<std::uint64_t> host_writes_raw;
    std::optional<KernelWrites> kernel;
    DriveCondition condition;
    std::shared_ptr<const FigureOrigins> origins; ///< Null: none.

    // Set by the history.
    std::int64_t sequence = 0; ///< The order of recording, from 1; holds when the clock is set back.
    /// Counts up when a counter went back or is counted differently than before (another firmware or unit, a wrapped
    /// counter): growth is known within a segment only.
    int segment = 0;
    /// The extremes of the samples that were thinned into this one; absent if there are none.
    std::optional<int> temperature_lowest_celsius;
    std::optional<int> temperature_highest_celsius;

    /// The origin of a figure by its key; null if none is known.
    const FigureOrigin* originOf(std::string_view figure) const;
};

/// The sample that a reading comes to. `takenAt` stands in where the report does not say when it was taken.
Sample sampleOf(const HealthReport& report, const Assessment& assessment, std::chrono::sys_seconds takenAt,
                std::optional<KernelWrites> kernel);

/// Calls `use(key, value)` for every number of a sample, in the order of the documents; `value` is an optional.
template <class Use>
void forEachFigure(const Sample& sample, Use use) {
    use("life_left_percent", sample.life_left_percent);
    use("percentage_used", sample.condition.percentage_used);
    use("host_writes_bytes", sample.host_writes_bytes);
    use("host_reads_bytes", sample.host_reads_bytes);
    use("nand_writes_bytes", sample.nand_writes_bytes);
    use("temperature_celsius", sample.temperature_celsius);
    use("temperature_lowest_celsius", sample.temperature_lowest_celsius);
    use("temperature_highest_celsius", sample.temperature_highest_celsius);
    use("power_on_hours", sample.power_on_hours);
    use("power_cycles", sample.power_cycles);
    use("unsafe_shutdowns", sample.condition.unsafe_shutdowns);
    use("spare_percent", sample.condition.spare_percent);
    use("spare_threshold_percent", sample.condition.spare_threshold_percent);
    use("media_errors", sample.condition.media_errors);
    use("reallocated_sectors", sample.condition.reallocated_sectors);
    use("pending_sectors", sample.condition.pending_sectors);
    use("uncorrectable_sectors", sample.condition.uncorrectable_sectors);
    use("interface_crc_errors", sample.condition.interface_crc_errors);
    use("nvme_critical_warning", sample.condition.nvme_critical_warning);
    use("host_writes_raw", sample.host_writes_raw);
}

enum class RunKind { optimize, schedule, selfTest, prove };
std::string_view toString(RunKind kind); ///< "optimize | schedule | self-test | prove"

/// Something that was done to a filesystem or a drive. A scheduled optimization is `schedule`; also one that was due
/// and did not run is recorded, with an outcome that says so.
struct RunRecord {
    RunKind kind = RunKind::optimize;
    std::chrono::sys_seconds started_at{};
    std::optional<double> seconds; ///< How long it took; of an emulated drive the drive's own time.
    std::vector<DriveId> drives;   ///< All drives concerned; may be empty.
    std::string mount;             ///< Empty for a self-test.
    std::string device;
    std::string filesystem;
    std::string outcome; ///< The stable word that `--json` uses: "trimmed", "failed", "missed", "passed".
    std::string reason;  ///< In words; empty if there is nothing to say.
    std::optional<std::uint64_t> offered_bytes;
    std::string source; ///< Who asked: "command line", "window", "timer".

    friend bool operator==(const RunRecord&, const RunRecord&) = default;
};

/// The run that the optimization of one filesystem is remembered as.
RunRecord runOf(const TrimTarget& target, const TrimOutcome& outcome, RunKind kind, std::chrono::sys_seconds startedAt,
                std::string source);

/// The run that a TRIM check is remembered as: its answer is the outcome.
RunRecord runOf(const TrimTarget& target, const ProveOutcome& outcome, std::chrono::sys_seconds startedAt,
                double seconds, std::string source);

/// The run that a finished self-test is remembered as; its reason is describe(entry).
RunRecord runOf(const Drive& drive, const SelfTestEntry& entry, std::chrono::sys_seconds startedAt,
                std::optional<double> seconds, std::string source);

/// A self-test that nobody waited for: the newest of the drive's log, if it ended between two samples and is none of
/// the runs that are remembered already (those told apart by the drive's hour in their reason). When it ended follows
/// from the drive's hours.
std::optional<RunRecord> finishedSelfTest(const Drive& drive, const SelfTestSummary& tests, const Sample& before,
                                          const Sample& now, std::span<const RunRecord> runs);

/// A drive that the history knows. Empty and absent: was never told.
struct RememberedDrive {
    DriveId id;
    std::string node; ///< Where it was seen last.
    std::string model;
    std::string serial;
    std::string firmware;
    bool emulated = false;
    std::optional<std::uint64_t> capacity_bytes;
    std::optional<std::chrono::sys_seconds> first_sample_at;
    std::optional<std::chrono::sys_seconds> last_sample_at;
};

} // namespace trimwright::care
