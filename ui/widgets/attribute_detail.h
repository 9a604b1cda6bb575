// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

namespace trimwright {
struct Attribute;
struct HealthReport;
namespace care {
struct Assessment;
}
} // namespace trimwright

namespace trimwright::ui {

class MarkLabel;

/// Explains one row of the SMART table in plain words.
class AttributeDetail : public Card {
    Q_OBJECT

  public:
    explicit AttributeDetail(QWidget* parent = nullptr);

    void show(const Attribute& attribute, const HealthReport& report, const care::Assessment& assessment);
    void showNothing();
    using Card::show;

  private:
    void showStates(const Attribute& attribute, const care::Assessment& assessment);

    Text* m_name;
    MarkLabel* m_mark;
    Text* m_state;
    MarkLabel* m_adviceMark;
    Text* m_advice;
    Text* m_meaning;
    Text* m_value;
    Text* m_raw;
    Text* m_numbers;
    Text* m_howTitle;
    Text* m_how;
};

} // namespace trimwright::ui
