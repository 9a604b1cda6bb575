// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/system_facts.h"

#include "core/linux/drive_facts.h"
#include "core/linux/drive_list.h"
#include "core/linux/mounts.h"
#include "core/linux/schedule_timer.h"
#include "core/linux/system_tree.h"
#include "core/linux/trim_targets.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace trimwright::linux_system {
namespace {

/// Sectors written are the seventh number of `stat` (Documentation/block/stat.rst), 512 bytes each.
std::optional<std::uint64_t> writtenBytes(const SystemTree& tree, const BlockDevice& disk) {
    const auto text = tree.text(disk.path + "/stat");
    const auto fields = text ? split(*text, ' ') : std::vector<std::string_view>();
    const auto sectors = fields.size() > 6 ? parseNumber(fields[6]) : std::nullopt;
    return sectors ? std::optional(*sectors * 512) : std::nullopt;
}

DriveUse useOf(const SystemTree& tree, const ListedDisk& listed) {
    DriveUse use;
    use.drive = listed.drive;
    const bool ata = listed.drive.bus == Bus::sata || listed.drive.bus == Bus::pata;
    use.controller_driver = ata ? controllerDriver(tree, listed.disk) : "";
    use.ata_trim = ataTrim(tree, listed.disk);
    use.write_cache = ata ? writeCache(tree, listed.disk) : "";
    use.smart_enabled = smartEnabled(tree, listed.disk);
    use.written_bytes = writtenBytes(tree, listed.disk);
    return use;
}

void addPartitions(const SystemTree& tree, const ListedDisk& listed, std::vector<PartitionUse>& partitions) {
    for (const std::string& name : tree.list(listed.disk.path)) {
        const std::string directory = fmt::format("{}/{}", listed.disk.path, name);
        const auto start = name.starts_with(listed.disk.sysname) && tree.exists(directory + "/partition")
                               ? tree.number(directory + "/start")
                               : std::nullopt;
        if (start) {
            partitions.push_back({nodeOf(name), listed.drive.id, *start * 512});
        }
    }
}

ContinuousTrim continuousOf(const Mount& mount) {
    if (optionValue(mount.super_options, "discard") == "async") {
        return ContinuousTrim::batched;
    }
    const bool each = hasOption(mount.super_options, "discard") || hasOption(mount.super_options, "discard=sync");
    return each ? ContinuousTrim::each : ContinuousTrim::off;
}

/// The first number of /proc/uptime.
std::optional<double> uptime(const SystemTree& tree) {
    const auto text = tree.text("/proc/uptime");
    double seconds = 0;
    if (!text || std::from_chars(text->data(), text->data() + text->size(), seconds).ec != std::errc()) {
        return std::nullopt;
    }
    return seconds;
}

void addTimers(const LinuxOptions& options, SystemFacts& facts, std::stop_token stop) {
    ScheduleTimerOptions timers;
    timers.root = options.root;
    timers.live = options.systemIsLive();
    const ScheduleTimer timer(std::move(timers));
    const auto found = timer.timers(std::move(stop));
    // Without systemd units run nothing, whatever their files say; cron may.
    if (!found || (options.systemIsLive() && found->keeper != TimeKeeper::systemd) ||
        !(found->fstrim.installed || found->ours.installed)) {
        return;
    }
    facts.fstrim_timer_runs = found->fstrim.enabled || found->fstrim.active;
    facts.our_timer_runs = found->ours.enabled || found->ours.active;
}

} // namespace

Result<SystemFacts> systemFacts(const LinuxOptions& options, std::stop_token stop) {
    const SystemTree tree(options.root);
    const auto targets = LinuxBackend(options).trimTargets();
    if (!targets) {
        return fail(targets.error());
    }
    SystemFacts facts;
    for (const ListedDisk& listed : listDisks(tree, loopsInUse(tree))) {
        if (listed.drive.bus != Bus::loop) {
            facts.drives.push_back(useOf(tree, listed));
            addPartitions(tree, listed, facts.partitions);
        }
    }
    const auto mounts = parseMountInfo(tree.file("/proc/self/mountinfo").value_or(""));
    for (const TrimTarget& target : *targets) {
        const auto mount = std::ranges::find_if(mounts, [&target](const Mount& one) {
            return one.visible && one.mount_point == target.mount && one.type == target.filesystem;
        });
        if (mount != mounts.end() && !target.drives.empty()) {
            facts.filesystems.push_back({target, continuousOf(*mount)});
        }
    }
    facts.uptime_seconds = uptime(tree);
    addTimers(options, facts, stop);
    if (stop.stop_requested()) {
        return fail(Errc::cancelled, "The check was cancelled.");
    }
    return facts;
}

} // namespace trimwright::linux_system
