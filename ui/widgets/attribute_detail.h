// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

namespace trimwright {
struct Attribute;
struct HealthReport;
} // namespace trimwright

namespace trimwright::ui {

class MarkLabel;

/// Explains one row of the SMART table in plain words.
class AttributeDetail : public Card {
    Q_OBJECT

  public:
    explicit AttributeDetail(QWidget* parent = nullptr);

    void show(const Attribute& attribute, const HealthReport& report);
    void showNothing();
    using Card::show;

  private:
    Text* m_name;
    MarkLabel* m_mark;
    Text* m_state;
    Text* m_meaning;
    Text* m_raw;
    Text* m_numbers;
    Text* m_howTitle;
    Text* m_how;
};

} // namespace trimwright::ui
