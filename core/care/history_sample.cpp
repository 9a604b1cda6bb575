// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/history_sample.h"

#include "core/base/units.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <utility>

namespace trimwright::care {
namespace {

template <class T>
void addOrigin(FigureOrigins& origins, const char* key, const Figure<T>& figure) {
    const Provenance& from = figure.provenance;
    if (figure.has() && !from.source.empty()) {
        origins.push_back({key, from.source, from.unit, from.rule, from.confidence});
    }
}

FigureOrigins originsOf(const HealthReport& report) {
    FigureOrigins origins;
    addOrigin(origins, "life_left_percent", report.life_left_percent);
    addOrigin(origins, "percentage_used", report.percentage_used);
    addOrigin(origins, "host_writes_bytes", report.host_writes_bytes);
    addOrigin(origins, "host_reads_bytes", report.host_reads_bytes);
    addOrigin(origins, "nand_writes_bytes", report.nand_writes_bytes);
    addOrigin(origins, "temperature_celsius", report.temperature_celsius);
    addOrigin(origins, "power_on_hours", report.power_on_hours);
    addOrigin(origins, "power_cycles", report.power_cycles);
    addOrigin(origins, "unsafe_shutdowns", report.unsafe_shutdowns);
    addOrigin(origins, "spare_percent", report.spare_percent);
    addOrigin(origins, "spare_threshold_percent", report.spare_threshold_percent);
    addOrigin(origins, "media_errors", report.media_errors);
    addOrigin(origins, "reallocated_sectors", report.reallocated_sectors);
    addOrigin(origins, "pending_sectors", report.pending_sectors);
    addOrigin(origins, "uncorrectable_sectors", report.uncorrectable_sectors);
    addOrigin(origins, "interface_crc_errors", report.interface_crc_errors);
    return origins;
}

std::optional<std::uint64_t> wholeNumber(const std::string& text) {
    std::uint64_t value = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    return read.ec == std::errc() && read.ptr == end ? std::optional(value) : std::nullopt;
}

DriveCondition conditionOf(const HealthReport& report, const Assessment& assessment) {
    DriveCondition condition;
    condition.verdict = assessment.verdict;
    condition.self_assessment_passed = report.self_assessment_passed;
    if (report.nvme_critical_warning) {
        condition.nvme_critical_warning = *report.nvme_critical_warning;
    }
    condition.percentage_used = report.percentage_used.value;
    condition.spare_percent = report.spare_percent.value;
    condition.spare_threshold_percent = report.spare_threshold_percent.value;
    condition.unsafe_shutdowns = report.unsafe_shutdowns.value;
    condition.media_errors = report.media_errors.value;
    condition.reallocated_sectors = report.reallocated_sectors.value;
    condition.pending_sectors = report.pending_sectors.value;
    condition.uncorrectable_sectors = report.uncorrectable_sectors.value;
    condition.interface_crc_errors = report.interface_crc_errors.value;
    condition.firmware = report.firmware;
    condition.source = report.source;
    return condition;
}

} // namespace

std::string_view toString(RunKind kind) {
    switch (kind) {
    case RunKind::optimize:
        return "optimize";
    case RunKind::schedule:
        return "schedule";
    case RunKind::selfTest:
        return "self-test";
    case RunKind::prove:
        break;
    }
    return "prove";
}

const FigureOrigin* Sample::originOf(std::string_view figure) const {
    if (!origins) {
        return nullptr;
    }
    const auto found = std::find_if(origins->begin(), origins->end(),
                                    [figure](const FigureOrigin& origin) { return origin.figure == figure; });
    return found == origins->end() ? nullptr : &*found;
}

Sample sampleOf(const HealthReport& report, const Assessment& assessment, std::chrono::sys_seconds takenAt,
                std::optional<KernelWrites> kernel) {
    Sample sample;
    sample.taken_at = report.taken_at.value_or(takenAt);
    sample.life_left_percent = report.life_left_percent.value;
    sample.temperature_celsius = report.temperature_celsius.value;
    sample.host_writes_bytes = report.host_writes_bytes.value;
    sample.host_reads_bytes = report.host_reads_bytes.value;
    sample.nand_writes_bytes = report.nand_writes_bytes.value;
    sample.power_on_hours = report.power_on_hours.value;
    sample.power_cycles = report.power_cycles.value;
    sample.kernel = std::move(kernel);
    sample.condition = conditionOf(report, assessment);
    FigureOrigins origins = originsOf(report);
    if (!report.host_writes_bytes.has() && !report.host_writes_bytes.provenance.source.empty()) {
        const Provenance& from = report.host_writes_bytes.provenance;
        sample.host_writes_raw = wholeNumber(from.raw);
        if (sample.host_writes_raw) {
            origins.push_back({"host_writes_raw", from.source, "", "", from.confidence});
        }
    }
    if (!origins.empty()) {
        sample.origins = std::make_shared<const FigureOrigins>(std::move(origins));
    }
    return sample;
}

namespace {

RunRecord runOn(const TrimTarget& target, RunKind kind, std::chrono::sys_seconds startedAt, std::string source) {
    RunRecord run;
    run.kind = kind;
    run.started_at = startedAt;
    run.drives = target.drives;
    run.mount = target.mount;
    run.device = target.device;
    run.filesystem = target.filesystem;
    run.source = std::move(source);
    return run;
}

} // namespace

RunRecord runOf(const TrimTarget& target, const TrimOutcome& outcome, RunKind kind, std::chrono::sys_seconds startedAt,
                std::string source) {
    RunRecord run = runOn(target, kind, startedAt, std::move(source));
    run.seconds = outcome.seconds;
    run.outcome = toString(outcome.kind);
    run.reason = outcome.reason;
    run.offered_bytes = outcome.offered_bytes;
    return run;
}

RunRecord runOf(const TrimTarget& target, const ProveOutcome& outcome, std::chrono::sys_seconds startedAt,
                double seconds, std::string source) {
    RunRecord run = runOn(target, RunKind::prove, startedAt, std::move(source));
    run.seconds = seconds;
    run.outcome = toString(outcome.answer);
    run.reason = outcome.because;
    return run;
}

RunRecord runOf(const Drive& drive, const SelfTestEntry& entry, std::chrono::sys_seconds startedAt,
                std::optional<double> seconds, std::string source) {
    RunRecord run;
    run.kind = RunKind::selfTest;
    run.started_at = startedAt;
    run.seconds = seconds;
    run.drives = {drive.id};
    run.device = drive.node;
    run.outcome = toString(entry.result);
    run.reason = describe(entry);
    run.source = std::move(source);
    return run;
}

std::optional<RunRecord> finishedSelfTest(const Drive& drive, const SelfTestSummary& tests, const Sample& before,
                                          const Sample& now, std::span<const RunRecord> runs) {
    const auto ended = tests.last_at_hours;
    if (!ended || !before.power_on_hours || !now.power_on_hours || *ended < *before.power_on_hours ||
        *ended > *now.power_on_hours) {
        return std::nullopt;
    }
    const std::string when = fmt::format(" at {} hours", formatCount(*ended));
    const bool known = std::any_of(runs.begin(), runs.end(), [&when](const RunRecord& run) {
        return run.kind == RunKind::selfTest && run.reason.find(when) != std::string::npos;
    });
    if (known) {
        return std::nullopt;
    }
    RunRecord run;
    run.kind = RunKind::selfTest;
    run.started_at = now.taken_at - std::chrono::hours(*now.power_on_hours - *ended);
    run.drives = {drive.id};
    run.device = drive.node;
    run.outcome = !tests.last_passed ? "unknown" : *tests.last_passed ? "passed" : "failed";
    run.reason = fmt::format("{} at {} hours.", tests.last, formatCount(*ended));
    run.source = "the drive's log";
    return run;
}

} // namespace trimwright::care
