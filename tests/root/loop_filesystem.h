// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace trimwright::testing {

/// Runs a program quietly and waits for it; true if it exits with 0.
bool runQuietly(const std::vector<std::string>& argv);

/// Why a filesystem type cannot be tested here (no root, no loop devices, no mkfs, kernel without it); nothing if it
/// can.
std::optional<std::string> whyNotTestable(const std::string& type);

/// A directory of this test process for images and mount points, named after it, below `parent` (default: the usual
/// place for temporary files). The constructor also clears away what a test process that was killed has left there:
/// mounts, loop devices and files.
class RootWorkspace {
  public:
    explicit RootWorkspace(const std::filesystem::path& parent = {});
    RootWorkspace(const RootWorkspace&) = delete;
    RootWorkspace& operator=(const RootWorkspace&) = delete;
    ~RootWorkspace();

    const std::filesystem::path& directory() const { return m_directory; }

  private:
    std::filesystem::path m_directory;
};

/// A filesystem of its own in a sparse image file, mounted through a loop device. Everything is undone in the end.
class LoopFilesystem {
  public:
    /// `mkfsOptions` come before the image's name. Throws std::runtime_error if it cannot be made.
    LoopFilesystem(const std::filesystem::path& directory, const std::string& name, std::string type,
                   std::uint64_t bytes, const std::vector<std::string>& mkfsOptions = {});
    /// A copy of an unmounted filesystem, mounted in the same directory.
    LoopFilesystem(const LoopFilesystem& original, const std::string& name);
    LoopFilesystem(const LoopFilesystem&) = delete;
    LoopFilesystem& operator=(const LoopFilesystem&) = delete;
    ~LoopFilesystem();

    const std::filesystem::path& mountPoint() const { return m_mountPoint; }
    const std::filesystem::path& image() const { return m_image; }

    void mount(const std::string& options = "rw");
    void unmount();
    /// Mounted anew, so that the kernel has forgotten what it already offered.
    void remount() {
        unmount();
        mount();
    }
    /// Mounts the same filesystem at a second place, which is unmounted in the end.
    std::filesystem::path bind(const std::string& name);

    void sync() const;
    std::uint64_t allocatedBytes() const; ///< What the image takes up on disk.
    std::string loopDeviceNumber() const; ///< "7:0" while it is mounted.

  private:
    std::filesystem::path m_image;
    std::filesystem::path m_mountPoint;
    std::string m_type;
    std::vector<std::filesystem::path> m_binds;
};

/// Writes a file of bytes that only the seed tells; the other checks that it still holds them.
void writeSeeded(const std::filesystem::path& path, std::uint64_t bytes, std::uint64_t seed);
bool holdsSeeded(const std::filesystem::path& path, std::uint64_t bytes, std::uint64_t seed);

/// Makes many free extents: a file of `bytes` with a hole of half of `stride` in each stride.
void fragment(const std::filesystem::path& path, std::uint64_t bytes, std::uint64_t stride);

/// While it lives, this process (and its children) may send only so many write or discard requests a second to the
/// device. Uses the blkio controller of cgroups, version 1 or 2.
class RequestThrottle {
  public:
    RequestThrottle(const std::string& deviceNumber, int requestsPerSecond);
    RequestThrottle(const RequestThrottle&) = delete;
    RequestThrottle& operator=(const RequestThrottle&) = delete;
    ~RequestThrottle();

    bool works() const { return m_works; }

  private:
    std::filesystem::path m_group;
    bool m_works = false;
};

} // namespace trimwright::testing
