// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

#include <QPointer>

namespace trimwright::ui {

class ExperimentCases;
class ExperimentSession;
class FiguresTable;
class SquareKeys;

/// The figures of the chosen experiment: published and emulated ones side by side or, where there is nothing to compare
/// with, a row for each case.
class ExperimentFigures : public Card {
    Q_OBJECT

  public:
    explicit ExperimentFigures(QWidget* parent = nullptr);

    /// Shown while there are some.
    void show(ExperimentSession* session);
    using Card::show;

  private:
    void copyFigures() const;
    FiguresTable* shownTable() const;

    QPointer<ExperimentSession> m_session; ///< The one that was shown last.
    ExperimentCases* m_caseRows;
    FiguresTable* m_cases;
    FiguresTable* m_table;
    SquareKeys* m_keys;
    Text* m_time;
};

} // namespace trimwright::ui
