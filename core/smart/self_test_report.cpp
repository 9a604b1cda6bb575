// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/self_test_report.h"

#include "core/smart/smartctl_messages.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace trimwright::smart {

namespace {

/// Drives keep 21 (ATA) or 20 (NVMe, SCSI); a log that is longer is damaged.
constexpr std::size_t mostEntries = 64;
constexpr unsigned ataRunning = 15;

/// ACS-3, table A.56: the test in the low seven bits, bit 7 that the host waited for its end.
SelfTestKind ataKind(std::uint64_t test) {
    switch (test & 0x7FU) {
    case 1:
        return SelfTestKind::shortTest;
    case 2:
        return SelfTestKind::extended;
    default:
        return SelfTestKind::other;
    }
}

/// ACS-3, table A.55 and SPC-4, table 344 agree: 0 passed, 1 aborted by the host, 2 interrupted, 3 … 7 (8) failed.
SelfTestResult ataResult(std::uint64_t code) {
    if (code == 0) {
        return SelfTestResult::passed;
    }
    if (code <= 2) {
        return code == 1 ? SelfTestResult::aborted : SelfTestResult::interrupted;
    }
    return code <= 8 ? SelfTestResult::failed : SelfTestResult::unknown;
}

/// NVMe 1.4, figure 199: 1 aborted by a command, 2 reset, 3 namespace removed, 4 format, 5 fatal, 6 and 7 a segment
/// failed, 8 unknown reason, 9 sanitize.
SelfTestResult nvmeResult(std::uint64_t code) {
    if (code <= 1) {
        return code == 0 ? SelfTestResult::passed : SelfTestResult::aborted;
    }
    if (code <= 4 || code == 9) {
        return SelfTestResult::interrupted;
    }
    return code <= 7 ? SelfTestResult::failed : SelfTestResult::unknown;
}

/// NVMe: 1 short, 2 extended. SCSI: 1 and 2 in the background, 5 and 6 in the foreground.
SelfTestKind codeKind(std::uint64_t code) {
    switch (code) {
    case 1:
    case 5:
        return SelfTestKind::shortTest;
    case 2:
    case 6:
        return SelfTestKind::extended;
    default:
        return SelfTestKind::other;
    }
}

std::string joined(const std::string& kind, const std::string& result) {
    return kind.empty() || result.empty() ? kind + result : kind + ": " + result;
}

std::optional<std::chrono::seconds> minutes(const Json& parent, std::string_view key) {
    const auto value = number(parent, key);
    return value && *value > 0 && *value < 65536 ? std::optional<std::chrono::seconds>(std::chrono::minutes(*value))
                                                 : std::nullopt;
}

/// A running test that says how much is left; a drive whose low four bits are no tenths says nothing of use.
std::optional<RunningSelfTest> ataRunningTest(std::uint64_t status) {
    const auto tenths = status & 0xFU;
    if ((status >> 4) != ataRunning || tenths > 10) {
        return std::nullopt;
    }
    return RunningSelfTest{SelfTestKind::unknown, 100 - static_cast<int>(tenths) * 10};
}

SelfTestEntry ataEntry(const Json& entry, std::uint64_t status) {
    SelfTestEntry result;
    const Json& type = at(entry, "type");
    result.kind = ataKind(number(type, "value").value_or(0));
    result.result = ataResult(status >> 4);
    result.text = joined(text(type, "string"), text(at(entry, "status"), "string"));
    result.power_on_hours = number(entry, "lifetime_hours");
    if (result.result != SelfTestResult::passed) {
        result.failing_lba = number(entry, "lba");
        result.percent_left = smallNumber(at(entry, "status"), "remaining_percent", 0, 100);
    }
    return result;
}

Result<SelfTests> readAta(const Json& document) {
    const Json& data = at(document, "ata_smart_data");
    const Json& logs = at(document, "ata_smart_self_test_log");
    const Json& extended = at(logs, "extended");
    const Json& log = extended.is_object() ? extended : at(logs, "standard");
    if (!boolean(at(data, "capabilities"), "self_tests_supported").value_or(log.is_object())) {
        return fail(Errc::unsupported, "The drive has no self-tests.");
    }
    SelfTests tests;
    const Json& test = at(data, "self_test");
    tests.running = ataRunningTest(number(at(test, "status"), "value").value_or(0));
    tests.short_takes = minutes(at(test, "polling_minutes"), "short");
    tests.extended_takes = minutes(at(test, "polling_minutes"), "extended");
    tests.power_on_hours = number(at(document, "power_on_time"), "hours");
    const Json& table = at(log, "table");
    for (std::size_t row = 0; table.is_array() && row < std::min(table.size(), mostEntries); ++row) {
        // Some drives list the running test first.
        if (const auto status = number(at(table[row], "status"), "value"); status && (*status >> 4) != ataRunning) {
            tests.log.push_back(ataEntry(table[row], *status));
        }
    }
    return tests;
}

SelfTestEntry nvmeEntry(const Json& entry, std::uint64_t code) {
    SelfTestEntry result;
    const Json& kind = at(entry, "self_test_code");
    result.kind = codeKind(number(kind, "value").value_or(0));
    result.result = nvmeResult(code);
    result.text = joined(text(kind, "string"), text(at(entry, "self_test_result"), "string"));
    result.power_on_hours = number(entry, "power_on_hours");
    if (result.result == SelfTestResult::failed) {
        result.failing_lba = number(entry, "lba");
    }
    return result;
}

Error noNvmeTests(const Json& document) {
    const Json& version = at(document, {"smartctl", "version"});
    const auto part = [&version](std::size_t index) {
        const bool there = version.is_array() && version.size() > index && version[index].is_number_unsigned();
        return there ? version[index].get<std::uint64_t>() : 0;
    };
    if (part(0) == 7 && part(1) < 4) {
        return {Errc::unsupported,
                fmt::format("smartctl {}.{} cannot run the self-tests of NVMe drives.", part(0), part(1)),
                "Version 7.4 of smartmontools and later can."};
    }
    return {Errc::unsupported, "The drive has no self-tests."};
}

Result<SelfTests> readNvme(const Json& document) {
    const Json& log = at(document, "nvme_self_test_log");
    if (!log.is_object()) {
        return fail(noNvmeTests(document));
    }
    SelfTests tests;
    if (const auto now = number(at(log, "current_self_test_operation"), "value"); now && *now != 0) {
        tests.running =
            RunningSelfTest{codeKind(*now), smallNumber(log, "current_self_test_completion_percent", 0, 100)};
    }
    tests.power_on_hours = number(at(document, "power_on_time"), "hours");
    const Json& table = at(log, "table");
    for (std::size_t row = 0; table.is_array() && row < std::min(table.size(), mostEntries); ++row) {
        const auto code = number(at(table[row], "self_test_result"), "value");
        if (code && *code != 15) { // 15: entry not used
            tests.log.push_back(nvmeEntry(table[row], *code));
        }
    }
    return tests;
}

SelfTestEntry scsiEntry(const Json& entry, std::uint64_t code) {
    SelfTestEntry result;
    result.kind = codeKind(number(at(entry, "code"), "value").value_or(0));
    result.result = ataResult(code);
    result.text = joined(text(at(entry, "code"), "string"), text(at(entry, "result"), "string"));
    result.power_on_hours = number(at(entry, "power_on_time"), "hours");
    if (result.result == SelfTestResult::failed) {
        const Json& lba = at(entry, "lba_first_failure");
        result.failing_lba = lba.is_object() ? number(lba, "value") : number(entry, "lba_first_failure");
    }
    return result;
}

Result<SelfTests> readScsi(const Json& document) {
    SelfTests tests;
    if (const auto seconds = number(document, "scsi_extended_self_test_seconds"); seconds && *seconds > 0) {
        tests.extended_takes = std::chrono::seconds(std::min<std::uint64_t>(*seconds, 65535U * 60U));
    }
    bool any = tests.extended_takes.has_value();
    for (int index = 0; index < 20; ++index) {
        const Json& entry = at(document, fmt::format("scsi_self_test_{}", index));
        const auto code = number(at(entry, "result"), "value");
        if (!code) {
            break;
        }
        any = true;
        if (*code == 15 || boolean(entry, "self_test_in_progress").value_or(false)) {
            tests.running = RunningSelfTest{codeKind(number(at(entry, "code"), "value").value_or(0)), {}};
        } else {
            tests.log.push_back(scsiEntry(entry, *code));
        }
    }
    if (boolean(document, "self_test_in_progress").value_or(false) && !tests.running) {
        tests.running = RunningSelfTest{};
    }
    if (!any && !tests.running) {
        return fail(Errc::unsupported, "The drive tells nothing of self-tests.");
    }
    return tests;
}

std::uint64_t exitStatusOf(const Json& document) {
    return number(at(document, "smartctl"), "exit_status").value_or(0);
}

constexpr std::size_t sectorBytes = 512;

std::string_view ataTestName(std::uint8_t test) {
    switch (test) {
    case 1:
        return "Short offline";
    case 2:
        return "Extended offline";
    case 129:
        return "Short captive";
    case 130:
        return "Extended captive";
    default:
        return "Other test";
    }
}

std::string_view resultText(SelfTestResult result) {
    switch (result) {
    case SelfTestResult::passed:
        return "Completed without error";
    case SelfTestResult::failed:
        return "Completed: failure";
    case SelfTestResult::aborted:
        return "Aborted by host";
    case SelfTestResult::interrupted:
        return "Interrupted (host reset)";
    case SelfTestResult::unknown:
        break;
    }
    return "Unknown result";
}

/// One descriptor of the log: 24 bytes with the test, its status, the hours and the first sector that failed.
SelfTestEntry entryFrom(Bytes descriptor) {
    SelfTestEntry entry;
    const unsigned status = descriptor[1];
    entry.kind = ataKind(descriptor[0]);
    entry.result = ataResult(status >> 4);
    entry.text = fmt::format("{}: {}", ataTestName(descriptor[0]), resultText(entry.result));
    entry.power_on_hours = loadLittle<std::uint16_t>(descriptor, 2);
    if (entry.result != SelfTestResult::passed) {
        entry.percent_left = static_cast<int>(std::min(status & 0xFU, 10U) * 10);
    }
    const auto lba = loadLittle<std::uint32_t>(descriptor, 5);
    if (entry.result == SelfTestResult::failed && lba != 0 && lba != 0xFFFFFFFF) {
        entry.failing_lba = lba;
    }
    return entry;
}

} // namespace

Result<SelfTests> parseSelfTests(std::string_view json) {
    const auto document = parseDocument(json);
    if (!document) {
        return fail(document.error());
    }
    const auto exitStatus = exitStatusOf(*document);
    const Protocol protocol = protocolOf(*document);
    if ((exitStatus & noDataBits) != 0 || protocol == Protocol::unknown) {
        return fail(errorFromMessages(*document, messagesOf(*document), exitStatus));
    }
    return protocol == Protocol::ata    ? readAta(*document)
           : protocol == Protocol::nvme ? readNvme(*document)
                                        : readScsi(*document);
}

Result<> parseSelfTestAnswer(std::string_view json) {
    const auto document = parseDocument(json);
    if (!document) {
        return fail(document.error());
    }
    constexpr std::uint64_t commandFailed = 4;
    const auto exitStatus = exitStatusOf(*document);
    const auto messages = messagesOf(*document);
    if ((exitStatus & noDataBits) != 0) {
        return fail(errorFromMessages(*document, messages, exitStatus));
    }
    if ((exitStatus & commandFailed) != 0) {
        return fail(Errc::failed,
                    "The drive did not do what it was asked for." +
                        (messages.empty() ? std::string() : fmt::format(" smartctl says: “{}”", messages.front())));
    }
    return {};
}

Result<SelfTests> decodeSelfTests(Bytes smartData, Bytes log) {
    if (smartData.size() != sectorBytes || log.size() != sectorBytes) {
        return fail(Errc::invalidData, "The drive's self-test log does not have the size of a sector.");
    }
    constexpr std::size_t descriptors = 21;
    constexpr std::size_t descriptorBytes = 24;
    SelfTests tests;
    tests.running = ataRunningTest(smartData[363]);
    const auto takes = [&smartData](std::size_t byte) {
        const unsigned value = smartData[byte];
        return value > 0 && value < 255 ? std::optional<std::chrono::seconds>(std::chrono::minutes(value))
                                        : std::nullopt;
    };
    tests.short_takes = takes(372);
    tests.extended_takes = takes(373);
    // Byte 508 is the number of the newest descriptor, from 1; before it lie the older ones, around the end.
    const std::size_t newest = log[508];
    for (std::size_t age = 0; newest >= 1 && newest <= descriptors && age < descriptors; ++age) {
        const std::size_t index = (newest - 1 + descriptors - age) % descriptors;
        const Bytes descriptor = log.subspan(2 + index * descriptorBytes, descriptorBytes);
        if (std::ranges::all_of(descriptor, [](std::uint8_t byte) { return byte == 0; })) {
            break;
        }
        tests.log.push_back(entryFrom(descriptor));
    }
    return tests;
}

Result<ErrorLogSummary> decodeErrorLog(Bytes log) {
    if (log.size() != sectorBytes) {
        return fail(Errc::invalidData, "The drive's error log does not have the size of a sector.");
    }
    constexpr std::size_t entries = 5;
    constexpr std::size_t entryBytes = 90;
    ErrorLogSummary summary;
    summary.total = loadLittle<std::uint16_t>(log, 452);
    const std::size_t newest = log[1];
    if (newest >= 1 && newest <= entries) {
        const Bytes entry = log.subspan(2 + (newest - 1) * entryBytes, entryBytes);
        const Bytes end = entry.subspan(60);
        summary.last = fmt::format("Command 0x{:02X} failed with error 0x{:02X} at sector {}", entry[48 + 7], end[1],
                                   loadLittle<std::uint32_t>(end, 3, 3));
        summary.last_at_hours = loadLittle<std::uint16_t>(end, 28);
    }
    return summary;
}

SelfTestSummary summaryOf(const SelfTests& tests) {
    SelfTestSummary summary;
    summary.logged = static_cast<std::uint32_t>(tests.log.size());
    summary.failed =
        static_cast<std::uint32_t>(std::ranges::count(tests.log, SelfTestResult::failed, &SelfTestEntry::result));
    if (!tests.log.empty()) {
        const SelfTestEntry& last = tests.log.front();
        summary.last = last.text;
        summary.last_at_hours = last.power_on_hours;
        if (last.result == SelfTestResult::passed || last.result == SelfTestResult::failed) {
            summary.last_passed = last.result == SelfTestResult::passed;
        }
    }
    if (tests.running) {
        summary.running_percent_left = 100 - tests.running->percent_done.value_or(0);
    }
    return summary;
}

} // namespace trimwright::smart
