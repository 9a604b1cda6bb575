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

    /// `notes` are parts of the report that could not be read.
    void show(const std::vector<care::Finding>& findings, const std::vector<std::string>& notes);
    using Card::show;

  private:
    void addRow(const care::Finding& finding);

    std::vector<care::Finding> m_findings;
    std::vector<std::string> m_notes;
    QVBoxLayout* m_rows;
};

} // namespace trimwright::ui
