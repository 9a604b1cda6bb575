// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QAbstractTableModel>
// clang-format on

#include "ui/models/history_reading.h"

#include <optional>
#include <vector>

namespace trimwright::ui {

/// The figures that the charts of a history draw, as a table, newest first: one row per day (or as
/// many days as a bar of the charts stands for) that has samples.
/// GUI thread.
class HistoryTableModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column {
        TimeColumn,
        LifeColumn,
        HostWritesColumn,
        HostAddedColumn,
        NandWritesColumn,
        NandAddedColumn,
        TemperatureColumn
    };
    static constexpr int columns = TemperatureColumn + 1;

    using QAbstractTableModel::QAbstractTableModel;

    void setPicture(const HistoryPicture& picture);
    /// False for a column in which no row has anything.
    bool columnHasContent(int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Row {
        std::chrono::sys_seconds from{};
        std::optional<care::ChartPoint> life;
        std::optional<care::ChartPoint> host;
        std::optional<care::ChartPoint> nand;
        std::optional<care::ChartPoint> temperature;
    };
    QString text(const Row& row, int column) const;

    std::int64_t m_pieceSeconds = 0;
    double m_mostHost = 0; ///< That a row adds.
    double m_mostNand = 0;
    std::vector<Row> m_rows;
};

} // namespace trimwright::ui
