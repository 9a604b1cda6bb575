// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/drive_link.h"

#include <array>
#include <fmt/format.h>
#include <utility>

namespace trimwright::linux_system {
namespace {

/// The speed of a PCI Express lane tells the generation of the standard (PCIe 6.0, table 8-1).
std::string_view pcieGeneration(std::string_view speed) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 6> generations{{
        {"2.5 GT/s", "1.0"},
        {"5.0 GT/s", "2.0"},
        {"8.0 GT/s", "3.0"},
        {"16.0 GT/s", "4.0"},
        {"32.0 GT/s", "5.0"},
        {"64.0 GT/s", "6.0"},
    }};
    for (const auto& [rate, generation] : generations) {
        // Some kernels write "5 GT/s" for "5.0 GT/s".
        const std::string_view number = rate.substr(0, rate.find('.'));
        if (speed.starts_with(rate) ||
            (rate.find(".0 ") != rate.npos && speed.starts_with(fmt::format("{} GT/s", number)))) {
            return generation;
        }
    }
    return {};
}

std::string pcieLink(const SystemTree& tree, const std::string& function) {
    const auto speed = tree.text(function + "/current_link_speed");
    const auto width = tree.number(function + "/current_link_width");
    const std::string_view generation = speed ? pcieGeneration(*speed) : std::string_view();
    if (generation.empty() || !width || *width == 0 || *width > 64) {
        return {};
    }
    return fmt::format("PCIe {} ×{}", generation, *width);
}

/// "6.0 Gbps", "12.0 Gbit" → "6.0 Gb/s"; "<unknown>" → "".
std::string gigabits(std::string_view text) {
    const auto unit = text.find(" Gb");
    if (unit == std::string_view::npos || text.find_first_not_of("0123456789.") != unit) {
        return {};
    }
    return fmt::format("{} Gb/s", text.substr(0, unit));
}

std::string sataLink(const SystemTree& tree, const BlockDevice& disk) {
    const std::string port = ancestor(disk.path, "ata");
    if (port.empty()) {
        return {};
    }
    // …/ata3/link3/ata_link/link3/sata_spd; behind a port multiplier the links are link3.0, link3.1 …
    const std::string number = port.substr(port.rfind("/ata") + 4);
    const std::string link = fmt::format("link{}", number);
    return gigabits(tree.text(fmt::format("{}/{}/ata_link/{}/sata_spd", port, link, link)).value_or(""));
}

std::string sasLink(const SystemTree& tree, const BlockDevice& disk) {
    // …/port-0:1/end_device-0:1/…: the port's directory holds the phys that form it.
    const std::string port = parentOf(ancestor(disk.path, "end_device-"));
    for (const std::string& name : tree.list(port)) {
        if (name.starts_with("phy-")) {
            const auto rate = tree.text(fmt::format("{}/{}/sas_phy/{}/negotiated_linkrate", port, name, name));
            if (auto speed = gigabits(rate.value_or("")); !speed.empty()) {
                return speed;
            }
        }
    }
    return {};
}

/// The USB interface (…/2-1/2-1:1.0) above a SCSI host.
std::string usbInterface(const BlockDevice& disk) {
    return parentOf(ancestor(disk.path, "host"));
}

std::string usbLink(const SystemTree& tree, const BlockDevice& disk) {
    const auto megabits = tree.number(parentOf(usbInterface(disk)) + "/speed");
    if (!megabits || *megabits == 0 || *megabits > 1'000'000) {
        return {};
    }
    return *megabits < 1000 ? fmt::format("{} Mb/s", *megabits) : fmt::format("{} Gb/s", *megabits / 1000);
}

} // namespace

std::string nvmeControllerName(const SystemTree& tree, const BlockDevice& disk) {
    const std::string parent = parentOf(disk.path);
    const std::string name = parent.substr(parent.rfind('/') + 1);
    if (!name.starts_with("nvme-subsys")) {
        return name.starts_with("nvme") && name != "nvme" ? name : std::string();
    }
    for (const std::string& entry : tree.list(parent)) {
        const bool controller = entry.starts_with("nvme") && entry.find_first_not_of("0123456789", 4) == entry.npos;
        if (controller && tree.text(parent + "/" + entry + "/state").value_or("live") == "live") {
            return entry;
        }
    }
    return {};
}

std::string nvmeFunction(const SystemTree& tree, const BlockDevice& disk) {
    const std::string parent = parentOf(disk.path);
    if (disk.path.find("/nvme-subsystem/") == std::string::npos) {
        return parentOf(parentOf(parent));
    }
    const std::string controller = nvmeControllerName(tree, disk);
    return controller.empty() ? std::string() : parent + "/" + controller + "/device";
}

std::string transportOf(const SystemTree& tree, const BlockDevice& disk, Bus bus) {
    const std::string host = ancestor(disk.path, "host");
    switch (bus) {
    case Bus::nvme: {
        const bool multipath = disk.path.find("/nvme-subsystem/") != std::string::npos;
        const std::string name = multipath ? fmt::format("/{}", nvmeControllerName(tree, disk)) : std::string();
        return tree.text(parentOf(disk.path) + name + "/transport").value_or("");
    }
    case Bus::usb:
        return tree.linkName(usbInterface(disk) + "/driver").value_or("");
    case Bus::mmc: {
        const auto type = tree.text(disk.path + "/device/type");
        return type == "MMC" ? "emmc" : type == "SD" ? "sd" : "";
    }
    case Bus::virtio:
        return tree.linkName(ancestor(disk.path, "virtio") + "/driver").value_or("");
    case Bus::sata:
    case Bus::pata:
        if (const std::string port = ancestor(disk.path, "ata"); !port.empty()) {
            return tree.linkName(parentOf(port) + "/driver").value_or("");
        }
        break;
    case Bus::loop:
        return {};
    default:
        break;
    }
    if (host.empty()) {
        return disk.path.find("/vbd-") == std::string::npos ? std::string() : "xen";
    }
    const std::string name = host.substr(host.rfind('/') + 1);
    return tree.text(fmt::format("{}/scsi_host/{}/proc_name", host, name)).value_or("");
}

std::string linkSpeedOf(const SystemTree& tree, const BlockDevice& disk, Bus bus) {
    switch (bus) {
    case Bus::nvme:
        return pcieLink(tree, nvmeFunction(tree, disk));
    case Bus::sata:
        return disk.path.find("/end_device-") == std::string::npos ? sataLink(tree, disk) : sasLink(tree, disk);
    case Bus::sas:
        return sasLink(tree, disk);
    case Bus::usb:
        return usbLink(tree, disk);
    default:
        return {};
    }
}

bool isParallelAta(const SystemTree& tree, const BlockDevice& disk) {
    const std::string port = ancestor(disk.path, "ata");
    if (port.empty()) {
        return false;
    }
    const std::string driver = tree.linkName(parentOf(port) + "/driver").value_or("");
    return (driver.starts_with("pata_") || driver == "ata_piix") && sataLink(tree, disk).empty();
}

std::string usbVendorOf(const SystemTree& tree, const BlockDevice& disk) {
    return tree.text(parentOf(usbInterface(disk)) + "/idVendor").value_or("");
}

} // namespace trimwright::linux_system
