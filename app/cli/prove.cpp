// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/json.h"
#include "app/cli/progress_bar.h"
#include "app/cli/selection.h"
#include "core/base/units.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>

namespace trimwright::cli {
namespace {

using Answer = ProveOutcome::Answer;

Json toJson(const DriveProof& drive) {
    return {{"device", drive.device},
            {"read_through", textOrNull(drive.read_through)},
            {"checked_bytes", drive.checked_bytes},
            {"zeroed_bytes", drive.zeroed_bytes},
            {"changed_bytes", drive.changed_bytes},
            {"unchanged_bytes", drive.unchanged_bytes},
            {"reused_bytes", drive.reused_bytes},
            {"encrypted", drive.encrypted},
            {"promise", toString(drive.promise.promise)},
            {"promise_fact", textOrNull(drive.promise.fact)}};
}

Json toJson(const TrimTarget& target, const ProveOutcome& outcome) {
    Json drives = Json::array();
    for (const DriveProof& drive : outcome.drives) {
        drives.push_back(toJson(drive));
    }
    return {{"mount", target.mount},
            {"device", textOrNull(target.device)},
            {"filesystem", textOrNull(target.filesystem)},
            {"answer", toString(outcome.answer)},
            {"because", outcome.because},
            {"advice", textOrNull(outcome.advice)},
            {"checked_bytes", outcome.checked_bytes},
            {"zeroed_bytes", outcome.zeroed_bytes},
            {"changed_bytes", outcome.changed_bytes},
            {"unchanged_bytes", outcome.unchanged_bytes},
            {"drives", std::move(drives)},
            {"notes", outcome.notes}};
}

std::string badge(const Style& style, Answer answer) {
    switch (answer) {
    case Answer::works:
        return toned(style, Tone::good, "✔ TRIM works");
    case Answer::doesNotWork:
        return toned(style, Tone::bad, "✖ TRIM does not work");
    case Answer::cannotTell:
        break;
    }
    return toned(style, Tone::warning, "? Cannot tell whether TRIM works");
}

std::string promiseText(const StatedPromise& promise) {
    switch (promise.promise) {
    case ZeroPromise::zeros:
        return "promises zeros after TRIM";
    case ZeroPromise::deterministic:
        return "promises the same data at each reading after TRIM, but not zeros";
    case ZeroPromise::none:
        return "promises nothing of what it returns after TRIM";
    case ZeroPromise::unknown:
        break;
    }
    return "does not tell what it returns after TRIM";
}

void print(const Session& session, const TrimTarget& target, const ProveOutcome& outcome) {
    constexpr std::size_t indent = 2;
    session.out << badge(session.style, outcome.answer) << ": " << printable(target.mount) << '\n'
                << paragraph(session.style, outcome.because, indent);
    if (!outcome.advice.empty()) {
        session.out << paragraph(session.style, "→ " + outcome.advice, indent);
    }
    for (const DriveProof& drive : outcome.drives) {
        const std::string fact = drive.promise.fact.empty() ? std::string() : fmt::format(" ({})", drive.promise.fact);
        session.out << paragraph(session.style, fmt::format("{} {}{}.", drive.device, promiseText(drive.promise), fact),
                                 indent, Tone::faint);
    }
    for (const std::string& note : outcome.notes) {
        session.out << paragraph(session.style, note, indent, Tone::faint);
    }
}

ExitCode exitCodeOf(Answer answer) {
    switch (answer) {
    case Answer::works:
        return exitDone;
    case Answer::doesNotWork:
        return exitFailed;
    case Answer::cannotTell:
        break;
    }
    return exitCannotTell;
}

/// The filesystem of that name; an emulated drive stands for its only one.
Result<care::ListedTarget> findFilesystem(const care::Catalog& catalog, const std::string& name) {
    auto found = catalog.findTarget(name);
    if (found || !isEmulated(name)) {
        return found;
    }
    for (const care::ListedTarget& listed : catalog.targets().items) {
        const auto& drives = listed.target.drives;
        if (std::any_of(drives.begin(), drives.end(), [&](const DriveId& drive) { return drive.value == name; })) {
            return listed;
        }
    }
    return found;
}

} // namespace

ExitCode proveTrim(const Session& session, const care::Catalog& catalog, const ProveRequest& request) {
    const auto listed = findFilesystem(catalog, request.mount);
    if (!listed) {
        return report(session, listed.error());
    }
    const TrimTarget& target = listed->target;
    const auto start = std::chrono::steady_clock::now();
    ProgressBar bar(session.err, session.progress);
    const auto outcome = listed->backend->prove(
        target.mount, ProveOptions{request.size_mebibytes * mebibyte}, session.stop,
        [&bar](const Progress& progress) { bar.show(describe(proveStepOf(progress)), progress, "Ctrl+C stops"); });
    bar.clear();
    if (!outcome) {
        return report(session, outcome.error());
    }
    if (session.json) {
        writeDocument(session.out, toJson(target, *outcome));
    } else {
        print(session, target, *outcome);
    }
    if (request.remember) {
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        request.remember(session, target, *outcome, took.count());
    }
    return exitCodeOf(outcome->answer);
}

} // namespace trimwright::cli
