// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/self_test_card.h"

#include "ui/models/self_test_text.h"
#include "ui/widgets/mark_label.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

namespace trimwright::ui {

SelfTestCard::SelfTestCard(QWidget* parent)
    : Card(tr("Self-test"), parent),
      m_mark(new MarkLabel(MarkLabel::Look::shape)),
      m_headline(new Text(TextSize::lead, Colour::text)),
      m_text(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_advice(new Text(TextSize::strong, Colour::failing, Text::Lines::wrapped)),
      m_bar(new QProgressBar),
      m_abort(new QPushButton(tr("Stop the test"))),
      m_choices(new QWidget),
      m_short(new QPushButton(tr("Start the short test"))),
      m_extended(new QPushButton(tr("Start the extended test"))),
      m_aboutShort(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_aboutExtended(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)) {
    auto* line = new QHBoxLayout;
    line->setSpacing(spacing::small);
    line->addWidget(m_mark);
    line->addWidget(m_headline, 1);
    line->addWidget(m_abort);
    body()->addLayout(line);
    body()->addWidget(m_text);
    body()->addWidget(m_advice);
    body()->addSpacing(spacing::hair);
    body()->addWidget(m_bar);
    auto* choices = new QVBoxLayout(m_choices);
    choices->setContentsMargins(0, spacing::small, 0, 0);
    choices->setSpacing(spacing::small);
    choices->addWidget(makeChoice(m_short, m_aboutShort));
    choices->addWidget(makeChoice(m_extended, m_aboutExtended));
    const int width = std::max(m_short->sizeHint().width(), m_extended->sizeHint().width());
    m_short->setMinimumWidth(width);
    m_extended->setMinimumWidth(width);
    body()->addWidget(m_choices);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(10);
    m_bar->setAccessibleName(tr("Progress of the self-test"));
    m_short->setObjectName(QStringLiteral("shortTest"));
    m_extended->setObjectName(QStringLiteral("extendedTest"));
    m_abort->setObjectName(QStringLiteral("abortTest"));
    connect(m_short, &QPushButton::clicked, this, [this] { Q_EMIT startRequested(SelfTestKind::shortTest); });
    connect(m_extended, &QPushButton::clicked, this, [this] { Q_EMIT startRequested(SelfTestKind::extended); });
    connect(m_abort, &QPushButton::clicked, this, &SelfTestCard::abortRequested);
}

QWidget* SelfTestCard::makeChoice(QPushButton* button, Text* about) {
    auto* choice = new QWidget;
    auto* row = new QHBoxLayout(choice);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::medium);
    row->addWidget(button);
    row->addWidget(about, 1);
    return choice;
}

void SelfTestCard::show(const SelfTestSession& session) {
    const SelfTestWords words = wordsOf(session);
    m_mark->setMark(words.mark);
    m_headline->setText(words.headline);
    m_headline->setColour(words.mark.colour == Colour::failing ? Colour::failing : Colour::text);
    m_advice->setText(words.advice);
    m_advice->setVisible(!words.advice.isEmpty());
    m_text->setText(words.text);
    m_text->setVisible(!words.text.isEmpty());
    const bool running = session.running();
    m_bar->setVisible(running);
    const auto done = running ? session.tests()->running->percent_done : std::nullopt;
    m_bar->setRange(0, done ? 100 : 0); // without a number only that something goes on
    m_bar->setValue(done.value_or(0));
    m_abort->setVisible(running);
    m_abort->setEnabled(!session.busy());
    showChoices(session);
}

void SelfTestCard::showChoices(const SelfTestSession& session) {
    m_choices->setVisible(!session.running());
    const QString reason = readOnlyReason(session.drive());
    const bool can = session.tests().has_value() && !session.busy() && reason.isEmpty();
    m_short->setToolTip(reason);
    m_extended->setToolTip(reason);
    m_short->setEnabled(can);
    m_extended->setEnabled(can);
    const auto about = [](const QString& what, const QString& takes) {
        return takes.isEmpty() ? what : tr("%1 Takes %2.", "what it does, how long").arg(what, takes);
    };
    const SelfTests tests = session.tests().value_or(SelfTests());
    m_aboutShort->setText(about(tr("Tests the electronics and a part of the flash."), durationText(tests.short_takes)));
    m_aboutExtended->setText(
        about(tr("Reads every block. You can keep using the drive."), durationText(tests.extended_takes)));
}

} // namespace trimwright::ui
