// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/history_text.h"

#include "core/care/growth.h"
#include "ui/format.h"
#include "ui/models/chart_ticks.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <cmath>

namespace trimwright::ui {
namespace {

struct HistoryTerms {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::HistoryText)
};

constexpr std::int64_t secondsOfDay = 86'400;

QString unknownNumber() {
    return QStringLiteral("–");
}

QString bytesOf(double bytes) {
    return bytesText(static_cast<std::uint64_t>(std::max(bytes, 0.0)));
}

QDate dateOf(std::chrono::sys_seconds moment) {
    return QDateTime::fromSecsSinceEpoch(moment.time_since_epoch().count()).date();
}

/// When a forecast ends, as exactly as it is known: the month where less than two years are between its ends.
struct AboutWhen {
    QString earliest;
    QString latest;
    QString sure; ///< "90 % sure"
};
AboutWhen aboutWhen(const care::EndOfLife& end) {
    constexpr auto exactWithin = std::chrono::days(730);
    const QDate earliest = dateOf(end.earliest);
    const QDate latest = dateOf(end.latest);
    const QString month = HistoryTerms::tr("MMMM yyyy", "date format: month and year");
    const bool exact = end.latest - end.earliest < exactWithin;
    const QString whole = exact ? month : QStringLiteral("yyyy");
    const bool oneYear = exact && earliest.year() == latest.year() && earliest.month() != latest.month();
    const QLocale locale;
    return {locale.toString(earliest, oneYear ? QStringLiteral("MMMM") : whole), locale.toString(latest, whole),
            HistoryTerms::tr("%1 sure", "how sure a forecast is: 90 %")
                .arg(percentText(end.confidence_percent))
                .replace(QLatin1Char(' '), QChar(QChar::Nbsp))};
}

/// The far end of such a forecast means nothing.
bool isOpen(const care::EndOfLife& end) {
    constexpr auto farAway = std::chrono::years(30);
    return end.latest - end.earliest > farAway;
}

/// When the maker's rating will be written, by the writes so far.
QString writesForecastText(const care::Forecast& forecast, std::chrono::sys_seconds now) {
    if (!forecast.end) {
        return sentence(forecast.hidden_because);
    }
    const auto [earliest, latest, sure] = aboutWhen(*forecast.end);
    if (!tellsYear(*forecast.end, now)) {
        return HistoryTerms::tr("By its writes so far, the rest lasts well beyond 10 years.");
    }
    if (isOpen(*forecast.end)) {
        return HistoryTerms::tr("By its writes so far, the rest lasts at least until %1 (%2).").arg(earliest, sure);
    }
    if (earliest == latest) {
        return HistoryTerms::tr("By its writes so far, the rest lasts until %1.").arg(earliest);
    }
    return HistoryTerms::tr("By its writes so far, the rest is used up between %1 and %2 (%3).")
        .arg(earliest, latest, sure);
}

QString celsius(double value) {
    return temperatureText(static_cast<int>(std::lround(value)));
}

/// "135 GB in 11 min", where samples of less than a day say nothing of a day.
HistoryWords shortGrowthWords(const Growth& host, const Growth& nand) {
    constexpr double minute = 60;
    const auto seconds = static_cast<double>(host.time().count());
    const QString time = secondsText(seconds < minute ? seconds : std::round(seconds / minute) * minute);
    QStringList notes;
    if (nand.known()) {
        notes << HistoryTerms::tr("%1 to the flash").arg(bytesOf(nand.bytes));
    }
    notes << HistoryTerms::tr("too short a time to tell how much it is per day");
    return {HistoryTerms::tr("%1 in %2", "bytes in a time").arg(bytesOf(host.bytes), time),
            notes.join(QStringLiteral(" · "))};
}

struct TemperatureSpan {
    double low;
    double high;
};
TemperatureSpan spanOf(const std::vector<care::ChartPoint>& points) {
    TemperatureSpan span{points.front().lowest, points.front().highest};
    for (const care::ChartPoint& point : points) {
        span.low = std::min(span.low, point.lowest);
        span.high = std::max(span.high, point.highest);
    }
    return span;
}

QString dayText(std::chrono::sys_seconds moment) {
    return QLocale().toString(dateOf(moment), HistoryTerms::tr("d MMM yyyy", "date format: day, short month, year"));
}

} // namespace

QString rangeText(HistoryRange range) {
    switch (range) {
    case HistoryRange::week:
        return HistoryTerms::tr("7 days");
    case HistoryRange::month:
        return HistoryTerms::tr("30 days");
    case HistoryRange::quarter:
        return HistoryTerms::tr("90 days");
    case HistoryRange::year:
        return HistoryTerms::tr("1 year");
    case HistoryRange::all:
        break;
    }
    return HistoryTerms::tr("All");
}

bool tellsYear(const care::EndOfLife& end, std::chrono::sys_seconds now) {
    constexpr auto foreseeable = std::chrono::years(10);
    return end.earliest - now <= foreseeable;
}

QString wearForecastText(const care::Forecast& forecast, std::chrono::sys_seconds now) {
    if (!forecast.end) {
        return sentence(forecast.hidden_because);
    }
    const auto [earliest, latest, sure] = aboutWhen(*forecast.end);
    if (!tellsYear(*forecast.end, now)) {
        return HistoryTerms::tr("By its wear so far, its rated life lasts well beyond 10 years.");
    }
    if (isOpen(*forecast.end)) {
        return HistoryTerms::tr("By its wear so far, its rated life lasts at least until %1 (%2).").arg(earliest, sure);
    }
    if (earliest == latest) {
        return HistoryTerms::tr("By its wear so far, its rated life ends in %1.").arg(earliest);
    }
    return HistoryTerms::tr("By its wear so far, its rated life ends between %1 and %2 (%3).")
        .arg(earliest, latest, sure);
}

HistoryWords lifeWords(const HistoryPicture& picture) {
    if (picture.life_left.empty()) {
        return {unknownNumber(), HistoryTerms::tr("The drive reported no life left in this time.")};
    }
    return {percentText(static_cast<int>(std::lround(picture.life_left.back().last))),
            wearForecastText(picture.forecast, picture.to)};
}

HistoryWords perDayWords(const HistoryPicture& picture) {
    const Growth host = growthOf(picture.host_writes_by_day);
    if (!host.known()) {
        return {unknownNumber(), HistoryTerms::tr("It takes two samples to tell how much is written in a day.")};
    }
    const Growth nand = growthOf(picture.nand_writes_by_day);
    if (!care::tellsRate(host.time())) {
        return shortGrowthWords(host, nand);
    }
    QStringList notes{HistoryTerms::tr("%1 in this time").arg(bytesOf(host.bytes))};
    if (nand.known()) {
        notes << HistoryTerms::tr("%1 per day to the flash").arg(bytesOf(nand.perDay()));
    }
    if (const auto days = static_cast<int>(picture.day_piece_seconds / secondsOfDay); days > 1) {
        notes << HistoryTerms::tr("one bar: mean of %Ln days", nullptr, days);
    }
    const auto incomplete = [&picture](const care::ChartPoint& piece) {
        const auto growth = growthPerDay(piece, picture.day_piece_seconds);
        return growth && !growth->whole;
    };
    if (std::any_of(picture.host_writes_by_day.begin(), picture.host_writes_by_day.end(), incomplete)) {
        notes << HistoryTerms::tr("pale bars: incomplete");
    }
    return {HistoryTerms::tr("%1 per day").arg(bytesOf(host.perDay())), notes.join(QStringLiteral(" · "))};
}

HistoryWords totalWords(const HistoryPicture& picture) {
    if (picture.host_writes.empty()) {
        return {unknownNumber(), HistoryTerms::tr("The drive reported no host writes in this time.")};
    }
    QString note = HistoryTerms::tr("by the host since the drive was new");
    const double written = picture.host_writes.back().last;
    if (!picture.nand_writes.empty() && written > 0) {
        const double flash = picture.nand_writes.back().last;
        note = HistoryTerms::tr("by the host, %1 to the flash: %2 times as much over its life")
                   .arg(bytesOf(flash), QLocale().toString(flash / written, 'f', 2));
    }
    return {bytesOf(picture.host_writes.back().last), note};
}

QString ratedText(const HistoryPicture& picture) {
    if (!picture.rated_bytes) {
        return {};
    }
    const QString rated = bytesText(*picture.rated_bytes);
    const QString forecast = writesForecastText(picture.forecast_by_writes, picture.to);
    if (!picture.written_bytes) {
        return HistoryTerms::tr("Rated for %1 of writes. %2").arg(rated, forecast);
    }
    const double percent =
        100.0 * static_cast<double>(*picture.written_bytes) / static_cast<double>(*picture.rated_bytes);
    return HistoryTerms::tr("%1 % of the rated %2 are written. %3")
        .arg(QLocale().toString(percent, 'f', percent < 10 ? 1 : 0), rated, forecast);
}

HistoryWords temperatureWords(const HistoryPicture& picture) {
    if (picture.temperature.empty()) {
        return {unknownNumber(), HistoryTerms::tr("The drive reported no temperature in this time.")};
    }
    const TemperatureSpan span = spanOf(picture.temperature);
    const care::ChartPoint& last = picture.temperature.back();
    const auto at = static_cast<double>(last.last_at.time_since_epoch().count());
    return {celsius(last.last), HistoryTerms::tr("%1 to %2 in this time · last read %3")
                                    .arg(celsius(span.low), celsius(span.high), pieceText(at, 0))};
}

QString temperatureRangeText(const HistoryPicture& picture, int now) {
    const TemperatureSpan span = spanOf(picture.temperature);
    const auto days = static_cast<int>((picture.end - picture.from + std::chrono::hours(12)) / std::chrono::days(1));
    return HistoryTerms::tr("%1 to %2 in %Ln days", nullptr, days)
        .arg(celsius(std::min<double>(span.low, now)), celsius(std::max<double>(span.high, now)));
}

QString runMarkText(const care::RunRecord& run) {
    QString what;
    switch (run.kind) {
    case care::RunKind::optimize:
    case care::RunKind::schedule:
        if (run.outcome != toString(TrimOutcome::Kind::trimmed)) {
            return {};
        }
        what = run.offered_bytes ? HistoryTerms::tr("optimized, %1 offered").arg(bytesText(*run.offered_bytes))
                                 : HistoryTerms::tr("optimized");
        break;
    case care::RunKind::selfTest:
        what = run.outcome == "passed"   ? HistoryTerms::tr("self-test passed")
               : run.outcome == "failed" ? HistoryTerms::tr("self-test failed")
                                         : HistoryTerms::tr("self-test: %1").arg(sentence(run.outcome));
        break;
    case care::RunKind::prove:
        return {};
    }
    return HistoryTerms::tr("%1: %2", "date: event").arg(dayText(run.started_at), what);
}

Notice noticeOfHistory(const HistoryPicture& picture, const Drive& drive,
                       const std::optional<care::TimerState>& recorder) {
    if (!picture.empty()) {
        return {};
    }
    Notice notice{Sign::dots, Colour::neutral, HistoryTerms::tr("No history yet"), {}, {}, Notice::Action::none};
    if (const QString reason = readOnlyReason(drive); !reason.isEmpty()) {
        notice.sign = Sign::dash;
        notice.title = HistoryTerms::tr("A report has no history");
        notice.text = reason;
        return notice;
    }
    if (drive.emulated) {
        notice.text = HistoryTerms::tr("A sample is kept each time Trimwright reads an emulated drive.");
        notice.advice = HistoryTerms::tr("The first values come with the next reading: press Refresh.");
        return notice;
    }
    notice.text =
        HistoryTerms::tr("Trimwright takes a sample of every drive once an hour, without waking one that sleeps.");
    if (recorder && !recorder->installed) {
        notice.advice =
            HistoryTerms::tr("The timer that does so is not installed; it comes with the package of Trimwright. "
                             "This takes one sample now:");
        notice.command = QStringLiteral("sudo trimwrightctl record");
    } else if (recorder && !recorder->runs()) {
        notice.advice = HistoryTerms::tr("The timer that does so is switched off. This switches it on:");
        notice.command = QStringLiteral("sudo systemctl enable --now trimwright-record.timer");
    } else if (recorder && recorder->next_run) {
        const QDateTime next = QDateTime::fromSecsSinceEpoch(recorder->next_run->time_since_epoch().count());
        notice.advice = HistoryTerms::tr("First values at %1, curves an hour later.")
                            .arg(QLocale().toString(next.time(), QLocale::ShortFormat));
    } else {
        notice.advice = HistoryTerms::tr("First values within an hour, curves an hour later.");
    }
    return notice;
}

} // namespace trimwright::ui
