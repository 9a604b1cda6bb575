// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/block_device.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>

namespace trimwright::linux_system {
namespace {

/// "../devices/pci…/block/sda" (as in /sys/block and /sys/class/block) → "/sys/devices/pci…/block/sda".
std::string absolutePath(std::string_view target) {
    while (target.starts_with("../")) {
        target.remove_prefix(3);
    }
    return fmt::format("/sys/{}", target);
}

std::string_view lastPart(std::string_view path) {
    return path.substr(path.rfind('/') + 1);
}

BlockDevice fromLink(const SystemTree& tree, std::string_view target) {
    BlockDevice device;
    device.path = absolutePath(target);
    device.sysname = lastPart(device.path);
    device.disk = device.sysname;
    // Only partitions have this attribute, and they lie in their disk's directory.
    if (tree.exists(device.path + "/partition")) {
        device.disk = lastPart(parentOf(device.path));
    }
    return device;
}

} // namespace

std::optional<DeviceNumber> parseDeviceNumber(std::string_view text) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos) {
        return std::nullopt;
    }
    const auto major = parseNumber(text.substr(0, colon));
    const auto minor = parseNumber(text.substr(colon + 1));
    constexpr auto limit = std::numeric_limits<unsigned>::max();
    if (!major || !minor || *major > limit || *minor > limit) {
        return std::nullopt;
    }
    return DeviceNumber{static_cast<unsigned>(*major), static_cast<unsigned>(*minor)};
}

std::string toString(DeviceNumber number) {
    return fmt::format("{}:{}", number.major, number.minor);
}

bool BlockDevice::isVirtual() const {
    return path.find("/virtual/") != std::string::npos && path.find("/virtual/nvme-subsystem/") == std::string::npos;
}

BlockDevice diskNamed(const SystemTree& tree, std::string_view sysname) {
    const std::string entry = fmt::format("/sys/block/{}", sysname);
    const auto target = tree.link(entry);
    return {std::string(sysname), target ? absolutePath(*target) : entry, std::string(sysname)};
}

std::optional<BlockDevice> deviceNumbered(const SystemTree& tree, DeviceNumber number) {
    const auto target = tree.link(fmt::format("/sys/dev/block/{}", toString(number)));
    return target ? std::optional(fromLink(tree, *target)) : std::nullopt;
}

std::optional<BlockDevice> deviceNamed(const SystemTree& tree, std::string_view sysname) {
    if (sysname.empty() || sysname.find('/') != std::string_view::npos || sysname.starts_with('.')) {
        return std::nullopt;
    }
    if (const auto target = tree.link(fmt::format("/sys/class/block/{}", sysname))) {
        return fromLink(tree, *target);
    }
    if (tree.exists(fmt::format("/sys/block/{}", sysname))) {
        return diskNamed(tree, sysname);
    }
    return std::nullopt;
}

std::string ancestor(std::string_view path, std::string_view prefix, bool last) {
    std::string found;
    for (std::size_t start = 1; start < path.size();) {
        const std::size_t end = std::min(path.find('/', start), path.size());
        const std::string_view part = path.substr(start, end - start);
        if (part.size() > prefix.size() && part.starts_with(prefix) && part[prefix.size()] >= '0' &&
            part[prefix.size()] <= '9') {
            found = path.substr(0, end);
            if (!last) {
                break;
            }
        }
        start = end + 1;
    }
    return found;
}

std::string parentOf(std::string_view path) {
    return std::string(path.substr(0, path.rfind('/')));
}

DiscardLimits discardLimits(const SystemTree& tree, const BlockDevice& device) {
    return recordedDiscardLimits(tree, device).value_or(DiscardLimits{});
}

std::optional<DiscardLimits> recordedDiscardLimits(const SystemTree& tree, const BlockDevice& device) {
    // A partition has no queue of its own.
    const std::string queue = (device.isPartition() ? parentOf(device.path) : device.path) + "/queue/";
    const std::string granularity = queue + "discard_granularity";
    const std::string largest = queue + "discard_max_bytes";
    const auto granularityBytes = tree.number(granularity);
    const auto maxBytes = tree.number(largest);
    if (!granularityBytes && !maxBytes && !tree.exists(granularity) && !tree.exists(largest)) {
        return std::nullopt;
    }
    return DiscardLimits{granularityBytes.value_or(0), maxBytes.value_or(0)};
}

std::optional<std::uint64_t> sizeBytes(const SystemTree& tree, const BlockDevice& device) {
    const auto sectors = tree.number(device.path + "/size").value_or(0);
    if (sectors == 0 || sectors > std::numeric_limits<std::uint64_t>::max() / 512) {
        return std::nullopt;
    }
    return sectors * 512;
}

std::string nodeOf(std::string_view sysname) {
    std::string node = fmt::format("/dev/{}", sysname);
    std::ranges::replace(node, '!', '/');
    return node;
}

} // namespace trimwright::linux_system
