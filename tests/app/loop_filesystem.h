// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/process.h"
#include "tests/app/program.h"

#include <filesystem>
#include <string>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <unistd.h>
#include <vector>

namespace trimwright::testing {

inline bool succeeds(const std::vector<std::string>& argv) {
    return run(argv, {.timeout = std::chrono::seconds(120)}).exit_code == 0;
}

/// A filesystem in a sparse image of our own, mounted through a loop device of our own; both go away with it.
class LoopFilesystem {
  public:
    /// `problem()` is not empty if this machine cannot do it.
    LoopFilesystem(const std::filesystem::path& directory, std::uint64_t bytes, const std::vector<std::string>& mkfs)
        : m_image(directory / "image"), m_mount(directory / "mounted here") {
        if (::geteuid() != 0) {
            m_problem = "This test needs root.";
            return;
        }
        std::ofstream(m_image).close();
        std::filesystem::create_directory(m_mount);
        std::error_code error;
        std::filesystem::resize_file(m_image, bytes, error);
        std::vector<std::string> make = mkfs;
        make.push_back(m_image.string());
        if (error) {
            m_problem = "The image cannot be that large here.";
        } else if (!succeeds(make)) {
            m_problem = mkfs.front() + " is not installed or failed.";
        } else {
            mount({});
        }
    }
    LoopFilesystem(const LoopFilesystem&) = delete;
    LoopFilesystem& operator=(const LoopFilesystem&) = delete;
    ~LoopFilesystem() { unmount(); }

    const std::string& problem() const { return m_problem; }
    std::string path() const { return m_mount.string(); }

    void mount(const std::vector<std::string>& options) {
        std::vector<std::string> argv = {"mount", "-o", "loop"};
        for (const std::string& option : options) {
            argv[2] += "," + option;
        }
        argv.push_back(m_image.string());
        argv.push_back(m_mount.string());
        m_mounted = succeeds(argv);
        m_problem = m_mounted ? "" : "Loop devices cannot be mounted here.";
    }

    void unmount() {
        if (m_mounted) {
            m_mounted = !succeeds({"umount", m_mount.string()});
        }
    }

    /// What the image takes on the disk below it.
    std::uint64_t allocatedBytes() const {
        struct stat status {};
        constexpr std::uint64_t statBlock = 512; // stat(2): st_blocks counts 512-byte units
        return ::stat(m_image.c_str(), &status) == 0 ? static_cast<std::uint64_t>(status.st_blocks) * statBlock : 0;
    }

  private:
    std::filesystem::path m_image;
    std::filesystem::path m_mount;
    bool m_mounted = false;
    std::string m_problem;
};

} // namespace trimwright::testing
