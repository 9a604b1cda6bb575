// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/layer_shape.h"

#include <algorithm>
#include <fmt/format.h>

namespace trimwright::linux_system {
namespace {

const StackLayer* belowWith(const StorageStack& stack, const StackLayer& layer, std::string_view nameEnding) {
    for (const StackBranch& branch : layer.below) {
        if (stack.layers[branch.layer].name.ends_with(nameEnding)) {
            return &stack.layers[branch.layer];
        }
    }
    return nullptr;
}

} // namespace

const DmTarget* onlyTarget(const StackLayer& layer) {
    return layer.table && layer.table->size() == 1 ? &layer.table->front() : nullptr;
}

bool hasTarget(const StackLayer& layer, std::string_view type) {
    return layer.table &&
           std::ranges::any_of(*layer.table, [type](const DmTarget& target) { return target.type == type; });
}

bool isThinPool(const StackLayer& layer) {
    return hasTarget(layer, "thin-pool") || layer.uuid.ends_with("-tpool") || layer.name.ends_with("-thinpool-pool");
}

const StackLayer* thinPoolOf(const StorageStack& stack, const StackLayer& layer) {
    for (const StackBranch& branch : layer.below) {
        if (isThinPool(stack.layers[branch.layer])) {
            return &stack.layers[branch.layer];
        }
    }
    return nullptr;
}

std::string poolName(const StackLayer& pool) {
    std::string name = pool.name;
    if (name.ends_with("-tpool")) {
        name.resize(name.size() - std::string_view("-tpool").size());
    }
    return pool.kind == LayerKind::lvm ? lvmName(name) : name;
}

bool isSnapshot(const StorageStack& stack, const StackLayer& layer) {
    return hasTarget(layer, "snapshot") || belowWith(stack, layer, "-cow") != nullptr;
}

bool isSnapshotOrigin(const StorageStack& stack, const StackLayer& layer) {
    return hasTarget(layer, "snapshot-origin") ||
           (layer.kind == LayerKind::lvm && belowWith(stack, layer, "-real") != nullptr);
}

bool isLvmRaid(const StorageStack& stack, const StackLayer& layer) {
    return hasTarget(layer, "raid") || std::ranges::any_of(layer.below, [&](const StackBranch& branch) {
               return stack.layers[branch.layer].name.find("_rimage_") != std::string::npos;
           });
}

std::string raidLevel(const StackLayer& layer) {
    const DmTarget* raid = onlyTarget(layer);
    return raid != nullptr && !raid->arguments.empty() ? raid->arguments[0] : "";
}

std::string mdAttribute(const SystemTree& tree, const StackLayer& layer, std::string_view attribute) {
    return tree.text(fmt::format("{}/md/{}", layer.device.path, attribute)).value_or("");
}

bool isParity(std::string_view level) {
    return level.starts_with("raid4") || level.starts_with("raid5") || level.starts_with("raid6");
}

namespace {

std::string lvmWhat(const StorageStack& stack, const StackLayer& layer) {
    if (isThinPool(layer)) {
        return "LVM thin pool";
    }
    if (thinPoolOf(stack, layer) != nullptr) {
        return "LVM thin volume";
    }
    if (isSnapshot(stack, layer)) {
        return "LVM snapshot";
    }
    if (isSnapshotOrigin(stack, layer)) {
        return "LVM volume with a snapshot";
    }
    if (isLvmRaid(stack, layer)) {
        const std::string level = raidLevel(layer);
        return level.empty() ? "LVM RAID" : fmt::format("LVM RAID ({})", level);
    }
    if (hasTarget(layer, "cache") || hasTarget(layer, "writecache") || belowWith(stack, layer, "_corig") != nullptr) {
        return "LVM volume with a cache";
    }
    if (hasTarget(layer, "integrity")) {
        return "LVM volume with integrity";
    }
    if (hasTarget(layer, "striped")) {
        return "LVM striped volume";
    }
    return hasTarget(layer, "mirror") ? "LVM mirror" : "LVM volume";
}

std::string cryptWhat(const StackLayer& layer) {
    // "CRYPT-LUKS2-<uuid>-<name>"
    const std::string_view format = std::string_view(layer.uuid).substr(std::min<std::size_t>(6, layer.uuid.size()));
    const std::string_view type = format.substr(0, format.find('-'));
    if (type.starts_with("LUKS")) {
        return fmt::format("{} encryption", type);
    }
    return type == "BITLK" ? "BitLocker encryption" : type == "TCRYPT" ? "VeraCrypt encryption" : "encryption";
}

std::string mdWhat(const SystemTree& tree, const StackLayer& layer) {
    const std::string level = mdAttribute(tree, layer, "level");
    if (level.starts_with("raid")) {
        return fmt::format("RAID {} (md)", level.substr(4));
    }
    return level.empty() ? "RAID (md)" : fmt::format("md {}", level);
}

} // namespace

LayerWords wordsFor(const SystemTree& tree, const StorageStack& stack, const StackLayer& layer) {
    const std::string& name = layer.name;
    switch (layer.kind) {
    case LayerKind::partition:
        return {"partition", fmt::format("the partition {}", name)};
    case LayerKind::lvm:
        return {lvmWhat(stack, layer), isThinPool(layer) ? fmt::format("the thin pool {}", poolName(layer))
                                                         : fmt::format("the logical volume {}", name)};
    case LayerKind::luks:
        return {cryptWhat(layer), fmt::format("the encryption {}", name)};
    case LayerKind::integrity:
        return {hasTarget(layer, "verity") || layer.uuid.starts_with("CRYPT-VERITY-") ? "dm-verity" : "dm-integrity",
                fmt::format("the integrity layer {}", name)};
    case LayerKind::multipath:
        return {"several paths to one drive", fmt::format("the multipath device {}", name)};
    case LayerKind::md:
        return {mdWhat(tree, layer), fmt::format("the RAID {}", name)};
    case LayerKind::loop:
        return {"file used as a drive", fmt::format("the loop device {}", name)};
    case LayerKind::bcache:
        return {"cached drive (bcache)", fmt::format("the cached drive {}", name)};
    case LayerKind::zram:
        return {"compressed memory", fmt::format("the memory disk {}", name)};
    case LayerKind::deviceMapper: {
        const DmTarget* target = onlyTarget(layer);
        if (isThinPool(layer)) {
            return {"thin pool", fmt::format("the thin pool {}", poolName(layer))};
        }
        return {target != nullptr ? fmt::format("device mapper ({})", target->type) : "device mapper",
                fmt::format("the device {}", name)};
    }
    default:
        return {"virtual device", fmt::format("the device {}", name)};
    }
}

std::string lvmName(std::string_view mapperName) {
    std::string name;
    bool divided = false;
    for (std::size_t i = 0; i < mapperName.size(); ++i) {
        if (mapperName[i] != '-') {
            name += mapperName[i];
        } else if (mapperName.substr(i).starts_with("--")) {
            name += '-';
            ++i;
        } else {
            name += divided ? '-' : '/';
            divided = true;
        }
    }
    return name;
}

} // namespace trimwright::linux_system
