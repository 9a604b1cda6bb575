// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_text.h"
#include "ui/widgets/card.h"

class QPushButton;

namespace trimwright::ui {

class CommandBox;
class MarkLabel;

/// Says why there is nothing to show and what to do about it.
class NoticeCard : public Card {
    Q_OBJECT

  public:
    explicit NoticeCard(QWidget* parent = nullptr);

    /// Shows the notice, or hides the card if it is empty.
    void show(const Notice& notice);
    using Card::show;

  Q_SIGNALS:
    void actionRequested(Notice::Action action);

  private:
    Notice::Action m_action = Notice::Action::none;
    MarkLabel* m_mark;
    Text* m_title;
    Text* m_text;
    Text* m_advice;
    CommandBox* m_command;
    QPushButton* m_button;
};

} // namespace trimwright::ui
