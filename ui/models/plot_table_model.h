// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/plot.h"

#include <QAbstractTableModel>
#include <vector>

namespace trimwright::ui {

/// The points of a chart as a table, for people who would rather read them. GUI thread.
class PlotTableModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { LineColumn, XColumn, YColumn };
    static constexpr int columns = YColumn + 1;

    explicit PlotTableModel(const PlotData& data, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Row {
        std::size_t line;
        QPointF point;
    };
    PlotData m_data;
    std::vector<Row> m_rows;
};

} // namespace trimwright::ui
