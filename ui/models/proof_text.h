// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_session.h"
#include "ui/models/drive_text.h"

#include <vector>

namespace trimwright::ui {

Mark markOf(ProveOutcome::Answer answer);

/// What the newest TRIM check of one filesystem came to.
struct ProofRow {
    QString mount;
    Mark mark; ///< With `text` for a pill.
    QString when;
    QString because;

    friend bool operator==(const ProofRow& a, const ProofRow& b) {
        return a.mount == b.mount && a.mark.word == b.mark.word && a.when == b.when && a.because == b.because;
    }
};
/// One row per filesystem of the drive that was checked: now, or in the year that the history remembers.
std::vector<ProofRow> proofRows(DriveSession& session);

} // namespace trimwright::ui
