// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/linux/block_device.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::linux_system {

/// One line of a device-mapper table: a range of the device and what it is made of.
struct DmTarget {
    std::uint64_t start_bytes = 0;
    std::uint64_t length_bytes = 0;
    std::string type; ///< "linear", "striped", "crypt" …
    /// The words after the type. A key of dm-crypt is never among them: it is replaced by "-".
    std::vector<std::string> arguments;

    bool hasArgument(std::string_view word) const;

    friend bool operator==(const DmTarget&, const DmTarget&) = default;
};

/// The words of one target (kernel documentation, admin-guide/device-mapper) without keys.
DmTarget makeDmTarget(std::uint64_t startSector, std::uint64_t sectors, std::string_view type, std::string_view words);

/// The live table of a device-mapper device, through the DM_TABLE_STATUS ioctl, which changes nothing. Errors:
/// permissionDenied · unsupported (no device mapper) · failed.
Result<std::vector<DmTarget>> readDmTable(DeviceNumber device);

/// The same of the status, which says what is really in force ("… rw discard_passdown …" of a thin pool).
Result<std::vector<DmTarget>> readDmStatus(DeviceNumber device);

/// Lines as `dmsetup table` prints them ("0 2097152 linear 254:1 2048"); damaged ones are left out.
std::vector<DmTarget> parseDmTable(std::string_view text);
std::string toString(const std::vector<DmTarget>& table);

/// The table of a device of the tree: asked of the kernel on the running system (which needs root), read from the file
/// recordedDmTable() in a recorded one. Nothing if it cannot be had.
std::optional<std::vector<DmTarget>> dmTable(const SystemTree& tree, const BlockDevice& device);
std::optional<std::vector<DmTarget>> dmStatus(const SystemTree& tree, const BlockDevice& device);

/// Where a recorded system keeps them: "/run/trimwright/dm/dm-0.table".
std::string recordedDmTable(std::string_view sysname);
std::string recordedDmStatus(std::string_view sysname);

/// readDmTable(), or what a test puts in its place.
using DmTableFn = std::function<Result<std::vector<DmTarget>>(DeviceNumber)>;

} // namespace trimwright::linux_system
