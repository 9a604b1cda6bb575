// SPDX-License-Identifier: GPL-3.0-or-later
// Forecasts held against lives that the emulator lives to their end: the wear comes out of its flash, not out of a
// formula of ours.
#include "core/care/projection.h"
#include "core/emulator/drive_life.h"

#include <gtest/gtest.h>
#include <iostream>

namespace trimwright::care {
namespace {

using std::chrono::days;

constexpr std::chrono::sys_seconds start{std::chrono::seconds{1'796'083'200}};

emulator::LifeOptions optionsOf(int number, std::uint64_t seed) {
    emulator::LifeOptions options = number % 2 == 0 ? emulator::LifeOptions::light() : emulator::LifeOptions::heavy();
    const auto habits = emulator::trimHabits();
    options.trim = habits[static_cast<std::size_t>(number / 2) % habits.size()].name;
    options.seed = seed;
    return options;
}

/// A maker finds out what to rate a drive for by wearing some of them out: the mean erases, in percent of what a block
/// survives on average, at which other drives than those of the test died. (The weakest blocks die first, so a drive
/// ends well before its average block would.) Percentage used counts against this rating.
double ratedWearPercent() {
    constexpr int qualified = 8;
    double sum = 0;
    for (int number = 0; number < qualified; ++number) {
        const auto life = emulator::liveUntilWornOut(optionsOf(number, 1000 + static_cast<std::uint64_t>(number)));
        EXPECT_TRUE(life && life->back().worn_out);
        sum += life ? life->back().wear_percent : 0;
    }
    return sum / qualified;
}

TEST(ProjectionOfLives, atHalfOfLifeTheTrueEndLiesInTheRange) {
    constexpr int lives = 20;
    const double rated = ratedWearPercent();
    int inside = 0;
    for (int number = 0; number < lives; ++number) {
        const emulator::LifeOptions options = optionsOf(number, static_cast<std::uint64_t>(number) + 1);
        const auto life = emulator::liveUntilWornOut(options);
        ASSERT_TRUE(life) << life.error().message;
        ASSERT_TRUE(life->back().worn_out) << "it has to die for the test to tell anything";
        const unsigned half = life->back().day / 2;
        std::vector<Sample> samples;
        for (const emulator::LifeSample& look : *life) {
            if (look.day > half) {
                break;
            }
            Sample& sample = samples.emplace_back();
            sample.taken_at = start + days(look.day);
            sample.condition.percentage_used = static_cast<int>(100 * look.wear_percent / rated);
        }
        const Forecast forecast = projectWear(samples, start + days(half));
        ASSERT_TRUE(forecast.end) << number << ": " << forecast.hidden_because;
        const auto end = start + days(life->back().day);
        const bool holds = forecast.end->earliest <= end && end <= forecast.end->latest;
        inside += holds ? 1 : 0;
        std::cout << "life " << number << ' ' << options.trim << ": died on day " << life->back().day << " at "
                  << 100 * life->back().wear_percent / rated << " %, forecast from "
                  << (forecast.end->earliest - start) / days(1) << " to " << (forecast.end->latest - start) / days(1)
                  << (holds ? "\n" : "  MISSED\n");
    }
    EXPECT_GE(inside, 18);
}

} // namespace
} // namespace trimwright::care
