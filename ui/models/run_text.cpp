// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/run_text.h"

#include "ui/format.h"

#include <QCoreApplication>
#include <QDateTime>
#include <algorithm>

namespace trimwright::ui {
namespace {

struct RunWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::RunText)
};

/// "Optimized 2 days ago", from the history; empty if it knows of no run.
QString lastOptimized(const DriveSession& session) {
    const HistoryPicture* known = session.history().picture(HistoryRange::month);
    if (known == nullptr) {
        return {};
    }
    const auto last = std::find_if(known->runs.rbegin(), known->runs.rend(), [](const care::RunRecord& run) {
        return run.outcome == toString(TrimOutcome::Kind::trimmed);
    });
    if (last == known->runs.rend()) {
        return {};
    }
    const auto day = [](std::chrono::sys_seconds moment) {
        return QDateTime::fromSecsSinceEpoch(moment.time_since_epoch().count()).date();
    };
    const auto days = static_cast<int>(day(last->started_at).daysTo(day(known->to)));
    return days <= 0   ? RunWords::tr("Optimized today")
           : days == 1 ? RunWords::tr("Optimized yesterday")
                       : RunWords::tr("Optimized %Ln days ago", nullptr, days);
}

RunSummary summaryOfResults(const std::vector<care::OptimizeResult>& results) {
    std::uint64_t offered = 0;
    double seconds = 0;
    for (const care::OptimizeResult& result : results) {
        offered += result.outcome.offered_bytes;
        seconds += result.outcome.seconds;
    }
    const QString sum = RunWords::tr("%1 offered to the drive in %2.").arg(bytesText(offered), secondsText(seconds));
    const auto count = [&results](TrimOutcome::Kind kind) {
        return static_cast<int>(std::count_if(results.begin(), results.end(),
                                              [kind](const auto& result) { return result.outcome.kind == kind; }));
    };
    const auto bad = std::find_if(results.begin(), results.end(), [](const care::OptimizeResult& result) {
        return result.outcome.kind != TrimOutcome::Kind::trimmed;
    });
    if (bad == results.end()) {
        return {RunWords::tr("Optimized just now"), sum, TargetModel::outcomeMark(TrimOutcome::Kind::trimmed), false};
    }
    if (count(TrimOutcome::Kind::cancelled) > 0) {
        return {RunWords::tr("Cancelled"), sum + QLatin1Char(' ') + RunWords::tr("What was offered stays done."),
                TargetModel::outcomeMark(TrimOutcome::Kind::cancelled), false};
    }
    const QString reason = sentence(bad->outcome.reason);
    const int done = count(TrimOutcome::Kind::trimmed);
    if (done > 0) {
        return {RunWords::tr("Partly optimized"),
                RunWords::tr("%1: %2").arg(isolated(mountText(bad->target.mount)), reason) + QLatin1Char(' ') + sum,
                TargetModel::outcomeMark(bad->outcome.kind), false};
    }
    return {RunWords::tr("Not optimized"), reason, TargetModel::outcomeMark(bad->outcome.kind), false};
}

} // namespace

QString deletedFilesWarning() {
    return RunWords::tr("Deleted files cannot be recovered afterwards.");
}

QString runProgressText(const DriveSession::Run& run) {
    return RunWords::tr("%1 offered · %2").arg(bytesText(run.offered_bytes), secondsText(run.seconds));
}

RunSummary summaryOf(const DriveSession& session) {
    const DriveSession::Run& run = session.run();
    if (run.active) {
        return {run.cancelling ? RunWords::tr("Cancelling…") : RunWords::tr("Optimizing…"),
                runProgressText(run),
                {},
                false};
    }
    if (!session.results().empty()) {
        return summaryOfResults(session.results());
    }
    if (const QString reason = readOnlyReason(session.drive()); !reason.isEmpty()) {
        return {RunWords::tr("Not from here"), reason, {}, false};
    }
    if (!session.targetsLoaded()) {
        return {RunWords::tr("Looking…"), RunWords::tr("The filesystems are being listed."), {}, false};
    }
    const TargetModel& targets = session.targets();
    if (targets.rowCount() == 0) {
        const QString text = session.targetErrors().isEmpty() ? RunWords::tr("No filesystem of this drive is mounted.")
                                                              : session.targetErrors().join(QLatin1Char(' '));
        return {RunWords::tr("Nothing to optimize"), text, {}, false};
    }
    const int eligible = targets.eligibleCount();
    if (eligible == 0) {
        return {RunWords::tr("Not possible now"), sentence(targets.target(0).skip->text),
                TargetModel::pathMark(targets.target(0)), false};
    }
    QString of = RunWords::tr("Its filesystem can be optimized.");
    if (eligible < targets.rowCount()) {
        of = RunWords::tr("%1 of %Ln filesystems can be optimized.", nullptr, targets.rowCount())
                 .arg(countText(static_cast<std::uint64_t>(eligible)));
    } else if (eligible > 1) {
        of = RunWords::tr("All %Ln filesystems can be optimized.", nullptr, eligible);
    }
    const QString last = lastOptimized(session);
    return {last.isEmpty() ? RunWords::tr("Ready") : last, of, {}, true};
}

} // namespace trimwright::ui
