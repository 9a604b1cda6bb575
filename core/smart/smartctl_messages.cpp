// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/smartctl_messages.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace trimwright::smart {

namespace {

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

} // namespace

Result<Json> parseDocument(std::string_view json) {
    if (json.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        return fail(Errc::invalidData, "The report is empty.");
    }
    Result<Json> document = parseJson(json);
    if (!document) {
        return document;
    }
    if (!document->is_object()) {
        return fail(Errc::invalidData, "This is JSON, but not a report of smartctl.");
    }
    if (document->contains("devices")) {
        return fail(Errc::invalidData, "This is a list of drives (smartctl --scan), not the report of one drive.");
    }
    return document;
}

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

} // namespace trimwright::smart
