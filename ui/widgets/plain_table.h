// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace trimwright::ui {

/// A table without grid or frame, selected by rows; Space toggles the tick of the selected row wherever the cursor is.
class PlainTable : public QTableView {
    Q_OBJECT

  public:
    explicit PlainTable(int rowHeight, QWidget* parent = nullptr);

    /// As high as its rows, up to `mostRows`; beyond that it scrolls.
    void fitRows(int mostRows);

    /// All columns are as wide as what they hold now needs, and share what is left, also when the table is resized.
    void spreadColumns();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void spread();
    int heightOfRows(int rows) const;

    int m_rowHeight;
    int m_mostRows = 0;
    bool m_spread = false;
};

} // namespace trimwright::ui
