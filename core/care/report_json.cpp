// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/health_json.h"
#include "core/care/history_text.h"
#include "core/care/json_values.h"
#include "core/care/report.h"

namespace trimwright::care {
namespace {

template <class T>
Json secondsOrNull(const std::optional<T>& time) {
    return time ? Json(time->count()) : Json();
}

Json headJson(const Report& report) {
    Json versions = Json::object();
    for (const auto& [name, value] : report.options.versions) {
        versions[name] = value;
    }
    return {{"format", "trimwright report"},
            {"version", 1},
            {"made_at", isoTime(report.options.made_at)},
            {"serials_hidden", !report.options.with_serials},
            {"versions", std::move(versions)}};
}

/// The document of healthJson(), with null for an id that is hidden.
Json healthPart(const Report& report) {
    const Drive* drive = report.drive ? &*report.drive : nullptr;
    Json health = Json::parse(healthJson(drive, report.health, report.assessment));
    if (drive != nullptr && drive->id.value.empty()) {
        health["drive"]["id"] = nullptr;
    }
    return health;
}

Json attributesPart(const Report& report) {
    return Json::parse(attributesJson(nullptr, report.health))["attributes"];
}

Json selfTestsPart(const Report& report) {
    if (!report.self_tests) {
        return {{"state", nullptr}, {"unknown_because", textOrNull(report.self_tests_unknown)}};
    }
    const SelfTests& tests = *report.self_tests;
    Json running;
    if (tests.running) {
        running = {{"kind", toString(tests.running->kind)}, {"percent_done", orNull(tests.running->percent_done)}};
    }
    Json log = Json::array();
    for (const SelfTestEntry& entry : tests.log) {
        log.push_back({{"kind", toString(entry.kind)},
                       {"result", toString(entry.result)},
                       {"power_on_hours", orNull(entry.power_on_hours)},
                       {"failing_lba", orNull(entry.failing_lba)},
                       {"percent_left", orNull(entry.percent_left)},
                       {"text", textOrNull(entry.text)}});
    }
    return {{"state", toString(stateOf(tests))},
            {"sentence", describe(tests)},
            {"running", std::move(running)},
            {"short_takes_seconds", secondsOrNull(tests.short_takes)},
            {"extended_takes_seconds", secondsOrNull(tests.extended_takes)},
            {"power_on_hours", orNull(tests.power_on_hours)},
            {"log", std::move(log)}};
}

Json forecastPart(const Report& report) {
    if (!report.by_wear) {
        return {};
    }
    if (!report.by_wear->end) {
        return {{"earliest", nullptr},
                {"likely", nullptr},
                {"latest", nullptr},
                {"hidden_because", report.by_wear->hidden_because}};
    }
    const EndOfLife& end = *report.by_wear->end;
    return {{"earliest", isoTime(end.earliest)},
            {"likely", isoTime(end.likely)},
            {"latest", isoTime(end.latest)},
            {"confidence_percent", end.confidence_percent},
            {"percent_per_year", end.percent_per_year},
            {"observed_days", end.observed_days}};
}

Json historyPart(const Report& report) {
    Json life = Json::array();
    for (const ReportPoint& point : report.life_left) {
        life.push_back({{"at", isoTime(point.at)}, {"percent", point.value}, {"gap_before", point.gap_before}});
    }
    Json writes = Json::array();
    for (const ReportWrites& span : report.writes) {
        writes.push_back(
            {{"from", isoTime(span.from)}, {"to", isoTime(span.to)}, {"bytes_per_day", span.bytes_per_day}});
    }
    return {{"samples", report.samples},
            {"unknown_because", textOrNull(report.history_unknown)},
            {"life_left", std::move(life)},
            {"host_writes_per_day", std::move(writes)},
            {"forecast_by_wear", forecastPart(report)}};
}

Json filesystemsPart(const Report& report) {
    Json all = Json::array();
    for (const TrimTarget& target : report.targets) {
        all.push_back({{"mount", target.mount},
                       {"device", textOrNull(target.device)},
                       {"filesystem", textOrNull(target.filesystem)},
                       {"size_bytes", orNull(target.size_bytes)},
                       {"free_bytes", orNull(target.free_bytes)},
                       {"eligible", target.eligible()},
                       {"skip_reason", target.skip ? Json(target.skip->text) : Json()},
                       {"trim_reaches_drive", toString(target.path.reach)},
                       {"sentence", textOrNull(target.path.sentence)}});
    }
    return all;
}

Json runsPart(const Report& report) {
    Json all = Json::array();
    for (const RunRecord& run : report.runs) {
        all.push_back({{"kind", toString(run.kind)},
                       {"started_at", isoTime(run.started_at)},
                       {"mount", textOrNull(run.mount)},
                       {"outcome", run.outcome},
                       {"reason", textOrNull(run.reason)},
                       {"offered_bytes", orNull(run.offered_bytes)}});
    }
    return all;
}

} // namespace

std::string reportJson(const Report& report) {
    const Json document{{"report", headJson(report)},
                        {"family", textOrNull(report.health.family)},
                        {"health", healthPart(report)},
                        {"attributes", attributesPart(report)},
                        {"self_tests", selfTestsPart(report)},
                        {"history", historyPart(report)},
                        {"filesystems", filesystemsPart(report)},
                        {"runs", runsPart(report)}};
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace trimwright::care
