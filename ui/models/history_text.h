// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/schedule_status.h"
#include "ui/models/drive_text.h"
#include "ui/models/history_reading.h"

#include <QString>

/// What the window says about a history.
namespace trimwright::ui {

/// A number for people and a sentence below it.
struct HistoryWords {
    QString headline;
    QString note;
};
HistoryWords lifeWords(const HistoryPicture& picture);
HistoryWords perDayWords(const HistoryPicture& picture);
HistoryWords totalWords(const HistoryPicture& picture);
HistoryWords temperatureWords(const HistoryPicture& picture);

/// What the maker rates the drive for, how much of it is written, and until when it lasts; empty without a rating.
QString ratedText(const HistoryPicture& picture);

QString rangeText(HistoryRange range); ///< "30 days", for a button.

/// "By its wear so far, its rated life ends between 2031 and 2034 (90 % sure)."; why there is no forecast where there
/// is none.
QString wearForecastText(const care::Forecast& forecast, std::chrono::sys_seconds now);
/// Whether the forecast is near enough to name a year, and to draw.
bool tellsYear(const care::EndOfLife& end, std::chrono::sys_seconds now);

/// "28 °C to 41 °C in 30 days", `now` among it; the picture has temperatures.
QString temperatureRangeText(const HistoryPicture& picture, int now);

/// "12 Nov 2026: optimized, 268 GB offered"; empty for a run that is not worth a mark in a chart.
QString runMarkText(const care::RunRecord& run);

/// Says why there are no charts yet and when the first figures come; empty when there is something to show.
Notice noticeOfHistory(const HistoryPicture& picture, const Drive& drive,
                       const std::optional<care::TimerState>& recorder);

} // namespace trimwright::ui
