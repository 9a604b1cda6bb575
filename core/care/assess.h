// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/health.h"

#include <string>
#include <string_view>
#include <vector>

namespace trimwright::care {

enum class Verdict { healthy, attention, failing, unknown };
/// How a finding weighs. Only attention and failing move the verdict; good and info are said for completeness.
enum class Level { good, info, attention, failing };

std::string_view toString(Verdict verdict); ///< "healthy | attention | failing | unknown"
std::string_view toString(Level level);     ///< "good | info | attention | failing"

/// One thing worth saying about a drive.
struct Finding {
    Level level = Level::info;
    std::string code;     ///< Stable, for scripts and translations: "wear-high", "media-errors".
    std::string text;     ///< A short sentence in plain words.
    std::string evidence; ///< The figure or raw value it rests on.
    std::string advice;   ///< What to do; empty if there is nothing to do.

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// The one judgement of a report: the word, its colour, the sentence and the findings all come from here.
struct Assessment {
    Verdict verdict = Verdict::unknown;
    std::string sentence;          ///< One sentence that a person who knows nothing about SMART understands.
    std::vector<Finding> findings; ///< Worst first.

    friend bool operator==(const Assessment&, const Assessment&) = default;
};

/// Pure: the same report always gives the same assessment.
Assessment assess(const HealthReport& report);

} // namespace trimwright::care
