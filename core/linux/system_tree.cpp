// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/system_tree.h"

#include "core/base/file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <climits>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <unistd.h>

namespace trimwright::linux_system {
namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Length of the well-formed UTF-8 sequence at the start of `text` (Unicode 15, table 3-7), 0 if there is none.
std::size_t utf8Length(std::string_view text) {
    const auto byte = [&text](std::size_t at) { return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U; };
    const auto continues = [&byte](std::size_t at) { return (byte(at) & 0xC0U) == 0x80U; };
    const unsigned lead = byte(0);
    if (lead < 0x80) {
        return 1;
    }
    if (lead >= 0xC2 && lead <= 0xDF) {
        return continues(1) ? 2 : 0;
    }
    if (lead >= 0xE0 && lead <= 0xEF) {
        const bool overlong = lead == 0xE0 && byte(1) < 0xA0;
        const bool surrogate = lead == 0xED && byte(1) > 0x9F;
        return continues(1) && continues(2) && !overlong && !surrogate ? 3 : 0;
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
        const bool overlong = lead == 0xF0 && byte(1) < 0x90;
        const bool beyond = lead == 0xF4 && byte(1) > 0x8F;
        return continues(1) && continues(2) && continues(3) && !overlong && !beyond ? 4 : 0;
    }
    return 0;
}

/// C0 and C1 controls, DEL, and the Unicode marks that can reorder or break a line (bidirectional controls, line and
/// paragraph separator): a drive's name must not be able to dress up the text around it.
bool isControl(std::string_view sequence) {
    const auto first = static_cast<unsigned char>(sequence[0]);
    if (sequence.size() == 1) {
        return first < 0x20 || first == 0x7F;
    }
    const auto second = static_cast<unsigned char>(sequence[1]);
    if (sequence.size() == 2) {
        return first == 0xC2 && second < 0xA0;
    }
    if (sequence.size() == 3 && first == 0xE2) {
        const auto third = static_cast<unsigned char>(sequence[2]);
        return (second == 0x80 && (third == 0x8E || third == 0x8F || (third >= 0xA8 && third <= 0xAE))) ||
               (second == 0x81 && third >= 0xA6 && third <= 0xA9);
    }
    return false;
}

} // namespace

SystemTree::SystemTree(const std::filesystem::path& root) : m_root(root.string()) {
    while (!m_root.empty() && m_root.back() == '/') {
        m_root.pop_back();
    }
}

std::string SystemTree::onDisk(std::string_view path) const {
    std::string whole = m_root;
    whole += path;
    return whole;
}

SystemTree SystemTree::near(std::string_view directory) const {
    SystemTree tree = *this;
    tree.m_near = std::make_shared<const UniqueFd>(::open(onDisk(directory).c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
    tree.m_nearPath = directory;
    if (!*tree.m_near) {
        tree.m_near.reset();
    }
    return tree;
}

std::string SystemTree::bytes(std::string_view path, std::size_t maxBytes) const {
    // A recorded tree may hold anything, also a FIFO, which O_NONBLOCK makes empty.
    constexpr int flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY;
    const bool near =
        m_near && path.size() > m_nearPath.size() && path[m_nearPath.size()] == '/' && path.starts_with(m_nearPath);
    const UniqueFd fd(near ? ::openat(m_near->get(), std::string(path.substr(m_nearPath.size() + 1)).c_str(), flags)
                           : ::open(onDisk(path).c_str(), flags));
    if (!fd) {
        return {};
    }
    std::string content;
    std::array<char, 4096> piece; // NOLINT(*-member-init): read() fills it
    while (content.size() < maxBytes) {
        const std::size_t wanted = std::min(piece.size(), maxBytes - content.size());
        const ssize_t got = ::read(fd.get(), piece.data(), wanted);
        if (got < 0 && errno == EINTR) {
            continue;
        }
        content.append(piece.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
        if (got < static_cast<ssize_t>(wanted)) {
            break; // the end; asking a sysfs attribute once more would run the driver's code again
        }
    }
    return content;
}

std::optional<std::string> SystemTree::text(std::string_view path) const {
    std::string clean = cleanText(bytes(path));
    return clean.empty() ? std::nullopt : std::optional(std::move(clean));
}

std::optional<std::uint64_t> SystemTree::number(std::string_view path) const {
    return parseNumber(bytes(path, 64));
}

Result<std::string> SystemTree::file(std::string_view path) const {
    return readFile(onDisk(path));
}

std::optional<std::string> SystemTree::link(std::string_view path) const {
    std::array<char, PATH_MAX> target{};
    const ssize_t length = ::readlink(onDisk(path).c_str(), target.data(), target.size());
    if (length <= 0) {
        return std::nullopt;
    }
    return std::string(target.data(), static_cast<std::size_t>(length));
}

std::optional<std::string> SystemTree::linkName(std::string_view path) const {
    auto target = link(path);
    if (!target) {
        return std::nullopt;
    }
    const auto slash = target->rfind('/');
    return slash == std::string::npos ? *target : target->substr(slash + 1);
}

std::vector<std::string> SystemTree::list(std::string_view path) const {
    std::vector<std::string> names;
    const std::unique_ptr<DIR, int (*)(DIR*)> directory(::opendir(onDisk(path).c_str()), ::closedir);
    if (!directory) {
        return names;
    }
    while (const dirent* entry = ::readdir(directory.get())) {
        const std::string_view name = &entry->d_name[0];
        if (name != "." && name != "..") {
            names.emplace_back(name);
        }
    }
    std::ranges::sort(names, naturalLess);
    return names;
}

bool SystemTree::exists(std::string_view path) const {
    return ::access(onDisk(path).c_str(), F_OK) == 0;
}

std::string cleanText(std::string_view text) {
    std::string clean;
    clean.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        const std::string_view sequence = text.substr(0, std::max<std::size_t>(length, 1));
        text.remove_prefix(sequence.size());
        // Tabs and newlines separate words, other controls just vanish.
        const bool blank = sequence == " " || sequence == "\t" || sequence == "\n" || sequence == "\r";
        if (blank && !clean.empty() && clean.back() != ' ') {
            clean += ' ';
        } else if (!blank && length > 0 && !isControl(sequence)) {
            clean += sequence;
        }
    }
    if (!clean.empty() && clean.back() == ' ') {
        clean.pop_back();
    }
    return clean;
}

std::optional<std::uint64_t> parseNumber(std::string_view text, int base) {
    const auto first = text.find_first_not_of(" \t\n");
    if (first == std::string_view::npos) {
        return std::nullopt;
    }
    text = text.substr(first, text.find_last_not_of(" \t\n\0") - first + 1);
    std::uint64_t value = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value, base);
    if (parsed.ec != std::errc{} || parsed.ptr != text.data() + text.size()) {
        return std::nullopt;
    }
    return value;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const auto at = text.find(separator);
        parts.push_back(text.substr(0, at));
        if (at == std::string_view::npos) {
            return parts;
        }
        text.remove_prefix(at + 1);
    }
}

bool naturalLess(std::string_view left, std::string_view right) {
    while (!left.empty() && !right.empty()) {
        const bool digits = isDigit(left[0]);
        if (digits != isDigit(right[0])) {
            return digits;
        }
        const auto run = [digits](std::string_view text) {
            const auto end = std::ranges::find_if(text, [digits](char c) { return isDigit(c) != digits; });
            return text.substr(0, static_cast<std::size_t>(end - text.begin()));
        };
        const std::string_view leftRun = run(left);
        const std::string_view rightRun = run(right);
        // "sd" names count in letters after a two-letter driver name: sdb before sdaa, but loop before sda.
        const bool counts = digits || leftRun.substr(0, 2) == rightRun.substr(0, 2);
        if (counts && leftRun.size() != rightRun.size()) {
            return leftRun.size() < rightRun.size();
        }
        if (leftRun != rightRun) {
            return leftRun < rightRun;
        }
        left.remove_prefix(leftRun.size());
        right.remove_prefix(rightRun.size());
    }
    return left.size() < right.size();
}

} // namespace trimwright::linux_system
