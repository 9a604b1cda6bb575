// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>
#include <vector>

class QColor;
class QPainter;
class QWidget;

/// What charts have around and over their data, alike in all of them: axes, the line under the mouse, the focus.
namespace trimwright::ui {

/// Of all labels in a chart.
QFont chartFont();

/// A label of an axis.
struct FrameTick {
    double place = 0; ///< In pixels, along the axis.
    QString label;
};

/// The room for the labels beside the plot. Never less than usual numbers need, so that charts below each other begin
/// at one edge.
int valueLabelRoom(const std::vector<QString>& labels);
inline constexpr int acrossLabelRoom = 18; ///< Below the plot.

/// Lines through the plot with their numbers at its left.
void paintValueAxis(QPainter* painter, const QWidget* widget, const QRectF& plot, const std::vector<FrameTick>& ticks);
/// Short ticks below the plot; a label that would lie on the one before it is left out.
void paintAcrossAxis(QPainter* painter, const QWidget* widget, const QRectF& plot, const std::vector<FrameTick>& ticks);

void paintCursorLine(QPainter* painter, const QWidget* widget, const QRectF& plot, double x);
void paintCursorDot(QPainter* painter, const QWidget* widget, const QPointF& at, const QColor& colour);
void paintFocusFrame(QPainter* painter, const QWidget* widget);

/// The colour of what is not whole: an incomplete bar.
QColor paleOf(QColor colour);

} // namespace trimwright::ui
