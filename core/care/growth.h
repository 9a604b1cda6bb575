// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace trimwright::care {

/// A growth that was observed for less is told as what it is, "135 GB in 11 min": what is written in minutes says
/// nothing of a day. Nearly a day, since the samples of a day begin and end within it.
inline constexpr std::chrono::seconds leastRateTime = std::chrono::hours(22);

/// Whether a growth says how much it is in a day, by how long it was observed.
constexpr bool tellsRate(std::chrono::seconds observed) {
    return observed >= leastRateTime;
}

} // namespace trimwright::care
