// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/drive_lock.h"

#include "core/base/text.h"

#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <sstream>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>

namespace trimwright::emulator {
namespace {

namespace fs = std::filesystem;

/// "trimwrightctl (process 4711, which is stopped)", from the files of that process.
std::string describeProcess(const std::string& pid, const fs::path& proc) {
    const auto name = readFile(proc / pid / "comm", 4096);
    bool stopped = false;
    if (const auto status = readFile(proc / pid / "status", std::size_t{1} << 16); status) {
        const auto at = status->find("\nState:\t");
        const char letter = at == status->npos || at + 8 >= status->size() ? '?' : (*status)[at + 8];
        stopped = letter == 'T' || letter == 't';
    }
    std::string known = name ? cleanText(*name) : std::string();
    known = known.empty() ? "a program" : known;
    return stopped ? fmt::format("{} (process {}, which is stopped)", known, pid)
                   : fmt::format("{} (process {})", known, pid);
}

} // namespace

std::string lockHolder(ino_t inode, const fs::path& proc) {
    const auto locks = readFile(proc / "locks");
    if (!locks) {
        return {};
    }
    // "1: FLOCK  ADVISORY  WRITE 4711 fe:01:1234 0 EOF". The device is not compared: on some filesystems it is not the
    // one that stat() tells.
    std::istringstream lines(*locks);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream fields(line);
        std::string number;
        std::string type;
        std::string mode;
        std::string access;
        std::string pid;
        std::string file;
        fields >> number >> type >> mode >> access >> pid >> file;
        if (type == "FLOCK" && file.ends_with(fmt::format(":{}", inode)) &&
            pid.find_first_not_of("0123456789") == pid.npos) {
            return describeProcess(pid, proc);
        }
    }
    return {};
}

Result<UniqueFd> FileLock::take(const std::stop_token& stop, const LockPatience& patience, int& openErrno) const {
    const auto end = std::chrono::steady_clock::now() + patience.longest;
    for (;;) {
        UniqueFd fd(::open(m_path.c_str(), m_flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600));
        openErrno = fd ? 0 : errno;
        if (!fd) {
            return fail(errnoError(openErrno, fmt::format("Cannot open {}", m_path.string())));
        }
        while (::flock(fd.get(), LOCK_EX | LOCK_NB) != 0) {
            if (errno != EWOULDBLOCK && errno != EINTR) {
                return fail(errnoError(errno, fmt::format("Cannot lock {}", m_path.string())));
            }
            if (stop.stop_requested()) {
                return fail(Errc::cancelled, "Cancelled while another operation on the emulated drive was running.");
            }
            if (std::chrono::steady_clock::now() >= end) {
                return fail(timedOut(fd.get(), patience));
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        if (isStillThere(fd.get())) {
            return fd;
        }
    }
}

bool FileLock::isStillThere(int fd) const {
    struct stat ours {};
    struct stat now {};
    return ::fstat(fd, &ours) == 0 && ::stat(m_path.c_str(), &now) == 0 && ours.st_dev == now.st_dev &&
           ours.st_ino == now.st_ino;
}

Error FileLock::timedOut(int fd, const LockPatience& patience) const {
    struct stat status {};
    const std::string holder = ::fstat(fd, &status) == 0 ? lockHolder(status.st_ino, patience.proc) : std::string();
    return {Errc::timedOut,
            fmt::format("The emulated drive is in use by {} and was not released within {} seconds.",
                        holder.empty() ? "another program" : holder, patience.longest.count() / 1000),
            "Wait for that program to finish, or end it; what is saved of the drive stays whole."};
}

} // namespace trimwright::emulator
