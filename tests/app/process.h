// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <string>
#include <sys/types.h>
#include <vector>

namespace trimwright::testing {

struct ProcessOptions {
    std::map<std::string, std::string> environment = {}; ///< Added to ours; an empty value removes the variable.
    std::string input = {};                              ///< Standard input.
    bool keep_input_open = false;                        ///< The input does not end before the process does.
    std::string directory = {};                          ///< Working directory; empty = ours.
    int output_fd = -1;        ///< Becomes standard output instead of a pipe; not closed here.
    bool close_output = false; ///< Standard output is closed.
    bool ignore_broken_pipe = false;
    bool block_signals = false;              ///< SIGTERM is held back until the process lets it in.
    std::chrono::seconds timeout{60};        ///< Then the process is killed.
    std::function<void(pid_t)> started = {}; ///< Called once, on another thread, when the process runs.
};

struct Finished {
    int exit_code = -1; ///< -1 if a signal ended it or it timed out.
    int signal = 0;
    bool timed_out = false;
    std::string out;
    std::string err;
    std::chrono::milliseconds took{0};
};

/// Runs a program to its end and keeps what it writes. argv[0] is looked up in PATH unless it holds a slash. Standard
/// input, output and error are pipes, never the terminal.
Finished run(const std::vector<std::string>& argv, const ProcessOptions& options = {});

} // namespace trimwright::testing
