// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/trim_card.h"

#include "ui/widgets/link_button.h"
#include "ui/widgets/mark_label.h"

#include <QApplication>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QProgressBar>

namespace trimwright::ui {
namespace {

constexpr int usedBarSteps = 1000;

} // namespace

TrimCard::TrimCard(QWidget* parent)
    : Card(tr("TRIM"), parent),
      //: A link to when the computer's drives are optimized by themselves.
      m_schedule(new LinkButton(tr("Schedule"))),
      m_mark(new MarkLabel(MarkLabel::Look::shape)),
      m_headline(new Text(TextSize::headline, Colour::text, Text::Lines::wrapped)),
      m_detail(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_next(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_warning(new Text(TextSize::source, Colour::secondary, Text::Lines::wrapped)),
      m_bar(new QProgressBar) {
    head()->addWidget(m_schedule);
    m_schedule->setObjectName(QStringLiteral("openSchedule"));
    connect(m_schedule, &LinkButton::clicked, this, &TrimCard::scheduleRequested);
    m_bar->setRange(0, usedBarSteps);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(10);
    m_bar->setAccessibleName(tr("Progress of the optimization"));
    m_warning->setText(deletedFilesWarning());
    body()->setSpacing(spacing::hair);
    auto* headline = new QHBoxLayout;
    headline->setSpacing(6);
    headline->addWidget(m_mark);
    headline->addWidget(m_headline, 1);
    // As tall as the numbers of the cards beside it, and on their line.
    m_headline->setMinimumHeight(QFontMetrics(textFont(QApplication::font(), TextSize::figure)).height());
    body()->addLayout(headline);
    body()->addWidget(m_detail);
    body()->addWidget(m_next);
    body()->addWidget(m_bar);
    body()->addWidget(m_warning);
    body()->addStretch(1);
}

void TrimCard::setLeadsToSchedule(bool leads) {
    m_schedule->setVisible(leads);
}

void TrimCard::show(const DriveSession& session, const RunSummary& summary, const QString& next) {
    m_headline->setText(summary.headline);
    m_mark->setMark({summary.mark.sign, summary.mark.colour, {}, {}});
    m_mark->setVisible(summary.mark.sign != Sign::none);
    m_headline->setColour(summary.mark.sign == Sign::none ? Colour::text : summary.mark.colour);
    m_detail->setText(summary.detail);
    m_next->setText(next);
    m_next->setVisible(!next.isEmpty() && !session.run().active);
    m_warning->setVisible(summary.warning);
    m_bar->setVisible(session.run().active);
    m_bar->setValue(static_cast<int>(session.run().fraction * usedBarSteps));
}

} // namespace trimwright::ui
