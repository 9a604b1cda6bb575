// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/experiment.h"

#include <QAbstractTableModel>
#include <optional>
#include <string>
#include <vector>

namespace trimwright::ui {

/// The figures of an experiment that has nothing to compare with, one row for each case ("daily TRIM") and a column for
/// each of its figures. GUI thread.
class ExperimentCases : public QAbstractTableModel {
    Q_OBJECT

  public:
    static constexpr int caseColumn = 0;
    enum Role {
        ShareRole = Qt::UserRole, ///< double 0…1 of the largest figure in the column; invalid: there is none
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Whether such a table says all that the rows say: few figures, each at most once for a case, no published ones
    /// and no notes.
    static bool fit(const std::vector<emulator::ExperimentRow>& rows);

    /// Of rows that fit(). A figure that is not measured yet is empty.
    void setRows(const std::vector<emulator::ExperimentRow>& rows);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Figure {
        std::string metric;
        std::string unit;
        double largest = 0;
        int decimals = 0; ///< The same in a whole column.
    };
    struct Case {
        std::string state;
        std::vector<std::optional<double>> values;
    };

    std::optional<double> value(const QModelIndex& index) const;
    QString text(const QModelIndex& index) const;
    QString title(const Figure& figure) const;
    void measure(std::size_t figure);

    std::vector<Figure> m_figures;
    std::vector<Case> m_cases;
};

} // namespace trimwright::ui
