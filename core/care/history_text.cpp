// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/history_text.h"

#include "core/care/json_values.h"

#include <fmt/format.h>
#include <map>

namespace trimwright::care {
namespace {

Json timeOrNull(const std::optional<std::chrono::sys_seconds>& time) {
    return time ? Json(isoTime(*time)) : Json();
}

Json originsJson(const FigureOrigins& origins) {
    Json all = Json::object();
    for (const FigureOrigin& origin : origins) {
        all[origin.figure] = {{"source", textOrNull(origin.source)},
                              {"unit", textOrNull(origin.unit)},
                              {"rule", textOrNull(origin.rule)},
                              {"confidence", toString(origin.confidence)}};
    }
    return all;
}

Json sampleJson(const Sample& sample, Json origin, bool clockWentBack) {
    Json row{{"taken_at", isoTime(sample.taken_at)},
             {"sequence", sample.sequence},
             {"segment", sample.segment},
             {"clock_went_back", clockWentBack},
             {"verdict", sample.condition.verdict ? Json(toString(*sample.condition.verdict)) : Json()},
             {"self_assessment_passed", orNull(sample.condition.self_assessment_passed)},
             {"firmware", textOrNull(sample.condition.firmware)},
             {"source", textOrNull(sample.condition.source)}};
    forEachFigure(sample, [&row](const char* key, const auto& value) { row[key] = orNull(value); });
    row["kernel_boot_id"] = sample.kernel ? Json(sample.kernel->boot_id) : Json();
    row["kernel_writes_bytes"] = sample.kernel ? Json(sample.kernel->written_bytes) : Json();
    row["origin"] = std::move(origin);
    return row;
}

Json runJson(const RunRecord& run) {
    Json drives = Json::array();
    for (const DriveId& drive : run.drives) {
        drives.push_back(drive.value);
    }
    return {{"kind", toString(run.kind)},
            {"started_at", isoTime(run.started_at)},
            {"mount", textOrNull(run.mount)},
            {"device", textOrNull(run.device)},
            {"filesystem", textOrNull(run.filesystem)},
            {"drives", std::move(drives)},
            {"outcome", run.outcome},
            {"reason", textOrNull(run.reason)},
            {"offered_bytes", orNull(run.offered_bytes)},
            {"seconds", orNull(run.seconds)},
            {"source", textOrNull(run.source)}};
}

Json forecastJson(const Forecast& forecast) {
    if (!forecast.end) {
        return {{"earliest", nullptr},
                {"likely", nullptr},
                {"latest", nullptr},
                {"hidden_because", forecast.hidden_because}};
    }
    const EndOfLife& end = *forecast.end;
    return {{"earliest", isoTime(end.earliest)},
            {"likely", isoTime(end.likely)},
            {"latest", isoTime(end.latest)},
            {"hidden_because", nullptr},
            {"confidence_percent", end.confidence_percent},
            {"used_percent", end.used_percent},
            {"percent_per_year", end.percent_per_year},
            {"observed_days", end.observed_days}};
}

Json driveJson(const RememberedDrive& drive) {
    return {{"id", drive.id.value},
            {"node", textOrNull(drive.node)},
            {"model", textOrNull(drive.model)},
            {"serial", textOrNull(drive.serial)},
            {"firmware", textOrNull(drive.firmware)},
            {"capacity_bytes", orNull(drive.capacity_bytes)},
            {"emulated", drive.emulated},
            {"first_sample_at", timeOrNull(drive.first_sample_at)},
            {"last_sample_at", timeOrNull(drive.last_sample_at)}};
}

Json proofsJson(const std::vector<UnitProof>& proofs) {
    Json all = Json::array();
    for (const UnitProof& proof : proofs) {
        all.push_back({{"source", proof.source},
                       {"unit", proof.unit},
                       {"unit_bytes", proof.unit_bytes},
                       {"counted", proof.counted},
                       {"kernel_bytes", proof.kernel_bytes},
                       {"proven_at", isoTime(proof.proven_at)}});
    }
    return all;
}

/// Quotes a field where it has to be.
std::string csvField(std::string_view text) {
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) {
        return std::string(text);
    }
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    }
    return quoted + "\"";
}

std::string csvTitle() {
    std::string title = "taken_at,sequence,segment,verdict,self_assessment_passed,firmware,source";
    forEachFigure(Sample{}, [&title](const char* key, const auto&) { title += fmt::format(",{}", key); });
    return title + ",kernel_boot_id,kernel_writes_bytes\r\n";
}

std::string csvRow(const Sample& sample) {
    const DriveCondition& condition = sample.condition;
    const char* passed = !condition.self_assessment_passed ? "" : *condition.self_assessment_passed ? "true" : "false";
    std::string row = fmt::format("{},{},{},{},{},{},{}", isoTime(sample.taken_at), sample.sequence, sample.segment,
                                  condition.verdict ? toString(*condition.verdict) : "", passed,
                                  csvField(condition.firmware), csvField(condition.source));
    forEachFigure(sample, [&row](const char*, const auto& value) {
        row += value ? fmt::format(",{}", *value) : std::string(",");
    });
    if (sample.kernel) {
        return row + fmt::format(",{},{}\r\n", csvField(sample.kernel->boot_id), sample.kernel->written_bytes);
    }
    return row + ",,\r\n";
}

} // namespace

std::string isoTime(std::chrono::sys_seconds time) {
    const auto day = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss clock(time - day);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), clock.hours().count(),
                       clock.minutes().count(), clock.seconds().count());
}

std::optional<std::uint64_t> totalGrowth(std::span<const Sample> samples,
                                         std::optional<std::uint64_t> Sample::*figure) {
    std::optional<std::uint64_t> total;
    const Sample* before = nullptr;
    for (const Sample& sample : samples) {
        if (!(sample.*figure)) {
            continue;
        }
        if (before != nullptr && before->segment == sample.segment && *(sample.*figure) >= *(before->*figure)) {
            total = total.value_or(0) + (*(sample.*figure) - *(before->*figure));
        }
        before = &sample;
    }
    return total;
}

std::string historyJson(const HistoryView& view) {
    Json samples = Json::array();
    Json origins = Json::array();
    std::map<const FigureOrigins*, std::size_t> known;
    const Sample* before = nullptr;
    for (const Sample& sample : view.samples) {
        Json origin;
        if (sample.origins) {
            const auto [at, isNew] = known.emplace(sample.origins.get(), origins.size());
            if (isNew) {
                origins.push_back(originsJson(*sample.origins));
            }
            origin = at->second;
        }
        samples.push_back(
            sampleJson(sample, std::move(origin), before != nullptr && sample.taken_at < before->taken_at));
        before = &sample;
    }
    Json runs = Json::array();
    for (const RunRecord& run : view.runs) {
        runs.push_back(runJson(run));
    }
    const Json document{{"drive", driveJson(view.drive)},
                        {"samples", std::move(samples)},
                        {"origins", std::move(origins)},
                        {"runs", std::move(runs)},
                        {"growth",
                         {{"host_writes_bytes", orNull(totalGrowth(view.samples, &Sample::host_writes_bytes))},
                          {"host_reads_bytes", orNull(totalGrowth(view.samples, &Sample::host_reads_bytes))},
                          {"nand_writes_bytes", orNull(totalGrowth(view.samples, &Sample::nand_writes_bytes))}}},
                        {"unit_proofs", proofsJson(view.unit_proofs)},
                        {"forecast",
                         {{"by_wear", forecastJson(view.by_wear)},
                          {"by_rated_writes", view.by_writes ? forecastJson(*view.by_writes) : Json()}}}};
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string historyCsv(std::span<const Sample> samples) {
    std::string text = csvTitle();
    for (const Sample& sample : samples) {
        text += csvRow(sample);
    }
    return text;
}

} // namespace trimwright::care
