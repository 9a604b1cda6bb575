// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/file.h"

#include <memory>
#include <optional>
#include <sys/types.h>
#include <termios.h>

namespace trimwright::bus {

/// polkit's agent for terminals (pkttyagent): asks for a password at the terminal that controls this process, on behalf
/// of this process alone, as long as this object lives. It would come before an agent of the desktop session, so it is
/// for where polkit has found none.
class TerminalAgent {
  public:
    /// Waits until it is ready to be asked (at most some seconds). Null: it is not installed, or there is no terminal,
    /// or this process does not run in its foreground.
    static std::unique_ptr<TerminalAgent> start();

    TerminalAgent(const TerminalAgent&) = delete;
    TerminalAgent& operator=(const TerminalAgent&) = delete;
    /// Ends it. It may be in the middle of a password: the terminal echoes again.
    ~TerminalAgent();

  private:
    TerminalAgent() = default;

    pid_t m_pid = -1;
    UniqueFd m_terminal;
    termios m_settings{};
};

} // namespace trimwright::bus
