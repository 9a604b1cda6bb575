// SPDX-License-Identifier: GPL-3.0-or-later
// How long the map of a flash with 163,840 blocks takes to paint, at the size and fineness of a large window: what one
// frame costs the main thread of the window.
#include "ui/models/block_grid.h"

#include <benchmark/benchmark.h>

namespace {

using namespace trimwright;

emulator::FlashMap agedFlash() {
    emulator::FlashMap map;
    map.pages_per_block = 128;
    map.endurance_cycles = 5000;
    map.blocks.resize(163'840);
    std::uint32_t seed = 1;
    for (emulator::FlashBlock& block : map.blocks) {
        seed = seed * 1'664'525U + 1'013'904'223U;
        block.valid = static_cast<std::uint16_t>(seed >> 25U);
        block.stale = static_cast<std::uint16_t>(128 - block.valid);
        block.erases = seed >> 20U;
        block.bad = (seed >> 8U) % 4096 == 0;
    }
    return map;
}

/// Argument: how often it is zoomed in.
void paintMap(benchmark::State& state) {
    const emulator::FlashMap map = agedFlash();
    const ui::BlockColours colours{Qt::darkGreen, Qt::yellow, Qt::lightGray, Qt::magenta, Qt::black};
    for (auto _ : state) {
        const ui::BlockGrid grid = ui::makeBlockGrid(map.blocks.size(), {900, 600}, 8, static_cast<int>(state.range(0)),
                                                     map.blocks.size() / 2);
        benchmark::DoNotOptimize(ui::paintBlocks(map, grid, ui::BlockView::pages, colours, 2).constBits());
    }
}
BENCHMARK(paintMap)->Arg(0)->Arg(2)->Arg(5)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
