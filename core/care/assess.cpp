// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/assess.h"

#include "core/care/assess_rules.h"

#include <algorithm>
#include <fmt/format.h>

namespace trimwright::care {

std::string_view toString(Verdict verdict) {
    switch (verdict) {
    case Verdict::healthy:
        return "healthy";
    case Verdict::attention:
        return "attention";
    case Verdict::failing:
        return "failing";
    case Verdict::unknown:
        break;
    }
    return "unknown";
}

std::string_view toString(Level level) {
    switch (level) {
    case Level::good:
        return "good";
    case Level::info:
        return "info";
    case Level::attention:
        return "attention";
    case Level::failing:
        break;
    }
    return "failing";
}

namespace {

/// Is there anything in the report that a drive in order would look different from one out of order? A passed status
/// alone is not: bridges and empty logs pass as well.
bool tellsAnything(const HealthReport& report) {
    const auto nonZero = [](const auto& figure) { return figure.has() && *figure != 0; };
    const bool counted = nonZero(report.power_on_hours) || nonZero(report.power_cycles) ||
                         nonZero(report.host_writes_bytes) || nonZero(report.spare_percent);
    const bool judgeable = report.life_left_percent.has() || report.media_errors.has() ||
                           report.reallocated_sectors.has() || report.self_assessment_passed.has_value();
    return counted && judgeable;
}

Verdict verdictOf(const HealthReport& report, const std::vector<Finding>& findings) {
    const bool any = !findings.empty();
    if (any && findings.front().level == Level::failing) {
        return Verdict::failing;
    }
    if (any && findings.front().level == Level::attention) {
        return Verdict::attention;
    }
    return tellsAnything(report) ? Verdict::healthy : Verdict::unknown;
}

std::string healthySentence(const HealthReport& report) {
    if (report.life_left_percent.has()) {
        return fmt::format("This drive is healthy: {} % of its rated life is left and it reports no errors that "
                           "matter.",
                           *report.life_left_percent);
    }
    return report.kind == DriveKind::ssd
               ? "This drive reports no problem. How worn it is, it does not say in a way that "
                 "can be trusted."
               : "This drive is healthy: it reports no errors that matter.";
}

/// The drive's own "I am failing" says no cause; the next grave finding may.
std::string causeOfFailure(const std::vector<Finding>& findings) {
    const Finding& first = findings.front();
    if (first.code == "self-assessment-failed" && findings.size() > 1 && findings[1].level >= Level::attention) {
        return findings[1].text;
    }
    return first.text;
}

std::string sentenceOf(const HealthReport& report, Verdict verdict, const std::vector<Finding>& findings) {
    switch (verdict) {
    case Verdict::healthy:
        return healthySentence(report);
    case Verdict::failing:
        return fmt::format("This drive is failing. Back up your data now and replace it. {}", causeOfFailure(findings));
    case Verdict::attention: {
        const Finding& worst = findings.front();
        return worst.advice.empty() ? worst.text : worst.text + " " + worst.advice;
    }
    case Verdict::unknown:
        break;
    }
    return "The drive's health is unknown: it does not report enough to judge it.";
}

} // namespace

Assessment assess(const HealthReport& report) {
    Assessment assessment;
    for (const AssessRule rule : assessRules()) {
        rule(report, assessment.findings);
    }
    std::stable_sort(assessment.findings.begin(), assessment.findings.end(),
                     [](const Finding& a, const Finding& b) { return a.level > b.level; });
    assessment.verdict = verdictOf(report, assessment.findings);
    if (assessment.verdict == Verdict::failing) { // what is still good would only take the weight from what is not
        std::erase_if(assessment.findings, [](const Finding& finding) { return finding.level == Level::good; });
    }
    assessment.sentence = sentenceOf(report, assessment.verdict, assessment.findings);
    return assessment;
}

} // namespace trimwright::care
