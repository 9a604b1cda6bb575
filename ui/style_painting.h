// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/palette.h"

#include <QBrush>
#include <QStyleOption>

class QPainter;

/// How Style draws the parts of controls; nobody else needs it.
namespace trimwright::ui {

QColor colourOf(const QStyleOption* option, Colour which);
/// The focus is here, and the keyboard brought it.
bool keyboardFocus(const QStyleOption* option);
/// A button that stays down, in a row of choices.
bool isChoice(const QWidget* widget);

/// An invalid `border`: none.
void roundedBox(QPainter* painter, const QRectF& box, double radius, const QColor& border, const QBrush& fill,
                double width = 1);

void paintButton(const QStyleOption* option, QPainter* painter);
void paintCheckBox(const QStyleOption* option, QPainter* painter);
/// The frame of everything that is filled in: a line, a choice, a number, a time.
void paintField(const QStyleOption* option, QPainter* painter);
void paintTab(const QStyleOption* option, QPainter* painter);
void paintProgress(const QStyleOption* option, QPainter* painter);
void paintScrollBar(const QStyleOptionSlider* bar, const QRect& handle, QPainter* painter);
enum class Chevron { down, up };
void paintChevron(const QStyleOption* option, const QRectF& box, QPainter* painter, Chevron direction = Chevron::down);
void paintSpinBox(const QStyleOptionSpinBox* box, const QRect& up, const QRect& down, QPainter* painter);
void paintHeaderSection(const QStyleOption* option, QPainter* painter);

} // namespace trimwright::ui
