// SPDX-License-Identifier: GPL-3.0-or-later
// What core says in German: samples, as a person reads them. That nothing is missing is tested elsewhere.
#include "core/care/assess.h"
#include "core/care/report.h"
#include "core/care/schedule.h"
#include "core/drive/prove.h"
#include "core/drive/self_test.h"
#include "core/emulator/emulated_backend.h"
#include "core/emulator/experiment.h"
#include "core/emulator/operations.h"
#include "tests/core_catalogue.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trimwright::care {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string german(std::string_view english) {
    static const auto catalogue = testing::germanCatalogue();
    return catalogue->translate(english);
}

template <class T>
Figure<T> figureOf(T value, const char* source, const char* raw) {
    Figure<T> made;
    made.value = value;
    made.provenance.source = source;
    made.provenance.raw = raw;
    return made;
}

HealthReport worn(int lifeLeft) {
    HealthReport report;
    report.model = "Examplar 500";
    report.firmware = "1.0";
    report.kind = DriveKind::ssd;
    report.protocol = Protocol::nvme;
    report.life_left_percent = figureOf(lifeLeft, "NVMe Percentage Used", "97");
    report.life_left_percent.provenance.rule = "The NVMe standard defines this field.";
    report.host_writes_bytes = figureOf(std::uint64_t{36'203'065'344'000}, "NVMe Data Units Written", "70709112");
    report.power_on_hours = figureOf(std::uint64_t{11'204}, "NVMe Power On Hours", "11204");
    return report;
}

TEST(German, VerdictsAndFindings) {
    EXPECT_EQ(german(assess(worn(98)).sentence),
              "Dieses Laufwerk ist gesund: 98 % seiner Nennlebensdauer sind übrig, und es meldet keine Fehler von "
              "Bedeutung.");
    EXPECT_EQ(german(assess(worn(3)).sentence),
              "Die Nennlebensdauer ist fast verbraucht: 3 % Restlebensdauer. Daten sichern und Ersatz einplanen.");
    HealthReport failing = worn(60);
    failing.self_assessment_passed = false;
    failing.media_errors = figureOf(std::uint64_t{11'204}, "NVMe Media and Data Integrity Errors", "11204");
    const Assessment assessment = assess(failing);
    EXPECT_EQ(
        german(assessment.sentence),
        "Dieses Laufwerk ist ausfallgefährdet. Daten jetzt sichern und das Laufwerk ersetzen. Das Laufwerk konnte "
        "11.204-mal Daten nicht lesen oder schreiben.");
    EXPECT_EQ(german(assessment.findings.at(1).evidence), "Medien- und Datenfehler (NVMe): 11.204");
    failing.reallocated_sectors = figureOf(std::uint64_t{1'844}, "attribute 5 Reallocated_Sector_Ct", "1844");
    EXPECT_EQ(german(assess(failing).findings.back().evidence), "Attribut 5 Reallocated_Sector_Ct: 1.844");
    EXPECT_EQ(german(assessment.findings.at(1).advice), "Daten sichern; wenn die Zahl wächst, das Laufwerk ersetzen.");
}

TEST(German, SelfTestsAndSchedules) {
    SelfTests tests;
    tests.running = RunningSelfTest{SelfTestKind::extended, 40};
    tests.extended_takes = std::chrono::minutes(50);
    EXPECT_EQ(german(describe(tests)), "Ein ausführlicher Selbsttest läuft, 40 % fertig, noch etwa 30 min.");
    SelfTestEntry entry;
    entry.kind = SelfTestKind::shortTest;
    entry.result = SelfTestResult::failed;
    entry.power_on_hours = 11'204;
    entry.failing_lba = 4711;
    EXPECT_EQ(german(describe(entry)),
              "Ein kurzer Selbsttest nach 11.204 Betriebsstunden: Fehler gefunden, Sektor 4711 war nicht lesbar.");
    EXPECT_EQ(german(describe(Schedule{})), "jeden Sonntag um 03:00");
}

TEST(German, TheTrimCheck) {
    DriveProof drive;
    drive.device = "/dev/sda";
    drive.checked_bytes = drive.unchanged_bytes = 33'554'432;
    drive.promise = promiseOfAta((1U << 14) | (1U << 5));
    const TrimOutcome trim{TrimOutcome::Kind::trimmed, "", 33'554'432, 1, false};
    EXPECT_EQ(german(judgeProof({drive}, trim, "", "").because),
              "32 MiB an gelöschten Daten stehen noch auf /dev/sda, das nach TRIM Nullen verspricht (IDENTIFY-Wort 69, "
              "Bit 5): Die Anfrage kam nicht an.");
    drive.unchanged_bytes = 0;
    drive.zeroed_bytes = drive.checked_bytes;
    EXPECT_EQ(german(judgeProof({drive}, trim, "", "").because),
              "Alle 32 MiB der gelöschten Daten werden von /dev/sda als Nullen gelesen.");
}

TEST(German, TheLab) {
    for (const auto& model : emulator::EmulatedBackend::models()) {
        EXPECT_EQ(testing::englishIn(german(model.title) + " " + german(model.sentence)), "") << model.title;
    }
    for (const auto& action : emulator::labActions()) {
        EXPECT_NE(german(action.sentence), action.sentence);
        EXPECT_NE(german(action.title), action.title);
    }
    for (const auto& experiment : emulator::experiments()) {
        EXPECT_EQ(testing::englishIn(german(experiment.title) + " " + german(experiment.explanation)), "");
        EXPECT_NE(german(experiment.title), experiment.title);
        for (const std::string& remark : experiment.remarks) {
            EXPECT_EQ(testing::englishIn(german(remark)), "") << remark;
        }
    }
}

/// The words of an HTML page.
std::string textOf(const std::string& html) {
    std::string text;
    bool tag = false;
    for (const char c : html.substr(html.find("<body>"))) {
        tag = c == '<' || (tag && c != '>');
        text += tag || c == '>' ? ' ' : c;
    }
    return text;
}

TEST(German, AReportForPeopleButNotItsData) {
    ReportSources sources;
    sources.health = worn(3);
    Attribute attribute;
    attribute.name = "Percentage Used";
    attribute.raw_text = "97 %";
    attribute.meaning = "How often the drive was switched on.";
    sources.health.attributes.push_back(attribute);
    sources.health.self_tests = SelfTestSummary{3, 1, "Short: Completed without error", true, 11'000, {}};
    sources.self_tests_unknown = "The drive has no self-tests.";
    const Report report =
        makeReport(std::move(sources), {false, std::chrono::sys_seconds{}, {{"Trimwright", "0.1.0"}}, {}});
    const std::string english = reportHtml(report);
    const std::string json = reportJson(report);
    setCatalogue(testing::germanCatalogue());
    const std::string html = reportHtml(report);
    const std::string text = reportText(report);
    EXPECT_EQ(reportJson(report), json);
    setCatalogue(nullptr);
    EXPECT_EQ(reportHtml(report), english);
    EXPECT_THAT(english, HasSubstr("<html lang=\"en\">"));
    EXPECT_THAT(html, HasSubstr("<html lang=\"de\">"));
    for (const std::string& page : {textOf(html), text}) {
        EXPECT_EQ(testing::englishIn(page), "") << page;
        EXPECT_THAT(page, HasSubstr("Die Nennlebensdauer ist fast verbraucht: 3 % Restlebensdauer."));
        EXPECT_THAT(page, HasSubstr("36,2 TB"));
        EXPECT_THAT(page, HasSubstr("11.204 h"));
        EXPECT_THAT(page, HasSubstr("Examplar 500"));
        EXPECT_THAT(page, Not(HasSubstr("Life left")));
    }
}

} // namespace
} // namespace trimwright::care
