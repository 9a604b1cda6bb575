// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/drive.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright {

/// What a layer between a mounted filesystem and the drives is.
enum class LayerKind {
    filesystem,
    overlay, ///< A filesystem made of directories of other ones.
    partition,
    lvm,
    luks,      ///< dm-crypt of any format.
    integrity, ///< dm-integrity, dm-verity.
    multipath,
    deviceMapper, ///< Any other device-mapper target.
    md,
    loop,
    bcache,
    zram,
    otherVirtual,
    drive,
};
/// The stable word that `--json` uses, "device-mapper".
std::string_view toString(LayerKind kind);

/// What a layer does with a discard request that it is given.
enum class Passage { passes, stops, unknown };
/// "passes", "stops", "unknown".
std::string_view toString(Passage passage);

/// One layer of a TrimPath with its verdict. All texts are plain words; `fact`, `fix` and `trade_off` are sentences.
struct TrimLayer {
    LayerKind kind = LayerKind::drive;
    std::string name;  ///< "/home", "vg0-home", "md0", "sda2".
    std::string node;  ///< "/dev/mapper/vg0-home"; empty for a filesystem.
    std::string what;  ///< "ext4", "LVM volume", "LUKS2 encryption", "RAID 5", "Samsung SSD 860 EVO 500GB".
    std::string title; ///< How a sentence names it: "the encryption secret", "the RAID md0", "the drive /dev/sda".
    Passage passage = Passage::unknown;
    std::string fact;      ///< What the verdict rests on, with the limit, flag or option.
    std::string fix;       ///< What to do about it, or how to find out what is unknown; empty if there is nothing.
    std::string command;   ///< The fix as a command to copy; empty if there is none.
    std::string trade_off; ///< What the fix costs.
    /// Set if the layer itself takes back what is discarded, so that a run is worth while even if the request goes no
    /// further: "the image file /a.img", "the thin pool vg/pool", "memory".
    std::string gives_back_to;
    bool gone = false;              ///< A drive that is no longer there.
    bool has_no_trim = false;       ///< A drive that says itself that it does not know the command.
    std::optional<DriveId> drive;   ///< Of a drive that Backend::drives() lists.
    std::vector<std::size_t> below; ///< Indices of the layers that it hands requests to; larger than its own.

    friend bool operator==(const TrimLayer&, const TrimLayer&) = default;
};

/// The fix in one text: "fix: command (trade-off)".
std::string fixText(const TrimLayer& layer);

/// How far TRIM gets, over all drives below a filesystem.
enum class Reach { all, some, none, unknown, noDrive };
/// "all", "some", "none", "unknown", "no-drive".
std::string_view toString(Reach reach);

/// One drive at the end of a path.
struct DriveReach {
    std::size_t layer = 0; ///< Its index in TrimPath::layers.
    Passage passage = Passage::unknown;
    std::optional<std::size_t> stopped_by; ///< The layer that stops (or may stop) the request, if it does not arrive.

    friend bool operator==(const DriveReach&, const DriveReach&) = default;
};

/// The way of a TRIM request from one filesystem to its drives: a graph without circles, each layer before those it
/// rests on; the filesystem is layers[0]. The one place where it is decided whether TRIM arrives: why a target is
/// skipped is said in the words of the layer that stops it. Empty for what is no filesystem (swap).
struct TrimPath {
    std::vector<TrimLayer> layers;
    std::vector<DriveReach> drives;
    Reach reach = Reach::unknown;
    /// Whether a request does any good: it reaches a drive or a layer that takes the space back, as far as is known.
    bool worthwhile = true;
    std::optional<std::size_t> stop; ///< The first layer that keeps it from some drive, or may.
    std::string sentence;            ///< The answer for people.

    friend bool operator==(const TrimPath&, const TrimPath&) = default;
};

/// Makes the path of these layers: finds the drives, what reaches them, and the sentence. `layers` is ordered as
/// TrimPath::layers; `below` indices that are not larger than the layer's own are dropped, so that no walk is endless.
TrimPath makeTrimPath(std::vector<TrimLayer> layers);

} // namespace trimwright
