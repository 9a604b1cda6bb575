// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/history_witness.h"
#include "tests/care/history_fixture.h"

namespace trimwright::care {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr std::uint64_t mib32 = std::uint64_t{32} << 20;

Sample counted(std::int64_t sequence, std::uint64_t raw, std::uint64_t kernelBytes, const char* boot = "boot-1") {
    Sample sample;
    sample.sequence = sequence;
    sample.host_writes_raw = raw;
    sample.kernel = KernelWrites{boot, kernelBytes};
    sample.origins = std::make_shared<FigureOrigins>(
        FigureOrigins{{"host_writes_raw", "attribute 241 Total_LBAs_Written", "", "", Confidence::name}});
    return sample;
}

TEST(WriteWitness, isTheGrowthOfBothCounts) {
    const auto growth = growthBetween(counted(1, 1000, 7), counted(2, 1100, 7 + 100 * mib32));
    ASSERT_TRUE(growth);
    EXPECT_EQ(growth->source, "attribute 241 Total_LBAs_Written");
    EXPECT_EQ(growth->raw_before, 1000U);
    EXPECT_EQ(growth->raw_after, 1100U);
    EXPECT_EQ(growth->kernel_bytes, 100 * mib32);
}

TEST(WriteWitness, isNoneWhereTheCountsDoNotBelongTogether) {
    const Sample before = counted(1, 1000, 500);
    EXPECT_FALSE(growthBetween(before, counted(2, 1100, 900, "boot-2"))) << "restarted";
    EXPECT_FALSE(growthBetween(before, counted(2, 1100, 400))) << "plugged in again";
    EXPECT_FALSE(growthBetween(before, counted(2, 900, 900))) << "the counter went back";
    EXPECT_FALSE(growthBetween(counted(2, 1000, 500), counted(1, 1100, 900))) << "the wrong way round";
    Sample other = counted(2, 1100, 900);
    other.segment = 1;
    EXPECT_FALSE(growthBetween(before, other));
    other = counted(2, 1100, 900);
    other.origins =
        std::make_shared<FigureOrigins>(FigureOrigins{{"host_writes_raw", "attribute 246", "", "", Confidence::name}});
    EXPECT_FALSE(growthBetween(before, other)) << "another counter";
    other = counted(2, 1100, 900);
    other.kernel.reset();
    EXPECT_FALSE(growthBetween(before, other));
}

TEST(WriteWitness, theLongestStopsWhereAStepDoesNotHold) {
    const std::vector<Sample> samples = {counted(1, 10, 1'000'000), counted(2, 20, 500), counted(3, 30, 1'500'000),
                                         counted(4, 40, 2'000'000)};
    const auto growth = longestGrowth(samples);
    ASSERT_TRUE(growth);
    EXPECT_EQ(growth->raw_before, 20U) << "the drive was plugged in again before the second sample";
    EXPECT_FALSE(longestGrowth({}));
    EXPECT_FALSE(longestGrowth(std::span(samples).first(1)));
}

TEST(WriteWitness, aProofMakesTheFigureKnown) {
    HealthReport report;
    report.host_writes_bytes.unknown_because = "Makers count this attribute in different units.";
    report.host_writes_bytes.provenance = {"attribute 241", "329495", "", "", Confidence::name};
    UnitProof proof{"attribute 241", mib32, "32 MiB", 100, 100 * mib32, {}};
    HealthReport other = report;
    other.host_writes_bytes.provenance.source = "attribute 246";
    EXPECT_FALSE(applyUnitProof(other, proof));
    ASSERT_TRUE(applyUnitProof(report, proof));
    EXPECT_EQ(*report.host_writes_bytes, 329'495 * mib32);
    EXPECT_EQ(report.host_writes_bytes.provenance.confidence, Confidence::proven);
    EXPECT_EQ(report.host_writes_bytes.provenance.unit, "32 MiB");
    EXPECT_THAT(report.host_writes_bytes.provenance.rule, HasSubstr("100 units, 3.36 GB"));
    EXPECT_FALSE(applyUnitProof(report, proof)) << "it is known";
    report.host_writes_bytes.value.reset();
    report.host_writes_bytes.provenance.raw = "18446744073709551615";
    EXPECT_FALSE(applyUnitProof(report, proof)) << "more than can be";
}

TEST_F(HistoryTest, unitProofsAreKept) {
    History history = writer();
    const UnitProof proof{"attribute 241", mib32, "32 MiB", 100, 100 * mib32, start};
    EXPECT_THAT(*history.unitProofs({"a"}), IsEmpty());
    ASSERT_TRUE(history.recordUnit({"a"}, {"attribute 241", 512, "512 B", 1, 2, start}));
    ASSERT_TRUE(history.recordUnit({"a"}, proof));
    EXPECT_THAT(*history.unitProofs({"a"}), ElementsAre(proof));
}

} // namespace
} // namespace trimwright::care
