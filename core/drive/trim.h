// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/drive.h"
#include "core/drive/trim_path.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright {

/// Why a mounted filesystem is not optimized.
enum class SkipReason {
    readOnly,
    network,
    pseudo, ///< proc, sysfs, tmpfs …: no drive below it.
    swap,
    autofs,
    overlay,               ///< Its backing filesystem is listed instead.
    disabledByMountOption, ///< X-fstrim.notrim
    overMounted,           ///< Another filesystem is mounted over its root.
    filesystemNotAllowed,  ///< Type unknown to us, or its kernel driver has lost data.
    managedElsewhere,      ///< ZFS and the like: has a TRIM of its own.
    noDiscard,             ///< A layer or the drive does not accept discard requests.
    rotational,
    removable,
    driveHasNoTrim, ///< The drive itself says so (IDENTIFY, ONCS).
    driveGone,      ///< Still mounted, but its device is gone from the kernel: pulled out or fallen off.
    damaged,        ///< It cannot be read. Asked for all the same, it is a failure, not a skip.
};
/// The stable word that `--json` uses for the reason, "read-only".
std::string_view toString(SkipReason reason);

struct Skip {
    SkipReason reason = SkipReason::pseudo;
    std::string text;    ///< A sentence with the fact it rests on.
    std::string fix;     ///< What the user can do, may be empty.
    bool opt_in = false; ///< Off by default but allowed when the user names this filesystem.

    friend bool operator==(const Skip&, const Skip&) = default;
};

/// One mounted filesystem, listed once however often it is mounted.
struct TrimTarget {
    std::string mount; ///< The mount point that is used; "emulated:NAME/PARTITION".
    std::vector<std::string> also_mounted_at;
    std::string device;          ///< "/dev/nvme0n1p2"
    std::vector<DriveId> drives; ///< All drives below it; empty if none is known.
    std::string filesystem;      ///< "ext4"
    std::optional<std::uint64_t> size_bytes;
    std::optional<std::uint64_t> free_bytes;
    std::optional<Skip> skip;
    TrimPath path; ///< Whether TRIM arrives, and where it stops: what `skip` says of it is taken from here.

    bool eligible() const { return !skip; }
    friend bool operator==(const TrimTarget&, const TrimTarget&) = default;
};

/// What one run on one filesystem came to.
struct TrimOutcome {
    enum class Kind { trimmed, unsupported, skipped, failed, cancelled };

    Kind kind = Kind::failed;
    std::string reason; ///< In words, for every kind but trimmed.
    /// Bytes that the filesystem offered to the device: an upper bound of what the drive did with them. Also set for
    /// cancelled and failed runs, where it is what was offered before the end.
    std::uint64_t offered_bytes = 0;
    double seconds = 0;
    bool permission_denied = false; ///< failed for want of privilege.

    friend bool operator==(const TrimOutcome&, const TrimOutcome&) = default;
};
std::string_view toString(TrimOutcome::Kind kind);

} // namespace trimwright
