// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/history.h"

#include <chrono>
#include <filesystem>
#include <vector>

namespace trimwright::gallery {

/// The moment at which the pictures are taken: noon of 30 November 2026.
std::chrono::sys_seconds stageTime();

struct PastOptions {
    int days = 400;              ///< How long the drive has been watched.
    bool gap = true;             ///< Nobody looked for nine days, three weeks ago, and for forty days last spring.
    bool nand = true;            ///< The drive tells what it writes to its flash.
    double percent_per_year = 0; ///< How fast life is used up; 0: in step with what is written.
    double bytes_per_day = 27e9; ///< Written on a working day.
};

/// The filesystems of the last scheduled run.
Result<std::vector<care::RunRecord>> lastScheduledRuns();

/// Writes a made-up past of a drive into a history: hourly samples of the last 35 days, one a day before, runs of the
/// Optimizer and self-tests, up to what the report says now. The same options give the same past.
Result<> writePast(const std::filesystem::path& file, const Drive& drive, const HealthReport& now,
                   const PastOptions& options);

} // namespace trimwright::gallery
