// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progress_bar.h"

#include "app/cli/terminal.h"
#include "app/cli/text.h"

#include <algorithm>
#include <fmt/format.h>
#include <unistd.h>

namespace trimwright::cli {
namespace {

constexpr std::size_t barColumns = 20;
constexpr std::size_t fewestNameColumns = 20;
constexpr std::size_t usualColumns = 80;
constexpr auto shortestInterval = std::chrono::milliseconds(100);

std::string repeated(std::string_view piece, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        text += piece;
    }
    return text;
}

double shareOf(const Progress& progress) {
    return std::min(1.0, static_cast<double>(progress.done) / static_cast<double>(progress.total));
}

std::string percentText(const Progress& progress) {
    return progress.total == 0 ? std::string() : fmt::format("{:.0f} %", shareOf(progress) * 100);
}

std::string spaced(std::string_view text) {
    return text.empty() ? std::string() : "  " + std::string(text);
}

} // namespace

std::string progressText(const Progress& progress) {
    if (progress.total == 0) {
        return {};
    }
    const double share = shareOf(progress);
    const auto full = static_cast<std::size_t>(share * barColumns);
    return fmt::format("[{}{}] {:3.0f} %", repeated("█", full), repeated("░", barColumns - full), share * 100);
}

std::string progressLine(std::string_view what, const Progress& progress, std::string_view detail,
                         std::size_t columns) {
    const std::size_t room = columns - std::min<std::size_t>(columns, 1); // a full line would wrap on some terminals
    const std::string name = printable(what);
    const std::string words = spaced(printable(detail));
    const std::string percent = spaced(percentText(progress));
    const std::size_t least = std::min(displayWidth(name), fewestNameColumns);
    for (const std::string& tail : {spaced(progressText(progress)) + words, percent + words, percent}) {
        if (displayWidth(tail) + least <= room) {
            return shortenMiddle(name, room - displayWidth(tail)) + tail;
        }
    }
    return shortenMiddle(name, room);
}

void ProgressBar::show(std::string_view what, const Progress& progress, std::string_view detail) {
    const auto now = std::chrono::steady_clock::now();
    if (!m_enabled || (m_drawn && now - m_last < shortestInterval)) {
        return;
    }
    m_last = now;
    m_drawn = true;
    const std::size_t columns = terminalColumns(STDERR_FILENO); // each time: windows change their size
    m_err << "\r\033[K" << progressLine(what, progress, detail, columns == 0 ? usualColumns : columns) << std::flush;
}

void ProgressBar::clear() {
    if (m_drawn) {
        m_err << "\r\033[K" << std::flush;
        m_drawn = false;
    }
}

} // namespace trimwright::cli
