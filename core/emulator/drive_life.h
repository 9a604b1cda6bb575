// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/emulator/emulated_drive.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::emulator {

/// How often free space is offered to the drive.
struct TrimHabit {
    std::string_view name; ///< "never", "weekly", "daily", "immediate".
    unsigned every_days;   ///< 0: not by a timer.
    bool on_delete;
};

/// never, weekly, daily, immediate.
std::span<const TrimHabit> trimHabits();
/// Nullptr: there is no such habit.
const TrimHabit* findTrimHabit(std::string_view name);

/// What a day of desktop use writes.
struct DailyUse {
    std::uint64_t file_pages = 0;     ///< New files; old ones are deleted to make room.
    std::uint64_t in_place_pages = 0; ///< Single pages inside files, as databases and logs do.
    double fill_share = 0.7;          ///< Of the filesystem that is in use.
    bool trims_on_delete = false;
};

/// Uses a drive for one day. Ends early when the drive is worn out.
void liveOneDay(EmulatedDrive& drive, const DailyUse& use);

/// The same drive with 1/`divisor` of everything: all ratios stay, so the same happens in less time.
DriveModel scaledDown(DriveModel model, unsigned divisor);

/// A whole life, in quick motion: a small drive of few erase cycles, used until it refuses to write.
struct LifeOptions {
    std::string model = "x25-m-g2-80"; ///< Key of the drive model, whose ratios it has.
    std::uint64_t capacity_bytes = std::uint64_t{256} << 20;
    std::uint32_t endurance_cycles = 100; ///< Mean erases that a block survives (±20 % from block to block).
    std::string trim = "weekly";          ///< TrimHabit::name
    double fill_share = 0.7;
    double files_per_day = 0.05;    ///< New files, in capacities of the drive.
    double in_place_per_day = 0.01; ///< Pages overwritten in files, in capacities of the drive.
    double variation = 0.5;         ///< A day writes from (1 − variation) to (1 + variation) times as much.
    unsigned sample_every_days = 7;
    unsigned most_days = 36500; ///< The life ends here if the drive lives longer.
    std::uint64_t seed = 1;

    /// A browser and a few documents; and a computer that builds software all day.
    static LifeOptions light();
    static LifeOptions heavy();
};

/// A look at the drive at the end of a day.
struct LifeSample {
    unsigned day = 0; ///< 1: the end of the first one.
    std::uint64_t host_writes_bytes = 0;
    std::uint64_t nand_writes_bytes = 0;
    double wear_percent = 0;        ///< Mean erases of the rated ones.
    double spare_percent = 100;     ///< Erased blocks in reserve, of those it had when new.
    double write_amplification = 0; ///< Since the sample before; 0 if nothing was written.
    bool worn_out = false;          ///< It writes no more: the last sample of a life that ended.
};

/// Lives one life. The samples are in the order of time; the last one says whether the drive died or the days ran out.
/// Deterministic by the options; a fraction of a second with the defaults. Any thread. Errors: notFound (model, habit),
/// usage (a value out of range), cancelled.
Result<std::vector<LifeSample>> liveUntilWornOut(const LifeOptions& options, std::stop_token stop = {});

} // namespace trimwright::emulator
