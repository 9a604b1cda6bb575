// SPDX-License-Identifier: GPL-3.0-or-later
// What record proved about a drive's counter is what health says of it, in the window and on the command line.
#include "app/common/proven_units.h"
#include "core/care/history.h"
#include "tests/fakes/fake_backend.h"
#include "tests/fakes/temporary_directory.h"

#include <cstdlib>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trimwright::app {
namespace {

using ::testing::HasSubstr;

constexpr std::chrono::sys_seconds now{std::chrono::seconds{1'796'083'200}};
constexpr const char* counter = "attribute 241 Total_LBAs_Written";

class ProvenUnits : public ::testing::Test {
  protected:
    void SetUp() override {
        ::setenv("TRIMWRIGHT_STATE_DIR", m_directory.path().c_str(), 1);
        HealthReport report;
        report.host_writes_bytes.provenance.source = counter;
        report.host_writes_bytes.provenance.raw = "5000";
        report.host_writes_bytes.unknown_because = "The unit of this counter is not known.";
        m_backend.health_answers["sata-A-1"] = report;
    }
    void TearDown() override { ::unsetenv("TRIMWRIGHT_STATE_DIR"); }

    void prove(const DriveId& drive) const {
        auto history = care::History::open(m_directory.path() / "history.db", care::History::Access::readWrite, now);
        ASSERT_TRUE(history);
        care::Sample sample;
        sample.taken_at = now;
        Drive known;
        known.id = drive;
        ASSERT_TRUE(history->recordSample(known, sample));
        ASSERT_TRUE(history->recordUnit(drive, {counter, 1'000'000'000, "1 GB", 120, 120'300'000'000, now}));
    }

    Figure<std::uint64_t> hostWrites() {
        const auto report =
            care::Catalog({&m_backend}, provenUnits()).health(m_backend, {"sata-A-1"}, Backend::Wake::no, {});
        return report ? report->host_writes_bytes : Figure<std::uint64_t>{};
    }

    trimwright::testing::TemporaryDirectory m_directory;
    trimwright::testing::FakeBackend m_backend;
};

TEST_F(ProvenUnits, theFigureFollowsFromTheProofOfThisDrive) {
    prove({"sata-A-1"});
    const auto figure = hostWrites();
    ASSERT_TRUE(figure.has());
    EXPECT_EQ(*figure, 5'000'000'000'000U);
    EXPECT_EQ(figure.provenance.confidence, Confidence::proven);
    EXPECT_THAT(figure.provenance.rule, HasSubstr("between two readings"));
    EXPECT_EQ(figure.unknown_because, "");
}

TEST_F(ProvenUnits, ofAnotherDriveProvesNothing) {
    prove({"sata-B-2"});
    EXPECT_FALSE(hostWrites().has());
}

TEST_F(ProvenUnits, withoutAHistoryTheFigureStaysUnknown) {
    const auto figure = hostWrites();
    EXPECT_FALSE(figure.has());
    EXPECT_EQ(figure.unknown_because, "The unit of this counter is not known.");
}

} // namespace
} // namespace trimwright::app
