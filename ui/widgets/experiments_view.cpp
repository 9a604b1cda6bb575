// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/experiments_view.h"

#include "core/emulator/emulated_backend.h"
#include "ui/format.h"
#include "ui/models/experiment_list_model.h"
#include "ui/models/experiment_session.h"
#include "ui/models/experiment_text.h"
#include "ui/widgets/choice_row.h"
#include "ui/widgets/experiment_delegates.h"
#include "ui/widgets/experiment_figures.h"
#include "ui/widgets/line_plot.h"
#include "ui/widgets/plot_menu.h"
#include "ui/widgets/run_line.h"
#include "ui/widgets/sticky_side.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QListView>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

namespace trimwright::ui {
namespace {

constexpr int experimentListWidth = 250;
constexpr int leastBesideList = 620;
constexpr int plotHeight = 250;
constexpr std::size_t mostQuantities = 4;

/// What the choice below an experiment's text chooses: the model of a new drive, or what else the experiment varies.
bool isDriveModel(const std::string& model) {
    return std::ranges::any_of(emulator::EmulatedBackend::models(),
                               [&model](const emulator::ModelInfo& known) { return known.key == model; });
}

} // namespace

ExperimentsView::ExperimentsView(QWidget* parent)
    : QWidget(parent),
      m_list(new QListView),
      m_choice(new QComboBox),
      m_title(new Text(TextSize::headline, Colour::text, Text::Lines::wrapped)),
      m_explanation(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_modelLabel(new Text(TextSize::body, Colour::secondary)),
      m_model(new QComboBox),
      m_start(new QPushButton(tr("Run"))),
      m_run(new RunLine(tr("Progress of the experiment"))),
      m_error(new Text(TextSize::body, Colour::attention, Text::Lines::wrapped)),
      m_figures(new ExperimentFigures),
      m_quantity(new ChoiceRow(tr("What the chart shows"), {})),
      m_plot(new LinePlot),
      m_remarks(new Card(tr("What to know about the figures"))),
      m_remarksText(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::gap);
    m_side = makeList();
    row->addWidget(m_side);
    auto* column = new QVBoxLayout;
    column->setSpacing(spacing::gap);
    column->addWidget(makeAbout());
    column->addWidget(makeChart());
    column->addWidget(m_figures);
    m_remarks->body()->addWidget(m_remarksText);
    column->addWidget(m_remarks);
    column->addStretch(1);
    row->addLayout(column, 1);
}

StickySide* ExperimentsView::makeList() {
    auto* card = new Card;
    card->setAccessibleName(tr("Experiments"));
    auto* model = new ExperimentListModel(m_list);
    m_list->setModel(model);
    m_list->setItemDelegate(new ExperimentListDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setAccessibleName(tr("Experiments"));
    m_list->viewport()->installEventFilter(this);
    card->body()->setContentsMargins(spacing::small, spacing::small, spacing::small, spacing::small);
    card->body()->addWidget(m_list, 1);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) { choose(now.row()); });
    // Where there is no room for a list beside them, a box above does.
    m_choice->setModel(model);
    m_choice->setAccessibleName(tr("Experiments"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_choice, &QComboBox::activated, this, &ExperimentsView::choose);
    return new StickySide(card, experimentListWidth);
}

void ExperimentsView::choose(int experiment) {
    if (m_session && experiment >= 0 && experiment != m_session->currentIndex()) {
        m_session->choose(experiment);
    }
}

/// As high as its rows; what is chosen stays in sight.
void ExperimentsView::fitList() {
    int height = 0;
    for (int row = 0; row < m_list->model()->rowCount(); ++row) {
        height += m_list->sizeHintForRow(row);
    }
    m_side->setWantedHeight(height + 2 * spacing::small + 2);
    m_list->scrollTo(m_list->currentIndex());
}

bool ExperimentsView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == m_list->viewport()) {
        QMetaObject::invokeMethod(this, &ExperimentsView::fitList, Qt::QueuedConnection); // once it has its new rows
    }
    return QWidget::eventFilter(watched, event);
}

void ExperimentsView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool beside = width() >= leastBesideList;
    m_side->setVisible(beside);
    m_choice->setVisible(!beside);
}

QWidget* ExperimentsView::makeAbout() {
    auto* card = new Card;
    card->setAccessibleName(tr("The chosen experiment"));
    m_choice->hide();
    card->body()->addWidget(m_choice);
    card->body()->addWidget(m_title);
    card->body()->addWidget(m_explanation);
    auto* line = new QHBoxLayout;
    line->setSpacing(spacing::small);
    m_modelLabel->setBuddy(m_model);
    line->addWidget(m_modelLabel);
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

QWidget* ExperimentsView::makeChart() {
    //: Title of a chart: how a figure goes over time.
    m_chart = new Card(tr("Over time"));
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
    connect(session, &ExperimentSession::chosenChanged, this, &ExperimentsView::showChosen);
    connect(session, &ExperimentSession::activityChanged, this, &ExperimentsView::showActivity);
    connect(session, &ExperimentSession::resultChanged, this, &ExperimentsView::showResult);
}

void ExperimentsView::showChosen() {
    const emulator::ExperimentInfo& info = m_session->current();
    m_list->setCurrentIndex(m_list->model()->index(m_session->currentIndex(), 0));
    m_list->scrollTo(m_list->currentIndex());
    m_choice->setCurrentIndex(m_session->currentIndex());
    m_title->setText(sentence(info.title));
    m_explanation->setText(sentence(info.explanation));
    const QSignalBlocker quiet(m_model);
    m_model->clear();
    for (const std::string& model : info.models) {
        m_model->addItem(experimentModelText(model), plain(model));
    }
    m_model->setCurrentIndex(m_model->findData(plain(m_session->model())));
    m_model->setToolTip(m_model->currentText());
    //: Before the name of a drive model: the experiment runs on a new drive of this model.
    m_modelLabel->setText(isDriveModel(m_session->model()) ? tr("On a new") : tr("With"));
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
        const QString detail = QStringLiteral("%1 · %2").arg(
            percentText(static_cast<int>(std::lround(activity->fraction * 100))), secondsText(activity->seconds));
        m_run->show(tr("Running…"), detail, activity->fraction, activity->cancelling);
    }
    const bool cut = m_session->cancelled();
    m_error->setColour(cut ? Colour::secondary : Colour::attention);
    m_error->setText(
        cut ? tr("Cancelled after %1: what was measured so far.").arg(secondsText(m_session->wallSeconds().value_or(0)))
            : m_session->error());
    m_error->setVisible(!m_error->text().isEmpty());
}

void ExperimentsView::showResult() {
    const emulator::ExperimentResult* const result = m_session->result();
    m_figures->show(m_session);
    m_remarks->setVisible(!m_session->current().remarks.empty());
    m_plots = result != nullptr ? experimentPlots(*result) : std::vector<PlotData>();
    m_chart->setVisible(!m_plots.empty() || m_session->showsActivity());
    QStringList titles;
    for (std::size_t i = 0; i < std::min(m_plots.size(), mostQuantities); ++i) {
        titles << plotChoice(m_plots, i);
    }
    m_quantity->setVisible(titles.size() > 1);
    m_quantity->setChoices(titles);
    showPlot();
    showActivity();
}

void ExperimentsView::showPlot() {
    const auto number = static_cast<std::size_t>(std::max(0, m_quantity->chosen()));
    const PlotData data = number < m_plots.size() ? m_plots[number] : m_plots.empty() ? PlotData() : m_plots.front();
    m_chart->setTitle(data.name.isEmpty() ? tr("Over time") : data.name);
    m_plot->setData(data);
}

} // namespace trimwright::ui
