// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/proof_file.h"

#include "core/base/units.h"
#include "core/drive/prove.h"
#include "core/linux/capability.h"

#include <algorithm>
#include <cerrno>
#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <linux/capability.h>
#include <linux/fs.h>
#include <linux/magic.h>
#include <memory>
#include <string>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <unistd.h>
#include <vector>

namespace trimwright::linux_system {
namespace {

constexpr std::string_view prefix = ".trimwright-check-";
constexpr std::size_t digits = 16;
constexpr mode_t ownerOnly = 0600;

Error writeError(int error) {
    switch (error) {
    case EROFS:
        return {Errc::unsupported, "The filesystem is read-only.", "Mount it writable and try again."};
    case ENOSPC:
        return {Errc::failed, "The filesystem is full: there was no room for the file of the check.",
                "Delete something and try again."};
    case EDQUOT:
        return {Errc::failed, "A quota of the filesystem left no room for the file of the check.",
                "Raise the quota, or choose a smaller file with --size."};
    case EFBIG:
        return {Errc::failed, "The filesystem or a limit of this program allows no file that large.",
                "Choose a smaller file with --size."};
    default:
        return errnoError(error, "The file of the check cannot be written");
    }
}

/// Makes a file with a name and takes the name away again.
int createUnlinked(int directory) {
    std::uint64_t random = 0;
    if (::getrandom(&random, sizeof random, 0) != static_cast<ssize_t>(sizeof random)) {
        return -1;
    }
    const std::string name = fmt::format("{}{:016x}", prefix, random);
    const int fd = ::openat(directory, name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, ownerOnly);
    if (fd >= 0) {
        ::flock(fd, LOCK_EX | LOCK_NB); // tells removeProofLeftovers() that it is in use
        ::unlinkat(directory, name.c_str(), 0);
    }
    return fd;
}

/// A file without a name; -1 and errno if there can be none.
int createNameless(int directory) {
    const int fd = ::openat(directory, ".", O_TMPFILE | O_RDWR | O_EXCL | O_CLOEXEC, ownerOnly);
    const bool unknown = errno == EOPNOTSUPP || errno == EISDIR || errno == ENOENT || errno == EINVAL;
    return fd < 0 && unknown ? createUnlinked(directory) : fd;
}

/// FAT and exFAT keep no owners: every file has the one of the mount.
bool keepsOwners(int directory) {
    constexpr std::uint32_t exfatMagic = 0x2011BAB0; // linux/magic.h has it from 6.x on
    struct statfs status {};
    if (::fstatfs(directory, &status) != 0) {
        return true;
    }
    const auto type = static_cast<std::uint32_t>(status.f_type);
    return type != MSDOS_SUPER_MAGIC && type != exfatMagic;
}

bool isOurs(int directory, const struct stat& file) {
    struct stat above {};
    const bool sameOwner = file.st_uid == ::geteuid() ||
                           (!keepsOwners(directory) && ::fstat(directory, &above) == 0 && above.st_uid == file.st_uid);
    return S_ISREG(file.st_mode) && file.st_nlink == 1 && sameOwner;
}

bool removeLeftover(int directory, const char* name) {
    struct stat status {};
    if (::fstatat(directory, name, &status, AT_SYMLINK_NOFOLLOW) != 0 || !isOurs(directory, status)) {
        return false;
    }
    const UniqueFd fd(::openat(directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    struct stat opened {};
    return fd && ::fstat(fd.get(), &opened) == 0 && opened.st_ino == status.st_ino &&
           ::flock(fd.get(), LOCK_EX | LOCK_NB) == 0 && ::unlinkat(directory, name, 0) == 0;
}

} // namespace

bool isProofFileName(std::string_view name) {
    return name.size() == prefix.size() + digits && name.starts_with(prefix) &&
           std::ranges::all_of(name.substr(prefix.size()),
                               [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

Result<std::uint64_t> chooseProofSize(std::uint64_t wanted, std::uint64_t freeBytes, std::uint64_t granularity) {
    constexpr std::uint64_t smallest = 16 * mebibyte;
    constexpr std::uint64_t largest = 64 * mebibyte;
    const auto whole = [](std::uint64_t bytes) { return (bytes + mebibyte - 1) / mebibyte * mebibyte; };
    const std::uint64_t least = std::max(mebibyte, std::min(whole(granularity * 4), largest));
    const std::uint64_t usual = std::clamp(whole(granularity * 8), smallest, largest);
    // Half of the free space at most, so that nobody else runs out of it.
    const std::uint64_t most = freeBytes / 2 / mebibyte * mebibyte;
    const std::uint64_t size = wanted != 0 ? wanted : std::min(usual, most);
    if (size < least && wanted == 0) {
        return fail(Errc::failed,
                    fmt::format("There is too little free space: {}, and the check needs {}.", formatBytes(freeBytes),
                                formatBytes(2 * least)),
                    "Delete something and try again.");
    }
    if (size > most) {
        return fail(Errc::failed,
                    fmt::format("There is too little free space: {}, and a file of {} needs twice its size.",
                                formatBytes(freeBytes), formatBytes(size)),
                    "Choose a smaller file with --size, or delete something.");
    }
    return size;
}

Result<ProofFile> ProofFile::create(int directory) {
    ProofFile file;
    file.m_fd.reset(createNameless(directory));
    if (!file.m_fd && errno == EACCES) { // the directory belongs to a user, who lets nobody else write
        const TakenUp right(CAP_DAC_OVERRIDE);
        if (right) {
            file.m_fd.reset(createNameless(directory));
        }
    }
    if (!file.m_fd) {
        return fail(writeError(errno));
    }
    int flags = 0; // A compressed file could not be recognised on the drive. Most filesystems know no such flag.
    if (::ioctl(file.fd(), FS_IOC_GETFLAGS, &flags) == 0) {
        flags = (flags & ~FS_COMPR_FL) | FS_NOCOMP_FL;
        ::ioctl(file.fd(), FS_IOC_SETFLAGS, &flags);
    }
    return file;
}

Result<> ProofFile::write(std::uint64_t bytes, std::uint64_t seed, const std::stop_token& stop,
                          const std::function<void(std::uint64_t)>& written) const {
    std::vector<std::uint8_t> block(mebibyte);
    for (std::uint64_t at = 0; at < bytes; at += block.size()) {
        if (stop.stop_requested()) {
            return fail(Errc::cancelled, "The check was cancelled.");
        }
        written(at);
        fillProofPattern(block, seed, at);
        std::size_t done = 0;
        while (done < block.size()) {
            const ssize_t now = ::pwrite(fd(), block.data() + done, block.size() - done, static_cast<off_t>(at + done));
            if (now < 0 && errno == EINTR) {
                continue;
            }
            if (now <= 0) {
                return fail(writeError(now == 0 ? ENOSPC : errno));
            }
            done += static_cast<std::size_t>(now);
        }
    }
    while (::fsync(fd()) != 0) {
        if (errno != EINTR) {
            return fail(writeError(errno));
        }
    }
    ::posix_fadvise(fd(), 0, 0, POSIX_FADV_DONTNEED);
    return {};
}

int removeProofLeftovers(int directory) {
    const int copy = ::openat(directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    struct Close {
        void operator()(DIR* stream) const { ::closedir(stream); }
    };
    const std::unique_ptr<DIR, Close> stream(copy >= 0 ? ::fdopendir(copy) : nullptr);
    if (!stream) {
        UniqueFd(copy).reset();
        return 0;
    }
    int removed = 0;
    while (const dirent* const entry = ::readdir(stream.get())) { // NOLINT(concurrency-mt-unsafe): a stream of our own
        if (isProofFileName(entry->d_name) && removeLeftover(directory, entry->d_name)) {
            ++removed;
        }
    }
    return removed;
}

} // namespace trimwright::linux_system
