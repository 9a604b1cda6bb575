// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

class QPushButton;

namespace trimwright::ui {

/// What Trimwright is for, in three sentences, once, above the first page; and the offer to try it on a drive that does
/// not exist.
class WelcomeCard : public Card {
    Q_OBJECT

  public:
    /// `canTry`: there is an emulated drive.
    explicit WelcomeCard(bool canTry, QWidget* parent = nullptr);

    /// Not where that drive is shown already.
    void setTryShown(bool shown);

  Q_SIGNALS:
    void tryRequested();
    void dismissed();

  private:
    QPushButton* m_try;
};

} // namespace trimwright::ui
