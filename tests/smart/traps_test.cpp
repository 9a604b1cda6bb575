// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that other programs get wrong. Each test is named after the trap.
#include "core/care/assess.h"
#include "tests/smart/report_builder.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <limits>
#include <map>

using namespace trimwright;
using namespace trimwright::testing;
using ::testing::HasSubstr;

namespace {

constexpr std::uint64_t gib = std::uint64_t{1} << 30;
constexpr std::uint64_t mib32 = std::uint64_t{32} << 20;

TEST(TemperatureTrap, RawWithExtremesPackedIn) {
    const auto report = AtaReport().attribute(194, "Temperature_Celsius", 64, 240518299684).parse();
    EXPECT_EQ(report.temperature_celsius.value, 36);
}

TEST(TemperatureTrap, BelowZeroIsLegal) {
    // 0xFFFB is −5 in 16 bits; the low byte, signed, is −5 too.
    EXPECT_EQ(AtaReport().attribute(194, "Temperature_Celsius", 100, 0xFFFB).parse().temperature_celsius.value, -5);
}

TEST(TemperatureTrap, ZeroWithoutSensorIsUnknown) {
    EXPECT_FALSE(AtaReport().attribute(194, "Temperature_Celsius", 100, 0).parse().temperature_celsius.has());
    EXPECT_FALSE(NvmeReport().field("temperature", 0).parse().temperature_celsius.has());
}

TEST(TemperatureTrap, Attribute231IsLifeNotDegrees) {
    const auto report = AtaReport("KINGSTON SV300S37A120G", "580ABBF0", "SandForce Driven SSDs")
                            .attribute(231, "SSD_Life_Left", 97, 0)
                            .parse();
    EXPECT_FALSE(report.temperature_celsius.has());
    EXPECT_EQ(report.life_left_percent.value, 97);
}

TEST(TemperatureTrap, FixedValueSaysThatThereIsNoSensor) {
    // Lowest, highest and present temperature are 33: bytes 4, 2 and 0.
    const std::uint64_t raw = (std::uint64_t{33} << 32) | (33U << 16) | 33U;
    const auto report = AtaReport().attribute(194, "Temperature_Celsius", 67, raw).parse();
    EXPECT_EQ(report.temperature_celsius.provenance.confidence, Confidence::name);
    EXPECT_THAT(report.temperature_celsius.provenance.rule, HasSubstr("no sensor"));
}

TEST(TemperatureTrap, FortyAndNothingElseIsUnknown) {
    const auto report = AtaReport().attribute(194, "Temperature_Celsius", 60, 40).parse();
    EXPECT_FALSE(report.temperature_celsius.has());
    EXPECT_THAT(report.temperature_celsius.unknown_because, HasSubstr("40"));
}

TEST(HostWritesTrap, BigCounterOfSectorsIsProvenByDeviceStatistics) {
    const auto report = AtaReport()
                            .hours(20'000)
                            .attribute(241, "Total_LBAs_Written", 99, 57128815318)
                            .sectorsWritten(57128815318)
                            .parse();
    EXPECT_EQ(report.host_writes_bytes.value, 57128815318ULL * 512); // 29.25 TB
    EXPECT_EQ(report.host_writes_bytes.provenance.confidence, Confidence::proven);
}

TEST(HostWritesTrap, NameSaysLbasButTheUnitIs32MiB) {
    const auto report =
        AtaReport().hours(20'000).attribute(241, "Total_LBAs_Written", 99, 9761).sectorsWritten(639'723'684).parse();
    EXPECT_EQ(report.host_writes_bytes.value, 9761 * mib32);
    EXPECT_EQ(report.host_writes_bytes.provenance.unit, "32 MiB");
}

TEST(HostWritesTrap, NameSaysLbasAndNothingProvesTheUnit) {
    const auto report = AtaReport().hours(20'000).attribute(241, "Total_LBAs_Written", 99, 9761).parse();
    EXPECT_FALSE(report.host_writes_bytes.has());
    EXPECT_FALSE(report.host_writes_bytes.unknown_because.empty());
    EXPECT_EQ(report.host_writes_bytes.provenance.raw, "9761");
}

TEST(HostWritesTrap, StatisticsWrapAt32Bits) {
    // 6,055,709,042 sectors are 1,760,741,746 more than 2^32.
    const auto report = AtaReport("Crucial_CT120M500SSD1", "MU05", "Crucial/Micron Client SSDs")
                            .hours(37'100)
                            .attribute(246, "Total_LBAs_Written", 100, 6'055'709'042)
                            .sectorsWritten(6'055'709'042 - 4'294'967'296)
                            .parse();
    EXPECT_EQ(report.host_writes_bytes.value, 6'055'709'042ULL * 512);
    EXPECT_THAT(report.host_writes_bytes.provenance.rule, HasSubstr("wrapped"));
}

TEST(HostWritesTrap, ContradictionIsUnknownAndShowsBothSides) {
    const auto report = AtaReport()
                            .hours(20'000)
                            .attribute(241, "Host_Writes_32MiB", 99, 974'875)
                            .sectorsWritten(12'345'678'901)
                            .parse();
    EXPECT_FALSE(report.host_writes_bytes.has());
    EXPECT_THAT(report.host_writes_bytes.unknown_because, HasSubstr("974875"));
    EXPECT_THAT(report.host_writes_bytes.unknown_because, HasSubstr("12345678901"));
}

TEST(HostWritesTrap, SameSmallNumberInBothPlacesProvesNothing) {
    const auto report =
        AtaReport().hours(30'000).attribute(241, "Total_LBAs_Written", 99, 233'504).sectorsWritten(233'504).parse();
    EXPECT_FALSE(report.host_writes_bytes.has());
}

// 7 × 64 GiB happens to be what was read; the attribute counts losses of power.
TEST(HostReadsTrap, PowerLossesAreNoDataRead) {
    for (const char* name : {"Unexpect_Power_Loss_Ct", "Unsafe_Shutdown_Count", "Some_Other_Name"}) {
        const auto report = AtaReport("CT250MX500SSD1", "M3CR020", "Crucial/Micron MX500 SSDs")
                                .hours(17'850)
                                .attribute(174, name, 100, 7)
                                .statistic(1, 40, 939'524'096)
                                .parse();
        EXPECT_THAT(report.host_reads_bytes.provenance.source, HasSubstr("Device Statistics")) << name;
        EXPECT_EQ(report.host_reads_bytes.value, 939'524'096ULL * 512) << name;
    }
}

TEST(HostReadsTrap, AFewUnitsOfANamelessAttributeProveNothing) {
    for (const std::uint64_t raw : {7U, 350U, 3000U}) {
        const auto report = AtaReport()
                                .hours(17'850)
                                .attribute(198, "Unknown_Attribute", 100, raw)
                                .attribute(175, "Unknown_Attribute", 100, raw)
                                .statistic(1, 40, static_cast<std::int64_t>(raw * gib / 512))
                                .statistic(1, 24, static_cast<std::int64_t>(raw * gib / 512))
                                .parse();
        EXPECT_THAT(report.host_reads_bytes.provenance.source, HasSubstr("Device Statistics")) << raw;
        EXPECT_THAT(report.host_writes_bytes.provenance.source, HasSubstr("Device Statistics")) << raw;
        EXPECT_EQ(report.host_writes_bytes.provenance.confidence, Confidence::rule) << raw;
    }
}

TEST(HostWritesTrap, ANamelessAttributeThatAgreesPreciselyIsProven) {
    const auto report = AtaReport()
                            .hours(17'850)
                            .attribute(235, "Unknown_Attribute", 100, 2'000'000'000)
                            .sectorsWritten(2'000'000'000 + 50'000)
                            .parse();
    EXPECT_THAT(report.host_writes_bytes.provenance.source, HasSubstr("attribute 235"));
    EXPECT_EQ(report.host_writes_bytes.provenance.confidence, Confidence::proven);
}

TEST(HostWritesTrap, WearAndErrorCountersAreNeverData) {
    for (const auto& [id, name] : std::map<int, const char*>{{233, "Media_Wearout_Indicator"},
                                                             {199, "UDMA_CRC_Error_Count"},
                                                             {235, "Power_Loss_Protection"},
                                                             {175, "Program_Fail_Count_Chip"},
                                                             {241, "NAND_Writes_1GiB"}}) {
        const auto report = AtaReport()
                                .hours(17'850)
                                .attribute(id, name, 100, 9000)
                                .sectorsWritten(static_cast<std::int64_t>(9000 * gib / 512))
                                .parse();
        EXPECT_THAT(report.host_writes_bytes.provenance.source, HasSubstr("Device Statistics")) << name;
    }
}

TEST(HostWritesTrap, AFewStatedUnitsKeepTheirUnitButAreNotCalledProven) {
    const auto report = AtaReport()
                            .hours(10)
                            .attribute(241, "Host_Writes_32MiB", 100, 3)
                            .sectorsWritten(static_cast<std::int64_t>(3 * mib32 / 512))
                            .parse();
    EXPECT_EQ(report.host_writes_bytes.value, 3 * mib32);
    EXPECT_EQ(report.host_writes_bytes.provenance.confidence, Confidence::name);
}

TEST(HostWritesTrap, StatisticsAloneAtTheirWrapAreUnknown) {
    EXPECT_FALSE(AtaReport().hours(9000).sectorsWritten(4'294'967'295).parse().host_writes_bytes.has());
    EXPECT_EQ(AtaReport().hours(9000).sectorsWritten(1'000'000'000).parse().host_writes_bytes.value, 512'000'000'000);
}

TEST(HostWritesTrap, MoreThanTheInterfaceCanCarryIsUnknown) {
    const auto report = AtaReport().hours(10).attribute(241, "Host_Writes_GiB", 99, 1'790'000'000).parse();
    EXPECT_FALSE(report.host_writes_bytes.has());
}

struct UnitCase {
    const char* model;
    const char* firmware;
    const char* family;
    int id;
    const char* name;
    std::uint64_t raw;
    std::uint64_t bytes;
};

class UnitsThatLie : public ::testing::TestWithParam<UnitCase> {};

TEST_P(UnitsThatLie, AreReadByTheRuleOfTheDrive) {
    const UnitCase& c = GetParam();
    const auto report =
        AtaReport(c.model, c.firmware, c.family).hours(20'000).attribute(c.id, c.name, 99, c.raw).parse();
    EXPECT_EQ(report.host_writes_bytes.value, c.bytes) << report.host_writes_bytes.unknown_because;
    EXPECT_EQ(report.host_writes_bytes.provenance.confidence, Confidence::rule);
}

INSTANTIATE_TEST_SUITE_P(
    HostWrites, UnitsThatLie,
    ::testing::Values(
        UnitCase{"SSDSC2KB019T7R", "SCV1DL58", "", 241, "Total_LBAs_Written", 1000, 1000 * mib32},
        UnitCase{"INTEL SSDSC2KW240H6", "LSF036C", "Intel 540 Series SSDs", 241, "Total_LBAs_Written", 1000,
                 1000 * mib32},
        UnitCase{"KIOXIA-EXCERIA SATA SSD", "SBFA14.1", "Phison Driven SSDs", 241, "Lifetime_Writes_GiB", 1000,
                 1000 * mib32},
        UnitCase{"KINGSTON SA400S37480G", "SBFK71E0", "Phison Driven SSDs", 241, "Lifetime_Writes_GiB", 1000,
                 1000 * mib32},
        UnitCase{"KINGSTON SA400S37480G", "SBFKQ13.", "Phison Driven SSDs", 241, "Lifetime_Writes_GiB", 1000,
                 1000 * gib},
        UnitCase{"Lexar 128GB SSD", "SN07373", "", 241, "Host_Writes_GiB", 1000, 1000 * mib32},
        UnitCase{"SK hynix SC311 SATA 128GB", "70000P10", "SK hynix SATA SSDs", 241, "Total_Writes_GB", 23487860054,
                 23487860054ULL * 512},
        UnitCase{"P3-256", "HP3618C8", "", 241, "Host_Writes_GiB", 10'000'000'000, 10'000'000'000ULL * 512},
        UnitCase{"SDLF1DAR-480G-1HA1", "ZR07RP41", "", 241, "Total_LBAs_Written", 5000, 5'000'000'000'000},
        UnitCase{"XA480LE10063", "SF44011J", "", 241, "Lifetime_Wts_Frm_Hst_GB", 5000, 5000 * gib},
        UnitCase{"Crucial_CT525MX300SSD1", "M0CR031", "", 246, "Total_LBAs_Written", 77'562'523'660,
                 77'562'523'660ULL * 512},
        UnitCase{"INTEL SSDSA2M080G2GC", "2CV102M3", "", 225, "Host_Writes_32MiB", 253'621, 253'621 * mib32},
        UnitCase{"INTEL SSDSC2BW240A4", "DC32", "", 241, "Host_Writes_32MiB", 7390, 7390 * mib32}));

TEST(HostWritesTrap, MakerWhoChangesTheUnitByFirmwareNeedsAProof) {
    EXPECT_FALSE(AtaReport("ADATA SU650", "V8X01c55")
                     .hours(9000)
                     .attribute(241, "Host_Writes_32MiB", 99, 1000)
                     .parse()
                     .host_writes_bytes.has());
}

TEST(HostWritesTrap, StatisticsInGiBAreIgnoredWhereKnown) {
    const auto report = AtaReport("SanDisk SDSSDA240G", "Z22000RL", "SandForce Driven SSDs")
                            .hours(20'000)
                            .attribute(241, "Lifetime_Writes_GiB", 99, 8288)
                            .sectorsWritten(8288)
                            .parse();
    EXPECT_EQ(report.host_writes_bytes.value, 8288 * gib);
}

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

TEST(NvmeTrap, PercentageUsed120IsZeroLeftAndPastItsRating) {
    const auto report = NvmeReport().field("percentage_used", 120).parse();
    EXPECT_EQ(report.life_left_percent.value, 0);
    const auto assessment = care::assess(report);
    EXPECT_EQ(assessment.verdict, care::Verdict::attention);
    EXPECT_THAT(assessment.sentence, HasSubstr("past its rated endurance"));
}

TEST(NvmeTrap, Used255WithEverythingZeroIsUnknown) {
    const auto report = NvmeReport().allZero().field("percentage_used", 255).parse();
    EXPECT_FALSE(report.life_left_percent.has());
    EXPECT_FALSE(report.host_writes_bytes.has());
    EXPECT_EQ(care::assess(report).verdict, care::Verdict::unknown);
}

TEST(NvmeTrap, PassedWithEveryCounterZeroIsUnknown) {
    EXPECT_EQ(care::assess(NvmeReport().allZero().parse()).verdict, care::Verdict::unknown);
}

TEST(NvmeTrap, SpareIsNotLife) {
    const auto report = NvmeReport().field("available_spare", 100).field("percentage_used", 12).parse();
    EXPECT_EQ(report.life_left_percent.value, 88);
    EXPECT_EQ(report.spare_percent.value, 100);
}

TEST(NvmeTrap, DataUnitsAreThousandsOf512BytesWhateverTheLbaSize) {
    const auto report = NvmeReport()
                            .field("data_units_written", 154'280'479)
                            .set(nlohmann::json::json_pointer("/logical_block_size"), 4096)
                            .parse();
    EXPECT_EQ(report.host_writes_bytes.value, 154'280'479ULL * 512'000);
}

TEST(NvmeTrap, MediaErrorsBeyond64BitsSaturateAndSaySo) {
    for (const auto& report :
         {NvmeReport().field("media_errors", 4.5e24).parse(),
          NvmeReport().field("media_errors", 4.5e24).field("media_errors_s", "4500000000000000000000000").parse()}) {
        EXPECT_FALSE(report.media_errors.has());
        EXPECT_THAT(report.media_errors.unknown_because, HasSubstr("too large to be true"));
        EXPECT_EQ(report.media_errors.provenance.raw,
                  fmt::format("{} or more", std::numeric_limits<std::uint64_t>::max()));
        ASSERT_FALSE(report.notes.empty());
        EXPECT_THAT(report.notes.front(), HasSubstr("larger than a 64-bit counter"));
        const auto assessment = care::assess(report);
        EXPECT_EQ(assessment.verdict, care::Verdict::healthy) << "an absurd count is no evidence";
        EXPECT_EQ(assessment.findings.front().code, "media-errors-unbelievable") << "but it is said";
    }
}

TEST(NvmeTrap, CountersOfAllOnesAreUnknown) {
    const std::uint64_t ones = std::numeric_limits<std::uint64_t>::max();
    const auto report = NvmeReport()
                            .field("media_errors", ones)
                            .field("unsafe_shutdowns", ones)
                            .field("power_cycles", ones)
                            .field("num_err_log_entries", ones)
                            .parse();
    EXPECT_FALSE(report.media_errors.has());
    EXPECT_FALSE(report.unsafe_shutdowns.has());
    EXPECT_FALSE(report.power_cycles.has());
    EXPECT_FALSE(report.error_log.has_value());
    EXPECT_THAT(report.unsafe_shutdowns.unknown_because, HasSubstr("too large to be true"));
    EXPECT_EQ(care::assess(report).findings.front().code, "media-errors-unbelievable");
}

TEST(NvmeTrap, DataUnitsThatOverflowAreUnknownAndNot18Exabytes) {
    const auto report = NvmeReport()
                            .field("data_units_written", std::numeric_limits<std::uint64_t>::max())
                            .field("data_units_read", std::uint64_t{1} << 50)
                            .parse();
    EXPECT_FALSE(report.host_writes_bytes.has());
    EXPECT_FALSE(report.host_reads_bytes.has());
    EXPECT_THAT(report.host_writes_bytes.unknown_because, HasSubstr("too large to be true"));
    for (const Attribute& attribute : report.attributes) {
        EXPECT_THAT(attribute.raw_text, ::testing::Not(HasSubstr("EB"))) << attribute.name;
    }
}

TEST(NvmeTrap, ExactDigitsArePreferred) {
    const auto report = NvmeReport()
                            .field("data_units_written", 9007199254740992.0)
                            .field("data_units_written_s", "9007199254740993")
                            .parse();
    EXPECT_EQ(report.host_writes_bytes.provenance.raw, "9007199254740993");
}

TEST(NvmeTrap, NamespaceMinusOneChangesNothing) {
    const auto plain = NvmeReport().parse();
    auto report = NvmeReport().field("nsid", -1).parse();
    EXPECT_EQ(report, plain);
}

TEST(NvmeTrap, ErrorLogEntriesWithoutMediaErrorsAreHarmless) {
    EXPECT_EQ(care::assess(NvmeReport().field("num_err_log_entries", 4871).parse()).verdict, care::Verdict::healthy);
}

TEST(HoursTrap, UpperBitsHoldMilliseconds) {
    EXPECT_EQ(AtaReport().hours(57951993765239).parse().power_on_hours.value, 40'311);
}

TEST(HoursTrap, HoursMinutesAndMilliseconds) {
    const auto report =
        AtaReport().attribute(9, "Power_On_Hours_and_Msec", 29, 5'900'640'819'671'868, 0, "62268h+22m+53.850s").parse();
    EXPECT_EQ(report.power_on_hours.value, 62'268);
}

TEST(HoursTrap, Intel520CountsFromAnOffset) {
    const auto report =
        AtaReport("INTEL SSDSC2CW120A3", "400i", "Intel 520 Series SSDs").hours(894'794 + 18'979).parse();
    EXPECT_EQ(report.power_on_hours.value, 18'979);
}

TEST(HoursTrap, MinutesKnownToSmartctl) {
    auto builder = AtaReport().attribute(9, "Power_On_Minutes", 97, 135'764, 0, "2262h+44m");
    builder.set(nlohmann::json::json_pointer("/power_on_time"), {{"hours", 2262}, {"minutes", 44}});
    EXPECT_EQ(builder.parse().power_on_hours.value, 2262);
}

TEST(HoursTrap, ACenturyIsUnknown) {
    EXPECT_FALSE(AtaReport().hours(900'446).parse().power_on_hours.has());
    EXPECT_FALSE(NvmeReport().field("power_on_hours", 900'446).parse().power_on_hours.has());
}

TEST(NandTrap, FactorOutsideOfReasonIsUnknown) {
    auto builder = AtaReport().hours(20'000).attribute(241, "Host_Writes_GiB", 99, 10'000);
    EXPECT_EQ(AtaReport(builder).attribute(249, "NAND_Writes_1GiB", 99, 22'000).parse().nand_writes_bytes.value,
              22'000 * gib);
    EXPECT_FALSE(AtaReport(builder).attribute(249, "NAND_Writes_1GiB", 99, 5'000).parse().nand_writes_bytes.has());
    EXPECT_FALSE(AtaReport(builder).attribute(249, "NAND_Writes_1GiB", 99, 900'000).parse().nand_writes_bytes.has());
}

TEST(NandTrap, ANewDriveHasWrittenNothingToItsFlash) {
    auto builder = AtaReport().hours(1).attribute(241, "Host_Writes_32MiB", 100, 0);
    const auto fresh = AtaReport(builder).attribute(249, "NAND_Writes_1GiB", 100, 0).parse();
    EXPECT_EQ(fresh.host_writes_bytes.value, 0U);
    EXPECT_EQ(fresh.nand_writes_bytes.value, 0U);
    EXPECT_FALSE(fresh.write_amplification.has());
    const auto formatted = AtaReport(builder).attribute(249, "NAND_Writes_1GiB", 100, 3).parse();
    EXPECT_FALSE(formatted.nand_writes_bytes.has());
    EXPECT_THAT(formatted.nand_writes_bytes.unknown_because, HasSubstr("written nothing yet"));
}

TEST(NandTrap, Barefoot3CountsPages) {
    const auto report = AtaReport("OCZ-VECTOR150", "1.2", "Indilinx Barefoot 3 based SSDs")
                            .hours(20'000)
                            .attribute(241, "Host_Writes_GiB", 99, 10'000)
                            .attribute(249, "Total_NAND_Prog_Ct_GiB", 99, 1'321'723'587)
                            .parse();
    EXPECT_EQ(report.nand_writes_bytes.value, 1'321'723'587ULL * 16'384);
}

TEST(NandTrap, MicronCountsPagesOfTwoKinds) {
    const auto report = AtaReport("CT500MX500SSD1", "M3CR023", "Crucial/Micron Client SSDs")
                            .hours(20'000)
                            .attribute(246, "Total_LBAs_Written", 100, 2'000'000'000)
                            .attribute(247, "Host_Program_Page_Count", 100, 1'000'000)
                            .attribute(248, "FTL_Program_Page_Count", 100, 500'000)
                            .parse();
    ASSERT_TRUE(report.write_amplification.has());
    EXPECT_DOUBLE_EQ(*report.write_amplification, 1.5);
    EXPECT_EQ(report.nand_writes_bytes.value, 1'536'000'000'000);
}

TEST(CounterTrap, PackedRawsAreNoBadSectors) {
    const auto report = AtaReport().hours(100).attribute(5, "Reallocated_Sector_Ct", 100, 0x000100000000).parse();
    EXPECT_FALSE(report.reallocated_sectors.has());
    EXPECT_EQ(care::assess(report).verdict, care::Verdict::healthy);
}

TEST(CounterTrap, IdsWithAnotherMeaningAreNotRead) {
    // Indilinx: 198 and 199 count sectors.
    const auto report = AtaReport()
                            .hours(100)
                            .attribute(198, "Read_Sectors_Tot_Ct", 0, 5'000'000)
                            .attribute(199, "Write_Sectors_Tot_Ct", 0, 6'000'000)
                            .parse();
    EXPECT_FALSE(report.uncorrectable_sectors.has());
    EXPECT_FALSE(report.interface_crc_errors.has());
}

TEST(CounterTrap, MoreLossesOfPowerThanStartsAreUnknown) {
    auto builder = AtaReport().hours(100).attribute(12, "Power_Cycle_Count", 100, 12);
    const auto impossible = AtaReport(builder).attribute(192, "Power-Off_Retract_Count", 100, 2507).parse();
    EXPECT_FALSE(impossible.unsafe_shutdowns.has());
    EXPECT_THAT(impossible.unsafe_shutdowns.unknown_because, HasSubstr("more losses of power"));
    const auto possible = AtaReport(builder).attribute(192, "Power-Off_Retract_Count", 100, 12).parse();
    EXPECT_EQ(possible.unsafe_shutdowns.value, 12U);
}

TEST(CounterTrap, RetractsOfAHardDiskAreNoUnsafeShutdowns) {
    const auto report = AtaReport("ST1000DM003-1CH162")
                            .set(nlohmann::json::json_pointer("/rotation_rate"), 7200)
                            .attribute(12, "Power_Cycle_Count", 100, 900)
                            .attribute(192, "Power-Off_Retract_Count", 100, 400)
                            .parse();
    EXPECT_FALSE(report.unsafe_shutdowns.has());
    EXPECT_THAT(report.attributes.back().meaning, HasSubstr("heads"));
}

TEST(LifeTrap, AHardDiskSaysWhyItHasNoLifeLeft) {
    const auto report =
        AtaReport("ST1000DM003-1CH162").set(nlohmann::json::json_pointer("/rotation_rate"), 7200).hours(100).parse();
    EXPECT_FALSE(report.life_left_percent.has());
    EXPECT_THAT(report.life_left_percent.unknown_because, HasSubstr("Hard disks do not wear by writing"));
    EXPECT_THAT(AtaReport().hours(100).parse().life_left_percent.unknown_because, "");
}

TEST(ProvenanceTrap, AUnitIsWhatTheRawValueIsMultipliedWith) {
    const auto report = AtaReport("INTEL SSDSA2M080G2GC", "2CV102M3")
                            .hours(360)
                            .attribute(194, "Temperature_Celsius", 100, 36)
                            .attribute(225, "Host_Writes_32MiB", 100, 500)
                            .attribute(232, "Available_Reservd_Space", 99, 0, 10)
                            .attribute(233, "Media_Wearout_Indicator", 98, 1)
                            .parse();
    ASSERT_TRUE(report.life_left_percent.has() && report.spare_percent.has() && report.temperature_celsius.has());
    EXPECT_EQ(report.life_left_percent.provenance.unit, "");
    EXPECT_EQ(report.spare_percent.provenance.unit, "");
    EXPECT_EQ(report.temperature_celsius.provenance.unit, "");
    EXPECT_EQ(report.power_on_hours.provenance.unit, "");
    EXPECT_EQ(report.host_writes_bytes.provenance.unit, "32 MiB");
    EXPECT_EQ(report.host_writes_bytes.provenance.source, "attribute 225 Host_Writes_32MiB");
    EXPECT_EQ(NvmeReport().parse().temperature_celsius.provenance.unit, "");
}

TEST(CounterTrap, OneRetiredBlockIsInformation) {
    const auto report = AtaReport().hours(100).attribute(5, "Reallocated_Sector_Ct", 100, 1, 10).parse();
    EXPECT_EQ(report.reallocated_sectors.value, 1);
    EXPECT_EQ(care::assess(report).verdict, care::Verdict::healthy);
}

} // namespace
