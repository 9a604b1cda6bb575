// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/file.h"
#include "core/base/result.h"

#include <chrono>
#include <filesystem>
#include <stop_token>
#include <string>
#include <sys/types.h>

namespace trimwright::emulator {

/// How long to wait for a lock that another thread or process holds, and where to look up who it is.
struct LockPatience {
    std::chrono::milliseconds longest{10'000};
    std::filesystem::path proc = "/proc";
};

/// Takes the exclusive flock() of a file and keeps it until the descriptor is closed. The kernel drops the lock of a
/// process that dies. With `create` flags the file is made if it is missing, and a file that was removed or replaced
/// while we waited is not mistaken for the one at `path`. Errors: cancelled; timedOut, naming the process that holds
/// the lock; what open() says. Any thread.
class FileLock {
  public:
    FileLock(std::filesystem::path path, int openFlags) : m_path(std::move(path)), m_flags(openFlags) {}

    /// errno of an open() that failed is left in `openErrno`, which is 0 after any other error.
    Result<UniqueFd> take(const std::stop_token& stop, const LockPatience& patience, int& openErrno) const;

  private:
    bool isStillThere(int fd) const;
    Error timedOut(int fd, const LockPatience& patience) const;

    std::filesystem::path m_path;
    int m_flags;
};

/// Who holds a flock() of the file with this inode, in words: "trimwrightctl (process 4711, which is stopped)"; empty
/// if it cannot be found out. Reads `proc`/locks.
std::string lockHolder(ino_t inode, const std::filesystem::path& proc);

} // namespace trimwright::emulator
