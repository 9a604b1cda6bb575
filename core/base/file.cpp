// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file.h"

#include "core/base/units.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace trimwright {
namespace {

Result<> writeAll(int fd, std::string_view content, const std::string& name) {
    while (!content.empty()) {
        const ssize_t written = ::write(fd, content.data(), content.size());
        if (written < 0 && errno == EINTR) {
            continue;
        }
        if (written < 0) {
            return fail(errnoError(errno, fmt::format("Cannot write {}", name)));
        }
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

} // namespace

void UniqueFd::reset(int fd) {
    if (m_fd >= 0) {
        ::close(m_fd);
    }
    m_fd = fd;
}

bool onlyRootWrites(const struct stat& status) {
    return status.st_uid == 0 && (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

Error errnoError(int errnoValue, std::string what) {
    Errc code = Errc::failed;
    switch (errnoValue) {
    case EACCES:
    case EPERM:
        code = Errc::permissionDenied;
        break;
    case ENOENT:
    case ENOTDIR:
        code = Errc::notFound;
        break;
    default:
        break;
    }
    return {code, fmt::format("{}: {}.", what, std::generic_category().message(errnoValue))};
}

Result<std::string> readFile(const std::filesystem::path& path, std::size_t maxBytes) {
    const std::string name = path.string();
    const UniqueFd fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    if (!fd) {
        return fail(errnoError(errno, fmt::format("Cannot read {}", name)));
    }
    struct stat status {};
    if (::fstat(fd.get(), &status) != 0) {
        return fail(errnoError(errno, fmt::format("Cannot read {}", name)));
    }
    if (!S_ISREG(status.st_mode)) {
        return fail(Errc::invalidData, fmt::format("{} is not a regular file.", name));
    }
    // Pseudo files report a size of 0 or of a page, so read until the end instead of trusting it.
    std::string content;
    std::size_t used = 0;
    for (;;) {
        if (used == content.size()) {
            if (used > maxBytes) {
                return fail(Errc::invalidData, fmt::format("{} is larger than {}.", name, formatBytes(maxBytes)));
            }
            const std::size_t announced = status.st_size > 0 ? static_cast<std::size_t>(status.st_size) : 0;
            content.resize(std::min(maxBytes, std::max<std::size_t>({used * 2, announced, 4096})) + 1);
        }
        const ssize_t got = ::read(fd.get(), content.data() + used, content.size() - used);
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got < 0) {
            return fail(errnoError(errno, fmt::format("Cannot read {}", name)));
        }
        if (got == 0) {
            break;
        }
        used += static_cast<std::size_t>(got);
    }
    content.resize(used);
    if (used > maxBytes) {
        return fail(Errc::invalidData, fmt::format("{} is larger than {}.", name, formatBytes(maxBytes)));
    }
    return content;
}

Result<> writeFileAtomically(const std::filesystem::path& path, std::string_view content) {
    const std::string name = path.string();
    std::string temporary = name + ".XXXXXX";
    UniqueFd fd(::mkostemp(temporary.data(), O_CLOEXEC));
    if (!fd) {
        return fail(errnoError(errno, fmt::format("Cannot write {}", name)));
    }
    struct stat old {};
    mode_t mode = 0;
    if (::stat(path.c_str(), &old) == 0) {
        mode = old.st_mode & 07777U;
    } else {
        // mkostemp makes 0600; there is no way to read the umask but to set it, and that would race with other threads,
        // so ask the kernel through /proc and fall back to the usual one.
        mode = 0644;
        if (const auto self = readFile("/proc/self/status"); self) {
            if (const auto at = self->find("Umask:"); at != std::string::npos) {
                mode &= ~static_cast<mode_t>(std::strtoul(self->c_str() + at + 6, nullptr, 8));
            }
        }
    }
    auto written = writeAll(fd.get(), content, name);
    if (written && (::fchmod(fd.get(), mode) != 0 || ::fsync(fd.get()) != 0)) {
        written = fail(errnoError(errno, fmt::format("Cannot write {}", name)));
    }
    fd.reset();
    if (written && ::rename(temporary.c_str(), path.c_str()) != 0) {
        written = fail(errnoError(errno, fmt::format("Cannot replace {}", name)));
    }
    if (!written) {
        ::unlink(temporary.c_str());
        return written;
    }
    // The rename itself must survive a power cut too; a directory that cannot be synced is no reason to fail.
    const auto directory = path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
    if (const UniqueFd parent(::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)); parent) {
        ::fsync(parent.get());
    }
    return {};
}

Result<> makeDirectory(const std::filesystem::path& path) {
    std::error_code error;
    std::filesystem::create_directories(path, error);
    return error ? Result<>(fail(errnoError(error.value(), fmt::format("Cannot make {}", path.string())))) : Result<>();
}

std::filesystem::path unusedName(const std::string& name) {
    std::filesystem::path unused = name;
    std::error_code ignored;
    for (int number = 2; std::filesystem::exists(std::filesystem::symlink_status(unused, ignored)); ++number) {
        unused = fmt::format("{}-{}", name, number);
    }
    return unused;
}

} // namespace trimwright
