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

enum class Unit { hour, day, month, year };
struct TimeStep {
    Unit unit;
    int count;
    double seconds; ///< About.
};
constexpr std::array<TimeStep, 15> timeSteps{{{Unit::hour, 1, 3600},
                                              {Unit::hour, 3, 3 * 3600},
                                              {Unit::hour, 6, 6 * 3600},
                                              {Unit::hour, 12, 12 * 3600},
                                              {Unit::day, 1, secondsPerDay},
                                              {Unit::day, 2, 2 * secondsPerDay},
                                              {Unit::day, 7, 7 * secondsPerDay},
                                              {Unit::day, 14, 14 * secondsPerDay},
                                              {Unit::month, 1, 30.4 * secondsPerDay},
                                              {Unit::month, 3, 91 * secondsPerDay},
                                              {Unit::month, 6, 183 * secondsPerDay},
                                              {Unit::year, 1, 365.25 * secondsPerDay},
                                              {Unit::year, 2, 730.5 * secondsPerDay},
                                              {Unit::year, 5, 1826 * secondsPerDay},
                                              {Unit::year, 10, 3652 * secondsPerDay}}};

QDateTime timeAt(double seconds) {
    return QDateTime::fromSecsSinceEpoch(static_cast<qint64>(seconds));
}

QDateTime firstAtOrBefore(const QDateTime& time, const TimeStep& step) {
    const QDate date = time.date();
    switch (step.unit) {
    case Unit::hour:
        return {date, QTime(time.time().hour() / step.count * step.count, 0)};
    case Unit::day: {
        if (step.count == 1) {
            return date.startOfDay();
        }
        const int toMonday = step.count >= 7 ? date.dayOfWeek() - QLocale().firstDayOfWeek() : 0;
        return date.addDays(-((toMonday + 7) % 7)).startOfDay();
    }
    case Unit::month:
        return QDate(date.year(), (date.month() - 1) / step.count * step.count + 1, 1).startOfDay();
    case Unit::year:
        break;
    }
    return QDate(date.year() / step.count * step.count, 1, 1).startOfDay();
}

QDateTime next(const QDateTime& time, const TimeStep& step) {
    switch (step.unit) {
    case Unit::hour: {
        // Counted on the wall, so that the labels stay round when summer time begins or ends.
        const int hour = time.time().hour() + step.count;
        return hour < 24 ? QDateTime(time.date(), QTime(hour, 0)) : time.date().addDays(1).startOfDay();
    }
    case Unit::day:
        return time.date().addDays(step.count).startOfDay();
    case Unit::month:
        return time.date().addMonths(step.count).startOfDay();
    case Unit::year:
        break;
    }
    return time.date().addYears(step.count).startOfDay();
}

QString labelOf(const QDateTime& time, const TimeStep& step) {
    const QLocale locale;
    const QString day = locale.toString(time.date(), TickWords::tr("d MMM", "date format: day and short month"));
    switch (step.unit) {
    case Unit::hour:
        return time.time() == QTime(0, 0) ? day : locale.toString(time.time(), QLocale::ShortFormat);
    case Unit::day:
        return day;
    case Unit::month:
        return locale.toString(time.date(), TickWords::tr("MMM yyyy", "date format: short month and year"));
    case Unit::year:
        break;
    }
    return locale.toString(time.date(), QStringLiteral("yyyy"));
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

std::vector<AxisTick> timeTicks(double from, double to, int most) {
    const auto fits = [&](const TimeStep& step) { return (to - from) / step.seconds <= std::max(most, 1); };
    const auto found = std::find_if(timeSteps.begin(), timeSteps.end(), fits);
    const TimeStep step = found != timeSteps.end() ? *found : timeSteps.back();
    std::vector<AxisTick> ticks;
    QDateTime time = firstAtOrBefore(timeAt(from), step);
    constexpr int mostTicks = 100;
    for (int i = 0; i < mostTicks && static_cast<double>(time.toSecsSinceEpoch()) <= to; ++i) {
        if (static_cast<double>(time.toSecsSinceEpoch()) >= from) {
            ticks.push_back({static_cast<double>(time.toSecsSinceEpoch()), labelOf(time, step)});
        }
        time = next(time, step);
    }
    return ticks;
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
