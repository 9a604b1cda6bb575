// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QWidget>
// clang-format on

#include "ui/models/self_test_session.h"
#include "ui/widgets/card.h"

class QProgressBar;
class QPushButton;

namespace trimwright::ui {

class MarkLabel;

/// Where the drive's self-tests stand; starts and stops them.
class SelfTestCard : public Card {
    Q_OBJECT

  public:
    explicit SelfTestCard(QWidget* parent = nullptr);

    void show(const SelfTestSession& session);
    using Card::show;

  Q_SIGNALS:
    void startRequested(SelfTestKind kind);
    void abortRequested();

  private:
    QWidget* makeChoice(QPushButton* button, Text* about);
    void showChoices(const SelfTestSession& session);

    MarkLabel* m_mark;
    Text* m_headline;
    Text* m_text;
    Text* m_advice;
    QProgressBar* m_bar;
    QPushButton* m_abort;
    QWidget* m_choices;
    QPushButton* m_short;
    QPushButton* m_extended;
    Text* m_aboutShort;
    Text* m_aboutExtended;
};

} // namespace trimwright::ui
