// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/assess.h"
#include "core/drive/drive.h"
#include "core/drive/health.h"

#include <string>

namespace trimwright::care {

/// `health --json`: one indented JSON document with stable keys, absent = null (the keys are documented in the man
/// page). `drive` is null for a saved report; then the document's "drive" says what the report itself tells.
std::string healthJson(const Drive* drive, const HealthReport& report, const Assessment& assessment);

/// `attributes --json`: the drive and its SMART table or NVMe log with meanings.
std::string attributesJson(const Drive* drive, const HealthReport& report);

} // namespace trimwright::care
