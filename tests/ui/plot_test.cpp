// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/block_grid.h"
#include "ui/models/lab_timeline.h"
#include "ui/models/plot.h"
#include "ui/models/plot_table_model.h"

#include <QAbstractItemModelTester>
#include <cmath>
#include <gtest/gtest.h>
#include <limits>

namespace trimwright::ui {
namespace {

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

QString plainSpaces(QString text) {
    return text.replace(QChar(0x00a0), QLatin1Char(' '));
}

PlotData speeds(std::vector<QPointF> points) {
    PlotData data;
    data.x_unit = QStringLiteral("s");
    data.y_unit = QStringLiteral("MB/s");
    data.lines = {{QStringLiteral("drive"), Colour::line1, Qt::SolidLine, std::move(points)}};
    return data;
}

TEST(PlotAxes, EndAtRoundNumbersAndCarryTheUnitOnce) {
    const PlotAxis axis = plotAxisY(speeds({{0, 37.9}, {300, 13.2}}), 5);
    EXPECT_EQ(axis.low, 0);
    EXPECT_EQ(axis.high, 40);
    ASSERT_EQ(axis.ticks.size(), 5U);
    EXPECT_EQ(axis.ticks[1].text, QStringLiteral("10"));
    EXPECT_EQ(plainSpaces(axis.ticks.back().text), QStringLiteral("40 MB/s"));
}

TEST(PlotAxes, CountTimeInWhatFits) {
    EXPECT_EQ(plainSpaces(plotAxisX(speeds({{0, 1}, {60, 1}}), 5).ticks.back().text), QStringLiteral("60 s"));
    const PlotAxis minutes = plotAxisX(speeds({{0, 1}, {900, 1}}), 6);
    EXPECT_EQ(plainSpaces(minutes.ticks.back().text), QStringLiteral("15 min"));
    EXPECT_EQ(minutes.ticks.front().text, QStringLiteral("0"));
    EXPECT_EQ(minutes.ticks.back().value, 900);
    EXPECT_EQ(plainSpaces(plotAxisX(speeds({{0, 1}, {36000, 1}}), 6).ticks.back().text), QStringLiteral("10 h"));
}

TEST(PlotAxes, DoubleWhereRequestSizesDo) {
    PlotData data = speeds({{0.5, 1}, {8192, 2}});
    data.x_unit = QStringLiteral("KB");
    data.x_logarithmic = true;
    const PlotAxis axis = plotAxisX(data, 8);
    EXPECT_NEAR(plotShareX(data, axis, 64), 0.5, 1e-9);
    EXPECT_NEAR(plotValueX(data, axis, 0.5), 64, 1e-9);
    for (const PlotTick& tick : axis.ticks) {
        EXPECT_EQ(std::exp2(std::round(std::log2(tick.value))), tick.value);
    }
}

TEST(PlotAxes, HoldOutWithoutPointsAndWithOne) {
    EXPECT_TRUE(PlotData().empty());
    EXPECT_LT(plotAxisY(PlotData(), 5).low, plotAxisY(PlotData(), 5).high);
    const PlotAxis axis = plotAxisX(speeds({{5, 5}}), 5);
    EXPECT_LT(axis.low, axis.high);
    EXPECT_GE(plotAxisY(speeds({{0, 0}}), 5).high, 0);
}

TEST(PlotReadings, TakeTheNearestPointAndNothingFromAGap) {
    const PlotData data = speeds({{0, 10}, {10, 20}, {20, nothing}, {30, 30}});
    ASSERT_EQ(plotReadings(data, 8).size(), 1U);
    EXPECT_EQ(plotReadings(data, 8)[0].point.y(), 20);
    EXPECT_TRUE(plotReadings(data, 20).empty());
    EXPECT_TRUE(plotReadings(data, 40).empty());
}

TEST(PlotWords, SayWhereALineBeginsAndEnds) {
    PlotData data = speeds({{0, 37.93}, {192, 13.17}});
    data.marks.push_back({60, QStringLiteral("Optimize")});
    const QString text = plainSpaces(plotSummary(data));
    EXPECT_EQ(text, QStringLiteral("drive: from 37.9 MB/s at 0 s to 13.2 MB/s at 3 min 12 s. Optimize at 1 min."));
}

TEST(PlotWords, FiguresHaveThreeDigits) {
    for (const auto& [value, text] : std::initializer_list<std::pair<double, const char*>>{{37.93, "37.9"},
                                                                                           {38, "38"},
                                                                                           {101.89, "102"},
                                                                                           {999.7, "1,000"},
                                                                                           {34965.03, "34,965"},
                                                                                           {0.0719375, "0.0719"},
                                                                                           {9.996, "10"},
                                                                                           {-4.32, "-4.32"},
                                                                                           {0, "0"}}) {
        EXPECT_EQ(figureText(value).replace(QChar(0x2212), QLatin1Char('-')), QLatin1String(text));
    }
    EXPECT_EQ(leastDecimals(38.0, 3), 0);
    EXPECT_EQ(leastDecimals(106.5, 3), 1);
}

TEST(PlotCsv, HasEveryPointButNoGap) {
    PlotData data = speeds({{0, 10.5}, {1, nothing}, {2, 20}});
    data.x_title = QStringLiteral("simulated time");
    data.y_title = QStringLiteral("write speed");
    EXPECT_EQ(plotCsv(data).toStdString(),
              "line,simulated time (s),write speed (MB/s)\r\ndrive,0,10.5\r\ndrive,2,20\r\n");
}

TEST(PlotTableModel, IsTheChartInRows) {
    PlotTableModel model(speeds({{0, 10.5}, {1, nothing}, {2, 20}}));
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    ASSERT_EQ(model.rowCount(), 2);
    EXPECT_EQ(plainSpaces(model.index(1, PlotTableModel::YColumn).data().toString()), QStringLiteral("20 MB/s"));
}

TEST(SpeedTrace, MakesAPointPerSecondOfTheDrivesTime) {
    SpeedTrace trace;
    trace.add(0.5, 20'000'000);
    EXPECT_TRUE(trace.points().empty());
    trace.add(1.0, 40'000'000);
    trace.add(1.2, 44'000'000);
    trace.finish(1.5, 50'000'000);
    ASSERT_EQ(trace.points().size(), 2U);
    EXPECT_DOUBLE_EQ(trace.points()[0].x(), 0.5);
    EXPECT_DOUBLE_EQ(trace.points()[0].y(), 40);
    EXPECT_DOUBLE_EQ(trace.points()[1].y(), 20);
}

TEST(LabTimeline, PutsOneThingAfterTheOther) {
    LabTimeline timeline;
    timeline.begin(QStringLiteral("Random"), true);
    timeline.update(300, {{0.5, 38}, {299.5, 13}});
    timeline.end(false);
    timeline.begin(QStringLiteral("Optimize"));
    timeline.update(5, {});
    timeline.end(false);
    timeline.begin(QStringLiteral("Refused"));
    timeline.end(true);
    timeline.begin(QStringLiteral("Random"), true);
    timeline.update(10, {{0.5, 38}});
    EXPECT_DOUBLE_EQ(timeline.simulatedSeconds(), 315);
    const PlotData data = timeline.plot(37.9);
    ASSERT_EQ(data.bands.size(), 2U);
    EXPECT_DOUBLE_EQ(data.bands[1].from, 305);
    ASSERT_EQ(data.marks.size(), 1U);
    EXPECT_DOUBLE_EQ(data.marks[0].x, 300);
    ASSERT_EQ(data.lines.size(), 2U);
    const PlotLine& fresh = data.lines[0]; // below the drive's own
    const PlotLine& own = data.lines[1];
    ASSERT_EQ(own.points.size(), 4U);
    EXPECT_TRUE(std::isnan(own.points[2].y())); // a gap between the two
    EXPECT_DOUBLE_EQ(own.points[3].x(), 305.5);
    EXPECT_DOUBLE_EQ(fresh.points[1].y(), 37.9);
}

TEST(LabTimeline, ComparesWithANewDriveOnlyWhatWasWrittenAtRandom) {
    LabTimeline timeline;
    timeline.begin(QStringLiteral("Fill"));
    timeline.update(60, {{0.5, 80}, {59.5, 70}});
    timeline.end(false);
    EXPECT_EQ(timeline.plot(37.9).lines.size(), 1U);
}

TEST(LabTimeline, TellsHowFastTheDriveIsAfterwards) {
    LabTimeline timeline;
    timeline.begin(QStringLiteral("Random"), true);
    timeline.update(300, {{0.5, 38}, {299.5, 13}});
    timeline.end(false);
    const std::vector<QPointF> onCopy{{1, 37}, {60, 36}};
    EXPECT_EQ(timeline.plot(37.9, onCopy).bands.size(), 1U); // its own line says it
    timeline.begin(QStringLiteral("Optimize"));
    timeline.update(5, {});
    timeline.end(false);
    const PlotData data = timeline.plot(37.9, onCopy);
    ASSERT_EQ(data.lines.size(), 3U);
    EXPECT_DOUBLE_EQ(data.lines[2].points.front().x(), 306);
    EXPECT_DOUBLE_EQ(data.lines[2].points.back().y(), 36);
    ASSERT_EQ(data.bands.size(), 2U);
    EXPECT_DOUBLE_EQ(data.bands[1].to, 365);
}

TEST(LabTimeline, ForgetsTheOldest) {
    LabTimeline timeline;
    for (int i = 0; i < 40; ++i) {
        timeline.begin(QString::number(i));
        timeline.update(10, {{5, 1.0}});
        timeline.end(false);
    }
    EXPECT_LE(timeline.steps().size(), 16U);
    EXPECT_DOUBLE_EQ(timeline.steps().front().start, 0);
    EXPECT_DOUBLE_EQ(timeline.simulatedSeconds(), 10.0 * static_cast<double>(timeline.steps().size()));
    EXPECT_EQ(timeline.steps().back().title, QStringLiteral("39"));
}

emulator::FlashMap flash(std::size_t blocks) {
    emulator::FlashMap map;
    map.pages_per_block = 128;
    map.endurance_cycles = 1000;
    map.blocks.resize(blocks, {0, 0, 128, false, 0});
    return map;
}

TEST(BlockGrid, ShowsEverythingAndEachBlockOnce) {
    for (const std::size_t blocks : {1U, 7U, 340U, 163'840U}) {
        const BlockGrid grid = makeBlockGrid(blocks, {290, 220}, 8, 0, 0);
        EXPECT_EQ(grid.first, 0U);
        EXPECT_EQ(grid.shownEnd(), blocks);
        std::size_t next = 0;
        for (std::size_t cell = 0; cell < grid.cells(); ++cell) {
            ASSERT_EQ(grid.begin(cell), next);
            ASSERT_GT(grid.end(cell), next);
            next = grid.end(cell);
        }
        EXPECT_EQ(next, blocks);
    }
    EXPECT_EQ(makeBlockGrid(0, {290, 220}, 8, 0, 0).cells(), 0U);
}

TEST(BlockGrid, ZoomsUntilEachBlockHasASquareAndStaysFull) {
    constexpr std::size_t blocks = 163'840;
    const QSize room(290, 220);
    const int most = mostBlockZoom(blocks, room, 8);
    const BlockGrid grid = makeBlockGrid(blocks, room, 8, most, blocks);
    EXPECT_EQ(grid.per_cell, 1U);
    EXPECT_EQ(grid.shownEnd(), blocks); // as far down as it goes
    EXPECT_GT(grid.cells(), static_cast<std::size_t>(grid.columns) * (static_cast<std::size_t>(grid.rows) - 1));
    EXPECT_GT(makeBlockGrid(blocks, room, 8, most - 1, 0).per_cell, 1U);
}

TEST(BlockGrid, FindsTheSquareUnderAPoint) {
    const BlockGrid grid = makeBlockGrid(340, {290, 220}, 8, 0, 0);
    const std::size_t cell = static_cast<std::size_t>(grid.columns) + 2;
    EXPECT_EQ(grid.cellAt(grid.cornerOf(cell) + QPoint(3, 3)), cell);
    EXPECT_FALSE(grid.cellAt({-1, 0}));
    EXPECT_FALSE(grid.cellAt({grid.columns * grid.pitch, 0}));
    EXPECT_FALSE(grid.cellAt({0, grid.rows * grid.pitch}));
}

TEST(BlockSums, LeaveBadBlocksOut) {
    emulator::FlashMap map = flash(4);
    map.blocks[0] = {128, 0, 0, false, 10};
    map.blocks[1] = {0, 128, 0, false, 900};
    map.blocks[2] = {0, 0, 0, true, 0};
    const BlockSum sum = sumOfBlocks(map, 0, 4);
    EXPECT_EQ(sum.blocks, 4U);
    EXPECT_NEAR(sum.valid, 1.0 / 3, 1e-9);
    EXPECT_NEAR(sum.stale, 1.0 / 3, 1e-9);
    EXPECT_NEAR(sum.free, 1.0 / 3, 1e-9);
    EXPECT_EQ(sum.worn, 1U); // from 80 % of the rated erases on
    EXPECT_EQ(sum.bad, 1U);
    EXPECT_EQ(sum.most_erases, 900U);
    EXPECT_TRUE(blockText(map, 2, 3).contains(QStringLiteral("out of use")));
    EXPECT_TRUE(blockText(map, 1, 2).contains(QStringLiteral("128 free, not erased yet")));
    EXPECT_TRUE(blockText(map, 0, 4).contains(QStringLiteral("33")));
}

TEST(BlockPicture, StacksWhatASquareHolds) {
    emulator::FlashMap map = flash(4);
    map.blocks[0] = {64, 64, 0, false, 0};
    map.blocks[1] = {128, 0, 0, false, 0};
    map.blocks[2].bad = true;
    const BlockColours colours{Qt::green, Qt::yellow, Qt::white, Qt::magenta, Qt::black};
    const BlockGrid grid = makeBlockGrid(4, {40, 40}, 10, 0, 0);
    const QImage image = paintBlocks(map, grid, BlockView::pages, colours, 2);
    ASSERT_EQ(image.size(), QSize(80, 80));
    const auto at = [&](std::size_t cell, int x, int y) {
        return image.pixelColor(2 * grid.cornerOf(cell) + QPoint(x, y));
    };
    EXPECT_EQ(at(0, 8, 14), QColor(Qt::green)); // below: valid
    EXPECT_EQ(at(0, 8, 3), QColor(Qt::yellow)); // above: stale
    EXPECT_EQ(at(1, 8, 3), QColor(Qt::green));
    EXPECT_EQ(at(3, 8, 14), QColor(Qt::white));
    EXPECT_EQ(at(2, 9, 9), QColor(Qt::black)); // the cross
    EXPECT_EQ(image.pixelColor(39, 5).alpha(), at(0, 19, 5).alpha());
    EXPECT_EQ(at(0, 19, 5).alpha(), 0); // between the squares
}

} // namespace
} // namespace trimwright::ui
