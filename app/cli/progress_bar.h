// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"

#include <chrono>
#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>

namespace trimwright::cli {

/// One line on the terminal of standard error that fits its width, is redrawn in place, at most ten times a second, and
/// leaves nothing behind. Draws nothing when it is not enabled. Used from one thread.
class ProgressBar {
  public:
    ProgressBar(std::ostream& err, bool enabled) : m_err(err), m_enabled(enabled) {}
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;
    ~ProgressBar() { clear(); }

    /// `what` names the thing in work; `detail` stands after the percentage.
    void show(std::string_view what, const Progress& progress, std::string_view detail);
    void clear();

  private:
    std::ostream& m_err;
    bool m_enabled;
    bool m_drawn = false;
    std::chrono::steady_clock::time_point m_last;
};

/// The line in at most `columns` - 1 columns: the name is shortened in its middle, and where even that is not enough
/// first the bar gives way to its percentage, then the detail goes.
std::string progressLine(std::string_view what, const Progress& progress, std::string_view detail, std::size_t columns);

/// "[██████░░░░] 60 %" of a total, or an empty string if the total is not known.
std::string progressText(const Progress& progress);

} // namespace trimwright::cli
