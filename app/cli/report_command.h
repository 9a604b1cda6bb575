// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exit_code.h"
#include "app/cli/session.h"
#include "app/common/histories.h"
#include "core/care/catalog.h"

#include <filesystem>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace CLI {
class App;
}

namespace trimwright::cli {

enum class ReportFormat { text, html, json };

struct ReportRequest {
    std::string drive;
    std::filesystem::path saved; ///< A saved report instead; "-" is standard input.
    ReportFormat format = ReportFormat::text;
    bool with_serials = false;
    Backend::Wake wake = Backend::Wake::no;
    std::vector<std::pair<std::string, std::string>> versions; ///< care::ReportOptions::versions
    std::filesystem::path output;                              ///< Written whole or not at all; empty: standard output.
};

/// A report of one drive to send to someone.
ExitCode makeDriveReport(const Session& session, const care::Catalog& catalog, app::Histories& histories,
                         const ReportRequest& request);

/// Adds `selftest` and `report` to the program; see addHistoryCommands().
void addCareCommands(CLI::App& root, bool& json, const std::string& systemRoot,
                     const std::function<void(std::function<ExitCode(const Session&)>)>& choose);

} // namespace trimwright::cli
