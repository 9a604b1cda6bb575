// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linux/file_extents.h"

#include <optional>
#include <string_view>
#include <vector>

namespace trimwright::linux_system {

/// Which parts of the places that a deleted file had are in use again, as FileExtents of that file; nothing if the
/// filesystem cannot be asked. `fd` is a directory of it. ext4 and xfs answer FS_IOC_GETFSMAP, btrfs its extent tree.
std::optional<std::vector<FileExtent>> reusedExtents(std::string_view filesystemType, int fd,
                                                     const std::vector<FileExtent>& extents);

} // namespace trimwright::linux_system
