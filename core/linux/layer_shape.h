// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linux/storage_stack.h"
#include "core/linux/system_tree.h"

#include <string>
#include <string_view>

/// What a layer of a storage stack is: read from its table and, where that needs root, from the names that LVM gives to
/// its parts ("-cow", "-real", "_rimage_0", "-tpool"). Pure functions of the stack, but for mdAttribute.
namespace trimwright::linux_system {

/// The one target of a table, nullptr if there is no table or it has several lines.
const DmTarget* onlyTarget(const StackLayer& layer);
bool hasTarget(const StackLayer& layer, std::string_view type);

bool isThinPool(const StackLayer& layer);
/// The thin pool that this thin volume is taken from, nullptr if it is no thin volume.
const StackLayer* thinPoolOf(const StorageStack& stack, const StackLayer& layer);
/// Its name as its owner knows it: LVM's without the internal ending.
std::string poolName(const StackLayer& pool);
/// A snapshot of device mapper's target "snapshot", which copies on write; thin snapshots are thin volumes.
bool isSnapshot(const StorageStack& stack, const StackLayer& layer);
bool isSnapshotOrigin(const StorageStack& stack, const StackLayer& layer);
bool isLvmRaid(const StorageStack& stack, const StackLayer& layer);
/// The level in the table of LVM's RAID, "raid5_ls"; empty if it could not be read.
std::string raidLevel(const StackLayer& layer);
/// Whether a RAID of that level, of md or LVM, keeps parity: raid4, raid5, raid6 and their layouts.
bool isParity(std::string_view level);
/// A file of /sys/block/mdN/md/, e.g. "level"; empty if there is none.
std::string mdAttribute(const SystemTree& tree, const StackLayer& layer, std::string_view attribute);

/// For people: what it is ("LVM thin volume"), and what it is called in a sentence ("the logical volume vg0/home").
struct LayerWords {
    std::string what;
    std::string title;
};
LayerWords wordsFor(const SystemTree& tree, const StorageStack& stack, const StackLayer& layer);

/// "vg0-my--home" → "vg0/my-home": LVM doubles the hyphens of names in device-mapper names.
std::string lvmName(std::string_view mapperName);

} // namespace trimwright::linux_system
