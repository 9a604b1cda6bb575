// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/fitrim.h"

#include "core/base/file.h"
#include "core/linux/child_reaper.h"
#include "core/linux/stop_signal.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <ctime>
#include <fcntl.h>
#include <fmt/format.h>
#include <limits>
#include <linux/fs.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace trimwright::linux_system {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

/// What the child reports after a piece; small enough for the pipe to take it whole (PIPE_BUF).
struct Report {
    std::uint64_t covered_bytes = 0;
    std::uint64_t offered_bytes = 0;
    int error = 0;     ///< errno of a failed call
    bool last = false; ///< Nothing follows.
};

// ---- in the child: async-signal-safe functions only -----------------------------------------------------------------

void childSend(int pipe, const Report& report) {
    while (::write(pipe, &report, sizeof report) < 0 && errno == EINTR) {
    }
}

/// Gives up every descriptor but two: the parent's sockets and files must not live on in the child.
void childCloseOthers(int one, int two) {
    const auto low = static_cast<unsigned>(std::min(one, two));
    const auto high = static_cast<unsigned>(std::max(one, two));
    const auto closeRange = [](unsigned first, unsigned last) {
        if (first <= last) {
            ::syscall(SYS_close_range, first, last, 0U);
        }
    };
    if (low > 0) {
        closeRange(0, low - 1);
    }
    closeRange(low + 1, high - 1);
    closeRange(high + 1, std::numeric_limits<unsigned>::max());
}

std::int64_t childMilliseconds() {
    timespec now{};
    ::clock_gettime(CLOCK_MONOTONIC, &now);
    return (now.tv_sec * 1000) + (now.tv_nsec / 1'000'000);
}

void childRunSpans(const TrimJob& job, int pipe) {
    Report report;
    for (const TrimSpan& span : job.only) {
        fstrim_range range{span.start_bytes, span.length_bytes, 0};
        report.error = job.call(job.fd, range);
        if (report.error != 0) {
            break;
        }
        report.offered_bytes += range.len;
    }
    report.last = true;
    childSend(pipe, report);
}

void childRun(const TrimJob& job, int pipe) {
    if (!job.only.empty()) {
        childRunSpans(job, pipe);
        return;
    }
    const TrimPlan& plan = job.plan;
    Report report;
    std::uint64_t start = 0;
    std::int64_t reported = childMilliseconds();
    while (!report.last) {
        const std::uint64_t room = plan.size_bytes - std::min(plan.size_bytes, start);
        std::uint64_t length = plan.chunk_bytes + (start == 0 ? plan.offset_bytes : 0);
        if (plan.chunk_bytes == 0 || room <= length) {
            length = std::numeric_limits<std::uint64_t>::max() - start;
            report.last = true;
        }
        fstrim_range range{start, length, 0}; // The kernel overwrites it.
        int error = job.call(job.fd, range);
        if (error == EINVAL && start > 0) {
            error = 0; // The filesystem is smaller than its device, and this piece lies beyond its end.
            range.len = 0;
            report.last = true;
        }
        if (error != 0) {
            report.error = error;
            report.last = true;
        } else {
            report.offered_bytes += range.len;
            report.covered_bytes = report.last ? plan.size_bytes : start + length;
        }
        start += length;
        // Each report wakes the parent, and small pieces are done in no time.
        if (const std::int64_t now = childMilliseconds(); report.last || now - reported >= 20) {
            childSend(pipe, report);
            reported = now;
        }
    }
}

[[noreturn]] void childMain(const TrimJob& job, int pipe, pid_t parent) {
    // If we die, nobody is left to stop the child. The parent may have died before this call, hence the check after it.
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent) {
        ::_exit(1);
    }
    childCloseOthers(job.fd, pipe);
    constexpr int whoProcess = 1;      // IOPRIO_WHO_PROCESS
    constexpr int idleClass = 3 << 13; // IOPRIO_CLASS_IDLE
    ::syscall(SYS_ioprio_set, whoProcess, 0, idleClass);
    childRun(job, pipe);
    ::_exit(0);
}

// ---- in the parent --------------------------------------------------------------------------------------------------

/// Forks with all signals blocked, so that the child never runs a signal handler of this program (and Ctrl+C reaches
/// the parent alone, which then ends the child in order).
pid_t forkQuietly() {
    sigset_t all;
    sigset_t before;
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &before);
    const pid_t child = ::fork();
    if (child != 0) {
        const int error = errno;
        ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
        errno = error;
    }
    return child;
}

/// The child from its start to its end.
class TrimChild {
  public:
    TrimChild() = default;
    TrimChild(const TrimChild&) = delete;
    TrimChild& operator=(const TrimChild&) = delete;
    ~TrimChild() { end(); }

    /// 0 or an errno value.
    int start(const TrimJob& job) {
        std::array<int, 2> ends{};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
            return errno;
        }
        m_pipe.reset(ends[0]);
        const UniqueFd childEnd(ends[1]);
        const pid_t parent = ::getpid();
        m_pid = forkQuietly();
        if (m_pid == 0) {
            childMain(job, childEnd.get(), parent);
        }
        return m_pid < 0 ? errno : 0;
    }

    int pipe() const { return m_pipe.get(); }

    /// The next report if there is one; `gone` becomes true when the child will send nothing more.
    bool read(Report& report, bool& gone) const {
        const ssize_t got = ::read(m_pipe.get(), &report, sizeof report);
        gone = got == 0 || (got < 0 && errno != EINTR && errno != EAGAIN);
        return got == static_cast<ssize_t>(sizeof report);
    }

    void end() {
        if (m_pid > 0) {
            endChild(std::exchange(m_pid, -1), false);
        }
    }

  private:
    pid_t m_pid = -1;
    UniqueFd m_pipe;
};

/// The loop of the parent: reports, stops and changes of the mount table.
class TrimSupervisor {
  public:
    TrimSupervisor(const TrimJob& job, std::stop_token stop, const ProgressFn& progress)
        : m_job(job),
          m_stop(std::move(stop)),
          m_progress(progress),
          m_mountTable(job.still_mounted ? ::open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC) : -1) {}

    TrimOutcome run() {
        if (const int error = m_child.start(m_job); error != 0) {
            return {
                TrimOutcome::Kind::failed,
                fmt::format("A process for the run could not be started: {}.", std::generic_category().message(error)),
                0, 0, false};
        }
        announce({});
        TrimOutcome outcome = supervise();
        m_child.end();
        outcome.offered_bytes = offered(m_last);
        return outcome;
    }

  private:
    TrimOutcome supervise() {
        for (;;) {
            // Entries with a negative descriptor are ignored.
            std::array<pollfd, 3> waits{
                {{m_child.pipe(), POLLIN, 0}, {m_stop.fd(), POLLIN, 0}, {m_mountTable.get(), POLLPRI, 0}}};
            ::poll(waits.data(), waits.size(), waitMilliseconds());
            bool gone = false;
            if (waits[0].revents != 0 && m_child.read(m_last, gone)) {
                if (m_last.last) {
                    return finished();
                }
                announce(m_last);
            }
            if (m_stop.requested()) {
                return {TrimOutcome::Kind::cancelled, "The run was cancelled; what was done stays done.", 0, 0, false};
            }
            if (gone) {
                return {TrimOutcome::Kind::failed, "The process that did the work was ended from outside.", 0, 0,
                        false};
            }
            m_tableChanged = m_tableChanged || waits[2].revents != 0;
            if (m_tableChanged && waitMilliseconds() == 0 && !lookAtMounts()) {
                return {TrimOutcome::Kind::failed, "The filesystem was unmounted during the run.", 0, 0, false};
            }
        }
    }

    /// A busy machine changes its mounts all the time; a look every quarter of a second is enough.
    int waitMilliseconds() const {
        if (!m_tableChanged) {
            return -1;
        }
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(m_nextLook - Clock::now());
        return static_cast<int>(std::max(left, 0ms).count());
    }

    bool lookAtMounts() {
        m_tableChanged = false;
        m_nextLook = Clock::now() + 250ms;
        return m_job.still_mounted();
    }

    TrimOutcome finished() {
        if (m_last.error != 0) {
            return outcomeOfErrno(m_last.error);
        }
        m_nextAnnouncement = {};
        announce(m_last);
        return {TrimOutcome::Kind::trimmed, "", 0, 0, false};
    }

    /// All that was covered cannot be free: every filesystem has metadata.
    std::uint64_t offered(const Report& report) const {
        const bool claimsAll = report.covered_bytes > 0 && report.offered_bytes >= report.covered_bytes;
        return claimsAll && m_job.free_bytes ? std::min(report.offered_bytes, *m_job.free_bytes) : report.offered_bytes;
    }

    void announce(const Report& report) {
        if (!m_progress || Clock::now() < m_nextAnnouncement) {
            return;
        }
        m_nextAnnouncement = Clock::now() + 100ms;
        m_progress({report.covered_bytes, m_job.plan.size_bytes, offered(report)});
    }

    const TrimJob& m_job;
    StopSignal m_stop;
    const ProgressFn& m_progress;
    UniqueFd m_mountTable;
    TrimChild m_child;
    Report m_last;
    bool m_tableChanged = false;
    Clock::time_point m_nextLook{};
    Clock::time_point m_nextAnnouncement{};
};

} // namespace

int systemTrimCall(int fd, fstrim_range& range) {
    int error = 0;
    do {
        error = ::ioctl(fd, FITRIM, &range) == 0 ? 0 : errno;
    } while (error == EINTR);
    return error;
}

TrimOutcome runTrim(const TrimJob& job, std::stop_token stop, const ProgressFn& progress) {
    collectLeftoverChildren();
    if (stop.stop_requested()) {
        return {TrimOutcome::Kind::cancelled, "The run was cancelled before it began.", 0, 0, false};
    }
    const auto start = Clock::now();
    TrimOutcome outcome = TrimSupervisor(job, std::move(stop), progress).run();
    outcome.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    return outcome;
}

TrimOutcome outcomeOfErrno(int errnoValue) {
    constexpr int kernelNotSupported = 524; // ENOTSUPP, which leaks out of some drivers and has no name in user space.
    using Kind = TrimOutcome::Kind;
    switch (errnoValue) {
    case EBADF:
    case ENOTTY:
    case EOPNOTSUPP:
    case ENOSYS:
        return {Kind::unsupported, "The filesystem or its device does not support TRIM.", 0, 0, false};
    case EPERM:
    case EACCES:
        return {Kind::failed, "Permission denied: only the administrator may optimize a filesystem.", 0, 0, true};
    case EROFS:
        return {Kind::failed, "The filesystem is read-only, maybe since an error occurred on it.", 0, 0, false};
    case EREMOTEIO:
    case EIO:
        return {Kind::failed,
                fmt::format("The drive did not carry out the TRIM commands ({}).",
                            std::generic_category().message(errnoValue)),
                0, 0, false};
    case kernelNotSupported:
        return {Kind::failed, "A driver below the filesystem refused (error 524, operation not supported).", 0, 0,
                false};
    case ENODEV:
    case ENXIO:
        return {Kind::failed, "The drive was removed during the run.", 0, 0, false};
    default:
        return {Kind::failed, fmt::format("The kernel reported: {}.", std::generic_category().message(errnoValue)), 0,
                0, false};
    }
}

} // namespace trimwright::linux_system
