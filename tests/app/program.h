// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/process.h"
#include "tests/fakes/temporary_directory.h"
#include "tests/paths.h"

#include <gmock/gmock.h>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace trimwright::testing {

using Json = nlohmann::ordered_json;

/// The names of an object's keys, in the order of the document.
inline std::vector<std::string> keysOf(const Json& object) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : object.items()) {
        keys.push_back(key);
    }
    return keys;
}

/// Runs the real trimwrightctl, its emulated drives in a directory of the test's own.
class ProgramTest : public ::testing::Test {
  protected:
    Finished ctl(std::vector<std::string> arguments, ProcessOptions options = {}) const {
        arguments.insert(arguments.begin(), testing::builtProgram("trimwrightctl"));
        options.environment.emplace("TRIMWRIGHT_DATA_DIR", directory.path().string());
        options.environment.emplace("TRIMWRIGHT_STATE_DIR", (directory.path() / "state").string());
        return run(arguments, options);
    }

    /// Runs with --json, expects the exit code and gives the document.
    Json document(std::vector<std::string> arguments, int exitCode = 0) const {
        arguments.emplace_back("--json");
        const Finished finished = ctl(std::move(arguments));
        EXPECT_EQ(finished.exit_code, exitCode) << finished.err;
        Json json = Json::parse(finished.out, nullptr, false);
        EXPECT_FALSE(json.is_discarded()) << finished.out;
        return json;
    }

    TemporaryDirectory directory;
};

} // namespace trimwright::testing
