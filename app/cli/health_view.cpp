// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/health_view.h"

#include "app/cli/table.h"
#include "core/base/text.h"
#include "core/base/units.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <functional>
#include <string>
#include <vector>

namespace trimwright::cli {
namespace {

std::string formatPercent(int percent) {
    return fmt::format("{} %", percent);
}

std::string formatHours(std::uint64_t hours) {
    constexpr double hoursPerYear = 8766; // 365.25 days
    const double years = static_cast<double>(hours) / hoursPerYear;
    return years < 1 ? fmt::format("{} hours", formatCount(hours))
                     : fmt::format("{} hours ({:.1f} years)", formatCount(hours), years);
}

/// "attribute 225: 329495 × 32 MiB". A unit that is no quantity ("%", "h") says nothing that the figure does not.
std::string describe(const Provenance& provenance) {
    std::string text = provenance.source;
    if (!provenance.raw.empty()) {
        text += (text.empty() ? "" : ": ") + provenance.raw;
        if (!provenance.unit.empty() && provenance.unit[0] >= '0' && provenance.unit[0] <= '9') {
            text += " × " + provenance.unit;
        }
    }
    return text;
}

enum class Absent { hide, show };

template <class T>
void addFigure(Table& table, std::string_view name, const Figure<T>& figure,
               const std::function<std::string(const T&)>& format, Absent absent = Absent::hide) {
    if (figure.has()) {
        table.add({{std::string(name)}, {format(*figure)}, {describe(figure.provenance), Tone::faint}});
    } else if (!figure.unknown_because.empty() || absent == Absent::show) {
        const std::string why = figure.unknown_because.empty() ? "the report does not tell" : figure.unknown_because;
        table.add({{std::string(name)}, {"unknown", Tone::faint}, {why, Tone::faint}});
    }
}

/// What an optimization changes in a report: drives that count it (emulated ones do) show that it arrived.
void addTrimRequests(Table& table, const HealthReport& report) {
    const auto counter = std::find_if(report.attributes.begin(), report.attributes.end(), [](const Attribute& a) {
        return a.raw && matchesPattern("*trim*command*", a.name);
    });
    if (counter != report.attributes.end()) {
        table.add({{"TRIM requests"},
                   {formatCount(*counter->raw)},
                   {counter->id ? fmt::format("attribute {}", *counter->id) : counter->name, Tone::faint}});
    }
}

void printFigures(std::ostream& out, const Style& style, const HealthReport& report) {
    const std::function<std::string(const int&)> percent = formatPercent;
    const std::function<std::string(const std::uint64_t&)> bytes = formatBytes;
    const std::function<std::string(const std::uint64_t&)> count = formatCount;
    const std::function<std::string(const std::uint64_t&)> hours = formatHours;
    const std::function<std::string(const int&)> celsius = [](const int& value) { return fmt::format("{} °C", value); };
    const std::function<std::string(const double&)> factor = [](const double& value) {
        return fmt::format("{:.2f}", value);
    };
    Table table({{""}, {"", Table::Align::left}, {""}});
    addFigure(table, "Life left", report.life_left_percent, percent, Absent::show);
    addFigure(table, "Written by the computer", report.host_writes_bytes, bytes, Absent::show);
    addFigure(table, "Read by the computer", report.host_reads_bytes, bytes);
    addFigure(table, "Written to the flash", report.nand_writes_bytes, bytes);
    addFigure(table, "Flash writes per write", report.write_amplification, factor);
    addFigure(table, "Temperature", report.temperature_celsius, celsius, Absent::show);
    addFigure(table, "Powered on", report.power_on_hours, hours, Absent::show);
    addFigure(table, "Switched on", report.power_cycles,
              std::function<std::string(const std::uint64_t&)>(
                  [](const std::uint64_t& value) { return formatCount(value) + " times"; }));
    addFigure(table, "Unsafe shutdowns", report.unsafe_shutdowns, count);
    addFigure(table, "Spare flash left", report.spare_percent, percent);
    addFigure(table, "Media errors", report.media_errors, count);
    addFigure(table, "Reallocated sectors", report.reallocated_sectors, count);
    addFigure(table, "Pending sectors", report.pending_sectors, count);
    addFigure(table, "Uncorrectable sectors", report.uncorrectable_sectors, count);
    addFigure(table, "Transfer (cable) errors", report.interface_crc_errors, count);
    addTrimRequests(table, report);
    table.print(out, style, 2);
}

std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) {
        if (!part.empty()) {
            text += (text.empty() ? "" : " · ") + part;
        }
    }
    return text;
}

void printIdentity(std::ostream& out, const Style& style, const Drive* drive, const HealthReport& report) {
    const std::string& model = drive != nullptr && !drive->model.empty() ? drive->model : report.model;
    const std::string& serial = drive != nullptr && !drive->serial.empty() ? drive->serial : report.serial;
    const std::string& firmware = drive != nullptr && !drive->firmware.empty() ? drive->firmware : report.firmware;
    const auto capacity = drive != nullptr && drive->capacity_bytes ? drive->capacity_bytes : report.capacity_bytes;
    out << toned(style, Tone::strong, model.empty() ? "Unnamed drive" : printable(model)) << '\n';
    const std::string line =
        joined({drive != nullptr ? drive->node : "", capacity ? formatBytes(*capacity) : "",
                drive != nullptr && drive->emulated ? "emulated" : std::string(toString(report.protocol)),
                serial.empty() ? "" : "serial " + serial, firmware.empty() ? "" : "firmware " + firmware});
    out << toned(style, Tone::faint, printable(line)) << "\n\n";
}

void printFindings(std::ostream& out, const Style& style, const std::vector<care::Finding>& findings) {
    if (findings.empty()) {
        return;
    }
    out << '\n';
    for (const care::Finding& finding : findings) {
        const std::string text = finding.evidence.empty() ? finding.text : finding.text + " (" + finding.evidence + ")";
        out << bulleted(style, mark(style, finding.level), text, 2);
        if (!finding.advice.empty()) {
            out << bulleted(style, "→", finding.advice, 4);
        }
    }
}

std::string describeSource(const HealthReport& report) {
    std::string text = "Source: " + (report.source.empty() ? "unknown" : printable(report.source));
    if (report.taken_at) {
        const std::time_t time = std::chrono::system_clock::to_time_t(*report.taken_at);
        text += fmt::format(", read {:%Y-%m-%d %H:%M} UTC", fmt::gmtime(time));
    }
    return text;
}

std::string selfAssessment(const HealthReport& report) {
    if (!report.self_assessment_passed) {
        return "The drive gives no verdict of its own.";
    }
    return *report.self_assessment_passed ? "The drive says of itself that it is in order."
                                          : "The drive says of itself that it is failing.";
}

std::string optionalNumber(const std::optional<int>& value) {
    return value ? std::to_string(*value) : "–";
}

Cell attributeState(const Attribute& attribute) {
    if (attribute.failing_now) {
        return {"✖ failing", Tone::bad};
    }
    if (attribute.failed_before) {
        return {"▲ failed before", Tone::warning};
    }
    return {attribute.threshold ? "ok" : "", Tone::faint};
}

} // namespace

void printHealth(std::ostream& out, const Style& style, const Drive* drive, const HealthReport& report,
                 const care::Assessment& assessment) {
    printIdentity(out, style, drive, report);
    out << badge(style, assessment.verdict) << '\n' << paragraph(style, assessment.sentence) << '\n';
    printFigures(out, style, report);
    printFindings(out, style, assessment.findings);
    out << '\n' << paragraph(style, selfAssessment(report));
    for (const std::string& note : report.notes) {
        out << paragraph(style, "Note: " + note, 0, Tone::faint);
    }
    out << toned(style, Tone::faint, describeSource(report)) << '\n';
}

void printAttributes(std::ostream& out, const Style& style, const Drive* drive, const HealthReport& report) {
    printIdentity(out, style, drive, report);
    if (report.attributes.empty()) {
        out << "The report holds no SMART attributes and no health log.\n";
        return;
    }
    const bool numbered = report.attributes.front().id.has_value();
    using Align = Table::Align;
    Table table = numbered ? Table({{"ID", Align::right},
                                    {"NAME"},
                                    {"VALUE", Align::right},
                                    {"WORST", Align::right},
                                    {"THRESHOLD", Align::right},
                                    {"RAW", Align::right},
                                    {"STATE"},
                                    {"MEANING"}})
                           : Table({{"NAME"}, {"VALUE", Align::right}, {"MEANING"}});
    for (const Attribute& attribute : report.attributes) {
        if (numbered) {
            table.add({{attribute.id ? std::to_string(*attribute.id) : ""},
                       {attribute.name, Tone::strong},
                       {optionalNumber(attribute.value)},
                       {optionalNumber(attribute.worst)},
                       {optionalNumber(attribute.threshold)},
                       {attribute.raw_text},
                       attributeState(attribute),
                       {attribute.meaning, Tone::faint}});
        } else {
            table.add({{attribute.name, Tone::strong}, {attribute.raw_text}, {attribute.meaning, Tone::faint}});
        }
    }
    table.print(out, style);
    out << '\n' << toned(style, Tone::faint, describeSource(report)) << '\n';
}

} // namespace trimwright::cli
