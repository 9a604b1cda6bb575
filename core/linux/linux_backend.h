// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/backend.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <random>
#include <string>

namespace trimwright::linux_system {

/// Where and how LinuxBackend looks. The defaults are this machine.
struct LinuxOptions {
    /// sysfs, procfs, the udev database, /etc/fstab and /run/mount are read below this directory. Anything but "/" is
    /// a tree that was captured elsewhere: then listing works and every action is refused, since the names in the tree
    /// mean nothing on this machine.
    std::filesystem::path root = "/";
    /// The table of mount options to look for X-fstrim.notrim in, below `root` if it is relative.
    std::filesystem::path fstab = "etc/fstab";
    /// Looked up in the system directories and then in PATH, unless it holds a slash.
    std::string smartctl_program = "smartctl";
    std::chrono::milliseconds smartctl_timeout{20'000};
    /// The program lives in a mount namespace in which all was made read-only around it (systemd's
    /// ProtectSystem=strict). Then only what a filesystem says of itself counts as read-only, not how it is mounted
    /// here: FITRIM asks the same.
    bool mounts_are_sandboxed = false;
    /// Dates a report that does not tell its own time.
    std::function<std::chrono::sys_seconds()> now = [] {
        return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    };
    /// Chooses the data that prove() writes.
    std::function<std::uint64_t()> seed = [] {
        std::random_device entropy;
        return (std::uint64_t{entropy()} << 32) | entropy();
    };

    /// Whether the tree is this very machine, so that actions make sense.
    bool systemIsLive() const { return root == "/"; }
};

/// The drives and filesystems of this machine, straight from the kernel. Listing needs no privilege and wakes no drive;
/// health() and trim() need root (or equivalent rights) and say so with Errc::permissionDenied or
/// TrimOutcome::permission_denied when they are missing.
///
/// Holds no state besides its options: every call looks afresh, and calls may run on several threads at once. trim()
/// and health() start a child process each and end it before they return, also when they are stopped.
class LinuxBackend final : public Backend {
  public:
    explicit LinuxBackend(LinuxOptions options = {});

    Result<std::vector<Drive>> drives() override;
    Result<HealthReport> health(const DriveId& drive, Wake wake, std::stop_token stop) override;
    Result<std::vector<TrimTarget>> trimTargets() override;
    Result<TrimOutcome> trim(const std::string& mount, bool includeOptIn, std::stop_token stop,
                             const ProgressFn& progress) override;
    Result<ProveOutcome> prove(const std::string& mount, const ProveOptions& options, std::stop_token stop,
                               const ProgressFn& progress) override;
    Result<SelfTests> selfTests(const DriveId& drive, std::stop_token stop) override;
    Result<> startSelfTest(const DriveId& drive, SelfTestKind kind, Wake wake, std::stop_token stop) override;
    Result<> abortSelfTest(const DriveId& drive, std::stop_token stop) override;

  private:
    LinuxOptions m_options;
};

} // namespace trimwright::linux_system
