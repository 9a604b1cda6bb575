// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/trim_path.h"

#include "core/linux/filesystem_types.h"
#include "core/linux/layer_verdict.h"

#include <algorithm>
#include <fmt/format.h>

namespace trimwright::linux_system {
namespace {

TrimLayer filesystemLayer(const Mount& mount) {
    TrimLayer layer;
    layer.kind = mount.type == "overlay" || mount.type == "aufs" ? LayerKind::overlay : LayerKind::filesystem;
    layer.name = mount.mount_point;
    layer.what = mount.type;
    layer.title = layer.kind == LayerKind::overlay ? fmt::format("the overlay {}", layer.name)
                                                   : fmt::format("the filesystem {}", layer.name);
    return layer;
}

void overlayVerdict(const std::vector<Mount>& mounts, const Mount& mount, TrimLayer& layer) {
    layer.passage = Passage::stops;
    layer.fact = "An overlay has no space of its own and passes no TRIM on.";
    if (const Mount* backing = backingOf(mounts, mount)) {
        layer.fix = fmt::format("Optimize {} instead, which keeps what is written here.", backing->mount_point);
        layer.command = fmt::format("sudo trimwrightctl optimize {}", backing->mount_point);
    }
}

/// What the kind of filesystem does with a request to trim its free space.
void typeVerdict(const Mount& mount, TrimLayer& layer) {
    const FilesystemType type = filesystemType(mount.type, mount.device.major != 0);
    const bool continuous = hasOption(mount.super_options, "discard") ||
                            std::ranges::any_of(split(mount.super_options, ','),
                                                [](std::string_view option) { return option.starts_with("discard="); });
    switch (type.kind) {
    case FilesystemClass::trimmable:
        layer.passage = Passage::passes;
        layer.fact = fmt::format("{} offers its free space when it is asked to (FITRIM).{}", mount.type,
                                 continuous ? " It also passes each deletion on at once (mount option discard)." : "");
        break;
    case FilesystemClass::unknown:
    case FilesystemClass::unsafe:
        layer.passage = Passage::unknown;
        layer.fact = type.note.empty() ? fmt::format("Whether TRIM works and is safe on {} is not known.", mount.type)
                                       : std::string(type.note);
        layer.fix = "Naming it for optimizing shows whether its driver knows the request.";
        break;
    case FilesystemClass::managed:
        layer.passage = Passage::stops;
        layer.fact = fmt::format("{} has a TRIM command of its own.", mount.type);
        layer.fix = "Use";
        layer.command = fmt::format("sudo {} {}", type.note, mount.source.substr(0, mount.source.find('/')));
        break;
    case FilesystemClass::network:
        layer.passage = Passage::passes;
        layer.fact = fmt::format("It is a network filesystem ({}): its drive is in another computer.", mount.type);
        break;
    default:
        layer.passage = Passage::passes;
        layer.fact = fmt::format("It lives in memory or in the kernel ({}).", mount.type);
    }
}

/// Whether the filesystem needs a block device, even if none is found.
bool liesOnDevice(const Mount& mount) {
    const FilesystemClass kind = filesystemType(mount.type, mount.device.major != 0).kind;
    return mount.device.major != 0 || kind == FilesystemClass::trimmable || kind == FilesystemClass::unsafe;
}

TrimLayer judgeTop(const std::vector<Mount>& mounts, const PathQuestion& question) {
    TrimLayer layer = filesystemLayer(question.mount);
    if (layer.kind == LayerKind::overlay) {
        overlayVerdict(mounts, question.mount, layer);
        return layer;
    }
    typeVerdict(question.mount, layer);
    const bool onDrive = question.mount.device.major != 0 || !question.stack.layers.empty();
    if (layer.passage == Passage::stops || !onDrive) {
        return layer;
    }
    if (!question.reachable) {
        layer.passage = Passage::stops;
        layer.fact = "Another filesystem is mounted over it, so it cannot be reached.";
        layer.fix = "Unmount the one above, or mount this one at a second place.";
    } else if (!question.writable) {
        layer.passage = Passage::stops;
        layer.fact = fmt::format("It is mounted read-only (options {}).", question.mount.options);
        layer.fix = "To write to it";
        layer.command = fmt::format("sudo mount -o remount,rw {}", layer.name);
        layer.trade_off = "Some filesystems are read-only for a reason: after an error, or by the system's design.";
    }
    return layer;
}

/// A filesystem on the way: it holds the image file of a loop device, or backs an overlay.
TrimLayer judgeHolder(const std::vector<Mount>& mounts, const StackLayer& holder, bool ofImage) {
    const Mount& mount = *holder.mount;
    TrimLayer layer = filesystemLayer(mount);
    if (layer.kind == LayerKind::overlay) {
        if (!ofImage) {
            overlayVerdict(mounts, mount, layer);
            return layer;
        }
        layer.passage = Passage::passes;
        layer.fact = "Holes in a file go through an overlay to the filesystem that backs it.";
        return layer;
    }
    typeVerdict(mount, layer);
    if (ofImage && layer.passage == Passage::passes && mount.device.major != 0) {
        const bool continuous = hasOption(mount.super_options, "discard");
        layer.fact = continuous
                         ? "What becomes free here goes on to its drive at once (mount option discard)."
                         : fmt::format("What becomes free here goes on to its drive when {} itself is optimized.",
                                       mount.mount_point);
    }
    return layer;
}

TrimLayer goneLayer(const std::string& node) {
    TrimLayer layer;
    layer.kind = LayerKind::drive;
    layer.name = node.substr(node.rfind('/') + 1);
    layer.node = node;
    layer.what = "missing";
    layer.gone = true;
    layer.title = fmt::format("the drive {}", node);
    layer.passage = Passage::stops;
    layer.fact = fmt::format("The device {} is gone: pulled out or fallen off.", node);
    layer.fix = "Connect the drive again.";
    return layer;
}

/// Says on a layer whose parts could not be followed that the way ends there.
void markOpenEnd(const StackLayer& layer, TrimLayer& verdict) {
    const bool ends = layer.below.empty() && layer.gone.empty() && layer.kind != LayerKind::drive &&
                      layer.kind != LayerKind::zram && layer.kind != LayerKind::filesystem &&
                      layer.kind != LayerKind::overlay;
    if (ends && verdict.passage == Passage::passes && verdict.gives_back_to.empty()) {
        verdict.passage = Passage::unknown;
        verdict.fact += " What it rests on is not known.";
    }
}

class PathMaker {
  public:
    PathMaker(const SystemTree& tree, const std::vector<Mount>& mounts, const std::vector<ListedDisk>& disks)
        : m_tree(tree), m_mounts(mounts), m_disks(disks) {}

    /// Appends the stack; its layer i becomes layer `offset + i`.
    void add(const StorageStack& stack) {
        const std::size_t offset = m_layers.size();
        std::vector<std::pair<std::size_t, std::string>> gone;
        for (std::size_t i = 0; i < stack.layers.size(); ++i) {
            TrimLayer layer = judge(stack, i);
            for (const StackBranch& branch : stack.layers[i].below) {
                if (branch.role == BranchRole::data) {
                    layer.below.push_back(offset + branch.layer);
                }
            }
            for (const std::string& name : stack.layers[i].gone) {
                gone.emplace_back(offset + i, nodeOf(name));
            }
            markOpenEnd(stack.layers[i], layer);
            m_layers.push_back(std::move(layer));
        }
        for (const auto& [above, node] : gone) {
            m_layers[above].below.push_back(m_layers.size());
            m_layers.push_back(goneLayer(node));
        }
    }

    std::vector<TrimLayer>& layers() { return m_layers; }

  private:
    TrimLayer judge(const StorageStack& stack, std::size_t index) const {
        const StackLayer& layer = stack.layers[index];
        if (layer.mount != nullptr) {
            const bool ofImage = std::ranges::any_of(stack.layers, [&](const StackLayer& above) {
                return above.kind == LayerKind::loop &&
                       std::ranges::any_of(above.below, [&](const auto& branch) { return branch.layer == index; });
            });
            return judgeHolder(m_mounts, layer, ofImage);
        }
        const auto listed =
            std::ranges::find(m_disks, layer.device.sysname, [](const ListedDisk& disk) { return disk.drive.sysname; });
        if (layer.kind == LayerKind::drive) {
            return judgeDrive(m_tree, layer, listed == m_disks.end() ? nullptr : &*listed);
        }
        TrimLayer verdict = judgeVirtualLayer(m_tree, stack, index);
        if (listed != m_disks.end()) {
            verdict.drive = listed->drive.id;
        }
        return verdict;
    }

    const SystemTree& m_tree;
    const std::vector<Mount>& m_mounts;
    const std::vector<ListedDisk>& m_disks;
    std::vector<TrimLayer> m_layers;
};

} // namespace

TrimPath trimPathOf(const SystemTree& tree, const std::vector<Mount>& mounts, const std::vector<ListedDisk>& disks,
                    const PathQuestion& question) {
    PathMaker maker(tree, mounts, disks);
    if (backingOf(mounts, question.mount) != nullptr) {
        maker.add(stackOfFilesystem(tree, mounts, question.mount));
        return makeTrimPath(std::move(maker.layers()));
    }
    maker.layers().push_back(judgeTop(mounts, question));
    maker.add(question.stack);
    for (const std::size_t root : question.stack.roots) {
        maker.layers().front().below.push_back(1 + root);
    }
    if (!question.gone_device.empty()) {
        maker.layers().front().below.push_back(maker.layers().size());
        maker.layers().push_back(goneLayer(question.gone_device));
    }
    TrimLayer& top = maker.layers().front();
    if (top.below.empty() && top.passage == Passage::passes && liesOnDevice(question.mount)) {
        top.passage = Passage::unknown;
        top.fact += fmt::format(" Its device {} is not known to sysfs.", question.mount.source);
    }
    return makeTrimPath(std::move(maker.layers()));
}

} // namespace trimwright::linux_system
