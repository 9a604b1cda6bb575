// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/file.h"

#include <stop_token>
#include <thread>

namespace trimwright::cli {

/// Turns the first Ctrl+C, SIGTERM or hang-up into a stop request, so that a running command ends cleanly; a second
/// one ends the process at once. One at a time in a process. Child processes are not affected. Make it first thing in
/// main(): a signal before it ends the process as usual.
class StopOnSignal {
  public:
    StopOnSignal();
    ~StopOnSignal();
    StopOnSignal(const StopOnSignal&) = delete;
    StopOnSignal& operator=(const StopOnSignal&) = delete;

    std::stop_token token() const { return m_source.get_token(); }

  private:
    void listen();

    UniqueFd m_readEnd;
    UniqueFd m_writeEnd;
    std::stop_source m_source;
    std::thread m_watcher;
};

} // namespace trimwright::cli
