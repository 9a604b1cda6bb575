// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QWidget>
// clang-format on

#include "ui/models/chart_content.h"

#include <optional>

namespace trimwright::ui {

/// Figures over time, drawn by Qt Charts (which is loaded when the first chart has something to show): axes with units
/// and round numbers, gaps as gaps, events in a lane above. The mouse or the arrow keys move a line over it and
/// readout() tells what lies there, as the accessible description does.
class TimeChart : public QWidget {
    Q_OBJECT

  public:
    explicit TimeChart(const QString& name, QWidget* parent = nullptr);
    ~TimeChart() override;

    void show(TimeChartContent content);
    using QWidget::show;

    /// Puts the line at this time, without telling of it; nothing takes it away.
    void setCursor(std::optional<double> at);
    using QWidget::setCursor;
    /// "12 Nov 2026: host 31.2 GB, flash 40.1 GB"; empty while nothing is pointed at.
    QString readout() const;

  Q_SIGNALS:
    void cursorMoved(std::optional<double> at);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    class View;
    View* m_view;
};

} // namespace trimwright::ui
