// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/assess.h"

#include <span>
#include <vector>

// The single judgements that assess() puts together. Each looks at one side of a report and adds its findings.
namespace trimwright::care {

using AssessRule = void (*)(const HealthReport& report, std::vector<Finding>& findings);

/// All rules. Order among findings of one level: as here, the weightiest first.
std::span<const AssessRule> assessRules();

} // namespace trimwright::care
