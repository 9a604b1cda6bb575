// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_session.h"
#include "ui/models/plot.h"
#include "ui/widgets/card.h"

class QPushButton;

namespace trimwright::ui {

class LinePlot;
class MarkLabel;

/// How fast an emulated drive writes, before and after it was optimized. The chart is made when there is something to
/// draw.
class SpeedCard : public Card {
    Q_OBJECT

  public:
    explicit SpeedCard(QWidget* parent = nullptr);

    void show(const DriveSession& session);
    using Card::show;

  Q_SIGNALS:
    void optimizeRequested();

  private:
    void setVerdict(const DriveSession& session);
    void setFigure(const DriveSession& session);
    void setNote(const DriveSession& session);
    void setChart(const DriveSession& session);
    static PlotData plotOf(const DriveSession& session);

    Text* m_figure;
    Text* m_gain;
    QWidget* m_verdictLine;
    MarkLabel* m_mark;
    Text* m_verdict;
    QPushButton* m_optimize;
    Text* m_remedy;
    Text* m_note;
    LinePlot* m_chart = nullptr;
    const void* m_drawn = nullptr; ///< The measurement that the chart shows; only compared.
};

} // namespace trimwright::ui
