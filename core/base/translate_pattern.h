// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright {

/// A pattern of fmt read backwards: which values made this text? Only what core uses: "{}", "{0}", "{:.1f}", "{{".
class TextPattern {
  public:
    struct Hole {
        std::size_t value = 0; ///< Which of the values stands here.
        bool number = false;   ///< Its format is one of numbers.
        bool real = false;     ///< … with decimals.
    };

    /// Nothing if the braces make no pattern.
    static std::optional<TextPattern> parse(std::string_view pattern);

    bool hasHoles() const { return !m_holes.empty(); }
    /// How many values the pattern takes.
    std::size_t values() const { return m_values; }
    /// Of all its holes of this value the first.
    const Hole& holeOf(std::size_t value) const;
    /// Letters of the text around the holes: the more, the surer a match.
    std::size_t letters() const { return m_letters; }
    std::size_t signs() const { return m_signs; } ///< What else stands there.
    /// The value stands in quotation marks: others said it, in their language.
    bool quotes(std::size_t value) const;
    /// A part of the text that a match must hold.
    const std::string& longest() const;

    /// The values, if this text can have been made with the pattern. `whole`: a value may go on over the end of a
    /// sentence.
    std::optional<std::vector<std::string_view>> match(std::string_view text, bool whole) const;
    std::string fill(const std::vector<std::string>& values) const;

  private:
    struct Attempt;
    bool matchFrom(Attempt& attempt, std::size_t at, std::size_t hole) const;

    std::vector<std::string> m_literals; ///< One more than holes: before, between and after them.
    std::vector<Hole> m_holes;
    std::size_t m_values = 0;
    std::size_t m_letters = 0;
    std::size_t m_signs = 0;
};

/// Where a sentence ends and another follows: the places of the spaces between them, first to last. Sentences in
/// parentheses belong to the one around them.
std::vector<std::size_t> sentenceEnds(std::string_view text);

/// Several words of running English, quotations aside. Names are none, nor are
/// commands: "Samsung SSD 980 PRO", "/srv/data of mine", "sudo dmsetup table it".
bool isClause(std::string_view text);

} // namespace trimwright
