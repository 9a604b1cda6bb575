// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/metrics.h"

#include <gmock/gmock.h>

namespace trimwright::care {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

MetricsDrive example() {
    MetricsDrive one;
    one.drive.id = {"nvme-A-1"};
    one.drive.model = "Model \"A\" \\ 1";
    one.drive.node = "/dev/nvme0n1";
    Sample sample;
    sample.taken_at = std::chrono::sys_seconds(std::chrono::seconds(1'764'460'800));
    sample.life_left_percent = 94;
    sample.host_writes_bytes = 36'203'065'344'000;
    sample.power_on_hours = 2;
    sample.temperature_celsius = -3;
    sample.condition.verdict = Verdict::attention;
    one.sample = sample;
    return one;
}

RunRecord run(std::int64_t at, const char* mount, const char* outcome, std::uint64_t offered) {
    RunRecord record;
    record.started_at = std::chrono::sys_seconds(std::chrono::seconds(at));
    record.mount = mount;
    record.outcome = outcome;
    record.offered_bytes = offered;
    return record;
}

constexpr const char* labels = R"({drive="nvme-A-1",model="Model \"A\" \\ 1",node="/dev/nvme0n1")";

TEST(Metrics, haveBaseUnitsAndEscapedLabels) {
    const std::string text = metricsText(std::vector{example()});
    EXPECT_THAT(text,
                HasSubstr(std::string("trimwright_drive_host_writes_bytes_total") + labels + "} 36203065344000\n"));
    EXPECT_THAT(text, HasSubstr(std::string("trimwright_drive_life_left_ratio") + labels + "} 0.94\n"));
    EXPECT_THAT(text, HasSubstr(std::string("trimwright_drive_power_on_seconds_total") + labels + "} 7200\n"));
    EXPECT_THAT(text, HasSubstr(std::string("trimwright_drive_temperature_celsius") + labels + "} -3\n"));
    EXPECT_THAT(text, HasSubstr("# TYPE trimwright_drive_host_writes_bytes_total counter\n"));
    EXPECT_THAT(text, HasSubstr("# HELP trimwright_drive_host_writes_bytes_total "));
}

TEST(Metrics, theVerdictIsOneOfItsStates) {
    const std::string text = metricsText(std::vector{example()});
    EXPECT_THAT(text, HasSubstr(std::string("trimwright_drive_verdict") + labels + ",state=\"attention\"} 1\n"));
    EXPECT_THAT(text, HasSubstr(std::string("trimwright_drive_verdict") + labels + ",state=\"healthy\"} 0\n"));
}

TEST(Metrics, whatIsUnknownIsAbsent) {
    const std::string text = metricsText(std::vector{example()});
    EXPECT_THAT(text, Not(HasSubstr("nand_writes")));
    EXPECT_THAT(text, Not(HasSubstr("media_errors")));
    MetricsDrive unread = example();
    unread.sample.reset();
    const std::string little = metricsText(std::vector{unread});
    EXPECT_THAT(little, HasSubstr("trimwright_drive_info"));
    EXPECT_THAT(little, Not(HasSubstr("verdict")));
    EXPECT_EQ(metricsText({}), "");
}

TEST(Metrics, tellOfTheNewestRunOfEachFilesystem) {
    MetricsDrive one = example();
    one.runs = {run(100, "/", "trimmed", 5), run(200, "/", "trimmed", 7), run(300, "/", "failed", 1),
                run(150, "/home", "trimmed", 9)};
    one.runs.push_back(run(400, "/home", "works", 0));
    one.runs.back().kind = RunKind::prove;
    const std::string text = metricsText(std::vector{one});
    const auto line = [](const char* name, const char* mount, const char* value) {
        return std::string("trimwright_filesystem_last_optimize_") + name + labels + ",mount=\"" + mount + "\"} " +
               value + "\n";
    };
    EXPECT_THAT(text, HasSubstr(line("timestamp_seconds", "/", "200")));
    EXPECT_THAT(text, HasSubstr(line("offered_bytes", "/", "7")));
    EXPECT_THAT(text, HasSubstr(line("succeeded", "/", "0")));
    EXPECT_THAT(text, HasSubstr(line("succeeded", "/home", "1")));
    EXPECT_THAT(text, HasSubstr(line("timestamp_seconds", "/home", "150")));
}

} // namespace
} // namespace trimwright::care
