// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linux/system_tree.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trimwright::linux_system {

/// What the kernel itself has written to a block device, as a witness beside the drive's own counter.
struct WriteCounters {
    std::string boot_id;             ///< Which start of the kernel: the count begins at 0 with each.
    std::uint64_t written_bytes = 0; ///< Field 7 of /sys/block/X/stat × 512; discards are counted elsewhere.
};

/// Of a whole drive by its kernel name, "nvme0n1". Nothing if the tree does not tell. Wakes nothing.
/// Layout: Documentation/block/stat.rst of the kernel.
std::optional<WriteCounters> readWriteCounters(const SystemTree& tree, std::string_view sysname);

} // namespace trimwright::linux_system
