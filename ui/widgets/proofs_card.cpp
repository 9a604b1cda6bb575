// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/proofs_card.h"

#include "ui/widgets/link_button.h"
#include "ui/widgets/mark_label.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <memory>

namespace trimwright::ui {
namespace {

constexpr int proofColumns = 3;

} // namespace

ProofsCard::ProofsCard(QWidget* parent)
    : Card(tr("TRIM checks"), parent),
      m_rows(new QGridLayout),
      m_none(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)) {
    auto* check = new LinkButton(tr("Check in the Optimizer"));
    head()->addWidget(check);
    m_none->setText(tr("Not checked yet. The check writes a file of its own, deletes it and checks whether the "
                       "drive has forgotten it."));
    m_rows->setHorizontalSpacing(spacing::card);
    m_rows->setVerticalSpacing(spacing::hair);
    m_rows->setColumnStretch(proofColumns - 1, 1);
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
    for (std::size_t i = 0; i < m_shown.size(); ++i) {
        addRow(m_shown[i], static_cast<int>(i));
    }
}

/// Two lines: mount, answer and time in columns, and why below them.
void ProofsCard::addRow(const ProofRow& proof, int index) {
    auto* mount = new Text(TextSize::strong, Colour::text);
    mount->setElideMode(Qt::ElideMiddle);
    mount->setText(proof.mount);
    auto* pill = new MarkLabel(MarkLabel::Look::pill);
    pill->setMark(proof.mark);
    auto* when = new Text(TextSize::source, Colour::muted);
    when->setText(proof.when);
    m_rows->addWidget(mount, 2 * index, 0);
    m_rows->addWidget(pill, 2 * index, 1);
    m_rows->addWidget(when, 2 * index, 2);
    if (proof.because.isEmpty()) {
        return;
    }
    auto* text = new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped);
    text->setText(proof.because);
    text->setContentsMargins(0, 0, 0, spacing::small); // before the next one
    m_rows->addWidget(text, 2 * index + 1, 0, 1, proofColumns);
}

} // namespace trimwright::ui
