// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/drive/trim.h"
#include "core/linux/filesystem_types.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

struct fstrim_range;

namespace trimwright::linux_system {

/// How one run is cut into FITRIM calls, in byte offsets of the filesystem. Piece n covers [end(n−1), end(n)) with
/// end(n) = offset_bytes + (n + 1) · chunk_bytes; the last one has no end, so that nothing beyond a wrong size is
/// missed.
struct TrimPlan {
    std::uint64_t size_bytes = 0;   ///< Of the filesystem; 0 if unknown, then there is one piece.
    std::uint64_t offset_bytes = 0; ///< Of the first group boundary (ext4 with 1 KiB blocks: 1024).
    std::uint64_t chunk_bytes = 0;  ///< 0: one piece.
};

/// Cuts a filesystem of the given geometry: about a hundred pieces of equal size, each a multiple of `group_bytes`, so
/// that no free extent is offered twice and the whole costs no more than one call.
TrimPlan cutPlan(ChunkStyle style, std::uint64_t sizeBytes, std::uint64_t offsetBytes, std::uint64_t groupBytes);

/// The plan for a mounted filesystem: asks it (XFS_IOC_FSGEOMETRY) or its superblock (ext4, read from `deviceNode`) for
/// its groups. What cannot be read gets the format's defaults. `fd` is a directory of it.
TrimPlan planFor(ChunkStyle style, int fd, const std::string& deviceNode);

/// The FITRIM ioctl, or what a test puts in its place: 0, or an errno value; `range.len` becomes the bytes offered.
/// Runs in a child process after fork(): only async-signal-safe functions.
using TrimCall = int (*)(int fd, fstrim_range& range);
int systemTrimCall(int fd, fstrim_range& range);

/// A part of the filesystem, in the byte offsets that its FITRIM takes.
struct TrimSpan {
    std::uint64_t start_bytes = 0;
    std::uint64_t length_bytes = 0;
};

struct TrimJob {
    int fd = -1; ///< A directory of the filesystem; belongs to the caller.
    TrimPlan plan;
    /// If not empty, only the free space in these is offered, each with a call, and `plan` is not used.
    std::vector<TrimSpan> only;
    TrimCall call = systemTrimCall;
    /// Free space before the run, nothing if unknown. Newer kernels answer FITRIM on xfs with the range that was asked
    /// for instead of what was offered of it; where that is so, the free space is the better upper bound.
    std::optional<std::uint64_t> free_bytes;
    /// Called in the parent when the table of mounts has changed; false ends the run as failed. May be empty.
    std::function<bool()> still_mounted;
};

/// Runs the job in a child process, since a FITRIM call ends early only by a fatal signal. The child has the idle I/O
/// class, dies with the calling thread and holds no descriptor but the filesystem. Always exactly one outcome. After a
/// stop is requested it returns within about a second even if the kernel does not let go of the child; such a child is
/// collected later by collectLeftoverChildren().
TrimOutcome runTrim(const TrimJob& job, std::stop_token stop, const ProgressFn& progress);

/// The outcome of an errno value: which kind, and the words for it.
TrimOutcome outcomeOfErrno(int errnoValue);

} // namespace trimwright::linux_system
