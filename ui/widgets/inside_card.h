// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/lab_text.h"
#include "ui/widgets/card.h"

#include <vector>

class QGridLayout;

namespace trimwright::ui {

class UsageBar;

/// The inside of an emulated drive in numbers: what its space is taken up by, and what it has been through.
class InsideCard : public Card {
    Q_OBJECT

  public:
    explicit InsideCard(QWidget* parent = nullptr);

    void show(const LabUsage& usage, const std::vector<LabFact>& facts);
    using Card::show;

  private:
    UsageBar* m_bar;
    Text* m_sentence;
    QGridLayout* m_facts;
    struct Row {
        Text* label;
        Text* value;
        Text* detail;
    };
    std::vector<Row> m_rows;
};

} // namespace trimwright::ui
