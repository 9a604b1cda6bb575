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

/// Text that keeps its own direction of writing, on the side where a line begins in a window of this direction:
/// an English name stays in order in an Arabic window, but stands on the right. `flags` as QPainter::drawText() has
/// them.
void paintWords(QPainter* painter, const QRectF& box, int flags, const QString& text, Qt::LayoutDirection direction);

/// The sign of a state, in a square.
void paintSign(QPainter* painter, const QRectF& square, Sign sign, const QColor& colour);

/// A shape and a word on a soft background. `paintPill` draws it left-aligned (right-aligned in right-to-left
/// layouts) and vertically centred in `box`, elided if it must be. In a selected row it stands out by `selected`.
QSize pillSize(const QFont& font, const QString& text);
void paintPill(QPainter* painter, const QRect& box, const QFont& font, Scheme scheme, Sign sign, Colour state,
               const QString& text, Qt::LayoutDirection direction, bool selected = false);

/// The soft background that belongs to the colour of a state.
Colour softOf(Colour state);

/// The square with the name of a bus.
void paintBusTile(QPainter* painter, const QRectF& square, const QFont& font, Scheme scheme, const QString& bus,
                  bool selected = false);

/// The mark of an event in a chart: a disc, or a diamond.
void paintEventMark(QPainter* painter, const QPointF& centre, bool diamond, const QColor& colour);

} // namespace trimwright::ui
