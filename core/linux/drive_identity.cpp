// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/drive_identity.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fmt/format.h>
#include <map>

namespace trimwright::linux_system {
namespace {

/// Serials that cheap bridges and sticks share; from the drives that `lsusb -v` and `smartctl` reports show.
constexpr std::array<std::string_view, 10> sharedSerials{
    "0123456789ABCDEF", "123456789ABCDEF", "123456789ABC", "1234567890ABCDEF", "DB9876543214E",
    "DD56419883891",    "152D00539000",    "0123456789AB", "A0123456789",      "NONE",
};

std::uint16_t word(std::string_view page, std::size_t offset, std::size_t index) {
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(page[offset + at]); };
    return static_cast<std::uint16_t>(byte(2 * index) | byte((2 * index) + 1) << 8);
}

/// Text in IDENTIFY DEVICE: two characters per word, the first in the high byte.
std::string ataText(std::string_view page, std::size_t offset, std::size_t firstWord, std::size_t words) {
    std::string text;
    for (std::size_t i = firstWord; i < firstWord + words; ++i) {
        const std::uint16_t pair = word(page, offset, i);
        text += static_cast<char>(pair >> 8);
        text += static_cast<char>(pair & 0xFF);
    }
    return cleanText(text.substr(0, text.find('\0')));
}

void keepFirst(std::string& kept, const std::optional<std::string>& other) {
    if (kept.empty() && other) {
        kept = *other;
    }
}

/// "Samsung\x20SSD" → "Samsung SSD", as udev encodes ID_MODEL_ENC.
std::string decodeUdev(std::string_view text) {
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.substr(i).starts_with("\\x") && i + 3 < text.size()) {
            if (const auto code = parseNumber(text.substr(i + 2, 2), 16)) {
                decoded += static_cast<char>(*code);
                i += 3;
                continue;
            }
        }
        decoded += text[i];
    }
    return cleanText(decoded);
}

void addUdev(const SystemTree& tree, const BlockDevice& disk, DriveIdentity& identity) {
    const auto properties = udevProperties(tree, disk);
    const auto value = [&properties](std::string_view key) {
        const auto found = properties.find(key);
        return found == properties.end() ? std::string() : found->second;
    };
    identity.ata = identity.ata || value("ID_ATA") == "1";
    if (identity.ata && identity.model.empty()) {
        identity.model = decodeUdev(value("ID_MODEL_ENC"));
    }
    keepFirst(identity.serial, value("ID_SERIAL_SHORT"));
    if (identity.ata) {
        keepFirst(identity.firmware, value("ID_REVISION"));
    }
    if (identity.wwn.empty() && value("ID_WWN").starts_with("0x")) {
        identity.wwn = fmt::format("naa.{}", value("ID_WWN").substr(2));
    }
    if (const auto rate = parseNumber(value("ID_ATA_ROTATION_RATE_RPM")); rate && !identity.rotates) {
        identity.rotates = *rate > 0;
    }
}

/// VPD page 80h: a 4-byte header, then the serial.
std::string serialFromPage(std::string_view page) {
    return page.size() > 4 ? cleanText(page.substr(4)) : std::string();
}

DriveIdentity identifyNvme(const SystemTree& tree, const BlockDevice& disk) {
    DriveIdentity identity;
    const std::string device = disk.path + "/device/";
    identity.model = tree.text(device + "model").value_or("");
    identity.serial = tree.text(device + "serial").value_or("");
    identity.firmware = tree.text(device + "firmware_rev").value_or("");
    const std::string wwid = tree.text(disk.path + "/wwid").value_or("");
    // "nvme.…" is made up of vendor, serial and model, so it adds nothing; but namespaces need to be told apart.
    if (wwid.starts_with("eui.") || wwid.starts_with("uuid.")) {
        identity.wwn = wwid;
    }
    return identity;
}

DriveIdentity identifyMmc(const SystemTree& tree, const BlockDevice& disk) {
    DriveIdentity identity;
    const std::string device = disk.path + "/device/";
    identity.model = tree.text(device + "name").value_or("");
    identity.serial = tree.text(device + "serial").value_or("");
    identity.firmware = tree.text(device + "fwrev").value_or("");
    return identity;
}

DriveIdentity identifyScsi(const SystemTree& tree, const BlockDevice& disk, Bus bus) {
    const std::string device = disk.path + "/device/";
    DriveIdentity identity;
    const std::string vendor = tree.text(device + "vendor").value_or("");
    const std::string product = tree.text(device + "model").value_or("");
    // Whoever translates ATA puts "ATA" into the vendor (SAT-5, 10.3.2), except USB bridges, which put in their own
    // name. Under any other name the page tells of a drive that is not this one (scsi_debug has a made-up one).
    const bool translated = vendor.empty() || vendor == "ATA" || bus == Bus::usb;
    if (auto ata = identityFromAtaPage(translated ? tree.bytes(device + "vpd_pg89") : std::string())) {
        identity = std::move(*ata);
    }
    identity.ata = identity.ata || vendor == "ATA";
    keepFirst(identity.serial, serialFromPage(tree.bytes(device + "vpd_pg80")));
    const std::string wwid = tree.text(device + "wwid").value_or("");
    if (identity.wwn.empty() && (wwid.starts_with("naa.") || wwid.starts_with("eui."))) {
        identity.wwn = wwid;
    }
    // The SCSI product field holds only 16 characters of an ATA model, which udev knows in full.
    if (identity.ata || identity.serial.empty()) {
        addUdev(tree, disk, identity);
    }
    if (bus == Bus::usb) {
        const std::string interface = parentOf(ancestor(disk.path, "host"));
        keepFirst(identity.serial, tree.text(parentOf(interface) + "/serial"));
    }
    if (identity.model.empty()) {
        // Some repeat the maker in the product ("QEMU" and "QEMU HARDDISK").
        const bool repeated = vendor == "ATA" || product.starts_with(vendor);
        identity.model = repeated ? product : cleanText(fmt::format("{} {}", vendor, product));
    }
    keepFirst(identity.firmware, tree.text(device + "rev"));
    return identity;
}

std::string idText(std::string_view text) {
    std::string clean(text);
    std::ranges::replace_if(
        clean, [](unsigned char c) { return c >= 0x80 || !(std::isalnum(c) != 0 || c == '.' || c == '_' || c == '-'); },
        '_');
    return clean;
}

} // namespace

std::map<std::string, std::string, std::less<>> udevProperties(const SystemTree& tree, const BlockDevice& disk) {
    std::map<std::string, std::string, std::less<>> properties;
    const auto number = tree.text(disk.path + "/dev");
    const auto parsed = number ? parseDeviceNumber(*number) : std::nullopt;
    if (!parsed) {
        return properties;
    }
    const std::string database =
        tree.bytes(fmt::format("/run/udev/data/b{}", toString(*parsed)), std::size_t{64} << 10);
    for (std::string_view line : split(database, '\n')) {
        const auto equals = line.find('=');
        if (line.starts_with("E:") && equals != std::string_view::npos) {
            properties.emplace(line.substr(2, equals - 2), cleanText(line.substr(equals + 1)));
        }
    }
    return properties;
}

std::optional<DriveIdentity> identityFromAtaPage(std::string_view page) {
    constexpr std::size_t identifyOffset = 60;
    if (page.size() < identifyOffset + 512) {
        return std::nullopt;
    }
    DriveIdentity identity;
    identity.ata = true;
    identity.serial = ataText(page, identifyOffset, 10, 10);
    identity.firmware = ataText(page, identifyOffset, 23, 4);
    identity.model = ataText(page, identifyOffset, 27, 20);
    if (identity.model.empty()) {
        return std::nullopt; // A bridge that answers with an empty page.
    }
    // Word 87: 01b in the top bits means valid, bit 8 that the words 108–111 hold a WWN.
    if ((word(page, identifyOffset, 87) & 0xC100U) == 0x4100U) {
        identity.wwn = fmt::format("naa.{:04x}{:04x}{:04x}{:04x}", word(page, identifyOffset, 108),
                                   word(page, identifyOffset, 109), word(page, identifyOffset, 110),
                                   word(page, identifyOffset, 111));
    }
    const std::uint16_t rate = word(page, identifyOffset, 217);
    if (rate == 1) {
        identity.rotates = false;
    } else if (rate >= 0x401 && rate < 0xFFFF) {
        identity.rotates = true;
    }
    identity.trim = (word(page, identifyOffset, 169) & 1U) != 0;
    return identity;
}

DriveIdentity identify(const SystemTree& tree, const BlockDevice& disk, Bus bus) {
    switch (bus) {
    case Bus::nvme:
        return identifyNvme(tree, disk);
    case Bus::mmc:
        return identifyMmc(tree, disk);
    case Bus::virtio:
        if (!tree.exists(disk.path + "/device/model")) {
            DriveIdentity identity;
            identity.serial = tree.text(disk.path + "/serial").value_or("");
            return identity;
        }
        return identifyScsi(tree, disk, bus);
    case Bus::loop: {
        DriveIdentity identity;
        identity.model = tree.text(disk.path + "/loop/backing_file").value_or("");
        return identity;
    }
    default:
        return identifyScsi(tree, disk, bus);
    }
}

bool isJunkSerial(std::string_view serial) {
    std::string plain;
    for (const char c : serial) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
            plain += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        }
    }
    if (plain.size() < 3 || std::ranges::find(sharedSerials, plain) != sharedSerials.end()) {
        return true;
    }
    if (plain.find_first_not_of(plain[0]) == std::string::npos) {
        return true;
    }
    // 12345…, 012345…: each digit one more than the one before, 9 followed by 0.
    return std::ranges::adjacent_find(plain, [](char a, char b) {
               return std::isdigit(static_cast<unsigned char>(a)) == 0 || b != (a == '9' ? '0' : a + 1);
           }) == plain.end();
}

bool isJunkWwn(std::string_view wwn) {
    const std::string_view digits = wwn.substr(wwn.find('.') + 1);
    return digits.size() < 8 || digits.find_first_not_of("0-") == std::string_view::npos ||
           digits.find_first_not_of("fF-") == std::string_view::npos;
}

std::string placeId(const Drive& drive, const BlockDevice& disk) {
    // Numbers that the kernel hands out in the order of discovery (host6, target6:0:0, nvme1, mmc0) are no place; the
    // PCI and USB addresses and the SCSI channel, target and unit are.
    std::string place;
    for (std::string_view part : split(disk.path, '/')) {
        const bool scsiAddress = std::ranges::count(part, ':') == 3;
        if (scsiAddress) {
            part.remove_prefix(part.find(':') + 1);
        }
        const bool address = part.find(':') != std::string_view::npos && !part.starts_with("target") &&
                             !part.starts_with("pci") && !part.starts_with("mmc");
        if (address || part.starts_with("ata") || part.starts_with("virtio")) {
            place += place.empty() ? "" : "-";
            place += part;
        }
    }
    if (place.empty()) {
        place = disk.sysname;
    } else if (drive.bus == Bus::nvme) {
        place += fmt::format("-{}", disk.sysname.substr(std::min(disk.sysname.size(), disk.sysname.rfind('n'))));
    }
    std::string id = fmt::format("{}-at-{}", toString(drive.bus), place);
    std::ranges::replace_if(
        id, [](unsigned char c) { return c >= 0x80 || (std::isalnum(c) == 0 && c != '.' && c != ':' && c != '-'); },
        '_');
    return id;
}

std::string stableId(const Drive& drive, const DriveIdentity& identity, const BlockDevice& disk) {
    if (drive.bus == Bus::loop) {
        return identity.model.empty() ? placeId(drive, disk) : fmt::format("loop-{}", idText(identity.model));
    }
    const bool hasSerial = !isJunkSerial(identity.serial);
    const bool hasWwn = !isJunkWwn(identity.wwn);
    if (!hasSerial && !hasWwn) {
        return placeId(drive, disk);
    }
    std::string id(toString(drive.bus));
    const auto add = [&id](std::string_view part) {
        if (!part.empty()) {
            id += fmt::format("-{}", idText(part));
        }
    };
    add(identity.model);
    add(hasSerial ? identity.serial : "");
    add(hasWwn ? identity.wwn : "");
    // Namespaces of one controller share its model and serial; many have no WWN of their own.
    const std::string space = disk.sysname.substr(std::min(disk.sysname.size(), disk.sysname.rfind('n')));
    if (drive.bus == Bus::nvme && !hasWwn && space != "n1") {
        add(space);
    }
    return id;
}

} // namespace trimwright::linux_system
