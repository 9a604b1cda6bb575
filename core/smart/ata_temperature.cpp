// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/ata_input.h"
#include "core/smart/figures.h"
#include "core/smart/vendor_rules.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fmt/format.h>

namespace trimwright::smart {

namespace {

/// Temperatures in an attribute's raw value: the low byte is the present one, signed; the lowest and the highest of the
/// drive's life may lie in two other bytes.
struct Packed {
    int current = 0;
    std::optional<int> lowest;
    std::optional<int> highest;
};

int signedByte(std::uint64_t raw, int index) {
    return static_cast<std::int8_t>((raw >> (8 * index)) & 0xFF);
}

/// Where vendors put the extremes: bytes 2 and 4 (most), 2 and 3 (Maxtor, Samsung, Seagate), 1 and 2 (WD).
constexpr std::array<std::array<int, 2>, 3> extremeBytes{{{2, 4}, {2, 3}, {1, 2}}};

Packed unpack(std::uint64_t raw) {
    Packed packed;
    packed.current = signedByte(raw, 0);
    for (const auto& bytes : extremeBytes) {
        const int a = signedByte(raw, bytes[0]);
        const int b = signedByte(raw, bytes[1]);
        const int low = std::min(a, b);
        const int high = std::max(a, b);
        std::uint64_t rest = raw & ~std::uint64_t{0xFF};
        for (const int byte : bytes) {
            rest &= ~(std::uint64_t{0xFF} << (8 * byte));
        }
        // Only if nothing else is set and the present temperature lies between them.
        if (rest == 0 && high > 0 && low <= packed.current && packed.current <= high && high <= hottestCelsius) {
            packed.lowest = low;
            packed.highest = high;
            break;
        }
    }
    return packed;
}

bool plausible(int celsius) {
    return celsius != 0 && celsius >= coldestCelsius && celsius <= hottestCelsius;
}

/// Two sensors of one drive, on the board and in the controller, differ by this much at times; more is nonsense.
constexpr int close = 4;
constexpr int farApart = 15;

/// Fixed values that controllers without a sensor report.
constexpr std::array fixedValues{30, 33, 40};

bool isFixedValue(int celsius) {
    return std::find(fixedValues.begin(), fixedValues.end(), celsius) != fixedValues.end();
}

struct Reading194 {
    const Attribute* attribute = nullptr;
    Packed packed;
};

std::optional<Reading194> readAttribute(const HealthReport& report) {
    for (const std::uint8_t id : {std::uint8_t{194}, std::uint8_t{190}}) {
        const Attribute* attribute = findAttribute(report, id);
        if (attribute == nullptr || !attribute->raw) {
            continue;
        }
        if (const VendorRule* rule = findRule(report, id); rule != nullptr && rule->quantity != Quantity::temperature) {
            continue;
        }
        const Packed packed = unpack(*attribute->raw);
        if (plausible(packed.current)) {
            return Reading194{attribute, packed};
        }
    }
    return std::nullopt;
}

void setExtreme(Figure<int>& figure, const std::optional<int>& statistic, const std::optional<int>& other,
                const char* name) {
    if (statistic && *statistic != 0) {
        figure =
            known(*statistic, {fmt::format("Device Statistics, {} Temperature", name), fmt::format("{}", *statistic),
                               "", "The ATA standard defines this statistic.", Confidence::proven});
    } else if (other && *other != 0) {
        figure = known(
            *other, {"the drive's temperature attribute or log", fmt::format("{}", *other), "", "", Confidence::name});
    }
}

struct Taken {
    int celsius = 0;
    Provenance provenance;
};

/// The present temperature: smartctl's, else the attribute's, else the statistic.
std::optional<Taken> takeTemperature(const AtaInput& input, const std::optional<Reading194>& attribute) {
    const auto from = [](int celsius, std::string source, std::string raw, std::string rule, Confidence confidence) {
        return Taken{celsius, {std::move(source), std::move(raw), "", std::move(rule), confidence}};
    };
    if (input.temperature && plausible(*input.temperature)) {
        const bool same = attribute && attribute->packed.current == *input.temperature;
        return from(*input.temperature, same ? attributeSource(*attribute->attribute) : "smartctl's temperature",
                    fmt::format("{}", *input.temperature), "The present temperature as the drive reports it.",
                    Confidence::name);
    }
    if (attribute) {
        return from(attribute->packed.current, attributeSource(*attribute->attribute),
                    fmt::format("{}", *attribute->attribute->raw), "The low byte of the raw value, signed.",
                    Confidence::name);
    }
    const std::optional<int>& statistic = input.statistics.temperature;
    if (statistic && plausible(*statistic)) {
        return from(*statistic, "Device Statistics, Current Temperature", fmt::format("{}", *statistic),
                    "The ATA standard defines this statistic.", Confidence::proven);
    }
    return std::nullopt;
}

struct Extremes {
    std::optional<int> lowest;
    std::optional<int> highest;
};

Extremes extremesOf(const AtaInput& input, const std::optional<Reading194>& attribute) {
    const DeviceStatistics& statistics = input.statistics;
    Extremes extremes{statistics.temperature_lowest ? statistics.temperature_lowest : input.temperature_lowest,
                      statistics.temperature_highest ? statistics.temperature_highest : input.temperature_highest};
    if (attribute && !extremes.lowest && !extremes.highest) {
        extremes = {attribute->packed.lowest, attribute->packed.highest};
    }
    return extremes;
}

void setExtremesAndLimits(HealthReport& report, const AtaInput& input, const Extremes& extremes) {
    const DeviceStatistics& statistics = input.statistics;
    setExtreme(report.temperature_lowest_celsius, statistics.temperature_lowest, extremes.lowest, "Lowest");
    setExtreme(report.temperature_highest_celsius, statistics.temperature_highest, extremes.highest, "Highest");
    // Some drives state 40 °C, which no maker means.
    constexpr int leastLimit = 50;
    const auto limitOf = [leastLimit](const std::optional<int>& limit) {
        return limit >= leastLimit ? limit : std::nullopt;
    };
    setExtreme(report.temperature_limit_celsius, limitOf(statistics.temperature_limit),
               limitOf(input.temperature_limit), "Specified Maximum Operating");
    if (input.temperature_critical) {
        report.temperature_critical_celsius =
            known(*input.temperature_critical, {"SCT status", fmt::format("{}", *input.temperature_critical), "",
                                                "The highest temperature the maker recommends.", Confidence::proven});
    }
}

/// What the statistic says of it; returns why the two cannot both be true.
std::string compareWithStatistic(Taken& taken, const std::optional<int>& statistic) {
    if (!statistic || !plausible(*statistic)) {
        return {};
    }
    const int apart = std::abs(*statistic - taken.celsius);
    const std::string both =
        fmt::format("{} says {} °C, Device Statistics say {} °C", taken.provenance.source, taken.celsius, *statistic);
    if (apart > farApart) {
        return both + ".";
    }
    const bool agree = apart <= close;
    taken.provenance.confidence = agree ? Confidence::proven : Confidence::name;
    taken.provenance.rule +=
        agree ? std::string(" Device Statistics agree.") : fmt::format(" {}: another sensor.", both);
    return {};
}

} // namespace

void fillAtaTemperature(HealthReport& report, const AtaInput& input) {
    const auto attribute = readAttribute(report);
    auto taken = takeTemperature(input, attribute);
    if (!taken) {
        return;
    }
    const Extremes extremes = extremesOf(input, attribute);
    setExtremesAndLimits(report, input, extremes);
    // 40 without any other temperature beside it: the value that many controllers without a sensor always report.
    const bool alone = !extremes.lowest && !extremes.highest && !input.statistics.temperature;
    if (taken->celsius == 40 && alone && report.kind == DriveKind::ssd) {
        report.temperature_celsius =
            unknown<int>("Exactly 40 °C and no other temperature: many drives without a sensor always report this.",
                         std::move(taken->provenance));
        return;
    }
    if (std::string conflict = compareWithStatistic(*taken, input.statistics.temperature); !conflict.empty()) {
        report.temperature_celsius = unknown<int>(std::move(conflict), std::move(taken->provenance));
        return;
    }
    if (extremes.lowest == taken->celsius && extremes.highest == taken->celsius && isFixedValue(taken->celsius)) {
        taken->provenance.confidence = Confidence::name;
        taken->provenance.rule = fmt::format("The lowest and the highest of its life are {} °C as well: a fixed "
                                             "value, this drive probably has no sensor.",
                                             taken->celsius);
    }
    report.temperature_celsius = known(taken->celsius, std::move(taken->provenance));
}

} // namespace trimwright::smart
