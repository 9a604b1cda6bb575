// SPDX-License-Identifier: GPL-3.0-or-later
// Life left as other programs get it wrong. Each test is named after the trap.
#include "core/care/assess.h"
#include "tests/smart/report_builder.h"

#include <gmock/gmock.h>

using namespace trimwright;
using namespace trimwright::testing;
using ::testing::HasSubstr;

namespace {

struct LifeCase {
    const char* name;
    const char* model;
    const char* family;
    int id;
    int value;
    std::uint64_t raw;
    int left;
};

class LifeAttributes : public ::testing::TestWithParam<LifeCase> {};

TEST_P(LifeAttributes, AreReadByTheRuleOfTheDrive) {
    const LifeCase& c = GetParam();
    const auto report =
        AtaReport(c.model, "1.0", c.family).hours(100).attribute(c.id, "Unknown_Attribute", c.value, c.raw).parse();
    EXPECT_EQ(report.life_left_percent.value, c.left) << report.life_left_percent.unknown_because;
}

INSTANTIATE_TEST_SUITE_P(
    Traps, LifeAttributes,
    ::testing::Values(
        LifeCase{"KingstonA400Inverted", "KINGSTON SA400S37240G", "", 231, 7, 93, 93},
        LifeCase{"PhisonStuckAt100", "Patriot Burst", "Phison Driven SSDs", 231, 100, 61, 61},
        LifeCase{"KingstonUvRawIsUsed", "KINGSTON SUV500120G", "", 231, 88, 12, 88},
        LifeCase{"CrucialRawIsUsed", "CT500MX500SSD1", "Crucial/Micron Client SSDs", 202, 1, 99, 1},
        LifeCase{"SandForceValueIsLeft", "OCZ-AGILITY3", "SandForce Driven SSDs", 231, 92, 4294967297, 92},
        LifeCase{"IntelX25", "INTEL SSDSA2M080G2GC", "", 233, 98, 5141233665, 98},
        LifeCase{"IntelOem245", "SSDSC2KB480G8R", "", 245, 75, 75, 75},
        LifeCase{"WdByte3", "WDC WDS500G2B0A-00SM50", "", 230, 100, 0x060609280928, 91},
        LifeCase{"SanDiskHundredths", "SanDisk SSD U100 16GB", "", 230, 100, 1500, 85},
        LifeCase{"SanDiskHundredthsCapped", "SanDisk SSD U110 16GB", "", 230, 100, 10'000, 0},
        LifeCase{"ToshibaStartsAt200", "TOSHIBA THNSNJ256GCSU", "Toshiba HG6 Series SSD", 173, 197, 0, 97},
        LifeCase{"SamsungWornOut", "Samsung SSD 850 EVO 250GB", "Samsung based SSDs", 177, 1, 2345, 1}),
    [](const auto& test) { return test.param.name; });

TEST(LifeTrap, SamsungAtValueOneWithThresholdZeroIsWornOut) {
    const auto report = AtaReport("Samsung SSD 850 EVO 250GB", "EMT02B6Q", "Samsung based SSDs")
                            .hours(40'000)
                            .attribute(177, "Wear_Leveling_Count", 1, 2345, 0)
                            .parse();
    const auto assessment = care::assess(report);
    EXPECT_EQ(assessment.verdict, care::Verdict::attention);
    EXPECT_EQ(assessment.findings.front().code, "wear-very-high");
}

TEST(LifeTrap, PhysicallyPercentageUsed255IsNoValue) {
    const auto report = AtaReport("OCZ-AGILITY3", "2.25", "SandForce Driven SSDs")
                            .hours(100)
                            .attribute(231, "SSD_Life_Left", 92, 0)
                            .percentageUsed(255)
                            .parse();
    EXPECT_EQ(report.life_left_percent.value, 92);
}

TEST(LifeTrap, InvertedPercentageUsedIsIgnored) {
    const auto report = AtaReport("SSSTC CVB-8D128-HP", "VB81").hours(100).percentageUsed(100).parse();
    EXPECT_FALSE(report.life_left_percent.has());
}

TEST(LifeTrap, StatisticAndAttributeThatContradictAreUnknown) {
    const auto report = AtaReport("Crucial_CT120M500SSD1", "MU05", "Crucial/Micron Client SSDs")
                            .hours(37'100)
                            .attribute(202, "Percent_Lifetime_Remain", 99, 1)
                            .percentageUsed(28)
                            .parse();
    EXPECT_FALSE(report.life_left_percent.has());
    EXPECT_THAT(report.life_left_percent.unknown_because, HasSubstr("28"));
    EXPECT_THAT(report.life_left_percent.unknown_because, HasSubstr("99"));
}

TEST(LifeTrap, StatisticAndAttributeThatAgreeAreProven) {
    const auto report = AtaReport("CT500MX500SSD1", "M3CR023", "Crucial/Micron Client SSDs")
                            .hours(100)
                            .attribute(202, "Percent_Lifetime_Remain", 83, 17)
                            .percentageUsed(17)
                            .parse();
    EXPECT_EQ(report.life_left_percent.value, 83);
    EXPECT_EQ(report.life_left_percent.provenance.confidence, Confidence::proven);
}

TEST(LifeTrap, StartValuesAbove100AreNoPercentage) {
    for (const int value : {200, 253, 255}) {
        EXPECT_FALSE(AtaReport("Samsung SSD 850 EVO 250GB", "1", "Samsung based SSDs")
                         .attribute(177, "Wear_Leveling_Count", value, 0)
                         .parse()
                         .life_left_percent.has());
    }
}

TEST(LifeTrap, SmartctlsOwnGuessIsNotUsed) {
    const auto report =
        AtaReport().hours(100).set(nlohmann::json::json_pointer("/endurance_used"), {{"current_percent", 28}}).parse();
    EXPECT_FALSE(report.life_left_percent.has());
}

TEST(LifeTrap, OneRuleDoesNotReadAnotherFamily) {
    // 233 is a write counter on Intel's OEM firmware, 245 the life.
    const auto report = AtaReport("SSDSC2KB480G8R", "SCV1DL58")
                            .hours(20'000)
                            .attribute(233, "Media_Wearout_Indicator", 100, 50'000)
                            .attribute(245, "Unknown_Attribute", 75, 75)
                            .parse();
    EXPECT_EQ(report.life_left_percent.value, 75);
    EXPECT_EQ(report.host_writes_bytes.value, 50'000 * mib32);
}

TEST(LifeTrap, AHardDiskSaysWhyItHasNoLifeLeft) {
    const auto report =
        AtaReport("ST1000DM003-1CH162").set(nlohmann::json::json_pointer("/rotation_rate"), 7200).hours(100).parse();
    EXPECT_FALSE(report.life_left_percent.has());
    EXPECT_THAT(report.life_left_percent.unknown_because, HasSubstr("Hard disks do not wear by writing"));
    EXPECT_THAT(AtaReport().hours(100).parse().life_left_percent.unknown_because, "");
}

} // namespace
