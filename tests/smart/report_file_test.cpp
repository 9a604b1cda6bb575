// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/ata_smart.h"
#include "core/smart/report_file.h"
#include "core/smart/smartctl_report.h"
#include "tests/smart/report_builder.h"

#include <gmock/gmock.h>
#include <random>
#include <string>

using namespace trimwright;
using ::testing::HasSubstr;

namespace {

Result<HealthReport> parse(const std::string& content) {
    return smart::parseReportFile({reinterpret_cast<const std::uint8_t*>(content.data()), content.size()});
}

TEST(ReportFile, JsonIsRecognized) {
    const std::string json = trimwright::testing::AtaReport().hours(12).text();
    EXPECT_EQ(parse(json)->power_on_hours.value, 12U);
    EXPECT_EQ(parse("\n\t " + json)->power_on_hours.value, 12U);
    EXPECT_EQ(parse("\xEF\xBB\xBF" + json)->power_on_hours.value, 12U) << "byte order mark";
}

TEST(ReportFile, BlobIsRecognized) {
    smart::AtaSectors sectors;
    sectors.identify.emplace().fill(0x20);
    const auto blob = smart::makeBlob(sectors);
    const auto report = smart::parseReportFile(blob);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, Errc::unsupported) << "read as a blob: a drive without SMART";
}

TEST(ReportFile, TextOutputGetsTheHint) {
    const auto report = parse("smartctl 7.3 2022-02-28 r5338 [x86_64-linux] (local build)\n=== START OF INFORMATION");
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, Errc::invalidData);
    EXPECT_THAT(report.error().advice, HasSubstr("--json"));
}

TEST(ReportFile, OnlyAFileIsToBeSavedAgain) {
    for (const char* text : {R"({"smartctl": {"exit_st)", R"({"smartctl":{"exit_status":4}})", "{}",
                             R"({"smartctl":{"exit_status":0},"devices":[{"name":"/dev/sda"}]})"}) {
        EXPECT_THAT(parse(text).error().advice, HasSubstr("Save a report")) << text;
        const auto live = smart::parseSmartctl(text);
        ASSERT_FALSE(live);
        EXPECT_EQ(live.error().advice, "") << text;
        EXPECT_THAT(live.error().message, ::testing::Not(HasSubstr("file"))) << text;
    }
}

TEST(ReportFile, EmptyAndBlank) {
    EXPECT_THAT(parse("").error().message, HasSubstr("empty"));
    EXPECT_THAT(parse(" \n\n").error().message, HasSubstr("empty"));
}

TEST(ReportFile, NoiseIsAClearError) {
    std::mt19937 random(7);
    for (int round = 0; round < 200; ++round) {
        std::string noise(static_cast<std::size_t>(random() % 3000), '\0');
        for (char& c : noise) {
            c = static_cast<char>(random());
        }
        const auto report = parse(noise);
        ASSERT_FALSE(report);
        EXPECT_EQ(report.error().code, Errc::invalidData);
    }
}

TEST(ReportFile, TooLarge) {
    EXPECT_THAT(parse(std::string(100'000'000, '{')).error().message, HasSubstr("too large"));
}

} // namespace
