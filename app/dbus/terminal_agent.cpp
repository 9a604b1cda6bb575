// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dbus/terminal_agent.h"

#include "core/linux/child_program.h"
#include "core/linux/child_reaper.h"

#include <array>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <string>
#include <unistd.h>
#include <utility>

namespace trimwright::bus {
namespace {

constexpr int readyFd = 3; // in the agent
/// For hangs only: it registers with polkit through the bus, which takes seconds on a busy machine.
constexpr int readyLimitMs = 25'000;

/// Starts pkttyagent for this process; -1 if it cannot be. It shares our process group, else it could not read from the
/// terminal. What is asked it writes to the terminal itself; its messages are for programmers.
pid_t spawnAgent(const std::string& program, int ready) {
    std::array<std::string, 5> words{"pkttyagent", "--notify-fd", std::to_string(readyFd), "--process",
                                     std::to_string(::getpid())};
    std::array<char*, words.size() + 1> argv{};
    for (std::size_t i = 0; i < words.size(); ++i) {
        argv[i] = words[i].data();
    }
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, ready, readyFd);
    ::posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    ::posix_spawnattr_init(&attributes);
    sigset_t none;
    ::sigemptyset(&none);
    ::posix_spawnattr_setsigmask(&attributes, &none);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    pid_t pid = -1;
    const int error = ::posix_spawn(&pid, program.c_str(), &actions, &attributes, argv.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    ::posix_spawnattr_destroy(&attributes);
    return error == 0 ? pid : -1;
}

} // namespace

std::unique_ptr<TerminalAgent> TerminalAgent::start() {
    const auto program = linux_system::findProgram("pkttyagent");
    UniqueFd terminal(::open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC));
    std::array<int, 2> ends{};
    if (!program || ::isatty(STDIN_FILENO) == 0 || !terminal || ::tcgetpgrp(terminal.get()) != ::getpgrp() ||
        ::pipe2(ends.data(), O_CLOEXEC) != 0) {
        return nullptr;
    }
    const UniqueFd ready(ends[0]);
    UniqueFd theirs(ends[1]);
    std::unique_ptr<TerminalAgent> agent(new TerminalAgent);
    ::tcgetattr(terminal.get(), &agent->m_settings);
    agent->m_terminal = std::move(terminal);
    agent->m_pid = spawnAgent(*program, theirs.get());
    theirs.reset();
    pollfd wait{ready.get(), POLLIN, 0}; // closed by it when it is ready, or when it has failed
    if (agent->m_pid < 0 || ::poll(&wait, 1, readyLimitMs) <= 0) {
        return nullptr;
    }
    return agent;
}

TerminalAgent::~TerminalAgent() {
    if (m_pid < 0) {
        return;
    }
    linux_system::endChild(m_pid, false);
    ::tcsetattr(m_terminal.get(), TCSANOW, &m_settings);
}

} // namespace trimwright::bus
