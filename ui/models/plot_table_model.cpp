// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/plot_table_model.h"

#include "ui/models/cell_alignment.h"

#include <cmath>

namespace trimwright::ui {

PlotTableModel::PlotTableModel(const PlotData& data, QObject* parent) : QAbstractTableModel(parent), m_data(data) {
    for (std::size_t line = 0; line < m_data.lines.size(); ++line) {
        for (const QPointF& point : m_data.lines[line].points) {
            if (std::isfinite(point.y())) {
                m_rows.push_back({line, point});
            }
        }
    }
}

int PlotTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PlotTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant PlotTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return cellAlignment(index.column() != LineColumn);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (index.column()) {
    case LineColumn:
        return m_data.lines[row.line].name;
    case XColumn:
        return plotTextX(m_data, row.point.x());
    default:
        return figureText(row.point.y(), m_data.y_unit);
    }
}

QVariant PlotTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return cellAlignment(section != LineColumn);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    return section == LineColumn ? tr("Line") : section == XColumn ? m_data.x_title : m_data.y_title;
}

} // namespace trimwright::ui
