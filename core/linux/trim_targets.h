// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/trim.h"
#include "core/linux/drive_list.h"
#include "core/linux/mounts.h"
#include "core/linux/storage_stack.h"
#include "core/linux/system_tree.h"
#include "core/linux/trim_path.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::linux_system {

/// One look at the machine: what is mounted and which drives there are, read once and used for everything.
struct SystemView {
    std::vector<Mount> mounts;
    std::vector<ListedDisk> disks;
    std::vector<std::string> no_trim_mounts; ///< Mount points with X-fstrim.notrim in fstab.
};

/// The question of listDisks(), answered from the mount table when it is first asked. `tree` must outlive it.
LoopInUseFn loopsInUse(const SystemTree& tree);

/// `sandboxed`: see LinuxOptions::mounts_are_sandboxed. Errors: those of reading /proc/self/mountinfo.
Result<SystemView> lookAtSystem(const SystemTree& tree, const std::string& fstab, bool sandboxed = false);

/// All mounts of one filesystem. The choice of mount and everything that `why` tells of the target come from here.
struct MountedFilesystem {
    std::vector<const Mount*> mounts; ///< Of SystemView::mounts, in its order; never empty.
    const Mount* chosen = nullptr;    ///< The mount that is used; one of them.
    StorageStack stack;
    std::string gone_device; ///< See goneDevice().
    TrimPath path;           ///< What skipOf() says of layers and drives is said in its words.

    /// Whether its path leads to it, and not to another filesystem mounted over it.
    bool isVisible() const;
};

/// Every filesystem once, however often it is mounted, in the order of its first mount.
std::vector<MountedFilesystem> groupMounts(const SystemTree& tree, const SystemView& view);

/// Why this filesystem is not optimized, if it is not. Reasons that nobody can override come first.
std::optional<Skip> skipOf(const SystemView& view, const MountedFilesystem& filesystem);

/// The filesystem as the rest of the program sees it. Sizes are asked for only on the running system, and only where
/// the question cannot hang.
TrimTarget describeTarget(const SystemTree& tree, const SystemView& view, const MountedFilesystem& filesystem);

/// Swap partitions, so that they are not missed among the rest of a drive: never eligible, named by their node.
std::vector<TrimTarget> swapTargets(const SystemTree& tree, const SystemView& view);

} // namespace trimwright::linux_system
