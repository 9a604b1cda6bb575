// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/palette.h"

#include <QFrame>

namespace trimwright::ui {

/// A sunken area inside a card, for something to act on.
class SunkenBox : public QFrame {
    Q_OBJECT

  public:
    explicit SunkenBox(QWidget* parent = nullptr);

    /// Another colour than Colour::sunken, for an answer that is to be seen.
    void setFill(Colour fill);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Colour m_fill = Colour::sunken;
};

} // namespace trimwright::ui
