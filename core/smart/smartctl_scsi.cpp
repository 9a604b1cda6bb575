// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/figures.h"
#include "core/smart/smartctl_sections.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fmt/format.h>

namespace trimwright::smart {

namespace {

Provenance fromLog(std::string source, std::uint64_t raw, std::string unit = {}) {
    return {std::move(source), fmt::format("{}", raw), std::move(unit), "A SCSI standard log defines this field.",
            Confidence::proven};
}

/// "12103.790" × 10^9 bytes; smartctl prints the number as a string.
std::optional<std::uint64_t> gigabytes(const Json& section) {
    const Json& value = at(section, "gigabytes_processed");
    double number = 0;
    if (value.is_number()) {
        number = value.get<double>();
    } else if (value.is_string()) {
        const std::string& digits = value.get_ref<const std::string&>();
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (error != std::errc() || end != digits.data() + digits.size()) {
            return std::nullopt;
        }
    } else {
        return std::nullopt;
    }
    // 10^9 GB: beyond any drive.
    if (!std::isfinite(number) || number < 0 || number > 1e9) {
        return std::nullopt;
    }
    return static_cast<std::uint64_t>(number * 1e9);
}

void readTraffic(const Json& log, HealthReport& report) {
    const auto set = [&](Figure<std::uint64_t>& figure, std::string_view direction) {
        if (const auto bytes = gigabytes(at(log, direction))) {
            figure = known(*bytes, fromLog(fmt::format("SCSI {} error counter log, gigabytes processed", direction),
                                           *bytes / 1'000'000'000, "1 GB"));
        }
    };
    set(report.host_writes_bytes, "write");
    set(report.host_reads_bytes, "read");
    std::uint64_t errors = 0;
    bool told = false;
    for (const std::string_view direction : {"read", "write", "verify"}) {
        if (const auto value = number(at(log, direction), "total_uncorrected_errors")) {
            errors = errors + *value < errors ? ~std::uint64_t{0} : errors + *value;
            told = true;
        }
    }
    if (told) {
        report.media_errors = known(errors, fromLog("SCSI error counter logs, total uncorrected errors", errors));
    }
}

void readWear(const Json& document, HealthReport& report) {
    if (const auto used = smallNumber(document, "scsi_percentage_used_endurance_indicator", 0, 255)) {
        auto provenance = fromLog("SCSI solid state media log, percentage used endurance indicator",
                                  static_cast<std::uint64_t>(*used));
        report.percentage_used = known(*used, provenance);
        provenance.rule = "100 − percentage used, not below 0.";
        report.life_left_percent = known(std::max(0, 100 - *used), std::move(provenance));
    }
}

void readTemperature(const Json& document, HealthReport& report) {
    const Json& section = at(document, "temperature");
    const auto set = [&](Figure<int>& figure, std::string_view key, const char* source, int low) {
        if (const auto celsius = smallNumber(section, key, low, hottestCelsius)) {
            figure = known(*celsius, {source, fmt::format("{}", *celsius), "",
                                      "A SCSI standard log defines this field.", Confidence::proven});
        }
    };
    // 0 °C and 255 stand for "no sensor" in SPC-4, 7.3.21.
    set(report.temperature_celsius, "current", "SCSI temperature log", 1);
    set(report.temperature_limit_celsius, "drive_trip", "SCSI temperature log, reference temperature", 1);
}

void readScsiSelfTests(const Json& document, HealthReport& report) {
    SelfTestSummary summary;
    bool any = false;
    for (int index = 0; index < 20; ++index) {
        const Json& entry = at(document, fmt::format("scsi_self_test_{}", index));
        const auto result = number(at(entry, "result"), "value");
        if (!result) {
            break;
        }
        any = true;
        // SPC-4, table 344: 0 passed, 1 and 2 aborted, 3 … 7 failed, 15 running.
        const bool failed = *result >= 3 && *result <= 7;
        if (*result == 15) {
            continue;
        }
        if (summary.logged++ == 0) {
            summary.last =
                fmt::format("{}: {}", text(at(entry, "code"), "string"), text(at(entry, "result"), "string"));
            summary.last_at_hours = number(at(entry, "power_on_time"), "hours");
            if (*result == 0 || failed) {
                summary.last_passed = !failed;
            }
        }
        summary.failed += failed ? 1 : 0;
    }
    if (any) {
        report.self_tests = summary;
    }
}

void addRow(HealthReport& report, std::string name, const std::optional<std::uint64_t>& raw, std::string meaning) {
    if (raw) {
        Attribute row;
        row.name = std::move(name);
        row.raw = raw;
        row.raw_text = fmt::format("{}", *raw);
        row.meaning = std::move(meaning);
        report.attributes.push_back(std::move(row));
    }
}

void addRows(const Json& document, HealthReport& report) {
    const Json& log = at(document, "scsi_error_counter_log");
    for (const std::string_view direction : {"read", "write", "verify"}) {
        addRow(report, fmt::format("Corrected {} errors", direction),
               number(at(log, direction), "total_errors_corrected"),
               "Errors that the drive corrected by itself. Not harmful; a sudden rise is worth a look.");
        addRow(report, fmt::format("Uncorrected {} errors", direction),
               number(at(log, direction), "total_uncorrected_errors"),
               "Errors that the drive could not correct: data were lost or unreadable. 0 is good.");
    }
    addRow(report, "Grown defect list", number(document, "scsi_grown_defect_list"),
           "Places that went bad in use and were replaced. A few are normal; growth is not.");
    addRow(report, "Pending defects", number(at(document, "scsi_pending_defects"), "count"),
           "Places that wait to be replaced when they are next written. 0 is good.");
    addRow(report, "Start-stop cycles",
           number(at(document, "scsi_start_stop_cycle_counter"), "accumulated_start_stop_cycles"),
           "How often the drive was started.");
}

} // namespace

bool readScsiSections(const Json& document, HealthReport& report) {
    readWear(document, report);
    readTraffic(at(document, "scsi_error_counter_log"), report);
    readTemperature(document, report);
    if (const auto hours = number(at(document, "power_on_time"), "hours"); hours && *hours <= longestHours) {
        report.power_on_hours = known(*hours, fromLog("SCSI background scan log, power on time", *hours));
    }
    if (const auto cycles = number(at(document, "scsi_start_stop_cycle_counter"), "accumulated_start_stop_cycles")) {
        report.power_cycles = known(*cycles, fromLog("SCSI start-stop cycle counter log", *cycles));
    }
    if (const auto defects = number(document, "scsi_grown_defect_list")) {
        report.reallocated_sectors = known(*defects, fromLog("SCSI grown defect list", *defects));
    }
    if (const auto pending = number(at(document, "scsi_pending_defects"), "count")) {
        report.pending_sectors = known(*pending, fromLog("SCSI pending defects log", *pending));
    }
    doubtMediaErrors(report);
    readScsiSelfTests(document, report);
    addRows(document, report);
    return report.life_left_percent.has() || report.host_writes_bytes.has() || report.power_on_hours.has() ||
           report.temperature_celsius.has() || report.reallocated_sectors.has();
}

} // namespace trimwright::smart
