// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Walks the figures of a health report. For the sources of this folder.
namespace trimwright::care {

/// Calls `use(key, figure)` for every figure of a HealthReport (const or not), in the order of the documents.
template <class Report, class Use>
void forEachHealthFigure(Report& report, Use use) {
    use("life_left_percent", report.life_left_percent);
    use("percentage_used", report.percentage_used);
    use("host_writes_bytes", report.host_writes_bytes);
    use("host_reads_bytes", report.host_reads_bytes);
    use("nand_writes_bytes", report.nand_writes_bytes);
    use("write_amplification", report.write_amplification);
    use("temperature_celsius", report.temperature_celsius);
    use("temperature_lowest_celsius", report.temperature_lowest_celsius);
    use("temperature_highest_celsius", report.temperature_highest_celsius);
    use("temperature_limit_celsius", report.temperature_limit_celsius);
    use("temperature_critical_celsius", report.temperature_critical_celsius);
    use("power_on_hours", report.power_on_hours);
    use("power_cycles", report.power_cycles);
    use("unsafe_shutdowns", report.unsafe_shutdowns);
    use("spare_percent", report.spare_percent);
    use("spare_threshold_percent", report.spare_threshold_percent);
    use("media_errors", report.media_errors);
    use("reallocated_sectors", report.reallocated_sectors);
    use("pending_sectors", report.pending_sectors);
    use("uncorrectable_sectors", report.uncorrectable_sectors);
    use("interface_crc_errors", report.interface_crc_errors);
}

} // namespace trimwright::care
