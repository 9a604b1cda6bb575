// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/json.h"
#include "app/cli/lab_view.h"
#include "app/cli/progress_bar.h"
#include "app/cli/table.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <string_view>

namespace trimwright::cli {
namespace {

const emulator::ExperimentInfo* find(std::string_view name) {
    const auto& all = emulator::experiments();
    const auto found = std::find_if(all.begin(), all.end(), [name](const auto& info) { return info.name == name; });
    return found == all.end() ? nullptr : &*found;
}

std::string commaList(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) {
        text += (text.empty() ? "" : ", ") + name;
    }
    return text;
}

Json toJson(const emulator::ExperimentSeries& series) {
    Json points = Json::array();
    for (const auto& point : series.points) {
        points.push_back(Json::array({point.x, point.y}));
    }
    return {{"name", series.name},
            {"x_unit", textOrNull(series.x_unit)},
            {"y_unit", textOrNull(series.y_unit)},
            {"points", std::move(points)}};
}

/// The figures of the reviews that no experiment can show, and why.
Json notEmulated() {
    Json figures = Json::array();
    for (const emulator::PublishedFigure& figure : emulator::publishedFigures()) {
        if (figure.use == emulator::PublishedFigure::Use::none) {
            figures.push_back({{"drive", figure.drive},
                               {"procedure", figure.procedure},
                               {"metric", figure.metric},
                               {"value", figure.value},
                               {"unit", textOrNull(figure.unit)},
                               {"review", figure.review},
                               {"reason", figure.reason}});
        }
    }
    return figures;
}

Json toJson(const LabRun& run) {
    Json rows = Json::array();
    for (const emulator::ExperimentRow& row : run.result.rows) {
        rows.push_back({{"state", row.state},
                        {"metric", row.metric},
                        {"unit", textOrNull(row.unit)},
                        {"published", valueOrNull(row.published)},
                        {"relation", textOrNull(row.relation)},
                        {"emulated", valueOrNull(row.emulated)},
                        {"note", textOrNull(row.note)}});
    }
    Json series = Json::array();
    for (const emulator::ExperimentSeries& line : run.result.series) {
        series.push_back(toJson(line));
    }
    return {{"experiment", run.result.experiment},
            {"model", run.result.model},
            {"seed", run.result.seed},
            {"simulated_seconds", run.result.simulated_seconds},
            {"wall_seconds", run.wall_seconds},
            {"rows", std::move(rows)},
            {"series", std::move(series)}};
}

Result<LabRun> runOne(const Session& session, const LabOptions& options, const std::string& model,
                      const std::string& place) {
    ProgressBar bar(session.err, session.progress);
    const std::string what = place + options.experiment + " on " + model;
    const auto start = std::chrono::steady_clock::now();
    auto result = emulator::runExperiment(options.experiment, model, options.seed, session.stop,
                                          [&](const Progress& progress) { bar.show(what, progress, "Ctrl+C stops"); });
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    if (!result) {
        return fail(std::move(result.error()));
    }
    return LabRun{std::move(*result), took.count()};
}

} // namespace

ExitCode listExperiments(const Session& session) {
    const auto& all = emulator::experiments();
    if (session.json) {
        Json rows = Json::array();
        for (const emulator::ExperimentInfo& info : all) {
            rows.push_back({{"name", info.name},
                            {"title", info.title},
                            {"models", info.models},
                            {"review", textOrNull(info.review)},
                            {"explanation", info.explanation},
                            {"remarks", info.remarks}});
        }
        Json document = documentOf("experiments", std::move(rows));
        document["not_emulated"] = notEmulated();
        writeDocument(session.out, document);
        return exitDone;
    }
    Table table({{"EXPERIMENT"}, {"REVIEW"}, {"WHAT IT SHOWS"}});
    for (const emulator::ExperimentInfo& info : all) {
        table.add({{info.name, Tone::strong}, {info.review.empty() ? "–" : info.review}, {info.title}});
        table.addNote(info.explanation, 2, Tone::plain);
        table.addNote("Models: " + commaList(info.models), 2);
    }
    table.print(session.out, session.style);
    if (!all.empty()) {
        session.out << '\n'
                    << paragraph(session.style,
                                 fmt::format("Run one: trimwrightctl lab run {} --model {}", all.front().name,
                                             all.front().models.empty() ? "MODEL" : all.front().models.front()))
                    << paragraph(session.style,
                                 fmt::format("{} published figures have no place in an experiment; lab list --json "
                                             "names them, and why.",
                                             notEmulated().size()));
    }
    return exitDone;
}

ExitCode runExperiments(const Session& session, const LabOptions& options) {
    const emulator::ExperimentInfo* info = find(options.experiment);
    // An unknown experiment is run all the same: the emulator's own error names those that exist.
    const auto models =
        info != nullptr && options.model.empty() ? info->models : std::vector<std::string>{options.model};
    Json runs = Json::array();
    for (std::size_t i = 0; i < models.size(); ++i) {
        const std::string place = models.size() > 1 ? fmt::format("{}/{}  ", i + 1, models.size()) : std::string();
        const auto run = runOne(session, options, models[i], place);
        if (!run) {
            return report(session, run.error());
        }
        if (session.json) {
            runs.push_back(toJson(*run));
            continue;
        }
        if (i == 0) {
            printLabIntroduction(session.out, session.style, *info);
        }
        printLabRun(session.out, session.style, *info, *run);
        session.out << std::flush; // The next model may take seconds.
    }
    if (!session.json) {
        printLabRemarks(session.out, session.style, *info);
    }
    if (session.json) {
        writeDocument(session.out, runs.size() == 1 ? runs.front() : documentOf("runs", std::move(runs)));
    }
    return exitDone;
}

} // namespace trimwright::cli
