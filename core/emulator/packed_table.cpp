// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/packed_table.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace trimwright::emulator {
namespace {

constexpr std::size_t chunkEntries = 1024;
constexpr std::uint16_t asRuns = 0xFFFF; ///< Instead of a width in bits.
// So that an entry can be read as one word of 64 bits wherever it begins.
constexpr std::size_t padding = 8;

struct ChunkHead {
    std::uint32_t least = 0; ///< Of the rotated entries; not used by runs.
    std::uint16_t width = 0; ///< Bits of each difference, or asRuns.
    std::uint16_t runs = 0;
};

struct Run {
    std::uint32_t value = 0;
    std::uint16_t length = 0;
};
constexpr std::size_t runBytes = 6;

/// The flag in the highest bit of an entry would make all differences wide.
std::uint32_t rotated(std::uint32_t entry) {
    return std::rotl(entry, 1);
}

std::size_t packedBytes(std::size_t entries, unsigned width) {
    return (entries * width + 7) / 8 + padding;
}

template <class T>
void append(const T& value, HugeText& out) {
    out.append(reinterpret_cast<const char*>(&value), sizeof value);
}

void appendRuns(std::span<const std::uint32_t> chunk, HugeText& out) {
    for (std::size_t begin = 0; begin < chunk.size();) {
        std::size_t end = begin + 1;
        while (end < chunk.size() && chunk[end] == chunk[begin]) {
            ++end;
        }
        append(chunk[begin], out);
        append(static_cast<std::uint16_t>(end - begin), out);
        begin = end;
    }
}

void appendPacked(std::span<const std::uint32_t> chunk, std::uint32_t least, unsigned width, HugeText& out) {
    const std::size_t start = out.size();
    out.resize(start + packedBytes(chunk.size(), width));
    char* at = out.data() + start;
    std::uint64_t waiting = 0;
    unsigned bits = 0;
    for (const std::uint32_t entry : chunk) {
        waiting |= std::uint64_t{rotated(entry) - least} << bits;
        bits += width;
        if (bits >= 32) {
            std::memcpy(at, &waiting, 4);
            at += 4;
            waiting >>= 32;
            bits -= 32;
        }
    }
    std::memcpy(at, &waiting, 4); // At most 31 bits; the padding has room.
}

void packChunk(std::span<const std::uint32_t> chunk, HugeText& out) {
    std::uint32_t least = ~0U;
    std::uint32_t most = 0;
    std::uint32_t changes = 0;
    for (std::size_t i = 0; i < chunk.size(); ++i) {
        const std::uint32_t value = rotated(chunk[i]);
        least = std::min(least, value);
        most = std::max(most, value);
        changes += i > 0 && chunk[i] != chunk[i - 1] ? 1 : 0;
    }
    const auto width = static_cast<std::uint16_t>(std::bit_width(most - least));
    if ((changes + std::size_t{1}) * runBytes < packedBytes(chunk.size(), width)) {
        append(ChunkHead{0, asRuns, static_cast<std::uint16_t>(changes + 1)}, out);
        appendRuns(chunk, out);
    } else {
        append(ChunkHead{least, width, 0}, out);
        appendPacked(chunk, least, width, out);
    }
}

bool unpackRuns(std::string_view in, std::span<std::uint32_t> chunk) {
    std::size_t filled = 0;
    for (; in.size() >= runBytes; in.remove_prefix(runBytes)) {
        Run run;
        std::memcpy(&run.value, in.data(), sizeof run.value);
        std::memcpy(&run.length, in.data() + sizeof run.value, sizeof run.length);
        if (run.length > chunk.size() - filled) {
            return false;
        }
        std::fill_n(chunk.begin() + static_cast<std::ptrdiff_t>(filled), run.length, run.value);
        filled += run.length;
    }
    return filled == chunk.size();
}

void unpackPacked(const char* in, std::uint32_t least, unsigned width, std::span<std::uint32_t> chunk) {
    const std::uint64_t mask = (std::uint64_t{1} << width) - 1;
    std::size_t bit = 0;
    for (std::uint32_t& entry : chunk) {
        std::uint64_t word = 0;
        std::memcpy(&word, in + bit / 8, sizeof word);
        entry = std::rotr(least + static_cast<std::uint32_t>((word >> (bit % 8)) & mask), 1);
        bit += width;
    }
}

bool unpackChunk(std::string_view& in, std::span<std::uint32_t> chunk) {
    ChunkHead head;
    if (in.size() < sizeof head) {
        return false;
    }
    std::memcpy(&head, in.data(), sizeof head);
    in.remove_prefix(sizeof head);
    const bool runs = head.width == asRuns;
    const std::size_t bytes = runs ? head.runs * runBytes : packedBytes(chunk.size(), head.width);
    if ((!runs && head.width > 32) || bytes > in.size()) {
        return false;
    }
    const std::string_view body = in.substr(0, bytes);
    in.remove_prefix(bytes);
    if (runs) {
        return unpackRuns(body, chunk);
    }
    unpackPacked(body.data(), head.least, head.width, chunk);
    return true;
}

} // namespace

void packTable(std::span<const std::uint32_t> table, HugeText& out) {
    while (!table.empty()) {
        const std::size_t now = std::min(table.size(), chunkEntries);
        packChunk(table.first(now), out);
        table = table.subspan(now);
    }
}

bool unpackTable(std::string_view& in, std::span<std::uint32_t> table) {
    while (!table.empty()) {
        const std::size_t now = std::min(table.size(), chunkEntries);
        if (!unpackChunk(in, table.first(now))) {
            return false;
        }
        table = table.subspan(now);
    }
    return true;
}

} // namespace trimwright::emulator
