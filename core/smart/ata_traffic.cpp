// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/smart/ata_input.h"
#include "core/smart/figures.h"
#include "core/smart/unit_proof.h"
#include "core/smart/vendor_rules.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <limits>
#include <string_view>

namespace trimwright::smart {

namespace {

/// A direction of traffic and where it may be told.
struct Direction {
    Quantity quantity;
    std::array<std::uint8_t, 8> attributes; ///< Ids that may count it, most usual first; 0 ends the list.
    std::uint8_t usual;                     ///< The id that counts it unless something else is known.
    const char* statistic;
    const char* word;
    std::string_view names; ///< What the name of an attribute that counts it looks like.
};

/// Fewer units than this agree with a statistic by chance too easily to prove anything.
constexpr std::uint64_t leastForProof = 50;
/// The same for an attribute of which neither rule nor name says that it counts traffic at all, and how close its
/// agreement has to be: within 1/1000.
constexpr std::uint64_t leastForNameless = 4000;
constexpr std::uint64_t finenessForNameless = 1000;

constexpr Direction writes{Quantity::hostWrites,
                           {241, 246, 225, 233, 235, 175, 199, 0},
                           241,
                           "Device Statistics, Logical Sectors Written",
                           "written",
                           "*Written*|*Writes*|*Write_Sectors*|*Wts*|*LBAs*Wr*"};
constexpr Direction reads{Quantity::hostReads,
                          {242, 198, 174, 0},
                          242,
                          "Device Statistics, Logical Sectors Read",
                          "read",
                          "*LBAs_Read*|*Reads*|*Read_Sectors*|*Sectors_Read*|*Rds*"};

/// An attribute that may count the traffic, with what rule and name say of its unit.
struct Counter {
    const Attribute* attribute = nullptr;
    const VendorRule* rule = nullptr;
    const NameRule* name = nullptr;
    bool claimed = false; ///< Rule, name or id say that it counts this traffic; otherwise only a proof can.

    std::uint64_t fineness() const { return claimed ? 200 : finenessForNameless; }
    bool canProve() const { return *attribute->raw >= (claimed ? leastForProof : leastForNameless); }
};

/// Could an attribute that no rule knows count this traffic? Only one whose name says so, or one without a name.
bool mayCount(const Attribute& attribute, const Direction& direction) {
    const bool nameless = attribute.name.empty() || attribute.name.starts_with("Unknown_");
    return nameless || matchesPattern(direction.names, attribute.name);
}

/// The most that the drive can have moved: its interface at full speed all its life. Nothing if the hours are unknown.
std::uint64_t mostBytes(const HealthReport& report) {
    constexpr std::uint64_t interfaceBytesPerSecond = 600'000'000; // SATA 6 Gb/s after 8b/10b coding
    if (!report.power_on_hours.has()) {
        return std::numeric_limits<std::uint64_t>::max();
    }
    return multiplySaturating((*report.power_on_hours + 2) * 3600, interfaceBytesPerSecond);
}

bool plausibleBytes(const HealthReport& report, std::uint64_t bytes, std::uint64_t driveWrites = 100'000) {
    const std::uint64_t byWear = report.capacity_bytes ? multiplySaturating(*report.capacity_bytes, driveWrites)
                                                       : std::numeric_limits<std::uint64_t>::max();
    return bytes <= byWear && bytes <= mostBytes(report);
}

std::vector<Counter> countersOf(const HealthReport& report, const Direction& direction) {
    std::vector<Counter> counters;
    for (const std::uint8_t id : direction.attributes) {
        const Attribute* attribute = id == 0 ? nullptr : findAttribute(report, id);
        if (attribute == nullptr || !attribute->raw) {
            continue;
        }
        Counter counter{attribute, findRule(report, id, direction.quantity), findName(attribute->name), false};
        const VendorRule* anyRule = findRule(report, id);
        const bool otherRule = anyRule != nullptr && counter.rule == nullptr;
        const bool otherName = counter.name != nullptr && counter.name->quantity != direction.quantity;
        if (counter.rule == nullptr && (otherRule || otherName)) {
            continue; // It counts something else.
        }
        if (otherName) {
            counter.name = nullptr;
        }
        counter.claimed = counter.rule != nullptr || counter.name != nullptr || id == direction.usual;
        if (counter.claimed || mayCount(*attribute, direction)) {
            counters.push_back(counter);
        }
    }
    std::stable_sort(counters.begin(), counters.end(),
                     [](const Counter& a, const Counter& b) { return (a.rule != nullptr) > (b.rule != nullptr); });
    return counters;
}

struct Proof {
    std::uint64_t unit = 0;
    bool wrapped = false;
};

/// One unit against the statistic, directly, then wrapped. A unit that nobody states has to agree more closely, and
/// only fine ones may be found by wrapping.
std::optional<Proof> proveUnit(const HealthReport& report, const Counter& counter, std::uint64_t unit, bool stated,
                               std::uint64_t sectors) {
    const std::uint64_t raw = *counter.attribute->raw;
    if (!plausibleBytes(report, multiplySaturating(raw, unit))) {
        return std::nullopt;
    }
    if (agrees(raw, unit, multiplySaturating(sectors, 512), stated ? 50 : counter.fineness())) {
        return Proof{unit, false};
    }
    const bool fine = unit <= std::uint64_t{32} << 20 && counter.claimed;
    if ((stated || fine) && agreesWrapped(raw, unit, sectors)) {
        return Proof{unit, true};
    }
    return std::nullopt;
}

/// The units that agree with the statistic. One that a rule or the name states comes alone; a direct agreement comes
/// before a wrapped one.
std::vector<Proof> prove(const HealthReport& report, const Counter& counter, std::uint64_t sectors) {
    const std::uint64_t byRule = counter.rule != nullptr ? counter.rule->unit : 0;
    const std::uint64_t byName = counter.name != nullptr ? counter.name->unit : 0;
    for (const std::uint64_t unit : {byRule, byName}) {
        if (unit == 0) {
            continue;
        }
        if (const auto proof = proveUnit(report, counter, unit, true, sectors)) {
            return {*proof};
        }
    }
    std::vector<Proof> direct;
    std::vector<Proof> wrapped;
    for (const std::uint64_t unit : trafficUnits) {
        if (const auto proof = proveUnit(report, counter, unit, false, sectors)) {
            (proof->wrapped ? wrapped : direct).push_back(*proof);
        }
    }
    return direct.empty() ? wrapped : direct;
}

bool isStated(const Counter& counter, std::uint64_t unit) {
    const bool useless = counter.rule != nullptr && counter.rule->reading == Reading::useless;
    return !useless && ((counter.rule != nullptr && counter.rule->unit == unit) ||
                        (counter.rule == nullptr && counter.name != nullptr && counter.name->unit == unit));
}

/// The same number in both places proves that the statistic copies the attribute, not what one unit of it is. Only if
/// every larger unit is impossible, or a rule says so, it is 512 bytes.
bool unitIsAmbiguous(const HealthReport& report, const Counter& counter, std::uint64_t sectors) {
    const std::uint64_t raw = *counter.attribute->raw;
    if (raw != sectors || (counter.rule != nullptr && counter.rule->unit == 512)) {
        return false;
    }
    constexpr std::uint64_t manyDriveWrites = 10'000;
    return plausibleBytes(report, multiplySaturating(raw, std::uint64_t{32} << 20), manyDriveWrites);
}

Provenance provenanceOf(const Counter& counter, std::uint64_t unit, std::string rule, Confidence confidence) {
    return {attributeSource(*counter.attribute), fmt::format("{}", *counter.attribute->raw), unitName(unit),
            std::move(rule), confidence};
}

Figure<std::uint64_t> withUnit(const HealthReport& report, const Counter& counter, std::uint64_t unit, std::string rule,
                               Confidence confidence) {
    const std::uint64_t bytes = multiplySaturating(*counter.attribute->raw, unit);
    Provenance provenance = provenanceOf(counter, unit, std::move(rule), confidence);
    if (!plausibleBytes(report, bytes)) {
        return unknown<std::uint64_t>(
            fmt::format("In units of {} it would be more than the drive can have moved in its life.", unitName(unit)),
            std::move(provenance));
    }
    return known(bytes, std::move(provenance));
}

/// The figure without a witness: by rule, else by name.
Figure<std::uint64_t> withoutStatistic(const HealthReport& report, const Counter& counter) {
    const bool useless = counter.rule != nullptr && counter.rule->reading == Reading::useless;
    if (counter.rule != nullptr && !useless) {
        return withUnit(report, counter, counter.rule->unit, std::string(counter.rule->source), Confidence::rule);
    }
    if (counter.name != nullptr && counter.name->unit != 0 && !useless) {
        return withUnit(report, counter, counter.name->unit, "The unit is the one that the attribute's name states.",
                        Confidence::name);
    }
    return unknown<std::uint64_t>(
        useless ? std::string(counter.rule->source)
                : "Makers count this attribute in different units, and nothing on this "
                  "drive tells which one it is.",
        {attributeSource(*counter.attribute), fmt::format("{}", *counter.attribute->raw), "", "", Confidence::name});
}

Figure<std::uint64_t> statisticAlone(const HealthReport& report, const Direction& direction, std::uint64_t sectors) {
    Provenance provenance{direction.statistic, fmt::format("{}", sectors), "512 B",
                          "The ATA standard defines this statistic; no attribute of the drive checks it.",
                          Confidence::rule};
    if (sectors == 0) {
        return unknown<std::uint64_t>("Device Statistics say 0, which drives that do not count also report.",
                                      std::move(provenance));
    }
    if (sectors == wrapSectors - 1) {
        return unknown<std::uint64_t>("Device Statistics stand at the largest number they can hold.",
                                      std::move(provenance));
    }
    const std::uint64_t bytes = multiplySaturating(sectors, 512);
    if (!plausibleBytes(report, bytes)) {
        return unknown<std::uint64_t>("It would be more than the drive can have moved in its life.",
                                      std::move(provenance));
    }
    return known(bytes, std::move(provenance));
}

Figure<std::uint64_t> proven(const HealthReport& report, const Counter& counter, const Proof& proof) {
    return withUnit(report, counter, proof.unit,
                    proof.wrapped ? "The unit agrees with Device Statistics, which have wrapped at 2^32 sectors."
                                  : "The unit agrees with Device Statistics.",
                    Confidence::proven);
}

Figure<std::uint64_t> trafficOf(const HealthReport& report, const Direction& direction,
                                const std::optional<std::uint64_t>& sectors) {
    const auto counters = countersOf(report, direction);
    if (sectors && *sectors > 0) {
        for (const Counter& counter : counters) {
            const auto proofs = prove(report, counter, *sectors);
            if (proofs.empty()) {
                continue;
            }
            if (unitIsAmbiguous(report, counter, *sectors)) {
                return unknown<std::uint64_t>(
                    fmt::format("The attribute and Device Statistics hold the same number ({}), which does not "
                                "tell its unit.",
                                *sectors),
                    provenanceOf(counter, proofs.front().unit, "", Confidence::name));
            }
            if (!counter.canProve()) {
                if (!counter.claimed) {
                    continue;
                }
                // So few that a unit fits by chance: what is stated stays what it is, else the statistic is as good.
                return isStated(counter, proofs.front().unit) ? withoutStatistic(report, counter)
                                                              : statisticAlone(report, direction, *sectors);
            }
            if (proofs.size() == 1) {
                return proven(report, counter, proofs.front());
            }
            if (!proofs.front().wrapped) {
                // Several units fit: then the statistic is as good in any of them.
                return statisticAlone(report, direction, *sectors);
            }
        }
    }
    const auto claimed =
        std::find_if(counters.begin(), counters.end(), [](const Counter& counter) { return counter.claimed; });
    if (claimed == counters.end()) {
        return sectors ? statisticAlone(report, direction, *sectors) : Figure<std::uint64_t>{};
    }
    if (sectors && *sectors > 0) {
        return unknown<std::uint64_t>(
            fmt::format("{} holds {}, Device Statistics say {} sectors {}: no usual unit makes them agree.",
                        attributeSource(*claimed->attribute), *claimed->attribute->raw, *sectors, direction.word),
            {attributeSource(*claimed->attribute), fmt::format("{}", *claimed->attribute->raw), "", "",
             Confidence::name});
    }
    return withoutStatistic(report, *claimed);
}

} // namespace

void fillAtaTraffic(HealthReport& report, const AtaInput& input) {
    const VendorRule* rule = findRule(report, 0, Quantity::statisticsWrites);
    const bool lies = rule != nullptr && rule->reading == Reading::useless;
    const auto inSectors512 = [&](const std::optional<std::uint64_t>& logicalSectors) -> std::optional<std::uint64_t> {
        if (lies || !logicalSectors) {
            return std::nullopt;
        }
        return multiplySaturating(*logicalSectors, input.logical_sector_bytes / 512);
    };
    report.host_writes_bytes = trafficOf(report, writes, inSectors512(input.statistics.sectors_written));
    report.host_reads_bytes = trafficOf(report, reads, inSectors512(input.statistics.sectors_read));
}

} // namespace trimwright::smart
