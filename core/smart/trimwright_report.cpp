// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/trimwright_report.h"

#include "core/smart/json_access.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <limits>
#include <string>

namespace trimwright::smart {

namespace {

constexpr std::size_t mostRows = 256;
constexpr std::string_view formatName = "trimwright report";

/// The part that `health --json` writes: all of the document, or a part of it in a report.
const Json& healthOf(const Json& document) {
    const Json& part = at(document, "health");
    return part.is_object() ? part : document;
}

bool isOwnHealth(const Json& health) {
    return health.is_object() && health.contains("verdict") && health.contains("provenance") &&
           health.contains("drive");
}

std::optional<int> digits(std::string_view text) {
    int value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    return read.ec == std::errc() && read.ptr == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// "2026-11-30T07:00:00Z"
std::optional<std::chrono::sys_seconds> time(const Json& parent, std::string_view key) {
    const std::string iso = text(parent, key);
    if (iso.size() != 20 || iso[4] != '-' || iso[7] != '-' || iso[10] != 'T' || iso[13] != ':' || iso[16] != ':' ||
        iso[19] != 'Z') {
        return std::nullopt;
    }
    const std::string_view view = iso;
    const std::array parts{digits(view.substr(0, 4)),  digits(view.substr(5, 2)),  digits(view.substr(8, 2)),
                           digits(view.substr(11, 2)), digits(view.substr(14, 2)), digits(view.substr(17, 2))};
    if (std::ranges::any_of(parts, [](const auto& part) { return !part || *part < 0; })) {
        return std::nullopt;
    }
    const std::chrono::year_month_day date{std::chrono::year(*parts[0]),
                                           std::chrono::month(static_cast<unsigned>(*parts[1])),
                                           std::chrono::day(static_cast<unsigned>(*parts[2]))};
    if (!date.ok() || *parts[3] > 23 || *parts[4] > 59 || *parts[5] > 60) {
        return std::nullopt;
    }
    return std::chrono::sys_days(date) + std::chrono::hours(*parts[3]) + std::chrono::minutes(*parts[4]) +
           std::chrono::seconds(*parts[5]);
}

std::optional<double> real(const Json& parent, std::string_view key) {
    const Json& value = at(parent, key);
    if (!value.is_number()) {
        return std::nullopt;
    }
    const double number = value.get<double>();
    return std::isfinite(number) && number >= 0 && number < 1e6 ? std::optional(number) : std::nullopt;
}

Confidence confidenceOf(const std::string& word) {
    return word == toString(Confidence::proven) ? Confidence::proven
           : word == toString(Confidence::rule) ? Confidence::rule
                                                : Confidence::name;
}

template <class T>
void readFigure(Figure<T>& figure, const Json& health, std::string_view key, std::optional<T> value) {
    const Json& from = at(at(health, "provenance"), key);
    figure.value = value;
    figure.provenance = {text(from, "source"), text(from, "raw"), text(from, "unit"), text(from, "rule"),
                         confidenceOf(text(from, "confidence"))};
    if (!value) {
        figure.unknown_because = text(from, "unknown_because");
    }
}

void readNumbers(const Json& health, HealthReport& report) {
    const auto count = [&](Figure<std::uint64_t>& figure, std::string_view key) {
        readFigure<std::uint64_t>(figure, health, key, number(health, key));
    };
    const auto small = [&](Figure<int>& figure, std::string_view key, int low, int high) {
        readFigure<int>(figure, health, key, smallNumber(health, key, low, high));
    };
    small(report.life_left_percent, "life_left_percent", 0, 100);
    small(report.percentage_used, "percentage_used", 0, 255);
    count(report.host_writes_bytes, "host_writes_bytes");
    count(report.host_reads_bytes, "host_reads_bytes");
    count(report.nand_writes_bytes, "nand_writes_bytes");
    readFigure<double>(report.write_amplification, health, "write_amplification", real(health, "write_amplification"));
    small(report.temperature_celsius, "temperature_celsius", -60, 200);
    small(report.temperature_lowest_celsius, "temperature_lowest_celsius", -60, 200);
    small(report.temperature_highest_celsius, "temperature_highest_celsius", -60, 200);
    small(report.temperature_limit_celsius, "temperature_limit_celsius", -60, 200);
    small(report.temperature_critical_celsius, "temperature_critical_celsius", -60, 200);
    count(report.power_on_hours, "power_on_hours");
    count(report.power_cycles, "power_cycles");
    count(report.unsafe_shutdowns, "unsafe_shutdowns");
    small(report.spare_percent, "spare_percent", 0, 100);
    small(report.spare_threshold_percent, "spare_threshold_percent", 0, 100);
    count(report.media_errors, "media_errors");
    count(report.reallocated_sectors, "reallocated_sectors");
    count(report.pending_sectors, "pending_sectors");
    count(report.uncorrectable_sectors, "uncorrectable_sectors");
    count(report.interface_crc_errors, "interface_crc_errors");
}

template <class Enum, std::size_t Count>
Enum wordOf(const std::string& word, const std::array<Enum, Count>& all, Enum otherwise) {
    const auto found = std::ranges::find_if(all, [&word](Enum one) { return toString(one) == word; });
    return found == all.end() ? otherwise : *found;
}

void readIdentity(const Json& document, const Json& health, HealthReport& report) {
    const Json& drive = at(health, "drive");
    report.protocol =
        wordOf(text(health, "protocol"), std::array{Protocol::ata, Protocol::nvme, Protocol::scsi}, Protocol::unknown);
    report.model = text(drive, "model");
    report.family = text(document, "family");
    report.serial = text(drive, "serial");
    report.firmware = text(drive, "firmware");
    report.kind = wordOf(text(drive, "kind"), std::array{DriveKind::ssd, DriveKind::hdd}, DriveKind::unknown);
    report.capacity_bytes = number(drive, "capacity_bytes");
    report.taken_at = time(health, "taken_at");
    report.source = text(health, "source");
    if (const std::string own = text(health, "self_assessment"); !own.empty()) {
        report.self_assessment_passed = own == "passed";
    }
    if (const auto warning = smallNumber(health, "nvme_critical_warning", 0, 255)) {
        report.nvme_critical_warning = static_cast<std::uint8_t>(*warning);
    }
}

std::uint32_t count32(const Json& parent, std::string_view key) {
    return static_cast<std::uint32_t>(
        std::min<std::uint64_t>(number(parent, key).value_or(0), std::numeric_limits<std::uint32_t>::max()));
}

void readLogs(const Json& health, HealthReport& report) {
    if (const Json& tests = at(health, "self_tests"); tests.is_object()) {
        report.self_tests = SelfTestSummary{count32(tests, "logged"),
                                            count32(tests, "failed"),
                                            text(tests, "last"),
                                            boolean(tests, "last_passed"),
                                            number(tests, "last_at_hours"),
                                            smallNumber(tests, "running_percent_left", 0, 100)};
    }
    if (const Json& errors = at(health, "error_log"); errors.is_object()) {
        report.error_log =
            ErrorLogSummary{number(errors, "total").value_or(0), text(errors, "last"), number(errors, "last_at_hours")};
    }
    const Json& notes = at(health, "notes");
    for (std::size_t i = 0; notes.is_array() && i < std::min(notes.size(), mostRows); ++i) {
        if (notes[i].is_string()) {
            report.notes.push_back(text(Json{{"note", notes[i]}}, "note"));
        }
    }
}

void readAttributes(const Json& document, HealthReport& report) {
    const Json& rows = at(document, "attributes");
    for (std::size_t i = 0; rows.is_array() && i < std::min(rows.size(), mostRows); ++i) {
        const Json& row = rows[i];
        Attribute attribute;
        if (const auto id = smallNumber(row, "id", 0, 255)) {
            attribute.id = static_cast<std::uint8_t>(*id);
        }
        attribute.name = text(row, "name");
        attribute.value = smallNumber(row, "value", 0, 255);
        attribute.worst = smallNumber(row, "worst", 0, 255);
        attribute.threshold = smallNumber(row, "threshold", 0, 255);
        attribute.raw = number(row, "raw");
        attribute.raw_text = text(row, "raw_text");
        attribute.raw_text = attribute.raw_text.empty() ? "–" : attribute.raw_text;
        attribute.prefailure = boolean(row, "prefailure").value_or(false);
        attribute.failing_now = text(row, "failed") == "now";
        attribute.failed_before = text(row, "failed") == "past";
        attribute.meaning = text(row, "meaning");
        report.attributes.push_back(std::move(attribute));
    }
}

std::optional<std::chrono::seconds> seconds(const Json& parent, std::string_view key) {
    const auto value = number(parent, key);
    return value && *value < 10'000'000 ? std::optional(std::chrono::seconds(*value)) : std::nullopt;
}

SelfTestKind testKindOf(const std::string& word) {
    return wordOf(word, std::array{SelfTestKind::shortTest, SelfTestKind::extended, SelfTestKind::other},
                  SelfTestKind::unknown);
}

std::optional<SelfTests> readSelfTests(const Json& document) {
    const Json& part = at(document, "self_tests");
    if (!at(part, "log").is_array()) {
        return std::nullopt;
    }
    SelfTests tests;
    // A test that ran when the report was made does not run now; what is left of it is the log.
    tests.short_takes = seconds(part, "short_takes_seconds");
    tests.extended_takes = seconds(part, "extended_takes_seconds");
    tests.power_on_hours = number(part, "power_on_hours");
    const Json& log = at(part, "log");
    for (std::size_t i = 0; i < std::min(log.size(), mostRows); ++i) {
        const Json& row = log[i];
        tests.log.push_back({testKindOf(text(row, "kind")),
                             wordOf(text(row, "result"),
                                    std::array{SelfTestResult::passed, SelfTestResult::failed, SelfTestResult::aborted,
                                               SelfTestResult::interrupted},
                                    SelfTestResult::unknown),
                             text(row, "text"), number(row, "power_on_hours"), number(row, "failing_lba"),
                             smallNumber(row, "percent_left", 0, 100)});
    }
    return tests;
}

} // namespace

bool looksLikeOwnReport(std::string_view json) {
    // Other reports, which are most, need not be parsed for this.
    if (json.find("\"trimwright report\"") == std::string_view::npos &&
        json.find("\"provenance\"") == std::string_view::npos) {
        return false;
    }
    const auto document = parseJson(json);
    return document && document->is_object() &&
           (text(at(*document, "report"), "format") == formatName || isOwnHealth(*document));
}

Result<SavedReport> parseOwnReport(std::string_view json) {
    const auto document = parseJson(json);
    if (!document) {
        return fail(document.error());
    }
    const Json& head = at(*document, "report");
    if (head.is_object() && number(head, "version") != 1U) {
        return fail(Errc::unsupported, "A newer Trimwright wrote this report.", "Open it with that version.");
    }
    const Json& health = healthOf(*document);
    if (!isOwnHealth(health)) {
        return fail(Errc::invalidData, "This report of Trimwright is damaged: it holds no health.");
    }
    SavedReport saved;
    readIdentity(*document, health, saved.health);
    readNumbers(health, saved.health);
    readLogs(health, saved.health);
    readAttributes(*document, saved.health);
    saved.self_tests = readSelfTests(*document);
    return saved;
}

} // namespace trimwright::smart
