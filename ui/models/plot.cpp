// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/plot.h"

#include "ui/format.h"
#include "ui/models/csv.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace trimwright::ui {
namespace {

struct PlotWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::Plot)
};

constexpr QChar unitGap(0x00a0);
constexpr double minute = 60;
constexpr double hour = 3600;

struct Range {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();

    void add(double value) {
        if (std::isfinite(value)) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    bool any() const { return low <= high; }
};

Range rangeX(const PlotData& data) {
    Range range;
    for (const PlotLine& line : data.lines) {
        for (const QPointF& point : line.points) {
            range.add(point.x());
        }
    }
    for (const PlotBand& band : data.bands) {
        range.add(band.from);
        range.add(band.to);
    }
    for (const PlotMark& mark : data.marks) {
        range.add(mark.x);
    }
    return range;
}

/// The least step out of 1, 2, 5, 10 … that needs no more than `most` ticks.
double roundPlotStep(double length, int most) {
    const double least = length / std::max(1, most - 1);
    const double power = std::pow(10.0, std::floor(std::log10(std::max(least, 1e-12))));
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        if (factor * power >= least * (1 - 1e-9)) {
            return factor * power;
        }
    }
    return 10 * power;
}

int decimalsOfStep(double step) {
    return std::clamp(static_cast<int>(std::ceil(-std::log10(step) - 1e-9)), 0, 6);
}

QString numberWithUnit(const QString& number, const QString& unit) {
    return unit.isEmpty() ? number : isolated(number + unitGap + unit);
}

/// How a time axis counts.
struct TimeScale {
    double seconds;
    QString unit;
};
TimeScale timeScale(double length) {
    if (length < 3 * minute) {
        return {1, PlotWords::tr("s", "seconds")};
    }
    return length < 3 * hour ? TimeScale{minute, PlotWords::tr("min", "minutes")}
                             : TimeScale{hour, PlotWords::tr("h", "hours")};
}

double timeStep(double length, const TimeScale& scale, int most) {
    constexpr std::array steps{1, 2, 5, 10, 15, 30, 60, 120};
    const double units = length / scale.seconds;
    for (const int step : steps) {
        if (units / step <= most - 1) {
            return step;
        }
    }
    return roundPlotStep(units, most);
}

void addTicks(PlotAxis& axis, double step, double scale, const QString& unit) {
    const double first = std::ceil(axis.low / (step * scale) - 1e-9) * step * scale;
    const int decimals = decimalsOfStep(step);
    for (double value = first; value <= axis.high + step * scale * 1e-6; value += step * scale) {
        axis.ticks.push_back({value, QLocale().toString(value / scale + 0.0, 'f', decimals)});
    }
    if (!axis.ticks.empty()) {
        axis.ticks.back().text = numberWithUnit(axis.ticks.back().text, unit);
    }
}

PlotAxis logarithmicAxis(const Range& range, int most, const QString& unit) {
    PlotAxis axis{range.low, range.high, {}};
    const int first = static_cast<int>(std::ceil(std::log2(range.low) - 1e-9));
    const int last = static_cast<int>(std::floor(std::log2(range.high) + 1e-9));
    const int step = std::max(1, (last - first + most) / std::max(1, most));
    for (int power = first; power <= last; power += step) {
        const double value = std::exp2(power);
        axis.ticks.push_back({value, figureText(value)});
    }
    if (!axis.ticks.empty()) {
        axis.ticks.back().text = numberWithUnit(axis.ticks.back().text, unit);
    }
    return axis;
}

} // namespace

bool PlotData::empty() const {
    return std::all_of(lines.begin(), lines.end(), [](const PlotLine& line) { return line.points.empty(); });
}

PlotAxis plotAxisY(const PlotData& data, int most) {
    Range range;
    range.add(0);
    for (const PlotLine& line : data.lines) {
        for (const QPointF& point : line.points) {
            range.add(point.y());
        }
    }
    const double length = std::max(range.high - range.low, 1e-9);
    const double step = roundPlotStep(length * 1.04, most);
    PlotAxis axis{std::floor(range.low / step + 1e-9) * step, std::ceil(range.high * 1.02 / step - 1e-9) * step, {}};
    axis.high = std::max(axis.high, axis.low + step);
    addTicks(axis, step, 1, data.y_unit);
    return axis;
}

PlotAxis plotAxisX(const PlotData& data, int most) {
    const Range range = rangeX(data);
    if (!range.any()) {
        return {};
    }
    if (data.x_logarithmic && range.low > 0 && range.high > range.low) {
        return logarithmicAxis(range, most, data.x_unit);
    }
    constexpr double hardlyAny = 0.05; // of the length: what begins with a first measurement began at nothing
    const bool fromNothing = range.low > 0 && range.low < hardlyAny * range.high;
    PlotAxis axis{fromNothing ? 0 : range.low, std::max(range.high, range.low + 1e-9), {}};
    const double length = axis.high - axis.low;
    if (data.x_unit == QLatin1String("s")) {
        const TimeScale scale = timeScale(length);
        addTicks(axis, timeStep(length, scale, most), scale.seconds, scale.unit);
    } else {
        addTicks(axis, roundPlotStep(length, most), 1, data.x_unit);
    }
    return axis;
}

double plotShareX(const PlotData& data, const PlotAxis& axis, double x) {
    if (data.x_logarithmic && axis.low > 0) {
        return std::log(x / axis.low) / std::log(axis.high / axis.low);
    }
    return (x - axis.low) / (axis.high - axis.low);
}

double plotValueX(const PlotData& data, const PlotAxis& axis, double share) {
    if (data.x_logarithmic && axis.low > 0) {
        return axis.low * std::pow(axis.high / axis.low, share);
    }
    return axis.low + share * (axis.high - axis.low);
}

int figureDecimals(double value) {
    constexpr int most = 6;
    const double size = std::abs(value);
    if (size == 0 || !std::isfinite(size)) {
        return 0;
    }
    int decimals = std::clamp(2 - static_cast<int>(std::floor(std::log10(size))), 0, most);
    const double inDigits = size * std::pow(10.0, decimals);
    constexpr double fourDigits = 999.5; // rounds to one digit more
    decimals -= decimals > 0 && inDigits >= fourDigits ? 1 : 0;
    return decimals;
}

int leastDecimals(double value, int most) {
    const double fine = std::round(value * std::pow(10.0, most));
    for (int decimals = 0; decimals < most; ++decimals) {
        const double coarse = std::round(value * std::pow(10.0, decimals)) * std::pow(10.0, most - decimals);
        if (std::abs(coarse - fine) < 0.5) {
            return decimals;
        }
    }
    return most;
}

QString decimalText(double value, int decimals) {
    return QLocale().toString(value + 0.0, 'f', decimals);
}

QString figureText(double value) {
    return decimalText(value, leastDecimals(value, figureDecimals(value)));
}

QString figureText(double value, const QString& unit) {
    return numberWithUnit(figureText(value), unit);
}

QString plotTextX(const PlotData& data, double x) {
    if (data.x_unit != QLatin1String("s")) {
        return numberWithUnit(figureText(x), data.x_unit);
    }
    return secondsText(x);
}

std::vector<PlotReading> plotReadings(const PlotData& data, double x) {
    const bool named =
        std::any_of(data.lines.begin(), data.lines.end(), [](const PlotLine& line) { return !line.name.isEmpty(); });
    std::vector<PlotReading> readings;
    for (const PlotLine& line : data.lines) {
        if (line.points.empty() || (named && line.name.isEmpty())) {
            continue;
        }
        const auto& points = line.points;
        const double slack = points.size() < 2 ? 0 : (points.back().x() - points.front().x()) / 200;
        if (x < points.front().x() - slack || x > points.back().x() + slack) {
            continue;
        }
        auto next = std::lower_bound(points.begin(), points.end(), x,
                                     [](const QPointF& point, double at) { return point.x() < at; });
        if (next == points.end() || (next != points.begin() && x - std::prev(next)->x() < next->x() - x)) {
            --next;
        }
        if (std::isfinite(next->y())) {
            readings.push_back({&line, *next});
        }
    }
    return readings;
}

QString plotSummary(const PlotData& data) {
    QStringList sentences;
    for (const PlotLine& line : data.lines) {
        const PlotLine* const shown = &line;
        QPointF first;
        QPointF last;
        int count = 0;
        for (const QPointF& point : shown->points) {
            if (std::isfinite(point.y())) {
                first = count++ == 0 ? point : first;
                last = point;
            }
        }
        if (count > 0) {
            sentences << PlotWords::tr("%1: from %2 at %3 to %4 at %5.")
                             .arg(line.name.isEmpty() ? data.y_title : line.name, figureText(first.y(), data.y_unit),
                                  plotTextX(data, first.x()), figureText(last.y(), data.y_unit),
                                  plotTextX(data, last.x()));
        }
    }
    for (const PlotMark& mark : data.marks) {
        sentences << PlotWords::tr("%1 at %2.").arg(mark.text, plotTextX(data, mark.x));
    }
    return sentences.isEmpty() ? PlotWords::tr("Nothing to show yet.") : sentences.join(QLatin1Char(' '));
}

QString plotCsv(const PlotData& data) {
    const auto title = [](const QString& name, const QString& unit) {
        return unit.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, unit);
    };
    QString csv = csvLine({QStringLiteral("line"), title(data.x_title, data.x_unit), title(data.y_title, data.y_unit)});
    for (const PlotLine& line : data.lines) {
        for (const QPointF& point : line.points) {
            if (std::isfinite(point.y())) {
                csv += csvLine({line.name, QString::number(point.x(), 'g', 10), QString::number(point.y(), 'g', 10)});
            }
        }
    }
    return csv;
}

} // namespace trimwright::ui
