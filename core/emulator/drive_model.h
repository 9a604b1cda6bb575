// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::emulator {

/// How the drive's firmware finds a host page.
/// page: one entry per 4 KiB page. unit: one entry per unit of several pages; writing a part of a unit that holds data
/// rewrites all of it. logBlocks: one entry per unit of a block's size, with small writes gathered in a log; when the
/// log is full, every unit it touches is merged with it. none: a hard disk, for comparison.
enum class MappingKind { page, unit, logBlocks, none };

/// Which vendor's SMART attributes the drive reports.
enum class SmartFamily { intel, indilinx, samsung, generic, hardDisk };

/// Everything that tells one drive (and firmware) from another. One set of values per drive, used for every
/// experiment; read from resources/drive_models/*.json, which names the source of each group.
struct DriveModel {
    std::string key;
    std::string title;
    std::string sentence;

    std::string identity_model; ///< As IDENTIFY DEVICE says it, at most 40 ASCII characters.
    std::string serial_prefix;
    std::string firmware; ///< At most 8 ASCII characters.
    SmartFamily family = SmartFamily::intel;
    std::uint64_t sectors = 0; ///< Of 512 bytes.
    bool has_trim = false;

    // Flash.
    std::uint32_t channels = 1;
    std::uint32_t dies = 1;
    std::uint32_t pages_per_block = 128; ///< Pages of 4 KiB.
    double raw_spare_percent = 7.34;     ///< Flash beyond the exported capacity.
    double effective_spare_percent = 7;  ///< The part of it that garbage collection works with; the rest is in reserve.
    std::uint32_t endurance_cycles = 0;
    double erase_us = 0;               ///< Of one block.
    bool static_wear_leveling = false; ///< Data that never change move, too. All level the wear of what is written.

    // Mapping.
    MappingKind mapping = MappingKind::page;
    std::uint32_t unit_pages = 1;          ///< Pages per entry of the map.
    std::uint64_t fragment_entries = 0;    ///< 0: no table of fragments.
    std::uint32_t fragment_unit_pages = 1; ///< A write that covers such an aligned unit whole needs no entry for it.
    std::uint32_t log_pages = 0;           ///< logBlocks only.

    // Time per 4 KiB page in microseconds, where not said otherwise; writes at the queue depth of the reviews.
    double random_write_us = 0;
    double sequential_write_us = 0;
    double copy_us = 0;              ///< Per page copied by garbage collection.
    double fragment_overflow_us = 0; ///< Per write that finds the fragment table full.
    double unit_rewrite_us = 0;      ///< Per write of a part of a unit that holds data.
    double merge_us = 0;             ///< Per unit of the log that is merged.
    double trim_page_us = 0;
    double trim_command_us = 0;
    double read_us = 0;            ///< From the flash into its register.
    double program_us = 0;         ///< From the register into the flash.
    double channel_us = 0;         ///< One page over one channel, reading included; channels work side by side.
    double controller_read_us = 0; ///< Per random read, however many channels are busy.
    double access_us = 0;          ///< none only: seek and half a turn.
    double bus_megabytes_per_second = 0;

    /// Firmware versions this drive can be updated to: the model with that firmware, "" if there is none.
    std::string update_key;

    std::uint32_t pages() const { return static_cast<std::uint32_t>(sectors / 8); }
    std::uint64_t capacityBytes() const { return sectors * 512; }
    std::uint32_t physicalBlocks() const;
    std::uint32_t usedBlocks() const; ///< Blocks that garbage collection works with.
    std::uint32_t units() const { return (pages() + unit_pages - 1) / unit_pages; }
    std::uint32_t unitsPerBlock() const { return pages_per_block / unit_pages; }
};

/// All models, in the order in which a person should see them. The data is compiled in.
const std::vector<DriveModel>& driveModels();

/// Errors: notFound, naming the models there are.
Result<DriveModel> findModel(std::string_view key);

/// Reads one model. Errors: invalidData, naming the model and the field.
Result<DriveModel> parseModel(std::string_view json);

} // namespace trimwright::emulator
