// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/ata_input.h"
#include "core/smart/figures.h"
#include "core/smart/vendor_rules.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fmt/format.h>
#include <vector>

namespace trimwright::smart {

namespace {

/// Both sources round, and not at the same moment.
constexpr int tolerancePercent = 1;

/// "No value" in Percentage Used of SandForce and others.
constexpr int noPercentageUsed = 255;

/// Ids that vendors use for life left or for life used.
constexpr std::array<std::uint8_t, 11> lifeIds{231, 202, 233, 169, 177, 173, 245, 230, 201, 248, 232};

/// The percentage of life that is left according to one reading of an attribute; nothing if it is no percentage.
std::optional<int> lifeFrom(const Attribute& attribute, Reading reading) {
    const auto percent = [](std::int64_t value) {
        return value >= 0 && value <= 100 ? std::optional(static_cast<int>(value)) : std::nullopt;
    };
    const auto used = [&](std::uint64_t value) {
        // More than 100 % used is a drive past its rating, as long as it can still be a percentage.
        return value <= 255 ? std::optional(std::max(0, 100 - static_cast<int>(value))) : std::nullopt;
    };
    switch (reading) {
    case Reading::value:
        return attribute.value ? percent(*attribute.value) : std::nullopt;
    case Reading::valueMinus100:
        return attribute.value ? percent(*attribute.value - 100) : std::nullopt;
    case Reading::raw:
        return attribute.raw && *attribute.raw <= 100 ? percent(static_cast<std::int64_t>(*attribute.raw))
                                                      : std::nullopt;
    case Reading::rawUsed:
        return attribute.raw ? used(*attribute.raw) : std::nullopt;
    case Reading::valueAndUsed:
        return attribute.value && attribute.raw && percent(*attribute.value) == used(*attribute.raw)
                   ? percent(*attribute.value)
                   : std::nullopt;
    case Reading::valueAndRaw:
        return attribute.value && attribute.raw == static_cast<std::uint64_t>(*attribute.value)
                   ? percent(*attribute.value)
                   : std::nullopt;
    case Reading::rawByte3Used:
        return attribute.raw ? used((*attribute.raw >> 24) & 0xFF) : std::nullopt;
    case Reading::rawHundredths:
        return attribute.raw ? used(std::min<std::uint64_t>(*attribute.raw & 0xFFFF, 10'000) / 100) : std::nullopt;
    default:
        return std::nullopt;
    }
}

std::string_view describe(Reading reading) {
    switch (reading) {
    case Reading::value:
        return "The normalized value is the percentage left.";
    case Reading::valueMinus100:
        return "The normalized value less 100 is the percentage left.";
    case Reading::raw:
        return "The raw value is the percentage left.";
    case Reading::rawUsed:
        return "The raw value is the percentage used.";
    case Reading::valueAndUsed:
        return "The normalized value is the percentage left, the raw value the percentage used.";
    case Reading::valueAndRaw:
        return "The normalized and the raw value both are the percentage left.";
    case Reading::rawByte3Used:
        return "Byte 3 of the raw value is the percentage used.";
    case Reading::rawHundredths:
        return "The raw value is the percentage used, in hundredths.";
    default:
        return "";
    }
}

struct Witness {
    const Attribute* attribute = nullptr;
    Reading reading = Reading::useless;
    int left = 0;
    std::string_view source;
    bool by_rule = false; ///< Bound to this family; otherwise the attribute's name says so.
};

/// What rules (else names) for this drive say of its life left.
std::vector<Witness> witnessesOf(const HealthReport& report) {
    std::vector<Witness> witnesses;
    for (const std::uint8_t id : lifeIds) {
        const Attribute* attribute = findAttribute(report, id);
        if (attribute == nullptr) {
            continue;
        }
        if (const VendorRule* rule = findRule(report, id); rule != nullptr) {
            const auto left = rule->quantity == Quantity::lifeLeft ? lifeFrom(*attribute, rule->reading) : std::nullopt;
            if (left) {
                witnesses.push_back({attribute, rule->reading, *left, rule->source, true});
            }
        } else if (const NameRule* name = findName(attribute->name);
                   name != nullptr && name->quantity == Quantity::lifeLeft) {
            if (const auto left = lifeFrom(*attribute, name->reading)) {
                witnesses.push_back({attribute, name->reading, *left, "The attribute's name says so.", false});
            }
        }
    }
    return witnesses;
}

/// Without a rule: any attribute of the usual ids that holds the same percentage in one of the usual ways.
std::optional<Witness> findAgreeing(const HealthReport& report, int left) {
    for (const std::uint8_t id : lifeIds) {
        const Attribute* attribute = findAttribute(report, id);
        if (attribute == nullptr || findRule(report, id) != nullptr) {
            continue;
        }
        if (const NameRule* name = findName(attribute->name); name != nullptr && name->quantity != Quantity::lifeLeft) {
            continue;
        }
        for (const Reading reading : {Reading::raw, Reading::value, Reading::rawUsed}) {
            const auto other = lifeFrom(*attribute, reading);
            if (other && std::abs(*other - left) <= tolerancePercent) {
                return Witness{attribute, reading, *other, "", false};
            }
        }
    }
    return std::nullopt;
}

Provenance provenanceOf(const Witness& witness, Confidence confidence) {
    return {attributeSource(*witness.attribute),
            fmt::format("value {}, raw {}", witness.attribute->value.value_or(-1), witness.attribute->raw_text), "",
            fmt::format("{} {}", describe(witness.reading), witness.source), confidence};
}

Provenance statisticProvenance(int used, std::string rule, Confidence confidence) {
    return {"Device Statistics, Percentage Used Endurance Indicator", fmt::format("{}", used), "", std::move(rule),
            confidence};
}

Figure<int> lifeFromStatistic(const HealthReport& report, const std::vector<Witness>& witnesses, int used) {
    const int left = std::max(0, 100 - used);
    for (const Witness& witness : witnesses) {
        if (std::abs(witness.left - left) <= tolerancePercent) {
            return known(left, statisticProvenance(used, fmt::format("{} agrees.", attributeSource(*witness.attribute)),
                                                   Confidence::proven));
        }
    }
    if (!witnesses.empty()) {
        const Witness& witness = witnesses.front();
        return unknown<int>(fmt::format("Device Statistics say {} % used, {} says {} % left.", used,
                                        attributeSource(*witness.attribute), witness.left),
                            statisticProvenance(used, "", Confidence::name));
    }
    if (const auto agreeing = findAgreeing(report, left)) {
        return known(left, statisticProvenance(used, fmt::format("{} agrees.", attributeSource(*agreeing->attribute)),
                                               Confidence::proven));
    }
    return known(left, statisticProvenance(used,
                                           "The ATA standard defines this statistic; no attribute of the drive is "
                                           "known to check it.",
                                           Confidence::rule));
}

/// Rules that contradict each other without a statistic leave the figure unknown.
Figure<int> lifeFromAttributes(const std::vector<Witness>& witnesses) {
    const Witness& first = witnesses.front();
    for (const Witness& other : witnesses) {
        if (other.by_rule == first.by_rule && std::abs(other.left - first.left) > tolerancePercent) {
            return unknown<int>(fmt::format("{} says {} % left, {} says {} %.", attributeSource(*first.attribute),
                                            first.left, attributeSource(*other.attribute), other.left),
                                provenanceOf(first, Confidence::name));
        }
    }
    return known(first.left, provenanceOf(first, first.by_rule ? Confidence::rule : Confidence::name));
}

void setSpare(HealthReport& report) {
    for (const Attribute& attribute : report.attributes) {
        const VendorRule* rule = findRule(report, *attribute.id, Quantity::spare);
        const NameRule* name = findName(attribute.name);
        const bool named = name != nullptr && name->quantity == Quantity::spare;
        if (rule == nullptr && !named) {
            continue;
        }
        const Reading reading = rule != nullptr ? rule->reading : name->reading;
        if (const auto percent = lifeFrom(attribute, reading)) {
            report.spare_percent =
                known(*percent, {attributeSource(attribute),
                                 fmt::format("value {}, raw {}", attribute.value.value_or(-1), attribute.raw_text), "",
                                 rule != nullptr ? std::string(rule->source) : "The attribute's name says so.",
                                 rule != nullptr ? Confidence::rule : Confidence::name});
            if (attribute.threshold.value_or(0) > 0) {
                report.spare_threshold_percent =
                    known(*attribute.threshold, {attributeSource(attribute), fmt::format("{}", *attribute.threshold),
                                                 "", "The attribute's threshold.", Confidence::rule});
            }
            return;
        }
    }
}

/// Percentage Used, unless it is "no value" or a rule knows that it lies on these drives.
std::optional<int> usablePercentageUsed(const HealthReport& report, const AtaInput& input) {
    const VendorRule* rule = findRule(report, 0, Quantity::statisticsWear);
    const bool lies = rule != nullptr && rule->reading == Reading::useless;
    const int used = input.statistics.percentage_used.value_or(noPercentageUsed);
    return used == noPercentageUsed || lies ? std::nullopt : std::optional(used);
}

} // namespace

void fillAtaLife(HealthReport& report, const AtaInput& input) {
    setSpare(report);
    const std::optional<int> used = usablePercentageUsed(report, input);
    auto witnesses = witnessesOf(report);
    // A rule for the family outweighs names.
    std::stable_sort(witnesses.begin(), witnesses.end(),
                     [](const Witness& a, const Witness& b) { return a.by_rule > b.by_rule; });
    if (used) {
        report.life_left_percent = lifeFromStatistic(report, witnesses, *used);
        if (report.life_left_percent.has()) {
            report.percentage_used = known(*used, report.life_left_percent.provenance);
        }
    } else if (!witnesses.empty()) {
        report.life_left_percent = lifeFromAttributes(witnesses);
        if (report.life_left_percent.has()) {
            report.percentage_used = known(100 - *report.life_left_percent, report.life_left_percent.provenance);
        }
    }
}

} // namespace trimwright::smart
