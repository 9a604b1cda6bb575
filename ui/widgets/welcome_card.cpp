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
    QString sentences = tr("It shows how your drives are, in plain words, and where every number comes from.") +
                        QLatin1Char(' ') +
                        tr("“Optimize now” tells a solid-state drive which blocks are free, so that it stays fast.");
    if (canTry) {
        sentences += QLatin1Char(' ') +
                     tr("To see what that does without touching your data, try the emulated drive: it has slowed down, "
                        "and lives in a small file.");
    }
    text->setText(sentences);
    auto* tryIt = new QPushButton(tr("Try the emulated drive"));
    tryIt->setObjectName(QStringLiteral("tryEmulated"));
    if (!canTry) {
        tryIt->hide();
    }
    auto* dismiss = new QPushButton(tr("Got it"));
    dismiss->setObjectName(QStringLiteral("dismissWelcome"));
    dismiss->setAccessibleName(tr("Put the welcome away"));
    auto* line = new QHBoxLayout;
    line->setSpacing(spacing::small);
    line->addWidget(tryIt);
    line->addWidget(dismiss);
    line->addStretch(1);
    body()->addWidget(title);
    body()->addWidget(text);
    body()->addLayout(line);
    connect(tryIt, &QPushButton::clicked, this, &WelcomeCard::tryRequested);
    connect(dismiss, &QPushButton::clicked, this, &WelcomeCard::dismissed);
}

} // namespace trimwright::ui
