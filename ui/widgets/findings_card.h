// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_entry.h"
#include "ui/widgets/card.h"

#include <vector>

namespace trimwright::ui {

/// The findings of an assessment, each with its evidence and what to do.
class FindingsCard : public Card {
    Q_OBJECT

  public:
    explicit FindingsCard(QWidget* parent = nullptr);

    /// `notes` are parts of the report that could not be read; `judged`: the report tells enough for a verdict.
    void show(const std::vector<care::Finding>& findings, const std::vector<std::string>& notes, bool judged);
    using Card::show;

  private:
    void addRow(const care::Finding& finding);

    std::vector<care::Finding> m_findings;
    std::vector<std::string> m_notes;
    bool m_judged = true;
    QVBoxLayout* m_rows;
};

} // namespace trimwright::ui
