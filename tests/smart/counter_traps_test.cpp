// SPDX-License-Identifier: GPL-3.0-or-later
// Temperatures, hours and event counters that other programs get wrong. Each test is named after the trap.
#include "core/care/assess.h"
#include "tests/smart/report_builder.h"

#include <gmock/gmock.h>

using namespace trimwright;
using namespace trimwright::testing;
using ::testing::HasSubstr;

namespace {

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

TEST(CounterTrap, OneRetiredBlockIsInformation) {
    const auto report = AtaReport().hours(100).attribute(5, "Reallocated_Sector_Ct", 100, 1, 10).parse();
    EXPECT_EQ(report.reallocated_sectors.value, 1);
    EXPECT_EQ(care::assess(report).verdict, care::Verdict::healthy);
}

} // namespace
