// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/experiment_figures.h"

#include "ui/models/experiment_cases.h"
#include "ui/models/experiment_session.h"
#include "ui/models/experiment_text.h"
#include "ui/widgets/experiment_delegates.h"
#include "ui/widgets/figures_table.h"
#include "ui/widgets/plot_menu.h"
#include "ui/widgets/square_keys.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QPushButton>

namespace trimwright::ui {

ExperimentFigures::ExperimentFigures(QWidget* parent)
    : Card(tr("Figures"), parent),
      m_caseRows(new ExperimentCases(this)),
      m_cases(new FiguresTable),
      m_table(new FiguresTable),
      m_keys(new SquareKeys),
      m_time(new Text(TextSize::source, Colour::muted, Text::Lines::wrapped)) {
    auto* copy = new QPushButton(tr("Copy"));
    copy->setFlat(true);
    copy->setAccessibleName(tr("Copy the figures"));
    auto* menu = new QMenu(copy);
    menu->addAction(tr("Copy the figures (CSV)"), this, &ExperimentFigures::copyFigures);
    menu->addAction(tr("Copy the picture"), this, [this] { copyPictureOf(shownTable()); });
    copy->setMenu(menu);
    head()->addWidget(copy);
    m_cases->setItemDelegate(new CaseDelegate(m_cases));
    m_cases->setModel(m_caseRows);
    m_table->setItemDelegate(new ExperimentDelegate(m_table));
    body()->addWidget(m_keys);
    body()->addWidget(m_cases);
    body()->addWidget(m_table);
    body()->addWidget(m_time);
}

FiguresTable* ExperimentFigures::shownTable() const {
    return m_cases->isVisibleTo(this) ? m_cases : m_table;
}

void ExperimentFigures::copyFigures() const {
    if (m_session && m_session->result() != nullptr) {
        QGuiApplication::clipboard()->setText(experimentCsv(*m_session->result()));
    }
}

void ExperimentFigures::show(ExperimentSession* session) {
    m_session = session;
    if (m_table->model() != session->rows()) {
        const QItemSelectionModel* old = m_table->selectionModel();
        m_table->setModel(session->rows());
        delete old;
    }
    const emulator::ExperimentResult* const result = session->result();
    setVisible(result != nullptr && !result->rows.empty());
    if (result == nullptr) {
        return;
    }
    const bool compares = session->rows()->anyPublished();
    const bool theory = session->current().review == "theory";
    const bool cases = session->current().review.empty() && ExperimentCases::fit(result->rows);
    if (cases) {
        m_caseRows->setRows(result->rows);
    }
    const QString title = !compares ? tr("Figures")
                          : theory  ? tr("Formula and emulation")
                                    : tr("Published and emulated");
    setTitle(title);
    m_cases->setVisible(cases);
    m_cases->setAccessibleName(title);
    m_table->setVisible(!cases);
    m_table->setAccessibleName(title);
    for (const int column :
         {ExperimentModel::BarsColumn, ExperimentModel::PublishedColumn, ExperimentModel::DifferenceColumn}) {
        m_table->setColumnHidden(column, !compares);
    }
    m_keys->setKeys({{Colour::neutral, theory ? tr("formula") : tr("published"), SquareKeys::Shape::frame},
                     {Colour::accent, tr("emulated"), SquareKeys::Shape::square}});
    m_keys->setVisible(compares);
    const auto seconds = session->wallSeconds();
    m_time->setText(seconds ? experimentTimeText(*result, *seconds) : QString());
    m_time->setVisible(!m_time->text().isEmpty());
}

} // namespace trimwright::ui
