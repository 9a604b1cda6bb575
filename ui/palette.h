// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>
#include <span>

class QWidget;

namespace trimwright::ui {

/// Every colour of the window, by what it is for. The one table with a light and a dark column is in palette.cpp; no
/// other file names a colour.
enum class Colour {
    window,  ///< Behind the cards.
    sidebar, ///< Behind the list of drives and the header.
    surface, ///< Cards, fields and tables.
    sunken,  ///< Boxes inside a card: a fix, a bus tile.
    border,
    borderStrong, ///< Around controls.
    text,
    secondary, ///< Sentences below a number.
    muted,     ///< Sources and captions.
    accent,    ///< Lines, links and the current tab.
    accentFill,
    onAccent,
    accentSoft, ///< Behind the selected row.
    accentBand, ///< What lies between the extremes of a line in `accent`.
    accentTint, ///< A second figure beside one in `accent`; darker or paler, so that they differ without colour.
    good,
    goodSoft,
    attention,
    attentionSoft,
    failing,
    failingSoft,
    neutral,
    neutralSoft,
    track, ///< The unfilled part of rings and bars.
    // Lines of a chart, told apart by people who see fewer colours too (and by their dashes).
    line1,
    line2,
    line3,
    line4,
    line5,
    line6,
    // Flash blocks: dark, medium and pale, so that they differ without colour.
    flashValid,
    flashStale,
    flashFree,
    flashWorn,
    flashBad,
    // The capacity as the filesystem sees it: other colours than the drive's own view of its blocks.
    usageFiles,
    usageKept, ///< Hatched with that of the files: it was one.
    usageFree,
    picture, ///< Behind the picture of a drive, which may be black.
};
inline constexpr int colourCount = static_cast<int>(Colour::picture) + 1;

enum class Scheme { light, dark };

QColor colour(Scheme scheme, Colour which);

/// The scheme a widget is shown in, told from its background, so that nothing has to be told twice.
Scheme schemeOf(const QPalette& palette);
QColor colour(const QWidget* widget, Colour which);

/// The Qt palette made from the table.
QPalette qtPalette(Scheme scheme);

/// WCAG 2.1 contrast ratio of two opaque colours, 1…21.
double contrastRatio(const QColor& one, const QColor& other);

/// Every pair of text and background colour that the window draws; each has a ratio of at least 4.5.
struct TextPair {
    Colour text;
    Colour background;
};
std::span<const TextPair> textPairs();

} // namespace trimwright::ui
