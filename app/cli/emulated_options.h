// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"

#include <functional>
#include <string>

namespace CLI {
class App;
}

namespace trimwright::cli {

/// Adds `emulated` and its commands to the program; see addHistoryCommands().
void addEmulatedCommands(CLI::App& root, bool& json, const std::string& systemRoot,
                         const std::function<void(std::function<ExitCode(const Session&)>)>& choose);

/// Adds `lab` and its commands; they make drives of their own.
void addLabCommands(CLI::App& root, bool& json,
                    const std::function<void(std::function<ExitCode(const Session&)>)>& choose);

} // namespace trimwright::cli
