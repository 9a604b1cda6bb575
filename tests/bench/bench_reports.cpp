// SPDX-License-Identifier: GPL-3.0-or-later
// Reports parsed and judged per second on one core: all reports of the corpus beside the source tree, or the small
// seeds of the tests where it is absent. The label says which.
#include "core/base/file.h"
#include "core/care/assess.h"
#include "core/care/health_json.h"
#include "core/smart/report_file.h"
#include "tests/paths.h"

#include <benchmark/benchmark.h>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

using namespace trimwright;

namespace {

struct Reports {
    std::vector<std::string> contents;
    std::string label;
};

Reports load(const std::filesystem::path& folder, std::string label) {
    Reports reports{{}, std::move(label)};
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".json") {
            reports.contents.push_back(readFile(entry.path()).value_or(""));
        }
    }
    return reports;
}

const Reports& reports() {
    static const Reports all = [] {
        const std::filesystem::path source = testing::sourceFile("");
        const auto corpus = source / ".." / "shared" / "corpus" / "reports";
        return std::filesystem::is_directory(corpus) ? load(corpus, "corpus")
                                                     : load(source / "tests/data/smart/seeds/smartctl", "seeds");
    }();
    return all;
}

Result<HealthReport> parse(const std::string& content) {
    return smart::parseReportFile({reinterpret_cast<const std::uint8_t*>(content.data()), content.size()});
}

void parseAndJudge(benchmark::State& state) {
    std::int64_t done = 0;
    std::int64_t bytes = 0;
    for (auto _ : state) {
        for (const std::string& content : reports().contents) {
            if (const auto report = parse(content)) {
                benchmark::DoNotOptimize(care::assess(*report));
            }
            ++done;
            bytes += static_cast<std::int64_t>(content.size());
        }
    }
    state.SetItemsProcessed(done);
    state.SetBytesProcessed(bytes);
    state.SetLabel(reports().label);
}
BENCHMARK(parseAndJudge)->Unit(benchmark::kMillisecond);

void parseJudgeAndPrint(benchmark::State& state) {
    std::int64_t done = 0;
    for (auto _ : state) {
        for (const std::string& content : reports().contents) {
            if (const auto report = parse(content)) {
                benchmark::DoNotOptimize(care::healthJson(nullptr, *report, care::assess(*report)));
            }
            ++done;
        }
    }
    state.SetItemsProcessed(done);
    state.SetLabel(reports().label);
}
BENCHMARK(parseJudgeAndPrint)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
