// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <memory>

namespace trimwright::linux_system {

/// Tells that block devices came, went or changed, so that a window can list the drives again. Owned and used by one
/// thread: wait for fd() to become readable (QSocketNotifier, poll), then call drain().
class DeviceMonitor {
  public:
    /// Starts to listen to udev. Errors: unsupported when no udev runs here (then nothing would ever be reported),
    /// failed otherwise.
    static Result<DeviceMonitor> open();

    DeviceMonitor(DeviceMonitor&&) noexcept;
    DeviceMonitor& operator=(DeviceMonitor&&) noexcept;
    DeviceMonitor(const DeviceMonitor&) = delete;
    DeviceMonitor& operator=(const DeviceMonitor&) = delete;
    ~DeviceMonitor();

    /// Non-blocking; belongs to the monitor.
    int fd() const;

    /// Takes all pending events. True if one of them can change the list of drives or filesystems.
    bool drain();

  private:
    struct State;
    explicit DeviceMonitor(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

} // namespace trimwright::linux_system
