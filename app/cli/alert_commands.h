// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/readings.h"
#include "app/cli/session.h"
#include "app/common/alert_store.h"
#include "app/common/histories.h"

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace trimwright::cli {

/// Where alerts are kept and what they need besides the drives. The defaults are the places of this machine and user.
struct AlertPlaces {
    AlertPlaces();

    app::AlertStore machine;
    app::AlertStore emulated;
    std::filesystem::path monitor_settings;
    std::filesystem::path hook_settings;
    std::filesystem::path hook_delivery;
    /// The schedule as it is now; nothing where it cannot be told. May be empty.
    std::function<std::optional<care::ScheduleObservation>(std::stop_token)> schedule;
    bool journal = false; ///< Standard error goes to the journal: a line per alert with its priority.
};

/// What `record` does after reading: raises what is new in the books that this process may write. `complete`: all
/// drives were listed. New alerts go to `err`; what cannot be kept is warned of.
std::vector<care::Alert> noticeAlerts(const Session& session, const AlertPlaces& places, app::Histories& histories,
                                      const std::vector<Reading>& readings, bool complete);

struct AlertOptions {
    bool test = false;
    bool run_hook = false;
    std::string quiet; ///< "22:00-07:00", "none"; empty: unchanged.
    std::string hook;  ///< A path, "none"; empty: unchanged.
};
/// What is known, what was told, and the settings; or what the options ask for.
ExitCode showAlerts(const Session& session, const AlertPlaces& places, const AlertOptions& options,
                    std::chrono::sys_seconds now);

/// Adds `alerts` to the program; see addHistoryCommands().
void addAlertCommands(CLI::App& root, bool& json, const std::string& systemRoot,
                      const std::function<void(std::function<ExitCode(const Session&)>)>& choose);

} // namespace trimwright::cli
