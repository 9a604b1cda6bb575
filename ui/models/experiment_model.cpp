// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/experiment_model.h"

#include "ui/format.h"
#include "ui/models/cell_alignment.h"
#include "ui/models/experiment_text.h"

#include <algorithm>
#include <set>

namespace trimwright::ui {
namespace {

bool sameRow(const emulator::ExperimentRow& one, const emulator::ExperimentRow& other) {
    return one.state == other.state && one.metric == other.metric && one.unit == other.unit &&
           one.published == other.published && one.emulated == other.emulated && one.note == other.note;
}

/// How many differ in this.
std::size_t differing(const std::vector<emulator::ExperimentRow>& rows, std::string emulator::ExperimentRow::*what) {
    std::set<std::string> all;
    for (const emulator::ExperimentRow& row : rows) {
        all.insert(row.*what);
    }
    return all.size();
}

} // namespace

QString ExperimentModel::title(const emulator::ExperimentRow& row) const {
    return m_byMetric ? capitalized(sentence(row.metric)) : capitalized(sentence(row.state));
}

QString ExperimentModel::detail(const emulator::ExperimentRow& row) const {
    const QString other = sentence(m_byMetric ? row.state : row.metric);
    return row.note.empty() ? other : QStringLiteral("%1 · %2").arg(other, sentence(row.note));
}

void ExperimentModel::setRows(std::vector<emulator::ExperimentRow> rows, bool theory) {
    const bool byMetric =
        differing(rows, &emulator::ExperimentRow::metric) > differing(rows, &emulator::ExperimentRow::state);
    const bool grows = theory == m_theory && byMetric == m_byMetric && rows.size() >= m_rows.size() &&
                       std::equal(m_rows.begin(), m_rows.end(), rows.begin(), sameRow);
    if (!grows) {
        beginResetModel();
        m_rows = std::move(rows);
        m_theory = theory;
        m_byMetric = byMetric;
        endResetModel();
        return;
    }
    if (rows.size() > m_rows.size()) {
        beginInsertRows({}, rowCount(), static_cast<int>(rows.size()) - 1);
        m_rows = std::move(rows);
        endInsertRows();
        Q_EMIT dataChanged(index(0, BarsColumn), index(rowCount() - 1, BarsColumn)); // the scale may have changed
    }
}

bool ExperimentModel::anyPublished() const {
    return std::any_of(m_rows.begin(), m_rows.end(), [](const auto& row) { return row.published.has_value(); });
}

int ExperimentModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ExperimentModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QString ExperimentModel::text(const emulator::ExperimentRow& row, int column) const {
    switch (column) {
    case StateColumn:
        return title(row);
    case PublishedColumn:
        return publishedText(row);
    case EmulatedColumn:
        return emulatedText(row);
    case DifferenceColumn:
        return differenceText(row);
    default:
        return {};
    }
}

QVariant ExperimentModel::share(const emulator::ExperimentRow& row, const std::optional<double>& value) const {
    const double largest = largestFigure(m_rows, row.unit);
    return value && *value >= 0 && largest > 0 ? QVariant(*value / largest) : QVariant();
}

QVariant ExperimentModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const emulator::ExperimentRow& item = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(item, index.column());
    case DetailRole:
        return index.column() == StateColumn ? detail(item) : QString();
    case Qt::ToolTipRole:
        return index.column() == StateColumn ? title(item) + QLatin1Char('\n') + detail(item)
                                             : text(item, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == BarsColumn
                   ? tr("%1, published %2, emulated %3").arg(title(item), publishedText(item), emulatedText(item))
               : index.column() == StateColumn ? title(item) + QStringLiteral(", ") + detail(item)
                                               : text(item, index.column());
    case Qt::TextAlignmentRole:
        return cellAlignment(index.column() > BarsColumn);
    case PublishedShareRole:
        return share(item, item.published);
    case EmulatedShareRole:
        return share(item, item.emulated);
    case BoundRole:
        return item.relation == "<" || item.relation == ">";
    default:
        return {};
    }
}

QVariant ExperimentModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return cellAlignment(section > BarsColumn);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    const QStringList names{m_byMetric ? tr("Measured") : tr("State"), tr("Side by side"),
                            m_theory ? tr("Formula") : tr("Published"), tr("Emulated"), tr("Difference")};
    return names.value(section);
}

} // namespace trimwright::ui
