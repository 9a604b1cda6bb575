// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/drive_facts.h"
#include "core/linux/layer_verdict.h"

#include <array>
#include <fmt/format.h>

namespace trimwright::linux_system {
namespace {

/// Host drivers of RAID controllers that show volumes of their own in place of the drives.
bool hidesDrives(std::string_view driver) {
    constexpr std::array<std::string_view, 10> drivers{"megaraid_sas", "megaraid", "aacraid", "hpsa",     "3w-9xxx",
                                                       "3w-sas",       "arcmsr",   "cciss",   "smartpqi", "ips"};
    for (const std::string_view one : drivers) {
        if (driver == one) {
            return true;
        }
    }
    return false;
}

std::string upper(std::string title) {
    title[0] = 'T';
    return title;
}

/// `command` that puts a SCSI disk's provisioning mode right, until it is plugged in anew.
void provisioningFix(const SystemTree& tree, const StackLayer& layer, const ListedDisk* listed, TrimLayer& verdict) {
    const std::string file = provisioningModeFile(tree, layer.device);
    if (file.empty()) {
        return;
    }
    const bool usb = listed != nullptr && listed->drive.bus == Bus::usb;
    const auto unmap = supportsUnmap(tree, layer.device);
    if (unmap == false) {
        verdict.fix =
            usb ? "Its bridge says that it does not know UNMAP. Connect the drive inside the computer, or use "
                  "another bridge."
                : "The device says that it does not know UNMAP.";
        return;
    }
    if (unmap == true) {
        verdict.fix = "It says that it knows UNMAP; to use it until it is plugged in anew";
        verdict.command = fmt::format("echo unmap | sudo tee {}", file);
        const auto id = usb ? usbIdOf(tree, layer.device) : std::nullopt;
        verdict.trade_off = id ? fmt::format("Some bridges announce UNMAP and damage data: try it on a drive without "
                                             "data first. For good, a udev rule: ACTION==\"add|change\", "
                                             "ATTRS{{idVendor}}==\"{}\", ATTRS{{idProduct}}==\"{}\", "
                                             "SUBSYSTEM==\"scsi_disk\", ATTR{{provisioning_mode}}=\"unmap\".",
                                             id->vendor, id->product)
                               : "It is reset at every start.";
        return;
    }
    verdict.fix = usb ? "Connect the drive inside the computer, or use a bridge that passes TRIM on. To see whether "
                        "this one could"
                      : "To see whether it could";
    verdict.command = fmt::format("sudo sg_vpd --page=lbpv {}", verdict.node);
    verdict.trade_off = "It could if this says \"Unmap command supported (LBPU): 1\".";
}

void explainScsi(const SystemTree& tree, const StackLayer& layer, const ListedDisk* listed, TrimLayer& verdict) {
    const Bus bus = listed != nullptr ? listed->drive.bus : Bus::unknown;
    const std::string mode = provisioningMode(tree, layer.device);
    if (!mode.empty()) {
        verdict.fact += fmt::format(" The kernel's provisioning_mode for it is \"{}\".", mode);
    }
    if (listed != nullptr && hidesDrives(listed->drive.transport)) {
        verdict.fact += fmt::format(" It is a volume of a RAID controller ({}), which hides the drives behind it.",
                                    listed->drive.transport);
        verdict.fix = "Switch the controller to HBA (IT, JBOD) mode, if it has one; the volume is lost thereby.";
        return;
    }
    if (bus == Bus::sata || bus == Bus::pata) {
        const std::string trim = ataTrim(tree, layer.device);
        if (trim == "forced_unsupported") {
            verdict.fact += " The kernel has switched TRIM off for this model, since its firmware loses data with it "
                            "(ata_device trim: forced_unsupported).";
            return;
        }
        verdict.fix = "If the drive hangs on a RAID controller, switch that to plain SATA (AHCI or HBA mode).";
        return;
    }
    if (bus == Bus::virtio || (listed != nullptr && listed->drive.model.starts_with("QEMU"))) {
        verdict.fix = "Let the virtual machine pass discards on: set discard=unmap for this disk on the host.";
        return;
    }
    if (bus == Bus::usb && mode.empty()) {
        verdict.fix = "Its USB bridge does not announce TRIM. Connect the drive inside the computer, or use a bridge "
                      "that passes TRIM on.";
        return;
    }
    provisioningFix(tree, layer, listed, verdict);
}

void explainRefusal(const SystemTree& tree, const StackLayer& layer, const ListedDisk* listed, TrimLayer& verdict) {
    const Bus bus = listed != nullptr ? listed->drive.bus : Bus::unknown;
    const bool ataSaysNo =
        (listed != nullptr && listed->ata_trim == false) || ataTrim(tree, layer.device) == "unsupported";
    if (ataSaysNo) {
        verdict.has_no_trim = true;
        verdict.fact = fmt::format("{} does not know the TRIM command (IDENTIFY word 169, bit 0 is 0).",
                                   upper(fmt::format("the drive {}", layer.name)));
        return;
    }
    verdict.fact = fmt::format("{} does not accept discard requests ({}).",
                               upper(fmt::format("the drive {}", layer.name)), refusalEvidence(layer));
    switch (bus) {
    case Bus::nvme:
        verdict.has_no_trim = true;
        verdict.fact += " The kernel sets this for a controller whose ONCS field lacks Dataset Management (bit 2).";
        verdict.fix = "To see the field";
        verdict.command = fmt::format("sudo nvme id-ctrl -H {}", listed->health_node);
        break;
    case Bus::virtio:
        if (!layer.device.sysname.starts_with("sd")) {
            verdict.fix = "Let the virtual machine pass discards on: set discard=unmap for this disk on the host.";
            break;
        }
        explainScsi(tree, layer, listed, verdict);
        break;
    case Bus::mmc:
        verdict.fact += " The kernel sets this for a card that announces no erase group.";
        break;
    default:
        explainScsi(tree, layer, listed, verdict);
    }
}

void explainAcceptance(const SystemTree& tree, const StackLayer& layer, const ListedDisk* listed, TrimLayer& verdict) {
    verdict.fact = fmt::format("{} accepts discard requests ({}).", upper(fmt::format("the drive {}", layer.name)),
                               limitsEvidence(layer));
    const std::string mode = provisioningMode(tree, layer.device);
    const Bus bus = listed != nullptr ? listed->drive.bus : Bus::unknown;
    if (!mode.empty() && bus != Bus::sata && bus != Bus::pata) {
        verdict.fact += fmt::format(" The kernel sends them as {}.", mode);
    }
    const std::string trim = ataTrim(tree, layer.device);
    if (trim == "unqueued" || trim == "forced_unqueued") {
        verdict.fact +=
            fmt::format(" TRIM waits for all other commands here (ata_device trim: {}), which is slower but "
                        "complete.",
                        trim);
    }
}

} // namespace

TrimLayer judgeDrive(const SystemTree& tree, const StackLayer& layer, const ListedDisk* listed) {
    TrimLayer verdict;
    verdict.kind = LayerKind::drive;
    verdict.name = layer.name;
    verdict.node = nodeOf(layer.device.sysname);
    verdict.what = listed != nullptr && !listed->drive.model.empty() ? listed->drive.model : "drive";
    verdict.title = fmt::format("the drive {}", verdict.node);
    if (listed != nullptr) {
        verdict.drive = listed->drive.id;
    }
    if (!layer.discard) {
        verdict.fact = fmt::format("Nothing tells whether {} accepts discard requests (/sys/block/{}/queue has no "
                                   "discard_max_bytes).",
                                   verdict.title, layer.device.disk);
        verdict.fix = "To find out";
        verdict.command = fmt::format("lsblk --discard {}", verdict.node);
    } else if (layer.accepts()) {
        verdict.passage = Passage::passes;
        explainAcceptance(tree, layer, listed, verdict);
    } else {
        verdict.passage = Passage::stops;
        explainRefusal(tree, layer, listed, verdict);
    }
    return verdict;
}

} // namespace trimwright::linux_system
