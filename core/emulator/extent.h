// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace trimwright::emulator {

/// Consecutive pages.
struct Extent {
    std::uint32_t first = 0;
    std::uint32_t count = 0;

    friend bool operator==(const Extent&, const Extent&) = default;
};

} // namespace trimwright::emulator
