// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/plain_table.h"

#include "ui/palette.h"
#include "ui/spacing.h"
#include "ui/widgets/card.h"
#include "ui/widgets/painting.h"

#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace trimwright::ui {
namespace {

constexpr int leastFirst = 150;  ///< Width of the first column: a tick and a short name.
constexpr int mostFilling = 240; ///< What a column that fills the width claims for itself.

/// Cells with the margin of the heads, and a line below each row but the last.
class CellDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
        style->drawPrimitive(QStyle::PE_PanelItemViewRow, &option, painter, option.widget);
        const Scheme scheme = schemeOf(option.palette);
        const QRect& box = option.rect;
        if (index.row() + 1 < index.model()->rowCount()) {
            painter->fillRect(box.left(), box.bottom(), box.width(), 1, colour(scheme, Colour::border));
        }
        painter->setFont(option.font);
        painter->setPen(colour(scheme, Colour::text));
        const QRect inner = box.adjusted(spacing::small, 0, -spacing::small, 0);
        const QString text = option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, inner.width() + 1);
        const auto alignment = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
        paintWords(painter, inner, static_cast<int>(alignment), text, option.direction);
    }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return {option.fontMetrics.horizontalAdvance(index.data().toString()) + 2 * spacing::small + 2,
                spacing::tableRow};
    }
};

} // namespace

PlainTable::PlainTable(int rowHeight, QWidget* parent) : QTableView(parent), m_rowHeight(rowHeight) {
    setItemDelegate(new CellDelegate(this));
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

int PlainTable::neededWidth(int column) const {
    return std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
}

void PlainTable::spreadColumns() {
    m_spread = true;
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    spread();
}

void PlainTable::spread() {
    if (!m_spread || model() == nullptr) {
        return;
    }
    std::vector<std::pair<int, int>> needed; // column and width
    int left = viewport()->width();
    for (int column = 0; column < model()->columnCount(); ++column) {
        if (!isColumnHidden(column)) {
            needed.emplace_back(column, neededWidth(column));
            left -= needed.back().second;
        }
    }
    auto columns = static_cast<int>(needed.size());
    left = std::max(left, 0);
    for (const auto& [column, width] : needed) {
        const int share = left / columns--;
        setColumnWidth(column, width + share);
        left -= share;
    }
}

void PlainTable::shareWidth(std::vector<int> weights) {
    m_weights = std::move(weights);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    connect(model(), &QAbstractItemModel::modelReset, this, &PlainTable::placeColumns, Qt::UniqueConnection);
    connect(model(), &QAbstractItemModel::dataChanged, this, &PlainTable::placeColumns, Qt::UniqueConnection);
    placeColumns();
}

void PlainTable::setGivingWay(std::vector<int> columns) {
    m_givingWay = std::move(columns);
    placeColumns();
}

void PlainTable::leaveOutColumns() {
    for (const int column : m_givingWay) {
        setColumnHidden(column, false); // the head of a hidden one needs no width
    }
    int needed = leastFirst;
    for (int column = 1; column < static_cast<int>(m_weights.size()); ++column) {
        needed += neededWidth(column);
    }
    giveWay(needed);
}

int PlainTable::giveWay(int needed) {
    for (const int column : m_givingWay) {
        if (needed <= viewport()->width()) {
            break;
        }
        if (!isColumnHidden(column)) {
            needed -= neededWidth(column);
            setColumnHidden(column, true);
        }
    }
    return needed;
}

void PlainTable::placeColumns() {
    if (m_weights.empty() || model() == nullptr) {
        return;
    }
    leaveOutColumns();
    const int width = viewport()->width();
    const int whole = std::accumulate(m_weights.begin(), m_weights.end(), 0);
    int left = width;
    for (int column = static_cast<int>(m_weights.size()) - 1; column > 0; --column) {
        if (isColumnHidden(column)) {
            continue;
        }
        const int wanted = std::max(width * m_weights[static_cast<std::size_t>(column)] / whole, neededWidth(column));
        horizontalHeader()->resizeSection(column, wanted);
        left -= wanted;
    }
    horizontalHeader()->resizeSection(0, std::max(left, leastFirst));
}

void PlainTable::fillWidth(std::vector<int> columns, int filling, std::vector<int> givingWay) {
    if (m_filling < 0) {
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
        connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &PlainTable::fill);
        connect(model(), &QAbstractItemModel::modelReset, this, &PlainTable::fill);
        connect(model(), &QAbstractItemModel::dataChanged, this, &PlainTable::fill);
    }
    m_columns = std::move(columns);
    m_filling = filling;
    m_givingWay = std::move(givingWay);
    fill();
}

void PlainTable::fill() {
    if (m_filling < 0 || model() == nullptr) {
        return;
    }
    for (int column = 0; column < model()->columnCount(); ++column) {
        setColumnHidden(column, std::find(m_columns.begin(), m_columns.end(), column) == m_columns.end());
    }
    int others = 0;
    for (const int column : m_columns) {
        others += column == m_filling ? 0 : neededWidth(column);
    }
    const int least = std::min(neededWidth(m_filling), mostFilling);
    const int left = viewport()->width() - (giveWay(others + least) - least);
    for (const int column : m_columns) {
        if (!isColumnHidden(column)) {
            setColumnWidth(column, column == m_filling ? std::max(left, leastFirst) : neededWidth(column));
        }
    }
}

/// Rather than scroll for a row or two that go on to the card's edge, all become a little lower.
void PlainTable::fitRowHeight() {
    const int rows = model() != nullptr ? model()->rowCount() : 0;
    if (!m_toEdge || rows == 0) {
        return;
    }
    const int least = m_rowHeight - spacing::hair;
    const int fitting = viewport()->height() / rows;
    verticalHeader()->setDefaultSectionSize(fitting < least ? m_rowHeight : std::min(fitting, m_rowHeight));
}

void PlainTable::fillCard(Card& card, Bottom bottom) {
    constexpr int side = spacing::card - spacing::small;
    constexpr int frame = 1;
    card.body()->setContentsMargins(side, spacing::card, side, bottom == Bottom::edge ? frame : spacing::card);
    card.head()->setContentsMargins(spacing::small, 0, spacing::small, 0);
    card.body()->addWidget(this, bottom == Bottom::edge ? 1 : 0);
    m_toEdge = bottom == Bottom::edge;
    if (m_toEdge) {
        connect(model(), &QAbstractItemModel::modelReset, this, &PlainTable::fitRowHeight);
    }
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

void PlainTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    spread();
    placeColumns();
    fill();
    fitRowHeight();
}

void PlainTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange) {
        horizontalHeader()->setFont(textFont(QApplication::font(), TextSize::caption));
        fill();
    }
}

} // namespace trimwright::ui
