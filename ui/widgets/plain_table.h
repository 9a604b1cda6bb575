// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>
#include <vector>

namespace trimwright::ui {

class Card;

/// A table without grid or frame, selected by rows; Space toggles the tick of the selected row wherever the cursor is.
class PlainTable : public QTableView {
    Q_OBJECT

  public:
    explicit PlainTable(int rowHeight, QWidget* parent = nullptr);

    /// As high as its rows, up to `mostRows`; beyond that it scrolls.
    void fitRows(int mostRows);

    /// All columns are as wide as what they hold now needs, and share what is left, also when the table is resized.
    void spreadColumns();
    /// The columns share the width by these weights, whatever they hold; one is wider only where its cells need it, at
    /// the cost of the first.
    void shareWidth(std::vector<int> weights);
    /// These columns are left out, one after another, where the first would have too little room beside them. For
    /// shareWidth().
    void setGivingWay(std::vector<int> columns);

    /// Shows these columns, each as wide as its cells need, and `filling` as wide as what they leave; those of
    /// `givingWay` are left out, one after another, where it would have too little room. The table does not scroll
    /// sideways then.
    void fillWidth(std::vector<int> columns, int filling, std::vector<int> givingWay);

    /// Puts the table into the body of a card so that it reaches into the card's margins: the words of its cells begin
    /// where the card's title does, and its scroll bar lies in the margin. `Bottom::edge`: the rows go on to the card's
    /// lower edge. What else is in the body is to keep `spacing::small` at its sides.
    enum class Bottom { margin, edge };
    void fillCard(Card& card, Bottom bottom = Bottom::margin);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    int neededWidth(int column) const; ///< Of its head and its cells.
    void spread();
    int heightOfRows(int rows) const;
    void placeColumns();
    void leaveOutColumns();
    /// Hides those of m_givingWay that have no room where the columns need this width; what the others need.
    int giveWay(int needed);
    void fill();
    void fitRowHeight();

    int m_rowHeight;
    int m_mostRows = 0;
    bool m_spread = false;
    bool m_toEdge = false;
    int m_filling = -1; ///< Of fillWidth().
    std::vector<int> m_columns;
    std::vector<int> m_weights;
    std::vector<int> m_givingWay;
};

} // namespace trimwright::ui
