// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/health.h"

#include <string>

namespace trimwright::testing {

/// What must hold for every report that was decoded from anything whatever: figures stay in their ranges and say where
/// they come from, texts are fit to be shown, the verdict and the JSON document can be made. Returns the first breach
/// in words, or an empty text.
std::string findBreach(const HealthReport& report);

} // namespace trimwright::testing
