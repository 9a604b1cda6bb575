// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/chart_ticks.h"
#include "ui/palette.h"

#include <QString>
#include <Qt>
#include <optional>
#include <vector>

/// What a chart of figures over time shows, apart from how it is drawn: pure values and functions. Times are seconds
/// since 1970.
namespace trimwright::ui {

/// One value at one time.
struct TimePoint {
    double at = 0;
    double value = 0;
    double low = 0; ///< The extremes around it; both are `value` where there are none.
    double high = 0;
    bool gap_before = false;   ///< Nothing is known of the time since the point before.
    bool break_before = false; ///< No line leads here from the point before.
    bool incomplete = false;   ///< Of a bar: only a part of its time is known.
};

/// One figure of a chart.
struct TimeSeries {
    enum class Look { line, steps, bars };

    QString name;
    QString range_name = {}; ///< Of what lies between the extremes; where it has any.
    Look look = Look::line;
    Colour colour = Colour::accent;
    Qt::PenStyle style = Qt::SolidLine;
    double piece_seconds = 0; ///< How long a point stands for; a bar begins at `at` and is so wide.
    std::vector<TimePoint> points = {};
};

/// Something that happened.
struct TimeMark {
    double at = 0;
    bool diamond = false; ///< Else a disc.
    QString text;
};

/// A forecast: from `value` at `from` down to nothing between `earliest` and `latest`.
struct TimeBand {
    double from = 0;
    double value = 0;
    double earliest = 0;
    double likely = 0;
    double latest = 0;
};

struct TimeChartContent {
    Measure measure = Measure::bytes;
    double from = 0;
    double to = 1;
    std::vector<TimeSeries> series = {}; ///< Of bars, the first stand before the others.
    bool named = false;                  ///< Even a single series: its name says more than the title.
    std::vector<TimeMark> marks = {};    ///< By rising time.
    std::optional<TimeBand> band = {};
    std::optional<double> now = {};    ///< A hairline, where the chart goes on behind it.
    std::optional<double> lowest = {}; ///< The axis shows at least these.
    std::optional<double> highest = {};
    QString empty_text = {}; ///< Stands in the place of the chart while it has no points.
};

bool isBars(const TimeSeries& series);
bool hasPoints(const TimeChartContent& content);

/// The point that stands for this time or is next to it; null if the nearest is further than a piece.
const TimePoint* pointNear(const TimeSeries& series, double at);

/// Where nothing was recorded, by the first series with points.
struct TimeGap {
    double from = 0;
    double to = 0;
};
std::vector<TimeGap> gapsOf(const TimeChartContent& content);

/// The ticks of the value axis, at most about `most`: round, and so that no line lies on the lowest or highest.
std::vector<AxisTick> valueTicksOf(const TimeChartContent& content, int most);

/// "12 Nov 2026: host 31.2 GB, flash 40.1 GB", or what happened within `reach` seconds of it.
QString chartReadout(const TimeChartContent& content, double at, double reach);

/// What the whole chart shows, for those who do not see it.
QString chartSummary(const TimeChartContent& content);

} // namespace trimwright::ui
