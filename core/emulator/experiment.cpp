// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/experiment.h"

#include "core/emulator/embedded_data.h"
#include "core/emulator/experiment_run.h"

#include <algorithm>
#include <fmt/format.h>
#include <new>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace trimwright::emulator {
namespace {

using nlohmann::json;

struct Experiment {
    ExperimentInfo info;
    json steps;
    bool about_drives = true;
};

Experiment readExperiment(std::string_view text) {
    const json data = json::parse(text);
    Experiment experiment;
    data.at("name").get_to(experiment.info.name);
    data.at("title").get_to(experiment.info.title);
    data.at("review").get_to(experiment.info.review);
    data.at("models").get_to(experiment.info.models);
    data.at("explanation").get_to(experiment.info.explanation);
    experiment.info.remarks = data.value("remarks", std::vector<std::string>());
    experiment.about_drives = data.value("about_drives", true);
    experiment.steps = json::array();
    const json templates = data.value("templates", json::object());
    for (const json& step : data.at("steps")) { // A step says what is its own; the rest is in the template it names.
        json whole = step.contains("like") ? templates.at(step.at("like").get<std::string>()) : json::object();
        whole.update(step);
        experiment.steps.push_back(std::move(whole));
    }
    return experiment;
}

const std::vector<Experiment>& all() {
    // One that does not parse is a defect of the build; a test reads every one.
    static const std::vector<Experiment> read = [] {
        std::vector<Experiment> result;
        for (const std::string_view text : experimentData()) {
            try {
                result.push_back(readExperiment(text));
            } catch (const std::exception&) {
                continue;
            }
        }
        return result;
    }();
    return read;
}

template <class Range, class Text>
std::string listOf(const Range& range, const Text& text) {
    std::string list;
    for (const auto& item : range) {
        list += (list.empty() ? "" : ", ") + text(item);
    }
    return list;
}

/// "only": a list of the models that a step is for; by default all.
bool concerns(const json& step, const std::string& model) {
    const json only = step.value("only", json::array());
    return only.empty() || std::ranges::find(only, json(model)) != only.end();
}

/// One step after the other.
Result<ExperimentResult> runSteps(const Experiment& experiment, ExperimentRun& run) {
    run.step_count = experiment.steps.size();
    for (const json& step : experiment.steps) {
        try {
            if (concerns(step, run.model_key)) {
                doStep(run, step);
            }
        } catch (const std::bad_alloc&) {
            return fail(Errc::failed,
                        fmt::format("There is not enough memory for the experiment {} on {}.", experiment.info.name,
                                    run.model_key),
                        "An emulated drive takes about 1 MB of memory for each GB. Close other programs, or choose a "
                        "smaller model.");
        } catch (const std::exception& problem) {
            return fail(Errc::invalidData, fmt::format("Step {} of the experiment {} is wrong: {}.", run.step_index + 1,
                                                       experiment.info.name, problem.what()));
        }
        if (run.stop.stop_requested()) {
            return fail(Errc::cancelled, "The experiment was cancelled.");
        }
        ++run.step_index;
        run.steps().report({0, 1, 0});
    }
    return std::move(run.result);
}

} // namespace

const std::vector<ExperimentInfo>& experiments() {
    static const std::vector<ExperimentInfo> infos = [] {
        std::vector<ExperimentInfo> result;
        for (const Experiment& experiment : all()) {
            result.push_back(experiment.info);
        }
        return result;
    }();
    return infos;
}

Result<ExperimentResult> runExperiment(std::string_view name, std::string_view model, std::uint64_t seed,
                                       std::stop_token stop, const ProgressFn& progress,
                                       const ExperimentWatcher& watcher) {
    const auto found = std::ranges::find_if(all(), [name](const auto& item) { return item.info.name == name; });
    if (found == all().end()) {
        return fail(Errc::notFound, fmt::format("There is no experiment {}.", name),
                    fmt::format("The experiments are: {}.", listOf(all(), [](const auto& e) { return e.info.name; })));
    }
    const auto& models = found->info.models;
    if (std::ranges::find(models, model) == models.end()) {
        return fail(Errc::notFound, fmt::format("The experiment {} has no model {}.", name, model),
                    fmt::format("Its models are: {}.", listOf(models, [](const auto& key) { return key; })));
    }
    std::optional<DriveModel> driveModel;
    if (found->about_drives) {
        auto known = findModel(model);
        if (!known) {
            return fail(std::move(known.error()));
        }
        driveModel = std::move(*known);
    }
    ExperimentRun run(std::string(model), std::move(driveModel), seed, progress, watcher, std::move(stop));
    run.result.experiment = name;
    return runSteps(*found, run);
}

std::optional<double> differencePercent(const ExperimentRow& row) {
    const bool bound = row.relation == "<" || row.relation == ">";
    const bool isChangeItself = row.unit == "%"; // a percentage of a percentage tells nobody anything
    if (!row.published || !row.emulated || *row.published == 0 || bound || isChangeItself) {
        return std::nullopt;
    }
    return (*row.emulated / *row.published - 1) * 100;
}

ExperimentRun::ExperimentRun(std::string modelKey, std::optional<DriveModel> driveModel, std::uint64_t seed,
                             ProgressFn progressFn, ExperimentWatcher watcher, std::stop_token stopToken)
    : model_key(std::move(modelKey)),
      model(std::move(driveModel)),
      random(seed),
      stop(std::move(stopToken)),
      m_progress(std::move(progressFn)) {
    result.model = model_key;
    result.seed = seed;
    m_stepProgress = [this, watcher = std::move(watcher)](const Progress& progress) {
        if (m_progress) {
            const std::uint64_t inStep = progress.total == 0 ? 0 : progress.done * 1000 / progress.total;
            m_progress({step_index * 1000 + std::min<std::uint64_t>(inStep, 1000), step_count * 1000, 0});
        }
        if (watcher) {
            watcher(result);
        }
    };
}

ExperimentSeries& ExperimentRun::addSeries(ExperimentSeries series) {
    result.series.push_back(std::move(series));
    return result.series.back();
}

EmulatedDrive& ExperimentRun::drive() {
    if (!model) {
        throw std::invalid_argument("it is about no drive");
    }
    if (!m_drive) {
        m_drive = std::make_unique<EmulatedDrive>(*model, result.seed);
    }
    return *m_drive;
}

void ExperimentRun::row(const json& step, std::optional<double> emulated) {
    if (!step.contains("metric")) {
        return;
    }
    result.rows.push_back(
        {step.at("state").get<std::string>(), step.at("metric").get<std::string>(), step.at("unit").get<std::string>(),
         step.contains("published") ? publishedFigure(step.at("published")) : std::nullopt, emulated,
         step.contains("note") ? noteFor(step.at("note")) : std::string(),
         step.contains("published") && step.contains("relation") ? noteFor(step.at("relation")) : std::string()});
}

void ExperimentRun::row(const json& step, std::string metric, std::string unit, std::optional<double> emulated) {
    if (!step.contains("state")) {
        return;
    }
    const auto of = [&](const char* key) {
        const json all = step.value(key, json::object());
        return all.value(metric, json());
    };
    ExperimentRow row{step.at("state").get<std::string>(), metric,   std::move(unit),
                      publishedFigure(of("published")),    emulated, noteFor(of("note"))};
    result.rows.push_back(std::move(row));
}

/// A number, or one for each of several models.
std::optional<double> ExperimentRun::publishedFigure(const json& published) const {
    if (published.is_number()) {
        return published.get<double>();
    }
    const bool has = published.is_object() && published.contains(model_key);
    return has ? std::optional(published.at(model_key).get<double>()) : std::nullopt;
}

/// A note for all models, or by model; "without_trim": for models that do not know TRIM; "*": for all others.
std::string ExperimentRun::noteFor(const json& note) const {
    if (note.is_string()) {
        return note.get<std::string>();
    }
    if (!note.is_object()) {
        return {};
    }
    if (note.contains(model_key)) {
        return note.at(model_key).get<std::string>();
    }
    if (model && !model->has_trim && note.contains("without_trim")) {
        return note.at("without_trim").get<std::string>();
    }
    return note.value("*", std::string());
}

} // namespace trimwright::emulator
