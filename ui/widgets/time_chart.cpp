// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/time_chart.h"

#include "ui/accessible.h"
#include "ui/charts/chart_module.h"
#include "ui/spacing.h"
#include "ui/widgets/painting.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStringList>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <limits>

namespace trimwright::ui {
namespace {

constexpr int leastHeight = 170;
constexpr int labelRoom = 18; ///< Below the plot.
constexpr int markRoom = 12;  ///< Above the plot, for the marks of events.
constexpr int pixelsPerTimeLabel = 84;
constexpr int pixelsPerValueLabel = 34;
constexpr int fewBars = 62; ///< So many bars are drawn with room between them; more as one area with steps.
constexpr double strokeWidth = 2;

double nearestPoint(const TimeSeries& series, double at, const TimePoint*& found) {
    double best = -1;
    for (const TimePoint& point : series.points) {
        const double middle = point.at + series.piece_seconds / 2;
        const double far = std::abs(middle - at);
        if (best < 0 || far < best) {
            best = far;
            found = &point;
        }
    }
    return best;
}

/// What the whole chart shows, for those who do not see it.
QString summaryOf(const TimeChartContent& content) {
    QStringList lines;
    for (const TimeSeries& series : content.series) {
        if (series.points.empty()) {
            continue;
        }
        double low = std::numeric_limits<double>::infinity();
        double high = -low;
        for (const TimePoint& point : series.points) {
            low = std::min({low, point.low, point.value});
            high = std::max({high, point.high, point.value});
        }
        const QString last = measureText(content.measure, series.points.back().value);
        const QString values =
            low < high ? TimeChart::tr("%1 to %2, at last %3")
                             .arg(measureText(content.measure, low), measureText(content.measure, high), last)
                       : last;
        lines << (content.series.size() > 1 ? TimeChart::tr("%1: %2", "name: values").arg(series.name, values)
                                            : values);
    }
    return lines.isEmpty() ? TimeChart::tr("There are no samples of this time.") : lines.join(QStringLiteral("; "));
}

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
    QFont labelFont() const { return textFont(QApplication::font(), TextSize::source); }
    QPointF placeOf(double at, double value) const;
    double timeAt(double x) const;
    void makeTicks();
    void addLines(const TimeSeries& series);
    void addRange(const TimeSeries& series);
    void addBars(const TimeSeries& series, int place, int of);
    void addBand(const TimeBand& band);
    void addLine(const QList<QPointF>& points, const QPen& pen);
    void addArea(const QList<QPointF>& top, const QList<QPointF>& bottom, const QColor& fill);
    void drawAxes(QPainter* painter) const;
    void drawSingles(QPainter* painter) const;
    void drawMarks(QPainter* painter) const;
    void drawCursor(QPainter* painter) const;
    void step(int by);

    TimeChart* m_owner;
    TimeChartContent m_content;
    std::vector<AxisTick> m_values;
    std::vector<AxisTick> m_times;
    QRectF m_plot;
    ChartShapes m_shapes;
    ChartPainterOrError m_drawn; ///< Made when there is something to draw.
    std::optional<double> m_cursor;
};

QPointF TimeChart::View::placeOf(double at, double value) const {
    const double x = (at - m_content.from) / std::max(m_content.to - m_content.from, 1.0);
    const double low = m_values.front().at;
    const double y = (value - low) / (m_values.back().at - low);
    return {m_plot.left() + x * m_plot.width(), m_plot.bottom() - y * m_plot.height()};
}

double TimeChart::View::timeAt(double x) const {
    return m_content.from + (x - m_plot.left()) / std::max(m_plot.width(), 1.0) * (m_content.to - m_content.from);
}

void TimeChart::View::makeTicks() {
    constexpr double none = std::numeric_limits<double>::infinity();
    double low = m_content.lowest.value_or(none);
    double high = m_content.highest.value_or(-none);
    for (const TimeSeries& series : m_content.series) {
        for (const TimePoint& point : series.points) {
            low = std::min(low, point.low);
            high = std::max(high, point.high);
        }
        low = series.look == TimeSeries::Look::bars ? 0 : low;
    }
    low = std::isfinite(low) ? low : 0; // nothing to draw
    high = std::isfinite(high) ? high : low;
    const int room = height() - labelRoom - markRoom;
    m_values =
        valueTicks(m_content.measure, low, std::max(high, low + 1), std::clamp(room / pixelsPerValueLabel, 3, 6));
    int widest = 0;
    for (const AxisTick& tick : m_values) {
        widest = std::max(widest, QFontMetrics(labelFont()).horizontalAdvance(tick.label));
    }
    m_plot = QRectF(rect()).adjusted(widest + spacing::small, markRoom, -spacing::small, -labelRoom);
    m_times =
        timeTicks(m_content.from, m_content.to, std::max(2, static_cast<int>(m_plot.width()) / pixelsPerTimeLabel));
}

void TimeChart::View::draw() {
    makeTicks();
    m_shapes = {
        m_plot, m_content.from, std::max(m_content.to, m_content.from + 1), m_values.front().at, m_values.back().at,
        {}};
    if (m_content.band) {
        addBand(*m_content.band);
    }
    int bars = 0;
    const auto isBars = [](const TimeSeries& series) { return series.look == TimeSeries::Look::bars; };
    const auto ofBars = static_cast<int>(std::count_if(m_content.series.begin(), m_content.series.end(), isBars));
    for (const TimeSeries& series : m_content.series) {
        if (isBars(series)) {
            addBars(series, bars++, ofBars);
        } else {
            addRange(series);
            addLines(series);
        }
    }
    if (!m_drawn.painter && !m_shapes.shapes.empty()) {
        m_drawn = makeChartPainter();
    }
    if (m_drawn.painter) {
        m_drawn.painter->setShapes(m_shapes);
    }
    update();
}

void TimeChart::View::addLine(const QList<QPointF>& points, const QPen& pen) {
    m_shapes.shapes.push_back({points, {}, pen, {}});
}

void TimeChart::View::addArea(const QList<QPointF>& top, const QList<QPointF>& bottom, const QColor& fill) {
    m_shapes.shapes.push_back({top, bottom, {}, fill});
}

void TimeChart::View::addLines(const TimeSeries& series) {
    QList<QPointF> piece;
    const auto finish = [&] {
        if (piece.size() > 1) {
            addLine(piece, QPen(colour(this, series.colour), strokeWidth, series.style, Qt::RoundCap, Qt::RoundJoin));
        }
        piece.clear();
    };
    for (const TimePoint& point : series.points) {
        if (point.gap_before) {
            finish();
        }
        piece.append({point.at + series.piece_seconds / 2, point.value});
    }
    finish();
}

void TimeChart::View::addRange(const TimeSeries& series) {
    QList<QPointF> top;
    QList<QPointF> bottom;
    const auto finish = [&] {
        if (top.size() > 1 && top != bottom) {
            addArea(top, bottom, colour(this, Colour::accentSoft));
        }
        top.clear();
        bottom.clear();
    };
    for (const TimePoint& point : series.points) {
        if (point.gap_before) {
            finish();
        }
        top.append({point.at + series.piece_seconds / 2, point.high});
        bottom.append({point.at + series.piece_seconds / 2, point.low});
    }
    finish();
}

void TimeChart::View::addBars(const TimeSeries& series, int place, int of) {
    const bool few = (m_content.to - m_content.from) / std::max(series.piece_seconds, 1.0) <= fewBars;
    const double room = few ? 0.16 : 0;
    const double width = series.piece_seconds * (1 - room) / of;
    const double shift = series.piece_seconds * room / 2 + width * place;
    QList<QPointF> top;
    QList<QPointF> bottom;
    for (const TimePoint& point : series.points) {
        const double left = point.at + shift;
        const double right = left + width;
        top << QPointF(left, 0) << QPointF(left, point.value) << QPointF(right, point.value) << QPointF(right, 0);
    }
    if (!top.isEmpty()) {
        bottom << QPointF(top.first().x(), 0) << QPointF(top.last().x(), 0);
        addArea(top, bottom, colour(this, series.colour));
    }
}

void TimeChart::View::addBand(const TimeBand& band) {
    // The part that the chart shows: both edges fall to nothing in a straight line.
    const auto valueOn = [&](double end, double at) {
        return std::max(0.0, band.value * (1 - (at - band.from) / std::max(end - band.from, 1.0)));
    };
    constexpr int pieces = 48;
    QList<QPointF> top;
    QList<QPointF> bottom;
    const double last = std::min(m_content.to, band.latest);
    for (int i = 0; i <= pieces; ++i) {
        const double at = band.from + (last - band.from) * i / pieces;
        top << QPointF(at, valueOn(band.latest, at));
        bottom << QPointF(at, valueOn(band.earliest, at));
    }
    addArea(top, bottom, colour(this, Colour::neutralSoft));
    const double end = std::min(m_content.to, band.likely);
    addLine({{band.from, band.value}, {end, valueOn(band.likely, end)}},
            QPen(colour(this, Colour::neutral), strokeWidth, Qt::DotLine, Qt::RoundCap));
}

void TimeChart::View::paintEvent(QPaintEvent*) {
    if (m_values.empty()) {
        return; // nothing was given to it yet
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawAxes(&painter);
    if (m_drawn.painter) {
        m_drawn.painter->paint(painter);
    } else if (!m_drawn.error.isEmpty()) {
        painter.setPen(colour(this, Colour::secondary));
        painter.drawText(m_plot, Qt::AlignCenter | Qt::TextWordWrap, m_drawn.error);
    }
    drawSingles(&painter);
    drawMarks(&painter);
    drawCursor(&painter);
    if (hasFocus()) {
        painter.setPen(QPen(colour(this, Colour::accent), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
    }
}

void TimeChart::View::drawAxes(QPainter* painter) const {
    painter->setFont(labelFont());
    const QFontMetrics metrics(labelFont());
    for (const AxisTick& tick : m_values) {
        const double y = std::round(placeOf(m_content.from, tick.at).y());
        painter->fillRect(QRectF(m_plot.left(), y, m_plot.width(), 1), colour(this, Colour::border));
        painter->setPen(colour(this, Colour::muted));
        painter->drawText(QRectF(0, y - metrics.height() / 2.0, m_plot.left() - spacing::small, metrics.height()),
                          Qt::AlignRight | Qt::AlignVCenter, tick.label);
    }
    for (const AxisTick& tick : m_times) {
        const double x = std::round(placeOf(tick.at, 0).x());
        painter->fillRect(QRectF(x, m_plot.bottom(), 1, 4), colour(this, Colour::borderStrong));
        const double room = metrics.horizontalAdvance(tick.label);
        const double left = std::clamp(x - room / 2, 0.0, std::max(0.0, width() - room));
        painter->setPen(colour(this, Colour::muted));
        painter->drawText(QRectF(left, m_plot.bottom() + 4, room + 1, labelRoom - 3), Qt::AlignCenter, tick.label);
    }
}

void TimeChart::View::drawSingles(QPainter* painter) const {
    for (const TimeSeries& series : m_content.series) {
        // A sample that stands alone between two gaps makes no line, but it is there.
        for (std::size_t i = 0; series.look == TimeSeries::Look::line && i < series.points.size(); ++i) {
            const bool before = i == 0 || series.points[i].gap_before;
            const bool after = i + 1 == series.points.size() || series.points[i + 1].gap_before;
            if (before && after) {
                painter->setPen(Qt::NoPen);
                painter->setBrush(colour(this, series.colour));
                painter->drawEllipse(placeOf(series.points[i].at + series.piece_seconds / 2, series.points[i].value),
                                     2.5, 2.5);
            }
        }
    }
}

void TimeChart::View::drawMarks(QPainter* painter) const {
    constexpr std::size_t fewMarks = 14;
    constexpr std::size_t manyMarks = 30;
    for (const TimeMark& mark : m_content.marks) {
        const double x = placeOf(mark.at, 0).x();
        if (m_content.marks.size() <= fewMarks) {
            painter->setPen(QPen(colour(this, Colour::borderStrong), 1, Qt::DotLine));
            painter->drawLine(QPointF(x, m_plot.top()), QPointF(x, m_plot.bottom()));
        }
        const double y = m_plot.top() - markRoom / 2.0;
        if (m_content.marks.size() > manyMarks && !mark.diamond) {
            painter->fillRect(QRectF(x - 0.5, y - 3, 1.5, 7), colour(this, Colour::muted)); // else they hide each other
        } else {
            paintEventMark(painter, QPointF(x, y), mark.diamond, colour(this, Colour::neutral));
        }
    }
}

void TimeChart::View::drawCursor(QPainter* painter) const {
    if (!m_cursor || *m_cursor < m_content.from || *m_cursor > m_content.to) {
        return;
    }
    const double x = std::round(placeOf(*m_cursor, 0).x()) + 0.5;
    painter->setPen(QPen(colour(this, Colour::muted), 1));
    painter->drawLine(QPointF(x, m_plot.top()), QPointF(x, m_plot.bottom()));
    for (const TimeSeries& series : m_content.series) {
        const TimePoint* point = nullptr;
        const double far = nearestPoint(series, *m_cursor, point);
        if (point != nullptr && far <= std::max(series.piece_seconds, 1.0) && series.look == TimeSeries::Look::line) {
            painter->setPen(QPen(colour(this, Colour::surface), 1.5));
            painter->setBrush(colour(this, series.colour));
            painter->drawEllipse(placeOf(point->at + series.piece_seconds / 2, point->value), 4, 4);
        }
    }
}

QString TimeChart::View::readout() const {
    if (!m_cursor) {
        return {};
    }
    QStringList values;
    double pieceAt = *m_cursor;
    double pieceSeconds = 0;
    for (const TimeSeries& series : m_content.series) {
        const TimePoint* point = nullptr;
        const double far = nearestPoint(series, *m_cursor, point);
        if (point == nullptr || far > std::max(series.piece_seconds, 1.0)) {
            continue;
        }
        pieceAt = point->at;
        pieceSeconds = series.piece_seconds;
        QString value = measureText(m_content.measure, point->value);
        if (point->low < point->high) {
            value = TimeChart::tr("%1 to %2")
                        .arg(measureText(m_content.measure, point->low), measureText(m_content.measure, point->high));
        }
        values << (m_content.series.size() > 1 ? series.name + QLatin1Char(' ') + value : value);
    }
    const double reach = 6 * (m_content.to - m_content.from) / std::max(m_plot.width(), 1.0);
    for (const TimeMark& mark : m_content.marks) {
        if (std::abs(mark.at - *m_cursor) <= reach) {
            return mark.text; // it stands there alone, and names its day
        }
    }
    if (values.isEmpty()) {
        return TimeChart::tr("%1: no sample").arg(pieceText(*m_cursor, 0));
    }
    return TimeChart::tr("%1: %2", "time: values")
        .arg(pieceText(pieceAt, pieceSeconds), values.join(QStringLiteral(", ")));
}

void TimeChart::View::moveTo(std::optional<double> at) {
    m_cursor = at;
    setAccessibleDescription(m_cursor ? readout() : summaryOf(m_content));
    update();
}

void TimeChart::View::mouseMoveEvent(QMouseEvent* event) {
    const double x = event->position().x();
    const bool inside = x >= m_plot.left() && x <= m_plot.right();
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
    const TimeSeries* first = nullptr;
    for (const TimeSeries& series : m_content.series) {
        first = first == nullptr && !series.points.empty() ? &series : first;
    }
    if (first == nullptr) {
        return;
    }
    const auto count = static_cast<int>(first->points.size());
    int index = by > 0 ? -1 : count;
    if (m_cursor) {
        const TimePoint* point = nullptr;
        nearestPoint(*first, *m_cursor, point);
        index = static_cast<int>(point - first->points.data());
    }
    const TimePoint& to = first->points[static_cast<std::size_t>(std::clamp(index + by, 0, count - 1))];
    Q_EMIT m_owner->cursorMoved(to.at + first->piece_seconds / 2);
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
