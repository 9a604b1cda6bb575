// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QWidget>
// clang-format on

#include "ui/models/proof_text.h"
#include "ui/widgets/card.h"

#include <vector>

class QGridLayout;

namespace trimwright::ui {

/// What the TRIM checks of a drive's filesystems came to.
class ProofsCard : public Card {
    Q_OBJECT

  public:
    explicit ProofsCard(QWidget* parent = nullptr);

    void show(DriveSession& session);
    using Card::show;
    bool hasRows() const { return !m_shown.empty(); }

  Q_SIGNALS:
    void checkRequested();

  private:
    void addRow(const ProofRow& proof, int index);

    std::vector<ProofRow> m_shown;
    QGridLayout* m_rows;
    Text* m_none;
};

} // namespace trimwright::ui
