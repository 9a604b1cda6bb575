// SPDX-License-Identifier: GPL-3.0-or-later
// Addresses drawn at random, and whole lives of drives.
#include "core/emulator/drive_life.h"
#include "core/emulator/workload_addresses.h"

#include <algorithm>
#include <cmath>
#include <gmock/gmock.h>
#include <numeric>
#include <set>

namespace trimwright::emulator {
namespace {

/// How often each of `count` ranks comes in `samples` draws, against the distribution itself: the chi-square statistic
/// per degree of freedom, which is 1 ± a few √(2/n) when the two agree.
double chiSquare(double exponent, std::uint32_t count, unsigned samples) {
    std::vector<double> share(count + 1);
    double sum = 0;
    for (std::uint32_t rank = 1; rank <= count; ++rank) {
        share[rank] = std::pow(rank, -exponent);
        sum += share[rank];
    }
    const ZipfRanks ranks(count, exponent);
    Random random(7);
    std::vector<unsigned> seen(count + 1);
    for (unsigned i = 0; i < samples; ++i) {
        ++seen.at(ranks(random));
    }
    double statistic = 0;
    for (std::uint32_t rank = 1; rank <= count; ++rank) {
        const double expected = samples * share[rank] / sum;
        statistic += (seen[rank] - expected) * (seen[rank] - expected) / expected;
    }
    EXPECT_EQ(seen[0], 0U);
    return statistic / (count - 1);
}

TEST(Addresses, ZipfRanksComeAsOftenAsTheDistributionSays) {
    constexpr std::uint32_t count = 500;
    const double tolerance = 5 * std::sqrt(2.0 / count);
    for (const double exponent : {0.5, 0.8, 0.99, 1.0, 1.2, 2.0}) {
        EXPECT_NEAR(chiSquare(exponent, count, 2'000'000), 1, tolerance) << exponent;
    }
}

TEST(Addresses, TheCheckOfTheDistributionNoticesAWrongOne) {
    // The ranks of one exponent against the shares of another must not pass: else the test above proves nothing.
    const ZipfRanks ranks(100, 1.0);
    Random random(7);
    unsigned first = 0;
    constexpr unsigned samples = 100'000;
    for (unsigned i = 0; i < samples; ++i) {
        first += ranks(random) == 1 ? 1U : 0U;
    }
    double harmonic = 0;
    double other = 0;
    for (int rank = 1; rank <= 100; ++rank) {
        harmonic += 1.0 / rank;
        other += std::pow(rank, -0.95);
    }
    EXPECT_NEAR(first / double(samples), 1 / harmonic, 0.005);
    EXPECT_GT(std::abs(first / double(samples) - 1 / other), 0.005);
}

TEST(Addresses, ZipfWorksForOnePageAndForADrive) {
    Random random(1);
    const ZipfRanks one(1, 0.99);
    const ZipfRanks many(39'000'000, 0.99);
    for (int i = 0; i < 1000; ++i) {
        EXPECT_EQ(one(random), 1U);
        EXPECT_THAT(many(random), ::testing::AllOf(::testing::Ge(1U), ::testing::Le(39'000'000U)));
    }
}

TEST(Addresses, EachRankHasAPageOfItsOwn) {
    for (const std::uint32_t pages : {1U, 2U, 7U, 1000U, 1024U, 46'341U}) {
        const AddressChooser choose(pages, 0.99);
        std::set<std::uint32_t> seen;
        for (std::uint32_t rank = 1; rank <= pages; ++rank) {
            const std::uint32_t page = choose.pageOfRank(rank);
            EXPECT_LT(page, pages);
            EXPECT_TRUE(seen.insert(page).second) << pages;
        }
    }
}

TEST(Lives, AreTheSameForTheSameSeed) {
    LifeOptions options;
    options.endurance_cycles = 20;
    const auto a = liveUntilWornOut(options);
    const auto b = liveUntilWornOut(options);
    options.seed = 2;
    const auto other = liveUntilWornOut(options);
    ASSERT_TRUE(a && b && other);
    ASSERT_EQ(a->size(), b->size());
    EXPECT_EQ(a->back().day, b->back().day);
    EXPECT_EQ(a->back().host_writes_bytes, b->back().host_writes_bytes);
    EXPECT_EQ(a->back().nand_writes_bytes, b->back().nand_writes_bytes);
    EXPECT_NE(a->front().host_writes_bytes, other->front().host_writes_bytes);
}

TEST(Lives, OnlyGrowAndEndWornOut) {
    for (const LifeOptions& use : {LifeOptions::light(), LifeOptions::heavy()}) {
        for (const TrimHabit& habit : trimHabits()) {
            LifeOptions options = use;
            options.trim = habit.name;
            const auto life = liveUntilWornOut(options);
            ASSERT_TRUE(life) << life.error().message;
            ASSERT_FALSE(life->empty());
            EXPECT_TRUE(life->back().worn_out) << habit.name;
            EXPECT_LT(life->back().spare_percent, 10) << habit.name;
            // Blocks last 80 to 120 % of the rated erases, and the drive dies when the weakest have used up the spare.
            EXPECT_GT(life->back().wear_percent, 60) << habit.name;
            EXPECT_LT(life->back().wear_percent, 110) << habit.name;
            LifeSample before;
            for (const LifeSample& sample : *life) {
                EXPECT_GT(sample.day, before.day);
                EXPECT_GE(sample.host_writes_bytes, before.host_writes_bytes);
                EXPECT_GE(sample.nand_writes_bytes, sample.host_writes_bytes);
                EXPECT_GE(sample.wear_percent, before.wear_percent);
                EXPECT_LE(sample.spare_percent, before.spare_percent);
                EXPECT_EQ(sample.worn_out, &sample == &life->back());
                before = sample;
            }
        }
    }
}

TEST(Lives, AreLongerTheMoreOftenFreeSpaceIsOffered) {
    const auto days = [](const char* habit) {
        LifeOptions options = LifeOptions::heavy();
        options.trim = habit;
        const auto life = liveUntilWornOut(options);
        return life ? life->back().day : 0;
    };
    EXPECT_GT(days("immediate"), 2 * days("daily") - days("daily") / 2);
    EXPECT_GT(days("daily"), days("weekly"));
    EXPECT_GE(days("weekly"), days("never"));
    EXPECT_GT(days("never"), 7U);
}

TEST(Lives, WhoseDaysRunOutAreNotWornOut) {
    LifeOptions options;
    options.most_days = 30;
    const auto life = liveUntilWornOut(options);
    ASSERT_TRUE(life);
    EXPECT_EQ(life->back().day, 30U);
    EXPECT_FALSE(life->back().worn_out);
    EXPECT_EQ(life->size(), 5U); // Each week, and the last day.
}

TEST(Lives, RefuseWhatIsNoLife) {
    LifeOptions options;
    options.model = "nonesuch";
    EXPECT_EQ(liveUntilWornOut(options).error().code, Errc::notFound);
    options = {};
    options.trim = "hourly";
    EXPECT_EQ(liveUntilWornOut(options).error().code, Errc::notFound);
    options = {};
    options.model = "velociraptor-300"; // A hard disk wears out in other ways.
    EXPECT_EQ(liveUntilWornOut(options).error().code, Errc::usage);
    options = {};
    options.files_per_day = options.in_place_per_day = 0; // It would never end.
    EXPECT_EQ(liveUntilWornOut(options).error().code, Errc::usage);
    options = {};
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(liveUntilWornOut(options, stop.get_token()).error().code, Errc::cancelled);
}

} // namespace
} // namespace trimwright::emulator
