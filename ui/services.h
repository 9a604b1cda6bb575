// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/catalog.h"
#include "core/care/history_sample.h"
#include "core/care/schedule_status.h"

#include <chrono>
#include <functional>
#include <vector>

namespace trimwright::emulator {
class EmulatedBackend;
}

namespace trimwright::ui {

class TaskRunner;

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
};

} // namespace trimwright::ui
