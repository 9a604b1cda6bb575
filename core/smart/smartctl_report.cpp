// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/smartctl_report.h"

#include "core/base/text.h"
#include "core/smart/figures.h"
#include "core/smart/json_access.h"
#include "core/smart/smartctl_messages.h"
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
    const Result<Json> parsed = parseDocument(json);
    if (!parsed) {
        return fail(parsed.error());
    }
    const Json& document = *parsed;
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
