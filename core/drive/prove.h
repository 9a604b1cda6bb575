// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/bytes.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/drive/trim.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The TRIM check: a file of our own is written, found on the drive, deleted and trimmed, and then looked for again.
namespace trimwright {

/// What a drive promises to return when blocks are read that were trimmed.
enum class ZeroPromise {
    unknown,       ///< It could not be asked.
    none,          ///< Anything, also the old data.
    deterministic, ///< The same at each reading, which may be the old data (ATA DRAT).
    zeros,         ///< Zeros (ATA RZAT, NVMe DLFEAT, SCSI LBPRZ, a hole in a file).
};
/// The stable word that `--json` uses.
std::string_view toString(ZeroPromise promise);

/// A promise and where it stands.
struct StatedPromise {
    ZeroPromise promise = ZeroPromise::unknown;
    std::string fact; ///< "IDENTIFY word 69 bit 5"; empty if nothing is known.

    friend bool operator==(const StatedPromise&, const StatedPromise&) = default;
};
/// ACS-3, IDENTIFY DEVICE word 69: bit 14 (DRAT) and bit 5 (RZAT).
StatedPromise promiseOfAta(std::uint16_t word69);

/// What was seen of the file's blocks on one device. Blocks count as `zeroed` if all their bytes are zero, as
/// `unchanged` if they are as they were before the file was deleted, else as `changed`.
struct DriveProof {
    std::string device;       ///< The node that was read: "/dev/sda".
    std::string read_through; ///< What was read instead, if the drives below it cannot be told apart: "The RAID md0".
    std::uint64_t checked_bytes = 0;
    std::uint64_t zeroed_bytes = 0;
    std::uint64_t changed_bytes = 0;
    std::uint64_t unchanged_bytes = 0;
    std::uint64_t reused_bytes = 0; ///< Taken by another file meanwhile; not part of checked_bytes.
    StatedPromise promise;
    bool encrypted = false; ///< It holds the file's ciphertext.
    /// Zeros come from this layer (a thin volume, say) and tell nothing of the drives below it.
    bool hides_drives = false;

    friend bool operator==(const DriveProof&, const DriveProof&) = default;
};

/// What one check came to.
struct ProveOutcome {
    enum class Answer { works, doesNotWork, cannotTell };

    Answer answer = Answer::cannotTell;
    std::string because; ///< A sentence with the figures or the fact it rests on.
    std::string advice;  ///< What can be done, may be empty.
    /// Sums over `drives`; 0 if the check ended before anything was read.
    std::uint64_t checked_bytes = 0;
    std::uint64_t zeroed_bytes = 0;
    std::uint64_t changed_bytes = 0;
    std::uint64_t unchanged_bytes = 0;
    std::vector<DriveProof> drives;
    std::vector<std::string> notes; ///< What else is worth knowing, whole sentences.

    friend bool operator==(const ProveOutcome&, const ProveOutcome&) = default;
};
/// "works", "does not work", "cannot tell".
std::string_view toString(ProveOutcome::Answer answer);

struct ProveOptions {
    std::uint64_t size_bytes = 0; ///< Of the file, see proveSizeProblem(); 0: chosen to fit the filesystem.
};
/// Why a file of this size cannot be asked for: it is a whole number of MiB from 1 to 1024. Error: usage.
std::optional<Error> proveSizeProblem(std::uint64_t bytes);

/// The steps in their order. Progress of a check counts thousandths of steps, so that it passes through anything that
/// passes Progress on.
enum class ProveStep { looking, writing, finding, deleting, trimming, readingAgain };
inline constexpr std::uint64_t proveSteps = 6;
Progress proveProgress(ProveStep step, std::uint64_t done, std::uint64_t total);
ProveStep proveStepOf(const Progress& progress);
/// What is being done, for people: "Writing a file of random data".
std::string_view describe(ProveStep step);

/// A check that could not be carried out to the end.
ProveOutcome cannotTell(std::string because, std::string advice = {});
/// The answer for a filesystem that is not optimized for this reason: a layer that refuses discards means that TRIM
/// does not work; every other reason means that it cannot be told.
ProveOutcome proveOutcomeOf(const Skip& skip);

/// The one place where counts become an answer. `trim` is what the run on the file's range came to; `stop`, if not
/// empty, is what a look at the path after the run says of where the request ended. Data that are still there prove
/// something only on a drive that promises zeros, or where something is known to have refused.
ProveOutcome judgeProof(std::vector<DriveProof> drives, const TrimOutcome& trim, std::string_view stop,
                        std::string_view fix);

/// Fills `block`, which begins `offset` bytes into the file, with data that only the seed tells and that cannot be
/// compressed. `offset` and the block's size are multiples of 8.
void fillProofPattern(MutableBytes block, std::uint64_t seed, std::uint64_t offset);

} // namespace trimwright
