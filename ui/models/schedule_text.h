// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/history_sample.h"
#include "core/care/schedule_status.h"

#include <QString>
#include <chrono>
#include <optional>
#include <vector>

/// What the window says about the schedule.
namespace trimwright::ui {

/// "Sunday 6 December 2026, 03:00" in the user's locale and local time.
QString momentText(std::chrono::sys_seconds moment);

/// "Next run: Sunday, 03:00" where that is clear, else the short date.
QString nextRunSoonText(std::chrono::sys_seconds next, std::chrono::sys_seconds now);

/// "Next run: Sunday 6 December 2026, 03:00", or that there is none.
QString nextRunText(const care::ScheduleStatus& status, std::optional<std::chrono::sys_seconds> next);

/// "Last scheduled run: Sunday 29 November 2026, 03:04", and in a line of its own "3 filesystems · 774 GB offered";
/// says what failed.
QString lastRunText(const care::ScheduleStatus& status, const std::vector<care::RunRecord>& runs);

/// What to know about the other timer of the system; empty if it does nothing.
QString otherTimerText(const care::ScheduleStatus& status);

} // namespace trimwright::ui
