// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/linux/system_tree.h"

#include <cstdint>
#include <stop_token>
#include <string>

namespace trimwright::linux_system {

/// The parts of a system that listing drives and following TRIM need, as a tar archive of one folder
/// (capturedFolder), which LinuxOptions::root can point to once it is unpacked. Works on the running system and on a
/// recorded one. Serials, WWNs and UUIDs are replaced by made-up ones (see masking.h; `salt` should be random); of
/// network filesystems only the type and the mount point are kept. Names of volumes, mount points and image files stay:
/// the layout cannot be read without them. Keys of encryptions are never part of it.
/// As root it holds the device-mapper tables, too. Errors: that of reading /proc/self/mountinfo, cancelled.
Result<std::string> captureSystem(const SystemTree& tree, std::uint64_t salt, std::stop_token stop);

inline constexpr const char* capturedFolder = "trimwright-capture";

} // namespace trimwright::linux_system
