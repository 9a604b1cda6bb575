// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/block_grid.h"

#include "ui/format.h"
#include "ui/models/plot.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace trimwright::ui {
namespace {

struct BlockWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::BlockMap)
};

std::size_t ceilDivide(std::size_t value, std::size_t by) {
    return (value + by - 1) / by;
}

struct Cells {
    int columns;
    int rows;
    std::size_t count() const { return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows); }
};

Cells cellsIn(QSize room, int pitch) {
    return {std::max(1, room.width() / pitch), std::max(1, room.height() / pitch)};
}

/// As the makers of flash count: 1 KB = 1024 bytes.
QString flashSizeText(std::uint64_t bytes) {
    constexpr std::uint64_t kilobyte = 1024;
    const bool mega = bytes % (kilobyte * kilobyte) == 0;
    const QString number = countText(bytes / (mega ? kilobyte * kilobyte : kilobyte));
    return isolated((mega ? BlockWords::tr("%1 MB") : BlockWords::tr("%1 KB")).arg(number));
}

QString shareText(double share) {
    return percentText(static_cast<int>(std::lround(share * 100)));
}

/// Fills whole pixels; the painter would take many times as long for thousands of squares.
class Canvas {
  public:
    explicit Canvas(QImage& image) : m_image(image) {}

    void fill(int left, int top, int width, int height, QRgb colour) {
        const int right = std::min(left + width, m_image.width());
        const int bottom = std::min(top + height, m_image.height());
        for (int y = std::max(0, top); y < bottom; ++y) {
            auto* line = reinterpret_cast<QRgb*>(m_image.scanLine(y)); // Format_ARGB32 has a QRgb per pixel
            std::fill(line + std::max(0, left), line + std::max(left, right), colour);
        }
    }

    void cross(int left, int top, int side, int width, QRgb colour) {
        for (int i = 0; i < side; ++i) {
            fill(left + i, top + i, width, 1, colour);
            fill(left + side - 1 - i, top + i, width, 1, colour);
        }
    }

    /// Takes the sharp corners off a square.
    void round(int left, int top, int side) {
        for (const int x : {left, left + side - 1}) {
            for (const int y : {top, top + side - 1}) {
                fill(x, y, 1, 1, qRgba(0, 0, 0, 0));
            }
        }
    }

  private:
    QImage& m_image;
};

struct Pens {
    QRgb valid;
    QRgb stale;
    QRgb free;
    QRgb worn;
    QRgb bad;
};

void paintCell(Canvas& canvas, const BlockSum& sum, BlockView view, double mostErases, const Pens& pens, int left,
               int top, int side) {
    canvas.fill(left, top, side, side, pens.free);
    if (view == BlockView::wear) {
        const int height = mostErases <= 0 ? 0 : static_cast<int>(std::lround(sum.mean_erases / mostErases * side));
        canvas.fill(left, top + side - height, side, height, pens.worn);
    } else if (sum.bad < sum.blocks) {
        // A small square holds thirds: a single line of pixels would look like dirt. In others a little is not nothing.
        constexpr int small = 10;
        const int steps = side < small ? 3 : side;
        const auto length = [side, steps](double share) {
            return static_cast<int>(std::lround(std::round(share * steps) * side / steps));
        };
        const int valid = length(sum.valid);
        int stale = length(sum.valid + sum.stale) - valid;
        stale = side >= small && sum.stale > 0 && stale == 0 && valid < side ? 1 : stale;
        canvas.fill(left, top + side - valid, side, valid, pens.valid);
        canvas.fill(left, top + side - valid - stale, side, stale, pens.stale);
    }
    if (sum.worn > 0 && view == BlockView::pages) {
        const int corner = std::max(2, side / 3);
        canvas.fill(left + side - corner, top, corner, corner, pens.worn);
    }
    if (sum.bad > 0) {
        canvas.cross(left, top, side, std::max(1, side / 6), pens.bad);
    }
    if (side >= 5) {
        canvas.round(left, top, side);
    }
}

} // namespace

std::size_t BlockGrid::begin(std::size_t cell) const {
    return std::min(blocks, first + cell * per_cell);
}

std::size_t BlockGrid::end(std::size_t cell) const {
    return std::min(blocks, begin(cell) + per_cell);
}

std::size_t BlockGrid::cells() const {
    const Cells room{columns, rows};
    return first >= blocks ? 0 : std::min(room.count(), ceilDivide(blocks - first, per_cell));
}

std::size_t BlockGrid::shownEnd() const {
    return cells() == 0 ? first : end(cells() - 1);
}

std::optional<std::size_t> BlockGrid::cellAt(QPoint point) const {
    const int column = point.x() / pitch;
    const int row = point.y() / pitch;
    if (point.x() < 0 || point.y() < 0 || column >= columns) {
        return std::nullopt;
    }
    const std::size_t cell =
        static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column);
    return cell < cells() ? std::optional(cell) : std::nullopt;
}

QPoint BlockGrid::cornerOf(std::size_t cell) const {
    const auto wide = static_cast<std::size_t>(std::max(1, columns));
    return {static_cast<int>(cell % wide) * pitch, static_cast<int>(cell / wide) * pitch};
}

int mostBlockZoom(std::size_t blocks, QSize room, int pitch) {
    const std::size_t fit = std::max<std::size_t>(1, ceilDivide(blocks, cellsIn(room, pitch).count()));
    return static_cast<int>(std::ceil(std::log2(static_cast<double>(fit)) - 1e-9));
}

BlockGrid makeBlockGrid(std::size_t blocks, QSize room, int pitch, int zoom, std::size_t first) {
    const Cells cells = cellsIn(room, pitch);
    const std::size_t fit = std::max<std::size_t>(1, ceilDivide(blocks, cells.count()));
    BlockGrid grid;
    grid.blocks = blocks;
    grid.pitch = pitch;
    grid.columns = cells.columns;
    grid.rows = cells.rows;
    grid.per_cell = std::max<std::size_t>(1, ceilDivide(fit, std::size_t{1} << std::clamp(zoom, 0, 30)));
    const std::size_t row = grid.per_cell * static_cast<std::size_t>(cells.columns);
    const std::size_t all = ceilDivide(blocks, row);
    const auto shown = static_cast<std::size_t>(cells.rows);
    const std::size_t lastStart = all > shown ? all - shown : 0;
    grid.first = std::min(first / row, lastStart) * row;
    return grid;
}

BlockSum sumOfBlocks(const emulator::FlashMap& map, std::size_t begin, std::size_t end) {
    BlockSum sum;
    std::uint64_t valid = 0;
    std::uint64_t stale = 0;
    std::uint64_t free = 0;
    std::uint64_t erases = 0;
    const std::uint32_t wornFrom = map.wornFrom();
    for (std::size_t i = begin; i < std::min(end, map.blocks.size()); ++i) {
        const emulator::FlashBlock& block = map.blocks[i];
        ++sum.blocks;
        if (block.bad) {
            ++sum.bad;
            continue;
        }
        valid += block.valid;
        stale += block.stale;
        free += block.free;
        erases += block.erases;
        sum.most_erases = std::max(sum.most_erases, block.erases);
        sum.worn += block.erases >= wornFrom ? 1 : 0;
    }
    const std::uint64_t pages = valid + stale + free;
    if (pages > 0) {
        const auto whole = static_cast<double>(pages);
        sum.valid = static_cast<double>(valid) / whole;
        sum.stale = static_cast<double>(stale) / whole;
        sum.free = static_cast<double>(free) / whole;
    }
    if (sum.blocks > sum.bad) {
        sum.mean_erases = static_cast<double>(erases) / static_cast<double>(sum.blocks - sum.bad);
    }
    return sum;
}

QImage paintBlocks(const emulator::FlashMap& map, const BlockGrid& grid, BlockView view, const BlockColours& colours,
                   double devicePixelRatio) {
    const auto pixels = [devicePixelRatio](int length) {
        return static_cast<int>(std::lround(length * devicePixelRatio));
    };
    QImage image(std::max(1, pixels(grid.columns * grid.pitch)), std::max(1, pixels(grid.rows * grid.pitch)),
                 QImage::Format_ARGB32);
    image.setDevicePixelRatio(devicePixelRatio);
    image.fill(Qt::transparent);
    Canvas canvas(image);
    const Pens pens{colours.valid.rgba(), colours.stale.rgba(), colours.free.rgba(), colours.worn.rgba(),
                    colours.bad.rgba()};
    const double most = view == BlockView::wear ? sumOfBlocks(map, 0, map.blocks.size()).most_erases : 0;
    const int gap = std::max(1, pixels(1));
    for (std::size_t cell = 0; cell < grid.cells(); ++cell) {
        const QPoint corner = grid.cornerOf(cell);
        const BlockSum sum = sumOfBlocks(map, grid.begin(cell), grid.end(cell));
        paintCell(canvas, sum, view, most, pens, pixels(corner.x()), pixels(corner.y()), pixels(grid.pitch) - gap);
    }
    return image;
}

QString blockText(const emulator::FlashMap& map, std::size_t begin, std::size_t end) {
    const BlockSum sum = sumOfBlocks(map, begin, end);
    const auto number = [](std::size_t value) { return countText(value); };
    if (sum.blocks == 0) {
        return {};
    }
    if (sum.blocks == 1) {
        const emulator::FlashBlock& block = map.blocks[begin];
        if (block.bad) {
            return BlockWords::tr("Block %1 is worn out and out of use.").arg(number(begin));
        }
        QString text = BlockWords::tr("Block %1: %2 pages kept as data, %3 free, not erased yet, %4 erased.")
                           .arg(number(begin), number(block.valid), number(block.stale), number(block.free)) +
                       QLatin1Char(' ') + BlockWords::tr("Erased %Ln times.", nullptr, static_cast<int>(block.erases));
        if (block.erases >= map.wornFrom()) {
            text += QLatin1Char(' ') +
                    BlockWords::tr("That is near the end of its rated %1.").arg(number(map.endurance_cycles));
        }
        return text;
    }
    QString text = BlockWords::tr("Blocks %1 to %2: %3 of the pages kept as data, %4 free, not erased yet, %5 erased.")
                       .arg(number(begin), number(begin + sum.blocks - 1), shareText(sum.valid), shareText(sum.stale),
                            shareText(sum.free)) +
                   QLatin1Char(' ') +
                   BlockWords::tr("Erased %1 times on average.").arg(QLocale().toString(sum.mean_erases, 'f', 1));
    if (sum.worn > 0) {
        text += QLatin1Char(' ') + BlockWords::tr("%Ln are worn.", nullptr, static_cast<int>(sum.worn));
    }
    if (sum.bad > 0) {
        text += QLatin1Char(' ') + BlockWords::tr("%Ln are out of use.", nullptr, static_cast<int>(sum.bad));
    }
    return text;
}

QString blockGridText(const emulator::FlashMap& map, const BlockGrid& grid) {
    constexpr std::uint64_t pageBytes = 4096;
    if (grid.blocks == 0) {
        return {};
    }
    if (grid.first > 0 || grid.shownEnd() < grid.blocks) {
        return BlockWords::tr("Blocks %1 to %2 of %3")
            .arg(countText(grid.first), countText(grid.shownEnd() - 1), countText(grid.blocks));
    }
    const QString all =
        BlockWords::tr("%1 blocks of %2").arg(countText(grid.blocks), flashSizeText(map.pages_per_block * pageBytes));
    return grid.per_cell == 1 ? all : BlockWords::tr("%1, %2 in a square").arg(all, countText(grid.per_cell));
}

QString flashSummary(const emulator::FlashMap& map) {
    if (map.blocks.empty()) {
        return BlockWords::tr("This drive has no flash.");
    }
    const BlockSum sum = sumOfBlocks(map, 0, map.blocks.size());
    return BlockWords::tr("%1 blocks: %2 of the pages kept as data, %3 free, not erased yet, %4 erased; %5 blocks "
                          "worn, %6 out of use.")
        .arg(countText(sum.blocks), shareText(sum.valid), shareText(sum.stale), shareText(sum.free),
             countText(sum.worn), countText(sum.bad));
}

} // namespace trimwright::ui
