// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/figures.h"

#include "core/smart/ata_input.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <limits>
#include <string_view>

namespace trimwright::smart {

std::string attributeSource(const Attribute& attribute) {
    return attribute.name.empty() ? fmt::format("attribute {}", attribute.id.value_or(0))
                                  : fmt::format("attribute {} {}", attribute.id.value_or(0), attribute.name);
}

const Attribute* findAttribute(const HealthReport& report, std::uint8_t id) {
    const auto found = std::find_if(report.attributes.begin(), report.attributes.end(),
                                    [id](const Attribute& attribute) { return attribute.id == id; });
    return found == report.attributes.end() ? nullptr : &*found;
}

std::string unitName(std::uint64_t bytes) {
    struct Scale {
        std::uint64_t bytes;
        std::string_view name;
    };
    constexpr std::array scales{Scale{std::uint64_t{1} << 30, "GiB"}, Scale{1'000'000'000, "GB"},
                                Scale{std::uint64_t{1} << 20, "MiB"}, Scale{1'000'000, "MB"}, Scale{1024, "KiB"}};
    for (const Scale& scale : scales) {
        if (bytes >= scale.bytes && bytes % scale.bytes == 0) {
            return fmt::format("{} {}", bytes / scale.bytes, scale.name);
        }
    }
    return fmt::format("{} B", bytes);
}

void doubtMediaErrors(HealthReport& report) {
    Figure<std::uint64_t>& errors = report.media_errors;
    if (errors.has() && *errors > mostBelievableErrors) {
        errors = unknown<std::uint64_t>("The drive's count is too large to be true.", std::move(errors.provenance));
    }
}

void explainMissingLife(HealthReport& report) {
    const Figure<int>& life = report.life_left_percent;
    if (report.kind == DriveKind::hdd && !life.has() && life.unknown_because.empty()) {
        report.life_left_percent = unknown<int>("Hard disks do not wear by writing, so they report no life left.");
    }
}

std::uint64_t multiplySaturating(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    return b != 0 && a > largest / b ? largest : a * b;
}

void fillAtaFigures(HealthReport& report, const AtaInput& input) {
    fillAtaCounters(report, input);
    fillAtaTemperature(report, input);
    fillAtaTraffic(report, input);
    fillAtaLife(report, input);
    fillAtaNand(report);
}

} // namespace trimwright::smart
