// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/metrics.h"

#include "core/base/text.h"

#include <array>
#include <fmt/format.h>
#include <functional>
#include <map>
#include <string_view>

namespace trimwright::care {
namespace {

/// As the text format asks: backslash, quote and line feed are escaped, the rest is UTF-8.
std::string escaped(std::string_view value) {
    std::string text;
    for (const char c : repairUtf8(value)) {
        if (c == '\\' || c == '"') {
            text += '\\';
        }
        text += c == '\n' ? std::string("\\n") : std::string(1, c);
    }
    return text;
}

std::string labelsOf(const Drive& drive) {
    return fmt::format(R"(drive="{}",model="{}",node="{}")", escaped(drive.id.value), escaped(drive.model),
                       escaped(drive.node));
}

/// One metric; its lines are gathered by `lines`.
struct Metric {
    const char* name;
    const char* type;
    const char* help;
    std::function<void(const MetricsDrive&, const Metric&, std::string&)> lines;
};

void addLine(std::string& text, const Metric& metric, const std::string& labels, const std::string& value) {
    text += fmt::format("{}{{{}}} {}\n", metric.name, labels, value);
}

std::string numberText(std::uint64_t value) {
    return fmt::format("{}", value);
}

std::string numberText(int value) {
    return fmt::format("{}", value);
}

/// A metric of one figure of the sample.
template <class Pick>
auto figure(Pick pick) {
    return [pick](const MetricsDrive& one, const Metric& metric, std::string& text) {
        if (!one.sample) {
            return;
        }
        if (const auto value = pick(*one.sample)) {
            addLine(text, metric, labelsOf(one.drive), numberText(*value));
        }
    };
}

/// A share of 1, of a figure in percent.
template <class Pick>
auto ratio(Pick pick) {
    return [pick](const MetricsDrive& one, const Metric& metric, std::string& text) {
        if (!one.sample) {
            return;
        }
        if (const auto value = pick(*one.sample)) {
            addLine(text, metric, labelsOf(one.drive), fmt::format("{}", static_cast<double>(*value) / 100));
        }
    };
}

void infoLine(const MetricsDrive& one, const Metric& metric, std::string& text) {
    addLine(text, metric,
            fmt::format(R"({},firmware="{}",bus="{}",kind="{}",emulated="{}")", labelsOf(one.drive),
                        escaped(one.drive.firmware), toString(one.drive.bus), toString(one.drive.kind),
                        one.drive.emulated ? "true" : "false"),
            "1");
}

void capacityLine(const MetricsDrive& one, const Metric& metric, std::string& text) {
    if (one.drive.capacity_bytes) {
        addLine(text, metric, labelsOf(one.drive), numberText(*one.drive.capacity_bytes));
    }
}

void verdictLines(const MetricsDrive& one, const Metric& metric, std::string& text) {
    if (!one.sample || !one.sample->condition.verdict) {
        return;
    }
    for (const Verdict verdict : {Verdict::healthy, Verdict::attention, Verdict::failing, Verdict::unknown}) {
        addLine(text, metric, fmt::format(R"({},state="{}")", labelsOf(one.drive), toString(verdict)),
                *one.sample->condition.verdict == verdict ? "1" : "0");
    }
}

/// Calls `use` with the newest optimization of each filesystem; with `doneOnly`, of those that were done.
template <class Use>
void newestPerMount(const MetricsDrive& one, bool doneOnly, Use use) {
    std::map<std::string, const RunRecord*> newest;
    for (const RunRecord& run : one.runs) {
        const bool optimized = run.kind == RunKind::optimize || run.kind == RunKind::schedule;
        if (optimized && !run.mount.empty() && (!doneOnly || run.outcome == "trimmed")) {
            newest[run.mount] = &run; // oldest first: the last one stays
        }
    }
    for (const auto& [mount, run] : newest) {
        use(fmt::format(R"({},mount="{}")", labelsOf(one.drive), escaped(mount)), *run);
    }
}

void lastOptimizeLines(const MetricsDrive& one, const Metric& metric, std::string& text) {
    newestPerMount(one, true, [&](const std::string& labels, const RunRecord& run) {
        addLine(text, metric, labels, fmt::format("{}", run.started_at.time_since_epoch().count()));
    });
}

void lastOfferedLines(const MetricsDrive& one, const Metric& metric, std::string& text) {
    newestPerMount(one, true, [&](const std::string& labels, const RunRecord& run) {
        if (run.offered_bytes) {
            addLine(text, metric, labels, numberText(*run.offered_bytes));
        }
    });
}

void lastSucceededLines(const MetricsDrive& one, const Metric& metric, std::string& text) {
    newestPerMount(one, false, [&](const std::string& labels, const RunRecord& run) {
        addLine(text, metric, labels, run.outcome == "trimmed" ? "1" : "0");
    });
}

std::optional<std::uint64_t> onSeconds(const Sample& sample) {
    return sample.power_on_hours ? std::optional(*sample.power_on_hours * 3600) : std::nullopt;
}

const std::vector<Metric>& allMetrics() {
    static const std::vector<Metric> metrics{
        {"trimwright_drive_info", "gauge", "The drive; always 1.", infoLine},
        {"trimwright_drive_capacity_bytes", "gauge", "Size of the drive.", capacityLine},
        {"trimwright_drive_read_timestamp_seconds", "gauge", "When the figures of the drive were read.",
         figure([](const Sample& s) {
             return std::optional(static_cast<std::uint64_t>(s.taken_at.time_since_epoch().count()));
         })},
        {"trimwright_drive_verdict", "gauge", "Health of the drive: 1 for the state it is in.", verdictLines},
        {"trimwright_drive_self_assessment_passed", "gauge", "1 if the drive itself says that it is fine.",
         figure([](const Sample& s) {
             const auto& passed = s.condition.self_assessment_passed;
             return passed ? std::optional<int>(*passed ? 1 : 0) : std::nullopt;
         })},
        {"trimwright_drive_life_left_ratio", "gauge", "Share of the rated life that is left.",
         ratio([](const Sample& s) { return s.life_left_percent; })},
        {"trimwright_drive_life_used_ratio", "gauge", "Share of the rated life that is used, may exceed 1.",
         ratio([](const Sample& s) { return s.condition.percentage_used; })},
        {"trimwright_drive_host_writes_bytes_total", "counter", "Written to the drive by its hosts.",
         figure([](const Sample& s) { return s.host_writes_bytes; })},
        {"trimwright_drive_host_reads_bytes_total", "counter", "Read from the drive by its hosts.",
         figure([](const Sample& s) { return s.host_reads_bytes; })},
        {"trimwright_drive_nand_writes_bytes_total", "counter", "Written to the flash inside the drive.",
         figure([](const Sample& s) { return s.nand_writes_bytes; })},
        {"trimwright_drive_temperature_celsius", "gauge", "Temperature of the drive.",
         figure([](const Sample& s) { return s.temperature_celsius; })},
        {"trimwright_drive_power_on_seconds_total", "counter", "Time the drive was powered on.", figure(onSeconds)},
        {"trimwright_drive_power_cycles_total", "counter", "How often the drive was powered on.",
         figure([](const Sample& s) { return s.power_cycles; })},
        {"trimwright_drive_unsafe_shutdowns_total", "counter", "How often the drive lost power without warning.",
         figure([](const Sample& s) { return s.condition.unsafe_shutdowns; })},
        {"trimwright_drive_spare_ratio", "gauge", "Share of the spare blocks that is left.",
         ratio([](const Sample& s) { return s.condition.spare_percent; })},
        {"trimwright_drive_spare_threshold_ratio", "gauge", "Below this share of spare blocks the drive warns.",
         ratio([](const Sample& s) { return s.condition.spare_threshold_percent; })},
        {"trimwright_drive_media_errors_total", "counter", "Data that the drive could not read or correct.",
         figure([](const Sample& s) { return s.condition.media_errors; })},
        {"trimwright_drive_reallocated_sectors", "gauge", "Sectors or blocks that were replaced by spare ones.",
         figure([](const Sample& s) { return s.condition.reallocated_sectors; })},
        {"trimwright_drive_pending_sectors", "gauge", "Sectors that could not be read and wait to be replaced.",
         figure([](const Sample& s) { return s.condition.pending_sectors; })},
        {"trimwright_drive_uncorrectable_sectors", "gauge", "Sectors that cannot be corrected.",
         figure([](const Sample& s) { return s.condition.uncorrectable_sectors; })},
        {"trimwright_drive_interface_crc_errors_total", "counter", "Transfers to the drive that were damaged.",
         figure([](const Sample& s) { return s.condition.interface_crc_errors; })},
        {"trimwright_filesystem_last_optimize_timestamp_seconds", "gauge",
         "When the free space of the filesystem was last offered to the drive (TRIM).", lastOptimizeLines},
        {"trimwright_filesystem_last_optimize_offered_bytes", "gauge", "Free space that was offered to the drive then.",
         lastOfferedLines},
        {"trimwright_filesystem_last_optimize_succeeded", "gauge", "1 if the last attempt to optimize was done.",
         lastSucceededLines},
    };
    return metrics;
}

} // namespace

std::string metricsText(std::span<const MetricsDrive> drives) {
    std::string text;
    for (const Metric& metric : allMetrics()) {
        std::string lines;
        for (const MetricsDrive& one : drives) {
            metric.lines(one, metric, lines);
        }
        if (!lines.empty()) {
            text += fmt::format("# HELP {0} {1}\n# TYPE {0} {2}\n{3}", metric.name, metric.help, metric.type, lines);
        }
    }
    return text;
}

} // namespace trimwright::care
