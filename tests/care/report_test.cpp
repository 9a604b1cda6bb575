// SPDX-License-Identifier: GPL-3.0-or-later
// What a report shows and hides, that it needs nothing else, and that it can be read back.
#include "core/care/report.h"
#include "core/care/report_chart.h"
#include "core/smart/report_file.h"
#include "core/smart/trimwright_report.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <regex>
#include <string>

namespace trimwright::care {
namespace {

using std::chrono::days;
using std::chrono::hours;
using std::chrono::sys_seconds;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* serial = "S3Z9NX0M123456";
const sys_seconds now{std::chrono::seconds(1796022000)}; // 2026-11-30 07:00:00

template <class T>
Figure<T> figure(T value, const char* source, const char* raw) {
    return {value, {source, raw, "512 B", "Agrees with Device Statistics.", Confidence::proven}, {}};
}

HealthReport health() {
    HealthReport report;
    report.protocol = Protocol::ata;
    report.model = "EXAMPLE SSD 500GB";
    report.family = "Examples";
    report.serial = serial;
    report.firmware = "X1";
    report.kind = DriveKind::ssd;
    report.capacity_bytes = 500107862016;
    report.taken_at = now;
    report.source = "smartctl";
    report.self_assessment_passed = true;
    report.life_left_percent = figure(94, "attribute 177", "94");
    report.host_writes_bytes = figure<std::uint64_t>(36203065344000, "attribute 241", "70709112");
    report.power_on_hours = figure<std::uint64_t>(11204, "attribute 9", "11204");
    report.write_amplification = figure(1.5, "attribute 233", "1");
    report.nand_writes_bytes.unknown_because = "Nothing tells it.";
    report.temperature_celsius = figure(41, "attribute 194", "41");
    report.self_tests = SelfTestSummary{1, 0, "Short offline: Completed without error", true, 11000, {}};
    report.error_log = ErrorLogSummary{2, "Error: UNC at LBA = 0x00000007 = 7", 900};
    Attribute attribute;
    attribute.id = 241;
    attribute.name = "Total_LBAs_Written";
    attribute.value = 99;
    attribute.worst = 98;
    attribute.threshold = 0;
    attribute.raw = 70709112;
    attribute.raw_text = "70709112";
    attribute.meaning = "What the host has written.";
    report.attributes.push_back(attribute);
    report.notes.emplace_back("smartctl says: “a warning”");
    return report;
}

Drive drive() {
    Drive drive;
    drive.id = {std::string("sata-EXAMPLE_SSD-") + serial};
    drive.node = "/dev/sda";
    drive.model = "EXAMPLE SSD 500GB";
    drive.serial = serial;
    drive.firmware = "X1";
    drive.bus = Bus::sata;
    drive.kind = DriveKind::ssd;
    drive.capacity_bytes = 500107862016;
    return drive;
}

ChartPoint piece(int day, double first, double last, bool gap = false) {
    ChartPoint point;
    point.first_at = now - days(100 - day);
    point.last_at = point.first_at + hours(12);
    point.first = first;
    point.last = last;
    point.gap_before = gap;
    point.growth = 5e9;
    point.growth_seconds = 43200;
    return point;
}

ReportSources sources() {
    ReportSources all;
    all.drive = drive();
    all.health = health();
    all.self_tests = SelfTests{};
    all.self_tests->log.push_back(
        {SelfTestKind::shortTest, SelfTestResult::failed, "Short offline: read failure", 11000, 4132075584, 90});
    all.life_left = {piece(0, 96, 96), piece(1, 96, 95), piece(50, 95, 94, true)};
    all.host_writes = all.life_left;
    all.samples = 60;
    TrimTarget target;
    target.mount = "/home";
    target.device = "/dev/sda2";
    target.drives = {drive().id};
    target.filesystem = "ext4";
    target.path.sentence = "TRIM reaches the drive.";
    all.targets.push_back(target);
    RunRecord run;
    run.kind = RunKind::optimize;
    run.started_at = now - days(1);
    run.mount = "/home";
    run.drives = {drive().id};
    run.outcome = "trimmed";
    run.offered_bytes = 268000000000;
    all.runs.push_back(run);
    return all;
}

Report report(bool withSerials = false, ReportSources all = sources()) {
    return makeReport(std::move(all), {withSerials, now, {{"Trimwright", "0.1.0"}, {"Linux", "6.1"}}, {}});
}

std::vector<std::string> documentsOf(const Report& made) {
    return {reportHtml(made), reportText(made), reportJson(made)};
}

/// In any case of letters, also with what escaping makes of it.
bool holds(std::string text, std::string name) {
    const auto lower = [](std::string& all) {
        std::transform(all.begin(), all.end(), all.begin(), [](unsigned char c) { return std::tolower(c); });
    };
    lower(text);
    lower(name);
    return text.find(name) != std::string::npos;
}

TEST(ReportTest, ShowsWhatSupportNeeds) {
    for (const std::string& document : documentsOf(report())) {
        for (const char* words : {"EXAMPLE SSD 500GB", "X1", "94", "Total_LBAs_Written", "70709112", "4132075584",
                                  "UNC at LBA", "/home", "Trimwright", "a warning"}) {
            EXPECT_THAT(document, HasSubstr(words));
        }
    }
    EXPECT_THAT(reportHtml(report()), HasSubstr("36.2 TB"));
    EXPECT_THAT(reportText(report()), HasSubstr("TRIM reaches the drive."));
}

TEST(ReportTest, TheSerialNumberIsInNoByteUnlessItIsAskedFor) {
    ReportSources all = sources();
    // A serial number gets into other fields, too.
    all.health.notes.emplace_back("The drive s3z9nx0m123456 was reset.");
    all.health.attributes.front().raw_text = std::string("vendor ") + serial;
    all.health.host_writes_bytes.provenance.rule = std::string("Known of ") + serial;
    all.targets.front().mount = std::string("/mnt/") + serial;
    all.runs.front().reason = std::string("on ") + serial;
    all.self_tests->log.front().text = std::string("Short on ") + serial;
    all.health.error_log->last = std::string(serial) + serial;
    for (const std::string& document : documentsOf(report(false, all))) {
        EXPECT_FALSE(holds(document, serial)) << document;
        EXPECT_FALSE(holds(document, "S3Z9NX0M")) << document;
        EXPECT_THAT(document, HasSubstr("(hidden)"));
    }
    for (const std::string& document : documentsOf(report(true, all))) {
        EXPECT_TRUE(holds(document, serial));
    }
    EXPECT_THAT(reportJson(report(true)), HasSubstr("sata-EXAMPLE_SSD"));
}

TEST(ReportTest, TheHtmlFetchesNothingAndRunsNothing) {
    const std::string html = reportHtml(report());
    for (const char* way : {"http:", "https:", "//", "src=", "url(", "@import", "<script", "<link", "<iframe", "<img",
                            "<object", "<embed", "href", "javascript:", "onload"}) {
        EXPECT_FALSE(holds(html, way)) << way;
    }
    EXPECT_THAT(html, HasSubstr("default-src 'none'"));
    EXPECT_THAT(html, HasSubstr("prefers-color-scheme:dark"));
    EXPECT_THAT(html, HasSubstr("@media print"));
    EXPECT_THAT(html, HasSubstr("<svg class=\"chart\""));
}

/// Every tag that is opened is closed, in order.
void expectBalanced(const std::string& html) {
    std::vector<std::string> open;
    const std::regex tag("<(/?)([a-zA-Z0-9]+)([^>]*)>");
    for (auto match = std::sregex_iterator(html.begin(), html.end(), tag); match != std::sregex_iterator(); ++match) {
        const std::string name = (*match)[2];
        const std::string rest = (*match)[3];
        if (name == "meta" || name == "br" || rest.ends_with("/") || name == "DOCTYPE") {
            continue;
        }
        if ((*match)[1].length() == 0) {
            open.push_back(name);
        } else {
            ASSERT_FALSE(open.empty()) << name;
            ASSERT_EQ(open.back(), name);
            open.pop_back();
        }
    }
    EXPECT_TRUE(open.empty());
}

TEST(ReportTest, WhatADriveSaysIsTextAndNeverMarkup) {
    const std::string evil = "<script>alert('x')</script>\"'&\033[2J\xE2\x80\xAE\x9B";
    ReportSources all = sources();
    all.drive->model = evil;
    all.drive->firmware = evil;
    all.drive->node = evil;
    all.health.family = evil;
    all.health.source = evil;
    all.health.notes = {evil};
    all.health.attributes.front().name = evil;
    all.health.attributes.front().raw_text = evil;
    all.health.attributes.front().meaning = evil;
    all.health.host_writes_bytes.provenance.source = evil;
    all.health.error_log->last = evil;
    all.self_tests->log.front().text = evil;
    all.targets.front().mount = evil;
    all.targets.front().path.sentence = evil;
    all.runs.front().reason = evil;
    all.history_unknown = evil;
    Report made = report(false, all);
    made.options.versions.emplace_back(evil, evil);
    const std::string html = reportHtml(made);
    EXPECT_FALSE(holds(html, "<script"));
    EXPECT_THAT(html, HasSubstr("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&quot;&#39;&amp;"));
    EXPECT_THAT(html, Not(HasSubstr("\033")));
    EXPECT_THAT(html, Not(HasSubstr("\xE2\x80\xAE")));
    expectBalanced(html);
    EXPECT_TRUE(nlohmann::json::accept(reportJson(made)));
}

TEST(ReportTest, TheHtmlIsWellFormedWhateverIsMissing) {
    expectBalanced(reportHtml(report()));
    expectBalanced(reportHtml(makeReport({}, {})));
    const std::string bare = reportHtml(makeReport({}, {}));
    EXPECT_THAT(bare, HasSubstr("A drive that does not tell its model"));
    EXPECT_THAT(bare, Not(HasSubstr("0 %")));
    EXPECT_THAT(reportText(makeReport({}, {})), HasSubstr("? Unknown"));
}

TEST(ReportTest, TheJsonComesBackAsTheSameHealth) {
    const Report made = report(true);
    const std::string json = reportJson(made);
    const auto back = smart::parseReportFile({reinterpret_cast<const std::uint8_t*>(json.data()), json.size()});
    ASSERT_TRUE(back) << back.error().message;
    HealthReport expected = made.health;
    EXPECT_EQ(back->attributes, expected.attributes);
    EXPECT_EQ(back->host_writes_bytes, expected.host_writes_bytes);
    EXPECT_EQ(back->nand_writes_bytes, expected.nand_writes_bytes);
    EXPECT_EQ(*back, expected);
    EXPECT_EQ(assess(*back), made.assessment);
    const auto own = smart::parseOwnReport(json);
    ASSERT_TRUE(own);
    EXPECT_EQ(own->self_tests, made.self_tests);
    const auto masked = smart::parseOwnReport(reportJson(report()));
    ASSERT_TRUE(masked);
    EXPECT_EQ(masked->health.serial, "");
    EXPECT_EQ(masked->health.power_on_hours, expected.power_on_hours);
}

TEST(ReportTest, ADamagedOrNewerReportIsAnErrorAndNoCrash) {
    const std::string json = reportJson(report());
    for (std::size_t length = 0; length < json.size(); length += 61) {
        EXPECT_FALSE(smart::parseOwnReport(json.substr(0, length)));
    }
    auto document = nlohmann::json::parse(json);
    document["report"]["version"] = 2;
    EXPECT_EQ(smart::parseOwnReport(document.dump()).error().code, Errc::unsupported);
    // Values of another kind are unknown, not believed.
    document["report"]["version"] = 1;
    for (auto& [key, value] : document["health"].items()) {
        if (key != "drive" && key != "verdict" && key != "provenance") {
            value = nlohmann::json::array({"nonsense", -1});
        }
    }
    document["attributes"] = {1, "x", nullptr, {{"id", 70000}, {"value", -5}}};
    const auto strange = smart::parseOwnReport(document.dump());
    ASSERT_TRUE(strange);
    EXPECT_FALSE(strange->health.power_on_hours.has());
    EXPECT_FALSE(strange->health.taken_at);
    ASSERT_EQ(strange->health.attributes.size(), 4U);
    EXPECT_FALSE(strange->health.attributes[3].id);
}

TEST(ReportTest, TheNewestRunsComeFirstAndMinutesMakeNoDay) {
    ReportSources all = sources();
    for (int i = 0; i < 30; ++i) {
        RunRecord run = all.runs.front();
        run.started_at = now - hours(i > 15 ? 0 : 1);
        run.mount = "/" + std::to_string(i);
        all.runs.push_back(run);
    }
    for (ChartPoint& piece : all.host_writes) {
        piece.growth = 1e10;
        piece.growth_seconds = 86400;
    }
    all.host_writes.front().growth_seconds = 60;
    const Report made = report(false, all);
    ASSERT_EQ(made.runs.size(), 10U);
    EXPECT_EQ(made.runs.front().mount, "/29");
    ASSERT_EQ(made.writes.size(), 2U);
    EXPECT_DOUBLE_EQ(made.writes.front().bytes_per_day, 1e10);
    EXPECT_EQ(made.life_left.size(), 6U);
}

TEST(ReportTest, TheLinesOfTheTextFitATerminal) {
    const std::string text = reportText(report());
    std::size_t longest = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = text.find('\n', begin);
        const std::string line = text.substr(begin, end - begin);
        longest =
            std::max<std::size_t>(longest, static_cast<std::size_t>(std::count_if(line.begin(), line.end(), [](char c) {
                                      return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
                                  })));
        begin = end + 1;
    }
    EXPECT_LE(longest, 80U) << text;
}

TEST(ReportTest, TheFileIsNamedAfterTheDriveAndTheDay) {
    EXPECT_EQ(reportFileName(report(), "html"), "example-ssd-500gb-2026-11-30.html");
    EXPECT_EQ(reportFileName(makeReport({}, {false, now, {}, {}}), "json"), "drive-2026-11-30.json");
    ReportSources all = sources();
    all.drive->model = "../../etc/passwd";
    EXPECT_EQ(reportFileName(report(false, all), "txt"), "etc-passwd-2026-11-30.txt");
}

TEST(ReportChart, GapsBreakTheLineAndFewPointsAreNone) {
    EXPECT_EQ(lifeSvg({}), "");
    EXPECT_EQ(writesSvg({}), "");
    const std::vector<ReportPoint> points{{now, 90, false}, {now + days(1), 80, false}, {now + days(9), 70, true}};
    const std::string svg = lifeSvg(points);
    const std::size_t line = svg.find("class=\"line\" d=\"");
    ASSERT_NE(line, std::string::npos);
    EXPECT_EQ(std::count(svg.begin() + static_cast<std::ptrdiff_t>(line), svg.end(), 'M'), 2);
    expectBalanced(svg);
    expectBalanced(ringSvg(std::nullopt, "none"));
    EXPECT_THAT(ringSvg(std::nullopt, "none"), HasSubstr("not known"));
}

} // namespace
} // namespace trimwright::care
