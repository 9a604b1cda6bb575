// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/system_check.h"

#include "core/base/units.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>

namespace trimwright::care {
namespace {

/// A drive that takes this much a day is busy: a desktop writes 5 to 20 GB.
constexpr std::uint64_t busyBytesPerDay = 20'000'000'000;
/// Below this share of free space a busy drive has little room to work in.
constexpr std::uint64_t lowSpacePercent = 20;
/// The rate of writes is known only after some time.
constexpr double leastUptimeSeconds = 6 * 3600.0;
constexpr double secondsPerDay = 86400;
/// What flash is written in at least; partitions have begun at multiples of 1 MiB since 2009.
constexpr std::uint64_t flashPageBytes = 4096;

bool isSolidState(const DriveUse& use) {
    return use.drive.kind == DriveKind::ssd;
}

const DriveUse* findDrive(const SystemFacts& facts, const DriveId& id) {
    const auto found = std::ranges::find(facts.drives, id, [](const DriveUse& use) { return use.drive.id; });
    return found == facts.drives.end() ? nullptr : &*found;
}

class Checker {
  public:
    explicit Checker(const SystemFacts& facts) : m_facts(facts) {}

    std::vector<SystemAdvice> run() {
        timers();
        for (const FilesystemUse& use : m_facts.filesystems) {
            slowDiscards(use);
            encryption(use);
            freeSpace(use);
        }
        for (const PartitionUse& partition : m_facts.partitions) {
            alignment(partition);
        }
        for (const DriveUse& use : m_facts.drives) {
            controller(use);
            writeCache(use);
            smart(use);
            quirks(use);
        }
        std::ranges::stable_sort(m_advice, std::ranges::greater(),
                                 [](const SystemAdvice& one) { return one.finding.level; });
        return std::move(m_advice);
    }

  private:
    void add(Level level, std::string code, std::string about, std::string text, std::string evidence,
             std::string advice, std::optional<DriveId> drive = std::nullopt) {
        m_advice.push_back({{level, std::move(code), std::move(text), std::move(evidence), std::move(advice)},
                            std::move(about),
                            std::move(drive)});
    }

    void timers() {
        if (!m_facts.fstrim_timer_runs || !m_facts.our_timer_runs) {
            return;
        }
        if (*m_facts.fstrim_timer_runs && *m_facts.our_timer_runs) {
            add(Level::info, "timer-both", "fstrim.timer", "Two timers optimize the same filesystems.",
                "fstrim.timer and the timer of Trimwright are both switched on.",
                "One is enough: sudo systemctl disable --now fstrim.timer");
        }
        if (*m_facts.fstrim_timer_runs || *m_facts.our_timer_runs) {
            return;
        }
        const auto waiting = std::ranges::find_if(m_facts.filesystems, [](const FilesystemUse& use) {
            return use.target.eligible() && use.continuous == ContinuousTrim::off &&
                   use.target.path.reach == Reach::all;
        });
        if (waiting != m_facts.filesystems.end()) {
            add(Level::attention, "timer-none", waiting->target.mount,
                "Nothing optimizes this computer's drives regularly.",
                fmt::format(
                    "Neither fstrim.timer nor the timer of Trimwright is switched on, and {} is mounted without "
                    "the option discard.",
                    waiting->target.mount),
                "Once a week is right for most: sudo trimwrightctl schedule set --every week --on sunday --at 03:00");
        }
    }

    void slowDiscards(const FilesystemUse& use) {
        if (use.continuous != ContinuousTrim::each) {
            return;
        }
        for (const DriveId& id : use.target.drives) {
            const DriveUse* drive = findDrive(m_facts, id);
            const bool forced = drive != nullptr && drive->ata_trim == "forced_unqueued";
            if (forced || (drive != nullptr && drive->ata_trim == "unqueued")) {
                add(forced ? Level::attention : Level::info, "discard-slow", use.target.mount,
                    "Each deletion makes the drive stop for its TRIM command.",
                    fmt::format("{} is mounted with the option discard, and {} {} (ata_device trim: {}).",
                                use.target.mount, drive->drive.node,
                                forced ? "is known to lose data with queued TRIM, so the kernel sends it unqueued"
                                       : "cannot take TRIM among other commands",
                                drive->ata_trim),
                    "Remove the option discard in /etc/fstab and optimize once a week instead.", id);
                return;
            }
        }
    }

    void encryption(const FilesystemUse& use) {
        for (const TrimLayer& layer : use.target.path.layers) {
            if (layer.kind == LayerKind::luks && layer.passage == Passage::stops &&
                m_encryptions.insert(layer.name).second) {
                add(Level::info, "luks-no-discard", layer.node, "The encryption keeps TRIM from the drive.", layer.fact,
                    fixText(layer));
            }
        }
    }

    void freeSpace(const FilesystemUse& use) {
        const auto& size = use.target.size_bytes;
        const auto& free = use.target.free_bytes;
        const bool low = size && free && *size > 0 && *free < *size / 100 * lowSpacePercent;
        if (!low || m_facts.uptime_seconds.value_or(0) < leastUptimeSeconds) {
            return;
        }
        for (const DriveId& id : use.target.drives) {
            const DriveUse* drive = findDrive(m_facts, id);
            if (drive == nullptr || !isSolidState(*drive) || !drive->written_bytes) {
                continue;
            }
            const double perDay = static_cast<double>(*drive->written_bytes) / *m_facts.uptime_seconds * secondsPerDay;
            if (perDay >= static_cast<double>(busyBytesPerDay)) {
                add(Level::attention, "space-low", use.target.mount,
                    "A busy drive has little free space, which makes it slower and wears it faster.",
                    fmt::format("{} of {} are free on {}; {} a day were written to {} since the start.",
                                formatBytes(*free), formatBytes(*size), use.target.mount,
                                formatBytes(static_cast<std::uint64_t>(perDay)), drive->drive.node),
                    "Keep a fifth of it free, and optimize it regularly.", id);
                return;
            }
        }
    }

    void alignment(const PartitionUse& partition) {
        const DriveUse* drive = findDrive(m_facts, partition.drive);
        if (drive == nullptr || !isSolidState(*drive) || partition.start_bytes % flashPageBytes == 0) {
            return;
        }
        add(Level::attention, "partition-misaligned", partition.node,
            "The partition begins inside a flash page, so that many writes cost two.",
            fmt::format("It begins at byte {}, which is no multiple of {}.", partition.start_bytes, flashPageBytes),
            "Back up its files, make it anew at a multiple of 1 MiB (every partitioning program does so today) and "
            "copy "
            "them back.",
            partition.drive);
    }

    void controller(const DriveUse& use) {
        const std::string& driver = use.controller_driver;
        if (!isSolidState(use) || !(driver == "ata_piix" || driver == "ata_generic" || driver.starts_with("pata_"))) {
            return;
        }
        add(Level::attention, "ide-mode", use.drive.node,
            "The drive runs in IDE mode: one command at a time, and often without TRIM.",
            fmt::format("Its controller is run by the driver {}.", driver),
            "Switch SATA from IDE (legacy) to AHCI in the firmware's set-up. Linux finds its drives as before; another "
            "system on this computer may have to be prepared for it.",
            use.drive.id);
    }

    void writeCache(const DriveUse& use) {
        if (use.drive.bus == Bus::sata && isSolidState(use) && use.write_cache == "write through") {
            add(Level::info, "write-cache-off", use.drive.node,
                "The drive's write cache is switched off, which makes it slow.",
                "The drive says \"write through\" (scsi_disk cache_type).",
                fmt::format("If nobody wants it so: sudo hdparm -W1 {} (until it is switched off)", use.drive.node),
                use.drive.id);
        }
    }

    void smart(const DriveUse& use) {
        if (use.smart_enabled == false) {
            add(Level::attention, "smart-off", use.drive.node,
                "SMART is switched off: the drive does not watch its own health.",
                "The drive has SMART (IDENTIFY word 82) and says that it is not enabled (word 85).",
                fmt::format("Switch it on: sudo smartctl --smart=on {}", use.drive.node), use.drive.id);
        }
    }

    void quirks(const DriveUse& use) {
        if (use.ata_trim == "forced_unsupported") {
            add(Level::attention, "kernel-quirk", use.drive.node,
                "The kernel sends this drive no TRIM, as its firmware loses data with it.",
                "ata_device trim: forced_unsupported",
                "Look for a newer firmware at the maker's, and then whether the kernel lifts this for it.",
                use.drive.id);
        } else if (use.ata_trim == "forced_unqueued") {
            add(Level::info, "kernel-quirk", use.drive.node,
                "The kernel sends this drive TRIM only while it does nothing else, as its firmware loses data "
                "otherwise.",
                "ata_device trim: forced_unqueued",
                "Leave it so: optimizing works. Just do without the mount option discard.", use.drive.id);
        }
    }

    const SystemFacts& m_facts;
    std::vector<SystemAdvice> m_advice;
    std::set<std::string> m_encryptions;
};

} // namespace

std::vector<SystemAdvice> systemCheck(const SystemFacts& facts) {
    return Checker(facts).run();
}

} // namespace trimwright::care
