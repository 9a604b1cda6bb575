// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/line_plot.h"

#include "ui/accessible.h"
#include "ui/spacing.h"
#include "ui/widgets/chart_frame.h"
#include "ui/widgets/painting.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <algorithm>
#include <cmath>

namespace trimwright::ui {
namespace {

constexpr double plotLineWidth = 2.2;
constexpr double broadLineWidth = 6;
constexpr int keyLength = 22;
constexpr int keyGap = 6;
constexpr int pixelsPerTickY = 34;
constexpr int charactersPerTickX = 11;

/// Where the keys of the legend stand, line by line.
std::vector<QRect> legendBoxes(const PlotData& data, double width) {
    const QFontMetrics metrics(chartFont());
    std::vector<QRect> boxes;
    int left = 0;
    int top = 0;
    for (const PlotLine& line : data.lines) {
        const int room =
            line.name.isEmpty() ? 0 : keyLength + keyGap + metrics.horizontalAdvance(line.name) + spacing::card;
        if (left > 0 && left + room > width) {
            left = 0;
            top += metrics.height() + 4;
        }
        boxes.emplace_back(left, top, room, room > 0 ? metrics.height() + 2 : 0);
        left += room;
    }
    return boxes;
}

/// Of the line in which stretches are named, and of that in which marks are, both above the lines of the data.
int titleLineHeight(const QFontMetrics& metrics) {
    return metrics.height() + 6;
}

} // namespace

QPen plotPen(const QWidget* widget, const PlotLine& line) {
    return QPen(colour(widget, line.colour), line.broad ? broadLineWidth : plotLineWidth, line.style, Qt::FlatCap,
                Qt::RoundJoin);
}

namespace {

void paintMarker(QPainter& painter, const QPointF& at, PlotMarker marker, const QColor& colour) {
    constexpr double half = 3.5;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const QRectF box(at.x() - half, at.y() - half, 2 * half, 2 * half);
    marker == PlotMarker::disc ? painter.drawEllipse(box) : painter.drawRect(box);
}

} // namespace

LinePlot::LinePlot(QWidget* parent) : QWidget(parent) {
    setLayoutDirection(Qt::LeftToRight); // time runs to the right in every language, as in the charts of the history
    setMouseTracking(true);
    setAccessibleRole(this, QAccessible::Chart);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void LinePlot::setData(PlotData data) {
    m_data = std::move(data);
    setAccessibleName(m_data.name);
    setAccessibleDescription(m_data.empty() ? m_emptyText : plotSummary(m_data));
    update();
}

void LinePlot::setEmptyText(const QString& text) {
    m_emptyText = text;
    setAccessibleDescription(m_data.empty() ? m_emptyText : plotSummary(m_data));
    update();
}

QSize LinePlot::sizeHint() const {
    return {420, 180};
}

QSize LinePlot::minimumSizeHint() const {
    return {200, 130};
}

int LinePlot::legendHeight(double width) const {
    int height = 0;
    for (const QRect& box : legendBoxes(m_data, width)) {
        height = std::max(height, box.height() > 0 ? box.bottom() + 1 : 0);
    }
    return height > 0 ? height + spacing::small : 0;
}

LinePlot::Geometry LinePlot::geometryOfPlot() const {
    const QFontMetrics metrics(chartFont());
    const int titleLines = (m_data.marks.empty() ? 0 : 1) + (m_data.bands.empty() ? 0 : 1);
    const double top =
        legendHeight(width()) + (titleLines > 0 ? titleLines * titleLineHeight(metrics) : metrics.height() / 2.0);
    const double bottom = metrics.height() + 8;
    Geometry at;
    at.y = plotAxisY(m_data, std::max(2, static_cast<int>((height() - top - bottom) / pixelsPerTickY) + 1));
    std::vector<QString> labels;
    for (const PlotTick& tick : at.y.ticks) {
        labels.push_back(tick.text);
    }
    const double left = valueLabelRoom(labels);
    at.area =
        QRectF(left, top, std::max(40.0, width() - left - spacing::small), std::max(20.0, height() - top - bottom));
    const int tick = metrics.averageCharWidth() * charactersPerTickX;
    at.x = plotAxisX(m_data, std::max(2, static_cast<int>(at.area.width() / tick)));
    return at;
}

double LinePlot::toX(const Geometry& at, double x) const {
    return at.area.left() + plotShareX(m_data, at.x, x) * at.area.width();
}

double LinePlot::toY(const Geometry& at, double y) {
    return at.area.bottom() - (y - at.y.low) / (at.y.high - at.y.low) * at.area.height();
}

void LinePlot::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(chartFont());
    if (m_data.empty()) {
        painter.setFont(QApplication::font());
        painter.setPen(colour(this, Colour::muted));
        painter.drawText(rect().adjusted(spacing::page, 0, -spacing::page, 0), Qt::AlignCenter | Qt::TextWordWrap,
                         m_emptyText);
    } else {
        const Geometry at = geometryOfPlot();
        paintLegend(painter);
        paintBands(painter, at);
        paintAxes(painter, at);
        paintMarks(painter, at);
        painter.save();
        painter.setClipRect(at.area.adjusted(-1, -2, 1, 2));
        for (const PlotLine& line : m_data.lines) {
            paintLine(painter, at, line);
        }
        painter.restore();
        paintCursor(painter, at);
    }
    if (hasFocus()) {
        paintFocusFrame(&painter, this);
    }
}

/// The legend begins where the title above it does.
Qt::LayoutDirection LinePlot::legendDirection() const {
    return parentWidget() != nullptr ? parentWidget()->layoutDirection() : layoutDirection();
}

void LinePlot::paintLegend(QPainter& painter) const {
    const std::vector<QRect> boxes = legendBoxes(m_data, width());
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const PlotLine& line = m_data.lines[i];
        if (line.name.isEmpty()) {
            continue;
        }
        const Qt::LayoutDirection direction = legendDirection();
        const QRect& whole = boxes[i];
        const QRect key = QStyle::visualRect(direction, rect(), {whole.topLeft(), QSize(keyLength, whole.height())});
        painter.setPen(plotPen(this, line));
        painter.drawLine(QPointF(key.left(), key.center().y() + 1), QPointF(key.right() + 1, key.center().y() + 1));
        if (line.marker != PlotMarker::none) {
            paintMarker(painter, QPointF(key.center().x() + 0.5, key.center().y() + 1), line.marker,
                        colour(this, line.colour));
        }
        painter.setPen(colour(this, Colour::secondary));
        const QRect label = QStyle::visualRect(direction, rect(), whole.adjusted(keyLength + keyGap, 0, 0, 0));
        paintWords(&painter, label, Qt::AlignLeading | Qt::AlignVCenter, line.name, direction);
    }
}

void LinePlot::paintAxes(QPainter& painter, const Geometry& at) const {
    std::vector<FrameTick> values;
    for (const PlotTick& tick : at.y.ticks) {
        values.push_back({toY(at, tick.value), tick.text});
    }
    paintValueAxis(&painter, this, at.area, values);
    std::vector<FrameTick> across;
    for (const PlotTick& tick : at.x.ticks) {
        across.push_back({toX(at, tick.value), tick.text});
    }
    paintAcrossAxis(&painter, this, at.area, across);
}

/// Every other stretch is shaded; its name stands above it, as far as it fits.
void LinePlot::paintBands(QPainter& painter, const Geometry& at) const {
    const QFontMetrics metrics(painter.font());
    const double titleTop = at.area.top() - (m_data.marks.empty() ? 1 : 2) * titleLineHeight(metrics);
    bool shaded = false;
    for (const PlotBand& band : m_data.bands) {
        const double one = toX(at, band.from);
        const double other = toX(at, band.to);
        const QRectF box(std::min(one, other), at.area.top(), std::abs(other - one), at.area.height());
        if (shaded) {
            painter.fillRect(box, colour(this, Colour::sunken));
        }
        shaded = !shaded;
        const QRectF label(box.left() + 2, titleTop + 3, box.width() - 4, metrics.height());
        const QString text = metrics.elidedText(band.text, Qt::ElideRight, static_cast<int>(label.width()));
        constexpr int leastShown = 4; // fewer letters say nothing
        if (text.size() >= leastShown || text == band.text) {
            painter.setPen(colour(this, Colour::secondary));
            painter.drawText(label, Qt::AlignLeading | Qt::AlignVCenter, text);
        }
    }
}

void LinePlot::paintMarks(QPainter& painter, const Geometry& at) const {
    const QFontMetrics metrics(painter.font());
    QRectF before;
    for (const PlotMark& mark : m_data.marks) {
        const double x = std::round(toX(at, mark.x)) + 0.5;
        painter.setPen(QPen(colour(this, Colour::attention), 1.4, Qt::DashLine));
        const double titleTop = at.area.top() - titleLineHeight(metrics);
        painter.drawLine(QPointF(x, titleTop + 3), QPointF(x, at.area.bottom()));
        const double room = metrics.horizontalAdvance(mark.text);
        const bool fits = x + 5 + room < at.area.right();
        QRectF label(fits ? x + 5 : x - 5 - room, titleTop + 3, room + 1, metrics.height());
        if (label.intersects(before)) {
            label.moveTop(before.bottom() + 1);
        }
        painter.setPen(colour(this, Colour::attention));
        painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter, mark.text);
        before = label;
    }
}

void LinePlot::paintLine(QPainter& painter, const Geometry& at, const PlotLine& line) const {
    QPainterPath path;
    bool open = false;
    int strokes = 0;
    QPointF last;
    const auto dot = [&] { // a point all alone would be no line
        if (open && strokes == 0) {
            path.addEllipse(last, 1, 1);
        }
    };
    for (const QPointF& point : line.points) {
        if (!std::isfinite(point.y())) {
            dot();
            open = false;
            continue;
        }
        last = {toX(at, point.x()), toY(at, point.y())};
        open ? path.lineTo(last) : path.moveTo(last);
        strokes = open ? strokes + 1 : 0;
        open = true;
    }
    dot();
    painter.setPen(plotPen(this, line));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    if (line.marker == PlotMarker::none) {
        return;
    }
    constexpr double apart = 60; // pixels
    double before = -apart;
    for (const QPointF& point : line.points) {
        const QPointF place(toX(at, point.x()), toY(at, point.y()));
        if (std::isfinite(point.y()) && place.x() - before >= apart) {
            paintMarker(painter, place, line.marker, colour(this, line.colour));
            before = place.x();
        }
    }
}

void LinePlot::paintCursor(QPainter& painter, const Geometry& at) const {
    if (!m_cursor) {
        return;
    }
    const std::vector<PlotReading> readings = plotReadings(m_data, *m_cursor);
    const double x = toX(at, *m_cursor);
    paintCursorLine(&painter, this, at.area, x);
    QStringList lines{plotTextX(m_data, *m_cursor)};
    for (const PlotReading& reading : readings) {
        paintCursorDot(&painter, this, {toX(at, reading.point.x()), toY(at, reading.point.y())},
                       colour(this, reading.line->colour));
        const QString value = figureText(reading.point.y(), m_data.y_unit);
        lines << (reading.line->name.isEmpty() ? value : QStringLiteral("%1: %2").arg(reading.line->name, value));
    }
    const QFontMetrics metrics(painter.font());
    int room = 0;
    for (const QString& line : lines) {
        room = std::max(room, metrics.horizontalAdvance(line));
    }
    QRectF box(x + 10, at.area.top() + 4, room + 2 * spacing::small,
               static_cast<int>(lines.size()) * metrics.height() + spacing::small);
    if (box.right() > width() - 2) {
        box.moveRight(x - 10);
    }
    box.moveLeft(std::max(2.0, box.left()));
    painter.setPen(colour(this, Colour::borderStrong));
    painter.setBrush(colour(this, Colour::sunken));
    painter.drawRoundedRect(box, 5, 5);
    for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
        painter.setPen(colour(this, i == 0 ? Colour::secondary : Colour::text));
        painter.drawText(QRectF(box.left() + spacing::small, box.top() + spacing::hair + i * metrics.height(), room + 1,
                                metrics.height()),
                         Qt::AlignLeading | Qt::AlignVCenter, lines[i]);
    }
}

void LinePlot::setCursorAt(std::optional<double> x) {
    if (x == m_cursor) {
        return;
    }
    m_cursor = x;
    if (m_cursor) {
        QStringList said{plotTextX(m_data, *m_cursor)};
        for (const PlotReading& reading : plotReadings(m_data, *m_cursor)) {
            said << QStringLiteral("%1 %2")
                        .arg(reading.line->name, figureText(reading.point.y(), m_data.y_unit))
                        .trimmed();
        }
        setAccessibleDescription(said.join(QStringLiteral(", ")));
    } else {
        setAccessibleDescription(plotSummary(m_data));
    }
    update();
}

void LinePlot::mouseMoveEvent(QMouseEvent* event) {
    const Geometry at = geometryOfPlot();
    if (m_data.empty() || !at.area.contains(event->position())) {
        setCursorAt({});
        return;
    }
    const double share = (event->position().x() - at.area.left()) / at.area.width();
    setCursorAt(plotValueX(m_data, at.x, share));
}

void LinePlot::leaveEvent(QEvent*) {
    setCursorAt({});
}

void LinePlot::focusOutEvent(QFocusEvent* event) {
    setCursorAt({});
    QWidget::focusOutEvent(event);
}

void LinePlot::keyPressEvent(QKeyEvent* event) {
    constexpr double keyStep = 0.02;
    const bool back = event->key() == Qt::Key_Left;
    const bool forth = event->key() == Qt::Key_Right;
    if (m_data.empty() || (!back && !forth)) {
        if (event->key() == Qt::Key_Escape && m_cursor) {
            setCursorAt({});
            return;
        }
        QWidget::keyPressEvent(event);
        return;
    }
    const PlotAxis axis = geometryOfPlot().x;
    const double now = m_cursor ? plotShareX(m_data, axis, *m_cursor) : (forth ? -keyStep : 1 + keyStep);
    setCursorAt(plotValueX(m_data, axis, std::clamp(now + (forth ? keyStep : -keyStep), 0.0, 1.0)));
}

bool LinePlot::event(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationFontChange) {
        update();
    }
    return QWidget::event(event);
}

} // namespace trimwright::ui
