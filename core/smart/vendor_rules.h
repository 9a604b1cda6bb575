// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/health.h"

#include <cstdint>
#include <span>
#include <string_view>

// What vendors mean by their ATA attributes, as data. Attribute ids are not standardized: 241, 233, 202, 231 and 248
// each have several conflicting meanings, and names that programs print are guesses. So a fact is bound to drives
// (family or model, firmware) and has a source. To add a drive, add one line to vendor_rules.cpp.
namespace trimwright::smart {

/// What an attribute tells.
enum class Quantity {
    hostWrites,
    hostReads,
    nandWrites,
    nandPages,       ///< NAND pages that the host's writes took; with backgroundPages gives the write amplification.
    backgroundPages, ///< NAND pages that the drive wrote on its own account.
    lifeLeft,
    spare,
    temperature,
    powerOnHours,
    powerCycles,
    unsafeShutdowns,
    reallocated,
    pending,
    uncorrectable, ///< Sectors that could not be read at the last scan.
    mediaErrors,   ///< Errors that were reported to the host.
    crcErrors,
    statisticsWrites, ///< Rules only, attribute 0: how Device Statistics' written sectors count on these drives.
    statisticsWear,   ///< Rules only, attribute 0: the same for its Percentage Used.
    other,            ///< Something else: stops the common reading of this id.
};

/// How the figure lies in the attribute. Percentages are 0…100.
enum class Reading {
    raw,           ///< raw × unit
    rawLow32,      ///< the low 32 bits of raw × unit
    value,         ///< the normalized value
    rawUsed,       ///< 100 − raw
    valueAndUsed,  ///< the normalized value, if raw is 100 less it; otherwise nothing
    valueAndRaw,   ///< the normalized value, if raw is the same; otherwise nothing
    rawByte3Used,  ///< 100 − byte 3 of raw
    rawHundredths, ///< 100 − raw / 100
    valueMinus100, ///< normalized value − 100 (it starts at 200)
    hoursOffset,   ///< raw − `unit`, if that is not negative
    useless,       ///< The figure cannot be had from here on these drives.
};

/// Drives of one kind. A drive belongs to it if its family, as smartctl names it, or its model matches the pattern
/// (see matchesPattern()); an empty pattern matches nothing here.
struct DriveGroup {
    std::string_view family;
    std::string_view models;
};

struct VendorRule {
    DriveGroup drives;
    std::string_view firmware; ///< Pattern; empty: every firmware.
    std::uint8_t attribute = 0;
    Quantity quantity = Quantity::other;
    Reading reading = Reading::raw;
    std::uint64_t unit = 1; ///< Bytes for writes, reads and NAND writes; seconds for powerOnHours.
    std::string_view source;
};

/// The meaning of a name that smartctl prints. A name is weaker than a rule and than a proof on the drive.
struct NameRule {
    std::string_view name; ///< Pattern
    Quantity quantity = Quantity::other;
    Reading reading = Reading::raw;
    std::uint64_t unit = 0; ///< 0: the name claims no unit that could be believed.
};

/// All rules, most specific first. A drive may match several; the first for an attribute and quantity counts.
std::span<const VendorRule> vendorRules();
std::span<const NameRule> nameRules();

/// The first rule for this drive about what `attribute` tells; nullptr if there is none.
const VendorRule* findRule(const HealthReport& report, std::uint8_t attribute, Quantity quantity);

/// The first rule for this drive and attribute, whatever it tells.
const VendorRule* findRule(const HealthReport& report, std::uint8_t attribute);

/// What smartctl's name says; nullptr if the name is not in the table.
const NameRule* findName(std::string_view name);

} // namespace trimwright::smart
