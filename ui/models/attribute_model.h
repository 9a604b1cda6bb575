// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_text.h"

#include <QAbstractTableModel>
#include <QStringList>
#include <vector>

namespace trimwright::ui {

/// The SMART table, or the fields of an NVMe log in the same shape. GUI thread.
class AttributeModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column {
        IdColumn,
        NameColumn,
        ValueColumn,
        WorstColumn,
        ThresholdColumn,
        RawColumn,
        StateColumn,
        MeaningColumn
    };
    static constexpr int columns = MeaningColumn + 1;
    enum Role {
        SortRole = Qt::UserRole, ///< Numbers as numbers; absent ones sort below all.
        MarkSignRole,            ///< int, Sign
        MarkColourRole,          ///< int, Colour
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// `assessment`: ours of the report. A row that it is not content with does not count as good.
    void setReport(const HealthReport& report, const care::Assessment& assessment = {});
    const HealthReport& report() const { return m_report; }
    const Attribute& attribute(int row) const { return m_report.attributes[static_cast<std::size_t>(row)]; }
    /// False for a column in which no row has anything, as the ATA columns for an NVMe drive.
    bool columnHasContent(int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// What the drive says of the row, and no better than what we found in it.
    static Mark markOf(const Attribute& attribute, const care::Assessment& assessment = {});

  private:
    /// A log has no raw numbers beside normalized ones; what it says is written in plain units.
    bool isLog() const { return m_report.protocol == Protocol::nvme; }
    QVariant sortValue(int row, int column) const;
    QString text(int row, int column) const;

    HealthReport m_report;
    std::vector<Mark> m_marks; ///< The state column, row by row.
    QStringList m_values;      ///< The raw column, row by row.
};

/// The table as comma-separated values (RFC 4180, header line, "\r\n"), the numbers unformatted.
QString attributesCsv(const std::vector<Attribute>& attributes);

} // namespace trimwright::ui
