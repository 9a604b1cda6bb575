// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace trimwright::ui {

/// A sunken area inside a card, for something to act on.
class SunkenBox : public QFrame {
    Q_OBJECT

  public:
    explicit SunkenBox(QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace trimwright::ui
