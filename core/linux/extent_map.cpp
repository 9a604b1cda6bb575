// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/extent_map.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string_view>
#include <utility>

namespace trimwright::linux_system {
namespace {

constexpr std::uint64_t mapSectorBytes = 512;
constexpr int deepest = 32;

std::string nameOf(const SystemTree& tree, const BlockDevice& device) {
    return tree.text(device.path + "/dm/name").value_or(device.sysname);
}

/// Targets that are not followed, but return what their drives hold: zeros read from them come from the drives.
bool returnsWhatDrivesHold(std::string_view type) {
    constexpr std::array types{"multipath", "raid",  "mirror", "integrity", "raid1",
                               "raid4",     "raid5", "raid6",  "raid10"};
    return std::ranges::find(types, type) != types.end();
}

std::string describeTarget(std::string_view type) {
    struct Word {
        std::string_view type;
        std::string_view text;
    };
    constexpr std::array words{
        Word{"thin", "a thin volume"},
        Word{"cache", "a cached volume"},
        Word{"writecache", "a cached volume"},
        Word{"snapshot", "a snapshot"},
        Word{"snapshot-origin", "a volume with snapshots"},
        Word{"vdo", "a deduplicated volume"},
        Word{"multipath", "several paths to one drive"},
    };
    const auto* const found = std::ranges::find(words, type, &Word::type);
    return found == words.end() ? fmt::format("a mapped device of the kind {}", type) : std::string(found->text);
}

MappedSpan partOf(const MappedSpan& span, std::uint64_t skip, std::uint64_t length) {
    MappedSpan part = span;
    part.offset += skip;
    part.file_offset += skip;
    part.length = length;
    return part;
}

} // namespace

ExtentMap::ExtentMap(const SystemTree& tree, DmTableFn table) : m_tree(tree), m_table(std::move(table)) {}

Result<std::vector<MappedSpan>> ExtentMap::follow(const BlockDevice& device, std::uint64_t offset, std::uint64_t length,
                                                  std::uint64_t fileOffset) const {
    MappedSpan top;
    top.device = device;
    top.offset = offset;
    top.length = length;
    top.file_offset = fileOffset;
    Spans spans;
    if (auto done = descend(top, 0, spans); !done) {
        return fail(std::move(done.error()));
    }
    return spans;
}

Result<> ExtentMap::descend(const MappedSpan& at, int depth, Spans& spans) const {
    MappedSpan here = at;
    here.granularity_bytes = std::max(at.granularity_bytes, discardLimits(m_tree, at.device).granularity_bytes);
    const std::string& name = here.device.sysname;
    if (const auto size = sizeBytes(m_tree, here.device); size && here.offset + here.length > *size) {
        return fail(Errc::invalidData, fmt::format("A place beyond the end of {} was named.", nodeOf(name)));
    }
    if (depth > deepest) {
        return fail(Errc::invalidData, fmt::format("The layers below {} have no end.", nodeOf(name)));
    }
    if (here.device.isPartition()) {
        return throughPartition(std::move(here), depth, spans);
    }
    if (m_tree.exists(here.device.path + "/dm")) {
        return throughMapper(here, depth, spans);
    }
    if (m_tree.exists(here.device.path + "/md")) {
        return throughRaid(here, depth, spans);
    }
    if (!m_tree.list(here.device.path + "/slaves").empty()) { // bcache and what else rests on others
        here.read_through = fmt::format("the device {}, whose way to its drives is not known", name);
        here.hides_drives = true;
    }
    spans.push_back(std::move(here));
    return {};
}

/// `deviceWord` is "8:16", as tables name devices.
Result<> ExtentMap::toDevice(MappedSpan at, const std::string& deviceWord, int depth, Spans& spans) const {
    const auto number = parseDeviceNumber(deviceWord);
    auto below = number ? deviceNumbered(m_tree, *number) : std::nullopt;
    if (!below) {
        return fail(Errc::failed,
                    fmt::format("The device {} below {} is not there.", deviceWord, nodeOf(at.device.sysname)));
    }
    at.device = std::move(*below);
    return descend(at, depth + 1, spans);
}

Result<> ExtentMap::throughPartition(MappedSpan at, int depth, Spans& spans) const {
    const auto start = m_tree.number(at.device.path + "/start");
    auto disk = deviceNamed(m_tree, at.device.disk);
    if (!start || !disk) {
        return fail(Errc::failed, fmt::format("Where {} begins is not known.", nodeOf(at.device.sysname)));
    }
    at.offset += *start * mapSectorBytes;
    at.device = std::move(*disk);
    return descend(at, depth + 1, spans);
}

Result<> ExtentMap::throughMapper(const MappedSpan& at, int depth, Spans& spans) const {
    const auto number = parseDeviceNumber(m_tree.text(at.device.path + "/dev").value_or(""));
    const auto table =
        number ? m_table(*number) : fail(Errc::failed, fmt::format("{} has no number.", nodeOf(at.device.sysname)));
    if (!table) {
        return fail(table.error());
    }
    std::uint64_t done = 0;
    while (done < at.length) {
        const std::uint64_t place = at.offset + done;
        const auto target = std::ranges::find_if(*table, [place](const DmTarget& one) {
            return place >= one.start_bytes && place - one.start_bytes < one.length_bytes;
        });
        if (target == table->end()) {
            return fail(Errc::invalidData, fmt::format("The table of {} has a gap.", nodeOf(at.device.sysname)));
        }
        const std::uint64_t part = std::min(at.length - done, target->start_bytes + target->length_bytes - place);
        if (auto followed = throughTarget(partOf(at, done, part), *target, depth, spans); !followed) {
            return followed;
        }
        done += part;
    }
    return {};
}

Result<> ExtentMap::throughTarget(const MappedSpan& at, const DmTarget& target, int depth, Spans& spans) const {
    const auto& words = target.arguments;
    const std::uint64_t inside = at.offset - target.start_bytes;
    if (target.type == "striped") {
        return throughStripes(at, target, depth, spans);
    }
    // linear: device, offset · crypt: cipher, key, iv offset, device, offset
    const std::size_t deviceWord = target.type == "linear" ? 0 : target.type == "crypt" ? 3 : words.size();
    if (deviceWord + 1 < words.size()) {
        const auto begin = parseNumber(words[deviceWord + 1]);
        if (!begin) {
            return fail(Errc::invalidData, fmt::format("The table of {} cannot be read.", nodeOf(at.device.sysname)));
        }
        MappedSpan below = at;
        below.offset = (*begin * mapSectorBytes) + inside;
        below.encrypted = at.encrypted || target.type == "crypt";
        return toDevice(std::move(below), words[deviceWord], depth, spans);
    }
    MappedSpan here = at;
    here.hides_drives = !returnsWhatDrivesHold(target.type);
    here.read_through = fmt::format("{}: {}", nameOf(m_tree, at.device), describeTarget(target.type));
    spans.push_back(std::move(here));
    return {};
}

/// striped: count, chunk in sectors, then device and offset of each.
Result<> ExtentMap::throughStripes(const MappedSpan& at, const DmTarget& target, int depth, Spans& spans) const {
    const auto& words = target.arguments;
    const auto count = words.empty() ? std::nullopt : parseNumber(words[0]);
    const auto chunk = words.size() < 2 ? std::nullopt : parseNumber(words[1]);
    if (!count || !chunk || *count == 0 || *chunk == 0 || words.size() < 2 + (2 * *count)) {
        return fail(Errc::invalidData, fmt::format("The table of {} cannot be read.", nodeOf(at.device.sysname)));
    }
    const std::uint64_t chunkBytes = *chunk * mapSectorBytes;
    std::uint64_t done = 0;
    while (done < at.length) {
        const std::uint64_t place = at.offset - target.start_bytes + done;
        const std::uint64_t number = place / chunkBytes;
        const std::uint64_t part = std::min(at.length - done, chunkBytes - (place % chunkBytes));
        const std::size_t word = 2 + (2 * (number % *count));
        const auto begin = parseNumber(words[word + 1]);
        if (!begin) {
            return fail(Errc::invalidData, fmt::format("The table of {} cannot be read.", nodeOf(at.device.sysname)));
        }
        MappedSpan below = partOf(at, done, part);
        below.offset = (*begin * mapSectorBytes) + (number / *count * chunkBytes) + (place % chunkBytes);
        if (auto followed = toDevice(std::move(below), words[word], depth, spans); !followed) {
            return followed;
        }
        done += part;
    }
    return {};
}

Result<> ExtentMap::throughRaid(const MappedSpan& at, int depth, Spans& spans) const {
    const std::string directory = at.device.path + "/md/";
    const auto level = m_tree.text(directory + "level").value_or("");
    if (level != "raid1") {
        MappedSpan here = at;
        here.read_through = fmt::format("the RAID {} as a whole", at.device.sysname);
        spans.push_back(std::move(here));
        return {};
    }
    bool any = false;
    for (const std::string& entry : m_tree.list(directory)) {
        const bool isMember = entry.size() > 2 && entry.starts_with("rd") && parseNumber(entry.substr(2));
        const std::string member = directory + entry;
        if (!isMember || m_tree.text(member + "/state").value_or("").find("in_sync") == std::string::npos) {
            continue;
        }
        const auto offset = m_tree.number(member + "/offset");
        const auto number = parseDeviceNumber(m_tree.text(member + "/block/dev").value_or(""));
        if (!offset || !number) {
            return fail(Errc::failed, fmt::format("Where the RAID {} keeps its data on its member {} is not known.",
                                                  at.device.sysname, entry));
        }
        MappedSpan below = at;
        below.offset += *offset * mapSectorBytes;
        if (auto followed = toDevice(std::move(below), toString(*number), depth, spans); !followed) {
            return followed;
        }
        any = true;
    }
    return any ? Result<>() : fail(Errc::failed, fmt::format("The RAID {} has no member in sync.", at.device.sysname));
}

} // namespace trimwright::linux_system
