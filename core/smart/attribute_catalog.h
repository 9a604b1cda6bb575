// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/health.h"

#include <cstdint>
#include <string_view>

namespace trimwright::smart {

/// The usual name of an ATA attribute, for reports that bring none; empty if the id has no usual meaning.
std::string_view usualName(std::uint8_t id);

/// Sets `meaning` of every attribute of an ATA report in plain words: what it counts, which direction is good and what
/// to do. Rules for the drive come before the name, the name before the id's usual meaning; what nothing explains says
/// that it is the maker's own.
void explainAttributes(HealthReport& report);

} // namespace trimwright::smart
