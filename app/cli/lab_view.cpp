// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lab_view.h"

#include "app/cli/table.h"
#include "core/base/units.h"
#include "core/emulator/emulated_backend.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <map>
#include <string>
#include <vector>

namespace trimwright::cli {
namespace {

using emulator::ExperimentRow;
using emulator::ExperimentSeries;

constexpr std::size_t mostSparkColumns = 60;
constexpr std::size_t fewestSparkColumns = 10;
constexpr std::size_t fewestPoints = 8; // Fewer points make no picture; the table has them anyway.

/// Four digits, which is more than any review has measured.
std::string formatFigure(double value) {
    constexpr double manyDigits = 1000;
    return value >= manyDigits ? formatCount(static_cast<std::uint64_t>(std::llround(value)))
                               : fmt::format("{:.4g}", value);
}

std::string formatFigure(const std::optional<double>& value) {
    return value ? formatFigure(*value) : "–";
}

/// Of the emulated figure from the published one.
std::string difference(const ExperimentRow& row) {
    const auto percent = emulator::differencePercent(row);
    if (!percent) {
        return "";
    }
    const double tenths = std::round(*percent * 10);
    return fmt::format("{:+.1f} %", tenths == 0 ? 0.0 : tenths / 10); // never "-0.0 %"
}

std::string titleOf(const std::string& model) {
    for (const emulator::ModelInfo& known : emulator::EmulatedBackend::models()) {
        if (known.key == model) {
            return known.title;
        }
    }
    return {};
}

void printRows(std::ostream& out, const Style& style, bool theory, const std::vector<ExperimentRow>& rows) {
    Table table({{"STATE"},
                 {"METRIC"},
                 {theory ? "FORMULA" : "PUBLISHED", Table::Align::right},
                 {"EMULATED", Table::Align::right},
                 {"DIFFERENCE", Table::Align::right}});
    for (auto row = rows.begin(); row != rows.end(); ++row) {
        const std::string unit = row->unit.empty() ? "" : " (" + row->unit + ")";
        table.add({{row->state},
                   {row->metric + unit},
                   {(row->relation.empty() ? "" : row->relation + " ") + formatFigure(row->published),
                    row->published ? Tone::plain : Tone::faint},
                   {formatFigure(row->emulated), row->emulated ? Tone::strong : Tone::faint},
                   {difference(*row)}});
        const bool saidBelow = std::next(row) != rows.end() && std::next(row)->note == row->note;
        if (!row->note.empty() && !saidBelow) {
            table.addNote(row->note, 2);
        }
    }
    table.print(out, style, 2);
}

/// As many columns as the series has points, at most `most`; each is the mean of its points.
std::vector<double> columnsOf(const ExperimentSeries& series, std::size_t most) {
    const std::size_t points = series.points.size();
    const std::size_t count = std::min(points, most);
    std::vector<double> columns;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t first = i * points / count;
        const std::size_t end = (i + 1) * points / count;
        double sum = 0;
        for (std::size_t k = first; k < end; ++k) {
            sum += series.points[k].y;
        }
        columns.push_back(sum / static_cast<double>(end - first));
    }
    return columns;
}

/// What the names and the figures beside the lines leave of the terminal.
std::size_t sparkColumns(const Style& style, const std::vector<ExperimentSeries>& all) {
    constexpr std::size_t figureColumns = 32; // "37.93 → 13.17 MB/s" with the gaps and the indent
    std::size_t taken = figureColumns;
    for (const ExperimentSeries& series : all) {
        taken = std::max(taken, figureColumns + displayWidth(series.name));
    }
    return style.width == 0
               ? mostSparkColumns
               : std::clamp(style.width - std::min(style.width, taken), fewestSparkColumns, mostSparkColumns);
}

void printSeries(std::ostream& out, const Style& style, const std::vector<ExperimentSeries>& all) {
    std::map<std::string, double> highest; // by unit, so that lines of one unit can be compared
    for (const ExperimentSeries& series : all) {
        for (const auto& point : series.points) {
            highest[series.y_unit] = std::max(highest[series.y_unit], point.y);
        }
    }
    const std::size_t most = sparkColumns(style, all);
    Table table({{""}, {""}, {""}});
    bool any = false;
    for (const ExperimentSeries& series : all) {
        if (series.points.size() < fewestPoints) {
            continue;
        }
        any = true;
        const std::string unit = series.y_unit.empty() ? "" : " " + series.y_unit;
        table.add({{series.name},
                   {sparkline(columnsOf(series, most), highest[series.y_unit])},
                   {fmt::format("{} → {}{}", formatFigure(series.points.front().y),
                                formatFigure(series.points.back().y), unit),
                    Tone::faint}});
    }
    if (any) {
        out << '\n';
        table.print(out, style, 2);
    }
}

std::string formatSimulated(double seconds) {
    constexpr double hour = 3600;
    return seconds < 2 * hour ? formatSeconds(seconds) : formatFigure(seconds / hour) + " h";
}

} // namespace

void printLabIntroduction(std::ostream& out, const Style& style, const emulator::ExperimentInfo& info) {
    out << toned(style, Tone::strong, printable(info.title)) << '\n' << paragraph(style, info.explanation);
}

void printLabRemarks(std::ostream& out, const Style& style, const emulator::ExperimentInfo& info) {
    for (const std::string& remark : info.remarks) {
        out << '\n' << paragraph(style, remark, 2);
    }
}

void printLabRun(std::ostream& out, const Style& style, const emulator::ExperimentInfo& info, const LabRun& run) {
    const std::string title = titleOf(run.result.model);
    out << '\n' << toned(style, Tone::strong, printable(run.result.model));
    if (!title.empty()) {
        out << "  " << printable(title);
    }
    out << '\n';
    printRows(out, style, info.review == "theory", run.result.rows);
    printSeries(out, style, run.result.series);
    const std::string simulated =
        run.result.simulated_seconds > 0
            ? fmt::format("{} of the drive's time, simulated", formatSimulated(run.result.simulated_seconds))
            : "Simulated";
    out << paragraph(style,
                     fmt::format("{} in {}; seed {}.", simulated, formatSeconds(run.wall_seconds), run.result.seed), 2,
                     Tone::faint);
}

} // namespace trimwright::cli
