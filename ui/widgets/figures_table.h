// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/plain_table.h"

namespace trimwright::ui {

/// A table that is as high as its rows, and each row as high as its words need: the page scrolls, not the table.
class FiguresTable : public PlainTable {
    Q_OBJECT

  public:
    explicit FiguresTable(QWidget* parent = nullptr);

    /// The first column takes what the others leave.
    void setModel(QAbstractItemModel* model) override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void refit();

    bool m_refitting = false;
};

} // namespace trimwright::ui
