// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Core speaks English, and what it stores, sends and prints for programs stays so. A program that shows its words to a
/// person in another language passes them through translated() when it shows them, wherever they were made: here, by
/// the helper, by an older version that wrote them into a history or a report.
namespace trimwright {

/// How a language writes numbers.
struct NumberStyle {
    std::string decimal_point = ".";
    std::string group_separator = "\u00a0"; ///< Between groups of three digits.
};

/// What core says, in another language. Immutable: any thread. Pure.
class Catalogue {
  public:
    /// A text of core as it stands in its sources, and its translation. Both are patterns of fmt: "{} of {:.1f} %". A
    /// translation may name its values, "{1} von {0}", and leave some out. One that is empty or names a value that the
    /// text does not have counts as absent.
    using Texts = std::vector<std::pair<std::string, std::string>>;

    Catalogue(const Texts& texts, NumberStyle numbers, std::string language);
    ~Catalogue();

    /// The English words in this language. Words that fill a pattern are translated too, and numbers are written as the
    /// language does. Several sentences are translated one by one. What is not known stays as it is, the whole of a
    /// sentence if a part of it is not known, but for names and what is quoted. A catalogue without texts only writes
    /// the numbers as its language does.
    std::string translate(std::string_view english) const;

    const std::string& language() const { return m_language; } ///< "de"

  private:
    class Book;
    std::unique_ptr<const Book> m_book;
    std::string m_language;
};

/// Once per program, before it starts threads; without it everything stays English.
void setCatalogue(std::shared_ptr<const Catalogue> catalogue);

/// For people only: what core said, in the language of the program. Remembers what it was asked before. Any thread.
std::string translated(std::string_view english);

/// Of the words of translated(): "en", "de".
std::string_view language();

} // namespace trimwright
