// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/overview_text.h"

#include "ui/format.h"
#include "ui/models/drive_text.h"
#include "ui/models/good_news.h"
#include "ui/models/history_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <cmath>

namespace trimwright::ui {
namespace {

struct OverviewWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::OverviewPage)
};

QString firstAdvice(const care::Assessment& assessment) {
    const auto advised = std::find_if(assessment.findings.begin(), assessment.findings.end(),
                                      [](const care::Finding& finding) { return !finding.advice.empty(); });
    return sentence(advised != assessment.findings.end() ? advised->advice : assessment.sentence);
}

/// Healthy, yet something is worth reading.
bool wantsReading(const care::Assessment& assessment) {
    return std::any_of(assessment.findings.begin(), assessment.findings.end(), [](const care::Finding& finding) {
        return !finding.advice.empty() || finding.code == "wear-noticeable";
    });
}

bool contains(const std::vector<std::string>& sources, const Provenance& provenance) {
    return std::find(sources.begin(), sources.end(), provenance.source) != sources.end();
}

/// The life ring says it: a healthy drive's wear, and the good news of a drive that is not well.
bool isToldByRing(const care::Finding& finding, care::Verdict verdict) {
    if (verdict == care::Verdict::healthy) {
        return finding.code == "wear-low" || finding.code == "wear-moderate";
    }
    return verdict == care::Verdict::failing && finding.level == care::Level::good;
}

/// "28–41 °C"
QString rangeText(int lowest, int highest) {
    if (lowest < 0) { // its sign would stand beside the dash
        return OverviewWords::tr("%1 to %2").arg(temperatureText(lowest), temperatureText(highest));
    }
    return isolated(QLocale().toString(lowest) + QChar(u'–') + temperatureText(highest));
}

} // namespace

QString verdictText(const HealthReport& report, const care::Assessment& assessment, bool slow) {
    switch (assessment.verdict) {
    case care::Verdict::attention:
    case care::Verdict::failing:
        return firstAdvice(assessment);
    case care::Verdict::unknown:
        return sentence(assessment.sentence);
    case care::Verdict::healthy:
        break;
    }
    if (slow) {
        return OverviewWords::tr("No errors, but it has become slow.");
    }
    if (wantsReading(assessment)) {
        return OverviewWords::tr("Working as expected. The findings say what to keep in mind.");
    }
    const bool wearMatters = report.kind == DriveKind::ssd && !report.life_left_percent.has();
    return wearMatters ? sentence(assessment.sentence) : OverviewWords::tr("Working as expected. No action needed.");
}

QString writesNote(const HealthReport& report, const HistoryPicture* history) {
    if (!report.host_writes_bytes.has()) {
        return report.host_writes_bytes.unknown_because.empty()
                   ? OverviewWords::tr("The drive does not count them.", "host writes")
                   : sentence(report.host_writes_bytes.unknown_because);
    }
    if (history != nullptr) {
        const Growth growth = growthOf(history->host_writes_by_day);
        if (growth.days >= leastDays) {
            return OverviewWords::tr("%1 a day over %Ln days", nullptr, static_cast<int>(growth.days + 0.5))
                .arg(bytesText(static_cast<std::uint64_t>(growth.perDay())));
        }
    }
    constexpr std::uint64_t hoursPerDay = 24;
    constexpr std::uint64_t leastHours = 7 * hoursPerDay; // a mean over less says nothing
    if (report.power_on_hours.has() && *report.power_on_hours >= leastHours) {
        const double days = static_cast<double>(*report.power_on_hours) / static_cast<double>(hoursPerDay);
        const auto perDay = static_cast<std::uint64_t>(static_cast<double>(*report.host_writes_bytes) / days);
        return OverviewWords::tr("%1 a day in use").arg(bytesText(perDay));
    }
    return OverviewWords::tr("written by this computer and its programs");
}

QString temperatureNote(const HealthReport& report, const HistoryPicture* history) {
    if (!report.temperature_celsius.has()) {
        return report.temperature_celsius.unknown_because.empty()
                   ? OverviewWords::tr("The drive reports no temperature.")
                   : sentence(report.temperature_celsius.unknown_because);
    }
    QStringList parts;
    if (history != nullptr && history->temperature.size() > 1) {
        parts << temperatureRangeText(*history, *report.temperature_celsius);
    } else if (report.temperature_lowest_celsius.has() && report.temperature_highest_celsius.has()) {
        parts << OverviewWords::tr("%1 so far")
                     .arg(rangeText(*report.temperature_lowest_celsius, *report.temperature_highest_celsius));
    } else if (report.temperature_highest_celsius.has()) {
        parts << OverviewWords::tr("highest so far %1").arg(temperatureText(*report.temperature_highest_celsius));
    }
    if (report.temperature_limit_celsius.has()) {
        constexpr QChar noBreakSpace(0x00a0);
        parts << OverviewWords::tr("limit %1")
                     .arg(temperatureText(*report.temperature_limit_celsius))
                     .replace(QLatin1Char(' '), noBreakSpace);
    }
    return parts.join(QLatin1Char('\n')); // a card has no room for both on a line
}

std::vector<std::string> sourcesOf(const HealthReport& report, const std::vector<Attribute>& attributes) {
    std::vector<std::string> sources;
    for (const Attribute& attribute : attributes) {
        for (const NamedFigure& figure : figuresFrom(report, attribute)) {
            sources.push_back(figure.provenance.source);
        }
    }
    return sources;
}

std::vector<std::string> sourcesOf(const HealthReport& report, const std::vector<care::Finding>& findings) {
    std::vector<std::string> sources;
    for (const NamedFigure& figure : figuresOf(report)) {
        const std::string evidence = sourceLine(figure.provenance).toStdString();
        const bool told = std::any_of(findings.begin(), findings.end(), [&evidence](const care::Finding& finding) {
            return finding.code == "good-news" && finding.evidence == evidence;
        });
        if (told && !evidence.empty()) {
            sources.push_back(figure.provenance.source);
        }
    }
    return sources;
}

std::vector<care::Finding> shownFindings(const HealthReport& report, const care::Assessment& assessment,
                                         const HistoryPicture* history, const std::vector<std::string>& shown) {
    std::vector<care::Finding> findings;
    std::string given = firstAdvice(assessment).toStdString();
    if (assessment.verdict == care::Verdict::healthy) {
        given.clear(); // below the verdict there is none
    }
    for (care::Finding finding : assessment.findings) {
        if (isToldByRing(finding, assessment.verdict)) {
            continue;
        }
        if (sentence(finding.advice).toStdString() == given) {
            finding.advice.clear();
        }
        findings.push_back(std::move(finding));
    }
    HealthReport untold = report;
    for (auto* figure : {&untold.media_errors, &untold.uncorrectable_sectors}) {
        if (contains(shown, figure->provenance)) {
            *figure = {};
        }
    }
    if (contains(shown, untold.spare_percent.provenance)) {
        untold.spare_percent = {};
    }
    for (care::Finding& news : goodNews(untold, assessment, history)) {
        if (findings.size() <= mostFindingsBeside) {
            findings.push_back(std::move(news));
        }
    }
    return findings;
}

} // namespace trimwright::ui
