// SPDX-License-Identifier: GPL-3.0-or-later
// Every public report that is at hand: a report or a clear error, never a crash.
#include "tests/app/program.h"
#include "tests/paths.h"

#include <algorithm>

namespace trimwright::testing {
namespace {

class Corpus : public ProgramTest {};

const std::filesystem::path collection = testing::sourceFile("../shared/corpus");

TEST_F(Corpus, everyFileGivesAReportOrAClearError) {
    if (!std::filesystem::exists(collection)) {
        GTEST_SKIP() << "The collection of reports is not beside the checkout (../shared/corpus).";
    }
    std::size_t reports = 0;
    std::size_t errors = 0;
    for (const char* folder : {"reports", "edge", "blobs"}) {
        for (const auto& entry : std::filesystem::directory_iterator(collection / folder)) {
            const Finished finished = ctl({"health", "--report", entry.path().string(), "--json"});
            if (finished.exit_code == 0) {
                ++reports;
                const Json json = Json::parse(finished.out, nullptr, false);
                EXPECT_TRUE(json.is_object() && json.contains("verdict")) << entry.path();
                EXPECT_FALSE(json["sentence"].get<std::string>().empty()) << entry.path();
            } else {
                ++errors;
                EXPECT_EQ(finished.signal, 0) << entry.path();
                EXPECT_TRUE(finished.exit_code == 1 || finished.exit_code == 3 || finished.exit_code == 4)
                    << entry.path() << " gives " << finished.exit_code;
                const Json json = Json::parse(finished.out, nullptr, false);
                EXPECT_TRUE(json.is_object() && json.contains("error")) << entry.path();
                EXPECT_NE(finished.err, "") << entry.path();
            }
        }
    }
    std::cout << reports << " reports, " << errors << " errors\n";
    EXPECT_GT(reports, 1000U);
}

} // namespace
} // namespace trimwright::testing
