// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/window/accessibility.h"

#include <string>
#include <vector>

namespace trimwright::testing {

/// What a screen reader says of it from top to bottom, a line for each thing: its name, what it is where that is more
/// than text, its value or state, and its description. What only repeats the line before is left out.
std::vector<std::string> readAloud(const Element& element);

/// What a user of a screen reader could not make sense of: controls without a name, things without a role, charts and
/// bars without a value. A sentence for each.
std::vector<std::string> faults(const Element& element);

/// How many controls (what can be pressed, chosen, filled in or looked at) there are.
int controlsIn(const Element& element);

} // namespace trimwright::testing
