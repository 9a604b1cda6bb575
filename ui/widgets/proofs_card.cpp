// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/proofs_card.h"

#include "ui/widgets/mark_label.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <memory>

namespace trimwright::ui {

ProofsCard::ProofsCard(QWidget* parent)
    : Card(tr("TRIM checks"), parent),
      m_rows(new QVBoxLayout),
      m_none(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)) {
    auto* check = new QPushButton(tr("Check in the Optimizer"));
    check->setFlat(true);
    head()->addWidget(check);
    m_none->setText(
        tr("Not checked yet. The check writes a file of its own, deletes it and looks whether the drive has "
           "forgotten it."));
    m_rows->setSpacing(spacing::medium);
    body()->addWidget(m_none);
    body()->addLayout(m_rows);
    connect(check, &QPushButton::clicked, this, &ProofsCard::checkRequested);
}

void ProofsCard::show(DriveSession& session) {
    std::vector<ProofRow> rows = proofRows(session);
    m_none->setVisible(rows.empty());
    if (rows == m_shown) {
        return;
    }
    m_shown = std::move(rows);
    while (m_rows->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_rows->takeAt(0));
        delete item->widget();
    }
    for (const ProofRow& row : m_shown) {
        addRow(row);
    }
}

void ProofsCard::addRow(const ProofRow& proof) {
    auto* row = new QWidget;
    auto* column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* line = new QHBoxLayout;
    line->setSpacing(spacing::medium);
    auto* mount = new Text(TextSize::strong, Colour::text);
    mount->setElideMode(Qt::ElideMiddle);
    mount->setText(proof.mount);
    auto* pill = new MarkLabel(MarkLabel::Look::pill);
    pill->setMark(proof.mark);
    auto* when = new Text(TextSize::source, Colour::muted);
    when->setText(proof.when);
    line->addWidget(mount);
    line->addWidget(pill);
    line->addWidget(when, 1);
    column->addLayout(line);
    auto* text = new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped);
    text->setText(proof.because);
    text->setVisible(!proof.because.isEmpty());
    column->addWidget(text);
    m_rows->addWidget(row);
}

} // namespace trimwright::ui
