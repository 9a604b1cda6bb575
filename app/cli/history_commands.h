// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "app/cli/readings.h"
#include "app/cli/session.h"
#include "app/common/histories.h"
#include "core/care/catalog.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace CLI {
class App;
}

/// The commands about the memory of drives: record, history and metrics.
namespace trimwright::cli {

struct AlertPlaces;

/// Takes a sample of every drive that can be read without waking it, thins old samples once a day, and proves units of
/// host writes where it can. Done (0) if what could be read was recorded; drives that sleep, cannot tell their health
/// or may not be read by this user are no failure unless nothing at all was recorded because of it (then 3). With
/// `alerts`, raises what is new; see noticeAlerts().
ExitCode recordSamples(const Session& session, const care::Catalog& catalog, app::Histories& histories,
                       const KernelWritesOf& kernelWritesOf, const AlertPlaces* alerts = nullptr);

struct HistoryOptions {
    std::string drive;        ///< Empty: lists the drives that the histories know.
    std::string since;        ///< "2026-01-31", or a span back from now: "12h", "30d", "8w", "6m", "2y".
    std::string rated_writes; ///< "600TB"
    bool csv = false;
};
ExitCode showHistory(const Session& session, const care::Catalog& catalog, app::Histories& histories,
                     const HistoryOptions& options);

/// The metrics on standard output, or in the file. A drive that cannot be read now has the figures of its newest
/// sample, and their time.
ExitCode showMetrics(const Session& session, const care::Catalog& catalog, app::Histories& histories,
                     const KernelWritesOf& kernelWritesOf, const std::filesystem::path& textfile);

/// Remembers a run that begins now, in the histories of this machine and this user.
RememberRuns rememberRuns(care::RunKind kind, std::string source);
/// The same for a TRIM check, see ProveRequest.
decltype(ProveRequest::remember) rememberProof(std::string source);

/// A time as HistoryOptions::since says it. Errors: usage.
Result<std::chrono::sys_seconds> parseSince(const std::string& text, std::chrono::sys_seconds now);
/// "600TB", "1.2 PB", "150000000000". Errors: usage.
Result<std::uint64_t> parseSize(const std::string& text);

/// Adds the commands to the program. `choose` is called with the command that was chosen; `systemRoot` and `json` are
/// where the program's own options are kept, and outlive `root`.
void addHistoryCommands(CLI::App& root, bool& json, const std::string& systemRoot,
                        const std::function<void(std::function<ExitCode(const Session&)>)>& choose);

} // namespace trimwright::cli
