// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_text.h"
#include "ui/widgets/card.h"

#include <vector>

namespace trimwright::ui {

class CardGrid;

/// A name, a value and what to know about it.
struct Fact {
    QString name;
    QString value;
    QString note; ///< Beside the value, quieter; may be empty.
    QString tool_tip;
    Mark mark; ///< Drawn before the value unless Sign::none.

    friend bool operator==(const Fact& a, const Fact& b) {
        return a.name == b.name && a.value == b.value && a.note == b.note && a.tool_tip == b.tool_tip &&
               a.mark.sign == b.mark.sign && a.mark.colour == b.mark.colour;
    }
};

/// What the drive says about itself, as facts in columns, but for the figures from the sources `told`, which are shown
/// elsewhere.
std::vector<Fact> factsOf(const DriveEntry& entry, const std::vector<std::string>& told);

class FactsCard : public Card {
    Q_OBJECT

  public:
    explicit FactsCard(QWidget* parent = nullptr);

    /// Of `entry`, whose state gives the title: the drive says them, said them last, or was not asked.
    void show(std::vector<Fact> facts, const DriveEntry& entry);
    using Card::show;

  private:
    QWidget* makeCell(const Fact& fact);

    std::vector<Fact> m_facts;
    CardGrid* m_grid;
};

} // namespace trimwright::ui
