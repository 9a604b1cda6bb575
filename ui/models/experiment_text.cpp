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
constexpr std::array lineStyles{Qt::SolidLine, Qt::DashLine, Qt::DashDotLine};

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

PlotData emptyPlot(const SeriesName& name, const emulator::ExperimentSeries& series) {
    PlotData data;
    data.y_title = quantityText(name, series);
    data.y_unit = sentence(series.y_unit);
    data.x_unit = sentence(series.x_unit);
    data.x_logarithmic = series.x_unit == "KB"; // request sizes double from one to the next
    data.x_title = series.x_unit == "s"       ? ExperimentWords::tr("simulated time")
                   : series.x_unit == "weeks" ? ExperimentWords::tr("time of use")
                   : series.x_unit == "KB"    ? ExperimentWords::tr("size of a request")
                   : series.x_unit == "GB"    ? ExperimentWords::tr("place on the drive")
                                              : sentence(series.x_unit);
    data.name = ExperimentWords::tr("%1 over %2").arg(data.y_title, data.x_title);
    return data;
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
        const std::size_t number = chart->data.lines.size();
        PlotLine line{
            sentence(name.line), lineColours[number % lineColours.size()], lineStyles[number % lineStyles.size()], {}};
        for (const auto& point : series.points) {
            line.points.emplace_back(point.x, point.y);
        }
        chart->data.lines.push_back(std::move(line));
    }
    std::vector<PlotData> plots;
    for (Chart& chart : charts) {
        plots.push_back(std::move(chart.data));
    }
    return plots;
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
    const QString figure = figureText(*row.published, sentence(row.unit));
    return row.relation.empty() ? figure : plain(row.relation) + QChar(0x00a0) + figure;
}

QString emulatedText(const emulator::ExperimentRow& row) {
    return row.emulated ? figureText(*row.emulated, sentence(row.unit)) : QStringLiteral("–");
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
    constexpr double hour = 3600;
    const double simulated = result.simulated_seconds;
    const QString seed = QString::number(static_cast<qulonglong>(result.seed));
    if (simulated <= 0) {
        return ExperimentWords::tr("Simulated in %1. Seed %2.").arg(secondsText(wallSeconds), seed);
    }
    const QString time =
        simulated < 2 * hour ? secondsText(simulated) : figureText(simulated / hour, ExperimentWords::tr("h", "hours"));
    return ExperimentWords::tr("%1 of the drive's time, simulated in %2. Seed %3.")
        .arg(time, secondsText(wallSeconds), seed);
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
