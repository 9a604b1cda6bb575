// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/prove.h"
#include "core/linux/block_device.h"
#include "core/linux/dm_table.h"
#include "core/linux/fitrim.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace trimwright::linux_system {

/// A check of one mounted filesystem (see prove.h): what is needed for it.
struct TrimCheck {
    std::string filesystem;           ///< Its type.
    std::vector<BlockDevice> devices; ///< The ones it lies on.
    int fd = -1;                      ///< A directory of it, where the file is made; belongs to the caller.
    ProveOptions options;
    std::uint64_t seed = 0; ///< Of the file's data.
    DmTableFn dm_table = readDmTable;
    TrimCall trim = systemTrimCall;
    std::function<bool()> still_mounted; ///< See TrimJob.
    /// Looks at the path anew after the run: a layer may have withdrawn its discards when it was asked to do one.
    std::function<std::optional<Skip>()> skip_now;
};

/// Whether the check knows how to find the files of this filesystem type on its device.
bool canCheckTrim(std::string_view filesystem);

/// Does the check; needs root. Writes nothing but a file without a name on the filesystem, which is gone when this
/// returns and also when the process is killed. Errors: permissionDenied · cancelled · usage (the size).
Result<ProveOutcome> runTrimCheck(const SystemTree& tree, const TrimCheck& check, std::stop_token stop,
                                  const ProgressFn& progress);

} // namespace trimwright::linux_system
