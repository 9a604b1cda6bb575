// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/report.h"

#include <string>
#include <vector>

// What the text and the HTML of a report both say, in words. For the sources of reports.
namespace trimwright::care {

/// One line of facts: "Power-on hours", "11 204 h", "1.3 years".
struct ReportFact {
    std::string name;
    std::string value; ///< "–" if it is unknown.
    std::string detail;
};

/// Who the drive is: model, firmware, serial …
std::vector<ReportFact> identityFacts(const Report& report);
/// How it is: what was written, hours, temperature, errors.
std::vector<ReportFact> conditionFacts(const Report& report);
/// Where each figure comes from.
std::vector<ReportFact> originFacts(const Report& report);

std::string forecastSentence(const Report& report);
std::string errorLogSentence(const Report& report);
/// What became of self-tests, or why nothing is known.
std::string selfTestSentence(const Report& report);
/// "trimmed, 5 GB offered to the drive"
std::string runResult(const RunRecord& run);
/// "2026-11-30 07:00 UTC"
std::string timeText(std::chrono::sys_seconds time);
/// "Healthy", "Attention", "Failing", "Unknown"
std::string verdictWord(Verdict verdict);
/// "● ▲ ✖ ?"
std::string verdictShape(Verdict verdict);
std::string levelShape(Level level);

} // namespace trimwright::care
