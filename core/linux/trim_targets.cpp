// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/trim_targets.h"

#include "core/linux/filesystem_types.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <map>
#include <sys/statvfs.h>

namespace trimwright::linux_system {
namespace {

bool isWritable(const Mount* mount) {
    return mount->visible && !mount->readOnly();
}

/// A mount that can be written and reached, of the whole filesystem rather than of a part, else the first.
const Mount* chooseMount(const std::vector<const Mount*>& mounts) {
    const auto rank = [](const Mount* mount) {
        return (isWritable(mount) ? 4 : 0) + (mount->visible ? 2 : 0) + (mount->root == "/" ? 1 : 0);
    };
    return *std::ranges::max_element(mounts, {}, rank); // the first of equals
}

/// The key by which mounts are one filesystem. Pseudo filesystems of one device number are one as well.
std::string filesystemKey(const Mount& mount) {
    return fmt::format("{} {}", toString(mount.device), mount.type);
}

const ListedDisk* findDisk(const SystemView& view, std::string_view sysname) {
    const auto found =
        std::ranges::find(view.disks, sysname, [](const ListedDisk& listed) { return listed.drive.sysname; });
    return found == view.disks.end() ? nullptr : &*found;
}

/// Reasons that lie in the kind of filesystem.
std::optional<Skip> skipForClass(const Mount& mount, const FilesystemType& type) {
    switch (type.kind) {
    case FilesystemClass::network:
        return Skip{SkipReason::network, fmt::format("It is a network filesystem ({}).", mount.type),
                    "Optimize it on the computer that holds its drive."};
    case FilesystemClass::autofs:
        return Skip{SkipReason::autofs, "It is an automount point without a drive of its own.", ""};
    case FilesystemClass::overlay: {
        const std::string upper = optionValue(mount.super_options, "upperdir");
        return Skip{SkipReason::overlay, "It is an overlay; the filesystem that backs it is listed by itself.",
                    upper.empty() ? "" : fmt::format("Optimize the filesystem that holds {}.", upper)};
    }
    case FilesystemClass::managed:
        return Skip{SkipReason::managedElsewhere, fmt::format("{} has a TRIM command of its own.", mount.type),
                    fmt::format("Use: {} {}", type.note, mount.source.substr(0, mount.source.find('/')))};
    case FilesystemClass::pseudo:
        return Skip{SkipReason::pseudo,
                    fmt::format("It lives in memory or in the kernel ({}), not on a drive.", mount.type), ""};
    default:
        return std::nullopt;
    }
}

/// A filesystem stays mounted when its drive is pulled out, or the last drive below a volume.
std::optional<Skip> skipForGoneDrive(const MountedFilesystem& filesystem) {
    const StorageStack& stack = filesystem.stack;
    std::string device = filesystem.gone_device;
    if (device.empty() && stack.disks.empty() && !stack.gone.empty()) {
        device = nodeOf(stack.gone.front());
    }
    if (device.empty()) {
        return std::nullopt;
    }
    return Skip{SkipReason::driveGone,
                fmt::format("Its drive is gone: it is still mounted, but there is no device {} any more.", device),
                fmt::format("Unmount {}, connect the drive again and mount it anew.", filesystem.chosen->mount_point)};
}

/// Reasons that lie in how it is mounted.
std::optional<Skip> skipForMount(const SystemView& view, const MountedFilesystem& filesystem) {
    if (!filesystem.isVisible()) {
        return Skip{SkipReason::overMounted, "Another filesystem is mounted over it, so it cannot be reached.",
                    "Unmount the one above, or mount this one at a second place."};
    }
    if (!isWritable(filesystem.chosen)) {
        return Skip{SkipReason::readOnly, "It is mounted read-only.", "Mount it read-write first."};
    }
    for (const Mount* mount : filesystem.mounts) {
        if (std::ranges::find(view.no_trim_mounts, mount->mount_point) != view.no_trim_mounts.end()) {
            return Skip{
                SkipReason::disabledByMountOption,
                fmt::format("The option X-fstrim.notrim of {} in /etc/fstab switches TRIM off.", mount->mount_point),
                "Remove that option to optimize it."};
        }
    }
    return std::nullopt;
}

/// Reasons that lie in the drives below, first those that hold in any case.
std::optional<Skip> skipForDrives(const SystemView& view, const MountedFilesystem& filesystem) {
    const ListedDisk* spinning = nullptr;
    const ListedDisk* removable = nullptr;
    for (const std::string& sysname : filesystem.stack.disks) {
        const ListedDisk* disk = findDisk(view, sysname);
        if (disk != nullptr && disk->drive.kind == DriveKind::hdd) {
            spinning = disk;
        }
        if (disk != nullptr && disk->drive.removable) {
            removable = disk;
        }
    }
    const TrimPath& path = filesystem.path;
    const TrimLayer* stop = path.worthwhile || !path.stop ? nullptr : &path.layers[*path.stop];
    if (spinning != nullptr && stop != nullptr) {
        return Skip{SkipReason::rotational,
                    fmt::format("{} is a hard disk: it overwrites in place and needs no TRIM.", spinning->drive.node),
                    ""};
    }
    if (stop != nullptr) {
        return Skip{stop->has_no_trim ? SkipReason::driveHasNoTrim : SkipReason::noDiscard, stop->fact, fixText(*stop)};
    }
    if (spinning != nullptr) {
        return Skip{SkipReason::rotational,
                    fmt::format("{} is a hard disk that accepts TRIM (shingled recording); this is off by default.",
                                spinning->drive.node),
                    "Name this filesystem to optimize it nevertheless.", true};
    }
    if (removable != nullptr) {
        return Skip{SkipReason::removable,
                    fmt::format("{} is removable; removable drives are off by default.", removable->drive.node),
                    "Name this filesystem to optimize it.", true};
    }
    return std::nullopt;
}

std::optional<Skip> skipForType(const Mount& mount, const FilesystemType& type) {
    if (type.kind != FilesystemClass::unknown && type.kind != FilesystemClass::unsafe) {
        return std::nullopt;
    }
    std::string text = type.note.empty() ? fmt::format("Whether TRIM is safe on {} is not known.", mount.type)
                                         : std::string(type.note);
    return Skip{SkipReason::filesystemNotAllowed, text + " It is off by default.",
                "Name this filesystem to optimize it nevertheless.", true};
}

std::vector<DriveId> drivesOf(const SystemView& view, const StorageStack& stack) {
    std::vector<DriveId> drives;
    for (const std::string& sysname : stack.disks) {
        if (const ListedDisk* disk = findDisk(view, sysname)) {
            drives.push_back(disk->drive.id);
        }
    }
    return drives;
}

void addSizes(const SystemTree& tree, const Mount& mount, TrimTarget& target) {
    // A question to a server or a program that does not answer would block for ever, also if it only lies on the way.
    if (!tree.isLive() || !mount.visible || mount.behind_network || mayNeverAnswer(mount.type)) {
        return;
    }
    struct statvfs sizes {};
    if (::statvfs(mount.mount_point.c_str(), &sizes) == 0) {
        target.size_bytes = std::uint64_t{sizes.f_blocks} * sizes.f_frsize;
        target.free_bytes = std::uint64_t{sizes.f_bfree} * sizes.f_frsize;
    }
}

/// Whether a read-write filesystem lies on the device.
bool isWritten(const SystemTree& tree, const std::vector<Mount>& mounts, std::string_view sysname) {
    return std::ranges::any_of(mounts, [&](const Mount& mount) {
        const bool onDevice = mount.device.major != 0 || mount.type == "btrfs";
        if (!onDevice || mount.readOnly()) {
            return false;
        }
        const auto below = stackBelow(tree, {}, devicesOf(tree, mount)).disks;
        return std::ranges::find(below, sysname) != below.end();
    });
}

} // namespace

bool MountedFilesystem::isVisible() const {
    return std::ranges::any_of(mounts, &Mount::visible);
}

LoopInUseFn loopsInUse(const SystemTree& tree) {
    // Most systems have no loop device in use, and then need not read their mounts to list their drives.
    return [&tree, mounts = std::optional<std::vector<Mount>>()](const BlockDevice& loop) mutable {
        if (!mounts) {
            mounts = parseMountInfo(tree.file("/proc/self/mountinfo").value_or(""));
        }
        return isWritten(tree, *mounts, loop.sysname);
    };
}

Result<SystemView> lookAtSystem(const SystemTree& tree, const std::string& fstab, bool sandboxed) {
    SystemView view;
    const auto mountInfo = tree.file("/proc/self/mountinfo");
    if (!mountInfo) {
        Error error = mountInfo.error();
        error.advice = tree.isLive() ? "Mount /proc: everything about mounted filesystems is read from it."
                                     : "A recorded system holds copies of /proc/self/mountinfo, /proc/swaps, "
                                       "/etc/fstab, /run/udev/data and, with links kept as links, of /sys/block, "
                                       "/sys/class/block, /sys/dev/block, /sys/devices and /sys/fs/btrfs.";
        return fail(std::move(error));
    }
    view.mounts = parseMountInfo(*mountInfo);
    if (sandboxed) {
        for (Mount& mount : view.mounts) {
            mount.options = mount.super_options; // how it is mounted here says nothing of how it is outside
        }
    }
    // A system without fstab has no such options.
    view.no_trim_mounts = mountPointsWithOption(tree.file(fstab).value_or(""), "X-fstrim.notrim");
    view.disks = listDisks(tree, [&](const BlockDevice& loop) { return isWritten(tree, view.mounts, loop.sysname); });
    return view;
}

std::vector<MountedFilesystem> groupMounts(const SystemTree& tree, const SystemView& view) {
    std::vector<MountedFilesystem> filesystems;
    std::map<std::string, std::size_t> known;
    for (const Mount& mount : view.mounts) {
        const auto [at, isNew] = known.try_emplace(filesystemKey(mount), filesystems.size());
        if (isNew) {
            filesystems.emplace_back();
        }
        filesystems[at->second].mounts.push_back(&mount);
    }
    for (MountedFilesystem& filesystem : filesystems) {
        filesystem.chosen = chooseMount(filesystem.mounts);
        filesystem.stack = stackBelow(tree, view.mounts, devicesOf(tree, *filesystem.chosen));
        filesystem.gone_device = goneDevice(tree, *filesystem.chosen);
        filesystem.path = trimPathOf(tree, view.mounts, view.disks,
                                     {*filesystem.chosen, std::ranges::any_of(filesystem.mounts, isWritable),
                                      filesystem.isVisible(), filesystem.stack, filesystem.gone_device});
    }
    return filesystems;
}

std::optional<Skip> skipOf(const SystemView& view, const MountedFilesystem& filesystem) {
    const Mount& mount = *filesystem.chosen;
    const FilesystemType type = filesystemType(mount.type, mount.device.major != 0);
    if (auto skip = skipForClass(mount, type)) {
        if (!filesystem.isVisible()) {
            skip->text += " Another filesystem is mounted over it.";
        }
        return skip;
    }
    if (auto skip = skipForGoneDrive(filesystem)) {
        return skip;
    }
    if (auto skip = skipForMount(view, filesystem)) {
        return skip;
    }
    auto drives = skipForDrives(view, filesystem);
    if (drives && !drives->opt_in) {
        return drives;
    }
    auto byType = skipForType(mount, type);
    return byType ? byType : drives;
}

TrimTarget describeTarget(const SystemTree& tree, const SystemView& view, const MountedFilesystem& filesystem) {
    const Mount& mount = *filesystem.chosen;
    TrimTarget target;
    target.mount = mount.mount_point;
    target.filesystem = mount.type;
    target.device = mount.source;
    for (const Mount* other : filesystem.mounts) {
        const bool listed =
            other->mount_point == target.mount ||
            std::ranges::find(target.also_mounted_at, other->mount_point) != target.also_mounted_at.end();
        if (other->visible && !listed) {
            target.also_mounted_at.push_back(other->mount_point);
        }
    }
    if (!filesystem.stack.layers.empty()) {
        target.device = deviceNode(tree, filesystem.stack.layers.front().device);
    }
    target.drives = drivesOf(view, filesystem.stack);
    target.skip = skipOf(view, filesystem);
    target.path = filesystem.path;
    addSizes(tree, mount, target);
    return target;
}

std::vector<TrimTarget> swapTargets(const SystemTree& tree, const SystemView& view) {
    std::vector<TrimTarget> targets;
    for (const std::string& node : swapDevices(tree.file("/proc/swaps").value_or(""))) {
        const auto device = deviceOfSource(tree, node);
        if (!device || device->sysname.starts_with("zram")) {
            continue; // Compressed memory is no drive.
        }
        TrimTarget target;
        target.mount = node;
        target.device = deviceNode(tree, *device);
        target.drives = drivesOf(view, stackBelow(tree, view.mounts, {*device}));
        target.filesystem = "swap";
        target.size_bytes = sizeBytes(tree, *device);
        target.skip = Skip{SkipReason::swap, "It is swap space, which is no filesystem.",
                           "The kernel trims swap space itself if it is switched on with the option discard."};
        targets.push_back(std::move(target));
    }
    return targets;
}

} // namespace trimwright::linux_system
