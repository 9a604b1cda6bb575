// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/health.h"

#include <cstdint>
#include <optional>
#include <string>

namespace trimwright::smart {

/// Device Statistics (ACS-3, A.5), as far as figures rest on them. Values that the drive marks as not valid are absent.
struct DeviceStatistics {
    std::optional<std::uint64_t> power_cycles;           ///< page 1: Lifetime Power-On Resets
    std::optional<std::uint64_t> power_on_hours;         ///< page 1
    std::optional<std::uint64_t> sectors_written;        ///< page 1: Logical Sectors Written
    std::optional<std::uint64_t> sectors_read;           ///< page 1
    std::optional<std::uint64_t> reallocated_sectors;    ///< page 3
    std::optional<std::uint64_t> reported_uncorrectable; ///< page 4
    std::optional<int> temperature;                      ///< page 5, and the next four
    std::optional<int> temperature_highest;
    std::optional<int> temperature_lowest;
    std::optional<int> temperature_limit;
    std::optional<std::uint64_t> crc_errors; ///< page 6
    std::optional<int> percentage_used;      ///< page 7
};

/// What is known of an ATA drive beside HealthReport::attributes and its identity.
struct AtaInput {
    DeviceStatistics statistics;
    std::uint32_t logical_sector_bytes = 512;
    // smartctl's own reading, which knows raw formats of single models (minutes, tenths of degrees):
    std::optional<int> temperature;
    std::optional<int> temperature_lowest;
    std::optional<int> temperature_highest;
    std::optional<int> temperature_limit;
    std::optional<int> temperature_critical;
    std::optional<std::uint64_t> power_on_hours;
    std::optional<std::uint64_t> power_cycles;
};

/// Fills the figures of a report whose identity and attributes are set.
void fillAtaFigures(HealthReport& report, const AtaInput& input);

// The parts of fillAtaFigures(); each sets the figures that its name says.
void fillAtaCounters(HealthReport& report, const AtaInput& input); ///< hours, cycles, sectors and errors
void fillAtaTemperature(HealthReport& report, const AtaInput& input);
void fillAtaTraffic(HealthReport& report, const AtaInput& input); ///< host writes and reads; needs the hours
void fillAtaLife(HealthReport& report, const AtaInput& input);    ///< life left, percentage used and spare
void fillAtaNand(HealthReport& report);                           ///< NAND writes; needs the host writes

} // namespace trimwright::smart
