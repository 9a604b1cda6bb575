// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/linux/block_device.h"

#include <cstdint>
#include <functional>
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

    friend bool operator==(const DmTarget&, const DmTarget&) = default;
};

/// The words of one target (kernel documentation, admin-guide/device-mapper) without keys.
DmTarget makeDmTarget(std::uint64_t startSector, std::uint64_t sectors, std::string_view type, std::string_view words);

/// The live table of a device-mapper device, through the DM_TABLE_STATUS ioctl, which changes nothing. Errors:
/// permissionDenied · unsupported (no device mapper) · failed.
Result<std::vector<DmTarget>> readDmTable(DeviceNumber device);

/// readDmTable(), or what a test puts in its place.
using DmTableFn = std::function<Result<std::vector<DmTarget>>(DeviceNumber)>;

} // namespace trimwright::linux_system
