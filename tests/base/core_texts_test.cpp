// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the list of core's words and its translations are complete. The translations are read without Qt.
#include "core/base/translate_pattern.h"
#include "tests/core_catalogue.h"

#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <set>
#include <sys/wait.h>

namespace trimwright {
namespace {

using testing::readTs;
using testing::sourceFile;
using testing::TsMessage;

constexpr const char* germanTs = "resources/translations/trimwright-core_de.ts";

std::set<std::string> listedTexts() {
    const std::string list = readFile(sourceFile("resources/translations/core_texts.cpp")).value();
    constexpr std::string_view before = "\nQT_TRANSLATE_NOOP(\"core\", \"";
    std::set<std::string> texts;
    for (std::size_t at = list.find(before); at != std::string::npos; at = list.find(before, at)) {
        std::string text;
        for (at += before.size(); list.at(at) != '"'; ++at) {
            at += list[at] == '\\' ? 1 : 0;
            text += list.at(at);
        }
        texts.insert(text);
    }
    return texts;
}

/// The pattern with letters for its values: "{1} von {0}" → "<1> von <0>".
std::string marked(const TextPattern& pattern) {
    std::vector<std::string> values;
    for (std::size_t i = 0; i < pattern.values(); ++i) {
        values.push_back(fmt::format("<{}>", i));
    }
    return pattern.fill(values);
}

TEST(CoreTexts, TheListIsWhatCoreSays) {
    if (std::system("python3 -c '' 2>/dev/null") != 0) { // NOLINT: no other thread here
        GTEST_SKIP() << "Python 3 is not installed.";
    }
    const std::string command = "python3 " + sourceFile("resources/translations/core_texts.py") + " --check";
    EXPECT_EQ(WEXITSTATUS(std::system(command.c_str())), 0) << "run resources/translations/refresh"; // NOLINT
}

TEST(CoreTexts, EachHasAFinishedGermanTranslation) {
    std::set<std::string> translatedTexts;
    for (const TsMessage& message : readTs(germanTs)) {
        EXPECT_FALSE(message.translation.empty()) << message.source;
        EXPECT_TRUE(translatedTexts.insert(message.source).second) << message.source;
    }
    const auto listed = listedTexts();
    EXPECT_GT(listed.size(), 1000U);
    EXPECT_EQ(listed, translatedTexts) << "run resources/translations/refresh";
}

TEST(CoreTexts, EachTranslationHasThePlaceholdersOfItsText) {
    for (const TsMessage& message : readTs(germanTs)) {
        const auto from = TextPattern::parse(message.source);
        if (!from || !from->hasHoles()) {
            continue;
        }
        const auto to = TextPattern::parse(message.translation);
        ASSERT_TRUE(to) << message.translation;
        const std::string german = marked(*to);
        EXPECT_EQ(to->values(), from->values()) << message.source << " → " << message.translation;
        for (std::size_t i = 0; i < from->values(); ++i) {
            EXPECT_NE(german.find(fmt::format("<{}>", i)), std::string::npos) << message.translation;
            EXPECT_EQ(to->holeOf(i).real, from->holeOf(i).real) << message.translation;
        }
    }
}

/// Two patterns that fit the same text: the one for which it was made has to win.
TEST(CoreTexts, EachTextIsTranslatedAsItself) {
    const auto catalogue = testing::germanCatalogue();
    for (const TsMessage& message : readTs(germanTs)) {
        const auto from = TextPattern::parse(message.source);
        if (!from || from->letters() < 6) {
            continue;
        }
        std::vector<std::string> values;
        for (std::size_t i = 0; i < from->values(); ++i) {
            values.push_back(fmt::format("{}", 41 + i));
        }
        const std::string english = from->hasHoles() ? from->fill(values) : message.source;
        const auto to = TextPattern::parse(message.translation);
        const std::string german = from->hasHoles() ? to->fill(values) : message.translation;
        EXPECT_EQ(catalogue->translate(english), german);
    }
}

} // namespace
} // namespace trimwright
