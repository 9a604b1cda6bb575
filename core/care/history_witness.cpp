// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/history_witness.h"

#include "core/base/units.h"

#include <charconv>
#include <fmt/format.h>
#include <limits>

namespace trimwright::care {

std::optional<WriteGrowth> growthBetween(const Sample& older, const Sample& newer) {
    const FigureOrigin* before = older.originOf("host_writes_raw");
    const FigureOrigin* after = newer.originOf("host_writes_raw");
    const bool complete = before != nullptr && after != nullptr && older.host_writes_raw && newer.host_writes_raw &&
                          older.kernel && newer.kernel;
    if (!complete || older.sequence >= newer.sequence || older.segment != newer.segment ||
        before->source != after->source || older.kernel->boot_id != newer.kernel->boot_id ||
        *newer.host_writes_raw < *older.host_writes_raw || newer.kernel->written_bytes < older.kernel->written_bytes) {
        return std::nullopt;
    }
    return WriteGrowth{after->source, *older.host_writes_raw, *newer.host_writes_raw,
                       newer.kernel->written_bytes - older.kernel->written_bytes};
}

std::optional<WriteGrowth> longestGrowth(std::span<const Sample> samples) {
    std::optional<WriteGrowth> longest;
    for (std::size_t i = samples.size(); i-- > 1;) {
        // Each step has to hold: in between the kernel's count may have begun anew and grown past where it was.
        if (!growthBetween(samples[i - 1], samples[i])) {
            break;
        }
        longest = growthBetween(samples[i - 1], samples.back());
    }
    return longest;
}

bool applyUnitProof(HealthReport& report, const UnitProof& proof) {
    Figure<std::uint64_t>& figure = report.host_writes_bytes;
    const std::string& raw = figure.provenance.raw;
    std::uint64_t counted = 0;
    const auto read = std::from_chars(raw.data(), raw.data() + raw.size(), counted);
    if (figure.has() || figure.provenance.source != proof.source || proof.unit_bytes == 0 || read.ec != std::errc() ||
        read.ptr != raw.data() + raw.size() || counted > std::numeric_limits<std::uint64_t>::max() / proof.unit_bytes) {
        return false;
    }
    figure.value = counted * proof.unit_bytes;
    figure.unknown_because.clear();
    figure.provenance.unit = proof.unit;
    figure.provenance.rule =
        fmt::format("The unit agrees with what the kernel wrote to this drive between two readings: {} units, {}.",
                    proof.counted, formatBytes(proof.kernel_bytes));
    figure.provenance.confidence = Confidence::proven;
    return true;
}

} // namespace trimwright::care
