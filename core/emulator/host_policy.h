// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace trimwright::emulator {

/// What an operating system and its driver do with TRIM. Deleting a partition sends none under any of them.
struct HostPolicy {
    std::string_view key;
    std::string_view title;
    bool trims_on_delete;
    bool trims_on_format;
    bool trims_weekly; ///< A timer offers all free space once a week (a drive that is aged gets one at the end).
};

/// The systems of the reviews of 2009 and Linux of today. The first is a new drive's.
std::span<const HostPolicy> hostPolicies();
const HostPolicy* findHostPolicy(std::string_view key);

} // namespace trimwright::emulator
