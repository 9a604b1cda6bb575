// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/results_card.h"

#include "ui/format.h"
#include "ui/models/run_text.h"
#include "ui/widgets/mark_label.h"

#include <QHBoxLayout>
#include <memory>

namespace trimwright::ui {

ResultsCard::ResultsCard(QWidget* parent)
    //: Of the run that has just ended.
    : Card(tr("Result"), parent),
      m_sum(new Text(TextSize::body, Colour::text, Text::Lines::wrapped)),
      m_advice(new Text(TextSize::body, Colour::text, Text::Lines::wrapped)),
      m_rows(new QVBoxLayout) {
    m_advice->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_rows->setSpacing(spacing::medium);
    body()->addLayout(m_rows); // what failed first
    body()->addWidget(m_advice);
    body()->addWidget(m_sum);
    body()->addStretch(1);
}

void ResultsCard::show(const std::vector<care::OptimizeResult>& results) {
    while (m_rows->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_rows->takeAt(0));
        delete item->widget();
    }
    m_sum->setText(resultsText(results));
    const QString advice = failureAdvice(results);
    m_advice->setText(advice);
    m_advice->setVisible(!advice.isEmpty());
    for (const care::OptimizeResult& result : results) {
        if (result.outcome.kind != TrimOutcome::Kind::trimmed) {
            addRow(result);
        }
    }
}

void ResultsCard::addRow(const care::OptimizeResult& result) {
    auto* row = new QWidget;
    auto* column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* line = new QHBoxLayout;
    line->setSpacing(spacing::medium);
    auto* mount = new Text(TextSize::strong, Colour::text);
    mount->setElideMode(Qt::ElideMiddle);
    mount->setText(mountText(result.target.mount));
    auto* pill = new MarkLabel(MarkLabel::Look::pill);
    pill->setMark(TargetModel::outcomeMark(result.outcome));
    line->addWidget(mount);
    line->addWidget(pill);
    line->addStretch(1);
    column->addLayout(line);
    auto* text = new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped);
    text->setText(TargetModel::outcomeText(result.target, result.outcome));
    column->addWidget(text);
    m_rows->addWidget(row);
}

} // namespace trimwright::ui
