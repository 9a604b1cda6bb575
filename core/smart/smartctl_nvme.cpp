// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/units.h"
#include "core/smart/figures.h"
#include "core/smart/nvme_fields.h"
#include "core/smart/smartctl_sections.h"

#include <algorithm>
#include <fmt/format.h>

namespace trimwright::smart {

namespace {

/// NVMe 1.4, 5.14.1.2: "Data Units" are thousands of 512-byte units, whatever the LBA size.
constexpr std::uint64_t dataUnitBytes = 512'000;

constexpr std::string_view standardRule = "The NVMe standard defines this field.";

Provenance fieldProvenance(std::string_view name, const Count& count, std::string unit = {}) {
    return {fmt::format("NVMe {}", name), fmt::format("{}{}", count.value, count.saturated ? " or more" : ""),
            std::move(unit), std::string(standardRule), Confidence::proven};
}

/// Counters of drives never come near 2^63; all ones is what empty flash reads as.
bool believable(const Count& count) {
    return !count.saturated && (count.value >> 63) == 0;
}

std::string tooLarge(std::string_view name) {
    return fmt::format("{} is too large to be true.", name);
}

class LogReader {
  public:
    LogReader(const Json& log, HealthReport& report) : m_log(log), m_report(report) {}

    std::optional<Count> read(std::string_view key, std::string_view name) {
        const auto value = count(m_log, key);
        if (value && value->saturated) {
            m_report.notes.push_back(fmt::format("{} is larger than a 64-bit counter can hold: it is shown as the "
                                                 "largest such number among the fields. A count like this is damaged.",
                                                 name));
        }
        return value;
    }

    void counter(Figure<std::uint64_t>& figure, std::string_view key, std::string_view name) {
        if (const auto value = read(key, name)) {
            figure = believable(*value) ? known(value->value, fieldProvenance(name, *value))
                                        : unknown<std::uint64_t>(tooLarge(name), fieldProvenance(name, *value));
        }
    }

    void traffic(Figure<std::uint64_t>& figure, std::string_view key, std::string_view name) {
        if (const auto value = read(key, name)) {
            const std::uint64_t bytes = multiplySaturating(value->value, dataUnitBytes);
            Provenance provenance = fieldProvenance(name, *value, fmt::format("{} B", formatCount(dataUnitBytes)));
            figure = bytes <= mostTrafficBytes ? known(bytes, std::move(provenance))
                                               : unknown<std::uint64_t>(tooLarge(name), std::move(provenance));
        }
    }

    void percent(Figure<int>& figure, std::string_view key, std::string_view name, int high) {
        if (const auto value = smallNumber(m_log, key, 0, high)) {
            figure = known(*value, fieldProvenance(name, {static_cast<std::uint64_t>(*value), false}));
        }
    }

  private:
    const Json& m_log;
    HealthReport& m_report;
};

void readWear(LogReader& reader, HealthReport& report) {
    reader.percent(report.percentage_used, "percentage_used", "Percentage Used", 255);
    reader.percent(report.spare_percent, "available_spare", "Available Spare", 100);
    reader.percent(report.spare_threshold_percent, "available_spare_threshold", "Available Spare Threshold", 100);
    if (report.percentage_used.has()) {
        Provenance provenance = report.percentage_used.provenance;
        provenance.rule = "100 − Percentage Used, not below 0; the NVMe standard defines the field.";
        report.life_left_percent = known(std::max(0, 100 - *report.percentage_used), std::move(provenance));
    }
}

void readTemperatures(const Json& document, const Json& log, HealthReport& report) {
    std::optional<int> celsius = smallNumber(log, "temperature", coldestCelsius, hottestCelsius);
    std::string source = "NVMe Composite Temperature";
    if (!celsius) {
        celsius = smallNumber(at(document, "temperature"), "current", coldestCelsius, hottestCelsius);
        source = "smartctl's temperature";
    }
    if (celsius == 0) {
        // The log counts in kelvin: 0 °C would be 273 K, which drives without a sensor report as a constant.
        report.temperature_celsius = unknown<int>("The drive reports exactly 0 °C, as drives without a sensor do.",
                                                  {source, "0", "", "", Confidence::name});
    } else if (celsius) {
        report.temperature_celsius =
            known(*celsius, {source, fmt::format("{}", *celsius), "", std::string(standardRule), Confidence::proven});
    }
    const auto limit = [&](Figure<int>& figure, std::string_view key, const char* name) {
        for (const Json* section :
             {&at(document, "nvme_composite_temperature_threshold"), &at(document, "temperature")}) {
            if (const auto value = smallNumber(*section, key, 1, 200); value && !figure.has()) {
                figure =
                    known(*value, {name, fmt::format("{}", *value), "", std::string(standardRule), Confidence::proven});
            }
        }
    };
    limit(report.temperature_limit_celsius, "warning", "NVMe Warning Composite Temperature Threshold");
    limit(report.temperature_limit_celsius, "op_limit_max", "NVMe Warning Composite Temperature Threshold");
    limit(report.temperature_critical_celsius, "critical", "NVMe Critical Composite Temperature Threshold");
    limit(report.temperature_critical_celsius, "critical_limit_max", "NVMe Critical Composite Temperature Threshold");
}

/// A log of nothing but zeros (RAID and hybrid controllers, drives in an error mode) says nothing. The temperature
/// is measured by the controller and stays.
void dropEmptyLog(HealthReport& report) {
    const bool counted = report.host_writes_bytes.value.value_or(0) != 0 ||
                         report.host_reads_bytes.value.value_or(0) != 0 ||
                         report.power_on_hours.value.value_or(0) != 0 || report.power_cycles.value.value_or(0) != 0;
    if (counted || report.spare_percent.value.value_or(0) != 0) {
        return;
    }
    const std::string because = "Every counter of the drive's health log is zero: the log is not filled in.";
    const auto drop = [&](auto& figure) {
        if (figure.has()) {
            figure.value.reset();
            figure.unknown_because = because;
        }
    };
    drop(report.life_left_percent);
    drop(report.percentage_used);
    drop(report.spare_percent);
    drop(report.host_writes_bytes);
    drop(report.host_reads_bytes);
    drop(report.power_on_hours);
    drop(report.power_cycles);
    drop(report.unsafe_shutdowns);
    drop(report.media_errors);
    report.notes.push_back(because);
}

void checkHours(HealthReport& report) {
    if (report.power_on_hours.value.value_or(0) > longestHours) {
        report.power_on_hours.value.reset();
        report.power_on_hours.unknown_because = "The count would be more than thirty years.";
    }
}

std::string nvmeTestName(const Json& entry) {
    const std::string kind = text(at(entry, "self_test_code"), "string");
    const std::string result = text(at(entry, "self_test_result"), "string");
    return kind.empty() || result.empty() ? kind + result : kind + ": " + result;
}

/// NVMe 1.4, 5.14.1.6: results 5, 6 and 7 are failures; 1 … 4 and 8, 9 are aborts.
bool isNvmeTestFailure(std::uint64_t result) {
    return result >= 5 && result <= 7;
}

void readNvmeSelfTests(const Json& document, HealthReport& report) {
    const Json& log = at(document, "nvme_self_test_log");
    if (!log.is_object()) {
        return;
    }
    SelfTestSummary summary;
    if (const auto done = smallNumber(log, "current_self_test_completion_percent", 0, 100)) {
        summary.running_percent_left = 100 - *done;
    }
    const Json& table = at(log, "table");
    if (table.is_array()) {
        for (const Json& entry : table) {
            const auto result = number(at(entry, "self_test_result"), "value");
            if (!result || *result == 15) { // 15: entry not used
                continue;
            }
            if (summary.logged++ == 0) {
                summary.last = nvmeTestName(entry);
                summary.last_at_hours = number(entry, "power_on_hours");
                if (*result == 0 || isNvmeTestFailure(*result)) {
                    summary.last_passed = *result == 0;
                }
            }
            summary.failed += isNvmeTestFailure(*result) ? 1 : 0;
        }
    }
    report.self_tests = summary;
}

void readErrors(const Json& document, const Json& log, HealthReport& report) {
    if (const auto total = count(log, "num_err_log_entries"); total && believable(*total)) {
        ErrorLogSummary summary;
        summary.total = total->value;
        const Json& table = at(document, {"nvme_error_information_log", "table"});
        if (table.is_array() && !table.empty()) {
            summary.last = text(at(table.front(), "status_field"), "string");
        }
        report.error_log = summary;
    }
}

} // namespace

bool readNvmeSections(const Json& document, HealthReport& report) {
    const Json& log = at(document, "nvme_smart_health_information_log");
    if (!log.is_object()) {
        report.notes.emplace_back("The report has no NVMe health log.");
        return false;
    }
    LogReader reader(log, report);
    if (const auto warning = smallNumber(log, "critical_warning", 0, 255)) {
        report.nvme_critical_warning = static_cast<std::uint8_t>(*warning);
    }
    readWear(reader, report);
    reader.traffic(report.host_writes_bytes, "data_units_written", "Data Units Written");
    reader.traffic(report.host_reads_bytes, "data_units_read", "Data Units Read");
    reader.counter(report.power_on_hours, "power_on_hours", "Power On Hours");
    reader.counter(report.power_cycles, "power_cycles", "Power Cycles");
    reader.counter(report.unsafe_shutdowns, "unsafe_shutdowns", "Unsafe Shutdowns");
    reader.counter(report.media_errors, "media_errors", "Media and Data Integrity Errors");
    readTemperatures(document, log, report);
    dropEmptyLog(report);
    checkHours(report);
    doubtMediaErrors(report);
    readNvmeSelfTests(document, report);
    readErrors(document, log, report);
    report.attributes = nvmeAttributes(log);
    return true;
}

} // namespace trimwright::smart
