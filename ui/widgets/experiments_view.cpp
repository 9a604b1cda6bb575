// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/experiments_view.h"

#include "ui/format.h"
#include "ui/models/experiment_list_model.h"
#include "ui/models/experiment_session.h"
#include "ui/models/experiment_text.h"
#include "ui/widgets/choice_row.h"
#include "ui/widgets/experiment_delegates.h"
#include "ui/widgets/line_plot.h"
#include "ui/widgets/plain_table.h"
#include "ui/widgets/plot_menu.h"
#include "ui/widgets/run_line.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>

namespace trimwright::ui {
namespace {

constexpr int experimentListWidth = 250;
constexpr int mostFigureRows = 14;
constexpr int plotHeight = 250;
constexpr int mostQuantities = 4;

} // namespace

ExperimentsView::ExperimentsView(QWidget* parent)
    : QWidget(parent),
      m_list(new QListView),
      m_title(new Text(TextSize::headline, Colour::text, Text::Lines::wrapped)),
      m_explanation(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_model(new QComboBox),
      m_start(new QPushButton(tr("Run"))),
      m_run(new RunLine(tr("Progress of the experiment"))),
      m_error(new Text(TextSize::body, Colour::attention, Text::Lines::wrapped)),
      m_table(new PlainTable(spacing::filesystemRow - 4)),
      m_time(new Text(TextSize::source, Colour::muted, Text::Lines::wrapped)),
      m_quantity(new ChoiceRow(tr("What the chart shows"), {})),
      m_plot(new LinePlot),
      m_remarks(new Card(tr("What to know about the figures"))),
      m_remarksText(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::gap);
    auto* choice = new Card(tr("Experiments"));
    choice->setFixedWidth(experimentListWidth);
    m_list->setModel(new ExperimentListModel(m_list));
    m_list->setItemDelegate(new ExperimentListDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setAccessibleName(tr("Experiments"));
    m_list->setMinimumHeight(480);
    choice->body()->setContentsMargins(spacing::small, spacing::card, spacing::small, spacing::small);
    choice->head()->setContentsMargins(spacing::small, 0, spacing::small, 0);
    choice->body()->addWidget(m_list, 1);
    row->addWidget(choice);
    auto* column = new QVBoxLayout;
    column->setSpacing(spacing::gap);
    column->addWidget(makeAbout());
    column->addWidget(makeChart());
    column->addWidget(makeFigures());
    m_remarks->body()->addWidget(m_remarksText);
    column->addWidget(m_remarks);
    column->addStretch(1);
    row->addLayout(column, 1);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (m_session && now.isValid() && now.row() != m_session->currentIndex()) {
            m_session->choose(now.row());
        }
    });
}

QWidget* ExperimentsView::makeAbout() {
    auto* card = new Card;
    card->setAccessibleName(tr("The chosen experiment"));
    card->body()->addWidget(m_title);
    card->body()->addWidget(m_explanation);
    auto* line = new QHBoxLayout;
    line->setSpacing(spacing::small);
    auto* label = new Text(TextSize::body, Colour::secondary);
    label->setText(tr("On"));
    label->setBuddy(m_model);
    line->addWidget(label);
    m_model->setAccessibleName(tr("Drive model"));
    m_model->setObjectName(QStringLiteral("experimentModel"));
    m_model->setMinimumContentsLength(20);
    m_model->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    line->addWidget(m_model, 1);
    m_start->setDefault(true);
    m_start->setAutoDefault(false);
    m_start->setObjectName(QStringLiteral("runExperiment"));
    line->addWidget(m_start);
    card->body()->addLayout(line);
    card->body()->addWidget(m_run);
    card->body()->addWidget(m_error);
    connect(m_model, &QComboBox::currentTextChanged, m_model, &QWidget::setToolTip); // it may be too long for its box
    connect(m_model, &QComboBox::activated, this, [this] {
        if (m_session) {
            m_session->chooseModel(m_model->currentData().toString().toStdString());
        }
    });
    connect(m_start, &QPushButton::clicked, this, [this] {
        if (m_session) {
            m_session->run();
        }
    });
    connect(m_run, &RunLine::cancelRequested, this, [this] {
        if (m_session) {
            m_session->cancel();
        }
    });
    return card;
}

QWidget* ExperimentsView::makeFigures() {
    m_figures = new Card(tr("Published beside emulated"));
    auto* copy = new QPushButton(tr("Copy"));
    copy->setFlat(true);
    copy->setAccessibleName(tr("Copy the figures"));
    auto* menu = new QMenu(copy);
    menu->addAction(tr("Copy the figures (CSV)"), this, [this] {
        if (m_session && m_session->result() != nullptr) {
            QGuiApplication::clipboard()->setText(experimentCsv(*m_session->result()));
        }
    });
    menu->addAction(tr("Copy the picture"), this, [this] { copyPictureOf(m_table); });
    copy->setMenu(menu);
    m_figures->head()->addWidget(copy);
    m_table->setItemDelegate(new ExperimentDelegate(m_table));
    m_table->setAccessibleName(tr("Published beside emulated"));
    m_figures->body()->addWidget(m_table);
    m_figures->body()->addWidget(m_time);
    return m_figures;
}

QWidget* ExperimentsView::makeChart() {
    //: Title of a chart: how a figure goes over time.
    m_chart = new Card(tr("Course"));
    m_chart->head()->addWidget(new PlotMenu(m_plot));
    m_chart->body()->addWidget(m_quantity, 0, Qt::AlignLeading);
    m_plot->setFixedHeight(plotHeight);
    m_plot->setEmptyText(tr("The lines appear as they are measured."));
    m_chart->body()->addWidget(m_plot);
    connect(m_quantity, &ChoiceRow::changed, this, &ExperimentsView::showPlot);
    return m_chart;
}

void ExperimentsView::show(ExperimentSession* session) {
    if (session == m_session) {
        return; // it tells of its changes
    }
    attach(session);
    showChosen();
    showActivity();
    showResult();
}

void ExperimentsView::attach(ExperimentSession* session) {
    if (m_session) {
        disconnect(m_session, nullptr, this, nullptr);
    }
    m_session = session;
    const QItemSelectionModel* old = m_table->selectionModel();
    m_table->setModel(session->rows());
    delete old;
    m_table->fitRows(mostFigureRows);
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(ExperimentModel::StateColumn, QHeaderView::Stretch);
    connect(session, &ExperimentSession::chosenChanged, this, &ExperimentsView::showChosen);
    connect(session, &ExperimentSession::activityChanged, this, &ExperimentsView::showActivity);
    connect(session, &ExperimentSession::resultChanged, this, &ExperimentsView::showResult);
}

void ExperimentsView::showChosen() {
    const emulator::ExperimentInfo& info = m_session->current();
    m_list->setCurrentIndex(m_list->model()->index(m_session->currentIndex(), 0));
    m_title->setText(sentence(info.title));
    m_explanation->setText(sentence(info.explanation));
    const QSignalBlocker quiet(m_model);
    m_model->clear();
    for (const std::string& model : info.models) {
        m_model->addItem(experimentModelText(model), plain(model));
    }
    m_model->setCurrentIndex(m_model->findData(plain(m_session->model())));
    m_model->setToolTip(m_model->currentText());
    QStringList remarks;
    for (const std::string& remark : info.remarks) {
        remarks << sentence(remark);
    }
    m_remarksText->setText(remarks.join(QStringLiteral("\n\n")));
    if (m_quantity->chosen() > 0) {
        m_quantity->choose(0);
    }
    showActivity();
}

void ExperimentsView::showActivity() {
    const auto& activity = m_session->activity();
    const bool here = m_session->showsActivity();
    m_run->setVisible(here);
    m_start->setVisible(!here);
    m_model->setEnabled(!here);
    m_start->setEnabled(!activity);
    m_start->setText(m_session->result() != nullptr ? tr("Run again") : tr("Run"));
    m_start->setToolTip(activity && !here ? tr("Another experiment is running.") : QString());
    if (here) {
        m_run->show(tr("Running…"), secondsText(activity->seconds), activity->fraction, activity->cancelling);
    }
    m_error->setText(m_session->error());
    m_error->setVisible(!m_session->error().isEmpty());
}

void ExperimentsView::showResult() {
    const emulator::ExperimentResult* const result = m_session->result();
    const bool running = m_session->showsActivity();
    m_figures->setVisible(result != nullptr && !result->rows.empty());
    m_remarks->setVisible(!m_session->current().remarks.empty());
    m_plots = result != nullptr ? experimentPlots(*result) : std::vector<PlotData>();
    m_chart->setVisible(!m_plots.empty() || running);
    const ExperimentModel* rows = m_session->rows();
    const bool compares = rows->anyPublished();
    m_figures->setTitle(compares ? tr("Published beside emulated") : tr("Figures"));
    m_table->setColumnHidden(ExperimentModel::PublishedColumn, !compares);
    m_table->setColumnHidden(ExperimentModel::DifferenceColumn, !compares);
    const auto seconds = m_session->wallSeconds();
    m_time->setText(result != nullptr && seconds ? experimentTimeText(*result, *seconds) : QString());
    m_time->setVisible(!m_time->text().isEmpty());
    QStringList titles;
    for (const PlotData& plot : m_plots) {
        if (titles.size() < mostQuantities) {
            const auto same = [&plot](const PlotData& other) { return other.y_title == plot.y_title; };
            titles << (std::ranges::count_if(m_plots, same) > 1 ? plot.x_title : plot.y_title); // what tells it apart
        }
    }
    m_quantity->setVisible(titles.size() > 1);
    m_quantity->setChoices(titles);
    showPlot();
    showActivity();
}

void ExperimentsView::showPlot() {
    const auto number = static_cast<std::size_t>(std::max(0, m_quantity->chosen()));
    const PlotData data = number < m_plots.size() ? m_plots[number] : m_plots.empty() ? PlotData() : m_plots.front();
    const bool named = !data.name.isEmpty() && m_plots.size() == 1; // the choice names each of several
    m_chart->setTitle(named ? data.name : tr("Course"));
    m_plot->setData(data);
}

} // namespace trimwright::ui
