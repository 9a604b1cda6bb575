// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/json.h"
#include "app/cli/progress_bar.h"
#include "app/cli/selection.h"
#include "app/cli/table.h"
#include "core/base/units.h"
#include "core/care/optimizer.h"

#include <algorithm>
#include <condition_variable>
#include <fmt/format.h>
#include <mutex>

namespace trimwright::cli {
namespace {

/// The same filesystem named twice is run once; care::optimize() does so, and the preview must say the same.
bool sameFilesystem(const care::OptimizeItem& a, const care::OptimizeItem& b) {
    return a.target.backend == b.target.backend && a.target.target.mount == b.target.target.mount;
}

bool isNamed(const care::OptimizeItem& item, const std::vector<care::OptimizeItem>& items) {
    return std::any_of(items.begin(), items.end(),
                       [&item](const care::OptimizeItem& other) { return other.named && sameFilesystem(item, other); });
}

Json resultJson(const TrimTarget& target, Json outcome, std::string_view reason) {
    return {{"mount", target.mount},
            {"device", textOrNull(target.device)},
            {"filesystem", textOrNull(target.filesystem)},
            {"outcome", std::move(outcome)},
            {"reason", textOrNull(reason)},
            {"offered_bytes", nullptr},
            {"seconds", nullptr}};
}

Json resultJson(const care::OptimizeResult& result) {
    Json row = resultJson(result.target, toString(result.outcome.kind), result.outcome.reason);
    row["offered_bytes"] = result.outcome.offered_bytes;
    row["seconds"] = result.outcome.seconds;
    return row;
}

void writeResults(const Session& session, Json rows, const Selection& selection, bool dryRun) {
    for (const UnknownName& unknown : selection.unknown) {
        TrimTarget nothing;
        nothing.mount = unknown.name;
        rows.push_back(resultJson(nothing, toString(TrimOutcome::Kind::failed), unknown.error.message));
    }
    Json document = documentOf("results", std::move(rows));
    document["dry_run"] = dryRun;
    writeDocument(session.out, document);
}

/// What a run that did not fail but offered nothing means. ext4 remembers what it has offered since it was mounted, and
/// offers only what became free after that; but it also does not tell when a layer below refused.
std::string nothingText(const TrimTarget& target) {
    if (target.free_bytes == 0) {
        return "nothing was offered: no space is free";
    }
    return target.filesystem == "ext4"
               ? "nothing was offered: nothing new was free since the last run of this mount, or "
                 "a layer below took none (trimwrightctl why tells)"
               : "nothing was offered";
}

std::string describe(const care::OptimizeResult& result) {
    const TrimOutcome& outcome = result.outcome;
    if (outcome.kind == TrimOutcome::Kind::trimmed && outcome.offered_bytes == 0) {
        return nothingText(result.target);
    }
    if (outcome.kind == TrimOutcome::Kind::trimmed) {
        // An emulated drive's seconds are simulated: they pass in a blink.
        return fmt::format("{} offered to the drive in {}{}", formatBytes(outcome.offered_bytes),
                           formatSeconds(outcome.seconds),
                           isEmulated(result.target.mount) ? " of the drive's time" : "");
    }
    std::string text(toString(outcome.kind));
    if (outcome.offered_bytes > 0) {
        text += fmt::format(" after {} had been offered to the drive", formatBytes(outcome.offered_bytes));
    }
    return outcome.reason.empty() ? text : text + ": " + outcome.reason;
}

Table resultTable() {
    return Table({{""}, {"MOUNT"}, {"FILESYSTEM"}, {"DEVICE"}, {"RESULT"}});
}

Tone tone(TrimOutcome::Kind kind) {
    switch (kind) {
    case TrimOutcome::Kind::trimmed:
        return Tone::good;
    case TrimOutcome::Kind::failed:
        return Tone::bad;
    case TrimOutcome::Kind::cancelled:
        return Tone::warning;
    case TrimOutcome::Kind::unsupported:
    case TrimOutcome::Kind::skipped:
        break;
    }
    return Tone::faint;
}

void printResults(const Session& session, const std::vector<care::OptimizeResult>& results) {
    if (results.empty()) {
        return;
    }
    Table table = resultTable();
    for (const care::OptimizeResult& result : results) {
        const TrimOutcome::Kind kind = result.outcome.kind;
        const bool quiet = tone(kind) == Tone::faint;
        table.add({{std::string(shape(kind)), tone(kind)},
                   {result.target.mount, quiet ? Tone::faint : Tone::strong},
                   {result.target.filesystem, quiet ? Tone::faint : Tone::plain},
                   {result.target.device, quiet ? Tone::faint : Tone::plain},
                   {describe(result), quiet ? Tone::faint : Tone::plain}});
    }
    table.print(session.out, session.style);
}

/// For the person at the terminal, of a real drive only: a script knows, and an emulated drive loses nothing.
void remindOfDeletedFiles(const Session& session, const std::vector<care::OptimizeResult>& results) {
    const bool offered = std::any_of(results.begin(), results.end(), [](const care::OptimizeResult& result) {
        return result.outcome.offered_bytes > 0 && !isEmulated(result.target.mount);
    });
    if (session.terminal && offered) {
        session.out << paragraph(
            session.style, "Deleted files can no longer be recovered from the optimized free space.", 0, Tone::faint);
    }
}

/// For filesystems of this machine; what an emulated drive needs stands in its own result.
void adviseAboutRights(const Session& session, const std::vector<care::OptimizeResult>& results) {
    const bool denied = std::any_of(results.begin(), results.end(), [](const care::OptimizeResult& result) {
        return result.outcome.permission_denied && !isEmulated(result.target.mount);
    });
    if (denied) {
        warn(session, {Errc::permissionDenied, "Optimizing a filesystem of this machine needs administrator rights.",
                       "Run the same command with sudo."});
    }
}

/// A drive was named and none of its filesystems was tried: then these refusals are what was asked for, and count.
void nameRefusedDrives(std::vector<care::OptimizeResult>& results, const std::vector<NamedDrive>& drives) {
    for (const NamedDrive& drive : drives) {
        const auto isOfDrive = [&drive](const care::OptimizeResult& result) {
            return std::find(drive.mounts.begin(), drive.mounts.end(), result.target.mount) != drive.mounts.end();
        };
        const bool refused = std::none_of(results.begin(), results.end(), [&](const care::OptimizeResult& result) {
            const TrimOutcome::Kind kind = result.outcome.kind;
            return isOfDrive(result) && kind != TrimOutcome::Kind::skipped && kind != TrimOutcome::Kind::unsupported;
        });
        for (care::OptimizeResult& result : results) {
            result.named = result.named || (refused && isOfDrive(result));
        }
    }
}

/// The exit code of the run, with the names that stand for nothing counted as failures.
ExitCode combine(std::vector<care::OptimizeResult> results, const Selection& selection) {
    nameRefusedDrives(results, selection.drives);
    const int runCode = care::exitCode(results);
    if (selection.unknown.empty()) {
        return static_cast<ExitCode>(runCode);
    }
    if (results.empty()) {
        return exitCode(selection.unknown.front().error.code);
    }
    return runCode == exitDone ? exitSomeFailed : static_cast<ExitCode>(runCode);
}

ExitCode preview(const Session& session, const Selection& selection) {
    Json rows = Json::array();
    Table table = resultTable();
    std::vector<care::OptimizeResult> imagined; // only for the exit code that the refusals would give
    for (auto item = selection.items.begin(); item != selection.items.end(); ++item) {
        const bool repeated = std::any_of(selection.items.begin(), item, [&](const care::OptimizeItem& earlier) {
            return sameFilesystem(earlier, *item);
        });
        if (repeated) {
            continue;
        }
        const TrimTarget& target = item->target.target;
        const bool named = isNamed(*item, selection.items);
        const bool runs = !target.skip || (target.skip->opt_in && named);
        const std::string reason = runs ? "" : target.skip->text;
        const bool fails = target.skip && target.skip->reason == SkipReason::damaged;
        rows.push_back(resultJson(target, runs ? Json(nullptr) : Json(fails ? "failed" : "skipped"), reason));
        table.add({{runs ? "·" : "–", Tone::faint},
                   {target.mount, runs ? Tone::strong : Tone::faint},
                   {target.filesystem, runs ? Tone::plain : Tone::faint},
                   {target.device, runs ? Tone::plain : Tone::faint},
                   {runs ? "would be optimized" : (fails ? "would fail: " : "would be skipped: ") + reason,
                    runs ? Tone::plain : Tone::faint}});
        TrimOutcome outcome;
        outcome.kind = runs    ? TrimOutcome::Kind::trimmed
                       : fails ? TrimOutcome::Kind::failed
                               : TrimOutcome::Kind::skipped;
        imagined.push_back({target, outcome, named});
    }
    if (session.json) {
        writeResults(session, std::move(rows), selection, true);
    } else if (!imagined.empty()) {
        table.print(session.out, session.style);
        session.out << '\n'
                    << paragraph(session.style, "Nothing was changed. How much would be offered to a drive is known "
                                                "only after a run. After a run, deleted files cannot be recovered.");
    }
    return combine(std::move(imagined), selection);
}

std::vector<care::OptimizeResult> optimizeWithProgress(const Session& session, const Selection& selection) {
    ProgressBar bar(session.err, session.progress);
    const auto results = care::optimize(selection.items, session.stop, [&](const care::OptimizeProgress& now) {
        const std::string place = now.count > 1 ? fmt::format("{}/{}  ", now.index + 1, now.count) : std::string();
        bar.show("Optimizing " + place + (now.target != nullptr ? now.target->mount : ""), now.progress,
                 formatBytes(now.progress.offered_bytes) + " offered · Ctrl+C stops");
    });
    bar.clear();
    return results;
}

void writeResults(const Session& session, const std::vector<care::OptimizeResult>& results,
                  const Selection& selection) {
    Json rows = Json::array();
    for (const care::OptimizeResult& result : results) {
        rows.push_back(resultJson(result));
    }
    writeResults(session, std::move(rows), selection, false);
}

ExitCode run(const Session& session, const Selection& selection, const OptimizeOptions& options) {
    const auto results = optimizeWithProgress(session, selection);
    if (session.json) {
        writeResults(session, results, selection);
    } else {
        printResults(session, results);
        remindOfDeletedFiles(session, results);
    }
    if (options.remember) {
        options.remember(session, results);
    }
    adviseAboutRights(session, results);
    return combine(results, selection);
}

/// Ends early on a stop request. False: then nothing is to be begun.
bool waitUntilUpFor(std::chrono::minutes afterBoot, const Session& session, const ScheduledOptions& options) {
    const auto up = options.uptime ? options.uptime() : std::nullopt;
    if (up && *up < afterBoot) {
        const auto left = afterBoot - *up;
        session.err << (options.journal ? "<6>" : "")
                    << fmt::format("The machine has just started; waiting for {}.\n",
                                   formatSeconds(static_cast<double>(left.count())));
        session.err.flush();
        std::mutex mutex;
        std::condition_variable_any stopped;
        std::unique_lock lock(mutex);
        stopped.wait_for(lock, session.stop, left, [] { return false; });
    }
    return !session.stop.stop_requested();
}

/// The drives of a schedule that are here now, or all filesystems of this machine.
Selection selectScheduled(const care::Catalog& catalog, const std::vector<std::string>& drives) {
    Selection selection = select(catalog, {.drives = drives, .all = drives.empty()});
    // Nobody is there to correct a name: what a drive refuses, or that it is unplugged, is told and not a failure.
    selection.drives.clear();
    return selection;
}

/// A line of the journal with its priority (sd-daemon(3)).
void writeToJournal(const Session& session, const std::vector<care::OptimizeResult>& results) {
    for (const care::OptimizeResult& result : results) {
        const TrimOutcome::Kind kind = result.outcome.kind;
        const int priority = kind == TrimOutcome::Kind::failed ? 3 : kind == TrimOutcome::Kind::cancelled ? 4 : 6;
        session.err << fmt::format("<{}>{}: {}\n", priority, printable(result.target.mount),
                                   printable(describe(result)));
    }
    session.err.flush();
}

} // namespace

ExitCode optimizeScheduled(const Session& session, const care::Catalog& catalog, const Result<care::Schedule>& schedule,
                           const ScheduledOptions& options) {
    if (!schedule) {
        return report(session, schedule.error());
    }
    if (!waitUntilUpFor(options.after_boot, session, options)) {
        return report(session, {Errc::cancelled, "Stopped before the scheduled run began."});
    }
    std::vector<std::string> drives = options.drives;
    for (const DriveId& drive : schedule->drives) {
        if (options.drives.empty()) {
            drives.push_back(drive.value);
        }
    }
    Selection selection = selectScheduled(catalog, drives);
    for (const Error& warning : selection.warnings) {
        warn(session, warning);
    }
    for (const UnknownName& unknown : selection.unknown) {
        session.err << (options.journal ? "<5>" : "") << "Left out: " << printable(unknown.error.message) << '\n';
    }
    selection.unknown.clear();
    if (options.dry_run) {
        return preview(session, selection);
    }
    const RememberRuns remember = options.remember ? options.remember() : RememberRuns();
    auto results = optimizeWithProgress(session, selection);
    if (remember) {
        remember(session, results);
    }
    if (session.json) {
        writeResults(session, results, selection);
    }
    if (options.journal) {
        writeToJournal(session, results);
    } else if (!session.json) {
        printResults(session, results);
    }
    adviseAboutRights(session, results);
    for (care::OptimizeResult& result : results) {
        result.named = false; // see selectScheduled()
    }
    return combine(std::move(results), selection);
}

ExitCode optimizeFilesystems(const Session& session, const care::Catalog& catalog, const OptimizeOptions& options) {
    if (options.mounts.empty() && options.drives.empty() && !options.all) {
        return report(session, {Errc::usage, "Say what to optimize.",
                                "One filesystem: trimwrightctl optimize /home · a drive: trimwrightctl optimize "
                                "--drive /dev/nvme0n1 · everything: trimwrightctl optimize --all"});
    }
    if (options.all && !(options.mounts.empty() && options.drives.empty())) {
        const std::string name = options.mounts.empty() ? "--drive " + options.drives.front() : options.mounts.front();
        return report(session, {Errc::usage,
                                "--all means every filesystem of this machine; it cannot stand beside " + name + ".",
                                "Leave one of the two out."});
    }
    const Selection selection = select(catalog, options);
    for (const Error& warning : selection.warnings) {
        warn(session, warning);
    }
    for (const UnknownName& unknown : selection.unknown) {
        warn(session, unknown.error);
    }
    if (selection.items.empty() && selection.unknown.empty() && !session.json) {
        session.out << "No mounted filesystem of this machine lies on a drive; there is nothing to optimize.\n";
    }
    return options.dry_run ? preview(session, selection) : run(session, selection, options);
}

} // namespace trimwright::cli
