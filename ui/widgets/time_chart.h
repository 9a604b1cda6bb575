// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QWidget>
// clang-format on

#include "ui/models/chart_ticks.h"
#include "ui/palette.h"

#include <optional>
#include <vector>

namespace trimwright::ui {

/// One value at one time; times are seconds since 1970.
struct TimePoint {
    double at = 0;
    double value = 0;
    double low = 0; ///< The extremes around it; both are `value` where there are none.
    double high = 0;
    bool gap_before = false; ///< No line leads here from the point before.
};

/// One figure of a chart.
struct TimeSeries {
    enum class Look { line, bars };

    QString name;
    Look look = Look::line;
    Colour colour = Colour::accent;
    Qt::PenStyle style = Qt::SolidLine;
    double piece_seconds = 0; ///< How long a point stands for; a bar begins at `at` and is so wide.
    std::vector<TimePoint> points = {};
};

/// Something that happened.
struct TimeMark {
    double at = 0;
    bool diamond = false; ///< Else a disc.
    QString text;
};

/// A forecast: from `value` at `from` down to nothing between `earliest` and `latest`.
struct TimeBand {
    double from = 0;
    double value = 0;
    double earliest = 0;
    double likely = 0;
    double latest = 0;
};

struct TimeChartContent {
    Measure measure = Measure::bytes;
    double from = 0;
    double to = 1;
    std::vector<TimeSeries> series;
    std::vector<TimeMark> marks;
    std::optional<TimeBand> band;
    std::optional<double> lowest; ///< The axis shows at least these.
    std::optional<double> highest;
};

/// Figures over time, drawn by Qt Charts (which is loaded when the first chart has something to show): axes with units
/// and round numbers, gaps as gaps, events as marks. The mouse or the arrow keys move a line over it and readout()
/// tells what lies there, as the accessible description does.
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
