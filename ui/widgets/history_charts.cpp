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
    content.to = secondsOf(picture.end);
    return content;
}

TimePoint pointOf(const HistoryPicture& picture, const care::ChartPoint& point, std::int64_t piece, double value) {
    TimePoint made;
    made.at = secondsOf(pieceStart(picture, point, piece));
    made.value = made.low = made.high = value;
    made.gap_before = point.gap_before;
    made.break_before = point.counter_restarted;
    return made;
}

template <class ValueOf>
TimeSeries lineOf(const HistoryPicture& picture, const std::vector<care::ChartPoint>& points, const QString& name,
                  TimeSeries::Look look, const ValueOf& valueOf) {
    TimeSeries series;
    series.name = name;
    series.look = look;
    series.piece_seconds = static_cast<double>(picture.piece_seconds);
    for (const care::ChartPoint& point : points) {
        series.points.push_back(pointOf(picture, point, picture.piece_seconds, valueOf(point)));
    }
    return series;
}

/// How much a counter grew since the chart begins: the whole of it would be a flat line. No points where no growth
/// was seen.
TimeSeries addedOf(const HistoryPicture& picture, const std::vector<care::ChartPoint>& points, const QString& name) {
    double sum = 0;
    const bool seen = growthOf(points).known();
    TimeSeries series = lineOf(picture, seen ? points : std::vector<care::ChartPoint>(), name, TimeSeries::Look::line,
                               [&sum](const care::ChartPoint& point) { return sum += point.growth; });
    for (TimePoint& point : series.points) {
        point.break_before = false; // counted on
    }
    return series;
}

TimeSeries barsOf(const HistoryPicture& picture, const std::vector<care::ChartPoint>& points, const QString& name) {
    TimeSeries series;
    series.name = name;
    series.look = TimeSeries::Look::bars;
    series.piece_seconds = static_cast<double>(picture.day_piece_seconds);
    for (const care::ChartPoint& point : points) {
        if (const auto growth = growthPerDay(point, picture.day_piece_seconds)) {
            TimePoint bar = pointOf(picture, point, picture.day_piece_seconds, growth->bytes);
            bar.incomplete = !growth->whole;
            // A place without a bar is not a day without writes.
            bar.gap_before = !series.points.empty() &&
                             bar.at > series.points.back().at + 1.5 * static_cast<double>(picture.day_piece_seconds);
            series.points.push_back(bar);
        }
    }
    return series;
}

void markFlash(TimeSeries& series) {
    series.colour = Colour::accentTint;
    series.style = Qt::DashLine;
}

/// How far ahead a chart looks: to where nothing is left at the earliest, and further to where nothing is left at the
/// latest, but not so far that what was would be squeezed to nothing.
double endWithForecast(const HistoryPicture& picture, const care::EndOfLife& end) {
    const double past = secondsOf(picture.end) - secondsOf(picture.from);
    return std::max(secondsOf(end.earliest), std::min(secondsOf(end.latest), secondsOf(picture.to) + 2 * past));
}

} // namespace

TimeChartContent lifeChart(const HistoryPicture& picture) {
    TimeChartContent content = contentOf(picture, Measure::percent);
    content.series.push_back(lineOf(picture, picture.life_left, ChartWords::tr("life left"), TimeSeries::Look::steps,
                                    [](const care::ChartPoint& point) { return point.last; }));
    content.highest = 100;
    const bool all = picture.first_sample_at && *picture.first_sample_at >= picture.from;
    const auto& end = picture.forecast.end;
    if (all && end && tellsYear(*end, picture.to) && !picture.life_left.empty()) { // the other ranges end today
        content.band = TimeBand{secondsOf(picture.life_left.back().last_at), picture.life_left.back().last,
                                secondsOf(end->earliest), secondsOf(end->likely), secondsOf(end->latest)};
        content.now = secondsOf(picture.to);
        content.to = std::max(content.to, endWithForecast(picture, *end));
        content.lowest = 0;
    }
    return content;
}

TimeChartContent perDayChart(const HistoryPicture& picture) {
    TimeChartContent content = contentOf(picture, Measure::bytes);
    content.series.push_back(barsOf(picture, picture.host_writes_by_day, ChartWords::tr("host")));
    if (!picture.nand_writes_by_day.empty()) {
        content.series.push_back(barsOf(picture, picture.nand_writes_by_day, ChartWords::tr("flash")));
        markFlash(content.series.back());
    }
    for (const care::RunRecord& run : picture.runs) {
        const QString text = runMarkText(run);
        if (!text.isEmpty()) {
            content.marks.push_back({secondsOf(run.started_at), run.kind == care::RunKind::selfTest, text});
        }
    }
    return content;
}

TimeChartContent totalChart(const HistoryPicture& picture) {
    TimeChartContent content = contentOf(picture, Measure::bytes);
    content.lowest = 0;
    content.empty_text = ChartWords::tr("The curve begins with the second sample.");
    content.named = true; // above it stands the sum of the drive's life
    content.series.push_back(addedOf(picture, picture.host_writes, ChartWords::tr("added by the host")));
    if (!picture.nand_writes.empty()) {
        content.series.push_back(addedOf(picture, picture.nand_writes, ChartWords::tr("added to the flash")));
        markFlash(content.series.back());
    }
    return content;
}

TimeChartContent temperatureChart(const HistoryPicture& picture) {
    TimeChartContent content = contentOf(picture, Measure::celsius);
    TimeSeries series;
    series.name = ChartWords::tr("mean");
    series.range_name = ChartWords::tr("lowest to highest");
    series.piece_seconds = static_cast<double>(picture.temperature_piece_seconds);
    for (const care::ChartPoint& point : picture.temperature) {
        series.points.push_back(pointOf(picture, point, picture.temperature_piece_seconds, point.mean));
        series.points.back().low = point.lowest;
        series.points.back().high = point.highest;
    }
    content.series.push_back(series);
    return content;
}

} // namespace trimwright::ui
