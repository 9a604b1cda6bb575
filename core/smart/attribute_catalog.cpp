// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/attribute_catalog.h"

#include "core/base/text.h"
#include "core/smart/vendor_rules.h"

#include <algorithm>
#include <array>
#include <string>

namespace trimwright::smart {

namespace {

/// Names that smartctl prints without knowing the drive, for reports without names (libatasmart).
struct UsualName {
    std::uint8_t id;
    std::string_view name;
};

constexpr auto usualNames = std::to_array<UsualName>({
    {1, "Raw_Read_Error_Rate"},
    {2, "Throughput_Performance"},
    {3, "Spin_Up_Time"},
    {4, "Start_Stop_Count"},
    {5, "Reallocated_Sector_Ct"},
    {7, "Seek_Error_Rate"},
    {8, "Seek_Time_Performance"},
    {9, "Power_On_Hours"},
    {10, "Spin_Retry_Count"},
    {11, "Calibration_Retry_Count"},
    {12, "Power_Cycle_Count"},
    {183, "Runtime_Bad_Block"},
    {184, "End-to-End_Error"},
    {187, "Reported_Uncorrect"},
    {188, "Command_Timeout"},
    {189, "High_Fly_Writes"},
    {190, "Airflow_Temperature_Cel"},
    {191, "G-Sense_Error_Rate"},
    {192, "Power-Off_Retract_Count"},
    {193, "Load_Cycle_Count"},
    {194, "Temperature_Celsius"},
    {195, "Hardware_ECC_Recovered"},
    {196, "Reallocated_Event_Count"},
    {197, "Current_Pending_Sector"},
    {198, "Offline_Uncorrectable"},
    {199, "UDMA_CRC_Error_Count"},
    {200, "Multi_Zone_Error_Rate"},
    {220, "Disk_Shift"},
    {222, "Loaded_Hours"},
    {223, "Load_Retry_Count"},
    {224, "Load_Friction"},
    {226, "Load-in_Time"},
    {232, "Available_Reservd_Space"},
    {233, "Media_Wearout_Indicator"},
    {240, "Head_Flying_Hours"},
    {241, "Total_LBAs_Written"},
    {242, "Total_LBAs_Read"},
});

/// What an attribute means, by what it tells according to the rules.
struct QuantityMeaning {
    Quantity quantity;
    std::string_view meaning;
};

constexpr auto quantityMeanings = std::to_array<QuantityMeaning>({
    {Quantity::hostWrites, "Data that the computer has written to the drive; compare it with what the maker warrants "
                           "(TBW, terabytes written)."},
    {Quantity::hostReads, "Data that the computer has read from the drive. Reading wears a drive hardly at all."},
    {Quantity::nandWrites, "Data that the drive has written to its flash, its own housekeeping included. Divided by "
                           "the host writes it gives the write amplification: how much the flash writes for each byte "
                           "the computer writes."},
    {Quantity::nandPages, "Flash pages that writes of the computer took."},
    {Quantity::backgroundPages, "Flash pages that the drive wrote for its own housekeeping. Much more of them than of "
                                "host pages means that the drive is short of free space: optimize it."},
    {Quantity::lifeLeft, "How much of the rated endurance is left, as the maker estimates it. At 0 the rating is used "
                         "up; the drive may go on, but back up and plan a replacement."},
    {Quantity::spare, "Reserve blocks that are left, 100 % when new. Close to the threshold: back up and replace it."},
    {Quantity::temperature, "How warm the drive is now. Up to about 60 °C is fine; above 70 °C give it air."},
    {Quantity::powerOnHours, "How long the drive has been under power. Not a fault by itself."},
    {Quantity::powerCycles, "How often the drive was switched on. Not a fault by itself."},
    {Quantity::unsafeShutdowns, "How often power went away without warning. A few are normal; many point to the power "
                                "supply or to a computer that is switched off hard."},
    {Quantity::reallocated, "Places that went bad and were replaced from the reserve. A few that do not grow are no "
                            "reason to worry; growing numbers are: back up."},
    {Quantity::pending, "Places that could not be read and wait to be rewritten or replaced. Anything but 0: back up; "
                        "files there may be damaged."},
    {Quantity::uncorrectable, "Places that could not be read at the last full scan. Anything but 0: back up."},
    {Quantity::mediaErrors, "Errors that the drive could not correct and had to report to the computer. 0 is good; if "
                            "it grows, back up."},
    {Quantity::crcErrors, "Damaged transfers between drive and computer. Nearly always the cable or its plug, not the "
                          "drive: if it grows, replace the cable."},
});

/// Meanings by name; the name counts because vendors use ids for different things.
struct NameMeaning {
    std::string_view names;
    std::string_view meaning;
};

constexpr auto nameMeanings = std::to_array<NameMeaning>({
    {"Not_In_Use", "Not used by this drive."},
    {"*_Internal", "For the maker's own use."},
    {"*Uncor*|*Unc_*|*UNC_*|*UECC*|*UErr*",
     "Errors that the drive could not correct. 0 is good; if it grows, back up."},
    {"*Pending*",
     "Places that could not be read and wait to be rewritten or replaced. Anything but 0: back up; files there "
     "may be damaged."},
    {"*Protect_Mode*|Exception_Mode*|Drv_Life_Protect*",
     "Whether the drive has switched itself to a protected mode, in which it accepts no more "
     "writes or slows them down. 0 is good."},
    {"SATA_PHY_Err*|*Phy_Err*|SATA_Error_Ct*|*CRC*",
     "Damaged transfers between drive and computer. Nearly always the cable or its plug, not the drive: if it "
     "grows, replace the cable."},
    {"Non4k_Aligned*",
     "Accesses that do not fit the drive's blocks. Many of them slow it down: the partitions are not aligned."},
    {"*RAIN*|*RAISE*|*RAID*|*Raid_Reco*",
     "How often the drive restored damaged data from its internal redundancy. Growth means that the flash wears out."},
    {"Integ_Scan*|*Bg_Scan*|*Refresh*", "Maintenance that the drive does by itself. Not a fault."},
    {"Helium_*", "Helium left in a filled hard disk, 100 when new. If it falls, back up and replace the disk."},
    {"*Cluster*", "Groups of flash blocks that are out of use. Growth means wear."},
    {"Lifetime_PS*|*Clean_Shutdown*|Free_Space|In_Warranty|Flash_ID*|*Capacity|*Cpcty*|*Firmware_Version*|Cache_Block_"
     "Count|*OP_Block*|Good/Sys*",
     "Information about the drive or its use. Not a fault."},
    {"*Die_Fail*", "Flash chips that failed as a whole. Anything but 0: back up."},
    {"Raw_Read_Error_Rate|Read_Error_Rate",
     "Rate of read errors that were corrected. The raw number means nothing on many makes; a falling "
     "normalized value counts."},
    {"Throughput_Performance", "Overall speed as the drive judges it. The normalized value should not fall."},
    {"Spin_Up_Time", "Time the platters take to reach full speed. A hard disk whose value falls has a tired motor."},
    {"Start_Stop_Count", "How often the platters were started. Not a fault by itself."},
    {"Seek_Error_Rate|Seek_Time_Performance", "How well the heads find their tracks. The raw number means nothing on "
                                              "many makes; a falling normalized value counts."},
    {"Spin_Retry_Count|Calibration_Retry_Count", "Attempts to start or to calibrate that had to be repeated. Anything "
                                                 "but 0 on a hard disk: back up."},
    {"*Program_Fail*|*Erase_Fail*|*Prog_Fail*",
     "Flash blocks that could not be written or erased; the drive replaced them. A few "
     "are normal; growth means that the flash wears out."},
    {"Reallocated_Event_Count", "How often a bad block was replaced. A few are normal; growth is not: back up."},
    {"Runtime_Bad_Block|*Grown_*|*Bad_Bl*|*Invalid_Bl*|Later_Bad_*|Total_Bad_*|Bad_Block*",
     "Flash blocks that are out of use. Some are bad from the factory; growth means wear."},
    {"End-to-End_Error|*E2E*|*End-to-End*|IO_Error_Det*",
     "Data that were damaged inside the drive on their way. Anything but 0: back up."},
    {"Command_Timeout", "Commands that took too long. Often a cable or power problem; watch whether it grows."},
    {"High_Fly_Writes|G-Sense_Error_Rate", "Shocks and heads that flew too high. Protect the drive from knocks."},
    {"Load_Cycle_Count|Load-in_Time|Loaded_Hours|Load_Retry_Count|Load_Friction|Disk_Shift|Head_Flying_Hours",
     "Mechanics of a hard disk's heads. Not a fault by itself."},
    {"*ECC*|*Corr*|Soft_*", "Errors that the drive's own correction has repaired. The raw number means little."},
    {"Multi_Zone_Error_Rate|Write_Error_Rate", "Errors while writing. A falling normalized value counts."},
    {"Wear_Leveling_Count|*Erase_C*|*Avg_*|*Average_*|*Max_*|*Min_*|MaxAvg*|*P/E*|*PE_C*|*Program/Erase*|*Write/"
     "Erase*|Wear_Range_Delta",
     "How often flash blocks were erased, which is what wears them. Compare it with the rating of the flash (about "
     "1,000 to 3,000 for three or four bits per cell)."},
    {"*Rsvd_Blk*|*Reserve*|*Reservd*|*Spare*",
     "Reserve blocks for replacing worn ones. The normalized value falls as they are used up."},
    {"*SATA_Downshift*|SATA_Interfac*|*Downshift*", "How often the connection fell to a lower speed. Often the cable."},
    {"*Power_Loss*|*Power_Fail*|POR_Recovery*|*Power*Prot*|SuperCap*|*Capacitor*|*Supercap*",
     "Losses of power and the drive's protection against them."},
    {"Workld_*|Timed_W*|*Workload*",
     "A timed measurement of the work of the last hours, for those who plan endurance. Not a "
     "sign of health."},
    {"*Temp*", "A temperature of the drive or the limits of one."},
    {"*Throttl*|*Thermal*", "How often or how far the drive slowed down because of heat. If it grows, give it air."},
    {"*Err*|*Fail*|*Timeout*|*Retr*",
     "A count of errors that the drive coped with. A number that does not grow is no reason to worry."},
    {"*Read*|*Writ*|*Sector*", "A counter of work done. Not a fault by itself."},
    {"*Life*|*Wear*|*Endur*", "An estimate of wear by the maker."},
});

std::string_view meaningOf(Quantity quantity) {
    const auto found = std::find_if(quantityMeanings.begin(), quantityMeanings.end(),
                                    [&](const QuantityMeaning& row) { return row.quantity == quantity; });
    return found == quantityMeanings.end() ? std::string_view() : found->meaning;
}

constexpr std::string_view makersOwn = "The maker's own attribute; its meaning is not public.";

/// Names of a hard disk's mechanics. Solid-state drives send some of these ids as well.
constexpr std::string_view mechanics =
    "Spin_Up_Time|Spin_*|Start_Stop_Count|Seek_*|Calibration_Retry_Count|Recalibration_*|High_Fly_Writes|G-Sense_*|"
    "Load_*|Load-*|Loaded_Hours|Disk_Shift|Head_*|Torq-amp_*|Flying_*|Free_Fall_*|Power-Off_Retract_*|"
    "Emerg_Retract_*|Gmr_Head_*|Mech_*|Vibration_*|Run_Out_*|Shock_*|Helium_*";

/// Meanings that depend on what kind of drive it is.
struct KindMeaning {
    DriveKind kind;
    std::string_view names;
    std::string_view meaning;
};

constexpr auto kindMeanings = std::to_array<KindMeaning>({
    {DriveKind::hdd, "Power-Off_Retract_*|Emerg_Retract_*",
     "How often the heads were drawn back when the power went away. Many disks count ordinary switching off as well: "
     "not a fault by itself."},
    {DriveKind::hdd, "Temperature_*|Airflow_Temperature*",
     "How warm the disk is now. Up to about 50 °C is fine; above 60 °C give it air."},
    // This one means losses of power on solid-state drives, as the rules say below.
    {DriveKind::ssd, "Power-Off_Retract_*", ""},
    {DriveKind::ssd, mechanics,
     "Solid-state drives keep this row for compatibility with hard disks. It means nothing."},
    {DriveKind::ssd, "Multi_Zone_Error_Rate", "A row for hard disks that this drive keeps. It means nothing."},
});

/// The kind of drive, also where the report does not tell its speed of rotation.
DriveKind kindOf(const HealthReport& report) {
    constexpr std::string_view flash = "*SSD*|*Solid*|*RealSSD*|*SandForce*|*Indilinx*|*Phison*|*Flash*";
    const bool named = (!report.family.empty() && matchesPattern(flash, report.family)) ||
                       (!report.model.empty() && matchesPattern("*SSD*", report.model));
    return report.kind == DriveKind::unknown && named ? DriveKind::ssd : report.kind;
}

std::string_view meaningForKind(const HealthReport& report, const Attribute& attribute) {
    const DriveKind kind = kindOf(report);
    const auto found = std::find_if(kindMeanings.begin(), kindMeanings.end(), [&](const KindMeaning& row) {
        return row.kind == kind && !attribute.name.empty() && matchesPattern(row.names, attribute.name);
    });
    return found == kindMeanings.end() ? std::string_view() : found->meaning;
}

std::string_view explain(const HealthReport& report, const Attribute& attribute) {
    if (const VendorRule* rule = findRule(report, *attribute.id); rule != nullptr) {
        if (const std::string_view meaning = meaningOf(rule->quantity); !meaning.empty()) {
            return meaning;
        }
    }
    if (const std::string_view meaning = meaningForKind(report, attribute); !meaning.empty()) {
        return meaning;
    }
    if (const NameRule* rule = findName(attribute.name); rule != nullptr) {
        if (const std::string_view meaning = meaningOf(rule->quantity); !meaning.empty()) {
            return meaning;
        }
    }
    for (const NameMeaning& row : nameMeanings) {
        if (!attribute.name.empty() && !attribute.name.starts_with("Unknown") &&
            matchesPattern(row.names, attribute.name)) {
            return row.meaning;
        }
    }
    return makersOwn;
}

} // namespace

std::string_view usualName(std::uint8_t id) {
    const auto found =
        std::find_if(usualNames.begin(), usualNames.end(), [id](const UsualName& row) { return row.id == id; });
    return found == usualNames.end() ? std::string_view() : found->name;
}

void explainAttributes(HealthReport& report) {
    for (Attribute& attribute : report.attributes) {
        if (attribute.id) {
            attribute.meaning = explain(report, attribute);
        }
    }
}

} // namespace trimwright::smart
