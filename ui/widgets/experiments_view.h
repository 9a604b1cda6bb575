// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/plot.h"
#include "ui/widgets/card.h"

#include <QPointer>
#include <vector>

class QComboBox;
class QListView;
class QPushButton;

namespace trimwright::ui {

class ChoiceRow;
class ExperimentFigures;
class ExperimentSession;
class LinePlot;
class RunLine;
class StickySide;

/// The experiments: one to choose, what it is about, its run, and its figures as table, bars and lines.
class ExperimentsView : public QWidget {
    Q_OBJECT

  public:
    explicit ExperimentsView(QWidget* parent = nullptr);

    void show(ExperimentSession* session);
    using QWidget::show;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    StickySide* makeList();
    QWidget* makeAbout();
    QWidget* makeChart();
    void attach(ExperimentSession* session);
    void choose(int experiment);
    void fitList();
    void showChosen();
    void showActivity();
    void showResult();
    void showPlot();

    QPointer<ExperimentSession> m_session;
    QListView* m_list;
    StickySide* m_side = nullptr;
    QComboBox* m_choice; ///< In the place of the list where the window is narrow.
    Text* m_title;
    Text* m_explanation;
    Text* m_modelLabel;
    QComboBox* m_model;
    QPushButton* m_start;
    RunLine* m_run;
    Text* m_error;
    ExperimentFigures* m_figures;
    Card* m_chart = nullptr;
    ChoiceRow* m_quantity;
    LinePlot* m_plot;
    std::vector<PlotData> m_plots;
    Card* m_remarks;
    Text* m_remarksText;
};

} // namespace trimwright::ui
