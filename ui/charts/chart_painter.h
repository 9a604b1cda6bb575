// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QList>
#include <QPen>
#include <QPointF>
#include <QRectF>
#include <vector>

class QPainter;

namespace trimwright::ui {

/// A line, or what lies between two lines, in the units of the axes.
struct ChartShape {
    QList<QPointF> line;
    QList<QPointF> below; ///< Empty: a line. Else the lower edge of an area, of which `line` is the upper one.
    QPen pen;             ///< Of a line.
    QBrush fill;          ///< Of an area.
};

/// What lies inside the axes of a chart.
struct ChartShapes {
    QRectF plot; ///< Where, in pixels of the painter.
    double left = 0;
    double right = 1;
    double bottom = 0;
    double top = 1;
    std::vector<ChartShape> shapes; ///< The first is the lowest.
};

/// Draws the lines and areas of one chart. GUI thread.
class ChartPainter {
  public:
    ChartPainter() = default;
    ChartPainter(const ChartPainter&) = delete;
    ChartPainter& operator=(const ChartPainter&) = delete;
    virtual ~ChartPainter() = default;

    virtual void setShapes(const ChartShapes& shapes) = 0;
    virtual void paint(QPainter& painter) = 0;
};

/// What the module of the charts offers under this name; the caller owns what it returns. The module is of the same
/// build as the program and is loaded by it alone, so this is no stable interface.
inline constexpr char chartPainterSymbol[] = "trimwrightChartPainter";
using MakeChartPainter = ChartPainter* (*)();

} // namespace trimwright::ui
