// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_text.h"

#include <QWidget>

namespace trimwright::ui {

/// Shows a Mark: just its shape, or shape and word as a pill.
class MarkLabel : public QWidget {
    Q_OBJECT

  public:
    enum class Look { shape, pill };

    explicit MarkLabel(Look look, QWidget* parent = nullptr, int shapeSize = 16);

    /// For a pill `mark.text` is drawn; `mark.word` is what a screen reader gets, nothing
    /// where it is empty because the word stands beside it.
    void setMark(const Mark& mark);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Look m_look;
    int m_shapeSize;
    Mark m_mark;
};

} // namespace trimwright::ui
