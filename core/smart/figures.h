// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/health.h"

#include <cstdint>
#include <string>
#include <utility>

namespace trimwright::smart {

template <class T>
Figure<T> known(T value, Provenance provenance) {
    return Figure<T>{std::move(value), std::move(provenance), {}};
}

/// An unknown figure: why, and what was seen.
template <class T>
Figure<T> unknown(std::string because, Provenance seen = {}) {
    return Figure<T>{std::nullopt, std::move(seen), std::move(because)};
}

/// No drive has run for more than thirty years: such counts of hours are damaged or of another unit.
inline constexpr std::uint64_t longestHours = std::uint64_t{30} * 8766;

/// A temperature outside of this is no measurement of a drive that still answers.
inline constexpr int coldestCelsius = -60;
inline constexpr int hottestCelsius = 125;

/// "attribute 241 Total_LBAs_Written"
std::string attributeSource(const Attribute& attribute);

/// The first attribute with this id; nullptr if there is none.
const Attribute* findAttribute(const HealthReport& report, std::uint8_t id);

/// "512 B", "32 MiB", "1 GiB", "1 GB"
std::string unitName(std::uint64_t bytes);

/// No drive has moved an exabyte: such traffic is a damaged count.
inline constexpr std::uint64_t mostTrafficBytes = 1'000'000'000'000'000'000;

/// Makes a count of media errors that is beyond belief (see mostBelievableErrors) unknown.
void doubtMediaErrors(HealthReport& report);

/// Says why a hard disk has no life left to report, where nothing else has been said.
void explainMissingLife(HealthReport& report);

/// a × b, or the largest number if that does not fit.
std::uint64_t multiplySaturating(std::uint64_t a, std::uint64_t b);

} // namespace trimwright::smart
