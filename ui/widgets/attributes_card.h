// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_entry.h"
#include "ui/widgets/card.h"

#include <vector>

namespace trimwright::ui {

class LinkButton;

/// The few attributes that tell of wear and faults, as the drive gives them: those below their threshold first, then
/// the ones that the figures of wear and errors rest on.
std::vector<Attribute> attributesThatMatter(const HealthReport& report, std::size_t most);

class AttributesCard : public Card {
    Q_OBJECT

  public:
    explicit AttributesCard(QWidget* parent = nullptr);

    /// Hides itself when the report has no such attribute; returns those that are shown.
    std::vector<Attribute> show(const HealthReport& report);
    using Card::show;

  Q_SIGNALS:
    void allRequested();

  private:
    void addRow(const Attribute& attribute);

    std::vector<Attribute> m_shown;
    QVBoxLayout* m_rows;
    LinkButton* m_all;
};

} // namespace trimwright::ui
