// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/health_json.h"

#include "core/care/health_figures.h"
#include "core/care/json_values.h"

#include <chrono>
#include <fmt/format.h>

namespace trimwright::care {

namespace {

/// "2026-11-30T07:00:00Z"
Json timeOrNull(const std::optional<std::chrono::sys_seconds>& time) {
    if (!time) {
        return {};
    }
    const auto day = std::chrono::floor<std::chrono::days>(*time);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss clock(*time - day);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), clock.hours().count(),
                       clock.minutes().count(), clock.seconds().count());
}

Json driveJson(const Drive* drive, const HealthReport& report) {
    if (drive != nullptr) {
        return {{"id", drive->id.value},
                {"node", textOrNull(drive->node)},
                {"model", textOrNull(drive->model)},
                {"serial", textOrNull(drive->serial)},
                {"firmware", textOrNull(drive->firmware)},
                {"bus", toString(drive->bus)},
                {"kind", toString(drive->kind)},
                {"capacity_bytes", orNull(drive->capacity_bytes)},
                {"emulated", drive->emulated}};
    }
    return {{"id", nullptr},
            {"node", nullptr},
            {"model", textOrNull(report.model)},
            {"serial", textOrNull(report.serial)},
            {"firmware", textOrNull(report.firmware)},
            {"bus", nullptr},
            {"kind", toString(report.kind)},
            {"capacity_bytes", orNull(report.capacity_bytes)},
            {"emulated", nullptr}};
}

Json provenanceJson(const HealthReport& report) {
    Json all = Json::object();
    forEachHealthFigure(report, [&](const char* key, const auto& figure) {
        if (!figure.has() && figure.unknown_because.empty()) {
            return;
        }
        const Provenance& from = figure.provenance;
        Json entry{{"source", textOrNull(from.source)},
                   {"raw", textOrNull(from.raw)},
                   {"unit", textOrNull(from.unit)},
                   {"rule", textOrNull(from.rule)},
                   {"confidence", figure.has() ? Json(toString(from.confidence)) : Json()}};
        if (!figure.has()) {
            entry["unknown_because"] = figure.unknown_because;
        }
        all[key] = std::move(entry);
    });
    return all;
}

Json selfAssessmentJson(const HealthReport& report) {
    if (!report.self_assessment_passed) {
        return {};
    }
    return *report.self_assessment_passed ? "passed" : "failed";
}

Json findingsJson(const Assessment& assessment) {
    Json all = Json::array();
    for (const Finding& finding : assessment.findings) {
        all.push_back({{"level", toString(finding.level)},
                       {"code", finding.code},
                       {"text", finding.text},
                       {"evidence", textOrNull(finding.evidence)},
                       {"advice", textOrNull(finding.advice)}});
    }
    return all;
}

Json selfTestsJson(const HealthReport& report) {
    if (!report.self_tests) {
        return {};
    }
    const SelfTestSummary& tests = *report.self_tests;
    return {{"logged", tests.logged},
            {"failed", tests.failed},
            {"last", textOrNull(tests.last)},
            {"last_passed", orNull(tests.last_passed)},
            {"last_at_hours", orNull(tests.last_at_hours)},
            {"running_percent_left", orNull(tests.running_percent_left)}};
}

Json errorLogJson(const HealthReport& report) {
    if (!report.error_log) {
        return {};
    }
    return {{"total", report.error_log->total},
            {"last", textOrNull(report.error_log->last)},
            {"last_at_hours", orNull(report.error_log->last_at_hours)}};
}

Json attributesArray(const HealthReport& report) {
    Json all = Json::array();
    for (const Attribute& attribute : report.attributes) {
        const char* when = attribute.failing_now ? "now" : attribute.failed_before ? "past" : nullptr;
        all.push_back({{"id", attribute.id ? Json(*attribute.id) : Json()},
                       {"name", textOrNull(attribute.name)},
                       {"value", orNull(attribute.value)},
                       {"worst", orNull(attribute.worst)},
                       {"threshold", orNull(attribute.threshold)},
                       {"raw", orNull(attribute.raw)},
                       {"raw_text", attribute.raw_text},
                       {"prefailure", attribute.prefailure},
                       {"failed", when == nullptr ? Json() : Json(when)},
                       {"meaning", textOrNull(attribute.meaning)}});
    }
    return all;
}

/// Texts of drives are cleaned when they are read; should one slip through, it is replaced and does not throw.
std::string print(const Json& document) {
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace

std::string healthJson(const Drive* drive, const HealthReport& report, const Assessment& assessment) {
    Json document{{"drive", driveJson(drive, report)},
                  {"taken_at", timeOrNull(report.taken_at)},
                  {"source", textOrNull(report.source)},
                  {"protocol", toString(report.protocol)},
                  {"verdict", toString(assessment.verdict)},
                  {"sentence", assessment.sentence},
                  {"findings", findingsJson(assessment)},
                  {"self_assessment", selfAssessmentJson(report)},
                  {"nvme_critical_warning", orNull(report.nvme_critical_warning)}};
    forEachHealthFigure(report, [&](const char* key, const auto& figure) { document[key] = orNull(figure.value); });
    document["self_tests"] = selfTestsJson(report);
    document["error_log"] = errorLogJson(report);
    document["notes"] = report.notes;
    document["provenance"] = provenanceJson(report);
    return print(document);
}

std::string attributesJson(const Drive* drive, const HealthReport& report) {
    return print(Json{{"drive", driveJson(drive, report)},
                      {"taken_at", timeOrNull(report.taken_at)},
                      {"source", textOrNull(report.source)},
                      {"protocol", toString(report.protocol)},
                      {"attributes", attributesArray(report)}});
}

} // namespace trimwright::care
