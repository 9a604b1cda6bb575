// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/assess.h"
#include "core/drive/system_facts.h"

#include <optional>
#include <string>
#include <vector>

namespace trimwright::care {

/// One thing that could be better in how the machine runs its drives.
struct SystemAdvice {
    Finding finding;   ///< Its level is info or attention, and its advice is never empty.
    std::string about; ///< What it is about: "/dev/sda", "/home", "fstrim.timer".
    std::optional<DriveId> drive;

    friend bool operator==(const SystemAdvice&, const SystemAdvice&) = default;
};

/// Everything worth advising, the weightiest first; empty if all is well. Says nothing of what is unknown. Codes:
/// timer-both, timer-none, discard-slow, luks-no-discard, partition-misaligned, ide-mode, write-cache-off, space-low,
/// smart-off, kernel-quirk. Pure.
std::vector<SystemAdvice> systemCheck(const SystemFacts& facts);

} // namespace trimwright::care
