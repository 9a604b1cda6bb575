// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/ata_input.h"
#include "core/smart/figures.h"
#include "core/smart/vendor_rules.h"

#include <algorithm>
#include <fmt/format.h>

namespace trimwright::smart {

namespace {

constexpr std::uint64_t low32 = 0xFFFF'FFFF;

/// What this attribute tells on this drive: by rule, by name, or by the usual meaning of its id.
Quantity quantityOf(const HealthReport& report, const Attribute& attribute, Quantity usual) {
    if (const VendorRule* rule = findRule(report, *attribute.id)) {
        return rule->quantity;
    }
    if (const NameRule* name = findName(attribute.name)) {
        return name->quantity;
    }
    // A name that the tables do not know says something else than the usual meaning of its id.
    const bool anonymous = attribute.name.empty() || attribute.name.starts_with("Unknown_");
    return anonymous ? usual : Quantity::other;
}

/// A plain counter from the first attribute that tells `quantity`: one of `ids`, in this order.
const Attribute* findCounter(const HealthReport& report, Quantity quantity, std::initializer_list<std::uint8_t> ids) {
    for (const std::uint8_t id : ids) {
        const Attribute* attribute = findAttribute(report, id);
        if (attribute != nullptr && attribute->raw && quantityOf(report, *attribute, quantity) == quantity) {
            return attribute;
        }
    }
    return nullptr;
}

void setCounter(Figure<std::uint64_t>& figure, const HealthReport& report, Quantity quantity,
                std::initializer_list<std::uint8_t> ids) {
    const Attribute* attribute = findCounter(report, quantity, ids);
    if (attribute == nullptr) {
        return;
    }
    Provenance provenance{attributeSource(*attribute), fmt::format("{}", *attribute->raw), "",
                          "The usual meaning of this attribute.", Confidence::name};
    // 65,536, 131,072 …: the upper half of a pair whose lower half, the count, is 0 – or no pair. Nothing tells.
    const bool pair = *attribute->raw != 0 && (*attribute->raw & 0xFFFF) == 0;
    if (*attribute->raw > low32 || pair) {
        figure = unknown<std::uint64_t>(
            "The raw value packs several numbers in a way that is not known for this drive.", std::move(provenance));
        return;
    }
    const bool counts =
        quantity == Quantity::reallocated || quantity == Quantity::pending || quantity == Quantity::uncorrectable;
    if (counts && report.capacity_bytes && *attribute->raw > *report.capacity_bytes / 512) {
        figure = unknown<std::uint64_t>("It would be more places than the drive has.", std::move(provenance));
        return;
    }
    figure = known(*attribute->raw, std::move(provenance));
}

/// Takes the statistic where no attribute told the figure.
void fallBack(Figure<std::uint64_t>& figure, const std::optional<std::uint64_t>& statistic, const char* source) {
    if (!figure.has() && statistic) {
        figure = known(*statistic, {source, fmt::format("{}", *statistic), "",
                                    "The ATA standard defines this statistic.", Confidence::proven});
    }
}

struct Hours {
    std::optional<std::uint64_t> hours;
    Provenance provenance;
};

/// Attribute 9 is a 32-bit count of hours in its low bytes; the upper ones hold milliseconds on some drives.
Hours hoursFromAttribute(const HealthReport& report, const AtaInput& input) {
    const Attribute* attribute = findAttribute(report, 9);
    if (attribute == nullptr || !attribute->raw) {
        return {};
    }
    Hours result;
    result.provenance = {attributeSource(*attribute), attribute->raw_text, "", "The low 32 bits count hours.",
                         Confidence::name};
    const VendorRule* rule = findRule(report, 9, Quantity::powerOnHours);
    const std::uint64_t raw = *attribute->raw & low32;
    if (rule != nullptr && rule->reading == Reading::hoursOffset) {
        result.hours = raw >= rule->unit ? raw - rule->unit : raw;
        result.provenance.rule = fmt::format("These drives count from {} hours on ({}).", rule->unit, rule->source);
        result.provenance.confidence = Confidence::rule;
    } else if (rule != nullptr) {
        result.hours = raw * rule->unit / 3600;
        result.provenance.unit = fmt::format("{} s", rule->unit);
        result.provenance.rule = rule->source;
        result.provenance.confidence = Confidence::rule;
    } else if (input.power_on_hours && *input.power_on_hours < raw) {
        // smartctl knows that this model counts minutes or the like.
        result.hours = input.power_on_hours;
        result.provenance.rule = "smartctl's drive database knows the format of this model's attribute.";
        result.provenance.confidence = Confidence::rule;
    } else {
        result.hours = raw;
    }
    return result;
}

bool hoursAgree(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t difference = a > b ? a - b : b - a;
    return difference <= std::max<std::uint64_t>(3, std::max(a, b) / 50);
}

void setHours(HealthReport& report, const AtaInput& input) {
    Hours own = hoursFromAttribute(report, input);
    const auto& statistic = input.statistics.power_on_hours;
    if (!own.hours) {
        if (statistic && *statistic <= longestHours) {
            fallBack(report.power_on_hours, statistic, "Device Statistics, Power-on Hours");
        } else if (!statistic && input.power_on_hours && *input.power_on_hours <= longestHours) {
            report.power_on_hours =
                known(*input.power_on_hours,
                      {"smartctl's power_on_time", fmt::format("{}", *input.power_on_hours), "", "", Confidence::name});
        }
        return;
    }
    if (statistic && hoursAgree(*own.hours, *statistic)) {
        own.provenance.confidence = Confidence::proven;
        own.provenance.rule += " Device Statistics agree.";
    } else if (statistic) {
        report.power_on_hours = unknown<std::uint64_t>(
            fmt::format("Attribute 9 says {} hours, Device Statistics say {}.", *own.hours, *statistic),
            own.provenance);
        return;
    }
    if (*own.hours > longestHours) {
        report.power_on_hours = unknown<std::uint64_t>("The count would be more than thirty years.", own.provenance);
        return;
    }
    report.power_on_hours = known(*own.hours, own.provenance);
}

/// Losses of power. Hard disks count in 192 how often the heads were retracted, which ordinary switching off does as
/// well; and more losses than starts cannot be.
void setUnsafeShutdowns(HealthReport& report) {
    Figure<std::uint64_t>& figure = report.unsafe_shutdowns;
    if (report.kind == DriveKind::hdd) {
        return;
    }
    setCounter(figure, report, Quantity::unsafeShutdowns, {174, 192});
    if (figure.has() && report.power_cycles.has() && *figure > *report.power_cycles + 1) {
        figure = unknown<std::uint64_t>(
            fmt::format("It would be more losses of power than the drive had starts ({}): it counts something else.",
                        *report.power_cycles),
            std::move(figure.provenance));
    }
}

} // namespace

void fillAtaCounters(HealthReport& report, const AtaInput& input) {
    const DeviceStatistics& statistics = input.statistics;
    setHours(report, input);
    setCounter(report.power_cycles, report, Quantity::powerCycles, {12});
    fallBack(report.power_cycles, statistics.power_cycles, "Device Statistics, Lifetime Power-On Resets");
    setUnsafeShutdowns(report);
    setCounter(report.reallocated_sectors, report, Quantity::reallocated, {5});
    fallBack(report.reallocated_sectors, statistics.reallocated_sectors,
             "Device Statistics, Number of Reallocated Logical Sectors");
    setCounter(report.pending_sectors, report, Quantity::pending, {197});
    setCounter(report.uncorrectable_sectors, report, Quantity::uncorrectable, {198});
    setCounter(report.media_errors, report, Quantity::mediaErrors, {187, 13});
    fallBack(report.media_errors, statistics.reported_uncorrectable,
             "Device Statistics, Number of Reported Uncorrectable Errors");
    setCounter(report.interface_crc_errors, report, Quantity::crcErrors, {199});
    fallBack(report.interface_crc_errors, statistics.crc_errors, "Device Statistics, Number of Interface CRC Errors");
    doubtMediaErrors(report);
}

} // namespace trimwright::smart
