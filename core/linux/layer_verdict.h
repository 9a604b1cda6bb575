// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/trim_path.h"
#include "core/linux/drive_list.h"
#include "core/linux/storage_stack.h"
#include "core/linux/system_tree.h"

#include <cstddef>
#include <string>
#include <string_view>

/// The verdict on one layer of a storage stack: what it does with discard requests, the fact that says so, and the
/// fix. The rules are those of the kernel (Linux 5.10 to 6.18): block/blk-settings.c for how queue limits stack,
/// drivers/md for device mapper and md, drivers/scsi/sd.c for provisioning_mode. `TrimLayer::below` is left empty.
namespace trimwright::linux_system {

/// A layer between filesystem and drives.
TrimLayer judgeVirtualLayer(const SystemTree& tree, const StorageStack& stack, std::size_t index);

/// A drive; `listed` is what is known of it, nullptr if it is not in the list.
TrimLayer judgeDrive(const SystemTree& tree, const StackLayer& layer, const ListedDisk* listed);

/// "/sys/block/sda/queue/discard_max_bytes is 0", for a layer that refuses.
std::string refusalEvidence(const StackLayer& layer);

/// "discard_max_bytes 2147450880, discard_granularity 4096", for a layer that accepts.
std::string limitsEvidence(const StackLayer& layer);

} // namespace trimwright::linux_system
