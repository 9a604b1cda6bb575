// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace trimwright::ui {

/// The sidebar beside the rest of the window, with a grip over both their edges and no line of its own.
class SideSplitter : public QSplitter {
    Q_OBJECT

  public:
    SideSplitter(QWidget* side, QWidget* rest, int wholeWidth);

  protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void placeMirrored();
};

} // namespace trimwright::ui
