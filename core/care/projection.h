// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/history_sample.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace trimwright::care {

/// When a drive's rated life will be used up, if it goes on being used as it was. Not when it fails: many drives live
/// longer, some fail earlier.
struct EndOfLife {
    std::chrono::sys_seconds earliest{};
    std::chrono::sys_seconds likely{};
    std::chrono::sys_seconds latest{};
    int confidence_percent = 90; ///< How often the end is meant to lie between earliest and latest.
    double used_percent = 0;     ///< Of the rated life, now.
    double percent_per_year = 0;
    int observed_days = 0; ///< What it rests on.

    friend bool operator==(const EndOfLife&, const EndOfLife&) = default;
};

/// The forecast, or why there is none in a sentence for people.
struct Forecast {
    std::optional<EndOfLife> end;
    std::string hidden_because; ///< Empty if there is one.
};

/// From the wear that the drive reports (percentage used or life left, in whole percents). Samples in the order of
/// recording. Gaps are bridged; a jump of several percents at once (another firmware, another rule) is taken as where
/// the drive stands and not as how fast it wears; what lies before a wear that went back (another drive, a reset) does
/// not count; nor do samples whose clock was wrong.
/// Hidden until there are two weeks and three steps of wear, and while the end is more than 30 years away.
/// Pure. The range comes from how much the rate varied between eighths of the time, from the last third against the
/// whole, from the width of a step, and a tenth for what a drive does differently in its old age.
Forecast projectWear(std::span<const Sample> samples, std::chrono::sys_seconds now);

/// The same from host writes against what the maker rates the drive for (TBW). Hidden too until half a percent of it
/// was written.
Forecast projectWrites(std::span<const Sample> samples, std::uint64_t ratedBytes, std::chrono::sys_seconds now);

} // namespace trimwright::care
