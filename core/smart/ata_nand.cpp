// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/ata_input.h"
#include "core/smart/figures.h"
#include "core/smart/vendor_rules.h"

#include <cmath>
#include <fmt/format.h>

namespace trimwright::smart {

namespace {

/// Flash cannot take much less than the host wrote (compression makes a little less possible), and a factor above this
/// is another unit.
constexpr double leastFactor = 0.7;
constexpr double mostFactor = 40;

const Attribute* findTelling(const HealthReport& report, Quantity quantity, std::uint64_t& unit,
                             Provenance& provenance) {
    for (const Attribute& attribute : report.attributes) {
        if (!attribute.raw) {
            continue;
        }
        const VendorRule* rule = findRule(report, *attribute.id);
        const NameRule* name = findName(attribute.name);
        if (rule != nullptr && rule->quantity == quantity && rule->reading != Reading::useless) {
            unit = rule->unit;
            provenance = {attributeSource(attribute), fmt::format("{}", *attribute.raw), unitName(unit),
                          std::string(rule->source), Confidence::rule};
            return &attribute;
        }
        if (rule == nullptr && name != nullptr && name->quantity == quantity && name->unit != 0) {
            unit = name->unit;
            provenance = {attributeSource(attribute), fmt::format("{}", *attribute.raw), unitName(unit),
                          "The unit is the one that the attribute's name states.", Confidence::name};
            return &attribute;
        }
    }
    return nullptr;
}

/// Micron counts flash pages: those that host writes took and those of the drive's own housekeeping.
bool setFromPages(HealthReport& report) {
    std::uint64_t unit = 0;
    Provenance host;
    Provenance background;
    const Attribute* hostPages = findTelling(report, Quantity::nandPages, unit, host);
    const Attribute* ownPages = findTelling(report, Quantity::backgroundPages, unit, background);
    if (hostPages == nullptr || ownPages == nullptr || *hostPages->raw == 0) {
        return false;
    }
    const double factor = 1.0 + static_cast<double>(*ownPages->raw) / static_cast<double>(*hostPages->raw);
    if (factor > mostFactor) {
        return false;
    }
    Provenance provenance{
        fmt::format("{} and {}", host.source, background.source), fmt::format("{} and {}", host.raw, background.raw),
        "", "Flash pages of host writes plus those of housekeeping, divided by the former.", Confidence::rule};
    report.write_amplification = known(factor, provenance);
    if (report.host_writes_bytes.has()) {
        provenance.rule += " Multiplied with the host writes.";
        report.nand_writes_bytes =
            known(static_cast<std::uint64_t>(factor * static_cast<double>(*report.host_writes_bytes)), provenance);
    }
    return true;
}

} // namespace

void fillAtaNand(HealthReport& report) {
    std::uint64_t unit = 0;
    Provenance provenance;
    const Attribute* attribute = findTelling(report, Quantity::nandWrites, unit, provenance);
    if (attribute == nullptr) {
        setFromPages(report);
        return;
    }
    if (!report.host_writes_bytes.has()) {
        report.nand_writes_bytes = unknown<std::uint64_t>(
            "The host writes are not known, so nothing can confirm the unit of this counter.", provenance);
        return;
    }
    if (*report.host_writes_bytes == 0) {
        // A new drive. Nothing is nothing in any unit.
        report.nand_writes_bytes =
            *attribute->raw == 0
                ? known(std::uint64_t{0}, provenance)
                : unknown<std::uint64_t>(
                      "The computer has written nothing yet that could confirm the unit of this counter.", provenance);
        return;
    }
    const std::uint64_t bytes = multiplySaturating(*attribute->raw, unit);
    const double factor = static_cast<double>(bytes) / static_cast<double>(*report.host_writes_bytes);
    if (factor < leastFactor || factor > mostFactor) {
        report.nand_writes_bytes = unknown<std::uint64_t>(
            fmt::format("In units of {} it would be {:.2f} times the host writes, which cannot be.", unitName(unit),
                        factor),
            provenance);
        return;
    }
    report.write_amplification = known(factor, provenance);
    report.nand_writes_bytes = known(bytes, std::move(provenance));
}

} // namespace trimwright::smart
