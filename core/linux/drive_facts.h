// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linux/block_device.h"
#include "core/linux/system_tree.h"

#include <optional>
#include <string>

/// What the kernel tells in sysfs of how it talks to a disk: world-readable, and no command goes to the drive.
namespace trimwright::linux_system {

/// How the kernel sends discards to a SCSI disk: "full" (it has none), "unmap", "writesame_16", "writesame_10",
/// "writesame_zero", "disabled" (drivers/scsi/sd.c). Empty if it is no SCSI disk.
std::string provisioningMode(const SystemTree& tree, const BlockDevice& disk);

/// "/sys/class/scsi_disk/6:0:0:0/provisioning_mode"; empty if it is no SCSI disk.
std::string provisioningModeFile(const SystemTree& tree, const BlockDevice& disk);

/// Whether the SCSI disk announces UNMAP: bit LBPU of the logical block provisioning page (B2h, byte 5 bit 7, SBC-4
/// table 244). Nothing if the kernel has not kept that page (before 5.19) or the disk has none.
std::optional<bool> supportsUnmap(const SystemTree& tree, const BlockDevice& disk);

/// What libata says of TRIM: "unsupported", "unqueued", "queued", "forced_unqueued", "forced_unsupported"
/// (drivers/ata/libata-transport.c). Empty if it is no drive of libata's.
std::string ataTrim(const SystemTree& tree, const BlockDevice& disk);

/// "write back" or "write through", as the drive itself said when the kernel asked (scsi_disk/…/cache_type); empty if
/// unknown.
std::string writeCache(const SystemTree& tree, const BlockDevice& disk);

/// Whether SMART is switched on: IDENTIFY words 82 and 85, bit 0 (ACS-4, table 45), as the kernel read them when it
/// found the drive, else what udev noted then. Nothing if neither tells, or the drive has no SMART.
std::optional<bool> smartEnabled(const SystemTree& tree, const BlockDevice& disk);

struct UsbId {
    std::string vendor; ///< Four hexadecimal digits.
    std::string product;
};
std::optional<UsbId> usbIdOf(const SystemTree& tree, const BlockDevice& disk);

/// The driver of the PCI function that the disk's controller is: "ahci", "ata_piix"; empty if unknown.
std::string controllerDriver(const SystemTree& tree, const BlockDevice& disk);

} // namespace trimwright::linux_system
