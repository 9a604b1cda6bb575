// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/history_charts.h"

#include "ui/models/history_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace trimwright::ui {
namespace {

struct ChartWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::HistoryCharts)
};

double secondsOf(std::chrono::sys_seconds moment) {
    return static_cast<double>(moment.time_since_epoch().count());
}

TimeChartContent contentOf(const HistoryPicture& picture, Measure measure) {
    TimeChartContent content;
    content.measure = measure;
    content.from = secondsOf(picture.from);
    content.to = secondsOf(picture.to);
    for (const care::RunRecord& run : picture.runs) {
        const QString text = runMarkText(run);
        if (!text.isEmpty()) {
            content.marks.push_back({secondsOf(run.started_at), run.kind == care::RunKind::selfTest, text});
        }
    }
    return content;
}

TimeSeries lineOf(const HistoryPicture& picture, const std::vector<care::ChartPoint>& points, const QString& name,
                  Colour colour, Qt::PenStyle style = Qt::SolidLine) {
    TimeSeries series{name, TimeSeries::Look::line, colour, style, static_cast<double>(picture.piece_seconds), {}};
    for (const care::ChartPoint& point : points) {
        const double at = secondsOf(pieceStart(picture, point, picture.piece_seconds));
        series.points.push_back(
            {at, point.last, point.lowest, point.highest, point.gap_before || point.counter_restarted});
    }
    return series;
}

/// A counter within a piece has no extremes worth drawing.
TimeSeries counterOf(const HistoryPicture& picture, const std::vector<care::ChartPoint>& points, const QString& name,
                     Colour colour, Qt::PenStyle style = Qt::SolidLine) {
    TimeSeries series = lineOf(picture, points, name, colour, style);
    for (TimePoint& point : series.points) {
        point.low = point.high = point.value;
    }
    return series;
}

TimeSeries barsOf(const HistoryPicture& picture, const std::vector<care::ChartPoint>& points, const QString& name,
                  Colour colour) {
    TimeSeries series{
        name, TimeSeries::Look::bars, colour, Qt::SolidLine, static_cast<double>(picture.day_piece_seconds), {}};
    for (const care::ChartPoint& point : points) {
        if (const auto growth = growthPerDay(point)) {
            const double at = secondsOf(pieceStart(picture, point, picture.day_piece_seconds));
            series.points.push_back({at, *growth, *growth, *growth, false});
        }
    }
    return series;
}

/// How far ahead a chart of all time looks: no further than twice as long as was looked back, else what was would
/// be squeezed to nothing.
double endWithForecast(const HistoryPicture& picture, const care::EndOfLife& end) {
    const double past = secondsOf(picture.to) - secondsOf(picture.from);
    return std::min(secondsOf(end.latest), secondsOf(picture.to) + 2 * past);
}

} // namespace

TimeChartContent lifeChart(const HistoryPicture& picture) {
    TimeChartContent content = contentOf(picture, Measure::percent);
    content.series.push_back(counterOf(picture, picture.life_left, ChartWords::tr("life left"), Colour::accent));
    content.highest = 100;
    const bool all = picture.first_sample_at && *picture.first_sample_at >= picture.from;
    if (all && picture.forecast.end && !picture.life_left.empty()) { // the other ranges end today
        const care::EndOfLife& end = *picture.forecast.end;
        content.band = TimeBand{secondsOf(picture.life_left.back().last_at), picture.life_left.back().last,
                                secondsOf(end.earliest), secondsOf(end.likely), secondsOf(end.latest)};
        content.to = endWithForecast(picture, end);
        content.lowest = 0;
    }
    return content;
}

TimeChartContent perDayChart(const HistoryPicture& picture) {
    TimeChartContent content = contentOf(picture, Measure::bytes);
    content.series.push_back(barsOf(picture, picture.host_writes_by_day, ChartWords::tr("host"), Colour::accent));
    if (!picture.nand_writes_by_day.empty()) {
        content.series.push_back(
            barsOf(picture, picture.nand_writes_by_day, ChartWords::tr("flash"), Colour::attention));
    }
    // The bar of today is as wide as the day.
    content.to = std::max(content.to, content.from + static_cast<double>(picture.day_piece_seconds));
    for (const TimeSeries& series : content.series) {
        if (!series.points.empty()) {
            content.to = std::max(content.to, series.points.back().at + series.piece_seconds);
        }
    }
    return content;
}

TimeChartContent totalChart(const HistoryPicture& picture) {
    TimeChartContent content = contentOf(picture, Measure::bytes);
    content.series.push_back(counterOf(picture, picture.host_writes, ChartWords::tr("host"), Colour::accent));
    if (!picture.nand_writes.empty()) {
        content.series.push_back(
            counterOf(picture, picture.nand_writes, ChartWords::tr("flash"), Colour::attention, Qt::DashLine));
    }
    return content;
}

TimeChartContent temperatureChart(const HistoryPicture& picture) {
    TimeChartContent content = contentOf(picture, Measure::celsius);
    content.series.push_back(lineOf(picture, picture.temperature, ChartWords::tr("temperature"), Colour::accent));
    return content;
}

} // namespace trimwright::ui
