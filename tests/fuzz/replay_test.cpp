// SPDX-License-Identifier: GPL-3.0-or-later
// The fuzz targets on their seeds and on simple mutations of them, in every build.
#include "core/base/file.h"
#include "tests/fuzz/targets.h"
#include "tests/paths.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

using namespace trimwright;

namespace {

using Target = std::string (*)(Bytes);

struct Set {
    const char* name;
    Target target;
};

class Replay : public ::testing::TestWithParam<Set> {
  protected:
    static std::vector<std::string> seeds() {
        std::vector<std::filesystem::path> paths;
        const auto folder =
            std::filesystem::path(trimwright::testing::sourceFile("tests/data/smart/seeds")) / GetParam().name;
        for (const auto& entry : std::filesystem::directory_iterator(folder)) {
            paths.push_back(entry.path());
        }
        std::sort(paths.begin(), paths.end());
        std::vector<std::string> contents;
        for (const auto& path : paths) {
            contents.push_back(readFile(path).value());
        }
        return contents;
    }

    static std::string run(const std::string& data) {
        return GetParam().target({reinterpret_cast<const std::uint8_t*>(data.data()), data.size()});
    }
};

TEST_P(Replay, SeedsHoldEveryProperty) {
    const auto all = seeds();
    ASSERT_GE(all.size(), 3U);
    for (const std::string& seed : all) {
        EXPECT_EQ(run(seed), "");
    }
}

TEST_P(Replay, MutatedSeedsHoldEveryProperty) {
    std::mt19937 random(20);
    for (const std::string& seed : seeds()) {
        for (int round = 0; round < 150; ++round) {
            std::string mutated = seed;
            for (auto flips = random() % 6; flips > 0 && !mutated.empty(); --flips) {
                mutated[random() % mutated.size()] = static_cast<char>(random());
            }
            if (round % 5 == 0) {
                mutated.resize(random() % (mutated.size() + 1));
            }
            ASSERT_EQ(run(mutated), "") << "seed round " << round;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Targets, Replay,
                         ::testing::Values(Set{"smartctl", trimwright::testing::fuzzSmartctl},
                                           Set{"blob", trimwright::testing::fuzzBlob}),
                         [](const auto& test) { return std::string(test.param.name); });

} // namespace
