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

class ExperimentSession;
class LinePlot;
class PlainTable;
class RunLine;
class ChoiceRow;

/// The experiments: one to choose, what it is about, its run, and its figures as table, bars and lines.
class ExperimentsView : public QWidget {
    Q_OBJECT

  public:
    explicit ExperimentsView(QWidget* parent = nullptr);

    void show(ExperimentSession* session);
    using QWidget::show;

  private:
    QWidget* makeAbout();
    QWidget* makeFigures();
    QWidget* makeChart();
    void attach(ExperimentSession* session);
    void showChosen();
    void showActivity();
    void showResult();
    void showPlot();

    QPointer<ExperimentSession> m_session;
    QListView* m_list;
    Text* m_title;
    Text* m_explanation;
    QComboBox* m_model;
    QPushButton* m_start;
    RunLine* m_run;
    Text* m_error;
    Card* m_figures;
    PlainTable* m_table;
    Text* m_time;
    Card* m_chart;
    ChoiceRow* m_quantity;
    LinePlot* m_plot;
    std::vector<PlotData> m_plots;
    Card* m_remarks;
    Text* m_remarksText;
};

} // namespace trimwright::ui
