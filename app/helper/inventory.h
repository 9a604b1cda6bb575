// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/linux/drive_list.h"
#include "core/linux/linux_backend.h"

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::helper {

/// A mounted filesystem under the helper's name for it: device numbers and the mount's number, so that the name dies
/// with the mount.
struct NamedFilesystem {
    std::string name;
    std::string mount; ///< The one that is used.
    std::string device;
    std::string type;            ///< "ext4"
    std::vector<DriveId> drives; ///< Below it.
    std::vector<std::string> all_mounts;
};

/// One look at the machine.
struct Look {
    std::vector<linux_system::ListedDisk> disks;
    std::vector<NamedFilesystem> filesystems;

    /// Null if there is no such name.
    const linux_system::ListedDisk* findDisk(std::string_view name) const;
    const NamedFilesystem* findFilesystem(std::string_view name) const;
};

/// Reads sysfs and procfs only, and asks no filesystem for anything, so that it cannot hang. Any thread.
Result<Look> lookAtMachine(const linux_system::LinuxOptions& options);

/// The same for a caller that may be a flood of calls: what was seen within the last half second is good enough, since
/// whatever acts looks again. Main thread.
class Inventory {
  public:
    explicit Inventory(linux_system::LinuxOptions options) : m_options(std::move(options)) {}

    const Result<Look>& look();
    const linux_system::LinuxOptions& options() const { return m_options; }

  private:
    linux_system::LinuxOptions m_options;
    Result<Look> m_look;
    std::chrono::steady_clock::time_point m_at{};
};

} // namespace trimwright::helper
