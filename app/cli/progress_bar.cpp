// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progress_bar.h"

#include "app/cli/text.h"

#include <algorithm>
#include <fmt/format.h>

namespace trimwright::cli {
namespace {

constexpr std::size_t barColumns = 20;
constexpr auto shortestInterval = std::chrono::milliseconds(100);

std::string repeated(std::string_view piece, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        text += piece;
    }
    return text;
}

} // namespace

std::string progressText(const Progress& progress) {
    if (progress.total == 0) {
        return {};
    }
    const double share = std::min(1.0, static_cast<double>(progress.done) / static_cast<double>(progress.total));
    const auto full = static_cast<std::size_t>(share * barColumns);
    return fmt::format("[{}{}] {:3.0f} %", repeated("█", full), repeated("░", barColumns - full), share * 100);
}

void ProgressBar::show(std::string_view what, const Progress& progress, std::string_view detail) {
    const auto now = std::chrono::steady_clock::now();
    if (!m_enabled || (m_drawn && now - m_last < shortestInterval)) {
        return;
    }
    m_last = now;
    m_drawn = true;
    const std::string bar = progressText(progress);
    m_err << "\r\033[K" << printable(what) << (bar.empty() ? "" : "  ") << bar << (detail.empty() ? "" : "  ")
          << printable(detail) << std::flush;
}

void ProgressBar::clear() {
    if (m_drawn) {
        m_err << "\r\033[K" << std::flush;
        m_drawn = false;
    }
}

} // namespace trimwright::cli
