// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/palette.h"

#include <QPointF>
#include <QString>
#include <Qt>
#include <optional>
#include <vector>

/// What a line chart shows, apart from how it is drawn: pure values and functions.
namespace trimwright::ui {

/// What stands along a line where dashes alone would not tell it from the others.
enum class PlotMarker { none, disc, square };

struct PlotLine {
    QString name; ///< For the legend; empty: it is in none.
    Colour colour = Colour::accent;
    Qt::PenStyle style = Qt::SolidLine;
    std::vector<QPointF> points; ///< By rising x. A point without a number for y is a gap in the line.
    bool broad = false;          ///< What the others are compared with: seen on both sides of a line upon it.
    PlotMarker marker = PlotMarker::none;
};

/// Something that happened at one moment.
struct PlotMark {
    double x = 0;
    QString text;
};

/// A stretch with a name of its own.
struct PlotBand {
    double from = 0;
    double to = 0;
    QString text;
};

struct PlotData {
    QString name;    ///< What a screen reader calls it.
    QString x_title; ///< "simulated time"; for the table and screen readers.
    QString x_unit;  ///< "s" (shown as s, min or h, whichever fits), "weeks"; may be empty.
    QString y_title; ///< "write speed"
    QString y_unit;  ///< "MB/s"; may be empty.
    QString part;    ///< Of which of several things this is, where each has a chart: "heavy use"; else empty.
    bool x_logarithmic = false;
    std::vector<PlotLine> lines;
    std::vector<PlotMark> marks;
    std::vector<PlotBand> bands;

    bool empty() const; ///< No line has a point.
};

struct PlotTick {
    double value = 0;
    QString text; ///< The last of an axis carries the unit.
};

struct PlotAxis {
    double low = 0;
    double high = 1;
    std::vector<PlotTick> ticks;
};

/// From zero up (or from the least value where that is below) to a round number, with at most `most` ticks.
PlotAxis plotAxisY(const PlotData& data, int most);
/// From the first to the last x; bands and marks count.
PlotAxis plotAxisX(const PlotData& data, int most);
/// Where a value lies on the x axis, 0…1.
double plotShareX(const PlotData& data, const PlotAxis& axis, double x);
/// The x at a share of the axis.
double plotValueX(const PlotData& data, const PlotAxis& axis, double share);

/// How many decimals make three digits: 1 for 37.93.
int figureDecimals(double value);
/// The fewest decimals, up to `most`, that say the same: 0 for 38.0.
int leastDecimals(double value, int most);
/// In the user's locale.
QString decimalText(double value, int decimals);
/// Three digits at most: "37.9", "38", "35,000".
QString figureText(double value);
/// The same with its unit: "37.9 MB/s".
QString figureText(double value, const QString& unit);
/// "3 min 12 s", "12 weeks".
QString plotTextX(const PlotData& data, double x);

/// What a line has at or next to x.
struct PlotReading {
    const PlotLine* line = nullptr;
    QPointF point;
};
/// One for each line with a name or, if none has one, each line; none where a line has a gap or ended.
std::vector<PlotReading> plotReadings(const PlotData& data, double x);

/// A sentence for each line: "never: from 37.9 to 13.2 MB/s over 26 weeks".
QString plotSummary(const PlotData& data);

/// All points as comma-separated values (RFC 4180), unformatted: line, x, y.
QString plotCsv(const PlotData& data);

} // namespace trimwright::ui
