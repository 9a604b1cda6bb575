// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/helper/inventory.h"

#include "core/linux/storage_stack.h"
#include "core/linux/trim_targets.h"

#include <algorithm>
#include <fmt/format.h>

namespace trimwright::helper {
namespace {

using namespace std::chrono_literals;

NamedFilesystem describe(const linux_system::SystemTree& tree, const linux_system::SystemView& view,
                         const linux_system::MountedFilesystem& filesystem) {
    const linux_system::Mount& chosen = *filesystem.chosen;
    NamedFilesystem named;
    named.name = fmt::format("{}:{}.{}", chosen.device.major, chosen.device.minor, chosen.id);
    named.mount = chosen.mount_point;
    named.device = linux_system::deviceNode(tree, filesystem.stack.layers.front().device);
    named.type = chosen.type;
    for (const linux_system::ListedDisk& disk : view.disks) {
        if (std::ranges::find(filesystem.stack.disks, disk.drive.sysname) != filesystem.stack.disks.end()) {
            named.drives.push_back(disk.drive.id);
        }
    }
    for (const linux_system::Mount* mount : filesystem.mounts) {
        if (mount->visible) {
            named.all_mounts.push_back(mount->mount_point);
        }
    }
    return named;
}

} // namespace

const linux_system::ListedDisk* Look::findDisk(std::string_view name) const {
    const auto found = std::ranges::find_if(disks, [name](const auto& one) { return one.drive.id.value == name; });
    return found == disks.end() ? nullptr : &*found;
}

const NamedFilesystem* Look::findFilesystem(std::string_view name) const {
    const auto found = std::ranges::find(filesystems, name, &NamedFilesystem::name);
    return found == filesystems.end() ? nullptr : &*found;
}

Result<Look> lookAtMachine(const linux_system::LinuxOptions& options) {
    const linux_system::SystemTree tree(options.root);
    auto view = linux_system::lookAtSystem(tree, (std::filesystem::path("/") / options.fstab).string(),
                                           options.mounts_are_sandboxed);
    if (!view) {
        return fail(std::move(view.error()));
    }
    Look look;
    for (const auto& filesystem : linux_system::groupMounts(tree, *view)) {
        if (filesystem.isVisible() && !filesystem.stack.layers.empty()) {
            look.filesystems.push_back(describe(tree, *view, filesystem));
        }
    }
    look.disks = std::move(view->disks);
    return look;
}

const Result<Look>& Inventory::look() {
    const auto now = std::chrono::steady_clock::now();
    if (m_at == std::chrono::steady_clock::time_point{} || now - m_at > 500ms) {
        m_look = lookAtMachine(m_options);
        m_at = now;
    }
    return m_look;
}

} // namespace trimwright::helper
