// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trimwright {

/// A stable name of one drive, the same after a restart or in another port where the drive tells who it is.
/// Real drives: made from transport, model, serial and WWN, else from the path. Emulated ones: "emulated:NAME".
struct DriveId {
    std::string value;

    friend auto operator<=>(const DriveId&, const DriveId&) = default;
};

enum class Bus { unknown, nvme, sata, pata, sas, scsi, usb, virtio, mmc, loop };
enum class DriveKind { unknown, ssd, hdd };
enum class PowerState { unknown, active, asleep };

/// The words that `--json` and tests use ("nvme", "ssd", "asleep").
std::string_view toString(Bus bus);
std::string_view toString(DriveKind kind);
std::string_view toString(PowerState state);

/// What the kernel says of discard requests to a block device (queue/discard_* in sysfs).
struct DiscardLimits {
    std::uint64_t granularity_bytes = 0;
    std::uint64_t max_bytes = 0;

    bool supported() const { return granularity_bytes > 0 && max_bytes > 0; }
    friend bool operator==(const DiscardLimits&, const DiscardLimits&) = default;
};

/// One physical (or emulated) drive as it can be listed without privilege and without waking it.
/// Absent strings are empty, absent numbers nullopt. Text a drive said is valid UTF-8 with control characters removed.
struct Drive {
    DriveId id;
    std::string node;    ///< "/dev/nvme0n1", "/dev/sda"; for an emulated drive its id.
    std::string sysname; ///< Kernel name of the block device, "nvme0n1"; empty for an emulated drive.
    std::string model;
    std::string serial;
    std::string firmware;
    Bus bus = Bus::unknown;
    std::string transport; ///< Finer than the bus where known: "uas", "usb-storage", "ahci", "emmc", "sd".
    std::string link;      ///< Speed in words: "6.0 Gb/s", "PCIe 4.0 ×4"; empty if unknown.
    DriveKind kind = DriveKind::unknown;
    std::optional<std::uint64_t> capacity_bytes;
    std::optional<std::uint32_t> logical_sector_bytes;
    DiscardLimits discard;
    PowerState power = PowerState::unknown;
    bool removable = false;
    bool emulated = false;

    friend bool operator==(const Drive&, const Drive&) = default;
};

} // namespace trimwright
