// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/units.h"
#include "core/emulator/emulated_backend.h"
#include "tests/fakes/temporary_directory.h"

#include <gmock/gmock.h>
#include <set>

namespace trimwright::emulator {
namespace {

using Answer = ProveOutcome::Answer;
using ::testing::HasSubstr;

struct EmulatedProve : ::testing::Test {
    ::trimwright::testing::TemporaryDirectory directory;
    EmulatedBackend backend{directory.path()};
};

TEST_F(EmulatedProve, ATrimDriveForgets) {
    ASSERT_TRUE(backend.add("x25-m-g2-80", "new"));
    std::set<ProveStep> steps;
    const auto outcome = backend.prove("emulated:new/data", {}, {},
                                       [&steps](const Progress& progress) { steps.insert(proveStepOf(progress)); });
    ASSERT_TRUE(outcome) << outcome.error().message;
    EXPECT_EQ(outcome->answer, Answer::works) << outcome->because;
    EXPECT_EQ(outcome->checked_bytes, 16 * mebibyte);
    EXPECT_EQ(outcome->zeroed_bytes, 16 * mebibyte);
    ASSERT_EQ(outcome->drives.size(), 1U);
    EXPECT_EQ(outcome->drives[0].device, "emulated:new");
    EXPECT_EQ(outcome->drives[0].promise.promise, ZeroPromise::zeros);
    EXPECT_EQ(steps.size(), proveSteps - 1) << "there is nothing to look at before it";
}

TEST_F(EmulatedProve, AnAgedDriveForgetsAndIsUnchanged) {
    ASSERT_TRUE(backend.add("x25-m-g2-80", "aged"));
    ASSERT_TRUE(backend.perform({"emulated:aged"}, "fill", {}, {}));
    const auto before = backend.labStatus({"emulated:aged"}, 8, {});
    const auto outcome = backend.prove("emulated:aged/data", {4 * mebibyte}, {}, {});
    ASSERT_TRUE(outcome) << outcome.error().message;
    EXPECT_EQ(outcome->answer, Answer::works) << outcome->because;
    EXPECT_EQ(outcome->checked_bytes, 4 * mebibyte);
    const auto after = backend.labStatus({"emulated:aged"}, 8, {});
    ASSERT_TRUE(before && after);
    EXPECT_EQ(before->simulated_seconds, after->simulated_seconds);
    EXPECT_EQ(before->used_bytes, after->used_bytes);
    EXPECT_EQ(before->mapped_bytes, after->mapped_bytes);
}

TEST_F(EmulatedProve, ADriveWithoutTrimDoesNotWork) {
    ASSERT_TRUE(backend.add("x25-m-g1-80", "old"));
    const auto outcome = backend.prove("emulated:old/data", {}, {}, {});
    ASSERT_TRUE(outcome) << outcome.error().message;
    EXPECT_EQ(outcome->answer, Answer::doesNotWork);
    EXPECT_THAT(outcome->because, HasSubstr("word 169"));
    EXPECT_FALSE(outcome->advice.empty());
}

TEST_F(EmulatedProve, WrongNamesSizesAndStops) {
    ASSERT_TRUE(backend.add("x25-m-g2-80", "new"));
    EXPECT_EQ(backend.prove("emulated:none/data", {}, {}, {}).error().code, Errc::notFound);
    EXPECT_EQ(backend.prove("emulated:new", {}, {}, {}).error().code, Errc::notFound);
    EXPECT_EQ(backend.prove("emulated:new/data", {12345}, {}, {}).error().code, Errc::usage);
    std::stop_source stop;
    const auto stopped = backend.prove("emulated:new/data", {}, stop.get_token(), [&stop](const Progress& progress) {
        if (proveStepOf(progress) == ProveStep::finding) {
            stop.request_stop();
        }
    });
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, Errc::cancelled);
}

} // namespace
} // namespace trimwright::emulator
