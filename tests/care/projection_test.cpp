// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/projection.h"

#include <cmath>
#include <gmock/gmock.h>
#include <random>

namespace trimwright::care {
namespace {

using std::chrono::days;
using std::chrono::sys_seconds;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr sys_seconds start{std::chrono::seconds{1'796'083'200}};

Sample worn(double day, double percent) {
    Sample sample;
    sample.taken_at = start + std::chrono::seconds(static_cast<std::int64_t>(day * 86400));
    sample.condition.percentage_used = static_cast<int>(percent);
    sample.life_left_percent = 100 - static_cast<int>(percent);
    return sample;
}

/// A drive that wears by so much a day, looked at once a day.
std::vector<Sample> steady(int count, double percentPerDay, double first = 0) {
    std::vector<Sample> samples;
    for (int day = 0; day < count; ++day) {
        samples.push_back(worn(day, first + percentPerDay * day));
    }
    return samples;
}

void expectEndIn(const Forecast& forecast, sys_seconds end) {
    ASSERT_TRUE(forecast.end) << forecast.hidden_because;
    EXPECT_THAT(forecast.hidden_because, IsEmpty());
    EXPECT_LE(forecast.end->earliest, end);
    EXPECT_GE(forecast.end->latest, end);
    EXPECT_LE(forecast.end->earliest, forecast.end->likely);
    EXPECT_LE(forecast.end->likely, forecast.end->latest);
}

TEST(Projection, aSteadyDriveEndsWhenItsWearSays) {
    const auto samples = steady(400, 0.1);
    const Forecast forecast = projectWear(samples, samples.back().taken_at);
    expectEndIn(forecast, start + days(1000));
    EXPECT_LT(forecast.end->latest - forecast.end->earliest, days(300)) << "a range that says something";
    EXPECT_NEAR(forecast.end->percent_per_year, 36.5, 1.5);
    EXPECT_EQ(forecast.end->observed_days, 399);
}

TEST(Projection, isHiddenUntilTheDataAllowIt) {
    EXPECT_THAT(projectWear({}, start).hidden_because, HasSubstr("does not tell how worn"));
    const auto few = steady(10, 2);
    EXPECT_THAT(projectWear(few, start + days(10)).hidden_because, HasSubstr("two weeks"));
    const auto slow = steady(300, 0.005);
    EXPECT_THAT(projectWear(slow, start + days(300)).hidden_because, HasSubstr("too little for a forecast"));
    const auto ages = steady(2000, 0.002);
    EXPECT_THAT(projectWear(ages, start + days(2000)).hidden_because, HasSubstr("more than 30 years"));
    const auto over = steady(200, 0.6);
    EXPECT_THAT(projectWear(over, start + days(200)).hidden_because, HasSubstr("used up"));
}

TEST(Projection, aGapIsBridged) {
    auto samples = steady(400, 0.1);
    samples.erase(samples.begin() + 100, samples.begin() + 250);
    expectEndIn(projectWear(samples, start + days(400)), start + days(1000));
}

TEST(Projection, aJumpIsWhereItStandsAndNotHowFastItGoes) {
    std::vector<Sample> samples;
    for (int day = 0; day < 400; ++day) {
        samples.push_back(worn(day, 0.05 * day + (day >= 200 ? 30 : 0))); // other firmware, other arithmetic
    }
    const Forecast forecast = projectWear(samples, start + days(400));
    expectEndIn(forecast, start + days(1400));
    EXPECT_NEAR(forecast.end->percent_per_year, 18.25, 2);
}

TEST(Projection, onlyTheTimeAfterAResetCounts) {
    std::vector<Sample> samples = steady(200, 0.4);
    for (int day = 200; day < 500; ++day) {
        samples.push_back(worn(day, 0.05 * (day - 200)));
    }
    expectEndIn(projectWear(samples, start + days(500)), start + days(2200));
}

TEST(Projection, wrongClocksAreLeftOut) {
    auto samples = steady(400, 0.1);
    samples.insert(samples.begin() + 50, worn(90'000, 5));
    samples.insert(samples.begin() + 90, worn(-20'000, 8));
    expectEndIn(projectWear(samples, start + days(400)), start + days(1000));
}

TEST(Projection, whoUsesItMoreNowGetsAWiderRange) {
    std::vector<Sample> samples;
    double percent = 0;
    for (int day = 0; day < 400; ++day) {
        percent += day < 300 ? 0.05 : 0.2;
        samples.push_back(worn(day, percent));
    }
    const Forecast forecast = projectWear(samples, start + days(400));
    expectEndIn(forecast, start + days(400) + days(static_cast<int>((100 - percent) / 0.2)));
    const auto even = steady(400, 0.09);
    const Forecast narrow = projectWear(even, start + days(400));
    EXPECT_GT(forecast.end->latest - forecast.end->earliest, narrow.end->latest - narrow.end->earliest);
}

TEST(Projection, theRangeHoldsForUnevenUse) {
    // Days that differ by a factor of three, weeks of holidays, 40 drives: the end has to lie in 9 of 10 ranges.
    int inside = 0;
    constexpr int drives = 40;
    for (unsigned seed = 1; seed <= drives; ++seed) {
        std::mt19937_64 random(seed);
        const double mean = 0.05 + static_cast<double>(seed) * 0.01;
        std::vector<Sample> samples;
        double percent = 0;
        double week = 1;
        int day = 0;
        int half = 0;
        for (; percent < 100; ++day) {
            if (day % 7 == 0) {
                week = random() % 10 == 0 ? 0 : 0.4 + static_cast<double>(random() % 1200) / 1000;
            }
            percent += mean * week * (0.5 + static_cast<double>(random() % 1000) / 1000);
            if (percent < 50) {
                samples.push_back(worn(day, percent));
                half = day;
            }
        }
        const Forecast forecast = projectWear(samples, start + days(half));
        ASSERT_TRUE(forecast.end) << forecast.hidden_because;
        inside += forecast.end->earliest <= start + days(day) && forecast.end->latest >= start + days(day) ? 1 : 0;
    }
    EXPECT_GE(inside, drives * 9 / 10);
}

TEST(Projection, lifeLeftStandsInForTheUsedShare) {
    auto samples = steady(400, 0.1);
    for (Sample& sample : samples) {
        sample.condition.percentage_used.reset();
    }
    expectEndIn(projectWear(samples, start + days(400)), start + days(1000));
}

TEST(Projection, byWritesAgainstWhatTheDriveIsRatedFor) {
    std::vector<Sample> samples;
    for (int day = 0; day < 100; ++day) {
        Sample sample;
        sample.taken_at = start + days(day);
        sample.host_writes_bytes = 40'000'000'000ULL * static_cast<std::uint64_t>(day);
        samples.push_back(sample);
    }
    constexpr std::uint64_t rated = 150'000'000'000'000;
    expectEndIn(projectWrites(samples, rated, start + days(100)), start + days(3750));
    EXPECT_THAT(projectWrites(samples, 0, start).hidden_because, HasSubstr("how much was written"));
    EXPECT_THAT(projectWrites(samples, rated * 100, start + days(100)).hidden_because, HasSubstr("Too little"));
    EXPECT_THAT(projectWear(samples, start + days(100)).hidden_because, HasSubstr("does not tell"));
}

} // namespace
} // namespace trimwright::care
