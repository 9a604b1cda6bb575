// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_text.h"

#include <QWidget>
#include <optional>

namespace trimwright::ui {

/// How much of its life a drive has left, as a ring with the number inside; a question mark where nobody knows.
class LifeRing : public QWidget {
    Q_OBJECT

  public:
    explicit LifeRing(QWidget* parent = nullptr);

    /// `state` colours the ring. `instead` takes the place of the number where another thing matters more.
    void setLife(std::optional<int> percent, Colour state, Sign instead = Sign::none);
    /// What is drawn inside it instead of a number; none: the number is.
    Sign sign() const { return m_sign; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    std::optional<int> m_percent;
    Colour m_state = Colour::neutral;
    Sign m_sign = Sign::question;
};

} // namespace trimwright::ui
