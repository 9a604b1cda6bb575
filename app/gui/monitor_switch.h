// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/services.h"

#include <filesystem>

namespace trimwright::app {

/// Where trimwright-monitor is: beside this program, as in a build directory, or in libexec of the same prefix. Empty
/// if it is not installed.
std::filesystem::path monitorProgram(const std::filesystem::path& programDirectory);

/// Turns the monitor on and off for this user: now, and with every session. Without functions if there is no monitor.
/// On means that it tells, too: `notifications` in its settings. GUI thread.
ui::MonitorSwitch monitorSwitch(const std::filesystem::path& program);

} // namespace trimwright::app
