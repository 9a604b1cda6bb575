// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/unit_proof.h"

#include "core/smart/figures.h"

#include <algorithm>

namespace trimwright::smart {

namespace {

std::uint64_t difference(std::uint64_t a, std::uint64_t b) {
    return a > b ? a - b : b - a;
}

} // namespace

bool agrees(std::uint64_t raw, std::uint64_t unit, std::uint64_t statisticBytes, std::uint64_t fineness) {
    const std::uint64_t bytes = multiplySaturating(raw, unit);
    return raw > 0 && difference(bytes, statisticBytes) <= std::max(2 * unit, statisticBytes / fineness);
}

bool agreesWrapped(std::uint64_t raw, std::uint64_t unit, std::uint64_t statisticSectors) {
    const std::uint64_t sectors = multiplySaturating(raw, unit) / 512;
    const std::uint64_t unitSectors = std::max<std::uint64_t>(1, unit / 512);
    if (statisticSectors >= wrapSectors || sectors < wrapSectors || unitSectors > wrapSectors / 1000) {
        return false;
    }
    const std::uint64_t apart = difference(sectors % wrapSectors, statisticSectors);
    const std::uint64_t tolerance = std::max<std::uint64_t>(2 * unitSectors, wrapSectors / 100'000);
    return std::min(apart, wrapSectors - apart) <= tolerance;
}

std::optional<std::uint64_t> unitFromGrowth(std::uint64_t rawBefore, std::uint64_t rawAfter,
                                            std::uint64_t kernelBytesBetween) {
    // Below this many units the rounding of both readings hides which one it is.
    constexpr std::uint64_t leastGrowth = 20;
    if (rawAfter < rawBefore || rawAfter - rawBefore < leastGrowth) {
        return std::nullopt;
    }
    std::optional<std::uint64_t> found;
    for (const std::uint64_t unit : trafficUnits) {
        const std::uint64_t bytes = multiplySaturating(rawAfter - rawBefore, unit);
        if (difference(bytes, kernelBytesBetween) > kernelBytesBetween / 10) {
            continue;
        }
        if (found) {
            return std::nullopt;
        }
        found = unit;
    }
    return found;
}

} // namespace trimwright::smart
