// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/ata_smart.h"

#include "core/base/text.h"
#include "core/smart/ata_input.h"
#include "core/smart/atasmart_library.h"
#include "core/smart/attribute_catalog.h"
#include "core/smart/figures.h"

#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <string_view>

namespace trimwright::smart {

namespace {

constexpr std::size_t headerBytes = 8;
constexpr std::uint32_t tagIdentify = 0x49444659;   // "IDFY"
constexpr std::uint32_t tagStatus = 0x534D5354;     // "SMST"
constexpr std::uint32_t tagData = 0x534D4454;       // "SMDT"
constexpr std::uint32_t tagThresholds = 0x534D5448; // "SMTH"

void appendChunk(std::vector<std::uint8_t>& blob, std::uint32_t tag, Bytes content) {
    const std::size_t at = blob.size();
    blob.resize(at + headerBytes);
    storeBig<std::uint32_t>(blob, at, tag);
    storeBig<std::uint32_t>(blob, at + 4, static_cast<std::uint32_t>(content.size()));
    blob.insert(blob.end(), content.begin(), content.end());
}

Result<> takeSector(std::optional<AtaSector>& sector, Bytes content, std::string_view name) {
    if (content.size() != ataSectorBytes) {
        return fail(Errc::invalidData, fmt::format("The blob's {} chunk has {} bytes instead of {}.", name,
                                                   content.size(), ataSectorBytes));
    }
    if (sector) {
        return fail(Errc::invalidData, fmt::format("The blob has two {} chunks.", name));
    }
    std::copy(content.begin(), content.end(), sector.emplace().begin());
    return {};
}

Result<> takeStatus(std::optional<bool>& status, Bytes content) {
    if (content.size() != 4 || status) {
        return fail(Errc::invalidData, "The blob's SMART status chunk is damaged or there twice.");
    }
    status = loadBig<std::uint32_t>(content, 0) != 0;
    return {};
}

Result<> takeChunk(AtaSectors& sectors, std::uint32_t tag, Bytes content) {
    switch (tag) {
    case tagIdentify:
        return takeSector(sectors.identify, content, "IDENTIFY");
    case tagData:
        return takeSector(sectors.smart_data, content, "SMART data");
    case tagThresholds:
        return takeSector(sectors.smart_thresholds, content, "SMART thresholds");
    case tagStatus:
        return takeStatus(sectors.status_good, content);
    default:
        return {}; // a chunk of a later libatasmart
    }
}

/// libatasmart with our own well-formed copy of the blob: it never sees foreign framing.
Result<AtasmartDisk> openDisk(const AtasmartLibrary& atasmart, const AtaSectors& sectors) {
    SkDisk* raw = nullptr;
    if (atasmart.open(nullptr, &raw) < 0) {
        return fail(Errc::failed, "libatasmart could not be started.");
    }
    AtasmartDisk disk(raw);
    const auto blob = makeBlob(sectors);
    if (atasmart.set_blob(disk.get(), blob.data(), blob.size()) < 0) {
        return fail(Errc::invalidData, "libatasmart does not accept the blob.");
    }
    return disk;
}

void readIdentity(const AtasmartLibrary& atasmart, SkDisk* disk, const AtaSector& identify, HealthReport& report) {
    const SkIdentifyParsedData* parsed = nullptr;
    if (atasmart.identify_parse(disk, &parsed) >= 0) {
        report.model = cleanText(parsed->model);
        report.serial = cleanText(parsed->serial);
        report.firmware = cleanText(parsed->firmware);
    }
    const Bytes bytes(identify);
    const auto word = [&](std::size_t index) { return loadLittle<std::uint16_t>(bytes, 2 * index); };
    // ACS-3, table 45. Word 217: 1 is "not rotating", 0401h and up a speed.
    if (word(217) == 1) {
        report.kind = DriveKind::ssd;
    } else if (word(217) >= 0x0401 && word(217) != 0xFFFF) {
        report.kind = DriveKind::hdd;
    }
    // Words 60-61: sectors with 28 bits; words 100-103 with 48 bits where word 83 bit 10 (and its check bits) says so.
    std::uint64_t sectors = loadLittle<std::uint32_t>(bytes, 120);
    if ((word(83) & 0xC400U) == 0x4400U && loadLittle<std::uint64_t>(bytes, 200) != 0) {
        sectors = loadLittle<std::uint64_t>(bytes, 200);
    }
    // Word 106 bit 12: sectors longer than 256 words, their length in words 117-118.
    std::uint64_t sectorBytes = 512;
    if ((word(106) & 0xD000U) == 0x5000U) {
        sectorBytes = std::uint64_t{loadLittle<std::uint32_t>(bytes, 234)} * 2;
    }
    if (sectors != 0 && sectors < std::uint64_t{1} << 48) {
        report.capacity_bytes = multiplySaturating(sectors, sectorBytes);
    }
}

void takeAttribute(SkDisk*, const SkSmartAttributeParsedData* parsed, void* context) {
    auto& report = *static_cast<HealthReport*>(context);
    Attribute attribute;
    attribute.id = parsed->id;
    attribute.value = parsed->current_value;
    attribute.worst = parsed->worst_value;
    if (parsed->threshold_valid) {
        attribute.threshold = parsed->threshold;
    }
    attribute.raw = loadLittle<std::uint64_t>(Bytes(parsed->raw), 0, sizeof parsed->raw);
    attribute.raw_text = fmt::format("{}", *attribute.raw);
    attribute.prefailure = parsed->prefailure != 0;
    attribute.failing_now = parsed->good_now_valid && !parsed->good_now;
    attribute.failed_before = parsed->good_in_the_past_valid && !parsed->good_in_the_past && !attribute.failing_now;
    report.attributes.push_back(std::move(attribute));
}

void nameAttributes(HealthReport& report, const AttributeNamer& nameOf) {
    for (Attribute& attribute : report.attributes) {
        const std::string_view name = nameOf ? nameOf(*attribute.id) : std::string_view();
        attribute.name = name.empty() ? usualName(*attribute.id) : name;
    }
}

/// Every SMART sector ends with a byte that makes the sum of all its bytes zero.
bool checksumIsGood(const AtaSector& sector) {
    std::uint8_t sum = 0;
    for (const std::uint8_t byte : sector) {
        sum = static_cast<std::uint8_t>(sum + byte);
    }
    return sum == 0;
}

bool isAllZero(const AtaSector& sector) {
    return std::all_of(sector.begin(), sector.end(), [](std::uint8_t byte) { return byte == 0; });
}

Result<> checkSectors(const AtaSectors& sectors, HealthReport& report) {
    if (!sectors.identify) {
        return fail(Errc::invalidData, "The blob has no IDENTIFY data, so it does not tell which drive it is.");
    }
    if (isAllZero(*sectors.identify)) {
        return fail(Errc::invalidData, "The blob's IDENTIFY data are empty.");
    }
    if (sectors.smart_data && !checksumIsGood(*sectors.smart_data)) {
        report.notes.emplace_back("The checksum of the SMART data is wrong; some drives never set it.");
    }
    if (sectors.smart_thresholds && !checksumIsGood(*sectors.smart_thresholds)) {
        report.notes.emplace_back("The checksum of the SMART thresholds is wrong; some drives never set it.");
    }
    return {};
}

} // namespace

std::vector<std::uint8_t> makeBlob(const AtaSectors& sectors) {
    std::vector<std::uint8_t> blob;
    if (sectors.identify) {
        appendChunk(blob, tagIdentify, *sectors.identify);
    }
    if (sectors.status_good) {
        std::array<std::uint8_t, 4> status{};
        storeBig<std::uint32_t>(status, 0, *sectors.status_good ? 1 : 0);
        appendChunk(blob, tagStatus, status);
    }
    if (sectors.smart_data) {
        appendChunk(blob, tagData, *sectors.smart_data);
    }
    if (sectors.smart_thresholds) {
        appendChunk(blob, tagThresholds, *sectors.smart_thresholds);
    }
    return blob;
}

Result<AtaSectors> splitBlob(Bytes blob) {
    AtaSectors sectors;
    for (std::size_t at = 0; at < blob.size();) {
        if (blob.size() - at < headerBytes) {
            return fail(Errc::invalidData, fmt::format("The blob ends inside a chunk header (byte {}).", at));
        }
        const auto tag = loadBig<std::uint32_t>(blob, at);
        const auto size = loadBig<std::uint32_t>(blob, at + 4);
        at += headerBytes;
        if (size > blob.size() - at) {
            return fail(Errc::invalidData,
                        fmt::format("The blob is cut off: a chunk at byte {} should have {} bytes, {} are left.",
                                    at - headerBytes, size, blob.size() - at));
        }
        if (auto taken = takeChunk(sectors, tag, blob.subspan(at, size)); !taken) {
            return fail(std::move(taken.error()));
        }
        at += size;
    }
    return sectors;
}

bool looksLikeBlob(Bytes bytes) {
    if (bytes.size() < headerBytes) {
        return false;
    }
    const auto tag = loadBig<std::uint32_t>(bytes, 0);
    return tag == tagIdentify || tag == tagStatus || tag == tagData || tag == tagThresholds;
}

Result<HealthReport> decodeBlob(Bytes blob, const AttributeNamer& nameOf) {
    if (blob.empty()) {
        return fail(Errc::invalidData, "The blob is empty.");
    }
    const auto sectors = splitBlob(blob);
    if (!sectors) {
        return fail(sectors.error());
    }
    HealthReport report;
    report.protocol = Protocol::ata;
    report.source = "libatasmart";
    if (auto checked = checkSectors(*sectors, report); !checked) {
        return fail(std::move(checked.error()));
    }
    const auto atasmart = AtasmartLibrary::get();
    if (!atasmart) {
        return fail(atasmart.error());
    }
    const auto disk = openDisk(**atasmart, *sectors);
    if (!disk) {
        return fail(disk.error());
    }
    readIdentity(**atasmart, disk->get(), *sectors->identify, report);
    SkBool available = 0;
    if ((*atasmart)->smart_is_available(disk->get(), &available) < 0 || available == 0) {
        return fail(Errc::unsupported,
                    fmt::format("The drive {} does not report its health (no SMART).", report.model));
    }
    report.self_assessment_passed = sectors->status_good;
    if (!sectors->smart_data) {
        report.notes.emplace_back("The blob has no SMART data, only the drive's identity.");
    } else if ((*atasmart)->smart_parse_attributes(disk->get(), takeAttribute, &report) < 0) {
        report.notes.emplace_back("libatasmart could not read the SMART attributes.");
    }
    nameAttributes(report, nameOf);
    fillAtaFigures(report, AtaInput{});
    explainMissingLife(report);
    explainAttributes(report);
    return report;
}

} // namespace trimwright::smart
