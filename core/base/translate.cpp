// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/translate.h"

#include "core/base/translate_pattern.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <optional>
#include <unordered_map>

namespace trimwright {
namespace {

constexpr std::string_view noBreakSpace = "\u00a0";
/// A pattern with fewer letters fits nearly everything, so its values must bear it out.
constexpr std::size_t fewLetters = 6;
/// Sentences in a pattern in a pattern; a text that goes deeper, or is longer, was not made by core.
constexpr int deepest = 6;
constexpr std::size_t longestText = 4000;
constexpr std::size_t mostSentences = 16;

/// A text that takes more looking through the patterns than this was made to.
constexpr int mostLooks = 100;

/// How deep in a text, and how much may still be done for it.
struct Depth {
    int level = 0;
    int* looks_left = nullptr;

    Depth deeper() const { return {level + 1, looks_left}; }
};

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::string replaced(std::string text, std::string_view what, std::string_view with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size())) {
        text.replace(at, what.size(), with);
    }
    return text;
}

bool isUnit(std::string_view text) {
    static constexpr std::array<std::string_view, 21> units{"B",   "kB",  "MB",  "GB",  "TB",   "PB",   "EB",
                                                            "KiB", "MiB", "GiB", "TiB", "MB/s", "Gb/s", "%",
                                                            "°C",  "s",   "ms",  "min", "h",    "×",    "KB"};
    return std::ranges::find(units, text) != units.end();
}

/// First letter in capitals, of ASCII and of the two-byte letters of Latin-1.
std::string capitalized(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    } else if (text.size() > 1 && text[0] == '\xC3' && text[1] >= '\xA0' && text[1] <= '\xBE') {
        text[1] = static_cast<char>(text[1] - 0x20);
    }
    return text;
}

} // namespace

class Catalogue::Book {
  public:
    Book(const Texts& texts, NumberStyle numbers) : m_numbers(std::move(numbers)) {
        for (const auto& [english, translation] : texts) {
            add(trimmed(english), trimmed(translation));
        }
        std::ranges::stable_sort(m_entries, std::ranges::greater(), [](const Entry& entry) {
            const std::size_t letters = entry.english.letters();
            return std::pair(letters < fewLetters ? 0 : letters, entry.english.signs());
        });
    }

    /// The text as one: known word by word, or made with a pattern. Nothing if it is neither.
    std::optional<std::string> known(std::string_view text, Depth depth) const {
        if (auto exact = exactly(text)) {
            return exact;
        }
        return made(text, depth, false);
    }

    /// A text that is not known: in a language without texts, which is English, at least its long numbers.
    std::string unknown(std::string_view text) const {
        std::string shown;
        for (std::size_t at = 0; at < text.size();) {
            const bool gap = m_exact.empty() && m_entries.empty() && at > 0 && isDigit(text[at - 1]) &&
                             text.substr(at).starts_with(noBreakSpace) && at + noBreakSpace.size() < text.size() &&
                             isDigit(text[at + noBreakSpace.size()]);
            shown += gap ? std::string_view(m_numbers.group_separator) : text.substr(at, 1);
            at += gap ? noBreakSpace.size() : 1;
        }
        return shown;
    }

    /// Whatever can be said of the text in the language.
    std::optional<std::string> any(std::string_view text, Depth depth) const {
        if (text.empty() || depth.level > deepest || text.size() > longestText) {
            return std::nullopt;
        }
        if (text.front() == ' ' || text.back() == ' ' || (text.front() == '(' && text.back() == ')')) {
            return peeled(text, depth);
        }
        if (auto number = asNumber(text, false)) {
            return number;
        }
        if (auto one = known(text, depth)) {
            return one;
        }
        if (auto several = sentences(text, depth)) {
            return several;
        }
        if (auto far = made(text, depth, true)) {
            return far;
        }
        if (auto end = afterFirstSentence(text, depth)) {
            return end;
        }
        if (text.front() >= 'A' && text.front() <= 'Z') { // "The drive sda": "the drive {}" at the start of a sentence
            std::string small(text);
            small.front() = static_cast<char>(small.front() - 'A' + 'a');
            if (auto found = known(small, depth)) {
                return capitalized(std::move(*found));
            }
        }
        return std::nullopt;
    }

  private:
    struct Entry {
        TextPattern english;
        TextPattern translation;
    };

    void add(std::string_view english, std::string_view translation) {
        const auto from = TextPattern::parse(english);
        if (english.empty() || translation.empty()) {
            return;
        }
        if (!from || !from->hasHoles()) {
            m_exact.emplace(english, translation);
            return;
        }
        const auto to = TextPattern::parse(translation);
        if (to && to->values() <= from->values()) {
            m_entries.push_back({*from, *to});
        }
    }

    std::optional<std::string> exactly(std::string_view text) const {
        const auto found = m_exact.find(std::string(text));
        return found == m_exact.end() ? std::nullopt : std::optional(found->second);
    }

    std::optional<std::string> made(std::string_view text, Depth depth, bool whole) const {
        if (--*depth.looks_left < 0) {
            return std::nullopt;
        }
        for (const Entry& entry : m_entries) {
            if (text.find(entry.english.longest()) == std::string_view::npos) {
                continue;
            }
            if (const auto values = entry.english.match(text, whole)) {
                if (auto filled = fill(entry, *values, depth)) {
                    return filled;
                }
            }
        }
        return std::nullopt;
    }

    std::optional<std::string> fill(const Entry& entry, const std::vector<std::string_view>& values,
                                    Depth depth) const {
        std::vector<std::string> words;
        const bool sure = entry.english.letters() >= fewLetters;
        bool known = sure;
        bool foreign = false;
        bool onlyNumbers = true;
        for (std::size_t i = 0; i < values.size(); ++i) {
            auto word = asNumber(values[i], entry.english.holeOf(i).real);
            if (!word) {
                onlyNumbers = false;
                word = any(values[i], depth.deeper());
                if (!word && !entry.english.quotes(i) && isClause(values[i])) {
                    return std::nullopt; // half of the sentence would stay English
                }
                known = known || word;
                foreign = foreign || (!word && values[i].find(' ') != std::string_view::npos);
            }
            words.push_back(word.value_or(std::string(values[i])));
        }
        const bool joined = !sure && entry.english.letters() > 0; // "{} and {}"
        if ((!known && !onlyNumbers) || (joined && foreign)) {
            return std::nullopt;
        }
        return entry.translation.fill(words);
    }

    /// Spaces and parentheses around a text stay where they are.
    std::optional<std::string> peeled(std::string_view text, Depth depth) const {
        const std::size_t first = std::min(text.find_first_not_of(" ("), text.size());
        const std::size_t last = text.find_last_not_of(text.front() == '(' ? ")" : " ");
        if (first >= text.size() || last == std::string_view::npos || last < first) {
            return std::nullopt;
        }
        std::string_view before = text.substr(0, first);
        std::string_view after = text.substr(last + 1);
        if (std::ranges::count(before, '(') != std::ranges::count(after, ')')) { // "(a) of (b)", " (a)"
            before = text.substr(0, std::min(text.find_first_not_of(' '), text.size()));
            after = text.substr(std::min(text.find_last_not_of(' ') + 1, text.size()));
            if (before.empty() && after.empty()) {
                return known(text, depth);
            }
        }
        auto inside = any(text.substr(before.size(), text.size() - before.size() - after.size()), depth.deeper());
        return inside ? std::optional(std::string(before) + *inside + std::string(after)) : std::nullopt;
    }

    /// Sentence by sentence, as many of them at once as are known together.
    std::optional<std::string> sentences(std::string_view text, Depth depth) const {
        const std::vector<std::size_t> ends = sentenceEnds(text);
        if (ends.size() > mostSentences) {
            return std::nullopt;
        }
        for (auto end = ends.rbegin(); end != ends.rend(); ++end) {
            if (auto first = known(text.substr(0, *end), depth)) {
                const std::string_view rest = text.substr(*end + 1);
                return *first + " " + any(rest, depth.deeper()).value_or(std::string(rest));
            }
        }
        return std::nullopt;
    }

    /// The first sentence is not core's.
    std::optional<std::string> afterFirstSentence(std::string_view text, Depth depth) const {
        const std::vector<std::size_t> ends = sentenceEnds(text);
        if (ends.empty() || ends.size() > mostSentences) {
            return std::nullopt;
        }
        const std::string_view rest = text.substr(ends.front() + 1);
        auto later = any(rest, depth.deeper());
        return later ? std::optional(std::string(text.substr(0, ends.front() + 1)) + *later) : std::nullopt;
    }

    /// "37.9 MB/s", "11 204" (with no-break spaces); a number without unit only where one is meant, since "7.4" is a
    /// version as well.
    std::optional<std::string> asNumber(std::string_view text, bool real) const {
        std::size_t at = text.starts_with('-') || text.starts_with('+') ? 1 : 0;
        const std::size_t begin = at;
        bool grouped = false;
        bool point = false;
        while (at < text.size()) {
            const bool gap = text.substr(at).starts_with(noBreakSpace) && at + 2 < text.size() && isDigit(text[at + 2]);
            if (gap) {
                grouped = true;
                at += noBreakSpace.size();
            } else if (isDigit(text[at])) {
                ++at;
            } else if (text[at] == '.' && !point && at + 1 < text.size() && isDigit(text[at + 1])) {
                point = true;
                ++at;
            } else {
                break;
            }
        }
        const std::string_view rest = text.substr(at);
        const bool unit = rest.starts_with(' ') && isUnit(rest.substr(1));
        if (at == begin || !isDigit(text[begin]) || (!rest.empty() && !unit) || (point && rest.empty() && !real)) {
            return std::nullopt;
        }
        std::string number(text.substr(0, at));
        number = replaced(std::move(number), ".", m_numbers.decimal_point);
        if (grouped) {
            number = replaced(std::move(number), noBreakSpace, m_numbers.group_separator);
        }
        return number + std::string(rest);
    }

    std::unordered_map<std::string, std::string> m_exact;
    std::vector<Entry> m_entries; ///< The surest first.
    NumberStyle m_numbers;
};

Catalogue::Catalogue(const Texts& texts, NumberStyle numbers, std::string language)
    : m_book(std::make_unique<const Book>(texts, std::move(numbers))), m_language(std::move(language)) {}

Catalogue::~Catalogue() = default;

std::string Catalogue::translate(std::string_view english) const {
    int looksLeft = mostLooks;
    const auto made = m_book->any(english, {0, &looksLeft});
    return made ? *made : m_book->unknown(english);
}

namespace {

/// What was asked for before: the same few hundred sentences are shown again and again.
class Memory {
  public:
    void set(std::shared_ptr<const Catalogue> catalogue) {
        const std::scoped_lock lock(m_mutex);
        m_catalogue = std::move(catalogue);
        m_seen.clear();
        m_any.store(m_catalogue != nullptr);
    }

    std::shared_ptr<const Catalogue> catalogue() const {
        if (!m_any.load()) {
            return nullptr;
        }
        const std::scoped_lock lock(m_mutex);
        return m_catalogue;
    }

    std::string translated(std::string_view english) {
        const auto catalogue = this->catalogue();
        if (catalogue == nullptr) {
            return std::string(english);
        }
        std::string key(english);
        {
            const std::scoped_lock lock(m_mutex);
            if (const auto found = m_seen.find(key); found != m_seen.end()) {
                return found->second;
            }
        }
        std::string made = catalogue->translate(english);
        const std::scoped_lock lock(m_mutex);
        if (m_seen.size() >= most) {
            m_seen.clear();
        }
        m_seen.emplace(std::move(key), made);
        return made;
    }

  private:
    static constexpr std::size_t most = 4000;
    mutable std::mutex m_mutex;
    std::atomic<bool> m_any{false};
    std::shared_ptr<const Catalogue> m_catalogue;
    std::unordered_map<std::string, std::string> m_seen;
};

Memory& memory() {
    static Memory one;
    return one;
}

} // namespace

void setCatalogue(std::shared_ptr<const Catalogue> catalogue) {
    memory().set(std::move(catalogue));
}

std::string translated(std::string_view english) {
    return memory().translated(english);
}

std::string_view language() {
    const auto catalogue = memory().catalogue();
    return catalogue == nullptr ? std::string_view("en") : std::string_view(catalogue->language());
}

} // namespace trimwright
