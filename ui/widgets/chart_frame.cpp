// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/chart_frame.h"

#include "ui/palette.h"
#include "ui/spacing.h"

#include <QApplication>
#include <QFontMetrics>
#include <QPainter>
#include <QWidget>
#include <algorithm>
#include <cmath>

namespace trimwright::ui {

QFont chartFont() {
    return textFont(QApplication::font(), TextSize::source);
}

int valueLabelRoom(const std::vector<QString>& labels) {
    const QFontMetrics metrics(chartFont());
    int widest = metrics.horizontalAdvance(QStringLiteral("100 GB"));
    for (const QString& label : labels) {
        widest = std::max(widest, metrics.horizontalAdvance(label));
    }
    return widest + spacing::small;
}

void paintValueAxis(QPainter* painter, const QWidget* widget, const QRectF& plot, const std::vector<FrameTick>& ticks) {
    const QFontMetrics metrics(chartFont());
    painter->setFont(chartFont());
    painter->setPen(colour(widget, Colour::muted));
    for (const FrameTick& tick : ticks) {
        const double y = std::round(tick.place);
        painter->fillRect(QRectF(plot.left(), y, plot.width(), 1), colour(widget, Colour::border));
        painter->drawText(QRectF(0, y - metrics.height() / 2.0, plot.left() - spacing::small, metrics.height()),
                          Qt::AlignRight | Qt::AlignVCenter, tick.label);
    }
}

void paintAcrossAxis(QPainter* painter, const QWidget* widget, const QRectF& plot,
                     const std::vector<FrameTick>& ticks) {
    constexpr int tickLength = 4;
    const QFontMetrics metrics(chartFont());
    painter->setFont(chartFont());
    painter->setPen(colour(widget, Colour::muted));
    double taken = -1e9;
    for (const FrameTick& tick : ticks) {
        const double room = metrics.horizontalAdvance(tick.label);
        const double left = std::clamp(tick.place - room / 2, 0.0, std::max(0.0, widget->width() - room));
        if (left < taken) {
            continue;
        }
        taken = left + room + spacing::hair;
        painter->fillRect(QRectF(std::round(tick.place), plot.bottom(), 1, tickLength),
                          colour(widget, Colour::borderStrong));
        painter->drawText(QRectF(left, plot.bottom() + tickLength, room + 1, acrossLabelRoom - tickLength + 1),
                          Qt::AlignCenter, tick.label);
    }
}

void paintCursorLine(QPainter* painter, const QWidget* widget, const QRectF& plot, double x) {
    painter->fillRect(QRectF(std::round(x), plot.top(), 1, plot.height()), colour(widget, Colour::muted));
}

void paintCursorDot(QPainter* painter, const QWidget* widget, const QPointF& at, const QColor& fill) {
    constexpr double radius = 4;
    painter->setPen(QPen(colour(widget, Colour::surface), 1.5));
    painter->setBrush(fill);
    painter->drawEllipse(at, radius, radius);
}

void paintFocusFrame(QPainter* painter, const QWidget* widget) {
    painter->setPen(QPen(colour(widget, Colour::accent), 2));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(widget->rect()).adjusted(1, 1, -1, -1), spacing::controlRadius,
                             spacing::controlRadius);
}

QColor paleOf(QColor colour) {
    constexpr float share = 0.4F;
    colour.setAlphaF(share);
    return colour;
}

} // namespace trimwright::ui
