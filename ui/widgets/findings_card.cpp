// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/findings_card.h"

#include "ui/format.h"
#include "ui/widgets/mark_label.h"

#include <QHBoxLayout>
#include <memory>

namespace trimwright::ui {
namespace {

Text* wrapped(TextSize size, Colour colour, const QString& text) {
    auto* label = new Text(size, colour, Text::Lines::wrapped);
    label->setText(text);
    return label;
}

} // namespace

FindingsCard::FindingsCard(QWidget* parent) : Card(tr("Findings"), parent), m_rows(new QVBoxLayout) {
    m_rows->setSpacing(spacing::medium);
    body()->addLayout(m_rows);
    body()->addStretch(1);
}

void FindingsCard::show(const std::vector<care::Finding>& findings, const std::vector<std::string>& notes) {
    if (findings == m_findings && notes == m_notes && m_rows->count() > 0) {
        return;
    }
    m_findings = findings;
    m_notes = notes;
    while (m_rows->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_rows->takeAt(0));
        delete item->widget();
    }
    for (const care::Finding& finding : findings) {
        addRow(finding);
    }
    for (const std::string& note : notes) {
        addRow({care::Level::info, "note", note, {}, {}});
    }
    if (findings.empty() && notes.empty()) {
        m_rows->addWidget(wrapped(TextSize::body, Colour::secondary, tr("No findings.")));
    }
}

void FindingsCard::addRow(const care::Finding& finding) {
    const Mark mark = markOf(finding.level);
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::small);
    auto* sign = new MarkLabel(MarkLabel::Look::shape);
    sign->setMark(mark);
    layout->addWidget(sign, 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    const bool matters = finding.level == care::Level::attention || finding.level == care::Level::failing;
    words->addWidget(wrapped(matters ? TextSize::strong : TextSize::body, matters ? mark.colour : Colour::text,
                             sentence(finding.text)));
    if (!finding.evidence.empty()) {
        words->addWidget(wrapped(TextSize::source, Colour::muted, numbersKept(sentence(finding.evidence))));
    }
    if (!finding.advice.empty()) {
        words->addWidget(wrapped(TextSize::body, Colour::secondary, sentence(finding.advice)));
    }
    layout->addLayout(words, 1);
    m_rows->addWidget(row);
}

} // namespace trimwright::ui
