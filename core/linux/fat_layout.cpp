// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/fat_layout.h"

#include <algorithm>
#include <string_view>

namespace trimwright::linux_system {
namespace {

constexpr std::size_t sectorSize = 512;

bool isExfat(Bytes sector) {
    constexpr std::string_view name = "EXFAT   ";
    return std::equal(name.begin(), name.end(), sector.begin() + 3);
}

std::optional<FatLayout> exfatLayout(Bytes sector) {
    const unsigned sectorShift = sector[108];
    const unsigned clusterShift = sector[109];
    if (sectorShift < 9 || sectorShift > 12 || clusterShift > 25 - sectorShift) {
        return std::nullopt;
    }
    return FatLayout{std::uint64_t{loadLittle<std::uint32_t>(sector, 88)} << sectorShift,
                     std::uint64_t{1} << (sectorShift + clusterShift)};
}

} // namespace

std::optional<FatLayout> parseFatBootSector(Bytes sector) {
    if (sector.size() < sectorSize || sector[510] != 0x55 || sector[511] != 0xAA) {
        return std::nullopt;
    }
    if (isExfat(sector)) {
        return exfatLayout(sector);
    }
    const std::uint64_t sectorBytes = loadLittle<std::uint16_t>(sector, 11);
    const std::uint64_t perCluster = sector[13];
    const std::uint64_t fats = sector[16];
    const bool powers = (sectorBytes & (sectorBytes - 1)) == 0 && (perCluster & (perCluster - 1)) == 0;
    if (!powers || sectorBytes < 512 || sectorBytes > 4096 || perCluster == 0 || fats == 0) {
        return std::nullopt;
    }
    const std::uint64_t reserved = loadLittle<std::uint16_t>(sector, 14);
    const std::uint64_t rootEntries = loadLittle<std::uint16_t>(sector, 17);
    const std::uint64_t shortFat = loadLittle<std::uint16_t>(sector, 22);
    const std::uint64_t fatSectors = shortFat != 0 ? shortFat : loadLittle<std::uint32_t>(sector, 36);
    constexpr std::uint64_t entryBytes = 32;
    const std::uint64_t rootSectors = (rootEntries * entryBytes + sectorBytes - 1) / sectorBytes;
    return FatLayout{(reserved + (fats * fatSectors) + rootSectors) * sectorBytes, perCluster * sectorBytes};
}

} // namespace trimwright::linux_system
