// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/plot.h"

#include <QRectF>
#include <QWidget>

namespace trimwright::ui {

/// A line chart with axes, legend, marks and bands. Under the mouse, or with the arrow keys, it tells the values. Drawn
/// by hand: it is made in a moment and redrawn many times a second while a run streams into it.
class LinePlot : public QWidget {
    Q_OBJECT

  public:
    explicit LinePlot(QWidget* parent = nullptr);

    void setData(PlotData data);
    const PlotData& data() const { return m_data; }
    /// What to say while there is nothing to draw.
    void setEmptyText(const QString& text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

  private:
    struct Geometry {
        QRectF area; ///< Inside the axes.
        PlotAxis x;
        PlotAxis y;
    };
    Geometry geometryOfPlot() const;
    int legendHeight(double width) const;
    double toX(const Geometry& at, double x) const;
    static double toY(const Geometry& at, double y);
    Qt::LayoutDirection legendDirection() const;
    void setCursorAt(std::optional<double> x);

    void paintLegend(QPainter& painter) const;
    void paintAxes(QPainter& painter, const Geometry& at) const;
    void paintBands(QPainter& painter, const Geometry& at) const;
    void paintMarks(QPainter& painter, const Geometry& at) const;
    void paintLine(QPainter& painter, const Geometry& at, const PlotLine& line) const;
    void paintCursor(QPainter& painter, const Geometry& at) const;

    PlotData m_data;
    QString m_emptyText;
    std::optional<double> m_cursor; ///< An x of the data.
};

/// How a line is drawn, so that keys beside it look the same.
QPen plotPen(const QWidget* widget, const PlotLine& line);

} // namespace trimwright::ui
