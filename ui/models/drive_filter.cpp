// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/drive_filter.h"

#include "ui/format.h"
#include "ui/models/drive_text.h"

#include <algorithm>

namespace trimwright::ui {

DriveFilter::DriveFilter(DriveModel* drives, QObject* parent) : QSortFilterProxyModel(parent), m_drives(drives) {
    setSourceModel(drives);
}

void DriveFilter::search(const QString& text) {
    m_words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
    if (rowCount() > 0) { // which rows begin a group has changed
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0), {DriveModel::GroupTitleRole, Qt::SizeHintRole});
    }
}

const DriveEntry& DriveFilter::entryAt(int row) const {
    return m_drives->entry(mapToSource(index(row, 0)).row());
}

QVariant DriveFilter::data(const QModelIndex& index, int role) const {
    if (role == DriveModel::GroupTitleRole && index.isValid()) {
        const DriveGroup group = entryAt(index.row()).group();
        const bool first = index.row() == 0 || entryAt(index.row() - 1).group() != group;
        return first ? groupTitle(group) : QString();
    }
    return QSortFilterProxyModel::data(index, role);
}

bool DriveFilter::filterAcceptsRow(int row, const QModelIndex&) const {
    const DriveEntry& entry = m_drives->entry(row);
    const QString text = modelText(entry.drive) + QLatin1Char(' ') + plain(entry.drive.model) + QLatin1Char(' ') +
                         plain(entry.drive.serial) + QLatin1Char(' ') + plain(entry.drive.node) + QLatin1Char(' ') +
                         busText(entry.drive) + QLatin1Char(' ') + rowDetails(entry) + QLatin1Char(' ') +
                         markOf(entry).word;
    return std::all_of(m_words.begin(), m_words.end(),
                       [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace trimwright::ui
