// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/optimizer.h"
#include "tests/fakes/fake_backend.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <thread>

namespace trimwright::care {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using Kind = TrimOutcome::Kind;

class OptimizerTest : public ::testing::Test {
  protected:
    OptimizeItem item(const std::string& mount, bool named = false) {
        OptimizeItem made;
        made.target.target.mount = mount;
        made.target.backend = &m_backend;
        made.named = named;
        return made;
    }
    OptimizeItem skipped(const std::string& mount, bool optIn, bool named) {
        OptimizeItem made = item(mount, named);
        made.target.target.skip = Skip{SkipReason::removable, "It is removable.", "", optIn};
        return made;
    }
    std::vector<OptimizeResult> run(const std::vector<OptimizeItem>& items) { return optimize(items, {}, {}); }
    static OptimizeResult result(Kind kind, bool named = false, bool denied = false) {
        OptimizeResult made;
        made.outcome.kind = kind;
        made.outcome.permission_denied = denied;
        made.named = named;
        return made;
    }

    trimwright::testing::FakeBackend m_backend;
};

TEST_F(OptimizerTest, OneFailureNeverStopsTheRest) {
    m_backend.trim_answers["/a"] = TrimOutcome{Kind::failed, "Input/output error", 10, 1, false};
    m_backend.trim_answers["/b"] = fail(Errc::failed, "The helper went away.", "Start it again.");
    m_backend.trim_answers["/c"] = TrimOutcome{Kind::trimmed, "", 1000, 1, false};
    const auto results = run({item("/a"), item("/b"), item("/c"), item("/vanished")});
    ASSERT_EQ(results.size(), 4U);
    EXPECT_EQ(results[0].outcome.kind, Kind::failed);
    EXPECT_EQ(results[0].outcome.offered_bytes, 10U);
    EXPECT_EQ(results[1].outcome.kind, Kind::failed);
    EXPECT_EQ(results[1].outcome.reason, "The helper went away. Start it again.");
    EXPECT_EQ(results[2].outcome.kind, Kind::trimmed);
    EXPECT_EQ(results[2].target.mount, "/c");
    EXPECT_EQ(results[3].outcome.kind, Kind::failed);
    EXPECT_THAT(results[3].outcome.reason, HasSubstr("/vanished"));
    EXPECT_THAT(m_backend.trimmed_mounts, ElementsAre("/a", "/b", "/c", "/vanished"));
    EXPECT_EQ(exitCode(results), 64);
}

TEST_F(OptimizerTest, ErrorsKeepTheirMeaning) {
    m_backend.trim_answers["/denied"] = fail(Errc::permissionDenied, "You may not.");
    m_backend.trim_answers["/odd"] = fail(Errc::unsupported, "It cannot.");
    m_backend.trim_answers["/stop"] = fail(Errc::cancelled, "Stopped.");
    const auto results = run({item("/denied"), item("/odd"), item("/stop")});
    EXPECT_EQ(results[0].outcome.kind, Kind::failed);
    EXPECT_TRUE(results[0].outcome.permission_denied);
    EXPECT_EQ(results[1].outcome.kind, Kind::unsupported);
    EXPECT_EQ(results[2].outcome.kind, Kind::cancelled);
}

TEST_F(OptimizerTest, TheSameFilesystemIsRunOnceAndStaysNamed) {
    m_backend.trim_answers["/a"] = TrimOutcome{Kind::trimmed, "", 1000, 1, false};
    trimwright::testing::FakeBackend other;
    other.trim_answers["/a"] = TrimOutcome{Kind::trimmed, "", 7, 1, false};
    OptimizeItem elsewhere = item("/a");
    elsewhere.target.backend = &other;
    const auto results = run({item("/a"), elsewhere, item("/a", true)});
    ASSERT_EQ(results.size(), 2U);
    EXPECT_TRUE(results[0].named);
    EXPECT_EQ(results[1].outcome.offered_bytes, 7U);
    EXPECT_THAT(m_backend.trimmed_mounts, ElementsAre("/a"));
    EXPECT_TRUE(m_backend.last_include_opt_in);
}

TEST_F(OptimizerTest, SkipsHoldUnlessTheUserNamesAnOptInFilesystem) {
    m_backend.trim_answers["/optin-named"] = TrimOutcome{Kind::trimmed, "", 1, 1, false};
    const auto results = run({skipped("/optin", true, false), skipped("/never-named", false, true),
                              skipped("/never", false, false), skipped("/optin-named", true, true)});
    EXPECT_EQ(results[0].outcome.kind, Kind::skipped);
    EXPECT_EQ(results[0].outcome.reason, "It is removable.");
    EXPECT_EQ(results[1].outcome.kind, Kind::skipped);
    EXPECT_EQ(results[2].outcome.kind, Kind::skipped);
    EXPECT_EQ(results[3].outcome.kind, Kind::trimmed);
    EXPECT_THAT(m_backend.trimmed_mounts, ElementsAre("/optin-named"));
}

TEST_F(OptimizerTest, AStopCancelsTheRunningOneAndAllThatFollow) {
    for (const char* mount : {"/a", "/b", "/c"}) {
        m_backend.trim_answers[mount] = TrimOutcome{Kind::trimmed, "", 100, 1, false};
    }
    m_backend.trim_steps = 10;
    m_backend.trim_step_delay = std::chrono::milliseconds(5);
    std::stop_source stop;
    const auto results =
        optimize({item("/a"), item("/b"), item("/c")}, stop.get_token(), [&stop](const OptimizeProgress& now) {
            EXPECT_EQ(now.count, 3U);
            if (now.index == 1 && now.progress.done == 4) {
                EXPECT_EQ(now.target->mount, "/b");
                stop.request_stop();
            }
        });
    ASSERT_EQ(results.size(), 3U);
    EXPECT_EQ(results[0].outcome.kind, Kind::trimmed);
    EXPECT_EQ(results[1].outcome.kind, Kind::cancelled);
    EXPECT_GT(results[1].outcome.offered_bytes, 0U);
    EXPECT_EQ(results[2].outcome.kind, Kind::cancelled);
    EXPECT_THAT(m_backend.trimmed_mounts, ElementsAre("/a", "/b"));
    EXPECT_EQ(exitCode(results), 130);
}

TEST_F(OptimizerTest, ExitCodes) {
    EXPECT_EQ(exitCode({}), 0);
    EXPECT_EQ(exitCode({result(Kind::trimmed), result(Kind::skipped), result(Kind::unsupported)}), 0);
    EXPECT_EQ(exitCode({result(Kind::skipped)}), 0);
    EXPECT_EQ(exitCode({result(Kind::skipped, true)}), 1);
    EXPECT_EQ(exitCode({result(Kind::unsupported, true), result(Kind::skipped)}), 1);
    EXPECT_EQ(exitCode({result(Kind::trimmed), result(Kind::skipped, true)}), 64);
    EXPECT_EQ(exitCode({result(Kind::trimmed), result(Kind::failed)}), 64);
    EXPECT_EQ(exitCode({result(Kind::failed), result(Kind::skipped)}), 32);
    EXPECT_EQ(exitCode({result(Kind::failed), result(Kind::skipped, true)}), 32);
    EXPECT_EQ(exitCode({result(Kind::failed, false, true), result(Kind::failed)}), 32);
    EXPECT_EQ(exitCode({result(Kind::failed, false, true), result(Kind::failed, true, true)}), 3);
    EXPECT_EQ(exitCode({result(Kind::failed), result(Kind::cancelled), result(Kind::trimmed)}), 130);
}

} // namespace
} // namespace trimwright::care
