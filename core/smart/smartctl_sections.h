// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/health.h"
#include "core/smart/json_access.h"

// The sections of smartctl's document by protocol; each adds what it finds to the report and a note for what it cannot
// read. For smartctl_report.cpp only.
namespace trimwright::smart {

/// True if any health data of this protocol were found.
bool readAtaSections(const Json& document, HealthReport& report);
bool readNvmeSections(const Json& document, HealthReport& report);
bool readScsiSections(const Json& document, HealthReport& report);

} // namespace trimwright::smart
