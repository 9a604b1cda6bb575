// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/write_speed_chart.h"

#include "ui/spacing.h"
#include "ui/widgets/legend_key.h"

#include <QApplication>
#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QGraphicsLayout>
#include <QHBoxLayout>
#include <QLineSeries>
#include <QValueAxis>
#include <algorithm>
#include <cmath>

namespace trimwright::ui {
namespace {

constexpr int chartHeight = 124; // the overview of an emulated drive fits the window as it opens
constexpr double lineWidth = 2.4;

/// The next round number at or above the value, so that an axis ends at it and its half is round too.
double roundedUp(double value) {
    const double power = std::pow(10, std::floor(std::log10(std::max(value, 1.0))));
    for (const double step : {1.0, 2.0, 4.0, 5.0, 6.0, 8.0}) {
        if (step * power >= value) {
            return step * power;
        }
    }
    return 10 * power;
}

QList<QPointF> pointsOf(const emulator::WriteSpeed& speed) {
    QList<QPointF> points;
    for (const emulator::SpeedSample& sample : speed.series) {
        points.append({sample.seconds, sample.megabytes_per_second});
    }
    return points;
}

} // namespace

WriteSpeedChart::WriteSpeedChart(QWidget* parent) : QWidget(parent), m_view(new QChartView) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFixedHeight(chartHeight);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setBackgroundBrush(Qt::NoBrush);
    m_view->viewport()->setAutoFillBackground(false);
    m_view->setAccessibleName(tr("Write speed over one simulated minute"));
    column->addWidget(m_view);
    auto* keys = new QHBoxLayout;
    keys->setSpacing(0);
    m_beforeKey = new LegendKey(Colour::attention, LegendKey::Shape::line, tr("before"), Qt::DashLine);
    keys->addWidget(new LegendKey(Colour::accent, LegendKey::Shape::line, tr("now")));
    keys->addWidget(m_beforeKey);
    keys->addWidget(new LegendKey(Colour::muted, LegendKey::Shape::line, tr("a new drive"), Qt::DotLine));
    keys->addStretch(1);
    column->addLayout(keys);
}

void WriteSpeedChart::show(std::optional<emulator::WriteSpeed> now, std::optional<emulator::WriteSpeed> before) {
    m_now = std::move(now);
    m_before = std::move(before);
    m_beforeKey->setVisible(m_before.has_value());
    draw();
}

QValueAxis* WriteSpeedChart::makeAxis(QChart* chart, double top, const QString& format, Qt::Alignment side) const {
    auto* axis = new QValueAxis(chart);
    axis->setRange(0, top);
    axis->setTickCount(3);
    axis->setLabelFormat(format);
    axis->setLabelsFont(textFont(QApplication::font(), TextSize::source));
    axis->setLabelsColor(colour(this, Colour::muted));
    axis->setGridLineColor(colour(this, Colour::border));
    axis->setGridLineVisible(side == Qt::AlignLeft);
    axis->setLinePen(QPen(colour(this, Colour::border)));
    chart->addAxis(axis, side);
    return axis;
}

void WriteSpeedChart::addLine(QChart* chart, const QList<QPointF>& points, const QPen& pen) const {
    auto* series = new QLineSeries(chart);
    series->append(points);
    series->setPen(pen);
    chart->addSeries(series);
    for (QAbstractAxis* axis : chart->axes()) {
        series->attachAxis(axis);
    }
}

void WriteSpeedChart::draw() {
    auto* chart = new QChart;
    chart->setBackgroundVisible(false);
    chart->legend()->hide();
    chart->setMargins({0, spacing::small, spacing::small, 0});
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    double seconds = 1;
    double top = 1;
    double fresh = 0;
    for (const auto* speed : {&m_before, &m_now}) {
        if (!speed->has_value()) {
            continue;
        }
        fresh = (*speed)->new_drive_megabytes_per_second;
        top = std::max(top, fresh);
        for (const emulator::SpeedSample& sample : (*speed)->series) {
            seconds = std::max(seconds, std::ceil(sample.seconds));
            top = std::max(top, sample.megabytes_per_second);
        }
    }
    makeAxis(chart, seconds, tr("%.0f s", "time axis of a chart"), Qt::AlignBottom);
    makeAxis(chart, roundedUp(top * 1.03), tr("%.0f MB/s", "axis of a chart"), Qt::AlignLeft);
    const auto pen = [this](Colour which, Qt::PenStyle style) {
        return QPen(colour(this, which), lineWidth, style, Qt::RoundCap, Qt::RoundJoin);
    };
    addLine(chart, {{0, fresh}, {seconds, fresh}}, pen(Colour::muted, Qt::DotLine));
    if (m_before) {
        addLine(chart, pointsOf(*m_before), pen(Colour::attention, Qt::DashLine));
    }
    if (m_now) {
        addLine(chart, pointsOf(*m_now), pen(Colour::accent, Qt::SolidLine));
    }
    const QChart* old = m_view->chart();
    m_view->setChart(chart);
    delete old;
}

void WriteSpeedChart::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationFontChange) {
        draw();
    }
}

} // namespace trimwright::ui
