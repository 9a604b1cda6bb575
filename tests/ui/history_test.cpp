// SPDX-License-Identifier: GPL-3.0-or-later
// The history as the window shows it: from a real file over the pieces of the charts to words and tables.
#include "core/care/growth.h"
#include "tests/gallery/past.h"
#include "tests/gallery/stage.h"
#include "tests/ui/wait.h"
#include "ui/models/chart_content.h"
#include "ui/models/history_session.h"
#include "ui/models/history_table_model.h"
#include "ui/models/history_text.h"
#include "ui/widgets/event_lane.h"
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

TimeAxis axisOf(const QDate& first, const QDate& last, double pixels = 320) {
    return {secondsOf(first.startOfDay()), secondsOf(last.addDays(1).startOfDay()), pixels,
            [](const QString& label) { return 6.0 * static_cast<double>(label.size()); }};
}

TEST(ChartTicks, DaysAreNamedAtTheirNoonTheFirstAndTheLastAmongThem) {
    const std::vector<AxisTick> week = timeTicks(axisOf({2026, 11, 24}, {2026, 11, 30}, 400));
    EXPECT_EQ(labels(week), (Labels{"24 Nov", "25 Nov", "26 Nov", "27 Nov", "28 Nov", "29 Nov", "30 Nov"}));
    for (const AxisTick& tick : week) {
        EXPECT_EQ(QDateTime::fromSecsSinceEpoch(static_cast<qint64>(tick.at)).time(), QTime(12, 0)); // where the bar is
    }
    for (const int days : {3, 12, 30, 61, 90}) {
        const QDate last(2026, 11, 30);
        const Labels named = labels(timeTicks(axisOf(last.addDays(1 - days), last)));
        EXPECT_GE(named.size(), 3U) << days;
        EXPECT_LE(named.size(), 7U) << days;
        EXPECT_EQ(named.back(), "30 Nov") << days;
        EXPECT_EQ(named.front(), readable(QLocale().toString(last.addDays(1 - days), QStringLiteral("d MMM"))));
    }
}

TEST(ChartTicks, LongTimesHaveMonthsAndYearsAndNoLabelTouchesAnother) {
    EXPECT_EQ(labels(timeTicks(axisOf({2025, 12, 2}, {2026, 11, 30}))),
              (Labels{"Jan 2026", "Mar", "May", "Jul", "Sept", "Nov"}));
    EXPECT_EQ(labels(timeTicks(axisOf({2023, 11, 5}, {2030, 2, 1}))),
              (Labels{"2024", "2025", "2026", "2027", "2028", "2029", "2030"}));
    for (const double pixels : {60.0, 150.0, 300.0, 900.0}) {
        const TimeAxis axis = axisOf({2026, 9, 2}, {2026, 11, 30}, pixels);
        const std::vector<AxisTick> ticks = timeTicks(axis);
        EXPECT_FALSE(ticks.empty());
        for (std::size_t i = 1; i < ticks.size(); ++i) {
            const double apart = (ticks[i].at - ticks[i - 1].at) / (axis.to - axis.from) * pixels;
            EXPECT_GT(apart, (axis.width(ticks[i].label) + axis.width(ticks[i - 1].label)) / 2) << pixels;
        }
    }
    const double from = secondsOf(QDate(2026, 11, 1).startOfDay());
    EXPECT_EQ(readable(pieceText(from, 86'400)), "1 Nov 2026");
    EXPECT_EQ(readable(pieceText(from, 7 * 86'400)), "1 Nov 2026 to 7 Nov 2026");
}

TEST(ChartContent, NoLineLiesOnTheFrameAndGapsAreTold) {
    TimeChartContent content;
    content.measure = Measure::percent;
    content.highest = 100;
    TimeSeries series;
    series.piece_seconds = 10;
    series.points = {{0, 96, 96, 96}, {10, 94, 94, 94}, {60, 94, 94, 94, true}};
    content.series = {series};
    EXPECT_EQ(labels(valueTicksOf(content, 5)).front(), "92 %");
    EXPECT_EQ(labels(valueTicksOf(content, 5)).back(), "100 %");
    const std::vector<TimeGap> gaps = gapsOf(content);
    ASSERT_EQ(gaps.size(), 1U);
    EXPECT_EQ(gaps[0].from, 20);
    EXPECT_EQ(gaps[0].to, 60);
    EXPECT_NE(readable(chartReadout(content, 40, 1)).find("not recorded"), std::string::npos);
    content.series[0].points = {{0, 100, 100, 100}};
    EXPECT_EQ(labels(valueTicksOf(content, 5)).back(), "100 %"); // and never more
}

TEST(EventLane, MarksThatAreNearAreCountedAndNoGroupsOverlap) {
    const auto place = [](double at) { return at; };
    EXPECT_EQ(groupEvents({{10, false, {}}, {60, true, {}}}, place).size(), 2U);
    const std::vector<EventGroup> near = groupEvents({{10, false, {}}, {14, true, {}}, {60, false, {}}}, place);
    ASSERT_EQ(near.size(), 2U);
    EXPECT_EQ(near[0].discs, 1);
    EXPECT_EQ(near[0].diamonds, 1);
    std::vector<TimeMark> weekly;
    for (int week = 0; week < 52; ++week) {
        weekly.push_back({week * 6.0, false, {}});
    }
    const std::vector<EventGroup> one = groupEvents(weekly, place);
    ASSERT_EQ(one.size(), 1U);
    EXPECT_EQ(one[0].discs, 52);
}

TEST(HistoryWordsTest, LessThanADayIsNoRate) {
    HistoryPicture picture;
    picture.day_piece_seconds = 86'400;
    care::ChartPoint piece;
    piece.growth = 135e9;
    piece.growth_seconds = 11 * 60 + 4;
    picture.host_writes_by_day = {piece};
    EXPECT_EQ(readable(perDayWords(picture).headline), "135 GB in 11 min");
    picture.host_writes_by_day[0].growth_seconds = care::leastRateTime.count();
    EXPECT_TRUE(readable(perDayWords(picture).headline).ends_with("per day"));
}

TEST(ChartContent, WithoutPointsTheReasonIsTold) {
    TimeChartContent content;
    content.empty_text = QStringLiteral("Nothing yet.");
    content.series.resize(1);
    EXPECT_FALSE(hasPoints(content));
    EXPECT_EQ(chartSummary(content), content.empty_text);
    EXPECT_EQ(chartReadout(content, 0, 1), QString());
    content.series[0].points = {{0, 0, 0, 0}};
    EXPECT_TRUE(hasPoints(content));
    EXPECT_FALSE(labels(valueTicksOf(content, 5)).back().ends_with(" B")); // no single bytes
    content.measure = Measure::percent;
    content.highest = 100;
    content.series[0].points = {{0, 99, 99, 99}};
    EXPECT_EQ(labels(valueTicksOf(content, 6)).front(), "95 %");
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
    EXPECT_TRUE(readable(perDayWords(month).headline).ends_with("GB per day")) << readable(perDayWords(month).headline);
    EXPECT_TRUE(readable(totalWords(month).note).find("1.34 times as much") != std::string::npos);
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
    EXPECT_NE(readable(ratedText(rated)).find("50 % of the rated"), std::string::npos) << readable(ratedText(rated));
}

TEST_F(HistoryPictureTest, TheAxisBeginsWithTheSamplesAndEndsWithToday) {
    write({.days = 9, .gap = false});
    const HistoryPicture month = read(HistoryRange::month);
    const QDate last = QDateTime::fromSecsSinceEpoch(gallery::stageTime().time_since_epoch().count()).date();
    EXPECT_EQ(static_cast<double>(month.from.time_since_epoch().count()), secondsOf(last.addDays(-9).startOfDay()));
    EXPECT_EQ(static_cast<double>(month.end.time_since_epoch().count()), secondsOf(last.addDays(1).startOfDay()));
    EXPECT_EQ(perDayChart(month).to, lifeChart(month).to); // all charts have one axis
}

TEST_F(HistoryPictureTest, HoursAreNotStretchedToADay) {
    write();
    const HistoryPicture month = read(HistoryRange::month);
    const TimeChartContent chart = perDayChart(month);
    const TimePoint& today = chart.series[0].points.back();
    EXPECT_TRUE(today.incomplete);
    EXPECT_DOUBLE_EQ(today.value, month.host_writes_by_day.back().growth);
    EXPECT_FALSE(chart.series[0].points[3].incomplete);
    const auto gap = [](const TimePoint& point) { return point.gap_before; };
    EXPECT_EQ(std::count_if(chart.series[0].points.begin(), chart.series[0].points.end(), gap), 1);
    EXPECT_FALSE(growthPerDay(month.host_writes_by_day.back(), 7 * 86'400)); // hours say nothing of a week
}

TEST_F(HistoryPictureTest, AForecastFarAwayNamesNoYear) {
    write({.days = 900, .gap = false, .percent_per_year = 20});
    HistoryPicture all = read(HistoryRange::all);
    ASSERT_TRUE(all.forecast.end);
    EXPECT_NE(readable(lifeWords(all).note).find("90 % sure"), std::string::npos);
    all.forecast.end->earliest = all.to + std::chrono::years(11);
    all.forecast.end->latest = all.to + std::chrono::years(90);
    EXPECT_NE(readable(lifeWords(all).note).find("well beyond 10 years"), std::string::npos);
    EXPECT_FALSE(lifeChart(all).band);
}

TEST_F(HistoryPictureTest, TheRangeOfTemperaturesHoldsTheCurrentOne) {
    write();
    EXPECT_NE(readable(temperatureRangeText(read(HistoryRange::month), 55)).find("to 55 °C in 30 days"),
              std::string::npos);
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
    EXPECT_EQ(model.rowCount(), static_cast<int>(month.host_writes_by_day.size()));
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
    EXPECT_NE(readable(on.advice).find("First values at"), std::string::npos);
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
