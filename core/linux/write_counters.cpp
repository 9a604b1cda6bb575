// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/write_counters.h"

#include <limits>
#include <vector>

namespace trimwright::linux_system {

std::optional<WriteCounters> readWriteCounters(const SystemTree& tree, std::string_view sysname) {
    constexpr std::size_t sectorsWritten = 6; // from 0
    constexpr std::uint64_t sectorBytes = 512;
    const auto line = tree.text("/sys/class/block/" + std::string(sysname) + "/stat");
    const auto bootId = tree.text("/proc/sys/kernel/random/boot_id");
    if (sysname.empty() || !line || !bootId) {
        return std::nullopt;
    }
    const auto fields = split(*line, ' '); // text() has made runs of spaces one
    const auto sectors = fields.size() > sectorsWritten ? parseNumber(fields[sectorsWritten]) : std::nullopt;
    if (!sectors || *sectors > std::numeric_limits<std::uint64_t>::max() / sectorBytes) {
        return std::nullopt;
    }
    return WriteCounters{*bootId, *sectors * sectorBytes};
}

} // namespace trimwright::linux_system
