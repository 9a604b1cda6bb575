// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_session.h"

#include <QString>

namespace trimwright::ui {

class ScheduleSession;

/// What there is to say about optimizing a drive, in a headline and a sentence.
struct RunSummary {
    QString headline;
    QString detail;
    Mark mark;            ///< Sign::none unless something is worth a sign.
    bool warning = false; ///< The sentence about deleted files belongs below it.
};
/// `schedule` may be null; `failing`: the drive's data are to be saved first, so a run is nothing to offer.
RunSummary summaryOf(const DriveSession& session, const ScheduleSession* schedule, bool failing);

/// What is remembered of runs on the drive's filesystems: its history, and what the machine's schedule (may be null)
/// ran last.
LastRuns lastRunsOf(const DriveSession& session, const ScheduleSession* schedule);

/// What can be done about filesystems that failed; empty where none did or a right was lacking.
QString failureAdvice(const std::vector<care::OptimizeResult>& results);

/// Empty unless it is a hard disk that takes no discard requests: then that this is as it should be.
QString noNeedText(const Drive& drive);

/// "2 filesystems optimized just now · 268 GB offered to the drive · 3.3 s"
QString resultsText(const std::vector<care::OptimizeResult>& results);

/// "141 of 268 GB offered · 3 s".
QString runProgressText(const DriveSession::Run& run);

/// "This drive is failing: back up your data first."
QString backUpFirstText();

/// "Deleted files cannot be recovered afterwards."
QString deletedFilesWarning();

} // namespace trimwright::ui
