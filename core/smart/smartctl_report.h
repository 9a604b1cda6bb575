// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/drive/health.h"

#include <cstddef>
#include <string_view>

namespace trimwright::smart {

/// Larger inputs are refused unread; a real report has at most some hundred kilobytes.
inline constexpr std::size_t maxReportBytes = std::size_t{16} << 20;

/// Decodes what `smartctl --json` printed (version 7.0 and later). Pure; any thread.
///
/// smartctl's exit status is a bit mask: a report with any of the bits 2…7 is kept and read section by section; what
/// is missing or damaged becomes a note of the report, never an error of the whole. `report.source` is "smartctl".
///
/// Errors: permissionDenied (smartctl could not open the drive) · asleep (`-n standby` left it alone) · unsupported
/// (a USB bridge or RAID controller that smartctl needs to be told of) · notFound (no such device) · invalidData (not
/// JSON, cut off, nested too deep, too large, a list of drives, or no report) · failed (any other message). They speak
/// of the content only, which may come from a file or straight from smartctl.
Result<HealthReport> parseSmartctl(std::string_view json);

} // namespace trimwright::smart
