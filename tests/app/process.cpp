// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/process.h"

#include "core/base/file.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace trimwright::testing {
namespace {

struct Pipe {
    UniqueFd read;
    UniqueFd write;
};

Pipe makePipe() {
    std::array<int, 2> ends{-1, -1};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        throw std::runtime_error("pipe2 failed");
    }
    return {UniqueFd(ends[0]), UniqueFd(ends[1])};
}

/// Only in the child, between fork and exec; the test program has one thread at that time.
[[noreturn]] void become(const std::vector<std::string>& argv, const ProcessOptions& options, int in, int out,
                         int err) {
    for (const auto& [name, value] : options.environment) {
        value.empty() ? ::unsetenv(name.c_str()) : ::setenv(name.c_str(), value.c_str(), 1);
    }
    std::vector<char*> arguments;
    for (const std::string& argument : argv) {
        arguments.push_back(const_cast<char*>(argument.c_str()));
    }
    arguments.push_back(nullptr);
    ::signal(SIGPIPE, options.ignore_broken_pipe ? SIG_IGN : SIG_DFL);
    if (options.block_signals) {
        sigset_t held;
        ::sigemptyset(&held);
        ::sigaddset(&held, SIGTERM);
        ::sigprocmask(SIG_BLOCK, &held, nullptr);
    }
    const bool ready = ::dup2(in, 0) >= 0 && ::dup2(out, 1) >= 0 && ::dup2(err, 2) >= 0 &&
                       (options.directory.empty() || ::chdir(options.directory.c_str()) == 0);
    if (options.close_output) {
        ::close(1);
    }
    if (ready) {
        ::execvp(arguments[0], arguments.data());
    }
    ::_exit(127);
}

/// Feeds `input` and collects both outputs until they end or the time is over.
class Pump {
  public:
    Pump(Pipe input, Pipe output, Pipe error, std::string text, bool keepInputOpen)
        : m_input(std::move(input.write)),
          m_output(std::move(output.read)),
          m_error(std::move(error.read)),
          m_text(std::move(text)),
          m_keepInputOpen(keepInputOpen) {
        ::fcntl(m_input.get(), F_SETFL, O_NONBLOCK);
    }

    /// False when the time was over first.
    bool runUntil(std::chrono::steady_clock::time_point end, Finished& finished) {
        while (m_output || m_error) {
            const auto left =
                std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
            if (left.count() <= 0) {
                return false;
            }
            feedIfDone();
            std::array<pollfd, 3> fds = {{{m_fed < m_text.size() ? m_input.get() : -1, POLLOUT, 0},
                                          {m_output.get(), POLLIN, 0},
                                          {m_error.get(), POLLIN, 0}}};
            ::poll(fds.data(), fds.size(), static_cast<int>(left.count()));
            if (fds[0].revents != 0) {
                feed();
            }
            if (fds[1].revents != 0) {
                drain(m_output, finished.out);
            }
            if (fds[2].revents != 0) {
                drain(m_error, finished.err);
            }
        }
        return true;
    }

  private:
    void feedIfDone() {
        if (m_fed == m_text.size() && !m_keepInputOpen) {
            m_input.reset();
        }
    }

    void feed() {
        const ssize_t count = ::write(m_input.get(), m_text.data() + m_fed, m_text.size() - m_fed);
        if (count >= 0) {
            m_fed += static_cast<std::size_t>(count);
        } else if (errno != EAGAIN && errno != EINTR) {
            m_input.reset();
            m_fed = m_text.size();
        }
    }

    static void drain(UniqueFd& fd, std::string& text) {
        std::array<char, std::size_t{64} * 1024> chunk{};
        const ssize_t count = ::read(fd.get(), chunk.data(), chunk.size());
        if (count > 0) {
            text.append(chunk.data(), static_cast<std::size_t>(count));
        } else if (count == 0 || errno != EINTR) {
            fd.reset();
        }
    }

    UniqueFd m_input;
    UniqueFd m_output;
    UniqueFd m_error;
    std::string m_text;
    bool m_keepInputOpen;
    std::size_t m_fed = 0;
};

void collectStatus(pid_t pid, Finished& finished) {
    int status = 0;
    while (::waitpid(pid, &status, 0) < 0 && errno == EINTR) {
    }
    if (WIFEXITED(status) && !finished.timed_out) {
        finished.exit_code = WEXITSTATUS(status);
    } else if (WIFSIGNALED(status)) {
        finished.signal = WTERMSIG(status);
    }
}

} // namespace

Finished run(const std::vector<std::string>& argv, const ProcessOptions& options) {
    ::signal(SIGPIPE, SIG_IGN); // a program may close its input early
    Pipe input = makePipe();
    Pipe output = makePipe();
    Pipe error = makePipe();
    const auto start = std::chrono::steady_clock::now();
    const pid_t pid = ::fork();
    if (pid < 0) {
        throw std::runtime_error("fork failed");
    }
    if (pid == 0) {
        become(argv, options, input.read.get(), options.output_fd >= 0 ? options.output_fd : output.write.get(),
               error.write.get());
    }
    input.read.reset();
    output.write.reset();
    error.write.reset();
    std::thread companion;
    if (options.started) {
        companion = std::thread([&options, pid] { options.started(pid); });
    }
    Finished finished;
    Pump pump(std::move(input), std::move(output), std::move(error), options.input, options.keep_input_open);
    if (!pump.runUntil(start + options.timeout, finished)) {
        finished.timed_out = true;
        ::kill(pid, SIGKILL);
    }
    collectStatus(pid, finished);
    finished.took = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - start);
    if (companion.joinable()) {
        companion.join();
    }
    return finished;
}

} // namespace trimwright::testing
