// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/good_news.h"

#include "ui/format.h"
#include "ui/models/history_text.h"

#include <QCoreApplication>

namespace trimwright::ui {
namespace {

struct NewsWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::GoodNews)
};

care::Finding good(const QString& text, const Provenance& from) {
    return {care::Level::good, "good-news", text.toStdString(), sourceLine(from).toStdString(), {}};
}

} // namespace

std::vector<care::Finding> goodNews(const HealthReport& report, const care::Assessment& assessment,
                                    const HistoryPicture* history) {
    std::vector<care::Finding> news;
    if (assessment.verdict != care::Verdict::healthy) {
        return news;
    }
    if (history != nullptr && history->forecast.end) {
        news.push_back(
            {care::Level::good,
             "good-news",
             wearForecastText(history->forecast, history->to).toStdString(),
             NewsWords::tr("History: wear over %Ln days", nullptr, history->forecast.end->observed_days).toStdString(),
             {}});
    }
    constexpr int wellStocked = 90;
    if (report.spare_percent.has() && *report.spare_percent >= wellStocked) {
        news.push_back(good(NewsWords::tr("%1 of its spare blocks are left.").arg(percentText(*report.spare_percent)),
                            report.spare_percent.provenance));
    }
    if (report.media_errors.has() && *report.media_errors == 0) {
        const QString text = report.power_on_hours.has()
                                 ? NewsWords::tr("No media errors in %1.").arg(hoursText(*report.power_on_hours))
                                 : NewsWords::tr("No media errors.");
        news.push_back(good(text, report.media_errors.provenance));
    } else if (report.uncorrectable_sectors.has() && *report.uncorrectable_sectors == 0) {
        news.push_back(good(NewsWords::tr("Every sector could be read."), report.uncorrectable_sectors.provenance));
    }
    constexpr int comfortable = 15;
    if (report.temperature_celsius.has() && report.temperature_limit_celsius.has() &&
        *report.temperature_celsius + comfortable <= *report.temperature_limit_celsius) {
        news.push_back(
            good(NewsWords::tr("Its temperature is far from its limit."), report.temperature_celsius.provenance));
    }
    if (news.empty() && report.self_assessment_passed.value_or(false)) {
        news.push_back({care::Level::good,
                        "good-news",
                        NewsWords::tr("The drive's own judgement of itself is good.").toStdString(),
                        {},
                        {}});
    }
    return news;
}

} // namespace trimwright::ui
