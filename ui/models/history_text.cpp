// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/history_text.h"

#include "ui/format.h"

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

QString unknownNumber() {
    return QStringLiteral("–");
}

QString bytesOf(double bytes) {
    return bytesText(static_cast<std::uint64_t>(std::max(bytes, 0.0)));
}

QDate dateOf(std::chrono::sys_seconds moment) {
    return QDateTime::fromSecsSinceEpoch(moment.time_since_epoch().count()).date();
}

/// As exact as the forecast is: the month within two years, else the year.
QString aboutWhen(std::chrono::sys_seconds moment, bool exact) {
    const QLocale locale;
    return locale.toString(dateOf(moment), exact ? HistoryTerms::tr("MMMM yyyy", "date format: month and year")
                                                 : QStringLiteral("yyyy"));
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

QString forecastText(const care::Forecast& forecast) {
    if (!forecast.end) {
        return sentence(forecast.hidden_because);
    }
    const care::EndOfLife& end = *forecast.end;
    constexpr auto exactWithin = std::chrono::days(730);
    const bool exact = end.latest - end.earliest < exactWithin;
    const QString earliest = aboutWhen(end.earliest, exact);
    const QString latest = aboutWhen(end.latest, exact);
    constexpr auto farAway = std::chrono::years(30);
    if (end.latest - end.earliest > farAway) { // the far end of such a range means nothing
        return HistoryTerms::tr("Used on like this, its rated life lasts at least until %1 (%2 sure).")
            .arg(earliest, percentText(end.confidence_percent));
    }
    if (earliest == latest) {
        return HistoryTerms::tr("Used on like this, its rated life ends in %1.").arg(earliest);
    }
    return HistoryTerms::tr("Used on like this, its rated life ends between %1 and %2 (%3 sure).")
        .arg(earliest, latest, percentText(end.confidence_percent));
}

HistoryWords lifeWords(const HistoryPicture& picture) {
    if (picture.life_left.empty()) {
        return {unknownNumber(), HistoryTerms::tr("The drive told no life left in this time.")};
    }
    return {percentText(static_cast<int>(std::lround(picture.life_left.back().last))), forecastText(picture.forecast)};
}

HistoryWords perDayWords(const HistoryPicture& picture) {
    const Growth host = growthOf(picture.host_writes_by_day);
    if (!host.known()) {
        return {unknownNumber(), HistoryTerms::tr("It takes two samples to tell how much is written in a day.")};
    }
    QStringList notes{HistoryTerms::tr("%1 written in this time").arg(bytesOf(host.bytes))};
    const Growth nand = growthOf(picture.nand_writes_by_day);
    if (nand.known()) {
        notes << HistoryTerms::tr("%1 a day to the flash").arg(bytesOf(nand.perDay()));
    }
    return {HistoryTerms::tr("%1 a day").arg(bytesOf(host.perDay())), notes.join(QStringLiteral(" · "))};
}

HistoryWords totalWords(const HistoryPicture& picture) {
    if (picture.host_writes.empty()) {
        return {unknownNumber(), HistoryTerms::tr("The drive told no host writes in this time.")};
    }
    const Growth host = growthOf(picture.host_writes);
    const Growth nand = growthOf(picture.nand_writes);
    QStringList notes{HistoryTerms::tr("by the computer since the drive was new")};
    if (!picture.nand_writes.empty()) {
        notes = {HistoryTerms::tr("by the computer, %1 to the flash").arg(bytesOf(picture.nand_writes.back().last))};
        if (host.bytes > 0 && nand.known()) {
            notes << HistoryTerms::tr("write amplification %1 in this time")
                         .arg(QLocale().toString(nand.bytes / host.bytes, 'f', 2));
        }
    }
    return {bytesOf(picture.host_writes.back().last), notes.join(QStringLiteral(" · "))};
}

QString ratedText(const HistoryPicture& picture) {
    if (!picture.rated_bytes) {
        return {};
    }
    const QString rated = bytesText(*picture.rated_bytes);
    const QString forecast = forecastText(picture.forecast_by_writes);
    if (!picture.written_bytes) {
        return HistoryTerms::tr("Rated for %1 of writes. %2").arg(rated, forecast);
    }
    const double percent =
        100.0 * static_cast<double>(*picture.written_bytes) / static_cast<double>(*picture.rated_bytes);
    return HistoryTerms::tr("Rated for %1 of writes, of which %2 % are used. %3")
        .arg(rated, QLocale().toString(percent, 'f', percent < 10 ? 1 : 0), forecast);
}

HistoryWords temperatureWords(const HistoryPicture& picture) {
    if (picture.temperature.empty()) {
        return {unknownNumber(), HistoryTerms::tr("The drive told no temperature in this time.")};
    }
    double low = picture.temperature.front().lowest;
    double high = picture.temperature.front().highest;
    for (const care::ChartPoint& point : picture.temperature) {
        low = std::min(low, point.lowest);
        high = std::max(high, point.highest);
    }
    const auto celsius = [](double value) { return temperatureText(static_cast<int>(std::lround(value))); };
    return {celsius(picture.temperature.back().last),
            HistoryTerms::tr("%1 to %2 in this time").arg(celsius(low), celsius(high))};
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
        notice.text = HistoryTerms::tr("An emulated drive is remembered whenever Trimwright reads it.");
        notice.advice = HistoryTerms::tr("The first figures come with the next reading: press Refresh.");
        return notice;
    }
    notice.text =
        HistoryTerms::tr("Trimwright takes a sample of every drive once an hour and keeps it. It wakes no drive for "
                         "that.");
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
        notice.advice = HistoryTerms::tr("The first figures come at %1, the curves begin an hour later.")
                            .arg(QLocale().toString(next.time(), QLocale::ShortFormat));
    } else {
        notice.advice = HistoryTerms::tr("The first figures come within an hour, the curves begin an hour later.");
    }
    return notice;
}

} // namespace trimwright::ui
