// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"

#include <cstdint>
#include <limits>
#include <stop_token>

namespace trimwright::emulator {

/// The counter of a long operation that consists of equal, deterministic steps. It ends the operation early when the
/// caller asks to stop; the number of steps done then describes exactly what happened, so that the operation can be
/// repeated later up to the same point (`limit`).
class Steps {
  public:
    static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

    Steps() = default;
    Steps(std::uint64_t limit, std::stop_token stop, const ProgressFn* progress)
        : m_limit(limit), m_stop(std::move(stop)), m_progress(progress) {}

    /// Asks for one more step. False: end the operation here.
    bool next() {
        if (m_done >= m_limit) {
            m_limited = true;
            return false;
        }
        if (m_stop.stop_requested()) {
            m_stopped = true;
            return false;
        }
        ++m_done;
        return true;
    }

    void report(const Progress& progress) const {
        if (m_progress != nullptr && *m_progress) {
            (*m_progress)(progress);
        }
    }

    std::uint64_t done() const { return m_done; }
    bool stopped() const { return m_stopped; } ///< The caller asked to stop.
    bool endedEarly() const { return m_stopped || m_limited; }

  private:
    std::uint64_t m_limit = unlimited;
    std::stop_token m_stop;
    const ProgressFn* m_progress = nullptr;
    std::uint64_t m_done = 0;
    bool m_stopped = false;
    bool m_limited = false;
};

} // namespace trimwright::emulator
