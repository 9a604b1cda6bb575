// SPDX-License-Identifier: GPL-3.0-or-later
// The module of the charts: the only part of the window that links Qt Charts, loaded when the first chart is shown.
#include "ui/charts/chart_painter.h"

#include <QAreaSeries>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLegend>
#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>
#include <memory>

namespace trimwright::ui {
namespace {

/// Qt Charts draws a solid line piece by piece, which looks like beads; one with dashes it draws in one go.
QPen inOneGo(QPen pen) {
    if (pen.style() == Qt::SolidLine) {
        constexpr double longerThanAny = 1e5;
        pen.setDashPattern({longerThanAny, 1});
    }
    return pen;
}

QAbstractSeries* seriesOf(const ChartShape& shape) {
    auto* line = new QLineSeries;
    line->append(shape.line);
    if (shape.below.isEmpty()) {
        line->setPen(inOneGo(shape.pen));
        return line;
    }
    auto* below = new QLineSeries;
    below->append(shape.below);
    auto* area = new QAreaSeries(line, below);
    line->setParent(area);
    below->setParent(area);
    area->setPen(Qt::NoPen);
    area->setBrush(shape.fill);
    return area;
}

QValueAxis* addAxis(QChart* chart, double low, double high, Qt::Alignment side) {
    auto* axis = new QValueAxis(chart);
    axis->setRange(low, high);
    axis->setVisible(false); // who asks for the shapes draws axes with round numbers around them
    chart->addAxis(axis, side);
    return axis;
}

class QtChartPainter final : public ChartPainter {
  public:
    void setShapes(const ChartShapes& shapes) override {
        m_scene.clear();
        m_area = shapes.plot;
        auto* chart = new QChart;
        m_scene.addItem(chart);
        chart->setBackgroundVisible(false);
        chart->legend()->hide();
        chart->setMargins({});
        chart->resize(shapes.plot.bottomRight().x(), shapes.plot.bottomRight().y());
        chart->setPlotArea(shapes.plot);
        QValueAxis* across = addAxis(chart, shapes.left, shapes.right, Qt::AlignBottom);
        QValueAxis* upwards = addAxis(chart, shapes.bottom, shapes.top, Qt::AlignLeft);
        for (const ChartShape& shape : shapes.shapes) {
            QAbstractSeries* series = seriesOf(shape);
            chart->addSeries(series);
            series->attachAxis(across);
            series->attachAxis(upwards);
        }
        chart->layout()->activate();
    }

    void paint(QPainter& painter) override {
        constexpr double overhang = 2; // of a stroke that runs along the edge
        const QRectF area = m_area.adjusted(-overhang, -overhang, overhang, overhang);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        m_scene.render(&painter, area, area);
        painter.restore();
    }

  private:
    QGraphicsScene m_scene;
    QRectF m_area;
};

} // namespace

extern "C" Q_DECL_EXPORT ChartPainter* trimwrightChartPainter() {
    return std::make_unique<QtChartPainter>().release();
}

} // namespace trimwright::ui
