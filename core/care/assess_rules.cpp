// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/assess_rules.h"

#include "core/base/text.h"
#include "core/base/units.h"
#include "core/care/known_hazards.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>

namespace trimwright::care {

namespace {

constexpr std::string_view backUp = "Back up your data now and replace the drive.";
constexpr std::string_view backUpSoon = "Back up your data and plan a replacement.";

/// Below this a solid-state drive or hard disk without a limit of its own is within what makers allow.
constexpr int hotSsdCelsius = 75;
constexpr int hotHddCelsius = 60;

/// Hard disks have spare places by the thousand, but a growing list of bad ones is how they die.
constexpr std::uint64_t manyReallocatedHdd = 10;

/// One of two patterns, "{} place" and "{} places", with its number.
std::string count(std::uint64_t value, const char* one, const char* many) {
    return fmt::format(fmt::runtime(value == 1 ? one : many), formatCount(value));
}

/// A raw number as people read it; whatever else the drive gave stays as it is.
std::string readable(const std::string& raw) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(raw.data(), raw.data() + raw.size(), number);
    return error == std::errc() && end == raw.data() + raw.size() ? formatCount(number) : raw;
}

template <class T>
std::string evidence(const Figure<T>& figure) {
    const Provenance& from = figure.provenance;
    const std::string raw = readable(from.raw);
    constexpr std::string_view attribute = "attribute ";
    if (from.source.starts_with(attribute)) { // "Attribute 5 …" at the start of a line
        return fmt::format("Attribute {}: {}", from.source.substr(attribute.size()), raw);
    }
    return from.source.empty() ? raw : fmt::format("{}: {}", from.source, raw);
}

// ---- what the drive itself says ------------------------------------------------------------------------------

struct WarningBit {
    std::uint8_t bit;
    Level level;
    const char* code;
    const char* text;
    std::string_view advice;
};

/// NVMe 1.4, figure 194, Critical Warning.
constexpr std::array warningBits{
    WarningBit{0x01, Level::failing, "spare-exhausted", "The drive has nearly used up its spare blocks.", backUp},
    WarningBit{0x04, Level::failing, "unreliable", "The drive says that it has become unreliable.", backUp},
    WarningBit{0x08, Level::failing, "read-only", "The drive has switched itself to read-only.", backUp},
    WarningBit{0x10, Level::attention, "backup-power-failed",
               "The drive's protection against power loss has failed: data may be lost when power goes away.",
               backUpSoon},
    WarningBit{0x20, Level::attention, "memory-region-read-only",
               "The drive's persistent memory region has become read-only.", backUpSoon},
    WarningBit{0x02, Level::attention, "temperature-warning", "The drive says that it is too hot or too cold.",
               "Give it air or a heat sink."},
};

void judgeOwnVerdict(const HealthReport& report, std::vector<Finding>& findings) {
    if (report.nvme_critical_warning) {
        const std::uint8_t warning = *report.nvme_critical_warning;
        for (const WarningBit& row : warningBits) {
            if ((warning & row.bit) != 0) {
                findings.push_back({row.level, row.code, row.text,
                                    fmt::format("NVMe Critical Warning: 0x{:02x}", warning), std::string(row.advice)});
            }
        }
        if (warning != 0) {
            return;
        }
    }
    if (report.self_assessment_passed == false) {
        findings.push_back({Level::failing, "self-assessment-failed", "The drive itself reports that it is failing.",
                            "SMART status: failed", std::string(backUp)});
    }
}

/// Crossings that mean nothing: a limit equal to the value of a new drive, and temperatures, which are judged in
/// degrees elsewhere.
bool isIdleCrossing(const Attribute& attribute) {
    const bool untouched = !attribute.prefailure && attribute.value == attribute.threshold &&
                           attribute.worst == attribute.threshold && attribute.value >= 100;
    return untouched || attribute.id == 190 || attribute.id == 194;
}

/// What an attribute is called in a sentence for people. Only for ids that mean the same to all makers whose name for
/// it also fits; the evidence shows the attribute's own name.
struct PlainName {
    std::uint8_t id;
    std::string_view names;
    std::string_view words;
};

constexpr std::array plainNames{
    PlainName{1, "*Read_Error*", "Its rate of read errors"},
    PlainName{3, "Spin_Up_Time", "The time its motor takes to start"},
    PlainName{5, "*Reallo*|Retired_Block*", "Its count of replaced bad blocks"},
    PlainName{10, "Spin_Retry*", "Its count of failed starts of the motor"},
    PlainName{169, "Remaining_Life*", "Its wear"},
    PlainName{170, "*Res*|*Spare*|*Bad_B*", "Its spare space"},
    PlainName{173, "*Wear*|*Erase*", "Its wear"},
    PlainName{177, "Wear*", "Its wear"},
    PlainName{184, "End-to-End*", "Its count of data damaged inside the drive"},
    PlainName{201, "*Life*", "Its wear"},
    PlainName{202, "*Life*", "Its wear"},
    PlainName{231, "*Life*", "Its wear"},
    PlainName{232, "*Res*", "Its spare space"},
    PlainName{233, "*Wear*|*Life*", "Its wear"},
};

std::string nameOf(const Attribute& attribute) {
    const auto plain = std::find_if(plainNames.begin(), plainNames.end(), [&](const PlainName& row) {
        return attribute.id == row.id && matchesPattern(row.names, attribute.name);
    });
    if (plain != plainNames.end()) {
        return std::string(plain->words);
    }

    const bool nameless = attribute.name.empty() || attribute.name.starts_with("Unknown");
    return nameless && attribute.id ? fmt::format("Attribute {}", *attribute.id) : attribute.name;
}

/// By which the row is found in the table of attributes.
std::string rowOf(const Attribute& attribute) {
    return attribute.id ? fmt::format("Attribute {} {}", *attribute.id, attribute.name) : attribute.name;
}

void judgeThresholds(const HealthReport& report, std::vector<Finding>& findings) {
    for (const Attribute& attribute : report.attributes) {
        if ((!attribute.failing_now && !attribute.failed_before) || isIdleCrossing(attribute)) {
            continue;
        }
        const bool grave = attribute.prefailure && attribute.failing_now;
        const std::string name = nameOf(attribute);
        Finding finding;
        finding.level = grave ? Level::failing : attribute.failing_now ? Level::attention : Level::info;
        finding.code = attribute.failing_now ? "threshold-crossed" : "threshold-crossed-before";
        finding.text = attribute.failing_now
                           ? fmt::format("{} has crossed the limit that its maker set.", name)
                           : fmt::format("{} crossed the limit that its maker set some time ago.", name);
        finding.evidence =
            fmt::format("{}: value {}, worst {}, threshold {}", rowOf(attribute), attribute.value.value_or(-1),
                        attribute.worst.value_or(-1), attribute.threshold.value_or(-1));
        finding.advice = grave ? backUp : attribute.failing_now ? backUpSoon : std::string_view();
        findings.push_back(std::move(finding));
    }
}

// ---- wear ----------------------------------------------------------------------------------------------------

void judgeSpare(const HealthReport& report, std::vector<Finding>& findings) {
    if (!report.spare_percent.has() || !report.spare_threshold_percent.has()) {
        return;
    }
    const int spare = *report.spare_percent;
    const int threshold = *report.spare_threshold_percent;
    const std::string seen = fmt::format("spare {} %, threshold {} %", spare, threshold);
    const bool counted = std::any_of(findings.begin(), findings.end(),
                                     [](const Finding& finding) { return finding.code == "spare-exhausted"; });
    if (threshold > 0 && threshold <= 100 && spare < threshold && !counted) {
        findings.push_back(
            {Level::failing, "spare-exhausted", "The drive has used up its spare blocks.", seen, std::string(backUp)});
    } else if (threshold > 0 && spare >= threshold && spare - threshold < 10 && spare < 50) {
        findings.push_back({Level::attention, "spare-low", "The drive's spare blocks are running out.", seen,
                            std::string(backUpSoon)});
    }
}

struct WearStep {
    int at_most; ///< percent of life left
    Level level;
    const char* code;
    const char* text; ///< {} is the percentage left
};

/// Steps, so that nobody is alarmed by every single percent.
constexpr std::array wearSteps{
    WearStep{5, Level::attention, "wear-very-high", "Its rated endurance is nearly used up: {} % of its life is left."},
    WearStep{10, Level::attention, "wear-high", "Most of its rated endurance is used: {} % of its life is left."},
    WearStep{20, Level::info, "wear-noticeable", "{} % of its rated life is left: think of its replacement."},
    WearStep{50, Level::info, "wear-moderate", "{} % of its rated life is left."},
    WearStep{100, Level::good, "wear-low", "{} % of its rated life is left."},
};

void judgeWear(const HealthReport& report, std::vector<Finding>& findings) {
    if (!report.life_left_percent.has()) {
        return;
    }
    const int left = *report.life_left_percent;
    if (left <= 0) {
        findings.push_back({Level::attention, "past-rated-endurance",
                            "The drive is past its rated endurance: it may go on, but nobody warrants it.",
                            evidence(report.life_left_percent), std::string(backUpSoon)});
        return;
    }
    for (const WearStep& step : wearSteps) {
        if (left <= step.at_most) {
            findings.push_back({step.level, step.code, fmt::format(fmt::runtime(step.text), left),
                                evidence(report.life_left_percent),
                                step.level == Level::attention ? std::string(backUpSoon) : std::string()});
            return;
        }
    }
}

// ---- damage --------------------------------------------------------------------------------------------------

/// The count as the drive gave it: one beyond belief is an unknown figure that was seen all the same.
std::uint64_t countedErrors(const Figure<std::uint64_t>& errors) {
    const std::string& raw = errors.provenance.raw;
    std::uint64_t seen = 0;
    std::from_chars(raw.data(), raw.data() + raw.size(), seen);
    return errors.value.value_or(seen);
}

void judgeMediaErrors(const HealthReport& report, std::vector<Finding>& findings) {
    if (countedErrors(report.media_errors) > mostBelievableErrors) {
        findings.push_back({Level::info, "media-errors-unbelievable",
                            "The drive's count of media errors is too large to be true.", evidence(report.media_errors),
                            ""});
        return;
    }
    if (!report.media_errors.has() || *report.media_errors == 0) {
        return;
    }
    const std::uint64_t errors = *report.media_errors;
    findings.push_back({Level::attention, "media-errors",
                        fmt::format("The drive could not read or write data {}.", count(errors, "{} time", "{} times")),
                        evidence(report.media_errors), "Back up your data; if the number grows, replace the drive."});
}

void judgeBadSectors(const HealthReport& report, std::vector<Finding>& findings) {
    if (report.pending_sectors.has() && *report.pending_sectors > 0) {
        findings.push_back({Level::attention, "pending-sectors",
                            fmt::format("{} on the drive cannot be read at present.",
                                        count(*report.pending_sectors, "{} sector", "{} sectors")),
                            evidence(report.pending_sectors),
                            "Back up your data; what is stored there may be damaged."});
    }
    if (report.uncorrectable_sectors.has() && *report.uncorrectable_sectors > 0) {
        findings.push_back({Level::attention, "uncorrectable-sectors",
                            fmt::format("{} could not be read when the drive checked itself.",
                                        count(*report.uncorrectable_sectors, "{} sector", "{} sectors")),
                            evidence(report.uncorrectable_sectors),
                            "Back up your data; if the number grows, replace the drive."});
    }
    if (report.reallocated_sectors.has() && *report.reallocated_sectors > 0) {
        const bool grave = report.kind == DriveKind::hdd && *report.reallocated_sectors >= manyReallocatedHdd;
        const bool alone =
            std::ranges::none_of(findings, [](const Finding& finding) { return finding.level >= Level::attention; });
        findings.push_back({grave ? Level::attention : Level::info, "reallocated-sectors",
                            fmt::format("The drive has replaced {}.",
                                        count(*report.reallocated_sectors, "{} bad block with a spare one",
                                              "{} bad blocks with spare ones")),
                            evidence(report.reallocated_sectors),
                            grave   ? "Back up your data; if the number grows, replace the drive."
                            : alone ? "Nothing to do as long as the number does not grow."
                                    : ""});
    }
}

void judgeSelfTests(const HealthReport& report, std::vector<Finding>& findings) {
    if (!report.self_tests || report.self_tests->failed == 0) {
        return;
    }
    const SelfTestSummary& tests = *report.self_tests;
    if (tests.last_passed == false) {
        // The drive's own verdict after looking, whatever its status says.
        findings.push_back({Level::failing, "self-test-failed", "The drive's last self-test found a fault.", tests.last,
                            std::string(backUp)});
    } else {
        findings.push_back({Level::info, "self-test-failed-before",
                            fmt::format("{} found a fault; the last one did not.",
                                        count(tests.failed, "{} earlier self-test", "{} earlier self-tests")),
                            tests.last, ""});
    }
}

// ---- surroundings --------------------------------------------------------------------------------------------

void judgeTemperature(const HealthReport& report, std::vector<Finding>& findings) {
    if (!report.temperature_celsius.has()) {
        return;
    }
    const int celsius = *report.temperature_celsius;
    int limit = report.kind == DriveKind::hdd ? hotHddCelsius : hotSsdCelsius;
    std::string seen;
    if (report.temperature_limit_celsius.has() && *report.temperature_limit_celsius > 0) {
        limit = *report.temperature_limit_celsius;
        seen = fmt::format("the drive's own limit is {} °C", limit);
    }
    const bool told = std::any_of(findings.begin(), findings.end(),
                                  [](const Finding& finding) { return finding.code == "temperature-warning"; });
    if (celsius >= limit && !told) {
        findings.push_back({Level::attention, "hot", fmt::format("The drive is too hot ({} °C).", celsius), seen,
                            "Give it air or a heat sink: heat slows it down and ages it."});
    }
}

void judgeCable(const HealthReport& report, std::vector<Finding>& findings) {
    if (report.interface_crc_errors.has() && *report.interface_crc_errors > 0) {
        findings.push_back({Level::info, "interface-errors",
                            fmt::format("{} between drive and computer had to be repeated.",
                                        count(*report.interface_crc_errors, "{} transfer", "{} transfers")),
                            evidence(report.interface_crc_errors),
                            "If the number grows, replace the cable: the drive is not to blame."});
    }
}

void judgeShutdowns(const HealthReport& report, std::vector<Finding>& findings) {
    constexpr std::uint64_t some = 50;
    // On hard disks the same attribute also counts ordinary parking of the heads; and no drive can lose power more
    // often than it was started.
    if (report.kind == DriveKind::hdd || !report.unsafe_shutdowns.has() || !report.power_cycles.has() ||
        *report.unsafe_shutdowns < some) {
        return;
    }
    const bool possible = *report.unsafe_shutdowns <= *report.power_cycles + 1;
    if (possible && *report.unsafe_shutdowns > *report.power_cycles / 4) {
        findings.push_back(
            {Level::info, "unsafe-shutdowns",
             fmt::format("The drive lost power without warning {} in {} starts.",
                         count(*report.unsafe_shutdowns, "{} time", "{} times"), formatCount(*report.power_cycles)),
             evidence(report.unsafe_shutdowns), "Shut the computer down properly; check its power supply."});
    }
}

// ---- firmware ------------------------------------------------------------------------------------------------

void judgeFirmware(const HealthReport& report, std::vector<Finding>& findings) {
    const KnownHazard* hazard = findHazard(report.model, report.firmware);
    if (hazard == nullptr) {
        return;
    }
    std::string seen =
        hazard->at_hours != 0 && report.power_on_hours.has()
            ? fmt::format("{} with firmware {}, {} of {} hours; {}", report.model, report.firmware,
                          formatCount(*report.power_on_hours), formatCount(hazard->at_hours), hazard->source)
            : fmt::format("{} with firmware {}; {}", report.model, report.firmware, hazard->source);
    findings.push_back({hazard->level, std::string(hazard->code), std::string(hazard->text), std::move(seen),
                        std::string(hazard->advice)});
}

constexpr std::array rules{
    AssessRule{judgeOwnVerdict},  AssessRule{judgeThresholds}, AssessRule{judgeFirmware},   AssessRule{judgeSpare},
    AssessRule{judgeMediaErrors}, AssessRule{judgeSelfTests},  AssessRule{judgeBadSectors}, AssessRule{judgeWear},
    AssessRule{judgeTemperature}, AssessRule{judgeCable},      AssessRule{judgeShutdowns},
};

} // namespace

std::span<const AssessRule> assessRules() {
    return rules;
}

} // namespace trimwright::care
