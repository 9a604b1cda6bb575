// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/trim_card.h"

#include <QProgressBar>

namespace trimwright::ui {
namespace {

constexpr int usedBarSteps = 1000;

} // namespace

TrimCard::TrimCard(QWidget* parent)
    : Card(tr("TRIM"), parent),
      m_headline(new Text(TextSize::headline, Colour::text, Text::Lines::wrapped)),
      m_detail(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_next(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_warning(new Text(TextSize::source, Colour::muted, Text::Lines::wrapped)),
      m_bar(new QProgressBar) {
    m_bar->setRange(0, usedBarSteps);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(10);
    m_bar->setAccessibleName(tr("Progress of the optimization"));
    m_warning->setText(deletedFilesWarning());
    body()->setSpacing(spacing::hair);
    body()->addWidget(m_headline);
    body()->addWidget(m_detail);
    body()->addWidget(m_next);
    body()->addWidget(m_bar);
    body()->addWidget(m_warning);
    body()->addStretch(1);
}

void TrimCard::show(const DriveSession& session, const QString& next) {
    const RunSummary summary = summaryOf(session);
    m_headline->setText(summary.headline);
    m_headline->setColour(summary.mark.sign == Sign::none ? Colour::text : summary.mark.colour);
    m_detail->setText(summary.detail);
    m_next->setText(next);
    m_next->setVisible(!next.isEmpty() && !session.run().active);
    m_warning->setVisible(summary.warning);
    m_bar->setVisible(session.run().active);
    m_bar->setValue(static_cast<int>(session.run().fraction * usedBarSteps));
}

} // namespace trimwright::ui
