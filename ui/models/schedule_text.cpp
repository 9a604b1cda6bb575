// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/schedule_text.h"

#include "core/drive/trim.h"
#include "ui/format.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>
#include <algorithm>

namespace trimwright::ui {
namespace {

struct ScheduleWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::ScheduleText)
};

/// The time stays on one line, with the word behind it that some languages have.
QString dayAndTime(const QString& day, QTime time) {
    constexpr QChar noBreakSpace(0x00a0);
    const QString text =
        ScheduleWords::tr("%1, %2", "date, time").arg(day, QLocale().toString(time, QLocale::ShortFormat));
    const qsizetype begin = text.lastIndexOf(QLatin1Char(',')) + 2;
    return text.left(begin) + text.mid(begin).replace(QLatin1Char(' '), noBreakSpace);
}

} // namespace

QString momentText(std::chrono::sys_seconds moment) {
    const QDateTime time = QDateTime::fromSecsSinceEpoch(moment.time_since_epoch().count());
    return dayAndTime(QLocale().toString(time.date(), QLocale::LongFormat), time.time());
}

QString nextRunSoonText(std::chrono::sys_seconds next, std::chrono::sys_seconds now) {
    constexpr int weekdaysAhead = 6; // one more, and the name of the day would be today's
    const QDateTime time = QDateTime::fromSecsSinceEpoch(next.time_since_epoch().count());
    const auto days = QDateTime::fromSecsSinceEpoch(now.time_since_epoch().count()).date().daysTo(time.date());
    const QLocale locale;
    const QString day = days >= 0 && days <= weekdaysAhead ? locale.standaloneDayName(time.date().dayOfWeek())
                                                           : locale.toString(time.date(), QLocale::ShortFormat);
    return ScheduleWords::tr("Next run: %1").arg(dayAndTime(day, time.time()));
}

QString nextRunText(const care::ScheduleStatus& status, std::optional<std::chrono::sys_seconds> next) {
    if (next) {
        return ScheduleWords::tr("Next run: %1").arg(momentText(*next));
    }
    return status.timer.runs() ? ScheduleWords::tr("Next run: not known") : ScheduleWords::tr("Next run: none");
}

QString lastRunText(const care::ScheduleStatus& status, const std::vector<care::RunRecord>& runs) {
    if (runs.empty()) {
        if (!status.timer.last_run) {
            return ScheduleWords::tr("Last scheduled run: none yet");
        }
        const QString when = momentText(*status.timer.last_run);
        return status.on_battery_last ? ScheduleWords::tr("Skipped on battery:") + QLatin1Char('\n') + when
                                      : ScheduleWords::tr("Last scheduled run: %1").arg(when);
    }
    std::uint64_t offered = 0;
    QStringList failed;
    for (const care::RunRecord& run : runs) {
        offered += run.offered_bytes.value_or(0);
        if (run.outcome == toString(TrimOutcome::Kind::failed)) {
            failed << plain(run.mount);
        }
    }
    constexpr QChar noBreakSpace(0x00a0);
    QStringList parts{ScheduleWords::tr("%Ln filesystems", nullptr, static_cast<int>(runs.size()))
                          .replace(QLatin1Char(' '), noBreakSpace),
                      ScheduleWords::tr("%1 offered").arg(bytesText(offered)).replace(QLatin1Char(' '), noBreakSpace)};
    if (!failed.isEmpty()) {
        parts << ScheduleWords::tr("failed: %1").arg(failed.join(QStringLiteral(", ")));
    }
    return ScheduleWords::tr("Last scheduled run: %1").arg(momentText(runs.front().started_at)) + QLatin1Char('\n') +
           parts.join(QStringLiteral(" · "));
}

QString otherTimerText(const care::ScheduleStatus& status) {
    if (!status.systemd || !status.fstrim.runs()) { // without systemd no timer runs, whatever its file says
        return {};
    }
    return status.timer.runs()
               ? ScheduleWords::tr("The system's own timer, fstrim.timer, is on as well and does the same work.")
               : ScheduleWords::tr("The system's own timer, fstrim.timer, is on: filesystems are trimmed weekly "
                                   "without Trimwright.");
}

} // namespace trimwright::ui
