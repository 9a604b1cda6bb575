// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/catalog.h"

#include <cstddef>
#include <functional>
#include <stop_token>
#include <vector>

namespace trimwright::care {

/// One filesystem of a run. `named` tells that the user named this very filesystem, which allows targets that are off
/// by default (Skip::opt_in) and makes a refusal count as "not done" in exitCode().
struct OptimizeItem {
    ListedTarget target;
    bool named = false;
};

struct OptimizeResult {
    TrimTarget target;
    TrimOutcome outcome;
    bool named = false;
};

/// Where a run is: item `index` of `count`, and the progress inside it.
struct OptimizeProgress {
    std::size_t index = 0;
    std::size_t count = 0;
    const TrimTarget* target = nullptr; ///< Valid during the call only.
    Progress progress;
};
using OptimizeProgressFn = std::function<void(const OptimizeProgress&)>;

/// Optimizes the filesystems one after another. Exactly one result per filesystem, in the order of the items: one
/// failure never stops the rest; after a stop is requested the running one and all that follow are `cancelled`. The
/// same filesystem (backend and mount) given twice is run once, has one result, and is named if any of the two was.
std::vector<OptimizeResult> optimize(const std::vector<OptimizeItem>& items, std::stop_token stop,
                                     const OptimizeProgressFn& progress);

/// The exit code of a run: 0 done (filesystems that nobody named and that were skipped or do not support it do not
/// count) · 130 cancelled · 3 nothing done and permission was what was missing · 32 all failed · 64 some failed or a
/// named one was refused (skipped or unsupported) while others ran · 1 only refusals of named filesystems.
int exitCode(const std::vector<OptimizeResult>& results);

} // namespace trimwright::care
