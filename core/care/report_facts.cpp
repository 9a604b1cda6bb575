// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/report_facts.h"

#include "core/base/translate.h"
#include "core/base/units.h"
#include "core/care/health_figures.h"
#include "core/care/history_text.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string_view>

namespace trimwright::care {
namespace {

constexpr const char* unknown = "–";

template <class T, class Text>
ReportFact fact(const char* name, const Figure<T>& figure, Text text, std::string detail = {}) {
    return {name, figure.has() ? text(*figure) : std::string(unknown),
            figure.has() || figure.unknown_because.empty() ? std::move(detail) : figure.unknown_because};
}

std::string bytesText(std::uint64_t bytes) {
    return formatBytes(bytes);
}

std::string countText(std::uint64_t count) {
    return formatCount(count);
}

std::string orUnknown(const std::string& text) {
    return text.empty() ? unknown : text;
}

std::string busText(const Report& report) {
    if (report.drive) {
        const Drive& drive = *report.drive;
        std::string bus(toString(drive.bus));
        std::transform(bus.begin(), bus.end(), bus.begin(),
                       [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
        bus = bus == "NVME" ? "NVMe" : bus == "UNKNOWN" ? "" : bus;
        return bus.empty() || drive.link.empty() ? bus + drive.link : bus + ", " + drive.link;
    }
    switch (report.health.protocol) {
    case Protocol::ata:
        return "ATA";
    case Protocol::nvme:
        return "NVMe";
    case Protocol::scsi:
        return "SCSI";
    case Protocol::unknown:
        break;
    }
    return {};
}

std::string kindText(const Report& report) {
    const DriveKind kind =
        report.drive && report.drive->kind != DriveKind::unknown ? report.drive->kind : report.health.kind;
    const char* word = kind == DriveKind::ssd ? "Solid-state drive" : kind == DriveKind::hdd ? "Hard disk" : "Drive";
    return report.emulated() ? fmt::format("{}, emulated by Trimwright", word) : word;
}

std::string temperatureDetail(const HealthReport& health) {
    std::string text;
    const auto add = [&text](const char* name, const Figure<int>& figure) {
        if (figure.has()) {
            text += fmt::format("{}{} {} °C", text.empty() ? "" : ", ", translated(name), *figure);
        }
    };
    add("lowest", health.temperature_lowest_celsius);
    add("highest", health.temperature_highest_celsius);
    add("limit", health.temperature_limit_celsius);
    return text;
}

std::string perDay(const HealthReport& health) {
    const auto& hours = health.power_on_hours;
    if (!health.host_writes_bytes.has() || !hours.has() || *hours < 24) {
        return {};
    }
    return fmt::format("{} per day of power-on time", formatBytes(*health.host_writes_bytes / *hours * 24));
}

std::string yearsText(const HealthReport& health) {
    constexpr double hoursOfYear = 8766;
    if (!health.power_on_hours.has() || *health.power_on_hours < 1000) {
        return {};
    }
    return fmt::format("{:.1f} years", static_cast<double>(*health.power_on_hours) / hoursOfYear);
}

std::string passedText(const HealthReport& health) {
    return !health.self_assessment_passed ? unknown : *health.self_assessment_passed ? "passed" : "FAILED";
}

/// "host_writes_bytes" → "Host writes"
std::string figureName(std::string key) {
    for (const std::string_view unit : {"_bytes", "_percent", "_celsius"}) {
        if (key.ends_with(unit)) {
            key.resize(key.size() - unit.size());
        }
    }
    std::replace(key.begin(), key.end(), '_', ' ');
    if (!key.empty()) {
        key.front() = static_cast<char>(key.front() - 'a' + 'A');
    }
    return key;
}

std::string confidenceText(Confidence confidence) {
    switch (confidence) {
    case Confidence::proven:
        return "proven";
    case Confidence::rule:
        return "a rule for this model";
    case Confidence::name:
        break;
    }
    return "only the name says so";
}

} // namespace

std::vector<ReportFact> identityFacts(const Report& report) {
    const HealthReport& health = report.health;
    const auto capacity =
        report.drive && report.drive->capacity_bytes ? report.drive->capacity_bytes : health.capacity_bytes;
    std::vector<ReportFact> facts{
        {"Model", orUnknown(report.model()), health.family},
        {"Kind", kindText(report), {}},
        {"Capacity", capacity ? formatBytes(*capacity) : unknown,
         capacity ? fmt::format("{} bytes", countText(*capacity)) : ""},
        {"Firmware", orUnknown(report.firmware()), {}},
        {"Connection", orUnknown(busText(report)), {}},
    };
    if (report.options.with_serials) {
        facts.push_back({"Serial number", orUnknown(report.serial()), {}});
    } else {
        facts.push_back({"Serial number", "hidden", {}});
    }
    if (report.drive && !report.drive->node.empty()) {
        facts.push_back({"Seen as", report.drive->node, {}});
    }
    const std::string when = health.taken_at ? timeText(*health.taken_at) : std::string(unknown);
    facts.push_back({"Read", when, health.source.empty() ? "" : fmt::format("by {}", health.source)});
    return facts;
}

std::vector<ReportFact> conditionFacts(const Report& report) {
    const HealthReport& health = report.health;
    const auto percent = [](int value) { return fmt::format("{} %", value); };
    std::vector<ReportFact> facts{
        {"The drive's own check", passedText(health), {}},
        fact("Life left", health.life_left_percent, percent),
        fact("Host writes", health.host_writes_bytes, bytesText, perDay(health)),
        fact("Host reads", health.host_reads_bytes, bytesText),
        fact("NAND writes", health.nand_writes_bytes, bytesText,
             health.write_amplification.has()
                 ? fmt::format("{:.2f} times what the host wrote", *health.write_amplification)
                 : std::string()),
        fact(
            "Power-on time", health.power_on_hours, [](std::uint64_t hours) { return countText(hours) + " h"; },
            yearsText(health)),
        fact("Power cycles", health.power_cycles, countText),
        fact("Unsafe shutdowns", health.unsafe_shutdowns, countText),
        fact(
            "Temperature", health.temperature_celsius, [](int value) { return fmt::format("{} °C", value); },
            temperatureDetail(health)),
        fact("Spare area", health.spare_percent, percent),
        fact("Media errors", health.media_errors, countText),
        fact("Reallocated sectors", health.reallocated_sectors, countText),
        fact("Pending sectors", health.pending_sectors, countText),
        fact("Uncorrectable sectors", health.uncorrectable_sectors, countText),
        fact("Cable errors (CRC)", health.interface_crc_errors, countText),
    };
    // What a drive of this kind does not have at all would only be noise.
    std::erase_if(facts, [](const ReportFact& one) { return one.value == unknown && one.detail.empty(); });
    return facts;
}

std::vector<ReportFact> originFacts(const Report& report) {
    std::vector<ReportFact> facts;
    forEachHealthFigure(report.health, [&facts](const char* key, const auto& figure) {
        const Provenance& from = figure.provenance;
        if (!figure.has() || from.source.empty()) {
            return;
        }
        std::string value = translated(from.source);
        if (!from.raw.empty()) {
            value += from.unit.empty() ? ": " + translated(from.raw)
                                       : fmt::format(": {} × {}", translated(from.raw), translated(from.unit));
        }
        facts.push_back({figureName(key), std::move(value),
                         from.rule.empty() ? confidenceText(from.confidence)
                                           : fmt::format("{} ({})", translated(from.rule),
                                                         translated(confidenceText(from.confidence)))});
    });
    return facts;
}

std::string forecastSentence(const Report& report) {
    if (!report.by_wear) {
        return {};
    }
    if (!report.by_wear->end) {
        return report.by_wear->hidden_because.empty() ? ""
                                                      : fmt::format("No forecast: {}", report.by_wear->hidden_because);
    }
    const EndOfLife& end = *report.by_wear->end;
    return fmt::format("At this rate, its rated life ends between {} and {} ({} % sure; {} days observed, {:.1f} % "
                       "used a year).",
                       isoTime(end.earliest).substr(0, 10), isoTime(end.latest).substr(0, 10), end.confidence_percent,
                       end.observed_days, end.percent_per_year);
}

std::string errorLogSentence(const Report& report) {
    if (!report.health.error_log) {
        return "The report holds no error log.";
    }
    const ErrorLogSummary& log = *report.health.error_log;
    if (log.total == 0) {
        return "The drive's error log is empty.";
    }
    const std::string logged = log.total == 1
                                   ? fmt::format("The drive has logged {} error in its life", formatCount(log.total))
                                   : fmt::format("The drive has logged {} errors in its life", formatCount(log.total));
    if (log.last.empty()) {
        return fmt::format("{}.", logged);
    }
    return log.last_at_hours
               ? fmt::format("{}; the newest: {} (at {} hours).", logged, log.last, formatCount(*log.last_at_hours))
               : fmt::format("{}; the newest: {}.", logged, log.last);
}

std::string selfTestSentence(const Report& report) {
    if (report.self_tests) {
        return describe(*report.self_tests);
    }
    return report.self_tests_unknown.empty() ? "Nothing is known of self-tests." : report.self_tests_unknown;
}

std::string runResult(const RunRecord& run) {
    const std::string outcome = translated(run.outcome);
    const std::string result =
        run.offered_bytes && *run.offered_bytes > 0
            ? outcome + ", " + translated(fmt::format("{} offered to the drive", formatBytes(*run.offered_bytes)))
            : outcome;
    return run.reason.empty() ? result : result + ": " + translated(run.reason);
}

std::string timeText(std::chrono::sys_seconds time) {
    const std::string iso = isoTime(time);
    return iso.substr(0, 10) + " " + iso.substr(11, 5) + " UTC";
}

std::string verdictWord(Verdict verdict) {
    switch (verdict) {
    case Verdict::healthy:
        return "Healthy";
    case Verdict::attention:
        return "Attention";
    case Verdict::failing:
        return "Failing";
    case Verdict::unknown:
        break;
    }
    return "Unknown";
}

std::string verdictShape(Verdict verdict) {
    switch (verdict) {
    case Verdict::healthy:
        return "●";
    case Verdict::attention:
        return "▲";
    case Verdict::failing:
        return "✖";
    case Verdict::unknown:
        break;
    }
    return "?";
}

std::string levelShape(Level level) {
    switch (level) {
    case Level::good:
        return "●";
    case Level::attention:
        return "▲";
    case Level::failing:
        return "✖";
    case Level::info:
        break;
    }
    return "i";
}

} // namespace trimwright::care
