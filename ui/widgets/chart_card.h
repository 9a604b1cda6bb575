// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QWidget>
// clang-format on

#include "ui/models/history_text.h"
#include "ui/widgets/card.h"
#include "ui/widgets/card_grid.h"
#include "ui/widgets/time_chart.h"

class QHBoxLayout;

namespace trimwright::ui {

/// A figure over time: its name, where it stands, a sentence, the chart, and what the mouse points at.
class ChartCard : public Card, public RowAligned {
    Q_OBJECT

  public:
    explicit ChartCard(const QString& title, QWidget* parent = nullptr);

    void show(const HistoryWords& words, TimeChartContent content);
    using Card::show;
    TimeChart* chart() { return m_chart; }

    int upperHeight(int width) const override;
    void setUpperHeight(int height) override;

  private:
    void showLegend(const TimeChartContent& content);
    void showReadout();

    Text* m_readout;
    Text* m_headline;
    Text* m_note;
    TimeChart* m_chart;
    QWidget* m_keys;
    QHBoxLayout* m_legend;
};

} // namespace trimwright::ui
