// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_session.h"

#include <QString>

namespace trimwright::ui {

/// What there is to say about optimizing a drive, in a headline and a sentence.
struct RunSummary {
    QString headline;
    QString detail;
    Mark mark;            ///< Sign::none unless something is worth a sign.
    bool warning = false; ///< The sentence about deleted files belongs below it.
};
RunSummary summaryOf(const DriveSession& session);

/// "141 GB offered · 3 s".
QString runProgressText(const DriveSession::Run& run);

/// "Deleted files cannot be recovered afterwards."
QString deletedFilesWarning();

} // namespace trimwright::ui
