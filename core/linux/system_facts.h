// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/drive/system_facts.h"
#include "core/linux/linux_backend.h"

#include <stop_token>

namespace trimwright::linux_system {

/// One look at how this machine (or a recorded one) runs its drives. Reads files only, needs no privilege and wakes
/// nothing; asks systemd for the timers where it runs. Errors: those of LinuxBackend::trimTargets(), cancelled.
Result<SystemFacts> systemFacts(const LinuxOptions& options, std::stop_token stop);

} // namespace trimwright::linux_system
