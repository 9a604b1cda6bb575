// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/catalog.h"
#include "core/care/history.h"
#include "core/care/optimizer.h"
#include "core/care/schedule_status.h"

#include <chrono>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace trimwright::emulator {
class EmulatedBackend;
}

namespace trimwright::ui {

class TaskRunner;

class SettingsFile;

/// The monitor that speaks up while the window is closed. Without functions there is none.
struct MonitorSwitch {
    std::function<bool()> enabled;
    std::function<Result<>(bool)> enable;
};

/// A part of this program as the About window lists it.
struct Component {
    std::string name;
    std::string version; ///< Empty: not known, or not installed.
    std::string licence;
};

/// What the window works on, wired together by the composition root. Nothing is owned; all of it outlives the window.
struct Services {
    const care::Catalog* catalog = nullptr;
    emulator::EmulatedBackend* emulator = nullptr; ///< May be null: then no emulated drive can be added or measured.
    TaskRunner* tasks = nullptr;
    /// Tells how long a run takes; a test and the pictures of the gallery set it.
    std::function<std::chrono::steady_clock::time_point()> now = std::chrono::steady_clock::now;
    std::function<std::chrono::system_clock::time_point()> today = std::chrono::system_clock::now;
    /// Reads and changes the schedule; without functions there is none to show.
    care::ScheduleControl schedule = {};
    /// The filesystems of the last scheduled run; may be empty.
    std::function<Result<std::vector<care::RunRecord>>()> lastScheduledRuns = {};
    /// Opens the history that a drive belongs to, a connection for the call's own; called on any thread. Empty: no
    /// history is kept.
    std::function<Result<care::History>(const DriveId&, care::History::Access)> history = {};
    /// The timer that takes the samples of real drives; called on any thread. May be empty.
    std::function<Result<care::TimerState>(std::stop_token)> recordTimer = {};
    /// Remembers a run of the Optimizer and a TRIM check that began then, and a reading, where this user keeps the
    /// history of the drives himself; called on any thread. May be empty.
    std::function<void(const std::vector<care::OptimizeResult>&, std::chrono::sys_seconds)> rememberRun = {};
    std::function<void(const TrimTarget&, const ProveOutcome&, std::chrono::sys_seconds, double seconds)>
        rememberProof = {};
    std::function<void(const Drive&, const HealthReport&)> rememberReading = {};
    /// What a report says of where it was made; called on any thread. May be empty.
    std::function<std::vector<std::pair<std::string, std::string>>()> reportVersions = {};
    /// Adds a saved report to the catalog, as a drive that can only be looked at, and takes one away; called on any
    /// thread. May be empty.
    std::function<Result<Drive>(const std::string& file)> openReport = {};
    std::function<Result<>(const DriveId&)> closeReport = {};
    /// Where the user's choices are kept; null: the defaults hold, and none can be made.
    const SettingsFile* settings = nullptr;
    MonitorSwitch monitor = {};
    /// The drives are listed while the window is made, so that it comes with them, and read once they are seen; else
    /// MainWindow::load() does both.
    bool list_at_once = false;
    /// Installs the privileged helper, for a terminal; empty where it is installed or not needed.
    std::string set_up_command = {};
    /// Installs what a schedule is kept by, for a terminal in the folder of the source; may be empty.
    std::string schedule_set_up_command = {};
    /// Installs a package of the system, for a terminal; empty where nobody knows how. May be empty.
    std::function<std::string(const std::string& package)> installCommand = {};
    /// The libraries and programs that are used, with their versions; called on any thread. May be empty.
    std::function<std::vector<Component>(std::stop_token)> components = {};
};

} // namespace trimwright::ui
