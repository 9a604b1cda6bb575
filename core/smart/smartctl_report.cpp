// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/smartctl_report.h"

#include "core/base/text.h"
#include "core/smart/figures.h"
#include "core/smart/json_access.h"
#include "core/smart/smartctl_sections.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::smart {

namespace {

/// smartctl(8), "EXIT STATUS": bit 0 command line did not parse, bit 1 device open failed or a low-power mode. All
/// higher bits come with data.
constexpr std::uint64_t noDataBits = 0b11;

/// What smartctl complained of, errors before warnings.
std::vector<std::string> messagesOf(const Json& document) {
    std::vector<std::string> messages;
    const Json& list = at(document, {"smartctl", "messages"});
    for (const bool errors : {true, false}) {
        if (!list.is_array()) {
            break;
        }
        for (const Json& message : list) {
            if ((text(message, "severity") == "error") == errors && messages.size() < 20) {
                messages.push_back(text(message, "string"));
            }
        }
    }
    std::erase(messages, std::string());
    return messages;
}

struct KnownMessage {
    std::string_view pattern;
    Errc code;
    std::string_view meaning;
    std::string_view advice;
};

/// Words of smartctl's messages. The first that fits is taken.
constexpr std::array knownMessages{
    KnownMessage{"*in STANDBY*mode*|*in SLEEP mode*|*in IDLE*mode*|*low-power*|*low power*", Errc::asleep,
                 "The drive is asleep and was left asleep.", "Read it when it is in use, or wake it on purpose."},
    KnownMessage{"*Permission denied*|*Operation not permitted*|*Error=5|*requires root*|*must be root*",
                 Errc::permissionDenied, "smartctl was not allowed to open the drive.",
                 "Reading a drive's health needs administrator rights."},
    KnownMessage{"*Unknown USB bridge*|*specify device type*|*requires option '-d*|*Unable to detect device type*",
                 Errc::unsupported, "smartctl does not know how to reach the drive behind this bridge or controller.",
                 "Name the kind of bridge: try smartctl -d sat, -d sntjmicron, -d sntasmedia or -d sntrealtek."},
    KnownMessage{"*No such device*|*No such file*", Errc::notFound, "There is no such drive.", ""},
    KnownMessage{"*does not support SMART*|*SMART support is: Unavailable*", Errc::unsupported,
                 "The drive, or the bridge before it, does not report its health (no SMART).", ""},
};

Error errorFromMessages(const Json& document, const std::vector<std::string>& messages, std::uint64_t exitStatus) {
    for (const KnownMessage& known : knownMessages) {
        for (const std::string& message : messages) {
            if (matchesPattern(known.pattern, message)) {
                return {known.code, fmt::format("{} smartctl says: “{}”", known.meaning, message),
                        std::string(known.advice)};
            }
        }
    }
    // smartctl 7.3 and later: the mode in which `-n standby` left the drive alone.
    const std::string mode = text(at(document, "power_mode"), "ata_string");
    if ((exitStatus & 2U) != 0 && matchesPattern("*STANDBY*|*SLEEP*|*IDLE*", mode)) {
        return {Errc::asleep, "The drive is asleep and was left asleep.",
                "Read it when it is in use, or wake it on purpose."};
    }
    const std::string said = messages.empty() ? "" : fmt::format(" smartctl says: “{}”", messages.front());
    if ((exitStatus & 2U) != 0) {
        return {Errc::failed, "smartctl could not open the drive, or the drive did not identify itself." + said};
    }
    if ((exitStatus & 1U) != 0) {
        return {Errc::failed, "smartctl did not understand its command line and read nothing." + said};
    }
    return {Errc::invalidData, "The report holds no health data." + said};
}

Protocol protocolOf(const Json& document) {
    const std::string name = text(at(document, "device"), "protocol");
    const std::string type = text(at(document, "device"), "type");
    if (matchesPattern("NVMe", name) || document.contains("nvme_smart_health_information_log")) {
        return Protocol::nvme;
    }
    if (matchesPattern("ATA", name) || document.contains("ata_smart_attributes") || document.contains("ata_version")) {
        return Protocol::ata;
    }
    if (matchesPattern("SCSI", name) || document.contains("scsi_version") || type == "scsi") {
        return Protocol::scsi;
    }
    return Protocol::unknown;
}

DriveKind kindOf(const Json& document, Protocol protocol) {
    if (protocol == Protocol::nvme) {
        return DriveKind::ssd;
    }
    if (const auto rate = number(document, "rotation_rate")) {
        return *rate == 0 ? DriveKind::ssd : DriveKind::hdd;
    }
    return DriveKind::unknown;
}

std::string firstText(const Json& document, std::initializer_list<std::string_view> keys) {
    for (const std::string_view key : keys) {
        if (std::string found = text(document, key); !found.empty()) {
            return found;
        }
    }
    return {};
}

void readIdentity(const Json& document, HealthReport& report) {
    report.source = "smartctl";
    report.protocol = protocolOf(document);
    report.model = firstText(document, {"model_name", "scsi_model_name", "scsi_product", "product"});
    report.family = text(document, "model_family");
    report.serial = text(document, "serial_number");
    report.firmware = firstText(document, {"firmware_version", "scsi_revision", "revision"});
    report.kind = kindOf(document, report.protocol);
    report.capacity_bytes = number(at(document, "user_capacity"), "bytes");
    if (!report.capacity_bytes) {
        report.capacity_bytes = number(document, "nvme_total_capacity");
    }
    // Years 1970 … 9999; anything else is a damaged clock.
    if (const auto seconds = number(at(document, "local_time"), "time_t"); seconds && *seconds < 253'402'300'800) {
        report.taken_at = std::chrono::sys_seconds(std::chrono::seconds(static_cast<std::int64_t>(*seconds)));
    }
    report.self_assessment_passed = boolean(at(document, "smart_status"), "passed");
}

bool readSections(const Json& document, HealthReport& report) {
    switch (report.protocol) {
    case Protocol::nvme:
        return readNvmeSections(document, report);
    case Protocol::ata:
        return readAtaSections(document, report);
    case Protocol::scsi:
        return readScsiSections(document, report);
    case Protocol::unknown:
        break;
    }
    return false;
}

} // namespace

Result<HealthReport> parseSmartctl(std::string_view json) {
    if (json.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        return fail(Errc::invalidData, "The report is empty.");
    }
    const Result<Json> parsed = parseJson(json);
    if (!parsed) {
        return fail(parsed.error());
    }
    const Json& document = *parsed;
    if (!document.is_object()) {
        return fail(Errc::invalidData, "This is JSON, but not a report of smartctl.");
    }
    if (document.contains("devices")) {
        return fail(Errc::invalidData, "This is a list of drives (smartctl --scan), not the report of one drive.");
    }
    const auto messages = messagesOf(document);
    const std::uint64_t exitStatus = number(at(document, "smartctl"), "exit_status").value_or(0);

    HealthReport report;
    readIdentity(document, report);
    const bool hasData = readSections(document, report);
    if ((exitStatus & noDataBits) != 0 || (!hasData && !report.self_assessment_passed)) {
        if (!document.contains("smartctl") && !document.contains("device") && messages.empty()) {
            return fail(Errc::invalidData, "This is JSON, but not a report of smartctl.");
        }
        return fail(errorFromMessages(document, messages, exitStatus));
    }
    explainMissingLife(report);
    for (const std::string& message : messages) {
        report.notes.push_back(fmt::format("smartctl says: “{}”", message));
    }
    return report;
}

} // namespace trimwright::smart
