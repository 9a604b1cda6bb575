// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/smart_sectors.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <numeric>
#include <span>
#include <string_view>

namespace trimwright::emulator {
namespace {

/// What an attribute's raw value counts.
enum class Quantity {
    zero,
    wornOutBlocks,
    powerOnHours,
    powerCycles,
    unsafeShutdowns,
    hostWrites32MiB,
    nandWritesGiB,
    trimCommands,
    reserveLeft,
    meanErases,
    minErases,
    maxErases,
    enduranceCycles,
    lifeLeftPercent,
    hostReads32MiB,
    hostReadSectors,
    hostWriteSectors,
    timedWorkload, ///< Not started: all ones, as the drives report it.
};

struct AttributeRule {
    std::uint8_t id;
    std::uint16_t flags; ///< Bit 0: pre-failure.
    std::uint8_t threshold;
    std::uint8_t fixed_value; ///< 0: computed from the quantity.
    Quantity quantity;
    AttributeText text;
};

constexpr std::string_view trimMeaning = "TRIM commands the drive has received. Only emulated drives count them.";

// Ids, flags and thresholds as an INTEL SSDSA2M080G2GC sends them. 249 is what later Intel drives use for NAND writes;
// 252 is ours: no drive of the family counts TRIM commands.
constexpr std::array intelRules{
    AttributeRule{3, 0x0020, 0, 100, Quantity::zero, {"Spin_Up_Time", ""}},
    AttributeRule{4, 0x0030, 0, 100, Quantity::zero, {"Start_Stop_Count", ""}},
    AttributeRule{5, 0x0032, 0, 100, Quantity::wornOutBlocks, {"Reallocated_Sector_Ct", ""}},
    AttributeRule{9, 0x0032, 0, 100, Quantity::powerOnHours, {"Power_On_Hours", ""}},
    AttributeRule{12, 0x0032, 0, 100, Quantity::powerCycles, {"Power_Cycle_Count", ""}},
    AttributeRule{184, 0x0033, 99, 100, Quantity::zero, {"End-to-End_Error", ""}},
    AttributeRule{192, 0x0032, 0, 100, Quantity::unsafeShutdowns, {"Unsafe_Shutdown_Count", ""}},
    AttributeRule{225, 0x0030, 0, 200, Quantity::hostWrites32MiB, {"Host_Writes_32MiB", ""}},
    AttributeRule{226,
                  0x0002,
                  0,
                  100,
                  Quantity::timedWorkload,
                  {"Workld_Media_Wear_Indic", "Wear during a timed workload; 65535 while none is being timed."}},
    AttributeRule{227,
                  0x0002,
                  0,
                  100,
                  Quantity::timedWorkload,
                  {"Workld_Host_Reads_Perc", "Share of reads in a timed workload; 65535 while none is being timed."}},
    AttributeRule{228,
                  0x0002,
                  0,
                  100,
                  Quantity::timedWorkload,
                  {"Workload_Minutes", "Length of a timed workload; 65535 while none is being timed."}},
    AttributeRule{232, 0x0033, 10, 0, Quantity::reserveLeft, {"Available_Reservd_Space", ""}},
    AttributeRule{233, 0x0032, 0, 0, Quantity::meanErases, {"Media_Wearout_Indicator", ""}},
    AttributeRule{249, 0x0032, 0, 100, Quantity::nandWritesGiB, {"NAND_Writes_1GiB", ""}},
    AttributeRule{252, 0x0032, 0, 100, Quantity::trimCommands, {"TRIM_Commands", trimMeaning}},
};

// Names as smartctl gives them for the drives of these controllers.
constexpr std::array indilinxRules{
    AttributeRule{1, 0x0000, 0, 100, Quantity::zero, {"Raw_Read_Error_Rate", ""}},
    AttributeRule{9, 0x0000, 0, 100, Quantity::powerOnHours, {"Power_On_Hours", ""}},
    AttributeRule{12, 0x0000, 0, 100, Quantity::powerCycles, {"Power_Cycle_Count", ""}},
    AttributeRule{184, 0x0000, 0, 100, Quantity::zero, {"Initial_Bad_Block_Count", ""}},
    AttributeRule{195, 0x0000, 0, 100, Quantity::zero, {"Program_Failure_Blk_Ct", ""}},
    AttributeRule{196, 0x0000, 0, 100, Quantity::wornOutBlocks, {"Erase_Failure_Blk_Ct", ""}},
    AttributeRule{197, 0x0000, 0, 100, Quantity::zero, {"Read_Failure_Blk_Ct", ""}},
    AttributeRule{198, 0x0000, 0, 100, Quantity::hostReadSectors, {"Read_Sectors_Tot_Ct", ""}},
    AttributeRule{199, 0x0000, 0, 100, Quantity::hostWriteSectors, {"Write_Sectors_Tot_Ct", ""}},
    AttributeRule{205, 0x0000, 0, 100, Quantity::enduranceCycles, {"Max_PE_Count_Spec", ""}},
    AttributeRule{206, 0x0000, 0, 100, Quantity::minErases, {"Min_Erase_Count", ""}},
    AttributeRule{207, 0x0000, 0, 100, Quantity::maxErases, {"Max_Erase_Count", ""}},
    AttributeRule{208, 0x0000, 0, 100, Quantity::meanErases, {"Average_Erase_Count", ""}},
    AttributeRule{209, 0x0000, 0, 100, Quantity::lifeLeftPercent, {"Remaining_Lifetime_Perc", ""}},
    AttributeRule{252, 0x0000, 0, 100, Quantity::trimCommands, {"TRIM_Commands", trimMeaning}},
};

constexpr std::array samsungRules{
    AttributeRule{9, 0x0032, 0, 99, Quantity::powerOnHours, {"Power_On_Hours", ""}},
    AttributeRule{12, 0x0032, 0, 99, Quantity::powerCycles, {"Power_Cycle_Count", ""}},
    AttributeRule{175, 0x0032, 10, 100, Quantity::zero, {"Program_Fail_Count_Chip", ""}},
    AttributeRule{176, 0x0032, 10, 100, Quantity::wornOutBlocks, {"Erase_Fail_Count_Chip", ""}},
    AttributeRule{177, 0x0013, 17, 0, Quantity::meanErases, {"Wear_Leveling_Count", ""}},
    AttributeRule{179, 0x0013, 10, 0, Quantity::wornOutBlocks, {"Used_Rsvd_Blk_Cnt_Tot", ""}},
    AttributeRule{180, 0x0013, 10, 0, Quantity::reserveLeft, {"Unused_Rsvd_Blk_Cnt_Tot", ""}},
    AttributeRule{187, 0x0032, 0, 100, Quantity::zero, {"Uncorrectable_Error_Cnt", ""}},
    AttributeRule{199, 0x003E, 0, 253, Quantity::zero, {"CRC_Error_Count", ""}},
};

constexpr std::array genericRules{
    AttributeRule{5, 0x0032, 0, 100, Quantity::wornOutBlocks, {"Reallocated_Sector_Ct", ""}},
    AttributeRule{9, 0x0032, 0, 100, Quantity::powerOnHours, {"Power_On_Hours", ""}},
    AttributeRule{12, 0x0032, 0, 100, Quantity::powerCycles, {"Power_Cycle_Count", ""}},
    AttributeRule{174, 0x0032, 0, 100, Quantity::unsafeShutdowns, {"Unexpect_Power_Loss_Ct", ""}},
    AttributeRule{187, 0x0032, 0, 100, Quantity::zero, {"Reported_Uncorrect", ""}},
    AttributeRule{232, 0x0033, 10, 0, Quantity::reserveLeft, {"Available_Reservd_Space", ""}},
    AttributeRule{233, 0x0032, 0, 0, Quantity::meanErases, {"Media_Wearout_Indicator", ""}},
    AttributeRule{241, 0x0032, 0, 100, Quantity::hostWrites32MiB, {"Host_Writes_32MiB", ""}},
    AttributeRule{242, 0x0032, 0, 100, Quantity::hostReads32MiB, {"Host_Reads_32MiB", ""}},
    AttributeRule{249, 0x0032, 0, 100, Quantity::nandWritesGiB, {"NAND_Writes_1GiB", ""}},
    AttributeRule{252, 0x0032, 0, 100, Quantity::trimCommands, {"TRIM_Commands", trimMeaning}},
};

// What hard disks of the time send, thresholds as a WDC WD3000HLFS has them. Nothing in it wears out here.
constexpr std::array hardDiskRules{
    AttributeRule{1, 0x002F, 51, 200, Quantity::zero, {"Raw_Read_Error_Rate", ""}},
    AttributeRule{3, 0x0027, 21, 200, Quantity::zero, {"Spin_Up_Time", ""}},
    AttributeRule{4, 0x0032, 0, 100, Quantity::powerCycles, {"Start_Stop_Count", ""}},
    AttributeRule{5, 0x0033, 140, 200, Quantity::zero, {"Reallocated_Sector_Ct", ""}},
    AttributeRule{9, 0x0032, 0, 100, Quantity::powerOnHours, {"Power_On_Hours", ""}},
    AttributeRule{12, 0x0032, 0, 100, Quantity::powerCycles, {"Power_Cycle_Count", ""}},
    AttributeRule{192, 0x0032, 0, 200, Quantity::unsafeShutdowns, {"Power-Off_Retract_Count", ""}},
    AttributeRule{197, 0x0032, 0, 200, Quantity::zero, {"Current_Pending_Sector", ""}},
    AttributeRule{198, 0x0030, 0, 200, Quantity::zero, {"Offline_Uncorrectable", ""}},
    AttributeRule{199, 0x0032, 0, 200, Quantity::zero, {"UDMA_CRC_Error_Count", ""}},
};

std::span<const AttributeRule> rulesOf(SmartFamily family) {
    switch (family) {
    case SmartFamily::intel:
        break;
    case SmartFamily::indilinx:
        return indilinxRules;
    case SmartFamily::samsung:
        return samsungRules;
    case SmartFamily::generic:
        return genericRules;
    case SmartFamily::hardDisk:
        return hardDiskRules;
    }
    return intelRules;
}

int lifeLeft(const Nand& nand) {
    // The maker's definition: from 100 down to 1 as the mean erase count goes from 0 to the rated one.
    return nand.enduranceCycles() == 0
               ? 100
               : static_cast<int>(100 - 99 * std::min(1.0, nand.meanErases() / nand.enduranceCycles()));
}

std::uint64_t rawOf(Quantity quantity, const FlashDrive& drive) {
    switch (quantity) {
    case Quantity::zero:
        return 0;
    case Quantity::reserveLeft:
        return drive.ftl().nand().reserveBlocks();
    case Quantity::wornOutBlocks:
        return drive.ftl().nand().wornOutBlocks();
    case Quantity::powerOnHours:
        return static_cast<std::uint64_t>(drive.powerOnSeconds() / 3600);
    case Quantity::powerCycles:
        return drive.counters().power_cycles;
    case Quantity::unsafeShutdowns:
        return drive.counters().unsafe_shutdowns;
    case Quantity::hostWrites32MiB:
        return drive.counters().host_written_sectors / 65536;
    case Quantity::nandWritesGiB:
        return drive.flashPages() * FlashDrive::pageBytes >> 30;
    case Quantity::trimCommands:
        return drive.counters().trim_commands;
    case Quantity::meanErases:
        return static_cast<std::uint64_t>(drive.ftl().nand().meanErases());
    case Quantity::minErases:
        return drive.ftl().nand().minErases();
    case Quantity::maxErases:
        return drive.ftl().nand().maxErases();
    case Quantity::enduranceCycles:
        return drive.ftl().nand().enduranceCycles();
    case Quantity::lifeLeftPercent:
        return static_cast<std::uint64_t>(lifeLeft(drive.ftl().nand()));
    case Quantity::hostReads32MiB:
        return drive.counters().host_read_sectors / 65536;
    case Quantity::hostReadSectors:
        return drive.counters().host_read_sectors;
    case Quantity::hostWriteSectors:
        return drive.counters().host_written_sectors;
    case Quantity::timedWorkload:
        return 0xFFFF;
    }
    return 0;
}

std::uint8_t valueOf(const AttributeRule& rule, const FlashDrive& drive) {
    const Nand& nand = drive.ftl().nand();
    if (rule.fixed_value > 0) {
        return rule.fixed_value;
    }
    if (rule.quantity == Quantity::meanErases) {
        return static_cast<std::uint8_t>(lifeLeft(nand));
    }
    // Attributes about the reserve: how much of it is left.
    return static_cast<std::uint8_t>(std::uint64_t{100} * nand.reserveBlocks() /
                                     std::max(nand.initialReserveBlocks(), 1U));
}

void seal(Sector& sector) {
    sector[511] = 0;
    const int sum = std::accumulate(sector.begin(), sector.end(), 0);
    sector[511] = static_cast<std::uint8_t>(-sum);
}

void putWord(Sector& sector, std::size_t word, std::uint64_t value, std::size_t words = 1) {
    storeLittle<std::uint64_t>(sector, word * 2, value, words * 2);
}

void putText(Sector& sector, std::size_t word, std::size_t words, std::string_view text) {
    for (std::size_t i = 0; i < words * 2; ++i) {
        // ATA strings hold the first character of each pair in the high byte.
        sector[word * 2 + (i ^ 1)] = i < text.size() ? static_cast<std::uint8_t>(text[i]) : std::uint8_t{' '};
    }
}

} // namespace

const AttributeText* attributeText(SmartFamily family, std::uint8_t id) {
    const auto rules = rulesOf(family);
    const auto found =
        std::find_if(rules.begin(), rules.end(), [id](const AttributeRule& rule) { return rule.id == id; });
    return found == rules.end() ? nullptr : &found->text;
}

std::string serialNumber(const DriveModel& model, std::uint64_t seed) {
    return fmt::format("{}{:012d}", model.serial_prefix, Random::mix(seed) % 1'000'000'000'000ULL);
}

Sector identifySector(const FlashDrive& drive, std::uint16_t security) {
    const DriveModel& model = drive.model();
    Sector sector{};
    putWord(sector, 0, 0x0040);
    putWord(sector, 1, 16383);
    putWord(sector, 3, 16);
    putWord(sector, 6, 63);
    putText(sector, 10, 10, serialNumber(model, drive.seed()));
    putText(sector, 23, 4, model.firmware);
    putText(sector, 27, 20, model.identity_model);
    putWord(sector, 47, 0x8010);
    putWord(sector, 49, 0x2F00); // LBA, DMA, IORDY
    putWord(sector, 50, 0x4000);
    putWord(sector, 53, 0x0007);
    putWord(sector, 60, std::min<std::uint64_t>(model.sectors, 0x0FFFFFFF), 2);
    putWord(sector, 63, 0x0007);
    putWord(sector, 64, 0x0003);
    for (std::size_t word = 65; word <= 68; ++word) {
        putWord(sector, word, 120);
    }
    putWord(sector, 69, model.has_trim ? 0x4020 : 0); // Trimmed sectors read as zeros, always
    putWord(sector, 75, 31);
    putWord(sector, 76, 0x0106);                    // 1.5 and 3 Gb/s, NCQ
    putWord(sector, 80, 0x01FE);                    // up to ATA8-ACS
    putWord(sector, 82, 0x706B);                    // SMART, security, write cache, look-ahead
    putWord(sector, 83, 0x7401);                    // DOWNLOAD MICROCODE, 48-bit addresses, FLUSH CACHE (EXT)
    putWord(sector, 84, 0x4023);                    // SMART error log, self-test, general purpose log
    putWord(sector, 85, 0x7069U | (security & 2U)); // The same in use; security while a password is set
    putWord(sector, 86, 0xB401);
    putWord(sector, 87, 0x4023);
    putWord(sector, 88, 0x407F);
    putWord(sector, 100, model.sectors, 4);
    putWord(sector, 105, model.has_trim ? 8 : 0); // Blocks of ranges per DATA SET MANAGEMENT
    putWord(sector, 106, 0x4000);
    putWord(sector, 128, 0x0021U | security);
    putWord(sector, 169, model.has_trim ? 1 : 0);
    putWord(sector, 217, model.mapping == MappingKind::none ? 10000 : 1); // Turns per minute; 1: no rotation
    putWord(sector, 222, 0x101F);
    sector[510] = 0xA5;
    seal(sector);
    return sector;
}

unsigned selfTestMinutes(const DriveModel& model, bool extended) {
    if (!extended) {
        return 1;
    }
    const double pageUs = std::max(model.channel_us / model.channels,
                                   static_cast<double>(FlashDrive::pageBytes) / model.bus_megabytes_per_second);
    const double minutes = std::ceil(model.pages() * pageUs / 60e6);
    return static_cast<unsigned>(std::clamp(minutes, 2.0, 254.0)); // One byte, and 255 would mean another field
}

Sector smartDataSector(const FlashDrive& drive, const SmartLogs& logs) {
    Sector sector{};
    putWord(sector, 0, 5);
    std::size_t at = 2;
    for (const AttributeRule& rule : rulesOf(drive.model().family)) {
        const std::uint8_t value = valueOf(rule, drive);
        sector[at] = rule.id;
        storeLittle<std::uint16_t>(sector, at + 1, rule.flags);
        sector[at + 3] = value;
        sector[at + 4] = value; // These values never rise, so the worst is the present one.
        storeLittle<std::uint64_t>(sector, at + 5, rawOf(rule.quantity, drive), 6);
        at += 12;
    }
    sector[367] = 0x79; // EXECUTE OFF-LINE IMMEDIATE, self-tests
    putWord(sector, 184, 0x0003);
    sector[370] = 0x01; // Error logging
    sector[372] = static_cast<std::uint8_t>(selfTestMinutes(drive.model(), false));
    sector[373] = static_cast<std::uint8_t>(selfTestMinutes(drive.model(), true));
    if (logs.running) {
        constexpr unsigned inProgress = 0xF0;
        sector[363] = static_cast<std::uint8_t>(inProgress | tenthsLeft(*logs.running, drive.powerOnSeconds()));
    } else if (!logs.self_tests.empty()) {
        sector[363] = logs.self_tests.back().status;
    }
    seal(sector);
    return sector;
}

Sector smartThresholdSector(const FlashDrive& drive) {
    Sector sector{};
    putWord(sector, 0, 5);
    std::size_t at = 2;
    for (const AttributeRule& rule : rulesOf(drive.model().family)) {
        sector[at] = rule.id;
        sector[at + 1] = rule.threshold;
        at += 12;
    }
    seal(sector);
    return sector;
}

unsigned tenthsLeft(const SmartLogs::Running& test, double nowSeconds) {
    const double left = (test.end_seconds - nowSeconds) / (test.end_seconds - test.begin_seconds);
    return static_cast<unsigned>(std::clamp(std::ceil(left * 10), 0.0, 9.0));
}

Sector logDirectorySector() {
    Sector sector{};
    putWord(sector, 0, 1); // Version; then the sectors of each log: 1 and 6 have one
    sector[2 * 1] = 1;
    sector[2 * 6] = 1;
    return sector;
}

Sector errorLogSector(const SmartLogs& logs) {
    Sector sector{};
    sector[0] = 1; // Version
    sector[1] = static_cast<std::uint8_t>(logs.errors.size());
    for (std::size_t i = 0; i < logs.errors.size(); ++i) {
        const SmartLogs::Error& error = logs.errors[i];
        const std::size_t at = 2 + i * 90;
        const std::size_t command = at + 48; // The last of five command structures of 12 bytes: the one that failed
        storeLittle<std::uint64_t>(sector, command + 4, error.lba, 3);
        sector[command + 7] = error.command;
        const std::size_t end = at + 60;
        sector[end + 1] = error.error;
        storeLittle<std::uint64_t>(sector, end + 3, error.lba, 3);
        sector[end + 7] = 0x51; // Status: DRDY, DSC, ERR
        storeLittle<std::uint16_t>(sector, end + 28, error.hours);
    }
    storeLittle<std::uint16_t>(sector, 452, static_cast<std::uint16_t>(std::min(logs.error_count, 0xFFFFU)));
    seal(sector);
    return sector;
}

Sector selfTestLogSector(const SmartLogs& logs) {
    Sector sector{};
    putWord(sector, 0, 1);
    for (std::size_t i = 0; i < logs.self_tests.size(); ++i) {
        const std::size_t at = 2 + i * 24;
        sector[at] = logs.self_tests[i].test;
        sector[at + 1] = logs.self_tests[i].status;
        storeLittle<std::uint16_t>(sector, at + 2, logs.self_tests[i].hours);
    }
    sector[508] = static_cast<std::uint8_t>(logs.self_tests.size());
    seal(sector);
    return sector;
}

bool smartStatusGood(const FlashDrive& drive) {
    const auto rules = rulesOf(drive.model().family);
    return std::none_of(rules.begin(), rules.end(), [&drive](const AttributeRule& rule) {
        return (rule.flags & 1U) != 0 && rule.threshold > 0 && valueOf(rule, drive) <= rule.threshold;
    });
}

} // namespace trimwright::emulator
