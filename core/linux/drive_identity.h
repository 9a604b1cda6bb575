// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/drive.h"
#include "core/linux/block_device.h"
#include "core/linux/system_tree.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::linux_system {

/// Who a drive says it is, as far as that can be read without privilege and without a command to the drive.
struct DriveIdentity {
    std::string model;
    std::string serial;
    std::string firmware;
    std::string wwn;             ///< "naa.5002538d40…", "eui.0025385…"; empty if there is none.
    std::optional<bool> rotates; ///< What the drive itself says (ATA IDENTIFY word 217).
    std::optional<bool> trim;    ///< ATA IDENTIFY word 169 bit 0: DATA SET MANAGEMENT TRIM.
    bool ata = false;            ///< Speaks ATA, maybe through a translation layer.
};

/// Collects the identity from the bus-specific attributes, the SCSI vital product data that the kernel keeps in sysfs
/// (page 89h holds the ATA IDENTIFY sector, SAT-4 table 157) and, where those are silent, udev's database.
DriveIdentity identify(const SystemTree& tree, const BlockDevice& disk, Bus bus);

/// The ATA part of it: decodes VPD page 89h as sysfs gives it. Nothing if it holds no IDENTIFY sector.
std::optional<DriveIdentity> identityFromAtaPage(std::string_view page);

/// The properties ("E:KEY=value" in /run/udev/data) that udev keeps of a block device; empty without udev.
std::map<std::string, std::string, std::less<>> udevProperties(const SystemTree& tree, const BlockDevice& disk);

/// True for serials that say nothing: empty, all one character, counting digits, or known to be shared by thousands of
/// cheap bridges.
bool isJunkSerial(std::string_view serial);

/// True for a WWN that is only zeros or ones, or too short to be one.
bool isJunkWwn(std::string_view wwn);

/// The stable id of a drive: transport, model, serial and WWN where the drive tells who it is, else its place in the
/// device tree. Only letters, digits, '.', '_', ':' and '-'.
std::string stableId(const Drive& drive, const DriveIdentity& identity, const BlockDevice& disk);

/// The id from the place alone: for drives that do not tell, or tell the same as another one.
std::string placeId(const Drive& drive, const BlockDevice& disk);

} // namespace trimwright::linux_system
