// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/chart_ticks.h"

#include "ui/format.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

namespace trimwright::ui {
namespace {

struct TickWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::ChartTicks)
};

constexpr double secondsPerDay = 86'400;

/// The round number at or above `raw`: 1, 2 or 5 times a power of ten.
double roundStep(double raw) {
    const double power = std::pow(10, std::floor(std::log10(std::max(raw, 1e-12))));
    for (const double step : {1.0, 2.0, 5.0}) {
        if (step * power >= raw * 0.999) {
            return step * power;
        }
    }
    return 10 * power;
}

double stepOf(Measure measure, double span, int most) {
    const double raw = span / std::max(most - 1, 1);
    switch (measure) {
    case Measure::percent:
        return raw <= 1 ? 1 : raw <= 2 ? 2 : raw <= 5 ? 5 : raw <= 10 ? 10 : raw <= 25 ? 25 : 50;
    case Measure::celsius:
        return std::max(roundStep(raw), 5.0);
    case Measure::bytes:
        break;
    }
    const double unit =
        std::pow(byteUnitFactor(), std::floor(std::log(std::max(raw, 1.0)) / std::log(byteUnitFactor())));
    return std::max(roundStep(raw / unit) * unit, 1.0);
}

enum class Unit { day, month, year };
struct TimeStep {
    Unit unit;
    int count;
};
constexpr std::array<TimeStep, 17> timeSteps{{{Unit::day, 1},
                                              {Unit::day, 2},
                                              {Unit::day, 3},
                                              {Unit::day, 5},
                                              {Unit::day, 7},
                                              {Unit::day, 14},
                                              {Unit::day, 28},
                                              {Unit::month, 1},
                                              {Unit::month, 2},
                                              {Unit::month, 3},
                                              {Unit::month, 6},
                                              {Unit::year, 1},
                                              {Unit::year, 2},
                                              {Unit::year, 5},
                                              {Unit::year, 10},
                                              {Unit::year, 20},
                                              {Unit::year, 50}}};
constexpr int mostTimeTicks = 7;
constexpr double leastLabelGap = 10; // pixels

QDateTime timeAt(double seconds) {
    return QDateTime::fromSecsSinceEpoch(static_cast<qint64>(seconds));
}

double beginOf(const QDate& date) {
    return static_cast<double>(date.startOfDay().toSecsSinceEpoch());
}

AxisTick dayTick(const QDate& date) {
    return {(beginOf(date) + beginOf(date.addDays(1))) / 2,
            QLocale().toString(date, TickWords::tr("d MMM", "date format: day and short month"))};
}

/// Whether neighbours keep their distance.
bool fit(const TimeAxis& axis, const AxisTick& one, const AxisTick& next) {
    const double apart = (next.at - one.at) / std::max(axis.to - axis.from, 1.0) * axis.pixels;
    return apart >= (axis.width(one.label) + axis.width(next.label)) / 2 + leastLabelGap;
}

std::vector<AxisTick> dayTicks(const TimeAxis& axis, int step) {
    const QDate first = timeAt(axis.from).date();
    std::vector<AxisTick> ticks; // from the last
    for (QDate date = timeAt(axis.to - 1).date(); date > first; date = date.addDays(-step)) {
        ticks.push_back(dayTick(date));
    }
    const AxisTick begin = dayTick(first);
    while (ticks.size() > 1 && !fit(axis, begin, ticks.back())) {
        ticks.pop_back();
    }
    ticks.push_back(begin);
    std::reverse(ticks.begin(), ticks.end());
    return ticks;
}

/// Of months and years. The year is named where it is another one than before.
std::vector<AxisTick> longTicks(const TimeAxis& axis, const TimeStep& step) {
    const QLocale locale;
    const QDate first = timeAt(axis.from).date();
    QDate date = step.unit == Unit::month ? QDate(first.year(), (first.month() - 1) / step.count * step.count + 1, 1)
                                          : QDate(first.year() / step.count * step.count, 1, 1);
    std::vector<AxisTick> ticks;
    int year = 0;
    for (; beginOf(date) <= axis.to && ticks.size() <= mostTimeTicks;
         date = step.unit == Unit::month ? date.addMonths(step.count) : date.addYears(step.count)) {
        if (beginOf(date) < axis.from) {
            continue;
        }
        const QString format = step.unit == Unit::year ? QStringLiteral("yyyy")
                               : date.year() != year   ? TickWords::tr("MMM yyyy", "date format: short month and year")
                                                       : TickWords::tr("MMM", "date format: short month");
        year = date.year();
        ticks.push_back({beginOf(date), locale.toString(date, format)});
    }
    return ticks;
}

} // namespace

QString measureText(Measure measure, double value) {
    switch (measure) {
    case Measure::percent:
        return percentText(static_cast<int>(std::lround(value)));
    case Measure::celsius:
        return temperatureText(static_cast<int>(std::lround(value)));
    case Measure::bytes:
        break;
    }
    return bytesText(static_cast<std::uint64_t>(std::max(value, 0.0)));
}

std::vector<AxisTick> valueTicks(Measure measure, double low, double high, int most) {
    if (measure == Measure::bytes && low <= high / 2) {
        low = 0;
    }
    const double step = stepOf(measure, std::max(high - low, 1e-9), std::max(most, 2));
    double at = std::floor(low / step + 1e-9) * step;
    const double last = std::max(std::ceil(high / step - 1e-9) * step, at + step);
    std::vector<AxisTick> ticks;
    for (int i = 0; at <= last + step / 2; ++i, at += step) {
        const QString label = measure == Measure::bytes ? bytesAxisText(at, step) : measureText(measure, at);
        ticks.push_back({at, label});
    }
    return ticks;
}

std::vector<AxisTick> timeTicks(const TimeAxis& axis) {
    std::vector<AxisTick> sparse;
    for (const TimeStep& step : timeSteps) {
        const double days = (axis.to - axis.from) / secondsPerDay;
        if (step.unit == Unit::day && days / step.count > mostTimeTicks) {
            continue;
        }
        std::vector<AxisTick> ticks = step.unit == Unit::day ? dayTicks(axis, step.count) : longTicks(axis, step);
        const auto near = [&axis](const AxisTick& one, const AxisTick& next) { return !fit(axis, one, next); };
        const bool readable =
            ticks.size() <= mostTimeTicks && std::adjacent_find(ticks.begin(), ticks.end(), near) == ticks.end();
        if (readable && ticks.size() > 1) {
            return ticks;
        }
        if (readable && sparse.empty()) {
            sparse = std::move(ticks);
        }
    }
    return sparse; // one label, where there is no room for two
}

QString pieceText(double from, double seconds) {
    const QLocale locale;
    const QDateTime begin = timeAt(from);
    const QString day =
        locale.toString(begin.date(), TickWords::tr("d MMM yyyy", "date format: day, short month, year"));
    if (seconds < secondsPerDay - 1) {
        return TickWords::tr("%1, %2", "date, time").arg(day, locale.toString(begin.time(), QLocale::ShortFormat));
    }
    if (seconds < 1.5 * secondsPerDay) {
        return day;
    }
    const QDate last = timeAt(from + seconds - 1).date();
    return TickWords::tr("%1 to %2", "from day to day")
        .arg(day, locale.toString(last, TickWords::tr("d MMM yyyy", "date format: day, short month, year")));
}

} // namespace trimwright::ui
