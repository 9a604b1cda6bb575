// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/trim_evidence.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <string_view>
#include <utility>

namespace trimwright::linux_system {
namespace {

Error readingCancelled() {
    return {Errc::cancelled, "The check was cancelled; nothing of it is left.", ""};
}

std::uint64_t digest(Bytes unit) {
    return std::hash<std::string_view>{}(
        {reinterpret_cast<const char*>(unit.data()), // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
         unit.size()});
}

bool isZero(Bytes unit) {
    return std::ranges::all_of(unit, [](std::uint8_t byte) { return byte == 0; });
}

std::uint64_t upTo(std::uint64_t value, std::uint64_t unit) {
    return (value + unit - 1) / unit * unit;
}

/// Calls `take(unit, fileOffset)` for each unit of the spans, in order, until it returns false.
template <class Take>
Result<> eachUnit(const RawDevice& raw, const std::vector<MappedSpan>& spans, const std::stop_token& stop,
                  const ReadFn& read, Take take) {
    bool wanted = true;
    std::uint64_t total = 0;
    for (const MappedSpan& span : spans) {
        std::uint64_t at = span.file_offset;
        const auto piece = [&](Bytes data) {
            for (std::size_t unit = 0; wanted && unit + TrimEvidence::unitBytes <= data.size();
                 unit += TrimEvidence::unitBytes) {
                wanted = take(data.subspan(unit, TrimEvidence::unitBytes), at + unit);
            }
            at += data.size();
            total += data.size();
            read(total);
            return wanted && !stop.stop_requested();
        };
        if (auto done = raw.read(span.offset, span.length, piece); !done) {
            return done;
        }
        if (stop.stop_requested()) {
            return fail(readingCancelled());
        }
        if (!wanted) {
            break;
        }
    }
    return {};
}

/// Whether a place of the file is in one of these.
class Taken {
  public:
    explicit Taken(const std::vector<FileExtent>& extents) : m_extents(extents) {}
    bool hold(std::uint64_t fileOffset) const {
        return std::ranges::any_of(m_extents, [fileOffset](const FileExtent& extent) {
            return fileOffset + TrimEvidence::unitBytes > extent.file_offset &&
                   fileOffset < extent.file_offset + extent.length;
        });
    }

  private:
    const std::vector<FileExtent>& m_extents;
};

} // namespace

std::vector<std::vector<MappedSpan>> groupByDevice(std::vector<MappedSpan> spans) {
    std::vector<std::vector<MappedSpan>> groups;
    for (MappedSpan& span : spans) {
        auto group = std::ranges::find_if(groups, [&span](const std::vector<MappedSpan>& one) {
            return one.front().device.sysname == span.device.sysname;
        });
        if (group == groups.end()) {
            group = groups.emplace(groups.end());
        }
        group->push_back(std::move(span));
    }
    for (auto& group : groups) {
        std::ranges::sort(group, {}, &MappedSpan::offset);
    }
    return groups;
}

std::vector<MappedSpan> wholeUnits(const std::vector<MappedSpan>& spans, std::uint64_t deviceGranularity) {
    std::vector<MappedSpan> whole;
    for (std::size_t first = 0; first < spans.size();) {
        // A run of spans that follow each other on the device, wherever they are in the file.
        std::size_t last = first;
        while (last + 1 < spans.size() && spans[last].offset + spans[last].length == spans[last + 1].offset) {
            ++last;
        }
        std::uint64_t begin = spans[first].offset;
        std::uint64_t end = spans[last].offset + spans[last].length;
        const std::uint64_t unit = std::max(spans[first].granularity_bytes, TrimEvidence::unitBytes);
        if (unit == deviceGranularity || unit == TrimEvidence::unitBytes) {
            begin = upTo(begin, unit);
            end = end / unit * unit;
        } else { // A layer above counts its units from a place of its own.
            begin += unit;
            end -= std::min(end, unit);
        }
        for (; first <= last; ++first) {
            const MappedSpan& span = spans[first];
            const std::uint64_t from = std::max(begin, span.offset);
            const std::uint64_t until = std::min(end, span.offset + span.length);
            if (from < until) {
                MappedSpan part = span;
                part.file_offset += from - span.offset;
                part.offset = from;
                part.length = until - from;
                whole.push_back(std::move(part));
            }
        }
    }
    return whole;
}

Result<TrimEvidence> TrimEvidence::of(const SystemTree& tree, std::vector<MappedSpan> spans) {
    auto raw = RawDevice::open(tree, spans.front().device);
    if (!raw) {
        return fail(std::move(raw.error()));
    }
    TrimEvidence evidence(std::move(*raw));
    evidence.m_device = spans.front().device;
    evidence.m_encrypted = std::ranges::any_of(spans, [](const MappedSpan& span) { return span.encrypted; });
    evidence.m_spans = wholeUnits(spans, discardLimits(tree, evidence.m_device).granularity_bytes);
    return evidence;
}

std::uint64_t TrimEvidence::bytes() const {
    std::uint64_t sum = 0;
    for (const MappedSpan& span : m_spans) {
        sum += span.length;
    }
    return sum;
}

Result<> TrimEvidence::recordBefore(std::uint64_t seed, const std::stop_token& stop, const ReadFn& read) {
    std::vector<std::uint8_t> expected(unitBytes);
    bool found = true;
    m_before.clear();
    auto done = eachUnit(m_raw, m_spans, stop, read, [&](Bytes unit, std::uint64_t fileOffset) {
        fillProofPattern(expected, seed, fileOffset);
        found = m_encrypted ? !isZero(unit) : std::ranges::equal(unit, expected);
        m_before.push_back(digest(unit));
        return found;
    });
    if (done && !found) {
        return fail(Errc::failed, fmt::format("What was written was not found on {} at the place that it should have.",
                                              m_raw.node()));
    }
    return done;
}

Result<DriveProof> TrimEvidence::compareAfter(const std::vector<FileExtent>& reused, const std::stop_token& stop,
                                              const ReadFn& read) const {
    DriveProof proof;
    proof.device = m_raw.node();
    proof.encrypted = m_encrypted;
    for (const MappedSpan& span : m_spans) {
        proof.hides_drives = proof.hides_drives || span.hides_drives;
        proof.read_through = span.read_through;
    }
    const Taken taken(reused);
    std::size_t index = 0;
    const auto done = eachUnit(m_raw, m_spans, stop, read, [&](Bytes unit, std::uint64_t fileOffset) {
        const std::uint64_t before = m_before.at(index++);
        if (taken.hold(fileOffset)) {
            proof.reused_bytes += unitBytes;
            return true;
        }
        proof.checked_bytes += unitBytes;
        (isZero(unit)             ? proof.zeroed_bytes
         : digest(unit) == before ? proof.unchanged_bytes
                                  : proof.changed_bytes) += unitBytes;
        return true;
    });
    if (!done) {
        return fail(done.error());
    }
    return proof;
}

} // namespace trimwright::linux_system
