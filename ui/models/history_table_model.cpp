// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/history_table_model.h"

#include "ui/format.h"
#include "ui/models/cell_alignment.h"
#include "ui/models/chart_ticks.h"

#include <QStringList>
#include <algorithm>
#include <map>

namespace trimwright::ui {
namespace {

QString totalCell(const std::optional<care::ChartPoint>& point) {
    return point ? bytesExactText(static_cast<std::uint64_t>(std::max(point->last, 0.0))) : QString();
}

/// With as many decimals as the most that a row of the column has, so that digits stand below digits.
QString addedCell(const std::optional<care::ChartPoint>& point, double most) {
    return point && point->growth_seconds > 0
               ? bytesTextLike(static_cast<std::uint64_t>(point->growth), static_cast<std::uint64_t>(most))
               : QString();
}

} // namespace

void HistoryTableModel::setPicture(const HistoryPicture& picture) {
    std::map<std::chrono::sys_seconds, Row, std::greater<>> rows;
    const auto put = [&](const std::vector<care::ChartPoint>& points, std::optional<care::ChartPoint> Row::*figure) {
        for (const care::ChartPoint& point : points) {
            const auto from = pieceStart(picture, point, std::max<std::int64_t>(picture.day_piece_seconds, 1));
            rows[from].from = from;
            auto& cell = rows[from].*figure;
            const care::ChartPoint before = cell.value_or(point); // in charts of few days these pieces are finer
            cell = point;
            cell->lowest = std::min(before.lowest, point.lowest);
            cell->highest = std::max(before.highest, point.highest);
        }
    };
    put(picture.life_left, &Row::life);
    put(picture.host_writes_by_day, &Row::host);
    put(picture.nand_writes_by_day, &Row::nand);
    put(picture.temperature, &Row::temperature);
    beginResetModel();
    m_pieceSeconds = picture.day_piece_seconds;
    m_rows.clear();
    m_mostHost = m_mostNand = 0;
    for (auto& [from, row] : rows) {
        m_mostHost = std::max(m_mostHost, row.host ? row.host->growth : 0);
        m_mostNand = std::max(m_mostNand, row.nand ? row.nand->growth : 0);
        m_rows.push_back(std::move(row));
    }
    endResetModel();
}

bool HistoryTableModel::columnHasContent(int column) const {
    return std::any_of(m_rows.begin(), m_rows.end(),
                       [this, column](const Row& row) { return !text(row, column).isEmpty(); });
}

int HistoryTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int HistoryTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QString HistoryTableModel::text(const Row& row, int column) const {
    switch (column) {
    case TimeColumn:
        return pieceText(static_cast<double>(row.from.time_since_epoch().count()), static_cast<double>(m_pieceSeconds));
    case LifeColumn:
        return row.life ? measureText(Measure::percent, row.life->last) : QString();
    case HostWritesColumn:
        return totalCell(row.host);
    case HostAddedColumn:
        return addedCell(row.host, m_mostHost);
    case NandWritesColumn:
        return totalCell(row.nand);
    case NandAddedColumn:
        return addedCell(row.nand, m_mostNand);
    case TemperatureColumn:
        if (!row.temperature) {
            return {};
        }
        return row.temperature->lowest < row.temperature->highest
                   ? isolated(tr("%1 to %2")
                                  .arg(measureText(Measure::celsius, row.temperature->lowest),
                                       measureText(Measure::celsius, row.temperature->highest)))
                   : measureText(Measure::celsius, row.temperature->last);
    default:
        return {};
    }
}

QVariant HistoryTableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text(m_rows[static_cast<std::size_t>(index.row())], index.column());
    case Qt::TextAlignmentRole:
        return cellAlignment(index.column() != TimeColumn);
    default:
        return {};
    }
}

QVariant HistoryTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return cellAlignment(section != TimeColumn);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    const QStringList names{tr("Time"),         tr("Life left"),    tr("Host, total"), tr("Host, added"),
                            tr("Flash, total"), tr("Flash, added"), tr("Temperature")};
    return names.value(section);
}

} // namespace trimwright::ui
