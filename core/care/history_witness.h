// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/history_sample.h"
#include "core/drive/health.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

// The third witness of host writes: where neither a rule nor Device Statistics tells the unit of a drive's counter, the
// kernel's own count of what it wrote between two samples does.
namespace trimwright::care {

/// How far a counter of unknown unit and the kernel's count moved between two samples.
struct WriteGrowth {
    std::string source; ///< Which counter, "attribute 241 Total_LBAs_Written".
    std::uint64_t raw_before = 0;
    std::uint64_t raw_after = 0;
    std::uint64_t kernel_bytes = 0;
};

/// Nothing unless both samples are of one segment and one start of the kernel (its count begins at 0 with each), in
/// this order, of the same counter, and neither count went back (a drive that is plugged in again is counted anew).
std::optional<WriteGrowth> growthBetween(const Sample& older, const Sample& newer);

/// The longest growth that ends with the newest sample; samples in the order of recording.
std::optional<WriteGrowth> longestGrowth(std::span<const Sample> samples);

/// A unit that was proven on one drive, kept with its history.
struct UnitProof {
    std::string source; ///< The counter.
    std::uint64_t unit_bytes = 0;
    std::string unit;               ///< In words, "32 MiB".
    std::uint64_t counted = 0;      ///< How many units the counter grew,
    std::uint64_t kernel_bytes = 0; ///< while the kernel wrote so much.
    std::chrono::sys_seconds proven_at{};

    friend bool operator==(const UnitProof&, const UnitProof&) = default;
};

/// Gives a report whose host writes are unknown the figure that the proof makes of its counter. False if it is about
/// another counter, or the figure is known.
bool applyUnitProof(HealthReport& report, const UnitProof& proof);

} // namespace trimwright::care
