// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/optimizer.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace trimwright::care {
namespace {

/// The same filesystem given twice becomes one item, named if it was named anywhere.
std::vector<OptimizeItem> distinct(const std::vector<OptimizeItem>& items) {
    std::vector<OptimizeItem> unique;
    for (const OptimizeItem& item : items) {
        const auto same = std::ranges::find_if(unique, [&item](const OptimizeItem& other) {
            return other.target.backend == item.target.backend && other.target.target.mount == item.target.target.mount;
        });
        if (same == unique.end()) {
            unique.push_back(item);
        } else {
            same->named = same->named || item.named;
        }
    }
    return unique;
}

TrimOutcome outcomeOf(const Error& error) {
    TrimOutcome outcome;
    outcome.kind = error.code == Errc::cancelled     ? TrimOutcome::Kind::cancelled
                   : error.code == Errc::unsupported ? TrimOutcome::Kind::unsupported
                                                     : TrimOutcome::Kind::failed;
    outcome.reason = error.advice.empty() ? error.message : fmt::format("{} {}", error.message, error.advice);
    outcome.permission_denied = error.code == Errc::permissionDenied;
    return outcome;
}

TrimOutcome runOne(const OptimizeItem& item, const std::stop_token& stop, const ProgressFn& progress) {
    const TrimTarget& target = item.target.target;
    if (stop.stop_requested()) {
        return {TrimOutcome::Kind::cancelled, "The run was cancelled before this filesystem's turn.", 0, 0, false};
    }
    if (target.skip && target.skip->reason == SkipReason::damaged) {
        return outcomeOf({Errc::invalidData, target.skip->text, target.skip->fix});
    }
    if (target.skip && !(item.named && target.skip->opt_in)) {
        return {TrimOutcome::Kind::skipped, target.skip->text, 0, 0, false};
    }
    if (item.target.backend == nullptr) {
        return {TrimOutcome::Kind::failed, fmt::format("Nothing here can optimize {}.", target.mount), 0, 0, false};
    }
    auto outcome = item.target.backend->trim(target.mount, item.named, stop, progress);
    return outcome ? std::move(*outcome) : outcomeOf(outcome.error());
}

} // namespace

std::vector<OptimizeResult> optimize(const std::vector<OptimizeItem>& items, std::stop_token stop,
                                     const OptimizeProgressFn& progress) {
    const std::vector<OptimizeItem> unique = distinct(items);
    std::vector<OptimizeResult> results;
    results.reserve(unique.size());
    for (std::size_t index = 0; index < unique.size(); ++index) {
        const OptimizeItem& item = unique[index];
        ProgressFn report;
        if (progress) {
            report = [&](const Progress& now) { progress({index, unique.size(), &item.target.target, now}); };
        }
        results.push_back({item.target.target, runOne(item, stop, report), item.named});
    }
    return results;
}

int exitCode(const std::vector<OptimizeResult>& results) {
    std::size_t done = 0;
    std::size_t failed = 0;
    std::size_t denied = 0;
    std::size_t refused = 0;
    for (const OptimizeResult& result : results) {
        switch (result.outcome.kind) {
        case TrimOutcome::Kind::trimmed:
            ++done;
            break;
        case TrimOutcome::Kind::cancelled:
            return 130;
        case TrimOutcome::Kind::failed:
            ++failed;
            denied += result.outcome.permission_denied ? 1 : 0;
            break;
        case TrimOutcome::Kind::skipped:
        case TrimOutcome::Kind::unsupported:
            refused += result.named ? 1 : 0;
            break;
        }
    }
    if (failed == 0 && refused == 0) {
        return 0;
    }
    if (done > 0) {
        return 64;
    }
    if (failed == 0) {
        return 1;
    }
    return denied == failed ? 3 : 32;
}

} // namespace trimwright::care
