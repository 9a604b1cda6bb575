// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/card_grid.h"

#include "ui/spacing.h"

#include <QWidget>
#include <algorithm>

namespace trimwright::ui {
namespace {

constexpr int mostColumns = 6;

} // namespace

CardGrid::CardGrid(QWidget* parent) : QLayout(parent) {
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing::gap);
}

CardGrid::~CardGrid() {
    for (const Cell& cell : m_cells) {
        delete cell.item;
    }
}

void CardGrid::addCard(QWidget* card, int leastWidth, int weight) {
    addWidget(card);
    m_cells.back().least_width = leastWidth;
    m_cells.back().weight = weight;
}

void CardGrid::addItem(QLayoutItem* item) {
    m_cells.push_back({item, 0, 1});
}

int CardGrid::count() const {
    return static_cast<int>(m_cells.size());
}

QLayoutItem* CardGrid::itemAt(int index) const {
    return index >= 0 && index < count() ? m_cells[static_cast<std::size_t>(index)].item : nullptr;
}

QLayoutItem* CardGrid::takeAt(int index) {
    if (index < 0 || index >= count()) {
        return nullptr;
    }
    QLayoutItem* item = m_cells[static_cast<std::size_t>(index)].item;
    m_cells.erase(m_cells.begin() + index);
    return item;
}

void CardGrid::shareWidth(Row& row, int width, int columns) const {
    int weights = 0;
    for (const Cell* cell : row.cells) {
        weights += m_uniform ? 1 : cell->weight;
    }
    if (m_uniform) {
        weights = columns;
    }
    int left = width - spacing() * ((m_uniform ? columns : static_cast<int>(row.cells.size())) - 1);
    for (const Cell* cell : row.cells) {
        const int weight = m_uniform ? 1 : cell->weight;
        const int share = weights > 0 ? left * weight / weights : left;
        row.widths.push_back(share);
        left -= share;
        weights -= weight;
        const int height = cell->item->hasHeightForWidth()
                               ? cell->item->heightForWidth(share)
                               : std::max(cell->item->sizeHint().height(), cell->item->minimumSize().height());
        row.height = std::max(row.height, height);
    }
}

std::vector<CardGrid::Row> CardGrid::rows(int width) const {
    std::vector<Row> result;
    int used = 0;
    int columns = 1;
    int widest = 1;
    for (const Cell& cell : m_cells) {
        if (cell.item->isEmpty()) {
            continue; // hidden
        }
        const int wanted = m_uniform ? cell.least_width : std::max(cell.least_width, cell.item->minimumSize().width());
        if (result.empty() || used + spacing() + wanted > width) {
            result.emplace_back();
            used = wanted;
        } else {
            used += spacing() + wanted;
        }
        result.back().cells.push_back(&cell);
        columns = std::max(columns, static_cast<int>(result.back().cells.size()));
        widest = std::max(widest, wanted);
    }
    if (m_uniform) { // a few facts keep to the columns that many would have
        columns = std::max(columns, std::min(mostColumns, (width + spacing()) / (widest + spacing())));
    }
    for (Row& row : result) {
        shareWidth(row, width, columns);
    }
    return result;
}

int CardGrid::heightForWidth(int width) const {
    int height = 0;
    for (const Row& row : rows(width)) {
        height += row.height + (height > 0 ? spacing() : 0);
    }
    return height;
}

QSize CardGrid::sizeHint() const {
    int width = 0;
    for (const Cell& cell : m_cells) {
        if (!cell.item->isEmpty()) {
            width += std::max(cell.least_width, cell.item->minimumSize().width()) + spacing();
        }
    }
    return {width, heightForWidth(width)};
}

QSize CardGrid::minimumSize() const {
    int width = 0;
    for (const Cell& cell : m_cells) {
        if (!cell.item->isEmpty()) {
            width = std::max({width, cell.least_width, cell.item->minimumSize().width()});
        }
    }
    return {width, 0};
}

void CardGrid::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    const bool mirrored = parentWidget() != nullptr && parentWidget()->layoutDirection() == Qt::RightToLeft;
    int y = rect.top();
    std::vector<Row> all = rows(rect.width());
    if (m_filling && !all.empty()) {
        const int more = std::max(0, rect.height() - heightForWidth(rect.width()));
        for (Row& row : all) {
            row.height += more / static_cast<int>(all.size());
        }
    }
    for (const Row& row : all) {
        int x = 0;
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const int left = mirrored ? rect.right() + 1 - x - row.widths[i] : rect.left() + x;
            row.cells[i]->item->setGeometry(QRect(left, y, row.widths[i], row.height));
            x += row.widths[i] + spacing();
        }
        y += row.height + spacing();
    }
}

} // namespace trimwright::ui
