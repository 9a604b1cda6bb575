// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/emulated_backend.h"

#include <QColor>
#include <QImage>
#include <QPoint>
#include <QSize>
#include <QString>
#include <cstddef>
#include <optional>

/// How the blocks of a flash become squares of a picture: pure values and functions. Any thread.
namespace trimwright::ui {

/// Squares in rows, each for the same number of neighbouring blocks.
struct BlockGrid {
    std::size_t blocks = 0;   ///< Of the flash.
    std::size_t first = 0;    ///< The first block that is shown.
    std::size_t per_cell = 1; ///< Blocks in a square.
    int columns = 0;
    int rows = 0;
    int pitch = 1; ///< From square to square, in pixels.

    std::size_t cells() const;                       ///< That hold at least one block.
    std::size_t begin(std::size_t cell) const;       ///< Its first block.
    std::size_t end(std::size_t cell) const;         ///< The one after its last.
    std::size_t shownEnd() const;                    ///< The block after the last one that is shown.
    std::optional<std::size_t> cellAt(QPoint) const; ///< Nothing between and below the squares' area.
    QPoint cornerOf(std::size_t cell) const;
};

/// As many blocks as there are at `zoom` 0; each step shows half of them, until each has a square of its own. The
/// picture begins at or before `first`, so that it is full.
BlockGrid makeBlockGrid(std::size_t blocks, QSize room, int pitch, int zoom, std::size_t first);
/// The zoom at which each block has a square of its own.
int mostBlockZoom(std::size_t blocks, QSize room, int pitch);

/// What the blocks of a square come to. The three shares add up to 1 unless all of them are bad.
struct BlockSum {
    std::size_t blocks = 0;
    double valid = 0;
    double stale = 0;
    double free = 0;
    std::size_t worn = 0;
    std::size_t bad = 0;
    double mean_erases = 0; ///< Of those that are not bad.
    std::uint32_t most_erases = 0;
};
BlockSum sumOfBlocks(const emulator::FlashMap& map, std::size_t begin, std::size_t end);

/// What a square shows: the state of its pages, or how worn it is beside the most worn one.
enum class BlockView { pages, wear };

struct BlockColours {
    QColor valid;
    QColor stale;
    QColor free;
    QColor worn;
    QColor bad;
};

/// The picture, transparent between the squares. From bottom to top: valid, stale, free. A worn block marks its
/// square's upper right corner, a bad one crosses it out.
QImage paintBlocks(const emulator::FlashMap& map, const BlockGrid& grid, BlockView view, const BlockColours& colours,
                   double devicePixelRatio);

/// "Block 1,234: 96 pages valid, 20 stale, 12 free. Erased 13 times, 0.3 % of the rated 5,000."
QString blockText(const emulator::FlashMap& map, std::size_t begin, std::size_t end);
/// "163,840 blocks of 512 kB, 62 in a square" or "Blocks 1,200 to 2,399 of 163,840".
QString blockGridText(const emulator::FlashMap& map, const BlockGrid& grid);
/// The whole flash in a sentence.
QString flashSummary(const emulator::FlashMap& map);

} // namespace trimwright::ui
