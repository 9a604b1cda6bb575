// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/drive_facts.h"

#include "core/linux/drive_identity.h"

#include <algorithm>
#include <fmt/format.h>

namespace trimwright::linux_system {
namespace {

/// "6:0:0:0" for a disk below …/target6:0:0/6:0:0:0/block/sdb.
std::string scsiAddress(const BlockDevice& disk) {
    const std::string device = parentOf(parentOf(disk.path));
    const std::string address = device.substr(device.rfind('/') + 1);
    return std::ranges::count(address, ':') == 3 ? address : "";
}

std::string scsiDisk(const SystemTree& tree, const BlockDevice& disk) {
    const std::string address = scsiAddress(disk);
    const std::string directory = fmt::format("{}/scsi_disk/{}", parentOf(parentOf(disk.path)), address);
    return !address.empty() && tree.exists(directory) ? directory : "";
}

} // namespace

std::string provisioningMode(const SystemTree& tree, const BlockDevice& disk) {
    const std::string directory = scsiDisk(tree, disk);
    return directory.empty() ? "" : tree.text(directory + "/provisioning_mode").value_or("");
}

std::string provisioningModeFile(const SystemTree& tree, const BlockDevice& disk) {
    return provisioningMode(tree, disk).empty()
               ? ""
               : fmt::format("/sys/class/scsi_disk/{}/provisioning_mode", scsiAddress(disk));
}

std::optional<bool> supportsUnmap(const SystemTree& tree, const BlockDevice& disk) {
    const std::string page = tree.bytes(disk.path + "/device/vpd_pgb2");
    if (page.size() < 6 || static_cast<unsigned char>(page[1]) != 0xB2) {
        return std::nullopt;
    }
    return (static_cast<unsigned char>(page[5]) & 0x80U) != 0;
}

std::string ataTrim(const SystemTree& tree, const BlockDevice& disk) {
    // …/ata1/host0/target0:0:0/0:0:0:0/block/sda ↔ …/ata1/link1/dev1.0/ata_device/dev1.0/trim. On a link of its own
    // the target number is the device; behind a port multiplier the channel is the link.
    const std::string port = ancestor(disk.path, "ata");
    const std::string address = scsiAddress(disk);
    if (port.empty() || address.empty()) {
        return {};
    }
    const std::string number = port.substr(port.rfind("/ata") + 4);
    const auto parts = split(address, ':');
    const std::string plain = fmt::format("{}/link{}/dev{}.{}", port, number, number, parts[2]);
    const std::string multiplied = fmt::format("{}/link{}.{}/dev{}.{}", port, number, parts[1], number, parts[1]);
    for (const std::string& device : {plain, multiplied}) {
        const std::string name = device.substr(device.rfind('/') + 1);
        if (const auto trim = tree.text(fmt::format("{}/ata_device/{}/trim", device, name))) {
            return *trim;
        }
    }
    return {};
}

std::string writeCache(const SystemTree& tree, const BlockDevice& disk) {
    const std::string directory = scsiDisk(tree, disk);
    const auto type = directory.empty() ? std::nullopt : tree.text(directory + "/cache_type");
    if (!type) {
        return {};
    }
    // sd.c: "write through", "none", "write back", "write back, no read (daft)"
    return type->starts_with("write back") ? "write back" : "write through";
}

std::optional<bool> smartEnabled(const SystemTree& tree, const BlockDevice& disk) {
    constexpr std::size_t identify = 60;
    const std::string page = tree.bytes(disk.path + "/device/vpd_pg89");
    const auto word = [&page](std::size_t index) {
        const auto byte = [&page](std::size_t at) {
            return static_cast<unsigned>(static_cast<unsigned char>(page[at]));
        };
        return byte(identify + 2 * index) | byte(identify + 2 * index + 1) << 8U;
    };
    // Words 83 and 87 say by 01b in their top bits that the words before them are valid.
    const bool valid =
        page.size() >= identify + 512 && (word(83) & 0xC000U) == 0x4000U && (word(87) & 0xC000U) == 0x4000U;
    if (valid) {
        return (word(82) & 1U) == 0 ? std::nullopt : std::optional((word(85) & 1U) != 0);
    }
    const auto properties = udevProperties(tree, disk);
    const auto enabled = properties.find("ID_ATA_FEATURE_SET_SMART_ENABLED");
    return enabled == properties.end() ? std::nullopt : std::optional(enabled->second == "1");
}

std::optional<UsbId> usbIdOf(const SystemTree& tree, const BlockDevice& disk) {
    const std::string device = parentOf(parentOf(ancestor(disk.path, "host")));
    const auto vendor = device.empty() ? std::nullopt : tree.text(device + "/idVendor");
    const auto product = vendor ? tree.text(device + "/idProduct") : std::nullopt;
    return product ? std::optional(UsbId{*vendor, *product}) : std::nullopt;
}

std::string controllerDriver(const SystemTree& tree, const BlockDevice& disk) {
    std::string function = ancestor(disk.path, "ata");
    function = parentOf(function.empty() ? ancestor(disk.path, "host") : function);
    return tree.linkName(function + "/driver").value_or("");
}

} // namespace trimwright::linux_system
