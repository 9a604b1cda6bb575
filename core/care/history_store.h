// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/history.h"
#include "core/care/history_sqlite.h"

#include <map>
#include <memory>
#include <string>

// What the sources of History share.
namespace trimwright::care {

/// The state of a drive's newest sample, to compare the next one with.
struct LastSample {
    Sample sample;
    std::int64_t condition = 0;
};

struct History::Store {
    std::unique_ptr<Database> database;
    bool writable = false;
    std::string notice;
    /// Of drives (by key) that were recorded on this connection; valid while its sequence is the file's newest.
    std::map<std::int64_t, LastSample> last;
    std::map<std::int64_t, std::shared_ptr<const FigureOrigins>> origins;

    Result<std::optional<std::int64_t>> findDrive(const DriveId& drive);
    /// Reads samples of one drive; `newestOnly` takes the last one of the range.
    Result<std::vector<LastSample>> readSamples(std::int64_t drive, const TimeRange& range, bool newestOnly);
    Result<std::shared_ptr<const FigureOrigins>> readOrigins(std::int64_t origin);
};

inline std::int64_t secondsOf(std::chrono::sys_seconds time) {
    return time.time_since_epoch().count();
}

inline std::chrono::sys_seconds timeOf(std::int64_t seconds) {
    return std::chrono::sys_seconds(std::chrono::seconds(seconds));
}

} // namespace trimwright::care
