// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace trimwright::ui {

/// A square button with three lines that opens a menu.
class MenuButton : public QPushButton {
    Q_OBJECT

  public:
    explicit MenuButton(const QString& name, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace trimwright::ui
