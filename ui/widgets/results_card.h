// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/target_model.h"
#include "ui/widgets/card.h"

#include <vector>

namespace trimwright::ui {

/// What a run came to in one line, and each filesystem that was not optimized.
class ResultsCard : public Card {
    Q_OBJECT

  public:
    explicit ResultsCard(QWidget* parent = nullptr);

    void show(const std::vector<care::OptimizeResult>& results);
    using Card::show;

  private:
    void addRow(const care::OptimizeResult& result);

    Text* m_sum;
    Text* m_advice;
    QVBoxLayout* m_rows;
};

} // namespace trimwright::ui
