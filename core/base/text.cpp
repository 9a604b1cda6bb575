// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"

#include <cstddef>
#include <cstdint>

namespace trimwright {

namespace {

/// Length of the valid UTF-8 sequence at `at` (RFC 3629, table 3-7 of the Unicode standard); 0 if there is none.
std::size_t utf8Length(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[at + i]); };
    const auto continues = [&](std::size_t i, std::uint8_t low = 0x80, std::uint8_t high = 0xBF) {
        return at + i < text.size() && byte(i) >= low && byte(i) <= high;
    };
    const std::uint8_t lead = byte(0);
    if (lead < 0x80) {
        return 1;
    }
    if (lead >= 0xC2 && lead <= 0xDF) {
        return continues(1) ? 2 : 0;
    }
    if (lead >= 0xE0 && lead <= 0xEF) {
        const std::uint8_t low = lead == 0xE0 ? 0xA0 : 0x80;
        const std::uint8_t high = lead == 0xED ? 0x9F : 0xBF;
        return continues(1, low, high) && continues(2) ? 3 : 0;
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
        const std::uint8_t low = lead == 0xF0 ? 0x90 : 0x80;
        const std::uint8_t high = lead == 0xF4 ? 0x8F : 0xBF;
        return continues(1, low, high) && continues(2) && continues(3) ? 4 : 0;
    }
    return 0;
}

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Greedy matching with one backtracking point: linear for the patterns of our tables.
bool matchesOne(std::string_view pattern, std::string_view text) {
    std::size_t p = 0;
    std::size_t t = 0;
    std::size_t star = std::string_view::npos;
    std::size_t resume = 0;
    while (t < text.size()) {
        if (p < pattern.size() && pattern[p] == '*') {
            star = p++;
            resume = t;
        } else if (p < pattern.size() && (pattern[p] == '?' || lower(pattern[p]) == lower(text[t]))) {
            ++p;
            ++t;
        } else if (star != std::string_view::npos) {
            p = star + 1;
            t = ++resume;
        } else {
            return false;
        }
    }
    while (p < pattern.size() && pattern[p] == '*') {
        ++p;
    }
    return p == pattern.size();
}

} // namespace

std::string cleanText(std::string_view text, std::size_t maxBytes) {
    std::string clean;
    bool space = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = utf8Length(text, at);
        const auto byte = static_cast<std::uint8_t>(text[at]);
        // C1 control characters are U+0080 … U+009F: C2 80 … C2 9F.
        const bool c1 = length == 2 && byte == 0xC2 && static_cast<std::uint8_t>(text[at + 1]) < 0xA0;
        const bool c0 = length == 1 && (byte <= 0x20 || byte == 0x7F);
        if (c0 || c1) {
            space = true;
        } else {
            const std::string_view piece = length == 0 ? std::string_view("\xEF\xBF\xBD") : text.substr(at, length);
            const bool gap = space && !clean.empty();
            if (clean.size() + piece.size() + (gap ? 1 : 0) > maxBytes) {
                break;
            }
            if (gap) {
                clean += ' ';
            }
            space = false;
            clean += piece;
        }
        at += length == 0 ? 1 : length;
    }
    return clean;
}

std::string repairUtf8(std::string_view text) {
    std::string repaired;
    repaired.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = utf8Length(text, at);
        repaired += length == 0 ? std::string_view("\xEF\xBF\xBD") : text.substr(at, length);
        at += length == 0 ? 1 : length;
    }
    return repaired;
}

bool matchesPattern(std::string_view pattern, std::string_view text) {
    if (pattern.empty()) {
        return true;
    }
    for (;;) {
        const std::size_t bar = pattern.find('|');
        if (matchesOne(pattern.substr(0, bar), text)) {
            return true;
        }
        if (bar == std::string_view::npos) {
            return false;
        }
        pattern.remove_prefix(bar + 1);
    }
}

std::string_view withoutBlanks(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    const auto first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

} // namespace trimwright
