// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/device_monitor.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace trimwright::linux_system {
namespace {

TEST(DeviceMonitor, ListensOrSaysThatThereIsNoUdev) {
    auto monitor = DeviceMonitor::open();
    if (::access("/run/udev/control", F_OK) != 0) {
        ASSERT_FALSE(monitor);
        EXPECT_EQ(monitor.error().code, Errc::unsupported);
        EXPECT_FALSE(monitor.error().advice.empty());
        return;
    }
    ASSERT_TRUE(monitor);
    EXPECT_GE(monitor->fd(), 0);
    EXPECT_NE(::fcntl(monitor->fd(), F_GETFL) & O_NONBLOCK, 0);
    monitor->drain(); // must not block
    DeviceMonitor moved = std::move(*monitor);
    EXPECT_FALSE(moved.drain());
}

} // namespace
} // namespace trimwright::linux_system
