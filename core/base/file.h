// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

struct stat;

namespace trimwright {

/// Owns a file descriptor and closes it.
class UniqueFd {
  public:
    UniqueFd() = default;
    explicit UniqueFd(int fd) : m_fd(fd) {}
    UniqueFd(UniqueFd&& other) noexcept : m_fd(std::exchange(other.m_fd, -1)) {}
    UniqueFd& operator=(UniqueFd&& other) noexcept {
        if (this != &other) {
            reset(std::exchange(other.m_fd, -1));
        }
        return *this;
    }
    UniqueFd(const UniqueFd&) = delete;
    UniqueFd& operator=(const UniqueFd&) = delete;
    ~UniqueFd() { reset(); }

    int get() const { return m_fd; }
    explicit operator bool() const { return m_fd >= 0; }
    void reset(int fd = -1);

  private:
    int m_fd = -1;
};

/// Reads a whole regular or pseudo file of at most `maxBytes`. Errors: notFound, permissionDenied, invalidData when it
/// is larger, failed otherwise (errno in words). Never blocks on a FIFO or a device: only regular files are read.
Result<std::string> readFile(const std::filesystem::path& path, std::size_t maxBytes = std::size_t{64} << 20);

/// Replaces the file: writes a temporary file beside it, syncs it and renames it over. The old content stays whole if
/// anything fails. A new file gets mode 0644 less the umask; an existing one keeps its mode.
Result<> writeFileAtomically(const std::filesystem::path& path, std::string_view content);

/// Makes the directory with those above it, if it is not there. Errors: of the system.
Result<> makeDirectory(const std::filesystem::path& path);

/// The name, or the first of NAME-2, NAME-3 … that nothing has yet, for a file that is set aside.
std::filesystem::path unusedName(const std::string& name);

/// Whether it is root's and nobody else may write to it: else who could would do as root what root does with it.
bool onlyRootWrites(const struct stat& status);

/// An errno as "what: No such file or directory", with permission errors told apart.
Error errnoError(int errnoValue, std::string what);

} // namespace trimwright
