// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/translate.h"
#include "core/base/translate_pattern.h"
#include "tests/core_catalogue.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <thread>
#include <vector>

namespace trimwright {
namespace {

Catalogue german(const Catalogue::Texts& texts) {
    return {texts, {",", "."}, "de"};
}

const Catalogue& words() {
    static const Catalogue catalogue = german({
        {"The drive is asleep.", "Das Laufwerk schläft."},
        {"Read it when it is in use.", "Lesen, wenn es benutzt wird."},
        {"TRIM reaches {}.", "TRIM erreicht {}."},
        {"TRIM reaches {}, but not {}.", "TRIM erreicht {}, aber nicht {}."},
        {"the drive {}", "das Laufwerk {}"},
        {"{} and {}", "{} und {}"},
        {"{} of {} are free on {}", "Auf {2} sind {0} von {1} frei"},
        {"{} place", "{} Stelle"},
        {"{} places", "{} Stellen"},
        {"Not readable: {}.", "Nicht lesbar: {}."},
        {"{:.1f} years", "{:.1f} Jahre"},
        {"{}: {}.", "{}: {}."},
        {"Cannot read {}", "Lesen nicht möglich: {}"},
        {"Permission denied", "Keine Berechtigung"},
        {"{}, which promises zeros after TRIM{}: it did not arrive.", "{}, das Nullen verspricht{}: Es kam nicht an."},
        {"IDENTIFY word {} bit {}", "IDENTIFY-Wort {}, Bit {}"},
        {"smartctl says: “{}”", "smartctl sagt: „{}“"},
        {"A {{brace}} and {}", "Eine {{Klammer}} und {}"},
    });
    return catalogue;
}

TEST(Translate, AWholeTextAndOneThatIsNotKnown) {
    EXPECT_EQ(words().translate("The drive is asleep."), "Das Laufwerk schläft.");
    EXPECT_EQ(words().translate("The moon is asleep."), "The moon is asleep.");
    EXPECT_EQ(words().translate(""), "");
    EXPECT_EQ(words().language(), "de");
}

TEST(Translate, APatternTakesItsValuesBack) {
    EXPECT_EQ(words().translate("TRIM reaches the drive /dev/sda."), "TRIM erreicht das Laufwerk /dev/sda.");
    EXPECT_EQ(words().translate("TRIM reaches /dev/sda, but not /dev/sdb."),
              "TRIM erreicht /dev/sda, aber nicht /dev/sdb.");
    EXPECT_EQ(words().translate(fmt::format("A {{brace}} and {}", 7)), "Eine {Klammer} und 7");
}

TEST(Translate, TheTranslationMayChangeTheOrder) {
    EXPECT_EQ(words().translate("5.25 GB of 37.9 GB are free on /home"), "Auf /home sind 5,25 GB von 37,9 GB frei");
}

TEST(Translate, OneAndMany) {
    EXPECT_EQ(words().translate("Not readable: 1 place."), "Nicht lesbar: 1 Stelle.");
    EXPECT_EQ(words().translate("Not readable: 11\u00a0204 places."), "Nicht lesbar: 11.204 Stellen.");
}

TEST(Translate, NumbersAsTheLanguageWritesThemButNoVersions) {
    EXPECT_EQ(words().translate("1.3 years"), "1,3 Jahre");
    EXPECT_EQ(words().translate("36.2 TB"), "36,2 TB");
    EXPECT_EQ(words().translate("-12.5 °C"), "-12,5 °C");
    EXPECT_EQ(words().translate("TRIM reaches 7.4."), "TRIM erreicht 7.4.");
    EXPECT_EQ(words().translate("7.4"), "7.4");
    EXPECT_EQ(words().translate("x years"), "x years") << "a pattern for a number takes nothing else";
}

TEST(Translate, SentencesOneByOne) {
    EXPECT_EQ(words().translate("The drive is asleep. Read it when it is in use."),
              "Das Laufwerk schläft. Lesen, wenn es benutzt wird.");
    EXPECT_EQ(words().translate("The drive is asleep. Nobody knows this."), "Das Laufwerk schläft. Nobody knows this.");
    EXPECT_EQ(words().translate("Nobody knows this. The drive is asleep."), "Nobody knows this. Das Laufwerk schläft.");
    EXPECT_EQ(words().translate("TRIM reaches a. TRIM reaches b."), "TRIM erreicht a. TRIM erreicht b.");
}

TEST(Translate, PatternsInPatterns) {
    EXPECT_EQ(words().translate("Cannot read /etc/shadow: Permission denied."),
              "Lesen nicht möglich: /etc/shadow: Keine Berechtigung.");
    EXPECT_EQ(words().translate("The drive sda, which promises zeros after TRIM (IDENTIFY word 69 bit 5): it did not "
                                "arrive."),
              "Das Laufwerk sda, das Nullen verspricht (IDENTIFY-Wort 69, Bit 5): Es kam nicht an.");
    EXPECT_EQ(words().translate("TRIM reaches the drive a and the drive b."),
              "TRIM erreicht das Laufwerk a und das Laufwerk b.");
}

TEST(Translate, APatternOfFewLettersNeedsMoreThanToFit) {
    EXPECT_EQ(words().translate("bread and butter"), "bread and butter");
    EXPECT_EQ(words().translate("smartctl says: “Smart and: quick”"), "smartctl sagt: „Smart and: quick“");
}

TEST(Translate, ASentenceIsGermanWhollyOrNotAtAll) {
    for (const char* text : {"The drive knows Dataset Management, and zeros come back afterwards.",
                             "TRIM reaches /dev/sda: a newer layer stops it.", "Short: completed without error",
                             "Cannot read the table that a newer kernel has.", "TRIM reaches a and what follows it."}) {
        EXPECT_EQ(words().translate(text), text);
    }
    EXPECT_EQ(words().translate("The drive knows a new word of art. The drive is asleep."),
              "The drive knows a new word of art. Das Laufwerk schläft.");
}

TEST(Translate, NamesOfAnyKindFillAPattern) {
    EXPECT_EQ(words().translate("TRIM reaches Samsung SSD 980 PRO 1TB."), "TRIM erreicht Samsung SSD 980 PRO 1TB.");
    EXPECT_EQ(words().translate("Cannot read /media/me/a disk with a long name"),
              "Lesen nicht möglich: /media/me/a disk with a long name");
    EXPECT_EQ(words().translate("Cannot read /media/me/a disk with a long name: Permission denied."),
              "Lesen nicht möglich: /media/me/a disk with a long name: Keine Berechtigung.");
    EXPECT_EQ(words().translate("smartctl says: “what nobody here can know of”"),
              "smartctl sagt: „what nobody here can know of“");
}

TEST(Translate, ACommandFillsAPattern) {
    for (const char* command :
         {"cryptsetup --allow-discards --persistent refresh luks-4f1c", "sudo dmsetup table it"}) {
        EXPECT_EQ(words().translate(fmt::format("TRIM reaches {}.", command)),
                  fmt::format("TRIM erreicht {}.", command));
    }
}

TEST(Translate, WithoutTextsOnlyLongNumbersAreWrittenAnew) {
    const Catalogue english({}, {".", ","}, "en");
    EXPECT_EQ(english.translate("The drive has replaced 1\u00a0844 bad blocks."),
              "The drive has replaced 1,844 bad blocks.");
    EXPECT_EQ(english.translate("512\u00a0000 B"), "512,000 B");
    EXPECT_EQ(english.translate("94\u00a0% of 36.2 TB"), "94\u00a0% of 36.2 TB");
}

TEST(Translate, ABrokenTranslationCountsAsNone) {
    for (const char* broken : {"", "Platz {", "Platz }", "Platz {1}", "Platz {} {}", "Platz {x}", "Platz {99}"}) {
        EXPECT_EQ(german({{"Space of {}", broken}}).translate("Space of 5"), "Space of 5") << broken;
    }
    EXPECT_EQ(german({{"Space of {}", "Platz"}}).translate("Space of 5"), "Platz") << "a value may be left out";
    EXPECT_EQ(german({{"Space {", "Platz {"}}).translate("Space {"), "Platz {") << "no pattern, but a text";
}

TEST(Translate, EndsOnAnything) {
    for (const int steps : {1, 20, 300, 3000}) {
        std::string stairs = "TRIM reaches ";
        for (int i = 0; i < steps; ++i) {
            stairs += "and . (and: ";
        }
        EXPECT_FALSE(words().translate(stairs).empty());
        EXPECT_FALSE(testing::germanCatalogue()->translate(stairs + "and.").empty());
    }
    EXPECT_EQ(words().translate(std::string(3, '\0') + "\xff\xfe"), std::string(3, '\0') + "\xff\xfe");
    for (const char* text : {" ", "(", ")", "()", " ()", ".", ". ", "{}", "((a)", "(a) (b)"}) {
        EXPECT_EQ(words().translate(text), text);
    }
}

TEST(Translate, ThePatternsOfFmt) {
    EXPECT_TRUE(TextPattern::parse("{} {:.2f} {0:>3} {{}}"));
    for (const char* broken : {"{", "}", "{} }", "{a}", "{-1}"}) {
        EXPECT_FALSE(TextPattern::parse(broken)) << broken;
    }
    EXPECT_EQ(TextPattern::parse("{0} of {0}{1}")->values(), 2U);
    EXPECT_TRUE(TextPattern::parse("{0} of {0}")->match("7 of 7", false));
    EXPECT_FALSE(TextPattern::parse("{0} of {0}")->match("7 of 8", false));
}

TEST(Translate, WithoutACatalogueEverythingStaysEnglish) {
    setCatalogue(nullptr);
    EXPECT_EQ(translated("The drive is asleep."), "The drive is asleep.");
    EXPECT_EQ(translated("36.2 TB"), "36.2 TB");
    EXPECT_EQ(language(), "en");
}

TEST(Translate, TheCatalogueOfTheProgramAnswersOnAnyThread) {
    const Catalogue::Texts texts{{"The drive is asleep.", "Das Laufwerk schläft."},
                                 {"{} of many places", "{} von vielen Stellen"}};
    setCatalogue(std::make_shared<const Catalogue>(texts, NumberStyle{}, "de"));
    std::vector<std::jthread> threads;
    for (int thread = 0; thread < 4; ++thread) {
        threads.emplace_back([thread] {
            for (int i = 0; i < 2000; ++i) {
                EXPECT_EQ(translated(fmt::format("{} of many places", i * 4 + thread)),
                          fmt::format("{} von vielen Stellen", i * 4 + thread));
                EXPECT_EQ(translated("The drive is asleep."), "Das Laufwerk schläft.");
            }
        });
    }
    threads.clear();
    EXPECT_EQ(language(), "de");
    setCatalogue(nullptr);
}

} // namespace
} // namespace trimwright
