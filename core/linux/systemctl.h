// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <chrono>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::linux_system {

/// The properties of one unit as `systemctl show` prints them; a name that it does not print is absent.
using UnitProperties = std::map<std::string, std::string, std::less<>>;

/// Calls systemctl(1), every call with a time limit. Any thread.
class Systemctl {
  public:
    Systemctl(std::string program, std::chrono::milliseconds timeout)
        : m_program(std::move(program)), m_timeout(timeout) {}

    /// The properties of units, in their order. Times are in UTC, see parseUtc(). A unit that does not exist has
    /// LoadState=not-found. Needs no privilege. Errors: of runProgram(), failed (systemd does not answer).
    Result<std::vector<UnitProperties>> show(const std::vector<std::string>& units, std::string_view properties,
                                             std::stop_token stop) const;

    /// A command that changes something: {"enable", "--now", "x.timer"}. Errors: of runProgram(), failed.
    Result<> change(const std::vector<std::string>& words, std::stop_token stop) const;

  private:
    Result<std::string> program() const;

    std::string m_program;
    std::chrono::milliseconds m_timeout;
};

/// "Sun 2026-12-06 03:00:00 UTC"; nothing for "n/a", "" and what is no such time.
std::optional<std::chrono::sys_seconds> parseUtc(std::string_view text);

} // namespace trimwright::linux_system
