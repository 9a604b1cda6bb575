// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/assess.h"
#include "ui/models/history_reading.h"

#include <QString>
#include <vector>

/// What the Overview says besides numbers: each thing once, so what one card tells another one leaves out.
namespace trimwright::ui {

/// Below the word of the verdict: what to do. `slow`: an emulated drive that writes slower than a new one.
QString verdictText(const HealthReport& report, const care::Assessment& assessment, bool slow);

/// `history` is of the last 30 days; null where there is none.
QString writesNote(const HealthReport& report, const HistoryPicture* history);
QString temperatureNote(const HealthReport& report, const HistoryPicture* history);

/// The figures of these attributes, by where they come from.
std::vector<std::string> sourcesOf(const HealthReport& report, const std::vector<Attribute>& attributes);

/// The figures that the good news among these findings tell.
std::vector<std::string> sourcesOf(const HealthReport& report, const std::vector<care::Finding>& findings);

/// The findings and the news beside them, without what the life ring and the figures of `shown` sources tell already
/// and without an advice that is given already.
std::vector<care::Finding> shownFindings(const HealthReport& report, const care::Assessment& assessment,
                                         const HistoryPicture* history, const std::vector<std::string>& shown);

/// So many findings have room beside another card.
inline constexpr std::size_t mostFindingsBeside = 3;
/// So many days with samples make a mean worth telling.
inline constexpr double leastDays = 2;

} // namespace trimwright::ui
