// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/experiment_text.h"

#include "core/emulator/emulated_backend.h"
#include "ui/format.h"
#include "ui/models/csv.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

namespace trimwright::ui {
namespace {

struct ExperimentWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::Experiments)
};

constexpr std::array lineColours{Colour::line1, Colour::line2, Colour::line3,
                                 Colour::line4, Colour::line5, Colour::line6};
constexpr std::array lineStyles{Qt::SolidLine, Qt::DashLine, Qt::DashDotLine, Qt::DotLine};
constexpr std::array lineMarkers{PlotMarker::none, PlotMarker::disc, PlotMarker::square};
constexpr std::size_t mostLinesTogether = 6; ///< More are no picture any more.

/// No two are alike without colour: where there are more lines than dashes, they have marks.
void dress(std::vector<PlotLine>& lines) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        lines[i].colour = lineColours[i % lineColours.size()];
        lines[i].style = lineStyles[i % lineStyles.size()];
        lines[i].marker = lineMarkers[std::min(i / lineStyles.size(), lineMarkers.size() - 1)];
    }
}

/// Lines that lie exactly on each other would hide all but the last: they become one that has all their names.
void joinEqualLines(std::vector<PlotLine>& lines) {
    const auto same = [](const PlotLine& one, const PlotLine& other) {
        constexpr double unseen = 1e-4; // of the figure
        return one.points.size() > 1 &&
               std::ranges::equal(one.points, other.points, [](const QPointF& a, const QPointF& b) {
                   return std::abs(a.x() - b.x()) <= unseen * std::abs(a.x()) &&
                          std::abs(a.y() - b.y()) <= unseen * std::abs(a.y());
               });
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        for (std::size_t j = i + 1; j < lines.size();) {
            if (same(lines[i], lines[j])) {
                lines[i].name += QStringLiteral(" · ") + lines[j].name;
                lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(j));
            } else {
                ++j;
            }
        }
    }
}

/// "light use, TRIM weekly" is the line "TRIM weekly" of "light use".
std::vector<PlotData> partsOf(PlotData all) {
    const QString comma = QStringLiteral(", ");
    const bool named = std::ranges::all_of(all.lines, [&](const PlotLine& line) { return line.name.contains(comma); });
    if (all.lines.size() <= mostLinesTogether || !named) {
        return {std::move(all)};
    }
    std::vector<PlotData> parts;
    for (PlotLine& line : all.lines) {
        const auto at = line.name.indexOf(comma);
        const QString part = line.name.left(at);
        if (parts.empty() || parts.back().part != part) {
            parts.push_back(all);
            parts.back().part = part;
            parts.back().lines.clear();
        }
        line.name = line.name.mid(at + comma.size());
        parts.back().lines.push_back(std::move(line));
    }
    return parts;
}

/// "never: write amplification" is the line "never" of the chart "write amplification".
struct SeriesName {
    std::string line;
    std::string quantity;
};
SeriesName split(const emulator::ExperimentSeries& series) {
    const std::size_t colon = series.name.rfind(": ");
    return colon == std::string::npos ? SeriesName{series.name, {}}
                                      : SeriesName{series.name.substr(0, colon), series.name.substr(colon + 2)};
}

QString quantityText(const SeriesName& name, const emulator::ExperimentSeries& series) {
    if (!name.quantity.empty()) {
        return sentence(name.quantity);
    }
    if (series.y_unit == "MB/s") {
        return ExperimentWords::tr("speed");
    }
    return series.y_unit == "×" ? ExperimentWords::tr("write amplification") : plain(series.y_unit);
}

struct AxisWords {
    QString x_title;
    QString chart; ///< A whole text for each axis: what comes behind "by" bends in other languages.
};

AxisWords axisWords(const std::string& unit) {
    if (unit == "s") {
        return {ExperimentWords::tr("simulated time"), ExperimentWords::tr("%1 over simulated time")};
    }
    if (unit == "weeks") {
        return {ExperimentWords::tr("time of use"), ExperimentWords::tr("%1 over time of use")};
    }
    if (unit == "KB") {
        return {ExperimentWords::tr("size of a request"), ExperimentWords::tr("%1 by size of a request")};
    }
    if (unit == "GB") {
        return {ExperimentWords::tr("place on the drive"), ExperimentWords::tr("%1 by place on the drive")};
    }
    return {sentence(unit), QStringLiteral("%1")};
}

PlotData emptyPlot(const SeriesName& name, const emulator::ExperimentSeries& series) {
    PlotData data;
    data.y_title = quantityText(name, series);
    data.y_unit = sentence(series.y_unit);
    data.x_unit = sentence(series.x_unit);
    data.x_logarithmic = series.x_unit == "KB"; // request sizes double from one to the next
    const AxisWords words = axisWords(series.x_unit);
    data.x_title = words.x_title;
    data.name = capitalized(words.chart.arg(data.y_title));
    return data;
}

/// A figure as it was printed, with up to four digits; what a formula says has no end.
int publishedDecimals(double value) {
    const int printed = leastDecimals(value, figureDecimals(value) + 1);
    const double scale = std::pow(10.0, printed);
    const bool exact = std::abs(std::round(value * scale) / scale - value) < 1e-9 * std::abs(value) + 1e-12;
    return exact ? printed : figureDecimals(value);
}

QString figureWithUnit(const QString& number, const std::string& unit) {
    return unit.empty() ? number : isolated(number + QChar(0x00a0) + sentence(unit));
}

QString numberOrNothing(const std::optional<double>& value) {
    return value ? QString::number(*value, 'g', 10) : QString();
}

} // namespace

QString experimentSourceText(const emulator::ExperimentInfo& info) {
    if (info.review.empty()) {
        return ExperimentWords::tr("Simulation");
    }
    if (info.review == "theory") {
        return ExperimentWords::tr("Against theory");
    }
    return info.review.size() > 1 ? ExperimentWords::tr("Reviews %1 of 2009").arg(plain(info.review))
                                  : ExperimentWords::tr("Review %1 of 2009").arg(plain(info.review));
}

QString experimentModelText(const std::string& model) {
    for (const emulator::ModelInfo& known : emulator::EmulatedBackend::models()) {
        if (known.key == model) {
            return sentence(known.title);
        }
    }
    return sentence(model);
}

std::vector<PlotData> experimentPlots(const emulator::ExperimentResult& result) {
    struct Chart {
        std::string quantity;
        std::string x_unit;
        std::string y_unit;
        PlotData data;
    };
    std::vector<Chart> charts;
    for (const emulator::ExperimentSeries& series : result.series) {
        const SeriesName name = split(series);
        auto chart = std::find_if(charts.begin(), charts.end(), [&](const Chart& one) {
            return one.quantity == name.quantity && one.x_unit == series.x_unit && one.y_unit == series.y_unit;
        });
        if (chart == charts.end()) {
            charts.push_back({name.quantity, series.x_unit, series.y_unit, emptyPlot(name, series)});
            chart = std::prev(charts.end());
        }
        PlotLine line{sentence(name.line), {}, Qt::SolidLine, {}};
        for (const auto& point : series.points) {
            line.points.emplace_back(point.x, point.y);
        }
        chart->data.lines.push_back(std::move(line));
    }
    std::vector<PlotData> plots;
    for (Chart& chart : charts) {
        for (PlotData& part : partsOf(std::move(chart.data))) {
            joinEqualLines(part.lines);
            dress(part.lines);
            plots.push_back(std::move(part));
        }
    }
    return plots;
}

QString plotChoice(const std::vector<PlotData>& plots, std::size_t number) {
    const PlotData& plot = plots[number];
    if (!plot.part.isEmpty()) {
        return capitalized(plot.part);
    }
    const auto same = [&plot](const PlotData& other) { return other.y_title == plot.y_title; };
    return capitalized(std::ranges::count_if(plots, same) > 1 ? plot.x_title : plot.y_title);
}

QString capitalized(const QString& text) {
    return text.isEmpty() ? text : text.front().toUpper() + text.mid(1);
}

double largestFigure(const std::vector<emulator::ExperimentRow>& rows, const std::string& unit) {
    double largest = 0;
    for (const emulator::ExperimentRow& row : rows) {
        if (row.unit == unit) {
            largest = std::max({largest, row.published.value_or(0), row.emulated.value_or(0)});
        }
    }
    return largest;
}

QString publishedText(const emulator::ExperimentRow& row) {
    if (!row.published) {
        return QStringLiteral("–");
    }
    const QString figure = figureWithUnit(decimalText(*row.published, publishedDecimals(*row.published)), row.unit);
    return row.relation.empty() ? figure : plain(row.relation) + QChar(0x00a0) + figure;
}

QString emulatedText(const emulator::ExperimentRow& row) {
    if (!row.emulated) {
        return QStringLiteral("–");
    }
    const int published = row.published ? publishedDecimals(*row.published) : 0;
    const int least = leastDecimals(*row.emulated, figureDecimals(*row.emulated));
    return figureWithUnit(decimalText(*row.emulated, std::max(published, least)), row.unit);
}

QString differenceText(const emulator::ExperimentRow& row) {
    const auto percent = emulator::differencePercent(row);
    if (!percent) {
        return {};
    }
    const double rounded = std::round(*percent * 10) / 10 + 0.0; // never "-0.0 %"
    const QString sign = rounded > 0 ? QStringLiteral("+") : rounded < 0 ? QStringLiteral("−") : QString();
    return isolated(sign + QLocale().toString(std::abs(rounded), 'f', 1) + QChar(0x00a0) + QLatin1Char('%'));
}

QString experimentTimeText(const emulator::ExperimentResult& result, double wallSeconds) {
    const double simulated = result.simulated_seconds;
    const QString seed = QString::number(static_cast<qulonglong>(result.seed));
    if (simulated <= 0) {
        return ExperimentWords::tr("Simulated in %1. Seed %2.").arg(secondsText(wallSeconds), seed);
    }
    return ExperimentWords::tr("%1 of the drive's time, simulated in %2. Seed %3.")
        .arg(secondsText(simulated), secondsText(wallSeconds), seed);
}

QString experimentCsv(const emulator::ExperimentResult& result) {
    QString csv = csvLine({QStringLiteral("experiment"), QStringLiteral("model"), QStringLiteral("state"),
                           QStringLiteral("metric"), QStringLiteral("unit"), QStringLiteral("relation"),
                           QStringLiteral("published"), QStringLiteral("emulated"), QStringLiteral("note")});
    for (const emulator::ExperimentRow& row : result.rows) {
        csv += csvLine({plain(result.experiment), plain(result.model), plain(row.state), plain(row.metric),
                        plain(row.unit), plain(row.relation), numberOrNothing(row.published),
                        numberOrNothing(row.emulated), plain(row.note)});
    }
    return csv;
}

} // namespace trimwright::ui
