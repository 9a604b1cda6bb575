// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/file.h"
#include "core/base/translate.h"
#include "tests/paths.h"

#include <array>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What core says in German, straight from its .ts file, for tests without Qt.
namespace trimwright::testing {

struct TsMessage {
    std::string source;
    std::string translation; ///< Empty if it is unfinished.
};

/// The text between `<tag…>` and `</tag>`, with XML's entities resolved. Moves `at` behind it; npos at the end.
inline std::string nextElement(const std::string& xml, std::string_view tag, std::size_t& at) {
    const std::size_t open = xml.find("<" + std::string(tag), at);
    const std::size_t begin = open == std::string::npos ? open : xml.find('>', open);
    const std::size_t end = begin == std::string::npos ? begin : xml.find("</" + std::string(tag) + ">", begin);
    if (end == std::string::npos) {
        at = std::string::npos;
        return {};
    }
    at = end;
    const bool unfinished = xml.substr(open, begin - open).find("unfinished") != std::string::npos;
    std::string text = unfinished ? std::string() : xml.substr(begin + 1, end - begin - 1);
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> entities{
        {{"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&apos;", "'"}, {"&amp;", "&"}}};
    for (const auto& [entity, character] : entities) {
        for (std::size_t found = text.find(entity); found != std::string::npos;
             found = text.find(entity, found + character.size())) {
            text.replace(found, entity.size(), character);
        }
    }
    return text;
}

inline std::vector<TsMessage> readTs(const std::string& path) {
    const auto xml = readFile(sourceFile(path), std::size_t{1} << 24);
    if (!xml) {
        throw std::runtime_error(xml.error().message);
    }
    std::vector<TsMessage> messages;
    for (std::size_t at = 0;;) {
        std::string source = nextElement(*xml, "source", at);
        if (at == std::string::npos) {
            return messages;
        }
        messages.push_back({std::move(source), nextElement(*xml, "translation", at)});
    }
}

inline std::shared_ptr<const Catalogue> germanCatalogue() {
    Catalogue::Texts texts;
    for (TsMessage& message : readTs("resources/translations/trimwright-core_de.ts")) {
        texts.emplace_back(std::move(message.source), std::move(message.translation));
    }
    return std::make_shared<const Catalogue>(texts, NumberStyle{",", "."}, "de");
}

/// An English word that was left in a German text; empty if there is none. What stands in quotation marks was said by
/// others.
inline std::string englishIn(std::string_view german) {
    constexpr std::array<std::string_view, 16> words{"the", "The", "of",  "is",    "not",  "and",  "which",  "that",
                                                     "its", "Its", "are", "drive", "with", "from", "cannot", "this"};
    std::string word;
    bool quoted = false;
    for (std::size_t at = 0; at <= german.size(); ++at) {
        quoted = quoted ? !german.substr(at).starts_with("“") : german.substr(at).starts_with("„");
        const char c = at < german.size() ? german[at] : ' ';
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80) != 0 || c == '_' || c == '/') {
            word += c;
            continue;
        }
        for (const std::string_view english : words) {
            if (word == english && !quoted) {
                return word;
            }
        }
        word.clear();
    }
    return {};
}

} // namespace trimwright::testing
