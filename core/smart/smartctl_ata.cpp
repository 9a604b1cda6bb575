// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/ata_input.h"
#include "core/smart/attribute_catalog.h"
#include "core/smart/figures.h"
#include "core/smart/smartctl_sections.h"

#include <array>
#include <fmt/format.h>

namespace trimwright::smart {

namespace {

/// A table has at most 30 rows (SFF-8035i); more is damage.
constexpr std::size_t mostAttributes = 64;

Attribute readAttribute(const Json& row) {
    Attribute attribute;
    if (const auto id = smallNumber(row, "id", 0, 255)) {
        attribute.id = static_cast<std::uint8_t>(*id);
    }
    attribute.name = text(row, "name");
    attribute.value = smallNumber(row, "value", 0, 255);
    attribute.worst = smallNumber(row, "worst", 0, 255);
    attribute.threshold = smallNumber(row, "thresh", 0, 255);
    attribute.raw = number(at(row, "raw"), "value");
    attribute.raw_text = text(at(row, "raw"), "string");
    if (attribute.raw_text.empty()) {
        attribute.raw_text = attribute.raw ? fmt::format("{}", *attribute.raw) : "–";
    }
    attribute.prefailure = boolean(at(row, "flags"), "prefailure").value_or(false);
    const std::string failed = text(row, "when_failed");
    attribute.failing_now = failed == "now";
    attribute.failed_before = failed == "past";
    return attribute;
}

void readAttributes(const Json& document, HealthReport& report) {
    const Json& table = at(document, {"ata_smart_attributes", "table"});
    if (!table.is_array()) {
        report.notes.emplace_back("The report has no table of SMART attributes.");
        return;
    }
    for (const Json& row : table) {
        if (report.attributes.size() >= mostAttributes) {
            report.notes.emplace_back("The table of SMART attributes is longer than a drive's can be; the rest was "
                                      "left out.");
            break;
        }
        Attribute attribute = readAttribute(row);
        if (attribute.id.value_or(0) == 0) {
            continue;
        }
        if (findAttribute(report, *attribute.id) != nullptr) {
            report.notes.push_back(
                fmt::format("Attribute {} occurs more than once; its first row counts.", *attribute.id));
        }
        report.attributes.push_back(std::move(attribute));
    }
}

/// Calls `use(page, offset, row)` for each statistic that the drive marks as valid.
template <class Use>
void forEachStatistic(const Json& document, Use use) {
    const Json& pages = at(document, {"ata_device_statistics", "pages"});
    if (!pages.is_array()) {
        return;
    }
    for (const Json& page : pages) {
        const auto pageNumber = smallNumber(page, "number", 0, 255);
        const Json& table = at(page, "table");
        if (!pageNumber || !table.is_array()) {
            continue;
        }
        for (const Json& row : table) {
            const auto offset = smallNumber(row, "offset", 0, 511);
            if (offset && boolean(at(row, "flags"), "valid").value_or(true)) {
                use(*pageNumber, *offset, row);
            }
        }
    }
}

/// Where a statistic lies (ACS-3, tables A.10 … A.21) and where it goes.
struct CountStatistic {
    int page;
    int offset;
    std::optional<std::uint64_t> DeviceStatistics::*field;
};
struct SmallStatistic {
    int page;
    int offset;
    std::optional<int> DeviceStatistics::*field;
    int low;
    int high;
};

constexpr std::array countStatistics{
    CountStatistic{1, 8, &DeviceStatistics::power_cycles},
    CountStatistic{1, 16, &DeviceStatistics::power_on_hours},
    CountStatistic{1, 24, &DeviceStatistics::sectors_written},
    CountStatistic{1, 40, &DeviceStatistics::sectors_read},
    CountStatistic{3, 32, &DeviceStatistics::reallocated_sectors},
    CountStatistic{4, 8, &DeviceStatistics::reported_uncorrectable},
    CountStatistic{6, 24, &DeviceStatistics::crc_errors},
};

constexpr std::array smallStatistics{
    SmallStatistic{5, 8, &DeviceStatistics::temperature, coldestCelsius, hottestCelsius},
    SmallStatistic{5, 32, &DeviceStatistics::temperature_highest, coldestCelsius, hottestCelsius},
    SmallStatistic{5, 40, &DeviceStatistics::temperature_lowest, coldestCelsius, hottestCelsius},
    SmallStatistic{5, 88, &DeviceStatistics::temperature_limit, coldestCelsius, hottestCelsius},
    SmallStatistic{7, 8, &DeviceStatistics::percentage_used, 0, 255},
};

DeviceStatistics readStatistics(const Json& document) {
    DeviceStatistics statistics;
    forEachStatistic(document, [&](int page, int offset, const Json& row) {
        for (const CountStatistic& known : countStatistics) {
            if (known.page == page && known.offset == offset) {
                statistics.*known.field = number(row, "value");
            }
        }
        for (const SmallStatistic& known : smallStatistics) {
            if (known.page == page && known.offset == offset) {
                statistics.*known.field = smallNumber(row, "value", known.low, known.high);
            }
        }
    });
    return statistics;
}

AtaInput readInput(const Json& document) {
    AtaInput input;
    input.statistics = readStatistics(document);
    if (const auto bytes = number(document, "logical_block_size"); bytes && (*bytes == 512 || *bytes == 4096)) {
        input.logical_sector_bytes = static_cast<std::uint32_t>(*bytes);
    }
    const Json& temperature = at(document, "temperature");
    const auto celsius = [&](std::string_view key) {
        return smallNumber(temperature, key, coldestCelsius, hottestCelsius);
    };
    input.temperature = celsius("current");
    input.temperature_lowest = celsius("lifetime_min");
    input.temperature_highest = celsius("lifetime_max");
    input.temperature_limit = celsius("op_limit_max");
    input.temperature_critical = celsius("limit_max");
    input.power_on_hours = number(at(document, "power_on_time"), "hours");
    input.power_cycles = number(document, "power_cycle_count");
    return input;
}

/// ACS-3, table A.55 and SMART self-test log: bits 7:4 of the status: 0 passed, 1 and 2 aborted, 3 … 8 failed, 15 runs.
bool isAtaTestFailure(std::uint64_t status) {
    return (status >> 4) >= 3 && (status >> 4) <= 8;
}

void readAtaSelfTests(const Json& document, HealthReport& report) {
    const Json& logs = at(document, "ata_smart_self_test_log");
    const Json& extended = at(logs, "extended");
    const Json& log = extended.is_object() ? extended : at(logs, "standard");
    const Json& now = at(document, {"ata_smart_data", "self_test", "status"});
    SelfTestSummary summary;
    if (const auto status = number(now, "value"); status && (*status >> 4) == 15) {
        summary.running_percent_left = smallNumber(now, "remaining_percent", 0, 100).value_or(0);
    }
    if (!log.is_object() && !summary.running_percent_left) {
        return;
    }
    const Json& table = at(log, "table");
    if (table.is_array()) {
        for (const Json& entry : table) {
            const auto status = number(at(entry, "status"), "value");
            if (!status || (*status >> 4) == 15) {
                continue;
            }
            if (summary.logged++ == 0) {
                summary.last =
                    fmt::format("{}: {}", text(at(entry, "type"), "string"), text(at(entry, "status"), "string"));
                summary.last_at_hours = number(entry, "lifetime_hours");
                if ((*status >> 4) == 0 || isAtaTestFailure(*status)) {
                    summary.last_passed = !isAtaTestFailure(*status);
                }
            }
            summary.failed += isAtaTestFailure(*status) ? 1 : 0;
        }
    }
    report.self_tests = summary;
}

void readErrorLog(const Json& document, HealthReport& report) {
    const Json& logs = at(document, "ata_smart_error_log");
    for (const std::string_view kind : {"extended", "summary"}) {
        const Json& log = at(logs, kind);
        if (const auto total = number(log, "count")) {
            ErrorLogSummary summary;
            summary.total = *total;
            const Json& table = at(log, "table");
            if (table.is_array() && !table.empty()) {
                summary.last = text(table.front(), "error_description");
                summary.last_at_hours = number(table.front(), "lifetime_hours");
            }
            report.error_log = summary;
            return;
        }
    }
}

} // namespace

bool readAtaSections(const Json& document, HealthReport& report) {
    readAttributes(document, report);
    const AtaInput input = readInput(document);
    fillAtaFigures(report, input);
    readAtaSelfTests(document, report);
    readErrorLog(document, report);
    explainAttributes(report);
    if (!report.attributes.empty()) {
        return true;
    }
    const DeviceStatistics& statistics = input.statistics;
    return statistics.sectors_written || statistics.power_on_hours || statistics.percentage_used || input.temperature;
}

} // namespace trimwright::smart
