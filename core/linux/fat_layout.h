// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/bytes.h"

#include <cstdint>
#include <optional>

namespace trimwright::linux_system {

/// Where vfat or exfat keeps its clusters. Their FITRIM counts bytes in cluster numbers, of which the first is 2, and
/// not in places of the device.
struct FatLayout {
    std::uint64_t data_start_bytes = 0; ///< Of cluster 2 on the device.
    std::uint64_t cluster_bytes = 0;

    /// The FITRIM offset of a place of the device that lies in a cluster.
    std::uint64_t trimOffset(std::uint64_t place) const { return place - data_start_bytes + (2 * cluster_bytes); }

    friend bool operator==(const FatLayout&, const FatLayout&) = default;
};

/// Decodes the first 512 bytes of the filesystem (Microsoft's FAT and exFAT specifications); nothing if it is neither.
std::optional<FatLayout> parseFatBootSector(Bytes sector);

} // namespace trimwright::linux_system
