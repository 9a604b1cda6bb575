// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/child_program.h"

#include "core/base/file.h"
#include "core/base/units.h"
#include "core/linux/child_reaper.h"
#include "core/linux/stop_signal.h"
#include "core/linux/system_tree.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace trimwright::linux_system {
namespace {

using Clock = std::chrono::steady_clock;

/// Owns the two structures that posix_spawn() takes.
class SpawnSettings {
  public:
    explicit SpawnSettings(int output) {
        ::posix_spawn_file_actions_init(&m_actions);
        ::posix_spawn_file_actions_addopen(&m_actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        ::posix_spawn_file_actions_adddup2(&m_actions, output, STDOUT_FILENO);
        ::posix_spawn_file_actions_addopen(&m_actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        ::posix_spawnattr_init(&m_attributes);
        sigset_t signals;
        ::sigemptyset(&signals);
        ::posix_spawnattr_setsigmask(&m_attributes, &signals);
        ::sigfillset(&signals);
        ::posix_spawnattr_setsigdefault(&m_attributes, &signals);
        ::posix_spawnattr_setpgroup(&m_attributes, 0);
        ::posix_spawnattr_setflags(&m_attributes,
                                   POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    }
    SpawnSettings(const SpawnSettings&) = delete;
    SpawnSettings& operator=(const SpawnSettings&) = delete;
    ~SpawnSettings() {
        ::posix_spawn_file_actions_destroy(&m_actions);
        ::posix_spawnattr_destroy(&m_attributes);
    }

    const posix_spawn_file_actions_t* actions() const { return &m_actions; }
    const posix_spawnattr_t* attributes() const { return &m_attributes; }

  private:
    posix_spawn_file_actions_t m_actions{};
    posix_spawnattr_t m_attributes{};
};

/// Kills the process group and waits for the program, whatever happens in between.
class Program {
  public:
    explicit Program(pid_t pid) : m_pid(pid), m_exit(static_cast<int>(::syscall(SYS_pidfd_open, pid, 0U))) {}
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    ~Program() {
        if (m_pid > 0) {
            endChild(m_pid, true);
        }
    }

    /// Becomes readable when the program ends; negative if the kernel has no such thing.
    int exitFd() const { return m_exit.get(); }

    /// Whether it has ended; its number stays taken until collect().
    bool hasEnded() const {
        siginfo_t info{};
        return ::waitid(P_PID, static_cast<id_t>(m_pid), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid != 0;
    }

    /// The status of a program that has ended. What it left behind in its group is killed, while its number, which is
    /// also the group's, cannot have gone to another yet.
    int collect() {
        ::kill(-m_pid, SIGKILL);
        int status = 0;
        ::waitpid(std::exchange(m_pid, -1), &status, 0);
        return status;
    }

  private:
    pid_t m_pid;
    UniqueFd m_exit;
};

Error spawnError(int error, const std::string& program) {
    if (error == ENOENT) {
        return {Errc::missingProgram, fmt::format("The program {} was not found.", program)};
    }
    Error made = errnoError(error, fmt::format("The program {} could not be started", program));
    if (made.code == Errc::notFound) {
        made.code = Errc::missingProgram;
    }
    return made;
}

/// How long output may still come after the program has ended: something it started holds the pipe open.
constexpr std::chrono::milliseconds quietAfterEnd{200};

/// How long to wait for the next event, given what is left of the time.
int waitMilliseconds(std::chrono::milliseconds left, const Program& child, bool ended) {
    if (ended) {
        left = std::min(left, quietAfterEnd);
    } else if (child.exitFd() < 0) {
        left = std::min(left, std::chrono::milliseconds(50));
    }
    return static_cast<int>(std::min<long long>(left.count(), 3'600'000));
}

/// Reads until the end of the output, or until nothing comes any more after the program's end; the error of the limit
/// that was hit first.
Result<std::string> readOutput(int pipe, const Program& child, const std::string& program, const ProgramLimits& limits,
                               const StopSignal& stop) {
    const auto deadline = Clock::now() + limits.timeout;
    std::string text;
    for (bool ended = false;;) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
        if (stop.requested()) {
            return fail(Errc::cancelled, fmt::format("{} was stopped.", program));
        }
        if (left.count() <= 0 && ended) {
            return text; // Whoever still writes is not the program.
        }
        if (left.count() <= 0) {
            return fail(Errc::timedOut, fmt::format("{} did not finish within {:.3g} seconds and was ended.", program,
                                                    std::chrono::duration<double>(limits.timeout).count()));
        }
        std::array<pollfd, 3> waits{
            {{pipe, POLLIN, 0}, {stop.fd(), POLLIN, 0}, {ended ? -1 : child.exitFd(), POLLIN, 0}}};
        const int events = ::poll(waits.data(), waits.size(), waitMilliseconds(left, child, ended));
        if (waits[0].revents == 0) {
            if (ended && events == 0) {
                return text;
            }
            ended = ended || child.hasEnded();
            continue;
        }
        std::array<char, std::size_t{64} << 10>
            buffer; // NOLINT(cppcoreguidelines-pro-type-member-init): filled by read
        const ssize_t got = ::read(pipe, buffer.data(), buffer.size());
        if (got == 0) {
            return text;
        }
        if (got < 0 && errno != EINTR) {
            return fail(errnoError(errno, fmt::format("The output of {} could not be read", program)));
        }
        text.append(buffer.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
        if (text.size() > limits.max_output_bytes) {
            return fail(Errc::invalidData, fmt::format("{} printed more than {} and was ended.", program,
                                                       formatBytes(limits.max_output_bytes)));
        }
    }
}

/// A program may close its output and go on. It gets what is left of its time, at least a moment.
Result<int> waitForEnd(Program& child, const std::string& program, const ProgramLimits& limits, Clock::time_point start,
                       const StopSignal& stop) {
    const auto deadline = std::max(start + limits.timeout, Clock::now() + std::chrono::milliseconds(100));
    for (int pause = 1;; pause = std::min(pause * 2, 50)) {
        if (child.hasEnded()) {
            return child.collect();
        }
        if (stop.requested()) {
            return fail(Errc::cancelled, fmt::format("{} was stopped.", program));
        }
        if (Clock::now() >= deadline) {
            return fail(Errc::timedOut, fmt::format("{} closed its output but did not end, and was ended.", program));
        }
        pollfd wait{stop.fd(), POLLIN, 0};
        ::poll(&wait, 1, pause);
    }
}

} // namespace

Result<ProgramOutput> runProgram(const std::vector<std::string>& argv, const ProgramLimits& limits,
                                 std::stop_token stop) {
    const StopSignal signal(std::move(stop));
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        return fail(errnoError(errno, "A pipe could not be made"));
    }
    const UniqueFd output(ends[0]);
    UniqueFd childOutput(ends[1]);
    std::vector<std::string> words = argv;
    std::vector<char*> arguments;
    for (std::string& word : words) {
        arguments.push_back(word.data());
    }
    arguments.push_back(nullptr);
    // Messages in English, numbers with a point, and nothing of the caller's environment.
    std::vector<std::string> variables{"LC_ALL=C", "PATH=/usr/sbin:/usr/bin:/sbin:/bin"};
    variables.insert(variables.end(), limits.environment.begin(), limits.environment.end());
    std::vector<char*> environment;
    for (std::string& variable : variables) {
        environment.push_back(variable.data());
    }
    environment.push_back(nullptr);

    const auto start = Clock::now();
    const SpawnSettings settings(childOutput.get());
    pid_t pid = -1;
    const int error = ::posix_spawn(&pid, words[0].c_str(), settings.actions(), settings.attributes(), arguments.data(),
                                    environment.data());
    if (error != 0) {
        return fail(spawnError(error, argv[0]));
    }
    Program child(pid);
    childOutput.reset();
    auto text = readOutput(output.get(), child, argv[0], limits, signal);
    if (!text) {
        return fail(std::move(text.error()));
    }
    const auto status = waitForEnd(child, argv[0], limits, start, signal);
    if (!status) {
        return fail(status.error());
    }
    if (WIFSIGNALED(*status)) {
        return fail(Errc::failed, fmt::format("{} was ended by signal {} ({}).", argv[0], WTERMSIG(*status),
                                              ::strsignal(WTERMSIG(*status))));
    }
    return ProgramOutput{std::move(*text), WEXITSTATUS(*status)};
}

std::optional<std::string> findProgram(std::string_view name) {
    if (name.find('/') != std::string_view::npos) {
        return std::string(name);
    }
    // System directories first: an administrator's PATH often lacks sbin, and nothing of a user's comes before them.
    std::vector<std::string> directories{"/usr/sbin", "/usr/bin", "/sbin", "/bin", "/usr/local/sbin", "/usr/local/bin"};
    if (const char* path = std::getenv("PATH"); path != nullptr) {
        for (const std::string_view directory : split(path, ':')) {
            directories.emplace_back(directory);
        }
    }
    for (const std::string& directory : directories) {
        std::string candidate = fmt::format("{}/{}", directory, name);
        if (directory.starts_with('/') && ::access(candidate.c_str(), X_OK) == 0) {
            return candidate;
        }
    }
    return std::nullopt;
}

} // namespace trimwright::linux_system
