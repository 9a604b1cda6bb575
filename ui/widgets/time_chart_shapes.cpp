// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/time_chart_shapes.h"

#include "ui/palette.h"
#include "ui/widgets/chart_frame.h"

#include <algorithm>
#include <cmath>

namespace trimwright::ui {
namespace {

constexpr double strokeWidth = 2;
constexpr double outlineWidth = 1;

void addLine(ChartShapes& shapes, const QList<QPointF>& points, const QPen& pen) {
    if (points.size() > 1) {
        shapes.shapes.push_back({points, {}, pen, {}});
    }
}

void addArea(ChartShapes& shapes, const QList<QPointF>& top, const QList<QPointF>& bottom, const QColor& fill) {
    if (top.size() > 1) {
        shapes.shapes.push_back({top, bottom, {}, fill});
    }
}

/// Adds a point to a line; of a level stretch only its ends are kept.
void append(QList<QPointF>& line, const QPointF& point) {
    const qsizetype count = line.size();
    if (count > 1 && line[count - 1].y() == point.y() && line[count - 2].y() == point.y()) {
        line[count - 1] = point;
    } else {
        line.append(point);
    }
}

void addLines(ChartShapes& shapes, const TimeSeries& series, const QColor& ink) {
    QList<QPointF> piece;
    const auto finish = [&] {
        addLine(shapes, piece, QPen(ink, strokeWidth, series.style, Qt::FlatCap, Qt::RoundJoin));
        piece.clear();
    };
    for (const TimePoint& point : series.points) {
        if (point.gap_before || point.break_before) {
            finish();
        }
        const double at = point.at + series.piece_seconds / 2;
        if (series.look == TimeSeries::Look::steps && !piece.isEmpty()) {
            append(piece, {at, piece.last().y()});
        }
        append(piece, {at, point.value});
    }
    finish();
}

void addRange(ChartShapes& shapes, const TimeSeries& series, const QColor& fill) {
    QList<QPointF> top;
    QList<QPointF> bottom;
    const auto finish = [&] {
        if (top != bottom) {
            addArea(shapes, top, bottom, fill);
        }
        top.clear();
        bottom.clear();
    };
    for (const TimePoint& point : series.points) {
        if (point.gap_before || point.break_before) {
            finish();
        }
        top.append({point.at + series.piece_seconds / 2, point.high});
        bottom.append({point.at + series.piece_seconds / 2, point.low});
    }
    finish();
}

/// One series of bars. Those that stand before another are narrower, so that both are seen whichever is higher.
class Bars {
  public:
    Bars(const ChartShapes& shapes, const TimeSeries& series, bool narrow)
        : m_shapes(shapes),
          m_margin(series.piece_seconds * (narrow ? narrowMargin : wideMargin)),
          m_piece(series.piece_seconds) {}

    void add(const TimePoint& point) {
        const double left = snapped(point.at + m_margin);
        const double right = std::max(snapped(point.at + m_piece - m_margin), left + onePixel());
        m_top << QPointF(left, 0) << QPointF(left, point.value) << QPointF(right, point.value) << QPointF(right, 0);
    }
    void finish(ChartShapes& shapes, const QColor& fill) const {
        if (!m_top.isEmpty()) {
            addArea(shapes, m_top, {QPointF(m_top.first().x(), 0), QPointF(m_top.last().x(), 0)}, fill);
        }
    }

  private:
    static constexpr double wideMargin = 0.1;
    static constexpr double narrowMargin = 0.24;

    double onePixel() const { return (m_shapes.right - m_shapes.left) / std::max(m_shapes.plot.width(), 1.0); }
    double snapped(double at) const {
        const double pixel = std::round(m_shapes.plot.left() + (at - m_shapes.left) / onePixel());
        return m_shapes.left + (pixel - m_shapes.plot.left()) * onePixel();
    }

    const ChartShapes& m_shapes;
    double m_margin;
    double m_piece;
    QList<QPointF> m_top;
};

void addBars(ChartShapes& shapes, const TimeSeries& series, bool narrow, const QColor& fill) {
    Bars whole(shapes, series, narrow);
    Bars incomplete(shapes, series, narrow);
    for (const TimePoint& point : series.points) {
        (point.incomplete ? incomplete : whole).add(point);
    }
    whole.finish(shapes, fill);
    incomplete.finish(shapes, paleOf(fill));
}

/// The part of a forecast that the chart shows: both edges fall to nothing in a straight line.
void addBand(ChartShapes& shapes, const TimeBand& band, const QWidget* widget) {
    const auto valueOn = [&band](double end, double at) {
        return std::max(0.0, band.value * (1 - (at - band.from) / std::max(end - band.from, 1.0)));
    };
    constexpr int pieces = 48;
    QList<QPointF> top;
    QList<QPointF> bottom;
    const double last = std::min(shapes.right, band.latest);
    for (int i = 0; i <= pieces; ++i) {
        const double at = band.from + (last - band.from) * i / pieces;
        top << QPointF(at, valueOn(band.latest, at));
        bottom << QPointF(at, valueOn(band.earliest, at));
    }
    addArea(shapes, top, bottom, colour(widget, Colour::neutralSoft));
    const auto edge = [&](double end, const QPen& pen) {
        const double until = std::min(shapes.right, end);
        addLine(shapes, {{band.from, band.value}, {until, valueOn(end, until)}}, pen);
    };
    const QPen outline(colour(widget, Colour::borderStrong), outlineWidth);
    edge(band.earliest, outline);
    edge(band.latest, outline);
    edge(band.likely, QPen(colour(widget, Colour::neutral), strokeWidth, Qt::DotLine, Qt::FlatCap));
}

} // namespace

void addShapes(ChartShapes& shapes, const TimeChartContent& content, const QWidget* widget) {
    if (content.band) {
        addBand(shapes, *content.band, widget);
    }
    const auto bars = std::count_if(content.series.begin(), content.series.end(), isBars);
    for (auto series = content.series.rbegin(); series != content.series.rend(); ++series) {
        const QColor ink = colour(widget, series->colour);
        if (isBars(*series)) {
            addBars(shapes, *series, bars > 1 && series + 1 == content.series.rend(), ink);
        } else {
            addRange(shapes, *series, colour(widget, Colour::accentBand));
            addLines(shapes, *series, ink);
        }
    }
}

} // namespace trimwright::ui
