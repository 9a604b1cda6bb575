// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/plain_table.h"

#include "ui/spacing.h"

#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <algorithm>

namespace trimwright::ui {

PlainTable::PlainTable(int rowHeight, QWidget* parent) : QTableView(parent), m_rowHeight(rowHeight) {
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(rowHeight);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setFont(textFont(QApplication::font(), TextSize::caption));
    horizontalHeader()->setMinimumSectionSize(44);
}

void PlainTable::fitRows(int mostRows) {
    m_mostRows = mostRows;
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const auto refit = [this] { updateGeometry(); };
    connect(model(), &QAbstractItemModel::modelReset, this, refit);
    connect(model(), &QAbstractItemModel::rowsInserted, this, refit);
    connect(model(), &QAbstractItemModel::rowsRemoved, this, refit);
}

int PlainTable::heightOfRows(int rows) const {
    return horizontalHeader()->sizeHint().height() + rows * m_rowHeight + 2;
}

QSize PlainTable::sizeHint() const {
    if (m_mostRows == 0 || model() == nullptr) {
        return QTableView::sizeHint();
    }
    return {400, heightOfRows(std::clamp(model()->rowCount(), 1, m_mostRows))};
}

QSize PlainTable::minimumSizeHint() const {
    return {200, m_mostRows > 0 ? sizeHint().height() : heightOfRows(3)};
}

void PlainTable::keyPressEvent(QKeyEvent* event) {
    const QModelIndex tick = currentIndex().siblingAtColumn(0);
    if (event->key() == Qt::Key_Space && tick.isValid() && tick.flags().testFlag(Qt::ItemIsUserCheckable)) {
        const bool on = tick.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        model()->setData(tick, on ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
        return;
    }
    QTableView::keyPressEvent(event);
}

void PlainTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange) {
        horizontalHeader()->setFont(textFont(QApplication::font(), TextSize::caption));
    }
}

} // namespace trimwright::ui
