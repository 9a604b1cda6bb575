// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/drive.h"
#include "core/linux/block_device.h"
#include "core/linux/system_tree.h"

#include <string>

namespace trimwright::linux_system {

/// How a drive is connected, in the words of Drive::transport: "uas", "usb-storage", "ahci", "emmc", "sd", "pcie", or
/// the name of the SCSI host driver. Empty if unknown.
std::string transportOf(const SystemTree& tree, const BlockDevice& disk, Bus bus);

/// The speed its connection runs at now, in words: "6.0 Gb/s", "PCIe 4.0 ×4", "480 Mb/s". Empty if unknown.
std::string linkSpeedOf(const SystemTree& tree, const BlockDevice& disk, Bus bus);

/// True for a drive on an IDE cable: libata shows both kinds alike, but only SATA links have a speed.
bool isParallelAta(const SystemTree& tree, const BlockDevice& disk);

/// The controller that takes the commands of an NVMe namespace: "nvme0" for nvme0n1. With multipath the namespace hangs
/// below a subsystem, and any live controller of it will do. Empty if there is none.
std::string nvmeControllerName(const SystemTree& tree, const BlockDevice& disk);

/// The directory of the PCI function of an NVMe drive; it need not exist (NVMe over a network). Empty if unknown.
std::string nvmeFunction(const SystemTree& tree, const BlockDevice& disk);

/// idVendor of the USB device a disk hangs on, four hexadecimal digits; empty if unknown.
std::string usbVendorOf(const SystemTree& tree, const BlockDevice& disk);

} // namespace trimwright::linux_system
