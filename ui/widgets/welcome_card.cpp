// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/welcome_card.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace trimwright::ui {

WelcomeCard::WelcomeCard(bool canTry, QWidget* parent) : Card({}, parent) {
    setAccessibleName(tr("Welcome to Trimwright"));
    auto* title = new Text(TextSize::headline, Colour::text);
    title->setText(tr("Welcome to Trimwright"));
    auto* text = new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped);
    QString sentences =
        tr("Trimwright shows the state of your drives in plain words, and where every number comes from.") +
        QLatin1Char(' ') + tr("“Optimize now” tells a solid-state drive which blocks are free, so that it stays fast.");
    if (canTry) {
        sentences += QLatin1Char(' ') +
                     tr("The emulated drive, a small file that has slowed down like an old drive, shows what that does "
                        "without touching your data.");
    }
    text->setText(sentences);
    m_try = new QPushButton(tr("Try the emulated drive"));
    m_try->setObjectName(QStringLiteral("tryEmulated"));
    auto* dismiss = new QPushButton(tr("Got it"));
    dismiss->setObjectName(QStringLiteral("dismissWelcome"));
    dismiss->setAccessibleName(tr("Put the welcome away"));
    auto* line = new QHBoxLayout;
    line->setSpacing(spacing::small);
    line->addWidget(m_try);
    line->addWidget(dismiss);
    line->addStretch(1);
    body()->addWidget(title);
    body()->addWidget(text);
    body()->addSpacing(spacing::hair);
    body()->addLayout(line);
    setTryShown(canTry); // once it has a parent: it would be a window of its own
    connect(m_try, &QPushButton::clicked, this, &WelcomeCard::tryRequested);
    connect(dismiss, &QPushButton::clicked, this, &WelcomeCard::dismissed);
}

void WelcomeCard::setTryShown(bool shown) {
    m_try->setVisible(shown);
}

} // namespace trimwright::ui
