// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/storage_stack.h"

#include <algorithm>
#include <fmt/format.h>

namespace trimwright::linux_system {
namespace {

/// Device-mapper devices carry the name of who made them in their uuid: "LVM-…", "CRYPT-LUKS2-…", "mpath-…",
/// "part1-mpath-…" (a partition on it), "stratis-1-…".
LayerKind mapperKind(std::string_view uuid, const std::optional<std::vector<DmTarget>>& table) {
    const std::string_view type = table && table->size() == 1 ? std::string_view(table->front().type) : "";
    if (uuid.starts_with("CRYPT-VERITY-") || uuid.starts_with("CRYPT-INTEGRITY-") ||
        uuid.starts_with("CRYPT-SUBDEV-") || type == "integrity" || type == "verity") {
        return uuid.starts_with("LVM-") ? LayerKind::lvm : LayerKind::integrity;
    }
    if (uuid.starts_with("CRYPT-") || type == "crypt") {
        return LayerKind::luks;
    }
    if (uuid.starts_with("LVM-")) {
        return LayerKind::lvm;
    }
    if (uuid.starts_with("mpath-") || type == "multipath") {
        return LayerKind::multipath;
    }
    if (uuid.starts_with("part") && uuid.find('-') != std::string_view::npos) {
        return LayerKind::partition;
    }
    return LayerKind::deviceMapper;
}

LayerKind kindOf(const SystemTree& tree, const StackLayer& layer) {
    const BlockDevice& device = layer.device;
    if (device.isPartition()) {
        return LayerKind::partition;
    }
    if (device.sysname.starts_with("loop")) {
        return LayerKind::loop;
    }
    if (device.sysname.starts_with("dm-") || !layer.uuid.empty()) {
        return mapperKind(layer.uuid, layer.table);
    }
    if (device.sysname.starts_with("md")) {
        return LayerKind::md;
    }
    if (device.sysname.starts_with("bcache")) {
        return LayerKind::bcache;
    }
    if (device.sysname.starts_with("zram")) {
        return LayerKind::zram;
    }
    if (device.isVirtual()) {
        return LayerKind::otherVirtual;
    }
    // An NVMe path below a multipath node, and disks as they are.
    return tree.exists(device.path + "/md/level") ? LayerKind::md : LayerKind::drive;
}

std::string nameOf(const SystemTree& tree, const BlockDevice& device) {
    return tree.text(device.path + "/dm/name").value_or(device.sysname);
}

/// What a device-mapper device uses one of its parts for: the table says it, else LVM's and stratis' names do.
BranchRole mapperRole(const SystemTree& tree, const StackLayer& above, const BlockDevice& below) {
    const auto number = tree.text(below.path + "/dev");
    if (above.table && above.table->size() == 1 && number) {
        const DmTarget& target = above.table->front();
        const auto& words = target.arguments;
        // "thin-pool META DATA …" and "cache META CACHE ORIGIN …" (Documentation/admin-guide/device-mapper).
        const auto is = [&](std::size_t index) { return index < words.size() && words[index] == *number; };
        if (target.type == "thin-pool" || target.type == "cache" || target.type == "era") {
            if (is(target.type == "cache" ? 2 : 1)) {
                return BranchRole::data;
            }
            return is(0) ? BranchRole::metadata : is(1) ? BranchRole::cache : BranchRole::data;
        }
    }
    const std::string name = nameOf(tree, below);
    const auto ends = [&name](std::string_view ending) { return name.ends_with(ending); };
    const auto has = [&name](std::string_view part) { return name.find(part) != std::string::npos; };
    if (ends("_tmeta") || ends("_cmeta") || ends("-cmeta") || has("_rmeta_") || ends("_imeta") || has("-thinmeta") ||
        has("-mdv")) {
        return BranchRole::metadata;
    }
    // A snapshot keeps the old content of changed blocks in its "-cow" device.
    return ends("_cdata") || ends("-cdata") || ends("_cvol") || ends("-cow") ? BranchRole::cache : BranchRole::data;
}

BranchRole roleOf(const SystemTree& tree, const StackLayer& above, const BlockDevice& below) {
    if (above.kind == LayerKind::bcache) {
        // Only the device of a cache has a policy; the backing device has the data.
        return tree.exists(below.path + "/bcache/cache_replacement_policy") ? BranchRole::cache : BranchRole::data;
    }
    return above.device.sysname.starts_with("dm-") ? mapperRole(tree, above, below) : BranchRole::data;
}

/// Collects the layers below devices, each once.
class Descent {
  public:
    Descent(const SystemTree& tree, const std::vector<Mount>& mounts) : m_tree(tree), m_mounts(mounts) {}

    void enter(const BlockDevice& device) {
        if (const auto at = visit(device)) {
            m_roots.push_back(*at);
        }
    }

    void enter(const Mount& mount) {
        if (const auto at = visitFilesystem(mount)) {
            m_roots.push_back(*at);
        }
    }

    /// The layers in an order in which each comes before those below it, siblings as they were found.
    StorageStack take() {
        std::vector<std::size_t> place(m_layers.size());
        std::vector<bool> placed(m_layers.size());
        for (auto root = m_roots.rbegin(); root != m_roots.rend(); ++root) {
            finish(*root, placed);
        }
        std::ranges::reverse(m_finished);
        for (std::size_t i = 0; i < m_finished.size(); ++i) {
            place[m_finished[i]] = i;
        }
        for (const std::size_t from : m_finished) {
            StackLayer& layer = m_stack.layers.emplace_back(std::move(m_layers[from]));
            for (StackBranch& branch : layer.below) {
                branch.layer = place[branch.layer];
            }
            if (layer.kind == LayerKind::drive || layer.kind == LayerKind::loop) {
                m_stack.disks.push_back(layer.device.sysname);
            }
        }
        for (const std::size_t root : m_roots) {
            m_stack.roots.push_back(place[root]);
        }
        return std::move(m_stack);
    }

  private:
    static constexpr std::size_t deepest = 64; ///< Far more than anyone builds.

    StackLayer describe(const BlockDevice& device) const {
        StackLayer layer;
        layer.device = device;
        layer.name = nameOf(m_tree, device);
        layer.uuid = m_tree.text(device.path + "/dm/uuid").value_or("");
        if (device.sysname.starts_with("dm-")) {
            layer.table = dmTable(m_tree, device);
        }
        layer.kind = kindOf(m_tree, layer);
        layer.discard = recordedDiscardLimits(m_tree, device);
        return layer;
    }

    /// The index of the layer, nothing if it must not be entered: it rests on itself, or lies too deep.
    std::optional<std::size_t> visit(const BlockDevice& device) {
        const auto same = [&device](const StackLayer& layer) { return layer.device.sysname == device.sysname; };
        const auto known = std::ranges::find_if(m_layers, same);
        const auto at = static_cast<std::size_t>(known - m_layers.begin());
        if (known != m_layers.end()) {
            const bool circle = std::ranges::find(m_open, at) != m_open.end();
            m_stack.complete = m_stack.complete && !circle;
            return circle ? std::nullopt : std::optional(at);
        }
        if (m_open.size() >= deepest) {
            m_stack.complete = false;
            return std::nullopt;
        }
        m_layers.push_back(describe(device));
        m_open.push_back(at);
        switch (m_layers[at].kind) {
        case LayerKind::drive:
            visitSlaves(at, false); // Only a layer that we do not know has any.
            break;
        case LayerKind::loop:
            visitBackingFile(at);
            break;
        case LayerKind::zram:
            visitWriteback(at);
            break;
        default:
            device.isPartition() ? visitNamed(at, device.disk) : visitSlaves(at, true);
        }
        m_open.pop_back();
        return at;
    }

    void connect(std::size_t above, std::optional<std::size_t> below, BranchRole role) {
        if (below) {
            m_layers[above].below.push_back({*below, role});
        }
    }

    void visitNamed(std::size_t above, const std::string& sysname) {
        if (const auto device = deviceNamed(m_tree, sysname)) {
            const BranchRole role = roleOf(m_tree, m_layers[above], *device);
            connect(above, visit(*device), role);
        } else {
            m_stack.complete = false;
            m_stack.gone.push_back(sysname);
            m_layers[above].gone.push_back(sysname);
        }
    }

    void visitSlaves(std::size_t above, bool needed) {
        const auto slaves = m_tree.list(m_layers[above].device.path + "/slaves");
        if (slaves.empty() && needed) {
            m_stack.complete = false;
        }
        for (const std::string& slave : slaves) {
            visitNamed(above, slave);
        }
    }

    /// zram keeps its data in memory, except what it is told to write to a device.
    void visitWriteback(std::size_t above) {
        const auto node = m_tree.text(m_layers[above].device.path + "/backing_dev");
        if (const auto device = node ? deviceOfSource(m_tree, *node) : std::nullopt) {
            connect(above, visit(*device), BranchRole::cache);
        }
    }

    void visitBackingFile(std::size_t above) {
        auto file = m_tree.text(m_layers[above].device.path + "/loop/backing_file").value_or("");
        m_layers[above].image = file;
        if (const auto device = deviceOfSource(m_tree, file)) { // A loop device over a device.
            connect(above, visit(*device), BranchRole::data);
            return;
        }
        const Mount* holder = file.empty() ? nullptr : mountHolding(m_mounts, file);
        if (holder == nullptr) {
            m_stack.complete = false;
            return;
        }
        connect(above, visitFilesystem(*holder), BranchRole::data);
    }

    std::optional<std::size_t> visitFilesystem(const Mount& mount) {
        const auto known = std::ranges::find(m_layers, &mount, &StackLayer::mount);
        const auto at = static_cast<std::size_t>(known - m_layers.begin());
        const bool circle = std::ranges::find(m_open, at) != m_open.end();
        if (circle || m_open.size() >= deepest) {
            m_stack.complete = false;
            return std::nullopt;
        }
        if (known != m_layers.end()) {
            return at;
        }
        StackLayer filesystem;
        filesystem.kind = LayerKind::filesystem;
        filesystem.name = mount.mount_point;
        filesystem.mount = &mount;
        m_layers.push_back(std::move(filesystem));
        m_open.push_back(at);
        if (const Mount* backing = backingOf(m_mounts, mount)) {
            m_layers[at].kind = LayerKind::overlay;
            connect(at, visitFilesystem(*backing), BranchRole::data);
        }
        for (const BlockDevice& below : devicesOf(m_tree, mount)) {
            connect(at, visit(below), BranchRole::data);
        }
        m_open.pop_back();
        return at;
    }

    /// Children before their parents, and the last child first: read backwards it is the order that is wanted.
    void finish(std::size_t at, std::vector<bool>& placed) {
        if (placed[at]) {
            return;
        }
        placed[at] = true;
        const auto& below = m_layers[at].below;
        for (auto branch = below.rbegin(); branch != below.rend(); ++branch) {
            finish(branch->layer, placed);
        }
        m_finished.push_back(at);
    }

    const SystemTree& m_tree;
    const std::vector<Mount>& m_mounts;
    std::vector<StackLayer> m_layers; ///< As found.
    std::vector<std::size_t> m_open;  ///< The way from the top to where the descent is.
    std::vector<std::size_t> m_roots;
    std::vector<std::size_t> m_finished;
    StorageStack m_stack;
};

/// btrfs has an anonymous device number; /sys/fs/btrfs/UUID/devices names all devices of each filesystem.
std::vector<BlockDevice> btrfsDevices(const SystemTree& tree, const Mount& mount) {
    const auto first = deviceOfSource(tree, mount.source);
    if (!first) {
        return {};
    }
    for (const std::string& uuid : tree.list("/sys/fs/btrfs")) {
        const auto members = tree.list(fmt::format("/sys/fs/btrfs/{}/devices", uuid));
        if (std::ranges::find(members, first->sysname) == members.end()) {
            continue;
        }
        std::vector<BlockDevice> devices;
        for (const std::string& member : members) {
            if (auto device = deviceNamed(tree, member)) {
                devices.push_back(std::move(*device));
            }
        }
        return devices;
    }
    return {*first};
}

} // namespace

std::optional<BlockDevice> deviceOfSource(const SystemTree& tree, std::string_view source) {
    constexpr std::string_view mapper = "/dev/mapper/";
    if (!source.starts_with(mapper)) {
        return source.starts_with("/dev/") ? deviceNamed(tree, source.substr(5)) : std::nullopt;
    }
    for (const std::string& sysname : tree.list("/sys/block")) {
        if (sysname.starts_with("dm-") &&
            tree.text(fmt::format("/sys/block/{}/dm/name", sysname)) == source.substr(mapper.size())) {
            return deviceNamed(tree, sysname);
        }
    }
    return std::nullopt;
}

std::vector<BlockDevice> devicesOf(const SystemTree& tree, const Mount& mount) {
    if (mount.device.major != 0) {
        if (auto device = deviceNumbered(tree, mount.device)) {
            return {std::move(*device)};
        }
        return {};
    }
    if (mount.type == "btrfs") {
        return btrfsDevices(tree, mount);
    }
    if (mount.type == "bcachefs") { // "/dev/sda:/dev/sdb"
        std::vector<BlockDevice> devices;
        for (const std::string_view source : split(mount.source, ':')) {
            if (auto device = deviceOfSource(tree, source)) {
                devices.push_back(std::move(*device));
            }
        }
        return devices;
    }
    return {};
}

std::string goneDevice(const SystemTree& tree, const Mount& mount) {
    if (!tree.exists("/sys/dev/block")) {
        return {};
    }
    if (mount.device.major != 0) {
        return deviceNumbered(tree, mount.device) ? std::string() : mount.source;
    }
    if (mount.type != "btrfs" && mount.type != "bcachefs") {
        return {};
    }
    // Their numbers are anonymous, so the name has to do. Only plain kernel names are: /dev/root and the links below
    // /dev/disk and /dev/mapper may never have been known to sysfs.
    for (const std::string_view source : split(mount.source, ':')) {
        const std::string_view name = source.starts_with("/dev/") ? source.substr(5) : std::string_view();
        const bool plain = !name.empty() && name != "root" && name.find('/') == std::string_view::npos;
        if (plain && !deviceNamed(tree, name)) {
            return std::string(source);
        }
    }
    return {};
}

const Mount* backingOf(const std::vector<Mount>& mounts, const Mount& overlay) {
    const std::string upper = overlay.type == "overlay" ? optionValue(overlay.super_options, "upperdir") : "";
    if (!upper.starts_with('/')) {
        return nullptr;
    }
    const Mount* best = nullptr;
    for (const Mount& mount : mounts) {
        const std::string_view point = mount.mount_point == "/" ? std::string_view() : mount.mount_point;
        const bool holds = upper.starts_with(point) && (upper.size() == point.size() || upper[point.size()] == '/');
        const bool better = best == nullptr || mount.mount_point.size() > best->mount_point.size() ||
                            (mount.mount_point.size() == best->mount_point.size() && mount.visible && !best->visible);
        if (&mount != &overlay && holds && better) {
            best = &mount;
        }
    }
    return best;
}

StorageStack stackBelow(const SystemTree& tree, const std::vector<Mount>& mounts,
                        const std::vector<BlockDevice>& devices) {
    Descent descent(tree, mounts);
    for (const BlockDevice& device : devices) {
        descent.enter(device);
    }
    StorageStack stack = descent.take();
    stack.complete = stack.complete && !devices.empty();
    return stack;
}

StorageStack stackOfFilesystem(const SystemTree& tree, const std::vector<Mount>& mounts, const Mount& mount) {
    Descent descent(tree, mounts);
    descent.enter(mount);
    return descent.take();
}

std::string deviceNode(const SystemTree& tree, const BlockDevice& device) {
    if (const auto name = tree.text(device.path + "/dm/name")) {
        return fmt::format("/dev/mapper/{}", *name);
    }
    return nodeOf(device.sysname);
}

} // namespace trimwright::linux_system
