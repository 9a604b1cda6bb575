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

QString bytesCell(double bytes) {
    return measureText(Measure::bytes, bytes);
}

QString perDay(const std::optional<care::ChartPoint>& point) {
    const auto growth = point ? growthPerDay(*point) : std::nullopt;
    return growth ? bytesCell(*growth) : QString();
}

} // namespace

void HistoryTableModel::setPicture(const HistoryPicture& picture) {
    std::map<std::chrono::sys_seconds, Row, std::greater<>> rows;
    const auto put = [&](const std::vector<care::ChartPoint>& points, std::optional<care::ChartPoint> Row::*figure) {
        for (const care::ChartPoint& point : points) {
            const auto from = pieceStart(picture, point, std::max<std::int64_t>(picture.piece_seconds, 1));
            rows[from].from = from;
            rows[from].*figure = point;
        }
    };
    put(picture.life_left, &Row::life);
    put(picture.host_writes, &Row::host);
    put(picture.nand_writes, &Row::nand);
    put(picture.temperature, &Row::temperature);
    beginResetModel();
    m_pieceSeconds = picture.piece_seconds;
    m_rows.clear();
    for (auto& [from, row] : rows) {
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
        return row.host ? bytesCell(row.host->last) : QString();
    case HostPerDayColumn:
        return perDay(row.host);
    case NandWritesColumn:
        return row.nand ? bytesCell(row.nand->last) : QString();
    case NandPerDayColumn:
        return perDay(row.nand);
    case TemperatureColumn:
        if (!row.temperature) {
            return {};
        }
        return row.temperature->lowest < row.temperature->highest
                   ? tr("%1 to %2")
                         .arg(measureText(Measure::celsius, row.temperature->lowest),
                              measureText(Measure::celsius, row.temperature->highest))
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
    const QStringList names{tr("Time"),         tr("Life left"),      tr("Host writes"), tr("Host, per day"),
                            tr("Flash writes"), tr("Flash, per day"), tr("Temperature")};
    return names.value(section);
}

} // namespace trimwright::ui
