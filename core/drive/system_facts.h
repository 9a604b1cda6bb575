// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/drive.h"
#include "core/drive/trim.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trimwright {

/// How the machine runs one drive, as far as that can be read without privilege and without a command to the drive.
/// Absent is unknown.
struct DriveUse {
    Drive drive;
    std::string controller_driver; ///< "ahci", "ata_piix"
    std::string ata_trim;          ///< libata's word: "queued", "unqueued", "forced_unqueued", "forced_unsupported" …
    std::string write_cache;       ///< "write back", "write through"; empty where the drive does not tell.
    std::optional<bool> smart_enabled;          ///< Absent also where the drive has no SMART.
    std::optional<std::uint64_t> written_bytes; ///< Since the machine was started.

    friend bool operator==(const DriveUse&, const DriveUse&) = default;
};

struct PartitionUse {
    std::string node; ///< "/dev/sda1"
    DriveId drive;
    std::uint64_t start_bytes = 0;

    friend bool operator==(const PartitionUse&, const PartitionUse&) = default;
};

/// How a filesystem is mounted with respect to deletions.
enum class ContinuousTrim { off, each, batched }; ///< Option discard; discard=async of btrfs gathers deletions first.

struct FilesystemUse {
    TrimTarget target;
    ContinuousTrim continuous = ContinuousTrim::off;

    friend bool operator==(const FilesystemUse&, const FilesystemUse&) = default;
};

/// What care::systemCheck() judges.
struct SystemFacts {
    std::vector<DriveUse> drives;
    std::vector<PartitionUse> partitions;
    std::vector<FilesystemUse> filesystems;
    std::optional<bool> fstrim_timer_runs; ///< fstrim.timer of util-linux; absent if nothing tells (no systemd).
    std::optional<bool> our_timer_runs;
    std::optional<double> uptime_seconds;

    friend bool operator==(const SystemFacts&, const SystemFacts&) = default;
};

} // namespace trimwright
