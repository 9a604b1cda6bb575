// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/experiment.h"

#include <QAbstractTableModel>
#include <vector>

namespace trimwright::ui {

/// The figures of an experiment, published beside emulated; rows appear as they are measured. GUI thread.
class ExperimentModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { StateColumn, BarsColumn, PublishedColumn, EmulatedColumn, DifferenceColumn };
    static constexpr int columns = DifferenceColumn + 1;
    enum Role {
        DetailRole = Qt::UserRole, ///< The second, quieter line of a cell
        PublishedShareRole,        ///< double 0…1, the length of a bar; invalid: there is none
        EmulatedShareRole,
        BoundRole, ///< bool: the published figure is only a bound
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// `theory`: the figures to compare with come from a formula.
    void setRows(std::vector<emulator::ExperimentRow> rows, bool theory);
    const emulator::ExperimentRow& row(int number) const { return m_rows[static_cast<std::size_t>(number)]; }
    bool anyPublished() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    /// What tells more rows apart, the state or what was measured, stands first; the other below it.
    QString title(const emulator::ExperimentRow& row) const;
    QString detail(const emulator::ExperimentRow& row) const;
    QString text(const emulator::ExperimentRow& row, int column) const;
    QVariant share(const emulator::ExperimentRow& row, const std::optional<double>& value) const;

    std::vector<emulator::ExperimentRow> m_rows;
    bool m_theory = false;
    bool m_byMetric = false;
};

} // namespace trimwright::ui
