// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <fmt/format.h>
#include <utility>

namespace trimwright::cli {
namespace {

struct CodePoint {
    char32_t value = 0;
    std::size_t bytes = 0; ///< 0 = no valid UTF-8 sequence starts here.
};

CodePoint decode(std::string_view text) {
    const auto first = static_cast<unsigned char>(text[0]);
    if (first < 0x80) {
        return {first, 1};
    }
    const std::size_t bytes = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < bytes) {
        return {};
    }
    auto value = static_cast<char32_t>(first & (0x7FU >> bytes));
    for (std::size_t i = 1; i < bytes; ++i) {
        const auto next = static_cast<unsigned char>(text[i]);
        if ((next & 0xC0U) != 0x80U) {
            return {};
        }
        value = (value << 6) | (next & 0x3FU);
    }
    constexpr std::array<char32_t, 5> least = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
    if (value < least[bytes] || surrogate || value > 0x10FFFF) {
        return {};
    }
    return {value, bytes};
}

/// C0, DEL and C1 controls, and the marks that turn the writing direction of what follows.
bool isControl(char32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029 || (c >= 0x202A && c <= 0x202E) ||
           (c >= 0x2066 && c <= 0x2069);
}

struct Range {
    char32_t first;
    char32_t last;
};

// Unicode 14, EastAsianWidth.txt: the blocks that are wide as a whole.
constexpr std::array<Range, 9> wideRanges = {{{0x1100, 0x115F},
                                              {0x2E80, 0x303E},
                                              {0x3041, 0xA4CF},
                                              {0xAC00, 0xD7A3},
                                              {0xF900, 0xFAFF},
                                              {0xFE30, 0xFE6F},
                                              {0xFF00, 0xFF60},
                                              {0x1F300, 0x1F64F},
                                              {0x20000, 0x3FFFD}}};
constexpr std::array<Range, 5> combiningRanges = {
    {{0x0300, 0x036F}, {0x1AB0, 0x1AFF}, {0x200B, 0x200F}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}}};

template <std::size_t N>
bool within(const std::array<Range, N>& ranges, char32_t c) {
    return std::any_of(ranges.begin(), ranges.end(),
                       [c](const Range& range) { return c >= range.first && c <= range.last; });
}

std::string octal(std::string_view bytes) {
    constexpr std::string_view plain = "\a\b\t\n\v\f\r";
    constexpr std::string_view letters = "abtnvfr";
    std::string text;
    for (const char byte : bytes) {
        const auto known = plain.find(byte);
        text += known != std::string_view::npos
                    ? fmt::format("\\{}", letters[known])
                    : fmt::format("\\{:03o}", static_cast<unsigned>(static_cast<unsigned char>(byte)));
    }
    return text;
}

std::string_view escape(Tone tone) {
    switch (tone) {
    case Tone::strong:
        return "\033[1m";
    case Tone::faint:
        return "\033[2m";
    case Tone::good:
        return "\033[32m";
    case Tone::warning:
        return "\033[33m";
    case Tone::bad:
        return "\033[31m";
    case Tone::plain:
        break;
    }
    return "";
}

} // namespace

std::string toned(const Style& style, Tone tone, std::string_view text) {
    if (!style.colour || tone == Tone::plain || text.empty()) {
        return std::string(text);
    }
    return fmt::format("{}{}\033[0m", escape(tone), text);
}

std::string printable(std::string_view text) {
    std::string clean;
    clean.reserve(text.size());
    while (!text.empty()) {
        const CodePoint point = decode(text);
        const std::string_view piece = text.substr(0, std::max<std::size_t>(point.bytes, 1));
        if (point.bytes == 0 || isControl(point.value)) {
            clean += octal(piece);
        } else {
            clean += piece;
        }
        text.remove_prefix(piece.size());
    }
    return clean;
}

std::size_t displayWidth(std::string_view text) {
    std::size_t columns = 0;
    while (!text.empty()) {
        const CodePoint point = decode(text);
        if (point.bytes == 0) {
            columns += 1;
        } else if (!within(combiningRanges, point.value)) {
            columns += within(wideRanges, point.value) ? 2U : 1U;
        }
        text.remove_prefix(std::max<std::size_t>(point.bytes, 1));
    }
    return columns;
}

std::string shortenMiddle(std::string_view text, std::size_t columns) {
    if (displayWidth(text) <= columns) {
        return std::string(text);
    }
    if (columns == 0) {
        return {};
    }
    std::vector<std::string_view> characters;
    while (!text.empty()) {
        characters.push_back(text.substr(0, std::max<std::size_t>(decode(text).bytes, 1)));
        text.remove_prefix(characters.back().size());
    }
    const std::size_t tailColumns = (columns - 1) / 2;
    const auto take = [](auto next, auto end, std::size_t room) {
        for (; next != end && displayWidth(*next) <= room; ++next) {
            room -= displayWidth(*next);
        }
        return next;
    };
    const auto headEnd = take(characters.begin(), characters.end(), columns - 1 - tailColumns);
    const auto tailStart = take(characters.rbegin(), characters.rend(), tailColumns).base();
    std::string shortened;
    std::for_each(characters.begin(), headEnd, [&](std::string_view character) { shortened += character; });
    shortened += "…";
    std::for_each(tailStart, characters.end(), [&](std::string_view character) { shortened += character; });
    return shortened;
}

std::vector<std::string> wrap(std::string_view text, std::size_t width) {
    std::vector<std::string> lines;
    if (width == 0) {
        lines.emplace_back(text);
        return lines;
    }
    std::string line;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(text.size(), word.size() + 1));
        if (!line.empty() && displayWidth(line) + 1 + displayWidth(word) > width) {
            lines.push_back(std::exchange(line, std::string()));
        }
        line += line.empty() ? "" : " ";
        line += word;
    }
    lines.push_back(std::move(line));
    return lines;
}

std::string paragraph(const Style& style, std::string_view text, std::size_t indent, Tone tone) {
    constexpr std::size_t narrowest = 20;
    const std::size_t width = style.width == 0 ? 0 : std::max(narrowest, style.width - std::min(style.width, indent));
    std::string block;
    for (const std::string& line : wrap(printable(text), width)) {
        block += std::string(indent, ' ') + toned(style, tone, line) + "\n";
    }
    return block;
}

std::string bulleted(const Style& style, std::string_view bullet, std::string_view text, std::size_t indent) {
    constexpr std::size_t bulletColumns = 2;
    const std::string block = paragraph(style, text, indent + bulletColumns);
    return std::string(indent, ' ') + std::string(bullet) + " " + block.substr(indent + bulletColumns);
}

std::string badge(const Style& style, care::Verdict verdict) {
    switch (verdict) {
    case care::Verdict::healthy:
        return toned(style, Tone::good, "● Healthy");
    case care::Verdict::attention:
        return toned(style, Tone::warning, "▲ Attention");
    case care::Verdict::failing:
        return toned(style, Tone::bad, "✖ Failing");
    case care::Verdict::unknown:
        break;
    }
    return toned(style, Tone::faint, "? Unknown");
}

std::string mark(const Style& style, care::Level level) {
    switch (level) {
    case care::Level::good:
        return toned(style, Tone::good, "●");
    case care::Level::attention:
        return toned(style, Tone::warning, "▲");
    case care::Level::failing:
        return toned(style, Tone::bad, "✖");
    case care::Level::info:
        break;
    }
    return toned(style, Tone::faint, "·");
}

std::string_view shape(TrimOutcome::Kind kind) {
    switch (kind) {
    case TrimOutcome::Kind::trimmed:
        return "✔";
    case TrimOutcome::Kind::failed:
        return "✖";
    case TrimOutcome::Kind::cancelled:
        return "■";
    case TrimOutcome::Kind::unsupported:
    case TrimOutcome::Kind::skipped:
        break;
    }
    return "–";
}

std::string sparkline(const std::vector<double>& values, double highest) {
    constexpr std::array<std::string_view, 8> bars = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    std::string line;
    for (const double value : values) {
        const double share = highest > 0 ? std::clamp(value / highest, 0.0, 1.0) : 0.0;
        line += bars[static_cast<std::size_t>(std::lround(share * static_cast<double>(bars.size() - 1)))];
    }
    return line;
}

std::string formatSeconds(double seconds) {
    if (seconds < 60) {
        return fmt::format("{:.1f} s", std::max(seconds, 0.0));
    }
    const auto whole = static_cast<std::uint64_t>(std::llround(seconds));
    return fmt::format("{} min {} s", whole / 60, whole % 60);
}

} // namespace trimwright::cli
