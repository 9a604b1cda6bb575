// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/vendor_rules.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>

namespace trimwright::smart {

namespace {

using enum Quantity;
using enum Reading;

// Units, in bytes.
constexpr std::uint64_t sector = 512;
constexpr std::uint64_t kib16 = 16 << 10;
constexpr std::uint64_t mib1 = 1 << 20;
constexpr std::uint64_t mib32 = 32 << 20;
constexpr std::uint64_t gb1 = 1'000'000'000;
constexpr std::uint64_t gib1 = 1 << 30;

constexpr std::string_view any;                             // every firmware
constexpr std::string_view phisonS11 = "SBFM*|SBFQ*|SCFM*"; // Phison's names for the firmware of its S11 and S13

// Drives of one kind: {smartctl's family, models}.
constexpr DriveGroup samsung{"Samsung based SSDs",
                             "Samsung SSD 8*|SAMSUNG MZ7*|SAMSUNG MZN*|SAMSUNG MZYL*|SAMSUNG SSD PM8*"};
constexpr DriveGroup crucial{"Crucial/Micron Client SSDs|Crucial/Micron MX500 SSDs",
                             "CT*MX*SSD?|Crucial_CT*|Micron_M5*|Micron_M6*|Micron_1100*|Micron_1300*"};
constexpr DriveGroup crucialBx{"", "CT*BX500SSD1"};
constexpr DriveGroup crucialM4{"Crucial/Micron RealSSD m4/C400*", "M4-CT*|C400-MTFD*|MTFDDAK???MA[MN]*|MTFDDAK???MAM*"};
constexpr DriveGroup micronServer{"Micron 5100*", "Micron_5100*|Micron_52??_*|Micron_5300*|Micron_5400*"};
constexpr DriveGroup intelX25{"Intel X18-M/X25-M*|Intel X25-E SSDs",
                              "INTEL SSDSA?M*G1*|INTEL SSDSA?M*G2*|SSDSA2SH*INTEL"};
constexpr DriveGroup intel2011{
    "Intel 311/313 Series SSDs|Intel 320 Series SSDs|Intel 510 Series SSDs|Intel 710 Series SSDs",
    "INTEL SSDSA2B*|INTEL SSDSA2C*|INTEL SSDSA2V*|INTEL SSDMAE*|INTEL SSDSC2MH*"};
constexpr DriveGroup intelSandForce{"Intel 330/335 Series SSDs|Intel 52? Series SSDs|Intel 53x*",
                                    "INTEL SSDSC2CT*A?|INTEL SSDSC2CW*|INTEL SSDSC2BW*|INTEL SSDSC2BF*|INTEL SSDMCEA*"};
constexpr DriveGroup intel520Hours{"Intel 330/335 Series SSDs|Intel 520 Series SSDs",
                                   "INTEL SSDSC2CT*A3*|INTEL SSDSC2CW*|INTEL SSDSC2BW*A3*"};
constexpr DriveGroup intelServer{
    "Intel 730*|Intel S3520*|Intel/Solidigm S4*|Intel S4510*|Intel DC S3*",
    "INTEL SSDSC2BA*|INTEL SSDSC2BB*|INTEL SSDSC2BX*|INTEL SSDSC2KB*|INTEL SSDSC2KG*|INTEL SSDSCKKB*|INTEL SSDSCKJB*"};
constexpr DriveGroup intelOem{
    "Dell Certified Intel*|Lenovo OEM Intel*",
    "SSDSC2BB*R|SSDSC2KB*R|SSDSC2KG*R|SSDSCKJB*R|SSDSCKKB*R|SSDSC2K*L *LEN|SSDSC2BA*R|SSDSC2BX*R|"
    "INTEL SSDSC2B*R|INTEL SSDSC2B*G4T"};
constexpr DriveGroup intel540{"Intel 540 Series SSDs|Intel SSD Pro 5400s Series|Intel 545s Series SSDs",
                              "INTEL SSDSC2KW*|INTEL SSDSCKKW*|INTEL SSDSC2KF*|INTEL SSDSCKKF*"};
constexpr DriveGroup phison{
    "Phison Driven SSDs|Phison Driven OEM SSDs",
    "KINGSTON SA400*|KINGSTON SEDC500*|KINGSTON SEDC600*|Patriot Burst|GIGABYTE GP-GSTFS3*|Hoodisk SSD"};
constexpr DriveGroup anyModel{"", "*"}; // for rules that go by the firmware's name alone
constexpr DriveGroup a400{"", "KINGSTON SA400*"};
constexpr DriveGroup kioxiaExceria{"", "KIOXIA-EXCERIA SATA SSD"};
constexpr DriveGroup kingstonUv{"Kingston SSDNow UV400/500", "KINGSTON SUV400*|KINGSTON SUV500*"};
constexpr DriveGroup sandForce{"SandForce Driven SSDs",
                               "KINGSTON SV300*|KINGSTON SMS200*|KINGSTON SKC300*|KINGSTON SH103*|"
                               "OCZ-AGILITY3*|OCZ-VERTEX3*|Corsair Force 3 SSD|Corsair Force GS"};
constexpr DriveGroup sanDiskPlusOld{"", "SanDisk SDSSDA*"};
constexpr DriveGroup sanDiskXps{"", "SanDisk SDSSDXP*"};
constexpr DriveGroup sanDiskU100{"", "SanDisk SSD U100*|SanDisk SSD U110*|SanDisk SSD i100*|SanDisk pSSD"};
constexpr DriveGroup sanDiskMarvell{"Marvell based SanDisk SSDs", "SanDisk SDSSDH*|SanDisk SD?S*|SanDisk Ultra II*"};
constexpr DriveGroup cloudSpeed{"Sandisk SATA Cloudspeed Max and GEN2 ESS SSDs", "SDLF1*"};
constexpr DriveGroup wdBlue{"WD Blue / Red / Green SSDs",
                            "WDC*WDS???T?B0A*|WDC*WDS???G?B0A*|WDC*WDS*G0A*|WDC*WDS*R0A*"};
constexpr DriveGroup toshiba{
    "Toshiba HG6 Series SSD|Toshiba HK4R Series SSD|OCZ/Toshiba Trion SSDs",
    "TOSHIBA THNSNH*|TOSHIBA THNSNJ*|TOSHIBA THNSFJ*|TOSHIBA THNSN8*|OCZ-TRION1?0|TOSHIBA Q300*|TOSHIBA-TR150"};
constexpr DriveGroup hk4rTrion{"Toshiba HK4R Series SSD|OCZ/Toshiba Trion SSDs",
                               "TOSHIBA THNSN8*|OCZ-TRION1?0|TOSHIBA Q300*|TOSHIBA-TR150"};
constexpr DriveGroup hynix{"SK hynix SATA SSDs", "HFS???G3*|SK hynix SC*|SHGS31*"};
constexpr DriveGroup hynixSc311{"", "SK hynix SC311*|SK hynix SC401*"};
constexpr DriveGroup nytro{"Seagate Nytro SATA SSD|Seagate IronWolf 110 SATA SSD", "XA*E100?3|ZA*NM10001"};
constexpr DriveGroup xf1230{"Seagate Nytro XF1230 SATA SSD", "XF1230-*"};
constexpr DriveGroup ironWolf125{"Seagate IronWolf (Pro) 125 SSDs", "Seagate IronWolf ZA*"};
constexpr DriveGroup barraCuda{"Seagate BarraCuda series SSD", "Seagate BarraCuda*SSD ZA*"};
constexpr DriveGroup superDom{"Supermicro SATA DOM (SuperDOM)", "SuperMicro SSD"};
constexpr DriveGroup innodisk{"Innodisk 3IE2/3ME2/3MG2/3SE2/3TG6 SSDs", "*3ME2*|*3MG2*|*3IE2*"};
constexpr DriveGroup atpSuperior{"ATP SATA III Superior Line SSDs", ""};
constexpr DriveGroup atpValue{"ATP SATA III Value Line SSDs", ""};
constexpr DriveGroup liteonCv8{"", "LITEON CV8*|SSSTC CV8*|SSSTC CVB*"};
constexpr DriveGroup su650{"", "ADATA SU6*"};
constexpr DriveGroup barefoot3{"Indilinx Barefoot 3 based SSDs", "OCZ-ARC100|OCZ-VECTOR*|OCZ-VERTEX460*|OCZ-SABER*"};
constexpr DriveGroup everest{"Indilinx Barefoot_2/Everest/Martini based SSDs",
                             "OCZ-VERTEX4*|OCZ-PETROL*|OCZ-OCTANE*|OCZ-AGILITY4*"};
constexpr DriveGroup maxtor{"", "Maxtor 2*|Maxtor 3*|Maxtor 4*|Maxtor 5*|Maxtor 6*|Maxtor 7*|Maxtor 8*|Maxtor 9*"};
constexpr DriveGroup toshibaMk{"", "TOSHIBA MK*"};
constexpr DriveGroup fujitsuMhy{"", "FUJITSU MHY2*"};
constexpr DriveGroup samsungOldHdd{"", "SAMSUNG MP0*|SAMSUNG SP*"};
constexpr DriveGroup maxioP3{"", "P3-256"};
constexpr DriveGroup lexar{"", "Lexar*SSD*"};
constexpr DriveGroup apple{"Apple SD/SM/TS...E/F/G SSDs",
                           "APPLE SSD SM*E|APPLE SSD SM*F|APPLE SSD SM*G|APPLE SSD SD*F"};
constexpr DriveGroup apacerPhison{"Apacer AS340/350 SSDs", "Apacer AS340*|Apacer AS350*"};

constexpr std::string_view statistics =
    "Agrees with Device Statistics on nearly all drives of this family that have them.";
constexpr std::string_view intelSheet = "Intel's product specification: 32 MiB per count.";

// One fact, one line.
// clang-format off
constexpr auto rules = std::to_array<VendorRule>({
    // Host writes and reads --------------------------------------------------------------------------------------
    {samsung, any, 241, hostWrites, raw, sector, statistics},
    {samsung, any, 242, hostReads, raw, sector, statistics},
    {crucial, any, 246, hostWrites, raw, sector, "Micron TN-FD-22: sectors of 512 bytes, also on drives with 4 KiB sectors."},
    {crucialBx, any, 246, hostWrites, raw, sector, "As on Micron's own drives: sectors of 512 bytes."},
    {micronServer, any, 246, hostWrites, raw, sector, statistics},
    {intelOem, any, 241, hostWrites, raw, mib32, "Intel's OEM firmware counts 32 MiB although the name says LBAs."},
    {intelOem, any, 242, hostReads, raw, mib32, "Intel's OEM firmware counts 32 MiB although the name says LBAs."},
    {intelOem, any, 225, hostWrites, raw, mib32, "Intel's OEM firmware counts 32 MiB."},
    {intelOem, any, 233, hostWrites, raw, mib32, "On Intel's OEM firmware 233 is a write counter, and 245 the life left."},
    {intelX25, any, 225, hostWrites, raw, mib32, intelSheet},
    {intel2011, any, 225, hostWrites, raw, mib32, intelSheet},
    {intel2011, any, 241, hostWrites, raw, mib32, intelSheet},
    {intel2011, any, 242, hostReads, raw, mib32, intelSheet},
    {intelSandForce, any, 225, hostWrites, raw, mib32, intelSheet},
    {intelSandForce, any, 241, hostWrites, raw, mib32, intelSheet},
    {intelSandForce, any, 242, hostReads, raw, mib32, intelSheet},
    {intelServer, any, 225, hostWrites, raw, mib32, intelSheet},
    {intelServer, any, 241, hostWrites, raw, mib32, intelSheet},
    {intelServer, any, 242, hostReads, raw, mib32, intelSheet},
    {intel540, any, 225, hostWrites, raw, mib32, intelSheet},
    {intel540, any, 241, hostWrites, raw, mib32, "Counts 32 MiB although the name says LBAs."},
    {intel540, any, 242, hostReads, raw, mib32, "Counts 32 MiB although the name says LBAs."},
    {kioxiaExceria, any, 241, hostWrites, raw, mib32, "Counts 32 MiB although the name says GiB."},
    {kioxiaExceria, any, 242, hostReads, raw, mib32, "Counts 32 MiB although the name says GiB."},
    {a400, "SBFK71E0", 241, hostWrites, raw, mib32, "This firmware counts 32 MiB although the name says GiB."},
    {a400, "SBFK71E0", 242, hostReads, raw, mib32, "This firmware counts 32 MiB although the name says GiB."},
    {phison, any, 241, hostWrites, raw, gib1, statistics},
    {phison, any, 242, hostReads, raw, gib1, statistics},
    {kingstonUv, any, 241, hostWrites, raw, gib1, statistics},
    {kingstonUv, any, 242, hostReads, raw, gib1, statistics},
    {sandForce, any, 241, hostWrites, raw, gib1, statistics},
    {sandForce, any, 242, hostReads, raw, gib1, statistics},
    {cloudSpeed, any, 241, hostWrites, raw, gb1, "Counts 10^9 bytes although the name says LBAs."},
    {cloudSpeed, any, 242, hostReads, raw, gb1, "Counts 10^9 bytes although the name says LBAs."},
    {wdBlue, any, 241, hostWrites, raw, gib1, statistics},
    {wdBlue, any, 242, hostReads, raw, gib1, statistics},
    {hk4rTrion, any, 241, hostWrites, raw, mib32, statistics},
    {hk4rTrion, any, 242, hostReads, raw, mib32, statistics},
    {hynixSc311, any, 241, hostWrites, raw, sector, "Counts sectors of 512 bytes although the name says GB."},
    {hynixSc311, any, 242, hostReads, raw, sector, "Counts sectors of 512 bytes although the name says GB."},
    {nytro, any, 241, hostWrites, raw, gib1, "Counts GiB although the name says GB."},
    {nytro, any, 242, hostReads, raw, gib1, "Counts GiB although the name says GB."},
    {xf1230, any, 241, hostWrites, raw, gib1, statistics},
    {maxioP3, any, 241, hostWrites, raw, sector, "Counts sectors of 512 bytes although the name says GiB."},
    {lexar, "SN07373", 241, hostWrites, raw, mib32, "This firmware counts 32 MiB although the name says GiB."},
    {su650, any, 241, hostWrites, useless, 0, "512 B, 1 GiB or 32 MiB by firmware; only a proof on the drive tells."},
    {apple, any, 175, hostWrites, raw, mib1, statistics},
    {apple, any, 174, hostReads, raw, mib1, statistics},

    {anyModel, phisonS11, 241, hostWrites, raw, gib1, "Phison S11 firmware: agrees with Device Statistics on every drive that has them."},
    {anyModel, phisonS11, 242, hostReads, raw, gib1, "Phison S11 firmware: counts as 241 does."},

    // How far Device Statistics can be believed ------------------------------------------------------------------
    {sanDiskPlusOld, any, 0, statisticsWrites, useless, 0, "Logical Sectors Written is in GiB on these drives."},
    {sanDiskXps, any, 0, statisticsWrites, useless, 0, "Logical Sectors Written makes no sense on these drives."},
    {liteonCv8, any, 0, statisticsWear, useless, 0, "Percentage Used is inverted on this firmware (100 when new)."},

    // Life left --------------------------------------------------------------------------------------------------
    {samsung, any, 177, lifeLeft, value, 1, "Samsung: the value is the life left, raw counts erase cycles; threshold 0 never fires."},
    {samsung, any, 173, lifeLeft, value, 1, "Samsung OEM drives: the value is the life left, raw counts erase cycles."},
    {crucial, any, 202, lifeLeft, valueAndUsed, 1, "Micron TN-FD-22: raw is the percentage used, the value what is left."},
    {crucialM4, any, 202, lifeLeft, valueAndUsed, 1, "Micron TN-FD-22: raw is the percentage used, the value what is left."},
    {micronServer, any, 202, lifeLeft, valueAndUsed, 1, statistics},
    {intelOem, any, 245, lifeLeft, value, 1, "On Intel's OEM firmware 245 is the life left."},
    {intelX25, any, 233, lifeLeft, value, 1, "Intel's product specification: Media Wearout Indicator, 100 down to 1."},
    {intel2011, any, 233, lifeLeft, value, 1, "Intel's product specification: Media Wearout Indicator, 100 down to 1."},
    {intelSandForce, any, 233, lifeLeft, value, 1, "Intel's product specification: Media Wearout Indicator, 100 down to 1."},
    {intelServer, any, 233, lifeLeft, value, 1, "Intel's product specification: Media Wearout Indicator, 100 down to 1."},
    {phison, any, 231, lifeLeft, raw, 1, "Phison: raw is the life left; the value stays at 100, follows, or is inverted."},
    {apacerPhison, any, 231, lifeLeft, raw, 1, "Phison: raw is the life left; the value stays at 100, follows, or is inverted."},
    {atpValue, any, 231, lifeLeft, raw, 1, statistics},
    {ironWolf125, any, 231, lifeLeft, raw, 1, statistics},
    {kingstonUv, any, 231, lifeLeft, valueAndUsed, 1, "Kingston UV: raw is the percentage used, the value what is left."},
    {sandForce, any, 231, lifeLeft, value, 1, "Kingston's SMART attribute details: SSD Life Left, 100 down to 1."},
    {nytro, any, 231, lifeLeft, value, 1, statistics},
    {xf1230, any, 231, lifeLeft, valueAndRaw, 1, statistics},
    {wdBlue, any, 230, lifeLeft, rawByte3Used, 1, "WD: byte 3 of raw is the percentage used; the value means nothing."},
    {sanDiskU100, any, 230, lifeLeft, rawHundredths, 1, "SanDisk U100/U110: hundredths of a percent used, at most 10,000."},
    {sanDiskMarvell, any, 201, lifeLeft, value, 1, statistics},
    {cloudSpeed, any, 245, lifeLeft, valueAndRaw, 1, statistics},
    {toshiba, any, 173, lifeLeft, valueMinus100, 1, "Toshiba: the value starts at 200 and falls to 100."},
    {hynix, any, 177, lifeLeft, value, 1, statistics},
    {superDom, any, 232, lifeLeft, raw, 1, statistics},
    {innodisk, any, 169, lifeLeft, raw, 1, statistics},
    {atpSuperior, any, 202, lifeLeft, valueAndUsed, 1, statistics},
    {su650, any, 169, other, useless, 0, "The raw value packs several numbers; it is no percentage."},
    {barraCuda, any, 231, other, useless, 0, "The raw value packs several numbers; it is no percentage."},

    {anyModel, phisonS11, 231, lifeLeft, raw, 1, "Phison S11 firmware: raw is the life left, on every drive with Device Statistics."},
    {everest, any, 233, lifeLeft, valueAndRaw, 1, "OCZ: remaining life in percent, the same in value and raw."},

    // Spare ------------------------------------------------------------------------------------------------------
    {intelX25, any, 232, spare, value, 1, "Intel's product specification: Available Reserved Space, 100 when new."},
    {intel2011, any, 232, spare, value, 1, "Intel's product specification: Available Reserved Space, 100 when new."},
    {intelSandForce, any, 232, spare, value, 1, "Intel's product specification: Available Reserved Space, 100 when new."},
    {intelServer, any, 232, spare, value, 1, "Intel's product specification: Available Reserved Space, 100 when new."},
    {intelOem, any, 232, spare, value, 1, "Intel's product specification: Available Reserved Space, 100 when new."},

    // Errors -----------------------------------------------------------------------------------------------------
    {cloudSpeed, any, 13, mediaErrors, raw, 1, "Uncorrectable errors of its life; Device Statistics count something else here."},

    // NAND writes ------------------------------------------------------------------------------------------------
    {intelX25, any, 249, nandWrites, raw, gib1, "Intel's later drives, and our emulated ones, count GiB of flash here."},
    {barefoot3, any, 249, nandWrites, raw, kib16, "Counts flash pages of 16 KiB although the name says GiB."},
    {nytro, any, 233, nandWrites, raw, gib1, "Counts GiB although the name says GB, as 241 does."},
    {crucial, any, 247, nandPages, raw, 1, "Micron TN-FD-22: flash pages written for the host."},
    {crucial, any, 248, backgroundPages, raw, 1, "Micron TN-FD-22: flash pages written by the drive itself."},
    {micronServer, any, 247, nandPages, raw, 1, "As on Micron's client drives: flash pages written for the host."},
    {micronServer, any, 248, backgroundPages, raw, 1, "As on Micron's client drives: flash pages written by the drive itself."},
    {a400, any, 233, nandWrites, raw, gib1, "Phison: flash writes in GiB."},

    // Power-on hours ---------------------------------------------------------------------------------------------
    {maxtor, any, 9, powerOnHours, raw, 60, "Maxtor hard disks count minutes."},
    {toshibaMk, any, 9, powerOnHours, raw, 60, "Toshiba's 2.5-inch hard disks count minutes."},
    {fujitsuMhy, "0085*", 9, powerOnHours, raw, 60, "This firmware counts minutes."},
    {samsungOldHdd, any, 9, powerOnHours, raw, 30, "Samsung's older hard disks count half minutes."},
    {intel520Hours, any, 9, powerOnHours, hoursOffset, 894'794, "Intel 520 type firmware adds about 894,794 hours."},
});

constexpr auto names = std::to_array<NameRule>({
    {"Host_Writes_32MiB", hostWrites, raw, mib32},
    {"Host_Writes_GiB|Lifetime_Writes_GiB|Total_Writes_GiB", hostWrites, raw, gib1},
    {"Host_Writes_MiB", hostWrites, raw, mib1},
    {"Sectors_Written_to_SSD|Write_Sectors_Tot_Ct", hostWrites, raw, sector},
    {"Total_LBAs_Written|Host_Writes|Total_Writes_GB|Lifetime_Wts_Frm_Hst_GB|Lifetime_Writes", hostWrites, raw, 0},
    {"Host_Reads_32MiB", hostReads, raw, mib32},
    {"Host_Reads_GiB|Lifetime_Reads_GiB|Total_Reads_GiB", hostReads, raw, gib1},
    {"Host_Reads_MiB", hostReads, raw, mib1},
    {"Sectors_Read_from_SSD|Read_Sectors_Tot_Ct", hostReads, raw, sector},
    {"Total_LBAs_Read|Total_Reads_GB|Lifetime_Rds_Frm_Hst_GB", hostReads, raw, 0},
    {"NAND_Writes_32MiB|Flash_Writes_32MiB", nandWrites, raw, mib32},
    {"NAND_Writes_1GiB|Flash_Writes_GiB|Total_NAND_Writes_GiB|NAND_GiB_Written|Total_NAND_Prog_Ct_GiB", nandWrites, raw, gib1},
    {"Remaining_Lifetime_Perc|Percent_Life_Remaining|Drive_Life_Remaining%|SSD_Life_Left_Perc", lifeLeft, valueAndRaw, 1},
    {"Perc_Rated_Life_Used|Percent_Lifetime_Used|Percent_Lifetime_Remain", lifeLeft, valueAndUsed, 1},
    {"Spares_Remaining_Perc|Perc_Avail_Resrvd_Space", spare, value, 1},
    {"Temperature_*|Airflow_Temperature*|*_Temperature|*_Temp_*", temperature, raw, 1},
    {"Power_On_*", powerOnHours, raw, 1},
    {"Power_Cycle_Count|Power_Cycle_Ct*", powerCycles, raw, 1},
    {"Unexpect_Power_Loss*|Unsafe_Shutdown*|Unclean_Shutdown*|Unexpected_Pwr_Loss*|Pwr_Cycle_Ct_Unplanned|Power-Off_Retract_*|Unexpected_Power_Loss*|Unexp_Pow*|Sudden_Power*", unsafeShutdowns, raw, 1},
    {"Reallocated_Sector_Ct|Reallocate_NAND_Blk*|Retired_Block_Count|Reallocated_*Ct|Re-assigned_Sector_Ct|Realloc_Flash_Blocks_Ct", reallocated, raw, 1},
    {"Current_Pending*|Total_Pending_Sectors", pending, raw, 1},
    {"Offline_Uncorrectable|Total_Offl_Uncorrectabl*", uncorrectable, raw, 1},
    {"Reported_Uncorr*|Uncorrectable_Error_Cnt|Uncorrectable_Error_Ct", mediaErrors, raw, 1},
    {"UDMA_CRC_Error_*|CRC_Error_Count|SATA_CRC_Error*|SATA_FIS_CRC_Errors|Interface_CRC*", crcErrors, raw, 1},
    {"Sectors_Written_to_NAND|Lifetime_NAND_Prg_GiB|NAND_GB_Written_*|TLC_*|SLC_*|NAND_Write*|*NAND*", other, raw, 0},
});
// clang-format on

bool belongs(const DriveGroup& drives, const HealthReport& report) {
    return (!drives.family.empty() && !report.family.empty() && matchesPattern(drives.family, report.family)) ||
           (!drives.models.empty() && !report.model.empty() && matchesPattern(drives.models, report.model));
}

} // namespace

std::span<const VendorRule> vendorRules() {
    return rules;
}

std::span<const NameRule> nameRules() {
    return names;
}

const VendorRule* findRule(const HealthReport& report, std::uint8_t attribute, Quantity quantity) {
    const auto found = std::find_if(rules.begin(), rules.end(), [&](const VendorRule& rule) {
        return rule.attribute == attribute && rule.quantity == quantity &&
               matchesPattern(rule.firmware, report.firmware) && belongs(rule.drives, report);
    });
    return found == rules.end() ? nullptr : &*found;
}

const VendorRule* findRule(const HealthReport& report, std::uint8_t attribute) {
    const auto found = std::find_if(rules.begin(), rules.end(), [&](const VendorRule& rule) {
        return rule.attribute == attribute && matchesPattern(rule.firmware, report.firmware) &&
               belongs(rule.drives, report);
    });
    return found == rules.end() ? nullptr : &*found;
}

const NameRule* findName(std::string_view name) {
    const auto found = std::find_if(names.begin(), names.end(), [&](const NameRule& rule) {
        return !name.empty() && matchesPattern(rule.name, name);
    });
    return found == names.end() ? nullptr : &*found;
}

} // namespace trimwright::smart
