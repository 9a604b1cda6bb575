// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/care/history_fixture.h"

namespace trimwright::care {
namespace {

using namespace std::chrono_literals;
using std::chrono::days;
using std::chrono::hours;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class HistoryChart : public HistoryTest {
  protected:
    void record(const std::vector<Sample>& samples) {
        std::vector<Recording> all(samples.size());
        for (std::size_t i = 0; i < samples.size(); ++i) {
            all[i].drive = drive();
            all[i].sample = samples[i];
        }
        ASSERT_TRUE(history.record(all));
    }

    std::vector<ChartPoint> chart(ChartFigure figure, std::size_t points, const TimeRange& range = {}) {
        auto read = history.chart({"nvme-A-1"}, figure, range, points);
        EXPECT_TRUE(read);
        return read.value_or(std::vector<ChartPoint>());
    }

    static std::vector<Sample> hourly(int count) {
        std::vector<Sample> samples;
        for (int hour = 0; hour < count; ++hour) {
            samples.push_back(sample(hours(hour), 1000 * static_cast<std::uint64_t>(hour), 30 + hour % 7));
        }
        return samples;
    }

    History history = writer();
};

TEST_F(HistoryChart, aPieceHoldsTheExtremesOfItsSamples) {
    record(hourly(100));
    const auto points = chart(ChartFigure::temperature, 10);
    ASSERT_THAT(points, SizeIs(10));
    std::size_t samples = 0;
    for (const ChartPoint& point : points) {
        EXPECT_EQ(point.lowest, 30);
        EXPECT_EQ(point.highest, 36);
        EXPECT_FALSE(point.gap_before);
        samples += point.samples;
    }
    EXPECT_EQ(samples, 100U);
    EXPECT_EQ(points.front().first_at, start);
    EXPECT_EQ(points.back().last_at, start + 99h);
}

TEST_F(HistoryChart, growthAddsUpToTheTotal) {
    record(hourly(240));
    double growth = 0;
    std::int64_t seconds = 0;
    for (const ChartPoint& point : chart(ChartFigure::hostWrites, 7)) {
        growth += point.growth;
        seconds += point.growth_seconds;
    }
    EXPECT_EQ(growth, 239'000);
    EXPECT_EQ(seconds, 239 * 3600);
}

TEST_F(HistoryChart, aCounterThatStartsAgainGivesNoNegativeGrowth) {
    auto samples = hourly(10);
    for (int hour = 10; hour < 20; ++hour) {
        samples.push_back(sample(hours(hour), 5 * static_cast<std::uint64_t>(hour)));
    }
    record(samples);
    const auto points = chart(ChartFigure::hostWrites, 20);
    double growth = 0;
    int restarts = 0;
    for (const ChartPoint& point : points) {
        EXPECT_GE(point.growth, 0);
        growth += point.growth;
        restarts += point.counter_restarted ? 1 : 0;
    }
    EXPECT_EQ(growth, 9'000 + 45);
    EXPECT_EQ(restarts, 1);
}

TEST_F(HistoryChart, aTimeWithoutSamplesIsAGap) {
    auto samples = hourly(48);
    for (int hour = 48 + 24 * 10; hour < 48 + 24 * 11; ++hour) {
        samples.push_back(sample(hours(hour), 1'000'000));
    }
    record(samples);
    const auto points = chart(ChartFigure::lifeLeft, 500);
    int gaps = 0;
    for (const ChartPoint& point : points) {
        gaps += point.gap_before ? 1 : 0;
        EXPECT_EQ(point.gap_before, point.first_at == start + hours(48 + 24 * 10));
    }
    EXPECT_EQ(gaps, 1);
}

TEST_F(HistoryChart, weeksThatWereThinnedAreNoGaps) {
    std::vector<Sample> samples;
    for (int day = 0; day < 1000; ++day) {
        samples.push_back(sample(days(day), 1000));
    }
    record(samples);
    ASSERT_TRUE(history.thin(start + days(999)));
    for (const ChartPoint& point : chart(ChartFigure::lifeLeft, 2000)) {
        EXPECT_FALSE(point.gap_before) << (point.first_at - start).count() / 86400;
    }
}

TEST_F(HistoryChart, wrongClocksDoNotStretchIt) {
    auto samples = hourly(10);
    samples.insert(samples.begin(), sample(std::chrono::sys_seconds(100s) - start));
    samples.insert(samples.begin() + 5, sample(days(20'000)));
    record(samples);
    const auto points = chart(ChartFigure::lifeLeft, 100);
    ASSERT_THAT(points, SizeIs(10));
    EXPECT_EQ(points.front().first_at, start);
    EXPECT_EQ(points.back().last_at, start + 9h);
    for (const ChartPoint& point : chart(ChartFigure::hostWrites, 100)) {
        EXPECT_GE(point.growth, 0);
    }
}

TEST_F(HistoryChart, unknownFiguresAndDrivesHaveNoPoints) {
    record(hourly(10));
    EXPECT_THAT(chart(ChartFigure::nandWrites, 10), IsEmpty());
    EXPECT_THAT(*history.chart({"other"}, ChartFigure::lifeLeft, {}, 10), IsEmpty());
    EXPECT_THAT(chart(ChartFigure::lifeLeft, 10, {start + 5h, start + 6h}), SizeIs(2));
}

} // namespace
} // namespace trimwright::care
