// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/palette.h"

#include <QWidget>

namespace trimwright::ui {

/// What a line or a shape of a chart means: a short piece of it, painted as it is there, with its name.
class LegendKey : public QWidget {
    Q_OBJECT

  public:
    /// The style is that of a line, also of the one in a band.
    enum class Shape { line, block, paleBlock, band, disc, diamond };

    LegendKey(Colour colour, Shape shape, const QString& name, Qt::PenStyle style = Qt::SolidLine,
              QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Colour m_colour;
    Shape m_shape;
    Qt::PenStyle m_style;
};

} // namespace trimwright::ui
