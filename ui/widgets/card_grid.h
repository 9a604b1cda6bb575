// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <vector>

namespace trimwright::ui {

/// Lays cards in rows that fill the width: each card has a least width and a weight; as many as fit side by side share
/// a row, equally high, and what does not fit begins the next row. Keeps the order and mirrors in right-to-left.
class CardGrid : public QLayout {
    Q_OBJECT

  public:
    explicit CardGrid(QWidget* parent = nullptr);
    ~CardGrid() override;

    void addCard(QWidget* card, int leastWidth, int weight = 1);
    /// All cells get the same width, so that they line up in columns; for facts rather than cards.
    void setUniform(bool uniform) { m_uniform = uniform; }

    /// Height that is left over is shared by the rows, instead of staying empty below them.
    void setFilling(bool filling) { m_filling = filling; }

    void addItem(QLayoutItem* item) override;
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

  private:
    struct Cell {
        QLayoutItem* item;
        int least_width;
        int weight;
    };
    struct Row {
        std::vector<const Cell*> cells;
        std::vector<int> widths;
        int height = 0;
    };
    std::vector<Row> rows(int width) const;
    void shareWidth(Row& row, int width, int columns) const;

    std::vector<Cell> m_cells;
    bool m_uniform = false;
    bool m_filling = false;
};

} // namespace trimwright::ui
