// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/tar_writer.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace trimwright::linux_system {
namespace {

constexpr std::size_t blockBytes = 512;
constexpr std::size_t nameBytes = 100; ///< Of a name or link target in the header itself.

/// "27 path=some/long/path\n": the number is the length of the whole record, its own digits among it.
std::string paxRecord(std::string_view key, std::string_view value) {
    const std::size_t rest = key.size() + value.size() + 3; // " ", "=", "\n"
    std::size_t length = rest + 1;
    while (rest + fmt::formatted_size("{}", length) != length) {
        length = rest + fmt::formatted_size("{}", length);
    }
    return fmt::format("{} {}={}\n", length, key, value);
}

bool fits(std::string_view name) {
    return name.size() <= nameBytes && std::ranges::all_of(name, [](char c) { return c >= ' ' && c <= '~'; });
}

} // namespace

void TarWriter::file(std::string_view path, std::string_view content) {
    entry('0', path, {}, content);
}

void TarWriter::link(std::string_view path, std::string_view target) {
    entry('2', path, target, {});
}

std::string TarWriter::take() {
    m_archive.append(2 * blockBytes, '\0');
    return std::move(m_archive);
}

void TarWriter::entry(char type, std::string_view path, std::string_view target, std::string_view content) {
    std::string longNames;
    if (!fits(path)) {
        longNames += paxRecord("path", path);
    }
    if (!fits(target)) {
        longNames += paxRecord("linkpath", target);
    }
    if (!longNames.empty()) {
        header('x', "PaxHeader", {}, longNames.size());
        data(longNames);
    }
    header(type, path, target, content.size());
    data(content);
}

/// The "ustar" header block (POSIX.1-2017, pax, table "ustar Header Block").
void TarWriter::header(char type, std::string_view path, std::string_view target, std::size_t size) {
    std::array<char, blockBytes> block{};
    const auto put = [&block](std::size_t at, std::string_view text) {
        std::ranges::copy(text, block.begin() + static_cast<std::ptrdiff_t>(at));
    };
    put(0, path.substr(0, nameBytes));
    put(100, type == '2' ? "0000777" : "0000644");
    put(108, "0000000");
    put(116, "0000000");
    put(124, fmt::format("{:011o}", size));
    put(136, "00000000000");
    put(148, "        "); // The sum is made as if its own field were spaces.
    block[156] = type;
    put(157, target.substr(0, nameBytes));
    put(257, "ustar");
    put(263, "00");
    unsigned sum = 0;
    for (const char c : block) {
        sum += static_cast<unsigned char>(c);
    }
    put(148, fmt::format("{:06o}", sum));
    block[154] = '\0';
    m_archive.append(block.data(), block.size());
}

void TarWriter::data(std::string_view content) {
    m_archive += content;
    m_archive.append((blockBytes - content.size() % blockBytes) % blockBytes, '\0');
}

} // namespace trimwright::linux_system
