// SPDX-License-Identifier: GPL-3.0-or-later
// The data files of experiments, drive models and published figures: that they are whole, and that nothing in them
// makes a figure come true.
#include "core/emulator/drive_model.h"
#include "core/emulator/embedded_data.h"
#include "core/emulator/experiment.h"

#include <algorithm>
#include <cctype>
#include <gmock/gmock.h>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

namespace trimwright::emulator {
namespace {

/// Ends of sentences that another one or nothing follows: "37.9" and "0.5 KB" have none.
int sentencesOf(std::string_view text) {
    int count = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool stop = text[i] == '.' || text[i] == '?' || text[i] == '!';
        count += stop && (i + 1 == text.size() || (text[i + 1] == ' ' && std::isupper(text[i + 2]) != 0)) ? 1 : 0;
    }
    return count;
}

bool isAboutDrives(std::string_view experiment) {
    return std::ranges::any_of(experimentData(), [=](std::string_view text) {
        const auto data = nlohmann::json::parse(text);
        return data.at("name") == experiment && data.value("about_drives", true);
    });
}

TEST(Experiments, AllAreListedWithModelsThatExist) {
    EXPECT_EQ(experiments().size(), experimentData().size());
    std::set<std::string> names;
    for (const ExperimentInfo& info : experiments()) {
        EXPECT_TRUE(names.insert(info.name).second) << info.name;
        EXPECT_FALSE(info.title.empty());
        // Two sentences: what is done, and what can be learned from it.
        EXPECT_THAT(sentencesOf(info.explanation), ::testing::Eq(2)) << info.explanation;
        ASSERT_FALSE(info.models.empty());
        for (const std::string& model : info.models) {
            EXPECT_TRUE(!isAboutDrives(info.name) || findModel(model)) << info.name << ": " << model;
        }
    }
}

/// What is wrong with a step; empty: nothing. What a published number says must come out of the drive's one set of
/// parameters: a step may tell what is done and how long, never how fast a drive is, and never anything by model.
std::string objection(const nlohmann::json& step) {
    static const std::set<std::string> allowed{"do",
                                               "state",
                                               "metric",
                                               "unit",
                                               "published",
                                               "note",
                                               "relation",
                                               "seconds",
                                               "gb",
                                               "from_gb",
                                               "stall",
                                               "queue_depth",
                                               "fill",
                                               "times",
                                               "reads",
                                               "writes",
                                               "sizes_kb",
                                               "sequential",
                                               "space_gb",
                                               "op",
                                               "blocks",
                                               "shares",
                                               "of",
                                               "to",
                                               "weeks",
                                               "scale_down",
                                               "only",
                                               "like",
                                               "exponent",
                                               "drives",
                                               "trim_share",
                                               "warm_up_drives",
                                               "use",
                                               "change",
                                               "model",
                                               "files_gb_per_day",
                                               "in_place_gb_per_day",
                                               "in_place_per_file",
                                               "pages_per_block",
                                               "of_metric",
                                               "to_metric",
                                               "endurance_cycles"};
    // What may differ from model to model: what was published, and words about it.
    static const std::set<std::string> byModel{"published", "note", "relation"};
    for (const auto& [key, value] : step.items()) {
        if (!allowed.contains(key)) {
            return key + " is no word of a step";
        }
        if (key == "stall") {
            if (const std::string inner = objection(value); !inner.empty()) {
                return inner;
            }
        } else if (value.is_object() && !byModel.contains(key) && key != "sizes_kb") {
            return key + " differs from model to model";
        }
    }
    return {};
}

TEST(Experiments, NoStepChangesAParameterOfADrive) {
    for (const std::string_view text : experimentData()) {
        const auto data = nlohmann::json::parse(text);
        for (const auto& step : data.at("steps")) {
            EXPECT_EQ(objection(step), "") << data.at("name") << ": " << step;
        }
        for (const auto& step : data.value("templates", nlohmann::json::object())) {
            EXPECT_EQ(objection(step), "") << data.at("name") << ": " << step;
        }
    }
    // The only experiment with an erase limit of its own is the one about whole lives in quick motion.
    for (const std::string_view text : experimentData()) {
        EXPECT_EQ(text.find("endurance_cycles") != text.npos, nlohmann::json::parse(text).at("name") == "lives");
    }
}

TEST(Experiments, AFudgedStepWouldBeFound) {
    const auto with = [](const char* key, const nlohmann::json& value) {
        return objection({{"do", "random_write"}, {"seconds", 300}, {key, value}});
    };
    EXPECT_EQ(with("queue_depth", 16), "");
    EXPECT_NE(with("random_write_us", 98), "");
    EXPECT_NE(with("effective_spare_percent", 6.1), "");
    EXPECT_NE(with("factor", 1.06), "");
    EXPECT_NE(with("fill", nlohmann::json::object({{"x25-m-g2-80", 0.9}})), "");
    EXPECT_NE(with("stall", {{"state", "new"}, {"scale", 2}}), "");
}

TEST(Experiments, EachDriveHasOneSetOfParameters) {
    const std::set<std::string> known{"key",
                                      "title",
                                      "sentence",
                                      "identity",
                                      "family",
                                      "sectors",
                                      "trim",
                                      "flash",
                                      "mapping",
                                      "time_us",
                                      "bus_megabytes_per_second",
                                      "sources",
                                      "update"};
    std::set<std::string> drives;
    for (const std::string_view text : driveModelData()) {
        const auto data = nlohmann::json::parse(text);
        const auto& identity = data.at("identity");
        const std::string drive =
            identity.at("model").get<std::string>() + " " + identity.at("firmware").get<std::string>();
        EXPECT_TRUE(drives.insert(drive).second) << drive << " is there twice";
        for (const auto& [key, value] : data.items()) {
            EXPECT_TRUE(known.contains(key)) << drive << ": " << key;
        }
        for (const char* group : {"flash", "mapping", "time_us"}) {
            for (const auto& [key, value] : data.at(group).items()) {
                EXPECT_TRUE(value.is_primitive()) << drive << ": " << key << " has more than one value";
            }
        }
        EXPECT_FALSE(data.at("sources").empty()) << drive;
    }
}

/// (experiment, model, state, metric) → what is published, of everything in the experiments' data.
using Published = std::map<std::tuple<std::string, std::string, std::string, std::string>, double>;

void collect(const std::string& experiment, const nlohmann::json& models, const nlohmann::json& step,
             const std::string& metric, const nlohmann::json& published, Published& all) {
    const std::string state = step.at("state").get<std::string>();
    if (published.is_number()) {
        for (const auto& model : step.contains("only") ? step.at("only") : models) {
            all[{experiment, model.get<std::string>(), state, metric}] = published.get<double>();
        }
        return;
    }
    for (const auto& [model, value] : published.items()) {
        EXPECT_TRUE(std::ranges::find(models, nlohmann::json(model)) != models.end()) << experiment << ": " << model;
        all[{experiment, model, state, metric}] = value.get<double>();
    }
}

Published publishedInExperiments() {
    Published all;
    for (const std::string_view text : experimentData()) {
        const auto data = nlohmann::json::parse(text);
        const auto name = data.at("name").get<std::string>();
        for (const auto& given : data.at("steps")) {
            nlohmann::json step =
                given.contains("like") ? data.at("templates").at(given.at("like")) : nlohmann::json::object();
            step.update(given);
            for (const auto& part : {step, step.value("stall", nlohmann::json::object())}) {
                if (!part.contains("published")) {
                    continue;
                }
                if (part.contains("metric")) {
                    collect(name, data.at("models"), part, part.at("metric"), part.at("published"), all);
                    continue;
                }
                for (const auto& [metric, published] : part.at("published").items()) {
                    collect(name, data.at("models"), part, metric, published, all);
                }
            }
        }
    }
    return all;
}

/// The first number in a figure as it was printed: "nearly 800" is 800, "20-30" is 20; none in "as the P256".
std::optional<double> numberIn(const std::string& text) {
    const std::size_t digit = text.find_first_of("0123456789");
    if (digit == std::string::npos || (digit > 0 && std::isalpha(text[digit - 1]) != 0)) {
        return std::nullopt;
    }
    const bool negative = digit > 0 && text[digit - 1] == '-';
    return std::stod(text.substr(digit)) * (negative ? -1 : 1);
}

TEST(PublishedFigures, EachStandsBesideAnEmulatedOneOrSaysWhyNot) {
    const Published inExperiments = publishedInExperiments();
    EXPECT_EQ(publishedFigures().size(), 176U);
    for (const PublishedFigure& figure : publishedFigures()) {
        const std::string what = figure.drive + ", " + figure.procedure + ", " + figure.metric + ": " + figure.value;
        if (figure.use != PublishedFigure::Use::row) {
            EXPECT_FALSE(figure.reason.empty()) << what;
            continue;
        }
        const auto found = inExperiments.find({figure.experiment, figure.model, figure.row_state, figure.row_metric});
        ASSERT_NE(found, inExperiments.end()) << what << " is not in " << figure.experiment << ", " << figure.model;
        const auto number = numberIn(figure.value);
        // Losses are published as positive numbers; ranges and words stand for the figure beside them.
        if (number && figure.value.find("20-30") == std::string::npos && figure.unit != "ratio" && *number > 1 &&
            figure.value.find("~0") == std::string::npos) {
            EXPECT_DOUBLE_EQ(std::abs(*number), std::abs(found->second)) << what;
        }
    }
}

TEST(PublishedFigures, NoExperimentMakesOneUp) {
    std::multiset<double> known;
    for (const PublishedFigure& figure : publishedFigures()) {
        for (const std::string& text : {figure.value, figure.value.substr(0, figure.value.find('('))}) {
            known.insert(std::abs(numberIn(text).value_or(0)));
        }
    }
    // Said in words: the middle of 20-30 s, nothing lost, as much as before, half, twice, four times, and the figures
    // that the table derives: 753 (800 less 6.25 %), 615 (664 less 8 %), 548 (four times 137).
    known.insert({25, 0, 1, 100, 50, 2, 4, 753, 615, 548, 20, 150});
    for (const auto& [where, value] : publishedInExperiments()) {
        EXPECT_TRUE(known.contains(std::abs(value)))
            << std::get<0>(where) << ", " << std::get<2>(where) << ": " << value;
    }
}

} // namespace
} // namespace trimwright::emulator
