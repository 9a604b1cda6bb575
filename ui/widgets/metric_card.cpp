// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/metric_card.h"

namespace trimwright::ui {

MetricCard::MetricCard(const QString& title, QWidget* parent)
    : Card(title, parent),
      m_name(title),
      m_number(new Text(TextSize::figure, Colour::text)),
      m_note(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_source(new SourceLink) {
    body()->setSpacing(spacing::hair);
    body()->addWidget(m_number);
    body()->addWidget(m_note);
    body()->addWidget(m_source);
    body()->addStretch(1);
}

void MetricCard::show(const QString& number, const QString& note, const Provenance& provenance) {
    const bool known = !number.isEmpty();
    m_number->setText(known ? number : QStringLiteral("–"));
    m_number->setColour(known ? Colour::text : Colour::muted);
    m_number->setAccessibleName(known ? number : tr("unknown"));
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_source->setSource(m_name, sourceLine(provenance), provenanceText(provenance));
}

} // namespace trimwright::ui
