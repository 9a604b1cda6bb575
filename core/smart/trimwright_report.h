// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/drive/health.h"
#include "core/drive/self_test.h"

#include <optional>
#include <string_view>

// Reads back what Trimwright itself saved, with the distrust that any file deserves. Pure; any thread.
namespace trimwright::smart {

/// A saved report, as far as it tells of the drive.
struct SavedReport {
    HealthReport health;
    std::optional<SelfTests> self_tests;
};

/// Whether the text is what `trimwrightctl report --json` or `trimwrightctl health --json` wrote.
bool looksLikeOwnReport(std::string_view json);

/// Figures, findings aside, are taken as they were saved: a later verdict is made of them anew. Errors: invalidData;
/// unsupported if a newer Trimwright wrote it.
Result<SavedReport> parseOwnReport(std::string_view json);

} // namespace trimwright::smart
