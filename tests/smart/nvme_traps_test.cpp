// SPDX-License-Identifier: GPL-3.0-or-later
// NVMe log pages that other programs get wrong. Each test is named after the trap.
#include "core/care/assess.h"
#include "tests/smart/report_builder.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <limits>

using namespace trimwright;
using namespace trimwright::testing;
using ::testing::HasSubstr;

namespace {

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

} // namespace
