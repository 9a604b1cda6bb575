// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/run_text.h"

#include "ui/format.h"
#include "ui/models/schedule_session.h"
#include "ui/models/schedule_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <map>

namespace trimwright::ui {
namespace {

struct RunWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::RunText)
};

QDate localDay(std::chrono::sys_seconds moment) {
    return QDateTime::fromSecsSinceEpoch(moment.time_since_epoch().count()).date();
}

int daysBetween(std::chrono::sys_seconds from, std::chrono::sys_seconds to) {
    return static_cast<int>(localDay(from).daysTo(localDay(to)));
}

/// "2 days ago", or the date where it is long ago.
QString agoText(std::chrono::sys_seconds moment, std::chrono::sys_seconds now) {
    constexpr int longAgo = 60;
    const int days = daysBetween(moment, now);
    if (days > longAgo || days < 0) {
        return QLocale().toString(localDay(moment), QLocale::ShortFormat);
    }
    return days == 0   ? RunWords::tr("today")
           : days == 1 ? RunWords::tr("yesterday")
                       : RunWords::tr("%Ln days ago", nullptr, days);
}

/// "Optimized 2 days ago", from the history and the schedule's last run; empty if they know of no run.
QString lastOptimized(const DriveSession& session, const ScheduleSession* schedule) {
    if (session.changedInside()) {
        return {};
    }
    std::optional<std::chrono::sys_seconds> last;
    const auto take = [&last](const care::RunRecord& run) {
        if (run.outcome == toString(TrimOutcome::Kind::trimmed)) {
            last = std::max(last.value_or(run.started_at), run.started_at);
        }
    };
    if (const HistoryPicture* known = session.history().picture(HistoryRange::month)) {
        std::for_each(known->runs.begin(), known->runs.end(), take);
    }
    if (schedule != nullptr && !session.drive().emulated) {
        for (const care::RunRecord& run : schedule->lastRuns()) { // of all drives
            if (session.targets().rowOf(run.mount) >= 0) {
                take(run);
            }
        }
    }
    if (!last) {
        return {};
    }
    const int days = daysBetween(*last, session.today());
    return days <= 0   ? RunWords::tr("Optimized today")
           : days == 1 ? RunWords::tr("Optimized yesterday")
                       : RunWords::tr("Optimized %Ln days ago", nullptr, days);
}

/// What an emulated drive keeps of deleted files, where that is worth a run; empty otherwise. When the last one was
/// says less then: a month may have passed for the drive since.
QString waitingText(const DriveSession& session) {
    if (session.remedy() != SpeedRemedy::optimize || session.speed()->deleted_bytes == 0) {
        return {};
    }
    return RunWords::tr("%1 can be offered.").arg(bytesText(session.speed()->deleted_bytes));
}

/// Which of its filesystems a run takes, or those from which TRIM does not get through: that is the news.
QString reachText(const TargetModel& targets) {
    int stopped = 0;
    const TrimTarget* first = nullptr;
    for (int row = 0; row < targets.rowCount(); ++row) {
        const TrimTarget& target = targets.target(row);
        if (target.skip && target.skip->reason == SkipReason::noDiscard) {
            first = stopped++ == 0 ? &target : first;
        }
    }
    if (stopped == 1) {
        return RunWords::tr("From %1, TRIM does not reach the drive.").arg(isolated(mountText(first->mount)));
    }
    if (stopped > 1) {
        return RunWords::tr("From %Ln filesystems, TRIM does not reach the drive.", nullptr, stopped);
    }
    const int eligible = targets.eligibleCount();
    if (eligible < targets.rowCount()) {
        return RunWords::tr("%1 of %Ln filesystems can be optimized.", nullptr, targets.rowCount())
            .arg(countText(static_cast<std::uint64_t>(eligible)));
    }
    return eligible > 1 ? RunWords::tr("All %Ln filesystems can be optimized.", nullptr, eligible)
                        : RunWords::tr("Its filesystem can be optimized.");
}

RunSummary summaryOfResults(const std::vector<care::OptimizeResult>& results) {
    std::uint64_t offered = 0;
    double seconds = 0;
    for (const care::OptimizeResult& result : results) {
        offered += result.outcome.offered_bytes;
        seconds += result.outcome.seconds;
    }
    const QString sum = RunWords::tr("%1 offered to the drive in %2.")
                            .arg(bytesText(offered), TargetModel::durationText(results.front().target, seconds));
    const auto count = [&results](TrimOutcome::Kind kind) {
        return static_cast<int>(std::count_if(results.begin(), results.end(),
                                              [kind](const auto& result) { return result.outcome.kind == kind; }));
    };
    const auto bad = std::find_if(results.begin(), results.end(), [](const care::OptimizeResult& result) {
        return result.outcome.kind != TrimOutcome::Kind::trimmed;
    });
    if (bad == results.end()) {
        return {RunWords::tr("Optimized just now"), sum, TargetModel::outcomeMark(results.front().outcome), false};
    }
    if (count(TrimOutcome::Kind::cancelled) > 0) {
        return {RunWords::tr("Cancelled"), sum + QLatin1Char(' ') + RunWords::tr("What was offered stays done."),
                TargetModel::outcomeMark(bad->outcome), false};
    }
    const QString reason = sentence(bad->outcome.reason);
    const int done = count(TrimOutcome::Kind::trimmed);
    if (done > 0) {
        return {RunWords::tr("Partly optimized"),
                RunWords::tr("%1: %2").arg(isolated(mountText(bad->target.mount)), reason) + QLatin1Char(' ') + sum,
                TargetModel::outcomeMark(bad->outcome), false};
    }
    return {RunWords::tr("Not optimized"), reason, TargetModel::outcomeMark(bad->outcome), false};
}

} // namespace

QString deletedFilesWarning() {
    return RunWords::tr("Deleted files cannot be recovered afterwards.");
}

QString runProgressText(const DriveSession::Run& run) {
    const QString time = secondsText(run.seconds);
    return run.total_bytes >= run.offered_bytes && run.total_bytes > 0
               //: "141 of 268 GB offered · 3.0 s"
               ? RunWords::tr("%1 offered · %2").arg(bytesOfText(run.offered_bytes, run.total_bytes), time)
               : RunWords::tr("%1 offered · %2").arg(bytesText(run.offered_bytes), time);
}

QString resultsText(const std::vector<care::OptimizeResult>& results) {
    const auto done = static_cast<int>(std::count_if(results.begin(), results.end(), [](const auto& result) {
        return result.outcome.kind == TrimOutcome::Kind::trimmed;
    }));
    std::uint64_t offered = 0;
    double seconds = 0;
    for (const care::OptimizeResult& result : results) {
        offered += result.outcome.offered_bytes;
        seconds += result.outcome.seconds;
    }
    QStringList parts{done == 0 ? RunWords::tr("No filesystem optimized")
                                : RunWords::tr("%Ln filesystems optimized", nullptr, done)};
    if (offered > 0) {
        parts << RunWords::tr("%1 offered to the drive").arg(bytesText(offered))
              << TargetModel::durationText(results.front().target, seconds);
    }
    return parts.join(QStringLiteral(" · "));
}

LastRuns lastRunsOf(const DriveSession& session, const ScheduleSession* schedule) {
    const HistoryPicture* known = session.history().picture(HistoryRange::all);
    const bool scheduled = schedule != nullptr && !session.drive().emulated;
    if (known == nullptr && (!scheduled || schedule->lastRuns().empty())) {
        return {};
    }
    std::map<std::string, care::RunRecord> newest;
    const auto take = [&newest](const care::RunRecord& run) {
        const bool told =
            run.outcome == toString(TrimOutcome::Kind::trimmed) || run.outcome == toString(TrimOutcome::Kind::failed);
        if (told && (run.kind == care::RunKind::optimize || run.kind == care::RunKind::schedule)) {
            care::RunRecord& kept = newest[run.mount];
            kept = kept.mount.empty() || run.started_at >= kept.started_at ? run : kept;
        }
    };
    if (known != nullptr) {
        std::for_each(known->runs.begin(), known->runs.end(), take);
    }
    if (scheduled) {
        std::for_each(schedule->lastRuns().begin(), schedule->lastRuns().end(), take);
        if (newest.empty() && schedule->status() && schedule->status()->timer.last_run) {
            return {}; // it ran, and nobody wrote down what it did: "never" would be wrong
        }
    }
    std::map<std::string, LastRun> last;
    for (const auto& [mount, run] : newest) {
        const bool done = run.outcome == toString(TrimOutcome::Kind::trimmed);
        const QString detail = !done               ? RunWords::tr("failed")
                               : run.offered_bytes ? RunWords::tr("%1 offered").arg(bytesText(*run.offered_bytes))
                                                   : QString();
        last.insert({mount, {agoText(run.started_at, session.today()), detail, momentText(run.started_at)}});
    }
    return last;
}

QString backUpFirstText() {
    return RunWords::tr("This drive is failing: back up your data first.");
}

QString noNeedText(const Drive& drive) {
    const bool none = drive.kind == DriveKind::hdd && !drive.discard.supported();
    return none ? RunWords::tr("A hard disk overwrites in place and needs no TRIM.") : QString();
}

QString failureAdvice(const std::vector<care::OptimizeResult>& results) {
    const bool failed = std::any_of(results.begin(), results.end(), [](const care::OptimizeResult& result) {
        return result.outcome.kind == TrimOutcome::Kind::failed && !result.outcome.permission_denied;
    });
    return failed
               ? RunWords::tr("Try again. If it fails again, see the SMART page and the kernel’s log (journalctl -k) "
                              "for errors of the drive.")
               : QString();
}

RunSummary summaryOf(const DriveSession& session, const ScheduleSession* schedule, bool failing) {
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
        if (const QString reason = noNeedText(session.drive()); !reason.isEmpty()) {
            return {RunWords::tr("Not needed"), reason, {}, false};
        }
        const QString text = session.targetErrors().isEmpty() ? RunWords::tr("No filesystem of this drive is mounted.")
                                                              : session.targetErrors().join(QLatin1Char(' '));
        return {RunWords::tr("Nothing to optimize"), text, {}, false};
    }
    const int eligible = targets.eligibleCount();
    if (eligible == 0) {
        const TrimTarget& first = targets.target(0);
        const QString reason = sentence(first.skip->text);
        if (TargetModel::needsNoTrim(session.drive(), first)) {
            return {RunWords::tr("Not needed"), reason, {}, false};
        }
        if (first.skip->reason == SkipReason::driveHasNoTrim) { // now and for ever
            return {RunWords::tr("No TRIM"), reason, TargetModel::pathMark(first), false};
        }
        return {RunWords::tr("Not possible now"), reason, TargetModel::pathMark(first), false};
    }
    if (!session.setUpCommand().isEmpty()) {
        return {RunWords::tr("Locked", "optimizing"),
                RunWords::tr("Trimwright’s helper is not set up. The Optimizer page says how."),
                {Sign::lock, Colour::neutral, {}, {}},
                false};
    }
    if (failing) {
        return {RunWords::tr("Back up first"),
                RunWords::tr("Optimizing can wait: deleted files cannot be recovered afterwards."),
                {Sign::triangle, Colour::attention, {}, {}},
                false};
    }
    if (const QString waiting = waitingText(session); !waiting.isEmpty()) {
        return {RunWords::tr("Ready"), waiting, {}, true};
    }
    const QString last = lastOptimized(session, schedule);
    return {last.isEmpty() ? RunWords::tr("Ready") : last, reachText(targets), {}, true};
}

} // namespace trimwright::ui
