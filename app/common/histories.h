// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/care/history.h"
#include "core/care/optimizer.h"

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace trimwright::app {

/// The two histories that a program uses: that of this machine's drives, and that of this user's emulated ones. Each is
/// opened when it is first needed. Use from one thread at a time.
class Histories {
  public:
    using Clock = std::function<std::chrono::sys_seconds()>;
    /// By default the places of places.h and the clock of the system. Runs on this machine's drives are then only
    /// remembered by root: what others had done, the privileged helper did and remembers.
    Histories();
    Histories(std::filesystem::path machineFile, std::filesystem::path emulatedFile, Clock clock);

    std::chrono::sys_seconds now() const { return m_clock(); }

    /// The history that drives of this id belong to. Stays open; the pointer is valid as long as this object. Errors:
    /// those of History::open(); asked again, it is tried again.
    Result<care::History*> of(const DriveId& drive, care::History::Access access);

    /// Opens the history of such a drive for writing once more and checks it as a whole, after a call on it said that
    /// it is damaged: then it is set aside and a new one begun.
    Result<care::History*> reopen(const DriveId& drive);

    /// Remembers a run of the Optimizer: one line per filesystem, in the history that its drives belong to. Filesystems
    /// that were skipped and that nobody named, and runs that were not permitted, are no event and are left out.
    /// `startedAt`: when the run began; of all its filesystems, since they follow each other. What could not be
    /// remembered is an error for the user to see, and does not make the run a failure.
    std::vector<Error> remember(const std::vector<care::OptimizeResult>& results, care::RunKind kind,
                                std::chrono::sys_seconds startedAt, const std::string& source);

    /// The same for one run that is told as a record; its mount, or its drive, says in which history.
    std::vector<Error> remember(const care::RunRecord& run);

    /// What opening had to say to the user (a damaged file was set aside), once.
    std::vector<std::string> takeNotices();

    static bool isEmulated(const DriveId& drive) { return drive.value.starts_with("emulated:"); }

  private:
    struct Place {
        std::filesystem::path file;
        std::optional<care::History> history;
        care::History::Access access = care::History::Access::readOnly;
    };
    std::vector<Error> remember(Place& place, const std::vector<care::RunRecord>& runs);
    Result<care::History*> open(Place& place, care::History::Access access,
                                care::History::Check check = care::History::Check::quick);

    Place m_machine;
    Place m_emulated;
    Clock m_clock;
    bool m_machineIsOurs = true;
    std::vector<std::string> m_notices;
};

/// The filesystems of the newest scheduled run on this machine: what began together. Empty if nothing has run yet.
/// Any thread. Errors: those of care::History.
Result<std::vector<care::RunRecord>> lastScheduledRuns();

} // namespace trimwright::app
