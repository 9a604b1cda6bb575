// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::linux_system {

/// What a program printed on its standard output, and how it ended.
struct ProgramOutput {
    std::string text;
    int exit_status = 0;
};

struct ProgramLimits {
    std::chrono::milliseconds timeout{20'000};
    std::size_t max_output_bytes = std::size_t{16} << 20;
    std::vector<std::string> environment = {}; ///< "NAME=value", added to what every program gets.
};

/// Runs a program without a shell: argv[0] is its path, the environment is LC_ALL=C and a system PATH, standard input
/// and error are /dev/null. It forms a process group of its own, which is killed as a whole when the time is over, the
/// output too long or a stop requested; it is always waited for. The output is complete when the pipe is closed, or
/// when the program has ended and nothing more comes for a moment; what it left behind in its group is then killed too.
/// Errors: missingProgram · permissionDenied (not executable) · timedOut · cancelled · invalidData (too much output) ·
/// failed (ended by a signal, could not be started). Any exit status is a success here.
Result<ProgramOutput> runProgram(const std::vector<std::string>& argv, const ProgramLimits& limits,
                                 std::stop_token stop);

/// The path of a program: as it is if it holds a slash, else from the system directories and then PATH.
std::optional<std::string> findProgram(std::string_view name);

} // namespace trimwright::linux_system
