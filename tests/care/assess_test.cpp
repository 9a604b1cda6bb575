// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/assess.h"
#include "core/care/known_hazards.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <limits>

using namespace trimwright;
using namespace trimwright::care;
using ::testing::HasSubstr;

namespace {

template <class T>
Figure<T> figure(T value) {
    return {value, {"a source", "raw", "", "", Confidence::proven}, {}};
}

HealthReport healthySsd() {
    HealthReport report;
    report.protocol = Protocol::nvme;
    report.kind = DriveKind::ssd;
    report.self_assessment_passed = true;
    report.nvme_critical_warning = std::uint8_t{0};
    report.life_left_percent = figure(94);
    report.spare_percent = figure(100);
    report.spare_threshold_percent = figure(10);
    report.power_on_hours = figure<std::uint64_t>(11'204);
    report.power_cycles = figure<std::uint64_t>(1'022);
    report.media_errors = figure<std::uint64_t>(0);
    report.temperature_celsius = figure(41);
    return report;
}

HealthReport healthyHdd() {
    HealthReport report;
    report.protocol = Protocol::ata;
    report.kind = DriveKind::hdd;
    report.self_assessment_passed = true;
    report.power_on_hours = figure<std::uint64_t>(20'000);
    report.reallocated_sectors = figure<std::uint64_t>(0);
    report.pending_sectors = figure<std::uint64_t>(0);
    return report;
}

Attribute attributeAt(int value, int threshold, bool prefailure, std::uint8_t id = 5) {
    Attribute attribute;
    attribute.id = id;
    attribute.name = "Some_Attribute";
    attribute.value = value;
    attribute.worst = value;
    attribute.threshold = threshold;
    attribute.prefailure = prefailure;
    attribute.failing_now = value <= threshold;
    return attribute;
}

struct Case {
    const char* name;
    HealthReport (*base)();
    void (*change)(HealthReport&);
    Verdict verdict;
    const char* code; ///< Of the first finding; nullptr: whatever
};

class AssessTable : public ::testing::TestWithParam<Case> {};

TEST_P(AssessTable, GivesTheVerdict) {
    const Case& c = GetParam();
    HealthReport report = c.base();
    c.change(report);
    const Assessment assessment = assess(report);
    EXPECT_EQ(assessment.verdict, c.verdict) << assessment.sentence;
    EXPECT_FALSE(assessment.sentence.empty());
    if (c.code != nullptr) {
        ASSERT_FALSE(assessment.findings.empty());
        EXPECT_EQ(assessment.findings.front().code, c.code);
    }
    for (std::size_t i = 1; i < assessment.findings.size(); ++i) {
        EXPECT_GE(assessment.findings[i - 1].level, assessment.findings[i].level) << "worst first";
    }
    for (const Finding& finding : assessment.findings) {
        EXPECT_FALSE(finding.text.empty());
        EXPECT_EQ(finding.text.back(), '.') << finding.text;
        EXPECT_FALSE(finding.code.empty());
        EXPECT_TRUE(finding.evidence.empty() || finding.text.find(finding.evidence) == std::string::npos)
            << "evidence repeats: " << finding.text;
        EXPECT_EQ(finding.evidence.find_first_of("()"), std::string::npos)
            << "it is shown in brackets: " << finding.evidence;
        EXPECT_TRUE(finding.level < Level::attention || !finding.advice.empty()) << finding.code;
    }
}

using R = HealthReport;
const Case cases[] = {
    {"healthySsd", healthySsd, [](R&) {}, Verdict::healthy, "wear-low"},
    {"healthyHdd", healthyHdd, [](R&) {}, Verdict::healthy, nullptr},
    {"nothingKnown", healthySsd, [](R& r) { r = R{}; }, Verdict::unknown, nullptr},
    {"onlyPassed", healthySsd,
     [](R& r) {
         r = R{};
         r.self_assessment_passed = true;
     },
     Verdict::unknown, nullptr},
    {"passedButEveryCounterZero", healthySsd,
     [](R& r) {
         r.life_left_percent = {};
         r.spare_percent = figure(0);
         r.spare_threshold_percent = {};
         r.power_on_hours = figure<std::uint64_t>(0);
         r.power_cycles = figure<std::uint64_t>(0);
     },
     Verdict::unknown, nullptr},
    {"statusFailed", healthyHdd, [](R& r) { r.self_assessment_passed = false; }, Verdict::failing,
     "self-assessment-failed"},
    {"nvmeSpareWarning", healthySsd, [](R& r) { r.nvme_critical_warning = std::uint8_t{1}; }, Verdict::failing,
     "spare-exhausted"},
    {"nvmeReadOnly", healthySsd, [](R& r) { r.nvme_critical_warning = std::uint8_t{8}; }, Verdict::failing,
     "read-only"},
    {"nvmeUnreliable", healthySsd, [](R& r) { r.nvme_critical_warning = std::uint8_t{4}; }, Verdict::failing,
     "unreliable"},
    {"nvmeOnlyHot", healthySsd,
     [](R& r) {
         r.nvme_critical_warning = std::uint8_t{2};
         r.self_assessment_passed = false;
         r.temperature_celsius = figure(88);
     },
     Verdict::attention, "temperature-warning"},
    {"spareBelowThreshold", healthySsd, [](R& r) { r.spare_percent = figure(7); }, Verdict::failing, "spare-exhausted"},
    {"spareRunsOut", healthySsd, [](R& r) { r.spare_percent = figure(12); }, Verdict::attention, "spare-low"},
    {"pastRatedEndurance", healthySsd, [](R& r) { r.life_left_percent = figure(0); }, Verdict::attention,
     "past-rated-endurance"},
    {"wear5", healthySsd, [](R& r) { r.life_left_percent = figure(5); }, Verdict::attention, "wear-very-high"},
    {"wear10", healthySsd, [](R& r) { r.life_left_percent = figure(10); }, Verdict::attention, "wear-high"},
    {"wear20", healthySsd, [](R& r) { r.life_left_percent = figure(20); }, Verdict::healthy, "wear-noticeable"},
    {"wear50", healthySsd, [](R& r) { r.life_left_percent = figure(50); }, Verdict::healthy, "wear-moderate"},
    {"prefailCrossed", healthyHdd, [](R& r) { r.attributes = {attributeAt(1, 5, true)}; }, Verdict::failing,
     "threshold-crossed"},
    {"oldAgeCrossed", healthyHdd, [](R& r) { r.attributes = {attributeAt(1, 20, false)}; }, Verdict::attention,
     "threshold-crossed"},
    {"limitEqualsStartValue", healthySsd, [](R& r) { r.attributes = {attributeAt(100, 100, false)}; }, Verdict::healthy,
     nullptr},
    {"temperatureCrossed", healthySsd, [](R& r) { r.attributes = {attributeAt(49, 50, false, 194)}; }, Verdict::healthy,
     nullptr},
    {"crossedBefore", healthyHdd,
     [](R& r) {
         r.attributes = {attributeAt(90, 20, true)};
         r.attributes[0].failed_before = true;
     },
     Verdict::healthy, "threshold-crossed-before"},
    {"mediaErrors", healthySsd, [](R& r) { r.media_errors = figure<std::uint64_t>(3); }, Verdict::attention,
     "media-errors"},
    {"absurdMediaErrors", healthySsd,
     [](R& r) { r.media_errors = figure<std::uint64_t>(std::numeric_limits<std::uint64_t>::max()); }, Verdict::healthy,
     "media-errors-unbelievable"},
    {"pendingSectors", healthyHdd, [](R& r) { r.pending_sectors = figure<std::uint64_t>(8); }, Verdict::attention,
     "pending-sectors"},
    {"uncorrectableSectors", healthyHdd, [](R& r) { r.uncorrectable_sectors = figure<std::uint64_t>(8); },
     Verdict::attention, "uncorrectable-sectors"},
    {"fewReallocatedHdd", healthyHdd, [](R& r) { r.reallocated_sectors = figure<std::uint64_t>(2); }, Verdict::healthy,
     "reallocated-sectors"},
    {"manyReallocatedHdd", healthyHdd, [](R& r) { r.reallocated_sectors = figure<std::uint64_t>(304); },
     Verdict::attention, "reallocated-sectors"},
    {"oneRetiredBlockSsd", healthySsd, [](R& r) { r.reallocated_sectors = figure<std::uint64_t>(1); }, Verdict::healthy,
     "reallocated-sectors"},
    {"selfTestFailed", healthyHdd,
     [](R& r) { r.self_tests = SelfTestSummary{3, 1, "Extended: read failure", false, 900, {}}; }, Verdict::failing,
     "self-test-failed"},
    {"selfTestFailedOnceBefore", healthyHdd,
     [](R& r) { r.self_tests = SelfTestSummary{3, 1, "Short: completed", true, 900, {}}; }, Verdict::healthy,
     "self-test-failed-before"},
    {"hotByOwnLimit", healthySsd,
     [](R& r) {
         r.temperature_celsius = figure(71);
         r.temperature_limit_celsius = figure(70);
     },
     Verdict::attention, "hot"},
    {"warmBelowOwnLimit", healthySsd,
     [](R& r) {
         r.temperature_celsius = figure(78);
         r.temperature_limit_celsius = figure(84);
     },
     Verdict::healthy, nullptr},
    {"hotHdd", healthyHdd, [](R& r) { r.temperature_celsius = figure(61); }, Verdict::attention, "hot"},
    {"unsafeShutdowns", healthySsd, [](R& r) { r.unsafe_shutdowns = figure<std::uint64_t>(900); }, Verdict::healthy,
     "unsafe-shutdowns"},
    {"moreLossesThanStartsAreNone", healthySsd,
     [](R& r) {
         r.unsafe_shutdowns = figure<std::uint64_t>(2'507);
         r.power_cycles = figure<std::uint64_t>(12);
     },
     Verdict::healthy, "wear-low"},
    {"firmwareInErrorMode", healthySsd,
     [](R& r) {
         r = R{};
         r.kind = DriveKind::ssd;
         r.self_assessment_passed = true;
         r.model = "SAMSUNG MZQLB3T8HALS-00007";
         r.firmware = "ERRORMOD";
     },
     Verdict::failing, "firmware-error-mode"},
    {"headParksAreNoUnsafeShutdowns", healthyHdd,
     [](R& r) {
         r.unsafe_shutdowns = figure<std::uint64_t>(6'244);
         r.power_cycles = figure<std::uint64_t>(86);
     },
     Verdict::healthy, nullptr},
    {"cable", healthyHdd, [](R& r) { r.interface_crc_errors = figure<std::uint64_t>(1764); }, Verdict::healthy,
     "interface-errors"},
    {"knownHazard", healthySsd,
     [](R& r) {
         r.model = "HP VO1920JFDGV";
         r.firmware = "HPD6";
     },
     Verdict::attention, "firmware-stops-drive"},
    {"hazardIsFixed", healthySsd,
     [](R& r) {
         r.model = "HP VO1920JFDGV";
         r.firmware = "HPD8";
     },
     Verdict::healthy, "wear-low"},
    {"hazardThatOnlySlows", healthySsd,
     [](R& r) {
         r.model = "Samsung SSD 840 EVO 250GB";
         r.firmware = "EXT0BB6Q";
     },
     Verdict::healthy, "firmware-slow-reads"},
    {"errorLogAlone", healthySsd,
     [](R& r) {
         r.error_log = ErrorLogSummary{4871, "Invalid Field in Command", {}};
     },
     Verdict::healthy, nullptr},
};

INSTANTIATE_TEST_SUITE_P(Cases, AssessTable, ::testing::ValuesIn(cases),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(Assess, SentencesAreForPeople) {
    HealthReport report = healthySsd();
    EXPECT_THAT(assess(report).sentence, HasSubstr("healthy"));
    EXPECT_THAT(assess(report).sentence, HasSubstr("94 %"));
    report.self_assessment_passed = false;
    EXPECT_THAT(assess(report).sentence, HasSubstr("Back up your data now"));
}

TEST(Assess, WorstFindingDecidesTheSentence) {
    HealthReport report = healthySsd();
    report.life_left_percent = figure(0);
    report.nvme_critical_warning = std::uint8_t{1};
    const auto assessment = assess(report);
    EXPECT_EQ(assessment.verdict, Verdict::failing);
    EXPECT_THAT(assessment.sentence, HasSubstr("spare"));
}

TEST(Assess, AFailureNamesItsCause) {
    HealthReport report = healthyHdd();
    report.self_assessment_passed = false;
    report.attributes = {attributeAt(1, 5, true)};
    report.attributes[0].name = "Reallocated_Sector_Ct";
    EXPECT_THAT(assess(report).sentence, HasSubstr("replaced bad blocks"));
    EXPECT_EQ(assess(report).findings[1].evidence, "Attribute 5 Reallocated_Sector_Ct: value 1, worst 1, threshold 5");
}

bool says(const HealthReport& report, const char* code) {
    const auto findings = assess(report).findings;
    return std::any_of(findings.begin(), findings.end(), [&](const Finding& f) { return f.code == code; });
}

TEST(Assess, OnlyPossibleLossesOfPowerAreSaid) {
    HealthReport report = healthySsd();
    report.unsafe_shutdowns = figure<std::uint64_t>(900);
    EXPECT_TRUE(says(report, "unsafe-shutdowns"));
    report.power_cycles = figure<std::uint64_t>(12);
    EXPECT_FALSE(says(report, "unsafe-shutdowns"));
}

TEST(Assess, AFailingDriveHasNoGoodNewsAndIsNotToldToWait) {
    HealthReport report = healthySsd();
    report.life_left_percent = figure(62);
    report.reallocated_sectors = figure<std::uint64_t>(1'844);
    report.attributes = {attributeAt(4, 10, true)};
    const auto assessment = assess(report);
    EXPECT_EQ(assessment.verdict, Verdict::failing);
    for (const Finding& finding : assessment.findings) {
        EXPECT_NE(finding.level, Level::good) << finding.text;
        EXPECT_THAT(finding.advice, ::testing::Not(HasSubstr("Nothing to do"))) << finding.text;
    }
    EXPECT_TRUE(says(report, "reallocated-sectors")) << "the number is still told";
}

TEST(Assess, ReplacedBlocksAloneAskForNothing) {
    HealthReport report = healthySsd();
    report.reallocated_sectors = figure<std::uint64_t>(3);
    EXPECT_THAT(assess(report).findings.front().advice, HasSubstr("Nothing to do"));
    report.uncorrectable_sectors = figure<std::uint64_t>(1);
    for (const Finding& finding : assess(report).findings) {
        EXPECT_THAT(finding.advice, ::testing::Not(HasSubstr("Nothing to do"))) << finding.text;
    }
}

TEST(Assess, EvidenceIsForReadersToo) {
    HealthReport report = healthySsd();
    report.reallocated_sectors = {1'844, {"attribute 5 Reallocated_Sector_Ct", "1844", "", "", Confidence::rule}, {}};
    EXPECT_EQ(assess(report).findings.front().evidence, "Attribute 5 Reallocated_Sector_Ct: 1\u00a0844");
}

TEST(Assess, AnErrorModeSaysWhatToDo) {
    HealthReport report = healthySsd();
    report.model = "SAMSUNG MZQLB7T6HALA-00W07";
    report.firmware = "ERRORMOD";
    const auto assessment = assess(report);
    EXPECT_THAT(assessment.sentence, HasSubstr("error mode"));
    EXPECT_THAT(assessment.findings.front().advice, HasSubstr("maker"));
}

TEST(Assess, OneIsNotPlural) {
    HealthReport report = healthySsd();
    report.reallocated_sectors = figure<std::uint64_t>(1);
    report.media_errors = figure<std::uint64_t>(1);
    report.interface_crc_errors = figure<std::uint64_t>(1);
    report.pending_sectors = figure<std::uint64_t>(1);
    report.uncorrectable_sectors = figure<std::uint64_t>(1);
    report.self_tests = SelfTestSummary{2, 1, "Short: completed", true, 900, {}};
    for (const Finding& finding : assess(report).findings) {
        for (const char* plural : {"1 times", "1 sectors", "1 bad blocks", "spare ones", "1 transfers", "self-tests"}) {
            EXPECT_THAT(finding.text, ::testing::Not(HasSubstr(plural)));
        }
    }
    EXPECT_TRUE(says(report, "reallocated-sectors"));
}

TEST(KnownHazards, EachHasASourceAndIsFound) {
    for (const KnownHazard& hazard : knownHazards()) {
        EXPECT_FALSE(hazard.source.empty()) << hazard.text;
        EXPECT_FALSE(hazard.firmware.empty()) << hazard.text;
        EXPECT_FALSE(hazard.advice.empty()) << hazard.text;
        std::string model(hazard.models.substr(0, hazard.models.find('|')));
        std::erase(model, '*');
        std::replace(model.begin(), model.end(), '?', '1');
        const std::string firmware(hazard.firmware.substr(0, hazard.firmware.find('|')));
        EXPECT_EQ(findHazard(model, firmware), &hazard) << model;
        EXPECT_EQ(findHazard(model, "ZZZZ"), nullptr);
    }
}

TEST(Assess, Words) {
    EXPECT_EQ(toString(Verdict::healthy), "healthy");
    EXPECT_EQ(toString(Verdict::attention), "attention");
    EXPECT_EQ(toString(Verdict::failing), "failing");
    EXPECT_EQ(toString(Verdict::unknown), "unknown");
    EXPECT_EQ(toString(Level::good), "good");
    EXPECT_EQ(toString(Level::info), "info");
    EXPECT_EQ(toString(Level::attention), "attention");
    EXPECT_EQ(toString(Level::failing), "failing");
}

} // namespace
