// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/storage_stack.h"

#include <algorithm>
#include <fmt/format.h>

namespace trimwright::linux_system {
namespace {

LayerKind kindOf(const SystemTree& tree, const BlockDevice& device) {
    if (device.isPartition()) {
        return LayerKind::partition;
    }
    if (device.sysname.starts_with("loop")) {
        return LayerKind::loop;
    }
    if (const auto uuid = tree.text(device.path + "/dm/uuid")) {
        return uuid->starts_with("CRYPT-") ? LayerKind::luks
               : uuid->starts_with("LVM-") ? LayerKind::lvm
                                           : LayerKind::deviceMapper;
    }
    if (device.sysname.starts_with("dm-")) {
        return LayerKind::deviceMapper;
    }
    if (device.sysname.starts_with("md")) {
        return LayerKind::md;
    }
    return device.isVirtual() ? LayerKind::otherVirtual : LayerKind::drive;
}

std::string nameOf(const SystemTree& tree, const BlockDevice& device) {
    return tree.text(device.path + "/dm/name").value_or(device.sysname);
}

/// Collects the layers below devices, each once.
class Descent {
  public:
    Descent(const SystemTree& tree, const std::vector<Mount>& mounts) : m_tree(tree), m_mounts(mounts) {}

    void visit(const BlockDevice& device) {
        const bool known = std::ranges::any_of(
            m_stack.layers, [&device](const StackLayer& layer) { return layer.device.sysname == device.sysname; });
        if (known) {
            return;
        }
        const LayerKind kind = kindOf(m_tree, device);
        m_stack.layers.push_back({kind, device, nameOf(m_tree, device), discardLimits(m_tree, device)});
        switch (kind) {
        case LayerKind::partition:
            visitNamed(device.disk);
            break;
        case LayerKind::drive:
            m_stack.disks.push_back(device.sysname);
            break;
        case LayerKind::loop:
            m_stack.disks.push_back(device.sysname);
            visitBackingFile(device);
            break;
        default:
            visitSlaves(device);
        }
    }

    StorageStack take() { return std::move(m_stack); }

  private:
    void visitNamed(const std::string& sysname) {
        if (const auto device = deviceNamed(m_tree, sysname)) {
            visit(*device);
        } else {
            m_stack.complete = false;
            m_stack.gone.push_back(sysname);
        }
    }

    void visitSlaves(const BlockDevice& device) {
        const auto slaves = m_tree.list(device.path + "/slaves");
        if (slaves.empty()) {
            m_stack.complete = false;
        }
        for (const std::string& slave : slaves) {
            visitNamed(slave);
        }
    }

    void visitBackingFile(const BlockDevice& device) {
        const auto file = m_tree.text(device.path + "/loop/backing_file");
        const Mount* holder = file ? mountHolding(m_mounts, *file) : nullptr;
        if (holder == nullptr) {
            m_stack.complete = false;
            return;
        }
        for (const BlockDevice& below : devicesOf(m_tree, *holder)) {
            visit(below);
        }
    }

    const SystemTree& m_tree;
    const std::vector<Mount>& m_mounts;
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

std::string driveFix(const ListedDisk* listed) {
    switch (listed == nullptr ? Bus::unknown : listed->drive.bus) {
    case Bus::usb:
        return "Its USB bridge does not announce TRIM. Connect the drive inside the computer, or use a bridge that "
               "passes TRIM on.";
    case Bus::virtio:
        return "Let the virtual machine pass discards on: set discard=unmap for this disk on the host.";
    case Bus::sata:
        return "If the drive hangs on a RAID controller, switch that to plain SATA (AHCI or HBA mode).";
    default:
        return {};
    }
}

std::string layerFix(const StackLayer& layer, const ListedDisk* listed) {
    switch (layer.kind) {
    case LayerKind::luks:
        return fmt::format("To let TRIM through the encryption: cryptsetup --allow-discards --persistent refresh {} "
                           "(LUKS2), or the option discard in /etc/crypttab (LUKS1). It then shows which blocks are "
                           "free.",
                           layer.name);
    case LayerKind::md:
        return "RAID 4, 5 and 6 pass discards only with the module parameter devices_handle_discard_safely=Y of "
               "raid456. Set it only for drives that return zeros after TRIM.";
    case LayerKind::loop:
        return "The filesystem that holds the image cannot make holes in files.";
    case LayerKind::drive:
        return driveFix(listed);
    default:
        return {};
    }
}

std::string describe(const StackLayer& layer) {
    switch (layer.kind) {
    case LayerKind::luks:
        return fmt::format("The encryption {}", layer.name);
    case LayerKind::lvm:
        return fmt::format("The logical volume {}", layer.name);
    case LayerKind::md:
        return fmt::format("The RAID {}", layer.name);
    case LayerKind::loop:
        return fmt::format("The loop device {}", layer.name);
    case LayerKind::drive:
        return fmt::format("The drive {}", layer.name);
    default:
        return fmt::format("The device {}", layer.name);
    }
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

StorageStack stackBelow(const SystemTree& tree, const std::vector<Mount>& mounts,
                        const std::vector<BlockDevice>& devices) {
    Descent descent(tree, mounts);
    for (const BlockDevice& device : devices) {
        descent.visit(device);
    }
    StorageStack stack = descent.take();
    stack.complete = stack.complete && !devices.empty();
    return stack;
}

std::optional<DiscardStop> discardStop(const StorageStack& stack, const std::vector<ListedDisk>& disks) {
    // A filesystem asks only the device it lies on, and each layer announces what it passes on. One that announces
    // discards above members that all refuse them is the known exception (md over USB).
    const auto isDrive = [](const StackLayer& layer) { return layer.kind == LayerKind::drive; };
    const auto passes = [](const StackLayer& layer) { return layer.discard.supported(); };
    if (stack.layers.empty()) {
        return std::nullopt;
    }
    const bool anyDrivePasses =
        std::ranges::none_of(stack.layers, isDrive) ||
        std::ranges::any_of(stack.layers, [&](const StackLayer& layer) { return isDrive(layer) && passes(layer); });
    const bool loopOnTop =
        std::ranges::any_of(stack.layers, [](const StackLayer& layer) { return layer.kind == LayerKind::loop; });
    // A loop device turns discards into holes of its file, which is worth it whatever lies below.
    if (passes(stack.layers.front()) && (anyDrivePasses || loopOnTop)) {
        return std::nullopt;
    }
    // Not std::views::reverse: clang 14 cannot compile it with GCC's library.
    const std::vector<StackLayer> bottomUp(stack.layers.rbegin(), stack.layers.rend());
    for (const StackLayer& layer : bottomUp) {
        if (passes(layer)) {
            continue;
        }
        const auto listed =
            std::ranges::find(disks, layer.device.sysname, [](const ListedDisk& disk) { return disk.drive.sysname; });
        const ListedDisk* drive = listed == disks.end() ? nullptr : &*listed;
        DiscardStop stop;
        stop.drive_has_no_trim = isDrive(layer) && drive != nullptr && drive->ata_trim == false;
        if (stop.drive_has_no_trim) {
            stop.text = fmt::format("The drive {} does not know the TRIM command (IDENTIFY word 169).", layer.name);
            return stop;
        }
        stop.text =
            fmt::format("{} does not accept discard requests (/sys/block/{}/queue/{} is 0).", describe(layer),
                        layer.device.disk, layer.discard.max_bytes == 0 ? "discard_max_bytes" : "discard_granularity");
        stop.fix = layerFix(layer, drive);
        return stop;
    }
    return std::nullopt;
}

std::string deviceNode(const SystemTree& tree, const BlockDevice& device) {
    if (const auto name = tree.text(device.path + "/dm/name")) {
        return fmt::format("/dev/mapper/{}", *name);
    }
    return nodeOf(device.sysname);
}

} // namespace trimwright::linux_system
