// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/drive/prove.h"

#include "core/base/units.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>

namespace trimwright {
namespace {

using Answer = ProveOutcome::Answer;

constexpr std::uint64_t stepParts = 1000;

std::string placeOf(const DriveProof& drive) {
    return drive.read_through.empty() ? drive.device : fmt::format("{} ({})", drive.device, drive.read_through);
}

/// The file of a check is some MiB, and so are parts of it: "16 MiB" instead of "16.8 MB".
std::string sizeText(std::uint64_t bytes) {
    return bytes > 0 && bytes % mebibyte == 0 && bytes < gibibyte ? fmt::format("{} MiB", bytes / mebibyte)
                                                                  : formatBytes(bytes);
}

std::string promiseOf(const DriveProof& drive) {
    return drive.promise.fact.empty() ? std::string() : fmt::format(" ({})", drive.promise.fact);
}

struct Finding {
    Answer answer = Answer::cannotTell;
    std::string text;
};

Finding judgeGone(const DriveProof& drive) {
    const std::uint64_t gone = drive.zeroed_bytes + drive.changed_bytes;
    const std::string place = placeOf(drive);
    const char* const what = drive.encrypted ? "encrypted data" : "data";
    if (drive.hides_drives) {
        return {Answer::cannotTell,
                fmt::format("The request reached {}, which forgot {} of the {} that were deleted; whether it passed "
                            "the request on to the drives below it cannot be seen from here.",
                            place, sizeText(gone), sizeText(drive.checked_bytes))};
    }
    if (gone == drive.checked_bytes) {
        return {Answer::works,
                drive.changed_bytes == 0
                    ? fmt::format("All {} of the deleted {} read back as zeros from {}.", sizeText(gone), what, place)
                    : fmt::format("None of the deleted {} can be read from {} any more: of {}, {} are zeros and {} "
                                  "something else.",
                                  what, place, sizeText(gone), sizeText(drive.zeroed_bytes),
                                  sizeText(drive.changed_bytes))};
    }
    const std::string numbers =
        fmt::format("{} of the {} of deleted {} are gone from {}, {} are still there", sizeText(gone),
                    sizeText(drive.checked_bytes), what, place, sizeText(drive.unchanged_bytes));
    if (gone * 2 >= drive.checked_bytes) {
        return {Answer::works, fmt::format("It works in part: {}.", numbers)};
    }
    return {Answer::cannotTell, fmt::format("Only {}.", numbers)};
}

Finding judgeStillThere(const DriveProof& drive, const TrimOutcome& trim, std::string_view stop) {
    const std::string place = placeOf(drive);
    const std::string there =
        fmt::format("The {} of deleted data are still on {}", sizeText(drive.unchanged_bytes), place);
    if (trim.kind != TrimOutcome::Kind::trimmed) {
        return {Answer::doesNotWork, fmt::format("{}. {}", there, trim.reason)};
    }
    if (!stop.empty()) {
        return {Answer::doesNotWork, fmt::format("{}. {}", there, stop)};
    }
    switch (drive.promise.promise) {
    case ZeroPromise::zeros:
        return {Answer::doesNotWork, fmt::format("{}, which promises zeros after TRIM{}: the request did not arrive.",
                                                 there, promiseOf(drive))};
    case ZeroPromise::deterministic:
    case ZeroPromise::none:
        return {Answer::cannotTell,
                fmt::format("{}, which does not promise to forget them after TRIM{}: the request may have arrived all "
                            "the same.",
                            there, promiseOf(drive))};
    case ZeroPromise::unknown:
        break;
    }
    return {Answer::cannotTell,
            fmt::format("{}. What it promises after TRIM is not known{}, so the request may have arrived all the same.",
                        there, promiseOf(drive))};
}

Finding judgeDrive(const DriveProof& drive, const TrimOutcome& trim, std::string_view stop) {
    if (drive.checked_bytes == 0) {
        return {Answer::cannotTell, drive.reused_bytes > 0
                                        ? fmt::format("The space on {} was taken by other files at once: the "
                                                      "filesystem is too busy for this check.",
                                                      placeOf(drive))
                                        : fmt::format("Nothing could be compared on {}.", placeOf(drive))};
    }
    if (drive.unchanged_bytes == drive.checked_bytes) {
        return judgeStillThere(drive, trim, stop);
    }
    return judgeGone(drive);
}

/// Does not work anywhere: does not work. Works everywhere: works.
Answer combine(Answer left, Answer right) {
    if (left == Answer::doesNotWork || right == Answer::doesNotWork) {
        return Answer::doesNotWork;
    }
    return left == right ? left : Answer::cannotTell;
}

void addSums(ProveOutcome& outcome) {
    for (const DriveProof& drive : outcome.drives) {
        outcome.checked_bytes += drive.checked_bytes;
        outcome.zeroed_bytes += drive.zeroed_bytes;
        outcome.changed_bytes += drive.changed_bytes;
        outcome.unchanged_bytes += drive.unchanged_bytes;
    }
}

std::uint64_t mixed(std::uint64_t value) { // the finalizer of SplitMix64 (Steele, Lea, Flood 2014)
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9U;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBU;
    return value ^ (value >> 31);
}

} // namespace

std::string_view toString(ZeroPromise promise) {
    switch (promise) {
    case ZeroPromise::none:
        return "none";
    case ZeroPromise::deterministic:
        return "deterministic";
    case ZeroPromise::zeros:
        return "zeros";
    case ZeroPromise::unknown:
        break;
    }
    return "unknown";
}

StatedPromise promiseOfAta(std::uint16_t word69) {
    constexpr std::uint16_t deterministic = 1U << 14;
    constexpr std::uint16_t zeros = 1U << 5;
    if ((word69 & deterministic) == 0) {
        return {ZeroPromise::none, "IDENTIFY word 69 bit 14 is not set"};
    }
    return (word69 & zeros) != 0 ? StatedPromise{ZeroPromise::zeros, "IDENTIFY word 69 bit 5"}
                                 : StatedPromise{ZeroPromise::deterministic, "IDENTIFY word 69 bit 14 without bit 5"};
}

std::string_view toString(ProveOutcome::Answer answer) {
    switch (answer) {
    case Answer::works:
        return "works";
    case Answer::doesNotWork:
        return "does not work";
    case Answer::cannotTell:
        break;
    }
    return "cannot tell";
}

Progress proveProgress(ProveStep step, std::uint64_t done, std::uint64_t total) {
    const std::uint64_t part = total == 0 ? 0 : std::min(done, total) * (stepParts - 1) / total;
    return {static_cast<std::uint64_t>(step) * stepParts + part, proveSteps * stepParts, 0};
}

ProveStep proveStepOf(const Progress& progress) {
    return static_cast<ProveStep>(std::min(progress.done / stepParts, proveSteps - 1));
}

std::string_view describe(ProveStep step) {
    switch (step) {
    case ProveStep::looking:
        return "Looking at the way to the drive";
    case ProveStep::writing:
        return "Writing a file of random data";
    case ProveStep::finding:
        return "Finding the file on the drive";
    case ProveStep::deleting:
        return "Deleting the file";
    case ProveStep::trimming:
        return "Trimming the place of the file";
    case ProveStep::readingAgain:
        return "Looking for the deleted file again";
    }
    return "";
}

std::optional<Error> proveSizeProblem(std::uint64_t bytes) {
    if (bytes % mebibyte == 0 && bytes >= mebibyte && bytes <= gibibyte) {
        return std::nullopt;
    }
    return Error{Errc::usage, "The file of the check has a whole number of MiB, from 1 to 1024.", ""};
}

ProveOutcome cannotTell(std::string because, std::string advice) {
    ProveOutcome outcome;
    outcome.because = std::move(because);
    outcome.advice = std::move(advice);
    return outcome;
}

ProveOutcome proveOutcomeOf(const Skip& skip) {
    ProveOutcome outcome = cannotTell(skip.text, skip.fix);
    if (skip.reason == SkipReason::noDiscard || skip.reason == SkipReason::driveHasNoTrim) {
        outcome.answer = Answer::doesNotWork;
    }
    return outcome;
}

ProveOutcome judgeProof(std::vector<DriveProof> drives, const TrimOutcome& trim, std::string_view stop,
                        std::string_view fix) {
    ProveOutcome outcome;
    outcome.drives = std::move(drives);
    addSums(outcome);
    if (outcome.drives.empty()) {
        outcome.because = "The drive that holds the file is not known.";
        return outcome;
    }
    bool first = true;
    for (const DriveProof& drive : outcome.drives) {
        Finding finding = judgeDrive(drive, trim, stop);
        outcome.answer = first ? finding.answer : combine(outcome.answer, finding.answer);
        outcome.because += (first ? "" : " ") + finding.text;
        first = false;
    }
    if (outcome.answer == Answer::doesNotWork) {
        outcome.advice = fix;
    }
    return outcome;
}

void fillProofPattern(MutableBytes block, std::uint64_t seed, std::uint64_t offset) {
    constexpr std::uint64_t golden = 0x9E3779B97F4A7C15U;
    for (std::size_t at = 0; at + sizeof(std::uint64_t) <= block.size(); at += sizeof(std::uint64_t)) {
        const std::uint64_t index = (offset + at) / sizeof(std::uint64_t);
        storeLittle<std::uint64_t>(block, at, mixed(mixed(seed) + (index + 1) * golden));
    }
}

} // namespace trimwright
