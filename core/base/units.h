// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace trimwright {

inline constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20;
inline constexpr std::uint64_t gibibyte = std::uint64_t{1} << 30;

/// Bytes with a decimal unit and three digits, as drives are sold: 36203065344000 → "36.2 TB", 999 → "999 B".
std::string formatBytes(std::uint64_t bytes);

/// Digits in groups of three, separated by a no-break space: 11204 → "11 204".
std::string formatCount(std::uint64_t count);

} // namespace trimwright
