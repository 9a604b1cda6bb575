// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

/// The one table of distances (in device-independent pixels) and text sizes. Everything is laid out on a grid of 4.
namespace trimwright::ui::spacing {

inline constexpr int hair = 4;
inline constexpr int small = 8;
inline constexpr int medium = 12;
inline constexpr int gap = 14; ///< Between cards.
inline constexpr int card = 16;
inline constexpr int page = 24;

inline constexpr int cardRadius = 10;
inline constexpr int controlRadius = 7;
inline constexpr int controlHeight = 34;
inline constexpr int fieldMargin = 10; ///< Between the frame of a field and what it holds.
inline constexpr int fieldButton = 28; ///< What opens a field, at its end.
inline constexpr int sidebarWidth = 280;
inline constexpr int sidebarRowHeight = 54;
inline constexpr int groupTitleHeight = 34;
inline constexpr int tile = 36;
inline constexpr int tabGap = 24;
inline constexpr int ring = 104;
inline constexpr int tableRow = 36;
inline constexpr int filesystemRow = 52;
inline constexpr int labControls = 224;

} // namespace trimwright::ui::spacing

namespace trimwright::ui {

/// The sizes of text, relative to the font of the desktop.
enum class TextSize {
    source,  ///< Where a figure comes from.
    caption, ///< The name of a card or column.
    body,
    strong,   ///< Body in semi-bold.
    lead,     ///< The verdict.
    headline, ///< What a card says in words instead of a number.
    title,    ///< The model of the drive.
    figure,   ///< The number of a card.
    code,     ///< A command to copy, in the desktop's fixed-width font.
};

/// `base` in the given size and weight.
QFont textFont(const QFont& base, TextSize size);

} // namespace trimwright::ui
