// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/chart_content.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <limits>

namespace trimwright::ui {
namespace {

struct ContentWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::TimeChart)
};

constexpr double infinite = std::numeric_limits<double>::infinity();

struct Extremes {
    double low = infinite;
    double high = -infinite;

    void add(const TimePoint& point) {
        low = std::min({low, point.low, point.value});
        high = std::max({high, point.high, point.value});
    }
};

QString valueText(const TimeChartContent& content, const TimePoint& point) {
    QString value = measureText(content.measure, point.value);
    if (point.low < point.high) {
        value += QStringLiteral(" (%1)").arg(
            ContentWords::tr("%1 to %2")
                .arg(measureText(content.measure, point.low), measureText(content.measure, point.high)));
    }
    return point.incomplete ? ContentWords::tr("%1 (incomplete)").arg(value) : value;
}

/// What happened next to this time; at most two of it, so that it can be read.
QString eventsNear(const TimeChartContent& content, double at, double reach) {
    constexpr int most = 2;
    QStringList texts;
    for (const TimeMark& mark : content.marks) {
        if (std::abs(mark.at - at) <= reach && texts.size() < most) {
            texts << mark.text;
        }
    }
    return texts.join(QStringLiteral(" · "));
}

} // namespace

bool isBars(const TimeSeries& series) {
    return series.look == TimeSeries::Look::bars;
}

bool hasPoints(const TimeChartContent& content) {
    return std::any_of(content.series.begin(), content.series.end(),
                       [](const TimeSeries& series) { return !series.points.empty(); });
}

const TimePoint* pointNear(const TimeSeries& series, double at) {
    const TimePoint* found = nullptr;
    double best = std::max(series.piece_seconds, 1.0);
    for (const TimePoint& point : series.points) {
        const double far = std::abs(point.at + series.piece_seconds / 2 - at);
        if (far <= best) {
            best = far;
            found = &point;
        }
    }
    return found;
}

std::vector<TimeGap> gapsOf(const TimeChartContent& content) {
    std::vector<TimeGap> gaps;
    const auto any = [](const TimeSeries& series) { return !series.points.empty(); };
    const auto series = std::find_if(content.series.begin(), content.series.end(), any);
    for (std::size_t i = 1; series != content.series.end() && i < series->points.size(); ++i) {
        const double from = series->points[i - 1].at + series->piece_seconds;
        if (series->points[i].gap_before && from < series->points[i].at) {
            gaps.push_back({from, series->points[i].at});
        }
    }
    return gaps;
}

std::vector<AxisTick> valueTicksOf(const TimeChartContent& content, int most) {
    Extremes all{content.lowest.value_or(infinite), content.highest.value_or(-infinite)};
    for (const TimeSeries& series : content.series) {
        std::for_each(series.points.begin(), series.points.end(), [&all](const TimePoint& point) { all.add(point); });
        all.low = isBars(series) ? 0 : all.low;
    }
    all.low = std::isfinite(all.low) ? all.low : 0; // nothing to draw
    all.high = std::max(std::isfinite(all.high) ? all.high : all.low, all.low);
    constexpr double headroom = 0.04;
    const double room = std::max(all.high - all.low, 1.0) * headroom;
    if (content.measure == Measure::percent) {
        constexpr double leastSpan = 5; // a step of one percent is no cliff
        return valueTicks(content.measure, std::max(0.0, std::min(all.low - room, all.high - leastSpan)),
                          std::min(all.high, 100.0), most);
    }
    const double low = all.low > 0 ? std::max(0.0, all.low - room) : all.low;
    constexpr double leastBytes = 1e6; // where nothing was written the axis counts no single bytes
    const double leastSpan = content.measure == Measure::bytes ? leastBytes : 1;
    return valueTicks(content.measure, low, std::max(all.high + room, low + leastSpan), most);
}

QString chartReadout(const TimeChartContent& content, double at, double reach) {
    if (const QString events = eventsNear(content, at, reach); !events.isEmpty()) {
        return events; // they name their day
    }
    QStringList values;
    double pieceAt = at;
    double pieceSeconds = 0;
    for (const TimeSeries& series : content.series) {
        if (const TimePoint* point = pointNear(series, at)) {
            pieceAt = point->at;
            pieceSeconds = series.piece_seconds;
            const QString value = valueText(content, *point);
            values << (content.series.size() > 1 ? series.name + QLatin1Char(' ') + value : value);
        }
    }
    if (values.isEmpty() && !hasPoints(content)) {
        return {}; // the chart says why
    }
    if (values.isEmpty()) {
        return ContentWords::tr("%1: not recorded").arg(pieceText(at, 0));
    }
    return ContentWords::tr("%1: %2", "time: values")
        .arg(pieceText(pieceAt, pieceSeconds), values.join(QStringLiteral(", ")));
}

QString chartSummary(const TimeChartContent& content) {
    QStringList lines;
    for (const TimeSeries& series : content.series) {
        if (series.points.empty()) {
            continue;
        }
        Extremes all;
        std::for_each(series.points.begin(), series.points.end(), [&all](const TimePoint& point) { all.add(point); });
        const QString last = measureText(content.measure, series.points.back().value);
        const QString values = all.low < all.high ? ContentWords::tr("%1 to %2, at last %3")
                                                        .arg(measureText(content.measure, all.low),
                                                             measureText(content.measure, all.high), last)
                                                  : last;
        lines << (content.series.size() > 1 ? ContentWords::tr("%1: %2", "name: values").arg(series.name, values)
                                            : values);
    }
    if (lines.isEmpty() && !content.empty_text.isEmpty()) {
        return content.empty_text;
    }
    return lines.isEmpty() ? ContentWords::tr("There are no samples of this time.") : lines.join(QStringLiteral("; "));
}

} // namespace trimwright::ui
