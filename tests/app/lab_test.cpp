// SPDX-License-Identifier: GPL-3.0-or-later
// `lab list` and `lab run` in the real program, on real emulated drives.
#include "tests/app/program.h"
#include "tests/paths.h"

#include <chrono>
#include <csignal>
#include <thread>

namespace trimwright::testing {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

class Lab : public ProgramTest {
  protected:
    /// A small experiment with two models.
    static constexpr const char* windows7 = "trim-in-windows-7";
    static constexpr const char* superTalent = "ultradrive-gx-128";
};

TEST_F(Lab, listHasTheDocumentedKeys) {
    const Json json = document({"lab", "list"});
    EXPECT_THAT(keysOf(json), ElementsAre("experiments", "not_emulated"));
    EXPECT_FALSE(json["not_emulated"].empty());
    for (const Json& figure : json["not_emulated"]) {
        EXPECT_THAT(keysOf(figure), ElementsAre("drive", "procedure", "metric", "value", "unit", "review", "reason"));
        EXPECT_TRUE(figure["reason"].is_string());
    }
    bool found = false;
    for (const Json& experiment : json["experiments"]) {
        EXPECT_THAT(keysOf(experiment), ElementsAre("name", "title", "models", "review", "explanation", "remarks"));
        EXPECT_FALSE(experiment["models"].empty());
        found = found || (experiment["name"] == windows7 && experiment["review"] == "A");
    }
    EXPECT_TRUE(found);
    EXPECT_THAT(ctl({"lab", "list"}).out, AllOf(HasSubstr(windows7), HasSubstr(superTalent), HasSubstr("lab run")));
}

TEST_F(Lab, runOfOneModelIsTheDocumentedObject) {
    const Json json = document({"lab", "run", windows7, "--model", superTalent});
    EXPECT_THAT(keysOf(json),
                ElementsAre("experiment", "model", "seed", "simulated_seconds", "wall_seconds", "rows", "series"));
    EXPECT_EQ(json["experiment"], windows7);
    EXPECT_EQ(json["model"], superTalent);
    EXPECT_EQ(json["seed"], 1);
    EXPECT_GT(json["simulated_seconds"], 1000) << "five measurements of five minutes";
    EXPECT_GT(json["wall_seconds"], 0);
    EXPECT_LT(json["wall_seconds"], json["simulated_seconds"]) << "it is simulated, not slept";
    ASSERT_FALSE(json["rows"].empty());
    for (const Json& row : json["rows"]) {
        EXPECT_THAT(keysOf(row), ElementsAre("state", "metric", "unit", "published", "relation", "emulated", "note"));
        EXPECT_TRUE(row["emulated"].is_number());
        EXPECT_TRUE(row["note"].is_null() || row["note"].is_string());
    }
    EXPECT_EQ(json["rows"][0]["unit"], "MB/s");
    EXPECT_EQ(json["rows"][0]["published"], 17.8);
    ASSERT_FALSE(json["series"].empty());
    EXPECT_THAT(keysOf(json["series"][0]), ElementsAre("name", "x_unit", "y_unit", "points"));
    EXPECT_EQ(json["series"][0]["points"][0].size(), 2U);
    EXPECT_TRUE(std::filesystem::is_empty(directory.path())) << "an experiment leaves no drive behind";
}

TEST_F(Lab, runOfSeveralModelsIsOneDocumentToo) {
    const Json json = document({"lab", "run", windows7});
    EXPECT_THAT(keysOf(json), ElementsAre("runs"));
    ASSERT_EQ(json["runs"].size(), 2U);
    EXPECT_EQ(json["runs"][0]["experiment"], windows7);
    EXPECT_NE(json["runs"][0]["model"], json["runs"][1]["model"]);
    EXPECT_THAT(ctl({"lab", "run", "--help"}).out, HasSubstr("{\"runs\": [")) << "as the help says";
}

TEST_F(Lab, theSameSeedGivesTheSameFigures) {
    const auto rows = [this](const char* seed) {
        const Json json = document({"lab", "run", "new-drives", "--model", "vertex-120", "--seed", seed});
        EXPECT_EQ(json["seed"].get<std::uint64_t>(), std::stoull(seed));
        return json["series"];
    };
    const Json largest = rows("18446744073709551615");
    EXPECT_EQ(largest, rows("18446744073709551615"));
    EXPECT_NE(largest, rows("7")) << "the seed reaches the drive";
}

TEST_F(Lab, textIsATableWithPublishedBesideEmulated) {
    const Finished text = ctl({"lab", "run", windows7, "--model", superTalent});
    EXPECT_EQ(text.exit_code, 0);
    EXPECT_EQ(text.err, "");
    for (const char* word :
         {"TRIM in Windows 7", "STATE", "METRIC", "PUBLISHED", "EMULATED", "DIFFERENCE", "new, run 1",
          "4 KB random write (MB/s)", "17.8", "< 30", " %", "█", "Nothing in a drive does that", "seed 1"}) {
        EXPECT_THAT(text.out, HasSubstr(word));
    }
    EXPECT_THAT(text.out, AllOf(Not(HasSubstr("\033")), Not(HasSubstr("nan")), Not(HasSubstr("-0.0 %"))));
}

TEST_F(Lab, unknownNamesExitWith4AndNameWhatThereIs) {
    for (const bool json : {false, true}) {
        const auto expectNotFound = [&](std::vector<std::string> arguments, const char* known) {
            if (json) {
                arguments.emplace_back("--json");
            }
            const Finished finished = ctl(arguments);
            EXPECT_EQ(finished.exit_code, 4) << ::testing::PrintToString(arguments);
            if (json) {
                EXPECT_EQ(Json::parse(finished.out, nullptr, false)["error"]["code"], "not-found") << finished.out;
            } else {
                EXPECT_EQ(finished.out, "");
            }
            EXPECT_THAT(finished.err, AllOf(HasSubstr("nonesuch"), HasSubstr(known)));
        };
        expectNotFound({"lab", "run", "nonesuch"}, windows7);
        expectNotFound({"lab", "run", "nonesuch", "--model", superTalent}, windows7);
        expectNotFound({"lab", "run", windows7, "--model", "nonesuch"}, superTalent);
    }
}

TEST_F(Lab, wrongUseExitsWith2) {
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"lab"},
                                                      {"lab", "nonsense"},
                                                      {"lab", "run"},
                                                      {"lab", "run", windows7, "surplus"},
                                                      {"lab", "run", windows7, "--model"},
                                                      {"lab", "run", windows7, "--seed", "-1"},
                                                      {"lab", "run", windows7, "--seed", "many"},
                                                      {"lab", "run", windows7, "--seed", "18446744073709551616"}}) {
        const Finished finished = ctl(arguments);
        EXPECT_EQ(finished.exit_code, 2) << ::testing::PrintToString(arguments);
        EXPECT_EQ(finished.out, "");
        EXPECT_THAT(finished.err, HasSubstr("trimwrightctl: "));
    }
}

TEST_F(Lab, ctrlCCancelsWithin2SecondsAndLeavesNoHalfDocument) {
    std::chrono::steady_clock::time_point sent;
    const Finished finished = ctl({"lab", "run", "theory", "--json"}, {.started = [&sent](pid_t pid) {
                                      std::this_thread::sleep_for(std::chrono::milliseconds(300));
                                      sent = std::chrono::steady_clock::now();
                                      ::kill(pid, SIGINT);
                                  }});
    EXPECT_EQ(finished.exit_code, 130) << finished.err;
    EXPECT_EQ(Json::parse(finished.out, nullptr, false)["error"]["code"], "cancelled") << finished.out;
    EXPECT_THAT(finished.err, HasSubstr("cancelled"));
    EXPECT_LT(std::chrono::steady_clock::now() - sent, std::chrono::seconds(2));
}

TEST_F(Lab, aTerminalGetsAProgressBarThatLeavesNothingBehind) {
    const Finished finished = run(
        {"script", "-qec", testing::builtProgram("trimwrightctl") + " lab run trim-in-windows-7 --json", "/dev/null"},
        {.environment = {{"TRIMWRIGHT_DATA_DIR", directory.path().string()}, {"TERM", "xterm"}, {"NO_COLOR", ""}}});
    if (finished.exit_code == 127) {
        GTEST_SKIP() << "script(1) of util-linux is not installed.";
    }
    EXPECT_EQ(finished.exit_code, 0);
    EXPECT_THAT(finished.out, AllOf(HasSubstr("1/2"), HasSubstr("░"), HasSubstr("Ctrl+C stops")));
    const auto lastClear = finished.out.rfind("\033[K");
    ASSERT_NE(lastClear, std::string::npos);
    EXPECT_EQ(finished.out.substr(lastClear + 3, 1), "{") << "the document begins on a line of its own";
}

} // namespace
} // namespace trimwright::testing
