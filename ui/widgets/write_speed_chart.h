// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/emulated_backend.h"

#include <QWidget>
#include <optional>

class QChart;
class QChartView;
class QValueAxis;

namespace trimwright::ui {

/// Write speed over simulated time: now, before the last run, and of a new drive.
class WriteSpeedChart : public QWidget {
    Q_OBJECT

  public:
    explicit WriteSpeedChart(QWidget* parent = nullptr);

    void show(std::optional<emulator::WriteSpeed> now, std::optional<emulator::WriteSpeed> before);
    using QWidget::show;

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void draw();
    QValueAxis* makeAxis(QChart* chart, double top, const QString& format, Qt::Alignment side) const;
    void addLine(QChart* chart, const QList<QPointF>& points, const QPen& pen) const;

    std::optional<emulator::WriteSpeed> m_now;
    std::optional<emulator::WriteSpeed> m_before;
    QChartView* m_view;
    QWidget* m_beforeKey;
};

} // namespace trimwright::ui
