// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/translate_pattern.h"

#include <algorithm>
#include <charconv>

namespace trimwright {
namespace {

bool isAsciiLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool looksLikeNumber(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789abcdefABCDEFx.+-") == std::string_view::npos;
}

/// Each parenthesis that closes has one that opens before it.
bool nests(std::string_view text) {
    int depth = 0;
    for (const char c : text) {
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (depth < 0) {
            return false;
        }
    }
    return depth == 0;
}

/// The text without what stands in quotation marks, and without a path at its front, whose folders may have any name.
std::string unquoted(std::string_view text) {
    std::string rest;
    if (text.starts_with('/')) {
        const std::size_t end = text.find_first_of(":,");
        text.remove_prefix(std::min(end, text.size()));
    }
    while (!text.empty()) {
        const std::size_t open = text.find("\u201c");
        const std::size_t close = open == std::string_view::npos ? open : text.find("\u201d", open);
        rest += text.substr(0, close == std::string_view::npos ? text.size() : open);
        text.remove_prefix(close == std::string_view::npos ? text.size() : close);
    }
    return rest;
}

/// The inside of braces: "", "1", ":.1f", "0:>3".
std::optional<TextPattern::Hole> holeOfField(std::string_view field, std::size_t next) {
    TextPattern::Hole hole{next, false, false};
    const std::size_t colon = std::min(field.find(':'), field.size());
    if (const std::string_view index = field.substr(0, colon); !index.empty()) {
        const auto [end, error] = std::from_chars(index.data(), index.data() + index.size(), hole.value);
        if (error != std::errc() || end != index.data() + index.size() || hole.value > 9) {
            return std::nullopt;
        }
    }
    const std::string_view spec = field.substr(std::min(colon + 1, field.size()));
    const char type = spec.empty() ? 's' : spec.back();
    hole.real = type == 'f' || type == 'g';
    hole.number = hole.real || type == 'x' || type == 'X' || type == 'd';
    return hole;
}

} // namespace

std::optional<TextPattern> TextPattern::parse(std::string_view pattern) {
    TextPattern made;
    std::string literal;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const char c = pattern[at];
        if ((c == '{' || c == '}') && at + 1 < pattern.size() && pattern[at + 1] == c) {
            literal += c;
            ++at;
        } else if (c == '{') {
            const std::size_t end = pattern.find('}', at);
            const auto hole = end == std::string_view::npos
                                  ? std::nullopt
                                  : holeOfField(pattern.substr(at + 1, end - at - 1), made.m_holes.size());
            if (!hole) {
                return std::nullopt;
            }
            made.m_holes.push_back(*hole);
            made.m_values = std::max(made.m_values, hole->value + 1);
            made.m_literals.push_back(std::move(literal));
            literal.clear();
            at = end;
        } else if (c == '}') {
            return std::nullopt;
        } else {
            literal += c;
        }
    }
    made.m_literals.push_back(std::move(literal));
    for (const std::string& part : made.m_literals) {
        const auto letters = static_cast<std::size_t>(std::ranges::count_if(part, isAsciiLetter));
        made.m_letters += letters;
        made.m_signs += part.size() - letters;
    }
    return made;
}

const TextPattern::Hole& TextPattern::holeOf(std::size_t value) const {
    const auto found = std::ranges::find(m_holes, value, &Hole::value);
    return found == m_holes.end() ? m_holes.front() : *found;
}

bool TextPattern::quotes(std::size_t value) const {
    const auto hole = static_cast<std::size_t>(std::ranges::find(m_holes, value, &Hole::value) - m_holes.begin());
    return hole < m_holes.size() && m_literals[hole].ends_with("\u201c") && m_literals[hole + 1].starts_with("\u201d");
}

const std::string& TextPattern::longest() const {
    return *std::ranges::max_element(m_literals, {}, [](const std::string& part) { return part.size(); });
}

struct TextPattern::Attempt {
    std::string_view text;
    bool whole = false;
    std::vector<std::string_view> found;
    std::vector<bool> set;
    int steps_left = 500; ///< A text made to have many ways to fit is not worth them.
};

std::optional<std::vector<std::string_view>> TextPattern::match(std::string_view text, bool whole) const {
    Attempt attempt{text, whole, std::vector<std::string_view>(m_values), std::vector<bool>(m_values, false)};
    if (!text.starts_with(m_literals.front()) || !matchFrom(attempt, m_literals.front().size(), 0)) {
        return std::nullopt;
    }
    return std::move(attempt.found);
}

/// The shortest value that leads on, for this hole and then for the ones after it.
bool TextPattern::matchFrom(Attempt& attempt, std::size_t at, std::size_t hole) const {
    const std::string_view text = attempt.text;
    if (hole == m_holes.size()) {
        return at == text.size();
    }
    const Hole& here = m_holes[hole];
    const std::string& after = m_literals[hole + 1];
    const bool last = hole + 1 == m_holes.size();
    const bool enclosed = m_literals[hole].ends_with('(') && after.starts_with(')');
    if (last && (text.size() < at + after.size() || !text.ends_with(after))) {
        return false;
    }
    for (std::size_t end = last ? text.size() - after.size() : text.find(after, at);
         end != std::string_view::npos && attempt.steps_left-- > 0;
         end = last || end + 1 > text.size() ? std::string_view::npos : text.find(after, end + 1)) {
        const std::string_view value = text.substr(at, end - at);
        const bool first = !attempt.set[here.value];
        const bool fits = (!here.number || looksLikeNumber(value)) && (first || attempt.found[here.value] == value) &&
                          (attempt.whole || (enclosed && nests(value)) || sentenceEnds(value).empty());
        if (!fits) {
            continue;
        }
        attempt.found[here.value] = value;
        attempt.set[here.value] = true;
        if (matchFrom(attempt, end + after.size(), hole + 1)) {
            return true;
        }
        attempt.set[here.value] = !first;
    }
    return false;
}

std::string TextPattern::fill(const std::vector<std::string>& values) const {
    std::string text = m_literals.front();
    for (std::size_t i = 0; i < m_holes.size(); ++i) {
        text += values[m_holes[i].value];
        text += m_literals[i + 1];
    }
    return text;
}

std::vector<std::size_t> sentenceEnds(std::string_view text) {
    const bool balanced = std::ranges::count(text, '(') == std::ranges::count(text, ')');
    std::vector<std::size_t> ends;
    int depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
        const std::string_view before = text.substr(0, at);
        if (text[at] == ' ' && (depth <= 0 || !balanced) &&
            (before.ends_with('.') || before.ends_with('?') || before.ends_with('!') || before.ends_with("”"))) {
            ends.push_back(at);
        }
    }
    return ends;
}

bool isClause(std::string_view text) {
    constexpr int fewest = 2;
    int words = 0;
    std::string word;
    for (const char c : unquoted(text) + ' ') {
        if (c != ' ') {
            word += c;
            continue;
        }
        const std::size_t first = word.find_first_not_of('(');
        const std::size_t last = word.find_last_not_of(".,;:)");
        const std::string_view inside = first == std::string::npos || last == std::string::npos || last < first
                                            ? std::string_view()
                                            : std::string_view(word).substr(first, last - first + 1);
        if (inside == "sudo" || word.starts_with('-')) {
            return false; // a command, for the reader to type
        }
        words += inside.size() > 1 && std::ranges::all_of(inside, [](char l) { return l >= 'a' && l <= 'z'; }) ? 1 : 0;
        word.clear();
    }
    return words >= fewest;
}

} // namespace trimwright
