// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_text.h"
#include "ui/models/self_test_session.h"

#include <QString>

/// What the window says about self-tests.
namespace trimwright::ui {

/// Where the drive's self-tests stand: shape, headline and a sentence.
struct SelfTestWords {
    Mark mark;
    QString headline;
    QString text;
    QString advice = {}; ///< What to do now; stronger than the rest.
};
SelfTestWords wordsOf(const SelfTestSession& session);

/// "about 2 min", as the drive says itself; empty if it does not.
QString durationText(const std::optional<std::chrono::seconds>& takes);

/// Why nothing can be tested now and what to do; empty when something can.
Notice noticeOfTests(const DriveEntry& entry, const SelfTestSession& session);

} // namespace trimwright::ui
