// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

namespace trimwright {

/// How far a long operation is. `done` and `total` share one unit that the operation names (for TRIM: bytes of the
/// filesystem already covered, and its size). total == 0 means that the end is not known.
struct Progress {
    std::uint64_t done = 0;
    std::uint64_t total = 0;
    std::uint64_t offered_bytes = 0; ///< TRIM only: bytes offered to the drive so far.
};

/// Called on the thread that runs the operation, at most a few times a second for long work. May be empty.
using ProgressFn = std::function<void(const Progress&)>;

} // namespace trimwright
