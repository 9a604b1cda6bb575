// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/drive/health.h"

namespace trimwright::smart {

/// Decodes the content of a saved report, whichever it is: `smartctl --json` output, a libatasmart blob, or what
/// Trimwright saved itself (`report --json`, `health --json`).
/// Errors: those of parseSmartctl() and decodeBlob(); invalidData for anything else, with a hint for smartctl's text
/// output (save it with --json) and for empty files.
Result<HealthReport> parseReportFile(Bytes content);

} // namespace trimwright::smart
