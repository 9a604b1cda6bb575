// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace trimwright::care {

/// Marks a SQLite file as a history ("TrmW"), see PRAGMA application_id.
inline constexpr std::int64_t historyApplicationId = 0x54726d57;

/// The steps that make a history: step N brings a file of version N (PRAGMA user_version) to version N + 1. A step is
/// never changed once it was released; a change of the schema is a new step at the end.
std::span<const char* const> historySchemaSteps();

/// The version that this program writes.
inline std::int64_t historyVersion() {
    return static_cast<std::int64_t>(historySchemaSteps().size());
}

} // namespace trimwright::care
