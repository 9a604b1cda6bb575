// SPDX-License-Identifier: GPL-3.0-or-later
// Counters of traffic (host reads and writes, flash writes) that other programs get wrong. Each test is named after the
// trap.
#include "tests/smart/report_builder.h"

#include <gmock/gmock.h>
#include <map>

using namespace trimwright;
using namespace trimwright::testing;
using ::testing::HasSubstr;

namespace {

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

} // namespace
