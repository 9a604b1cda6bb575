// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/time_chart.h"

#include "ui/accessible.h"
#include "ui/charts/chart_module.h"
#include "ui/palette.h"
#include "ui/spacing.h"
#include "ui/widgets/chart_frame.h"
#include "ui/widgets/event_lane.h"
#include "ui/widgets/time_chart_shapes.h"

#include <QApplication>
#include <QEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace trimwright::ui {
namespace {

constexpr int leastHeight = 136;              // two rows of charts fit into the window as it opens
constexpr int laneRoom = eventLaneHeight + 6; ///< In charts without marks too: those of one row begin at one height.
constexpr int pixelsPerValueLabel = 24;
constexpr double overhang = 3; ///< Of the plot over its lowest and highest line, so that no stroke is cut.

} // namespace

/// Qt Charts draws the series (chart_module.h); the axes, the marks and the line of the cursor are drawn around them,
/// so that labels stand at round numbers and nothing is cut.
class TimeChart::View : public QWidget {
  public:
    View(TimeChart* owner, const QString& name) : QWidget(owner), m_owner(owner) {
        setMouseTracking(true);
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        setAccessibleRole(this, QAccessible::Chart);
        setAccessibleName(name);
    }

    void setContent(TimeChartContent content) {
        m_content = std::move(content);
        draw();
    }
    void draw();
    void moveTo(std::optional<double> at);
    QString readout() const;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent*) override { draw(); } // with as many labels as there is room for
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    double xOf(double at) const;
    double yOf(double value) const;
    double timeAt(double x) const;
    void makeTicks();
    void drawEmpty(QPainter* painter) const;
    void drawTimes(QPainter* painter) const;
    void drawGaps(QPainter* painter) const;
    void drawAxes(QPainter* painter) const;
    void drawSingles(QPainter* painter) const;
    void drawNow(QPainter* painter) const;
    void drawCursor(QPainter* painter) const;
    void step(int by);

    TimeChart* m_owner;
    TimeChartContent m_content;
    std::vector<AxisTick> m_values;
    std::vector<AxisTick> m_times;
    std::vector<EventGroup> m_events;
    ChartShapes m_shapes;        ///< Its plot and its axes are those of everything.
    ChartPainterOrError m_drawn; ///< Made when there is something to draw.
    std::optional<double> m_cursor;
};

double TimeChart::View::xOf(double at) const {
    const QRectF& plot = m_shapes.plot;
    return plot.left() + (at - m_shapes.left) / (m_shapes.right - m_shapes.left) * plot.width();
}

double TimeChart::View::yOf(double value) const {
    const QRectF& plot = m_shapes.plot;
    return plot.bottom() - (value - m_shapes.bottom) / (m_shapes.top - m_shapes.bottom) * plot.height();
}

double TimeChart::View::timeAt(double x) const {
    const QRectF& plot = m_shapes.plot;
    return m_shapes.left + (x - plot.left()) / std::max(plot.width(), 1.0) * (m_shapes.right - m_shapes.left);
}

void TimeChart::View::makeTicks() {
    const int room = height() - acrossLabelRoom - laneRoom;
    m_values = valueTicksOf(m_content, std::clamp(room / pixelsPerValueLabel, 3, 6));
    std::vector<QString> labels;
    for (const AxisTick& tick : m_values) {
        labels.push_back(tick.label);
    }
    m_shapes = {};
    m_shapes.plot =
        QRectF(rect()).adjusted(valueLabelRoom(labels), laneRoom - overhang, -spacing::small, -acrossLabelRoom);
    m_shapes.left = m_content.from;
    m_shapes.right = std::max(m_content.to, m_content.from + 1);
    const double low = m_values.front().at;
    const double high = m_values.back().at;
    const double beyond = (high - low) / std::max(m_shapes.plot.height() - 2 * overhang, 1.0) * overhang;
    const bool bars = std::any_of(m_content.series.begin(), m_content.series.end(), isBars);
    m_shapes.bottom = bars ? low : low - beyond;
    m_shapes.top = high + beyond;
    const QFontMetrics metrics(chartFont());
    m_times = timeTicks({m_shapes.left, m_shapes.right, m_shapes.plot.width(),
                         [&metrics](const QString& label) { return metrics.horizontalAdvance(label); }});
    m_events = groupEvents(m_content.marks, [this](double at) { return xOf(at); });
}

void TimeChart::View::draw() {
    makeTicks();
    addShapes(m_shapes, m_content, this);
    if (!m_drawn.painter && !m_shapes.shapes.empty()) {
        m_drawn = makeChartPainter();
    }
    if (m_drawn.painter) {
        m_drawn.painter->setShapes(m_shapes);
    }
    update();
}

void TimeChart::View::paintEvent(QPaintEvent*) {
    if (m_values.empty()) {
        return; // nothing was given to it yet
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!hasPoints(m_content)) {
        drawEmpty(&painter);
        return;
    }
    drawAxes(&painter);
    drawGaps(&painter);
    if (m_drawn.painter) {
        m_drawn.painter->paint(painter);
    } else if (!m_drawn.error.isEmpty()) {
        painter.setPen(colour(this, Colour::secondary));
        painter.drawText(m_shapes.plot, Qt::AlignCenter | Qt::TextWordWrap, m_drawn.error);
    }
    drawSingles(&painter);
    drawNow(&painter);
    paintEventLane(&painter, this, QRectF(m_shapes.plot.left(), 0, m_shapes.plot.width(), eventLaneHeight), m_events);
    drawCursor(&painter);
    if (hasFocus()) {
        paintFocusFrame(&painter, this);
    }
}

/// A sentence instead of axes that measure nothing; what happened keeps its marks.
void TimeChart::View::drawEmpty(QPainter* painter) const {
    QRectF box = rect();
    if (!m_events.empty()) {
        drawTimes(painter);
        paintEventLane(painter, this, QRectF(m_shapes.plot.left(), 0, m_shapes.plot.width(), eventLaneHeight),
                       m_events);
        box = m_shapes.plot;
    }
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour(this, Colour::sunken));
    painter->drawRoundedRect(box, spacing::controlRadius, spacing::controlRadius);
    painter->setFont(QApplication::font());
    painter->setPen(colour(this, Colour::muted));
    painter->drawText(box.adjusted(spacing::page, 0, -spacing::page, 0), Qt::AlignCenter | Qt::TextWordWrap,
                      m_content.empty_text);
    if (hasFocus()) {
        paintFocusFrame(painter, this);
    }
}

/// What lies behind the data: on which day something happened, and where nothing is known.
void TimeChart::View::drawGaps(QPainter* painter) const {
    for (const EventGroup& event : m_events) {
        if (event.count() == 1) {
            painter->fillRect(QRectF(std::round(event.left), m_shapes.plot.top(), 1, m_shapes.plot.height()),
                              colour(this, Colour::border));
        }
    }
    const QString text = TimeChart::tr("not recorded");
    painter->setFont(chartFont());
    painter->setPen(colour(this, Colour::muted));
    const double room = QFontMetrics(chartFont()).horizontalAdvance(text) + spacing::small;
    for (const TimeGap& gap : gapsOf(m_content)) {
        const double left = std::round(xOf(gap.from));
        const QRectF box(left, m_shapes.plot.top(), std::round(xOf(gap.to)) - left, m_shapes.plot.height());
        painter->fillRect(box, colour(this, Colour::sunken));
        if (room <= box.width()) {
            painter->drawText(box, Qt::AlignCenter, text);
        }
    }
}

void TimeChart::View::drawAxes(QPainter* painter) const {
    std::vector<FrameTick> values;
    for (const AxisTick& tick : m_values) {
        values.push_back({yOf(tick.at), tick.label});
    }
    paintValueAxis(painter, this, m_shapes.plot, values);
    drawTimes(painter);
}

void TimeChart::View::drawTimes(QPainter* painter) const {
    std::vector<FrameTick> times;
    for (const AxisTick& tick : m_times) {
        times.push_back({xOf(tick.at), tick.label});
    }
    paintAcrossAxis(painter, this, m_shapes.plot, times);
}

/// A point with a gap on both sides is no line, but it is there.
void TimeChart::View::drawSingles(QPainter* painter) const {
    constexpr double radius = 2.5;
    for (const TimeSeries& series : m_content.series) {
        const auto cut = [](const TimePoint& point) { return point.gap_before || point.break_before; };
        for (std::size_t i = 0; !isBars(series) && i < series.points.size(); ++i) {
            const bool before = i == 0 || cut(series.points[i]);
            const bool after = i + 1 == series.points.size() || cut(series.points[i + 1]);
            if (before && after) {
                painter->setPen(Qt::NoPen);
                painter->setBrush(colour(this, series.colour));
                painter->drawEllipse(
                    QPointF(xOf(series.points[i].at + series.piece_seconds / 2), yOf(series.points[i].value)), radius,
                    radius);
            }
        }
    }
}

void TimeChart::View::drawNow(QPainter* painter) const {
    if (!m_content.now) {
        return;
    }
    const double x = std::round(xOf(*m_content.now));
    painter->fillRect(QRectF(x, m_shapes.plot.top(), 1, m_shapes.plot.height()), colour(this, Colour::borderStrong));
    const QString text = TimeChart::tr("today");
    const QFontMetrics metrics(chartFont());
    const double room = metrics.horizontalAdvance(text);
    const double left = std::clamp(x - room / 2, 0.0, std::max(0.0, width() - room));
    painter->setFont(chartFont());
    painter->setPen(colour(this, Colour::muted));
    painter->drawText(QRectF(left, 0, room + 1, eventLaneHeight), Qt::AlignCenter, text);
}

void TimeChart::View::drawCursor(QPainter* painter) const {
    if (!m_cursor || *m_cursor < m_content.from || *m_cursor > m_content.to) {
        return;
    }
    paintCursorLine(painter, this, m_shapes.plot, xOf(*m_cursor));
    for (const TimeSeries& series : m_content.series) {
        const TimePoint* point = isBars(series) ? nullptr : pointNear(series, *m_cursor);
        if (point != nullptr) {
            paintCursorDot(painter, this, {xOf(point->at + series.piece_seconds / 2), yOf(point->value)},
                           colour(this, series.colour));
        }
    }
}

QString TimeChart::View::readout() const {
    constexpr double reach = 6; // pixels
    return m_cursor ? chartReadout(m_content, *m_cursor, timeAt(reach) - timeAt(0)) : QString();
}

void TimeChart::View::moveTo(std::optional<double> at) {
    m_cursor = at;
    setAccessibleDescription(m_cursor ? readout() : chartSummary(m_content));
    update();
}

void TimeChart::View::mouseMoveEvent(QMouseEvent* event) {
    const double x = event->position().x();
    const bool inside = x >= m_shapes.plot.left() && x <= m_shapes.plot.right();
    Q_EMIT m_owner->cursorMoved(inside ? std::optional(timeAt(x)) : std::nullopt);
    QWidget::mouseMoveEvent(event);
}

void TimeChart::View::leaveEvent(QEvent* event) {
    Q_EMIT m_owner->cursorMoved(std::nullopt);
    QWidget::leaveEvent(event);
}

void TimeChart::View::focusOutEvent(QFocusEvent* event) {
    Q_EMIT m_owner->cursorMoved(std::nullopt);
    QWidget::focusOutEvent(event);
}

void TimeChart::View::step(int by) {
    const auto any = [](const TimeSeries& series) { return !series.points.empty(); };
    const auto series = std::find_if(m_content.series.begin(), m_content.series.end(), any);
    if (series == m_content.series.end()) {
        return;
    }
    const auto middle = [&series](const TimePoint& point) { return point.at + series->piece_seconds / 2; };
    const auto& points = series->points;
    const TimePoint* to = by > 0 ? &points.front() : &points.back();
    if (m_cursor) { // the next one on that side, over gaps too
        const auto after = std::find_if(points.begin(), points.end(),
                                        [&](const TimePoint& point) { return middle(point) > *m_cursor + 1; });
        const auto before = std::find_if(points.rbegin(), points.rend(),
                                         [&](const TimePoint& point) { return middle(point) < *m_cursor - 1; });
        to = by > 0 ? (after != points.end() ? &*after : &points.back())
                    : (before != points.rend() ? &*before : &points.front());
    }
    Q_EMIT m_owner->cursorMoved(middle(*to));
}

void TimeChart::View::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right) {
        step(event->key() == Qt::Key_Left ? -1 : 1);
    } else if (event->key() == Qt::Key_Escape && m_cursor) {
        Q_EMIT m_owner->cursorMoved(std::nullopt);
    } else {
        event->ignore();
    }
}

TimeChart::TimeChart(const QString& name, QWidget* parent) : QWidget(parent), m_view(new View(this, name)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    setMinimumHeight(leastHeight);
    setFocusProxy(m_view);
    connect(this, &TimeChart::cursorMoved, this, [this](std::optional<double> at) { setCursor(at); });
}

TimeChart::~TimeChart() = default;

void TimeChart::show(TimeChartContent content) {
    m_view->setContent(std::move(content));
    m_view->moveTo({});
}

void TimeChart::setCursor(std::optional<double> at) {
    m_view->moveTo(at);
}

QString TimeChart::readout() const {
    return m_view->readout();
}

void TimeChart::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationFontChange) {
        m_view->draw();
    }
}

} // namespace trimwright::ui
