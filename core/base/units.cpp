// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/units.h"

#include <array>
#include <fmt/format.h>

namespace trimwright {

std::string formatBytes(std::uint64_t bytes) {
    static constexpr std::array units{"B", "kB", "MB", "GB", "TB", "PB", "EB"};
    if (bytes < 1000) {
        return fmt::format("{} B", bytes);
    }
    auto value = static_cast<double>(bytes);
    std::size_t unit = 0;
    // 999.5 would be printed as 1000, so it moves to the next unit.
    while (value >= 999.5 && unit + 1 < units.size()) {
        value /= 1000;
        ++unit;
    }
    const int decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
    return fmt::format("{:.{}f} {}", value, decimals, units.at(unit));
}

std::string formatCount(std::uint64_t count) {
    std::string text = fmt::format("{}", count);
    for (std::size_t at = text.size(); at > 3;) {
        at -= 3;
        text.insert(at, "\u00a0");
    }
    return text;
}

} // namespace trimwright
