// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/units.h"
#include "core/drive/prove.h"

#include <gmock/gmock.h>
#include <set>

namespace trimwright {
namespace {

using Answer = ProveOutcome::Answer;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr std::uint64_t checked = 16 * mebibyte;

TrimOutcome trimmed() {
    return {TrimOutcome::Kind::trimmed, "", checked, 0.1, false};
}

DriveProof drive(std::uint64_t zeroed, std::uint64_t changed, ZeroPromise promise = ZeroPromise::unknown) {
    DriveProof proof;
    proof.device = "/dev/sdx";
    proof.checked_bytes = checked;
    proof.zeroed_bytes = zeroed;
    proof.changed_bytes = changed;
    proof.unchanged_bytes = checked - zeroed - changed;
    proof.promise = {promise, "IDENTIFY word 69"};
    return proof;
}

ProveOutcome judge(const DriveProof& proof) {
    return judgeProof({proof}, trimmed(), {}, {});
}

TEST(Prove, ZerosWorkWhateverTheDrivePromises) {
    for (const ZeroPromise promise :
         {ZeroPromise::unknown, ZeroPromise::none, ZeroPromise::deterministic, ZeroPromise::zeros}) {
        const ProveOutcome outcome = judge(drive(checked, 0, promise));
        EXPECT_EQ(outcome.answer, Answer::works);
        EXPECT_THAT(outcome.because, HasSubstr("16 MiB of the deleted data read back as zeros from /dev/sdx"));
        EXPECT_EQ(outcome.checked_bytes, checked);
        EXPECT_EQ(outcome.zeroed_bytes, checked);
    }
}

TEST(Prove, ChangedDataWorkToo) {
    const ProveOutcome outcome = judge(drive(checked / 2, checked / 2));
    EXPECT_EQ(outcome.answer, Answer::works);
    EXPECT_THAT(outcome.because, HasSubstr("something else"));
    EXPECT_EQ(outcome.changed_bytes, checked / 2);
}

TEST(Prove, DataStillThereProveSomethingOnlyAgainstAPromise) {
    EXPECT_EQ(judge(drive(0, 0, ZeroPromise::zeros)).answer, Answer::doesNotWork);
    EXPECT_THAT(judge(drive(0, 0, ZeroPromise::zeros)).because, HasSubstr("IDENTIFY word 69"));
    for (const ZeroPromise promise : {ZeroPromise::unknown, ZeroPromise::none, ZeroPromise::deterministic}) {
        const ProveOutcome outcome = judge(drive(0, 0, promise));
        EXPECT_EQ(outcome.answer, Answer::cannotTell);
        EXPECT_THAT(outcome.because, HasSubstr("may have arrived"));
        EXPECT_THAT(outcome.because, Not(HasSubstr("broken")));
    }
}

TEST(Prove, AKnownRefusalIsTheReason) {
    const auto refused = judgeProof({drive(0, 0)}, trimmed(), "The loop device loop0 refuses.", "Use another.");
    EXPECT_EQ(refused.answer, Answer::doesNotWork);
    EXPECT_THAT(refused.because, HasSubstr("The loop device loop0 refuses."));
    EXPECT_EQ(refused.advice, "Use another.");
    const TrimOutcome failed{TrimOutcome::Kind::unsupported, "The filesystem does not support TRIM.", 0, 0, false};
    const auto unsupported = judgeProof({drive(0, 0)}, failed, {}, {});
    EXPECT_EQ(unsupported.answer, Answer::doesNotWork);
    EXPECT_THAT(unsupported.because, HasSubstr("does not support TRIM"));
    // The filesystem may have sent the request itself when the file was deleted.
    EXPECT_EQ(judgeProof({drive(checked, 0)}, failed, "It refuses.", {}).answer, Answer::works);
}

TEST(Prove, APartIsSaidInNumbers) {
    const ProveOutcome most = judge(drive(15 * mebibyte, 0, ZeroPromise::zeros));
    EXPECT_EQ(most.answer, Answer::works);
    EXPECT_THAT(most.because, HasSubstr("in part: 15 MiB of the 16 MiB"));
    const ProveOutcome little = judge(drive(mebibyte, 0, ZeroPromise::zeros));
    EXPECT_EQ(little.answer, Answer::cannotTell);
    EXPECT_THAT(little.because, HasSubstr("Only 1 MiB of the 16 MiB"));
}

TEST(Prove, SeveralDrivesAreJudgedTogether) {
    const auto both = [](const DriveProof& a, const DriveProof& b) {
        return judgeProof({a, b}, trimmed(), {}, {}).answer;
    };
    const DriveProof good = drive(checked, 0);
    const DriveProof bad = drive(0, 0, ZeroPromise::zeros);
    const DriveProof unclear = drive(0, 0);
    EXPECT_EQ(both(good, good), Answer::works);
    EXPECT_EQ(both(good, bad), Answer::doesNotWork);
    EXPECT_EQ(both(bad, unclear), Answer::doesNotWork);
    EXPECT_EQ(both(unclear, good), Answer::cannotTell);
    EXPECT_EQ(judgeProof({good, bad}, trimmed(), {}, {}).checked_bytes, 2 * checked);
    EXPECT_EQ(judgeProof({}, trimmed(), {}, {}).answer, Answer::cannotTell);
}

TEST(Prove, ALayerThatMakesTheZerosItselfProvesNothingOfTheDrive) {
    DriveProof thin = drive(checked, 0);
    thin.hides_drives = true;
    thin.read_through = "thin volume";
    EXPECT_EQ(judge(thin).answer, Answer::cannotTell);
    EXPECT_THAT(judge(thin).because, HasSubstr("cannot be seen"));
}

TEST(Prove, NothingComparedCannotTell) {
    DriveProof busy = drive(0, 0, ZeroPromise::zeros);
    busy.checked_bytes = 0;
    busy.unchanged_bytes = 0;
    busy.reused_bytes = checked;
    EXPECT_EQ(judge(busy).answer, Answer::cannotTell);
    EXPECT_THAT(judge(busy).because, HasSubstr("too busy"));
}

TEST(Prove, ASkipReasonIsAnAnswer) {
    EXPECT_EQ(proveOutcomeOf({SkipReason::noDiscard, "It refuses.", "Do this.", false}).answer, Answer::doesNotWork);
    EXPECT_EQ(proveOutcomeOf({SkipReason::driveHasNoTrim, "None.", "", false}).answer, Answer::doesNotWork);
    const ProveOutcome readOnly = proveOutcomeOf({SkipReason::readOnly, "It is read-only.", "Remount.", false});
    EXPECT_EQ(readOnly.answer, Answer::cannotTell);
    EXPECT_EQ(readOnly.because, "It is read-only.");
    EXPECT_EQ(readOnly.advice, "Remount.");
}

TEST(Prove, ThePromiseOfAnAtaDrive) {
    EXPECT_EQ(promiseOfAta(0).promise, ZeroPromise::none);
    EXPECT_EQ(promiseOfAta(0x0020).promise, ZeroPromise::none) << "zeros need the deterministic bit as well";
    EXPECT_EQ(promiseOfAta(0x4000).promise, ZeroPromise::deterministic);
    EXPECT_EQ(promiseOfAta(0x4020).promise, ZeroPromise::zeros);
}

TEST(Prove, ThePatternIsItsSeedAtAnyPlace) {
    std::vector<std::uint8_t> whole(4096);
    fillProofPattern(whole, 7, 0);
    std::vector<std::uint8_t> part(512);
    fillProofPattern(part, 7, 1024);
    EXPECT_TRUE(std::equal(part.begin(), part.end(), whole.begin() + 1024));
    fillProofPattern(part, 8, 1024);
    EXPECT_FALSE(std::equal(part.begin(), part.end(), whole.begin() + 1024));
    const std::set<std::uint8_t> different(whole.begin(), whole.end());
    EXPECT_EQ(different.size(), 256U);
}

TEST(Prove, ProgressTellsTheStep) {
    for (std::uint64_t step = 0; step < proveSteps; ++step) {
        for (const std::uint64_t done : {0, 1, 2, 3}) {
            const Progress progress = proveProgress(static_cast<ProveStep>(step), done, 2);
            EXPECT_EQ(proveStepOf(progress), static_cast<ProveStep>(step));
            EXPECT_LT(progress.done, progress.total);
        }
    }
    EXPECT_EQ(proveStepOf({6000, 6000, 0}), ProveStep::readingAgain);
}

TEST(Prove, SizesAreWholeMebibytes) {
    EXPECT_FALSE(proveSizeProblem(mebibyte));
    EXPECT_FALSE(proveSizeProblem(gibibyte));
    for (const std::uint64_t bytes : {std::uint64_t{0}, mebibyte / 2, mebibyte + 1, 2 * gibibyte}) {
        EXPECT_TRUE(proveSizeProblem(bytes)) << bytes;
    }
}

} // namespace
} // namespace trimwright
