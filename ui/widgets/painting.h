// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_text.h"
#include "ui/palette.h"

#include <QFont>
#include <QRectF>
#include <QSize>

class QPainter;

/// Small things that several widgets and delegates draw alike.
namespace trimwright::ui {

/// The sign of a state, in a square.
void paintSign(QPainter* painter, const QRectF& square, Sign sign, const QColor& colour);

/// A shape and a word on a soft background. `paintPill` draws it left-aligned (right-aligned in right-to-left
/// layouts) and vertically centred in `box`, elided if it must be.
QSize pillSize(const QFont& font, const QString& text);
void paintPill(QPainter* painter, const QRect& box, const QFont& font, Scheme scheme, Sign sign, Colour state,
               const QString& text, Qt::LayoutDirection direction);

/// The soft background that belongs to the colour of a state.
Colour softOf(Colour state);

/// The square with the name of a bus.
void paintBusTile(QPainter* painter, const QRectF& square, const QFont& font, Scheme scheme, const QString& bus);

/// The mark of an event in a chart: a disc, or a diamond.
void paintEventMark(QPainter* painter, const QPointF& centre, bool diamond, const QColor& colour);

} // namespace trimwright::ui
