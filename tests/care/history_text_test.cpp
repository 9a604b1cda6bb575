// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/history_text.h"
#include "tests/care/history_fixture.h"

#include <nlohmann/json.hpp>

namespace trimwright::care {
namespace {

using namespace std::chrono_literals;
using Json = nlohmann::ordered_json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class HistoryText : public HistoryTest {
  protected:
    static Sample at(std::chrono::seconds after, std::uint64_t written, int segment) {
        Sample one = sample(after, written);
        one.segment = segment;
        return one;
    }
};

TEST_F(HistoryText, timesAreUtc) {
    EXPECT_EQ(isoTime(start), "2025-11-30T00:00:00Z");
}

TEST_F(HistoryText, growthAddsUpTheSegments) {
    const std::vector<Sample> samples = {at(0h, 100, 0), at(1h, 150, 0), at(2h, 10, 1), at(3h, 30, 1)};
    EXPECT_EQ(totalGrowth(samples, &Sample::host_writes_bytes), 70U);
    EXPECT_FALSE(totalGrowth(samples, &Sample::nand_writes_bytes));
    EXPECT_FALSE(totalGrowth(std::span(samples).first(1), &Sample::host_writes_bytes));
}

TEST_F(HistoryText, jsonHasSamplesRunsAndWhyThereIsNoForecast) {
    HistoryView view;
    view.drive.id = {"nvme-A-1"};
    view.samples = {at(1h, 100, 0), at(0h, 200, 0)};
    view.samples[1].origins = view.samples[0].origins;
    view.samples[0].temperature_celsius.reset();
    view.samples[0].kernel = KernelWrites{"b", 5};
    RunRecord run;
    run.kind = RunKind::schedule;
    run.started_at = start;
    run.drives = {{"nvme-A-1"}};
    run.mount = "/home";
    run.outcome = "trimmed";
    run.offered_bytes = 7;
    view.runs = {run};
    view.by_wear.hidden_because = "Too early.";
    const Json json = Json::parse(historyJson(view));
    EXPECT_EQ(json["drive"]["id"], "nvme-A-1");
    ASSERT_EQ(json["samples"].size(), 2U);
    EXPECT_EQ(json["samples"][0]["host_writes_bytes"], 100);
    EXPECT_TRUE(json["samples"][0]["temperature_celsius"].is_null());
    EXPECT_EQ(json["samples"][0]["verdict"], "healthy");
    EXPECT_EQ(json["samples"][0]["kernel_writes_bytes"], 5);
    EXPECT_EQ(json["samples"][0]["clock_went_back"], false);
    EXPECT_EQ(json["samples"][1]["clock_went_back"], true);
    EXPECT_EQ(json["origins"].size(), 1U);
    EXPECT_EQ(json["samples"][1]["origin"], 0);
    EXPECT_EQ(json["origins"][0]["host_writes_bytes"]["unit"], "512,000 B");
    EXPECT_EQ(json["origins"][0]["host_writes_bytes"]["confidence"], "proven");
    EXPECT_EQ(json["runs"][0]["kind"], "schedule");
    EXPECT_EQ(json["runs"][0]["offered_bytes"], 7);
    EXPECT_TRUE(json["runs"][0]["seconds"].is_null());
    EXPECT_EQ(json["growth"]["host_writes_bytes"], 100);
    EXPECT_EQ(json["forecast"]["by_wear"]["hidden_because"], "Too early.");
    EXPECT_TRUE(json["forecast"]["by_rated_writes"].is_null());
}

TEST_F(HistoryText, csvQuotesWhatNeedsIt) {
    std::vector<Sample> samples = {at(0h, 100, 0)};
    samples[0].condition.firmware = "A \"1\", b";
    const std::string csv = historyCsv(samples);
    EXPECT_THAT(csv, StartsWith("taken_at,sequence,segment,verdict,"));
    EXPECT_THAT(csv, HasSubstr("2025-11-30T00:00:00Z,0,0,healthy,,\"A \"\"1\"\", b\",,99,,100,"));
    const auto end = csv.find("\r\n");
    ASSERT_NE(end, std::string::npos);
    const std::string row = csv.substr(end + 2);
    EXPECT_EQ(std::count(csv.begin(), csv.begin() + static_cast<std::ptrdiff_t>(end), ','),
              std::count(row.begin(), row.end(), ',') - 1)
        << "as many fields as titles; one comma is inside quotes";
}

} // namespace
} // namespace trimwright::care
