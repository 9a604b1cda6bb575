// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/assess.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace trimwright::care {

/// A fault of a model's firmware that is public knowledge. To add one, add one entry to known_hazards.cpp.
struct KnownHazard {
    std::string_view models;   ///< Patterns, see matchesPattern().
    std::string_view firmware; ///< The versions that have the fault.
    Level level = Level::attention;
    std::string_view code;
    std::string_view text;
    std::string_view advice;
    std::string_view source;    ///< Where it is published.
    std::uint64_t at_hours = 0; ///< The power-on hours at which it strikes; 0: at any time.
};

std::span<const KnownHazard> knownHazards();

/// The hazard that this model and firmware have; nullptr if none is known.
const KnownHazard* findHazard(std::string_view model, std::string_view firmware);

} // namespace trimwright::care
