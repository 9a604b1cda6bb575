// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/palette.h"
#include "ui/spacing.h"

#include <QLabel>

namespace trimwright::ui {

/// A label in one of our sizes and colours that follows the desktop's font and scheme. It wraps, or it stays on one
/// line and is elided with the whole text as its tooltip; what a screen reader gets is always the whole text.
class Text : public QLabel {
    Q_OBJECT

  public:
    enum class Lines { one, wrapped };

    Text(TextSize size, Colour colour, Lines lines = Lines::one, QWidget* parent = nullptr);

    void setColour(Colour colour);
    void setElideMode(Qt::TextElideMode mode);
    bool isElided() const;

    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void apply();
    bool isSelectable() const;

    TextSize m_size;
    Colour m_colour;
    Lines m_lines;
    Qt::TextElideMode m_elide = Qt::ElideRight;
};

/// Names of attributes are one long word; this lets them break behind an underscore.
QString breakable(QString text);

} // namespace trimwright::ui
