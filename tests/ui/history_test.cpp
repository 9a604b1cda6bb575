// SPDX-License-Identifier: GPL-3.0-or-later
// The history as the window shows it: from a real file over the pieces of the charts to words and tables.
#include "tests/gallery/past.h"
#include "tests/gallery/stage.h"
#include "tests/ui/wait.h"
#include "ui/models/chart_ticks.h"
#include "ui/models/history_session.h"
#include "ui/models/history_table_model.h"
#include "ui/models/history_text.h"
#include "ui/widgets/history_charts.h"

#include <QAbstractItemModelTester>
#include <QDateTime>
#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace trimwright::ui {
namespace {

std::string readable(QString value) {
    return value.replace(QChar(0x00a0), QLatin1Char(' ')).toStdString();
}

double secondsOf(const QDateTime& time) {
    return static_cast<double>(time.toSecsSinceEpoch());
}

std::vector<std::string> labels(const std::vector<AxisTick>& ticks) {
    std::vector<std::string> all;
    for (const AxisTick& tick : ticks) {
        all.push_back(readable(tick.label));
    }
    return all;
}
using Labels = std::vector<std::string>;

TEST(ChartTicks, ValuesAreRoundAndHoldTheData) {
    EXPECT_EQ(labels(valueTicks(Measure::bytes, 3e9, 97e9, 4)), (Labels{"0", "50 GB", "100 GB"}));
    EXPECT_EQ(labels(valueTicks(Measure::percent, 93, 100, 4)), (Labels{"90 %", "95 %", "100 %"}));
    EXPECT_EQ(labels(valueTicks(Measure::celsius, 28, 41, 4)), (Labels{"25 °C", "30 °C", "35 °C", "40 °C", "45 °C"}));
    EXPECT_GE(valueTicks(Measure::bytes, 0, 0, 4).size(), 2U); // also where nothing was written
}

TEST(ChartTicks, MomentsAreBeginningsOfDaysAndMonths) {
    const double from = secondsOf(QDate(2026, 11, 1).startOfDay());
    const double to = secondsOf(QDate(2026, 11, 30).endOfDay());
    for (const AxisTick& tick : timeTicks(from, to, 5)) {
        const QDateTime at = QDateTime::fromSecsSinceEpoch(static_cast<qint64>(tick.at));
        EXPECT_EQ(at.time(), QTime(0, 0));
        EXPECT_EQ(at.date().dayOfWeek(), QLocale().firstDayOfWeek());
    }
    const double before = secondsOf(QDate(2024, 3, 5).startOfDay());
    EXPECT_EQ(labels(timeTicks(before, to, 4)), (Labels{"2025", "2026"}));
    EXPECT_LE(timeTicks(from, from + 7 * 86'400, 4).size(), 5U);
    EXPECT_EQ(readable(pieceText(from, 86'400)), "1 Nov 2026");
    EXPECT_EQ(readable(pieceText(from, 7 * 86'400)), "1 Nov 2026 to 7 Nov 2026");
}

class HistoryPictureTest : public ::testing::Test {
  protected:
    void write(const gallery::PastOptions& options = {}) {
        ASSERT_TRUE(gallery::writePast(file(), drive, gallery::nvmeReport(), options));
    }
    std::filesystem::path file() const { return directory.filePath(QStringLiteral("history.db")).toStdString(); }
    HistoryPicture read(HistoryRange range) const {
        auto history = care::History::open(file(), care::History::Access::readOnly, gallery::stageTime());
        auto picture = readHistory(*history, drive.id, range, gallery::stageTime());
        EXPECT_TRUE(picture);
        return picture.value_or(HistoryPicture());
    }

    QTemporaryDir directory;
    Drive drive = gallery::nvmeDrive();
};

TEST_F(HistoryPictureTest, EveryRangeHasItsPieces) {
    write();
    for (int i = 0; i < historyRanges; ++i) {
        const HistoryPicture picture = read(static_cast<HistoryRange>(i));
        ASSERT_FALSE(picture.host_writes.empty()) << i;
        EXPECT_LE(picture.host_writes.size(), 400U) << i;
        EXPECT_EQ(picture.day_piece_seconds % 86'400, 0) << i;
        EXPECT_EQ(picture.host_writes.back().last, picture.host_writes_by_day.back().last) << i;
        EXPECT_GE(picture.host_writes.front().first_at, picture.from) << i;
    }
    const HistoryPicture month = read(HistoryRange::month);
    EXPECT_EQ(month.day_piece_seconds, 86'400);
    EXPECT_EQ(month.host_writes_by_day.size(), 21U); // nine of thirty days nobody looked
}

TEST_F(HistoryPictureTest, GapsStayGapsAndGrowthIsTold) {
    write();
    const HistoryPicture month = read(HistoryRange::month);
    const auto gaps = std::count_if(month.life_left.begin(), month.life_left.end(),
                                    [](const care::ChartPoint& point) { return point.gap_before; });
    EXPECT_EQ(gaps, 1);
    const Growth growth = growthOf(month.host_writes_by_day);
    EXPECT_GT(growth.perDay(), 15e9);
    EXPECT_LT(growth.perDay(), 40e9);
    EXPECT_TRUE(readable(perDayWords(month).headline).ends_with("GB a day")) << readable(perDayWords(month).headline);
    EXPECT_TRUE(readable(totalWords(month).note).find("write amplification 1.34") != std::string::npos);
}

TEST_F(HistoryPictureTest, TheForecastIsABandOnlyWhenThereIsOne) {
    write({.days = 900, .gap = false, .percent_per_year = 20});
    HistoryPicture all = read(HistoryRange::all);
    ASSERT_TRUE(all.forecast.end);
    const TimeChartContent chart = lifeChart(all);
    ASSERT_TRUE(chart.band);
    EXPECT_GT(chart.to, secondsOf(QDate(2027, 1, 1).startOfDay())); // it looks ahead
    EXPECT_LT(chart.band->earliest, chart.band->latest);
    all.forecast = {std::nullopt, "It is too early to tell."};
    EXPECT_FALSE(lifeChart(all).band);
    EXPECT_EQ(readable(lifeWords(all).note), "It is too early to tell.");
}

TEST_F(HistoryPictureTest, ARatingGivesASecondForecast) {
    write({.days = 900, .gap = false, .percent_per_year = 20});
    EXPECT_EQ(ratedText(read(HistoryRange::all)), QString());
    auto history = care::History::open(file(), care::History::Access::readOnly, gallery::stageTime());
    const std::uint64_t written = readHistory(*history, drive.id, HistoryRange::all, gallery::stageTime(), 1)
                                      .value_or(HistoryPicture())
                                      .written_bytes.value_or(0);
    ASSERT_GT(written, 0U);
    const auto rated = readHistory(*history, drive.id, HistoryRange::all, gallery::stageTime(), written * 2)
                           .value_or(HistoryPicture());
    EXPECT_EQ(rated.rated_bytes, written * 2);
    ASSERT_TRUE(rated.forecast_by_writes.end) << rated.forecast_by_writes.hidden_because;
    EXPECT_NEAR(rated.forecast_by_writes.end->used_percent, 50, 0.1);
    EXPECT_NE(readable(ratedText(rated)).find("of which 50 % are used. Used on like this"), std::string::npos)
        << readable(ratedText(rated));
}

TEST_F(HistoryPictureTest, RunsBecomeMarks) {
    write();
    const TimeChartContent chart = perDayChart(read(HistoryRange::month));
    ASSERT_FALSE(chart.marks.empty());
    EXPECT_TRUE(std::any_of(chart.marks.begin(), chart.marks.end(), [](const TimeMark& mark) { return mark.diamond; }));
    EXPECT_TRUE(std::any_of(chart.marks.begin(), chart.marks.end(), [](const TimeMark& mark) {
        return readable(mark.text).find("optimized, 268 GB offered") != std::string::npos;
    }));
    care::RunRecord failed;
    failed.outcome = "failed";
    EXPECT_TRUE(runMarkText(failed).isEmpty());
}

TEST_F(HistoryPictureTest, TheTableHasARowPerPieceNewestFirst) {
    write();
    HistoryTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const HistoryPicture month = read(HistoryRange::month);
    model.setPicture(month);
    EXPECT_EQ(model.rowCount(), static_cast<int>(month.host_writes.size()));
    EXPECT_TRUE(readable(model.index(0, HistoryTableModel::TimeColumn).data().toString()).starts_with("30 Nov 2026"));
    EXPECT_TRUE(model.columnHasContent(HistoryTableModel::NandWritesColumn));
    model.setPicture(HistoryPicture());
    EXPECT_EQ(model.rowCount(), 0);
    EXPECT_FALSE(model.columnHasContent(HistoryTableModel::LifeColumn));
}

class HistorySessionTest : public HistoryPictureTest {
  protected:
    HistorySessionTest() {
        services.tasks = &tasks;
        services.today = [] { return std::chrono::system_clock::time_point(gallery::stageTime()); };
        services.history = [file = file()](const DriveId&, care::History::Access access) {
            return care::History::open(file, access, gallery::stageTime());
        };
    }
    bool idle() {
        return waitFor([this] { return tasks.runningCount() == 0; });
    }

    TaskRunner tasks;
    Services services;
};

TEST_F(HistorySessionTest, NothingRecordedIsEmptyAndSaysWhenTheFirstFiguresCome) {
    services.recordTimer = [](std::stop_token) -> Result<care::TimerState> { return care::TimerState{}; };
    HistorySession session(services, drive.id);
    session.load(HistoryRange::month);
    ASSERT_TRUE(idle());
    ASSERT_NE(session.picture(HistoryRange::month), nullptr);
    EXPECT_TRUE(session.picture(HistoryRange::month)->empty());
    EXPECT_FALSE(session.error());
    const Notice none = noticeOfHistory(*session.picture(HistoryRange::month), drive, session.recorder());
    EXPECT_EQ(readable(none.command), "sudo trimwrightctl record"); // the timer is not installed
    const Notice on = noticeOfHistory(*session.picture(HistoryRange::month), drive,
                                      care::TimerState{true, true, true, gallery::stageTime(), {}});
    EXPECT_TRUE(on.command.isEmpty());
    EXPECT_NE(readable(on.advice).find("The first figures come at"), std::string::npos);
}

TEST_F(HistorySessionTest, AFileThatIsNoHistoryIsAnErrorAndTheOldPictureStays) {
    write({.days = 3});
    HistorySession session(services, drive.id);
    session.load(HistoryRange::week);
    ASSERT_TRUE(idle());
    ASSERT_NE(session.picture(HistoryRange::week), nullptr);
    EXPECT_FALSE(session.picture(HistoryRange::week)->empty());
    {
        QFile broken(QString::fromStdString(file().string()));
        ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
        broken.write(QByteArray(4096, 'x'));
    }
    session.reload();
    ASSERT_TRUE(idle());
    EXPECT_TRUE(session.error());
    EXPECT_FALSE(session.picture(HistoryRange::week)->empty());
}

TEST_F(HistorySessionTest, TheCsvHasTheSamplesOfTheRange) {
    write({.days = 3, .gap = false});
    HistorySession session(services, drive.id);
    session.load(HistoryRange::week);
    ASSERT_TRUE(idle());
    std::string csv;
    session.makeCsv(HistoryRange::week, [&csv](Result<std::string> made) { csv = made.value_or(""); });
    ASSERT_TRUE(idle());
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 1 + 3 * 24 + 13); // a title, and an hour each to noon
}

} // namespace
} // namespace trimwright::ui
