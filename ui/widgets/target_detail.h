// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

class QPushButton;

namespace trimwright {
struct TrimTarget;
} // namespace trimwright

namespace trimwright::ui {

class MarkLabel;

/// Says of one filesystem whether it can be optimized, and if not, why and what to do.
class TargetDetail : public Card {
    Q_OBJECT

  public:
    explicit TargetDetail(QWidget* parent = nullptr);

    void show(const TrimTarget& target);
    using Card::show;

  private:
    Text* m_name;
    MarkLabel* m_mark;
    Text* m_text;
    QFrame* m_fixBox;
    Text* m_fix;
    QPushButton* m_copy;
};

} // namespace trimwright::ui
