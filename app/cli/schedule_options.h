// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "app/cli/session.h"

#include <functional>
#include <string>

namespace CLI {
class App;
}

namespace trimwright::cli {

/// `optimize --scheduled` on this machine: reads the schedule, waits until the machine has been up for so long, runs,
/// and remembers the run. Of the options drives and dry_run count; naming filesystems is a usage error.
ExitCode runSchedule(const Session& session, const care::Catalog& catalog, const OptimizeOptions& options,
                     int afterBootMinutes);

/// Adds `schedule` and its commands to the program. `choose` is called with the command that was chosen; `systemRoot`
/// and `json` are where the program's own options are kept, and outlive `root`.
void addScheduleCommands(CLI::App& root, bool& json, const std::string& systemRoot,
                         const std::function<void(std::function<ExitCode(const Session&)>)>& choose);

} // namespace trimwright::cli
