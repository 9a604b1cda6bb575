// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/text.h"
#include "core/care/assess.h"
#include "core/drive/drive.h"
#include "core/drive/health.h"

#include <ostream>

namespace trimwright::cli {

/// A report for people: who the drive is, the verdict in one sentence, the figures with their source, the findings.
/// `drive` is null for a saved report.
void printHealth(std::ostream& out, const Style& style, const Drive* drive, const HealthReport& report,
                 const care::Assessment& assessment);

/// The SMART table or NVMe log with the meaning of each row.
void printAttributes(std::ostream& out, const Style& style, const Drive* drive, const HealthReport& report);

} // namespace trimwright::cli
