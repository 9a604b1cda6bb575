// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/device_monitor.h"

#include <libudev.h>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace trimwright::linux_system {
namespace {

struct UdevRelease {
    void operator()(udev* context) const { udev_unref(context); }
    void operator()(udev_monitor* monitor) const { udev_monitor_unref(monitor); }
    void operator()(udev_device* device) const { udev_device_unref(device); }
};

} // namespace

struct DeviceMonitor::State {
    std::unique_ptr<udev, UdevRelease> context;
    std::unique_ptr<udev_monitor, UdevRelease> monitor;
};

DeviceMonitor::DeviceMonitor(std::unique_ptr<State> state) : m_state(std::move(state)) {}
DeviceMonitor::DeviceMonitor(DeviceMonitor&&) noexcept = default;
DeviceMonitor& DeviceMonitor::operator=(DeviceMonitor&&) noexcept = default;
DeviceMonitor::~DeviceMonitor() = default;

Result<DeviceMonitor> DeviceMonitor::open() {
    // The events of the group "udev" are sent by the daemon; without it the monitor would wait for ever.
    if (::access("/run/udev/control", F_OK) != 0) {
        return fail(Errc::unsupported, "No udev runs here, so drives that come and go are not noticed.",
                    "Refresh the list by hand.");
    }
    auto state = std::make_unique<State>();
    state->context.reset(udev_new());
    if (state->context) {
        state->monitor.reset(udev_monitor_new_from_netlink(state->context.get(), "udev"));
    }
    if (!state->monitor ||
        udev_monitor_filter_add_match_subsystem_devtype(state->monitor.get(), "block", nullptr) < 0 ||
        udev_monitor_enable_receiving(state->monitor.get()) < 0) {
        return fail(Errc::failed, "udev could not be asked to report drives that come and go.",
                    "Refresh the list by hand.");
    }
    return DeviceMonitor(std::move(state));
}

int DeviceMonitor::fd() const {
    return udev_monitor_get_fd(m_state->monitor.get());
}

bool DeviceMonitor::drain() {
    bool changed = false;
    // The socket of the monitor does not block: it gives nothing when all events are taken.
    for (;;) {
        const std::unique_ptr<udev_device, UdevRelease> device(udev_monitor_receive_device(m_state->monitor.get()));
        if (!device) {
            return changed;
        }
        const char* action = udev_device_get_action(device.get());
        // "bind" and the like say nothing about what is listed; an unknown action is taken for a change.
        const std::string_view name = action == nullptr ? std::string_view() : action;
        changed = changed || (name != "bind" && name != "unbind");
    }
}

} // namespace trimwright::linux_system
