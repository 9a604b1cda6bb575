// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>

// Arithmetic that proves the unit of a traffic counter on the drive itself, from a second witness: Device Statistics,
// or the kernel's own counters between two readings.
namespace trimwright::smart {

/// Units that makers count traffic in, in bytes.
inline constexpr std::array<std::uint64_t, 7> trafficUnits{
    512,           std::uint64_t{1} << 20, std::uint64_t{32} << 20,
    1'000'000'000, std::uint64_t{1} << 30, std::uint64_t{64} << 30,
    4096};

/// Device Statistics of many drives count the sectors with 32 bits only.
inline constexpr std::uint64_t wrapSectors = std::uint64_t{1} << 32;

/// Does raw × unit equal the statistic, within a share of 1 / `fineness` or two units? The two are updated at different
/// moments, so a little may lie between them. The closest units, 1 MB and 1 MiB, are 5 % apart.
bool agrees(std::uint64_t raw, std::uint64_t unit, std::uint64_t statisticBytes, std::uint64_t fineness);

/// Does raw × unit equal the statistic after the statistic wrapped at least once? Never true of coarse units, which
/// would agree by chance too often.
bool agreesWrapped(std::uint64_t raw, std::uint64_t unit, std::uint64_t statisticSectors);

/// The one unit in which the counter's growth between two readings fits what the kernel has written in the meantime
/// (all of it through this computer, within a tenth); nothing if no unit or more than one fits, or the growth is too
/// small to tell.
std::optional<std::uint64_t> unitFromGrowth(std::uint64_t rawBefore, std::uint64_t rawAfter,
                                            std::uint64_t kernelBytesBetween);

} // namespace trimwright::smart
