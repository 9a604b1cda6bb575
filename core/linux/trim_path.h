// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/trim_path.h"
#include "core/linux/drive_list.h"
#include "core/linux/mounts.h"
#include "core/linux/storage_stack.h"
#include "core/linux/system_tree.h"

#include <string>
#include <vector>

namespace trimwright::linux_system {

/// What the judgement of one filesystem's path rests on.
struct PathQuestion {
    const Mount& mount;
    bool writable = true;  ///< Some mount of it that can be reached is read-write.
    bool reachable = true; ///< Its path does not lead to another filesystem that is mounted over it.
    const StorageStack& stack;
    std::string gone_device; ///< See goneDevice().
};

/// Judges the filesystem and every layer below it. Reads sysfs only (and, in judging drives, what the kernel keeps of
/// their answers): no privilege, no command to a drive.
TrimPath trimPathOf(const SystemTree& tree, const std::vector<Mount>& mounts, const std::vector<ListedDisk>& disks,
                    const PathQuestion& question);

} // namespace trimwright::linux_system
