// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/catalog.h"
#include "core/linux/dm_table.h"
#include "core/linux/layer_shape.h"
#include "core/linux/linux_backend.h"
#include "tests/core_catalogue.h"
#include "tests/linux/recorded_system.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trimwright::linux_system {
namespace {

using ::testing::AnyOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using trimwright::testing::RecordedSystem;

/// Each layout of tests/data/systems with the answers that stand in it.
class TrimPathOf : public ::testing::TestWithParam<std::filesystem::path> {
  protected:
    TrimPathOf() : m_system(GetParam()), m_backend({.root = m_system.tree.root()}) {
        auto found = m_backend.trimTargets();
        EXPECT_TRUE(found);
        m_targets = found.value_or(std::vector<TrimTarget>{});
    }

    TrimTarget at(const std::string& mount) {
        const auto found = care::Catalog({&m_backend}).findTargetHolding(mount, false);
        EXPECT_TRUE(found) << mount;
        return found ? found->target : TrimTarget{};
    }

    RecordedSystem m_system;
    LinuxBackend m_backend;
    std::vector<TrimTarget> m_targets;
};

std::vector<std::string> textsOf(const TrimPath& path, bool fixes) {
    std::vector<std::string> texts;
    for (const TrimLayer& layer : path.layers) {
        texts.push_back(fixes ? fixText(layer) : layer.fact);
    }
    return texts;
}

TEST_P(TrimPathOf, AnswersAsExpected) {
    ASSERT_FALSE(m_system.expectations.empty());
    for (const auto& [kind, words] : m_system.expectations) {
        const std::string& first = words.at(0);
        if (kind == "targets") {
            const auto onDrives =
                std::ranges::count_if(m_targets, [](const TrimTarget& t) { return !t.drives.empty(); });
            EXPECT_EQ(std::to_string(onDrives), first);
        } else if (kind == "why") {
            EXPECT_EQ(at(first).path.sentence, words.at(2)) << first;
            EXPECT_EQ(toString(at(first).path.reach), words.at(1)) << first;
        } else if (kind == "target") {
            const auto skip = at(first).skip;
            EXPECT_EQ(skip ? std::string(toString(skip->reason)) + (skip->opt_in ? "?" : "") : "yes", words.at(1))
                << first << ": " << (skip ? skip->text : "");
        } else {
            EXPECT_THAT(textsOf(at(first).path, kind == "fix"), Contains(HasSubstr(words.at(1)))) << first;
        }
    }
}

TEST_P(TrimPathOf, SpeaksGermanAsWell) {
    static const auto german = testing::germanCatalogue();
    const auto expectGerman = [&](const std::string& words) {
        const std::string shown = german->translate(words);
        EXPECT_EQ(testing::englishIn(shown), "") << words << "\n→ " << shown;
        return shown;
    };
    for (const TrimTarget& target : m_targets) {
        if (!target.path.sentence.empty()) {
            EXPECT_NE(expectGerman(target.path.sentence), target.path.sentence);
        }
        if (target.skip) {
            EXPECT_NE(expectGerman(target.skip->text), target.skip->text);
            expectGerman(target.skip->fix);
        }
        for (const TrimLayer& layer : target.path.layers) {
            for (const std::string& words : {layer.what, layer.title, layer.fact, layer.fix, layer.trade_off}) {
                expectGerman(words);
            }
        }
    }
}

TEST_P(TrimPathOf, AndWhyATargetIsSkippedNeverDisagree) {
    for (const TrimTarget& target : m_targets) {
        const TrimPath& path = target.path;
        const auto stop = path.stop ? std::optional(path.layers.at(*path.stop)) : std::nullopt;
        SCOPED_TRACE(target.mount);
        if (!target.skip) {
            EXPECT_TRUE(path.worthwhile) << path.sentence;
            EXPECT_NE(path.reach == Reach::none && !stop, true);
        } else if (target.skip->reason == SkipReason::noDiscard || target.skip->reason == SkipReason::driveHasNoTrim) {
            EXPECT_EQ(path.reach, Reach::none);
            ASSERT_TRUE(stop);
            EXPECT_EQ(target.skip->text, stop->fact);
            EXPECT_EQ(target.skip->fix, fixText(*stop));
            EXPECT_EQ(target.skip->reason == SkipReason::driveHasNoTrim, stop->has_no_trim);
        }
        if (path.reach == Reach::all && target.skip) {
            EXPECT_THAT(target.skip->reason,
                        AnyOf(SkipReason::removable, SkipReason::rotational, SkipReason::disabledByMountOption));
        }
    }
}

TEST_P(TrimPathOf, IsAGraphWithoutCirclesWhoseEveryLayerHasItsFact) {
    for (const TrimTarget& target : m_targets) {
        for (std::size_t i = 0; i < target.path.layers.size(); ++i) {
            const TrimLayer& layer = target.path.layers[i];
            EXPECT_FALSE(layer.fact.empty()) << target.mount << ' ' << layer.name;
            EXPECT_FALSE(layer.title.empty());
            EXPECT_TRUE(std::ranges::all_of(layer.below, [i](std::size_t below) { return below > i; }));
            if (layer.passage == Passage::stops && layer.kind != LayerKind::drive) {
                EXPECT_TRUE(layer.fact.ends_with('.')) << layer.fact;
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Systems, TrimPathOf, ::testing::ValuesIn(trimwright::testing::recordedSystems()),
                         [](const auto& one) {
                             std::string name = one.param.stem().string();
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

TEST(RecordedSystems, AreEnough) {
    EXPECT_GE(trimwright::testing::recordedSystems().size(), 25U);
}

TEST(DmTable, IsReadFromTextWithoutKeysAndWrittenBack) {
    const auto table = parseDmTable("0 2048 crypt aes-xts-plain64 00112233445566778899aabbccddeeff 0 8:1 32768 1 "
                                    "allow_discards\n2048 10 linear 8:1 0\nnonsense\n5 x linear 8:1 0\n");
    ASSERT_EQ(table.size(), 2U);
    EXPECT_TRUE(table[0].hasArgument("allow_discards"));
    EXPECT_FALSE(table[0].hasArgument("allow"));
    EXPECT_EQ(toString(table), "0 2048 crypt aes-xts-plain64 - 0 8:1 32768 1 allow_discards\n2048 10 linear 8:1 0\n");
}

TEST(LvmNames, DoubledHyphensAreOne) {
    EXPECT_EQ(lvmName("my--vg-home"), "my-vg/home");
    EXPECT_EQ(lvmName("vg0-a--b"), "vg0/a-b");
    EXPECT_EQ(lvmName("plain"), "plain");
}

} // namespace
} // namespace trimwright::linux_system
