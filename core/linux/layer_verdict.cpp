// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/layer_verdict.h"

#include "core/linux/layer_shape.h"

#include <algorithm>
#include <fmt/format.h>

namespace trimwright::linux_system {
namespace {

/// What the layers below one layer, as far as they get its data, do with requests.
struct Below {
    std::size_t count = 0;
    std::size_t accepting = 0;
    std::size_t refusing = 0;
    const StackLayer* refuses = nullptr;
    const StackLayer* accepts = nullptr;

    bool allRefuse() const { return count > 0 && refusing == count; }
};

Below belowOf(const StorageStack& stack, const StackLayer& layer) {
    Below below;
    for (const StackBranch& branch : layer.below) {
        if (branch.role != BranchRole::data) {
            continue;
        }
        const StackLayer& one = stack.layers[branch.layer];
        ++below.count;
        if (one.accepts()) {
            ++below.accepting;
            below.accepts = &one;
        } else if (one.refuses()) {
            ++below.refusing;
            below.refuses = &one;
        }
    }
    return below;
}

std::string subject(const TrimLayer& layer) {
    return fmt::format("T{}", layer.title.substr(1)); // All titles of layers begin with "the".
}

// ---- layers that refuse although what is below them accepts

void stopAt(TrimLayer& verdict, const StackLayer& layer, std::string_view because) {
    verdict.passage = Passage::stops;
    const std::string evidence = refusalEvidence(layer);
    verdict.fact =
        because.empty()
            ? fmt::format("{} does not accept discard requests ({}).", subject(verdict), evidence)
            : fmt::format("{} does not accept discard requests ({}): {}.", subject(verdict), evidence, because);
}

void cryptFix(TrimLayer& verdict, const StackLayer& layer) {
    const bool luks2 = layer.uuid.starts_with("CRYPT-LUKS2-");
    verdict.fix = "To let TRIM through the encryption";
    verdict.command = luks2 ? fmt::format("cryptsetup --allow-discards --persistent refresh {}", layer.name)
                            : fmt::format("cryptsetup --allow-discards refresh {}", layer.name);
    verdict.trade_off = "Anyone who holds the drive can then see which blocks are free, and how full it is.";
    if (!luks2) {
        verdict.trade_off += " It lasts until the device is opened anew; for good, add the option discard to its line "
                             "in /etc/crypttab.";
    }
}

constexpr std::string_view paritySafety =
    "Set it only if every drive below is known to return zeros after TRIM; with any other drive a later rebuild can "
    "destroy data.";

/// The module parameter that lets parity RAID pass discards; nothing if it cannot be read.
std::optional<bool> paritySafe(const SystemTree& tree, std::string_view module) {
    const auto text = tree.text(fmt::format("/sys/module/{}/parameters/devices_handle_discard_safely", module));
    return text ? std::optional(*text == "Y" || *text == "1") : std::nullopt;
}

void parityFix(TrimLayer& verdict, std::string_view module) {
    verdict.fix = "To allow it from the next start on";
    verdict.command = fmt::format("echo 'options {0} devices_handle_discard_safely=Y' | sudo tee "
                                  "/etc/modprobe.d/{0}-discard.conf",
                                  module);
    verdict.trade_off =
        fmt::format("{} If it is needed for starting, the initramfs has to be made anew.", paritySafety);
}

/// What the layer's own rules say, apart from its limits.
enum class OwnRule { passes, stops, unknown };

OwnRule optionRule(const StackLayer& layer, std::string_view target) {
    if (!hasTarget(layer, target)) {
        return OwnRule::unknown;
    }
    const bool all = std::ranges::all_of(*layer.table, [target](const DmTarget& one) {
        return one.type != target || one.hasArgument("allow_discards");
    });
    return all ? OwnRule::passes : OwnRule::stops;
}

OwnRule parityRule(const SystemTree& tree, std::string_view module) {
    const auto safe = paritySafe(tree, module);
    return !safe ? OwnRule::unknown : *safe ? OwnRule::passes : OwnRule::stops;
}

OwnRule ownRule(const SystemTree& tree, const StorageStack& stack, const StackLayer& layer) {
    switch (layer.kind) {
    case LayerKind::luks:
        return optionRule(layer, "crypt");
    case LayerKind::integrity:
        return optionRule(layer, "integrity");
    case LayerKind::md:
        return isParity(mdAttribute(tree, layer, "level")) ? parityRule(tree, "raid456") : OwnRule::passes;
    case LayerKind::lvm:
        if (isSnapshot(stack, layer) || isSnapshotOrigin(stack, layer)) {
            return OwnRule::stops;
        }
        if (hasTarget(layer, "integrity")) {
            return optionRule(layer, "integrity");
        }
        if (isLvmRaid(stack, layer)) {
            const std::string level = raidLevel(layer);
            return level.empty() ? OwnRule::unknown : isParity(level) ? parityRule(tree, "dm_raid") : OwnRule::passes;
        }
        return OwnRule::passes;
    case LayerKind::otherVirtual:
        return OwnRule::unknown;
    default:
        return OwnRule::passes;
    }
}

void explainMdStop(const SystemTree& tree, const StackLayer& layer, TrimLayer& verdict) {
    const std::string level = mdAttribute(tree, layer, "level");
    if (isParity(level)) {
        if (paritySafe(tree, "raid456") == true) {
            stopAt(verdict, layer,
                   "the parameter devices_handle_discard_safely of raid456 is set, but the members' limits do not fit "
                   "its stripes, or it was assembled before");
            return;
        }
        stopAt(verdict, layer,
               "RAID 4, 5 and 6 pass discards only with the parameter devices_handle_discard_safely of raid456");
        parityFix(verdict, "raid456");
        return;
    }
    const std::string module = level == "raid1" ? "raid1" : level;
    const auto slow = tree.text(fmt::format("/sys/module/{}/parameters/devices_discard_performance", module));
    if (slow == "N" || slow == "0") {
        stopAt(verdict, layer,
               fmt::format("this kernel passes them on only with the parameter devices_discard_performance of {}",
                           module));
        verdict.fix = "To allow it from the next start on";
        verdict.command = fmt::format("echo 'options {0} devices_discard_performance=Y' | sudo tee "
                                      "/etc/modprobe.d/{0}-discard.conf",
                                      module);
        verdict.trade_off = "The maker of this kernel found it slow with some drives.";
        return;
    }
    stopAt(verdict, layer,
           "its members accept them, but a RAID takes their limits over only when it is assembled, and they changed "
           "later");
    verdict.fix = "Assemble it anew, after what makes its members accept TRIM (such as a udev rule for a USB bridge)";
    verdict.command = fmt::format("sudo mdadm --stop /dev/{0} && sudo mdadm --assemble /dev/{0}", layer.name);
    verdict.trade_off = "Everything on it has to be unmounted first. If it is needed for starting, put the udev rule "
                        "into the initramfs and restart instead.";
}

void explainThinPoolStop(const StackLayer& layer, TrimLayer& verdict) {
    verdict.passage = Passage::stops;
    const std::string name = poolName(layer);
    if (layer.kind == LayerKind::lvm) {
        verdict.fix = "To hand freed blocks on to the drives";
        verdict.command = fmt::format("sudo lvchange --discards passdown {}", name);
        verdict.trade_off = "Deleting then takes the drives' time as well.";
    }
}

void explainLvmStop(const SystemTree& tree, const StorageStack& stack, const StackLayer& layer, TrimLayer& verdict) {
    if (isSnapshot(stack, layer) || isSnapshotOrigin(stack, layer)) {
        stopAt(verdict, layer,
               isSnapshot(stack, layer) ? "it is a snapshot, and snapshots of this kind pass none on"
                                        : "it has a snapshot, and while it has, it passes none on");
        verdict.fix = "Remove the snapshot when it is no longer needed";
        verdict.command = "sudo lvs -o lv_full_name,origin,lv_size";
        verdict.trade_off =
            "This lists the snapshots; \"sudo lvremove\" with the name of one deletes it for good. Thin "
            "snapshots have no such limit.";
        return;
    }
    if (isLvmRaid(stack, layer)) {
        const std::string level = raidLevel(layer);
        const bool parity = level.empty() || isParity(level);
        if (parity && paritySafe(tree, "dm_raid") != true) {
            stopAt(verdict, layer,
                   "RAID 4, 5 and 6 pass discards only with the parameter devices_handle_discard_safely of dm_raid");
            parityFix(verdict, "dm_raid");
            return;
        }
    }
    stopAt(verdict, layer, "");
}

/// The layer refuses, and it is not for what lies below.
void explainStop(const SystemTree& tree, const StorageStack& stack, const StackLayer& layer, const Below& below,
                 TrimLayer& verdict) {
    if (isThinPool(layer)) {
        explainThinPoolStop(layer, verdict);
        verdict.fact = fmt::format("{} keeps freed blocks for itself ({}).", subject(verdict), refusalEvidence(layer));
        return;
    }
    switch (layer.kind) {
    case LayerKind::luks:
        stopAt(verdict, layer, "it was opened without the option allow_discards");
        cryptFix(verdict, layer);
        return;
    case LayerKind::integrity:
        stopAt(verdict, layer, "it was opened without the option allow_discards");
        verdict.fix = "Close it and open it anew with integritysetup open --allow-discards; for good, add the option "
                      "allow-discards to its line in /etc/integritytab.";
        return;
    case LayerKind::md:
        explainMdStop(tree, layer, verdict);
        return;
    case LayerKind::loop:
        stopAt(verdict, layer, "the filesystem that holds its file cannot make holes in files");
        return;
    case LayerKind::lvm:
        explainLvmStop(tree, stack, layer, verdict);
        break;
    default:
        stopAt(verdict, layer, "");
    }
    const bool mapper = layer.device.sysname.starts_with("dm-");
    if (mapper && below.refuses != nullptr && below.accepting > 0 && verdict.fix.empty()) {
        stopAt(verdict, layer,
               fmt::format("device mapper passes them on only if everything below does, and {} does not",
                           below.refuses->name));
    }
}

// ---- layers that accept

void partitionNotes(const SystemTree& tree, const StackLayer& layer, TrimLayer& verdict) {
    const auto start = tree.number(layer.device.path + "/start");
    const std::uint64_t grain = layer.discard->granularity_bytes;
    if (start && grain > 512 && *start % (grain / 512) != 0) {
        verdict.fact += fmt::format(" It begins at sector {}, which is no multiple of the drive's TRIM unit of {} "
                                    "bytes: the ends of each freed range stay untrimmed.",
                                    *start, grain);
        verdict.fix = "Make the partition anew at a multiple of 1 MiB, if many small files come and go on it.";
    }
}

void thinNotes(const SystemTree& tree, const StorageStack& stack, const StackLayer& layer, const Below& below,
               TrimLayer& verdict) {
    if (const StackLayer* pool = thinPoolOf(stack, layer)) {
        verdict.gives_back_to = fmt::format("the thin pool {}", poolName(*pool));
        return;
    }
    if (!isThinPool(layer)) {
        return;
    }
    const auto status = dmStatus(tree, layer.device);
    if (status && !status->empty()) {
        const DmTarget& line = status->front();
        if (line.hasArgument("no_discard_passdown") || line.hasArgument("ignore_discard")) {
            explainThinPoolStop(layer, verdict);
            verdict.fact = fmt::format("{} keeps freed blocks for itself (its status says {}).", subject(verdict),
                                       line.hasArgument("ignore_discard") ? "ignore_discard" : "no_discard_passdown");
        } else if (line.hasArgument("discard_passdown")) {
            verdict.fact += " Its status says discard_passdown.";
        }
        return;
    }
    // The kernel switches passing down off, without a change of the limits, if the pool's blocks do not fit.
    if (below.accepts != nullptr) {
        verdict.fact += " Its status, which only root can read, tells whether the kernel really does.";
        verdict.fix = "To be sure";
        verdict.command = fmt::format("sudo dmsetup status {}", layer.name);
        verdict.trade_off = "It should say discard_passdown.";
    }
}

void acceptNotes(const SystemTree& tree, const StorageStack& stack, const StackLayer& layer, const Below& below,
                 TrimLayer& verdict) {
    switch (layer.kind) {
    case LayerKind::partition:
        partitionNotes(tree, layer, verdict);
        break;
    case LayerKind::luks:
        verdict.fact += hasTarget(layer, "crypt") ? " Its table has allow_discards."
                                                  : " It was opened with the option allow_discards.";
        break;
    case LayerKind::loop:
        if (!layer.image.empty() && !layer.image.starts_with("/dev/")) {
            verdict.gives_back_to = fmt::format("the image file {}", layer.image);
            verdict.fact += fmt::format(" It makes holes in {}.", layer.image);
        }
        break;
    case LayerKind::zram:
        verdict.gives_back_to = "memory";
        break;
    case LayerKind::lvm:
    case LayerKind::deviceMapper:
        thinNotes(tree, stack, layer, below, verdict);
        if (hasTarget(layer, "vdo")) {
            verdict.gives_back_to = "the VDO pool";
        }
        break;
    default:
        break;
    }
}

/// What to run to learn what sysfs does not show.
void howToKnow(const StackLayer& layer, TrimLayer& verdict) {
    if (layer.device.sysname.starts_with("dm-")) {
        verdict.fix = "To find out";
        verdict.command = fmt::format("sudo dmsetup table {}", layer.name);
        verdict.trade_off = layer.kind == LayerKind::luks || layer.kind == LayerKind::integrity
                                ? "It passes TRIM if the line says allow_discards."
                                : "";
    } else {
        verdict.fix = "To find out";
        verdict.command = "lsblk --discard";
    }
}

} // namespace

TrimLayer judgeVirtualLayer(const SystemTree& tree, const StorageStack& stack, std::size_t index) {
    const StackLayer& layer = stack.layers[index];
    const Below below = belowOf(stack, layer);
    TrimLayer verdict;
    verdict.kind = layer.kind;
    verdict.name = layer.name;
    verdict.node = deviceNode(tree, layer.device);
    LayerWords words = wordsFor(tree, stack, layer);
    verdict.what = std::move(words.what);
    verdict.title = std::move(words.title);
    if (layer.accepts()) {
        verdict.passage = Passage::passes;
        verdict.fact = fmt::format("{} accepts discard requests ({}).", subject(verdict), limitsEvidence(layer));
        acceptNotes(tree, stack, layer, below, verdict);
        return verdict;
    }
    const OwnRule rule = ownRule(tree, stack, layer);
    if (!layer.discard) {
        verdict.passage = rule == OwnRule::stops ? Passage::stops : Passage::unknown;
        verdict.fact = fmt::format("Nothing tells whether {} accepts discard requests (/sys/block/{}/queue has no "
                                   "discard_max_bytes).",
                                   verdict.title, layer.device.disk);
        howToKnow(layer, verdict);
        return verdict;
    }
    if (rule == OwnRule::stops || !below.allRefuse() || layer.kind == LayerKind::loop) {
        explainStop(tree, stack, layer, below, verdict);
        return verdict;
    }
    verdict.passage = rule == OwnRule::passes ? Passage::passes : Passage::unknown;
    verdict.fact = fmt::format("{} announces no discard requests, as {} below it does not ({}).", subject(verdict),
                               below.refuses->name, refusalEvidence(layer));
    if (rule == OwnRule::passes) {
        verdict.fact += " It would pass them on.";
    } else {
        verdict.fact += " Whether it would pass them on is not known.";
        howToKnow(layer, verdict);
    }
    return verdict;
}

std::string refusalEvidence(const StackLayer& layer) {
    return fmt::format("/sys/block/{}/queue/{} is 0", layer.device.disk,
                       layer.discard && layer.discard->max_bytes > 0 ? "discard_granularity" : "discard_max_bytes");
}

std::string limitsEvidence(const StackLayer& layer) {
    return fmt::format("discard_max_bytes {}, discard_granularity {}", layer.discard->max_bytes,
                       layer.discard->granularity_bytes);
}

} // namespace trimwright::linux_system
