// SPDX-License-Identifier: GPL-3.0-or-later
// What the stage of the gallery says is what core says: every sentence of it has its German, wholly.
#include "core/drive/prove.h"
#include "tests/core_catalogue.h"
#include "tests/gallery/scenes.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace trimwright::gallery {
namespace {

/// Everything that core would have said, gathered from a stage.
class Words {
  public:
    void add(const std::string& text) {
        if (text.find(' ') != std::string::npos) { // a name alone is shown as it is
            all.insert(text);
        }
    }
    void add(const Error& error) {
        add(error.message);
        add(error.advice);
    }
    void add(const HealthReport& report) {
        for (const Attribute& attribute : report.attributes) {
            add(attribute.meaning);
        }
        for (const std::string& note : report.notes) {
            add(note);
        }
        add(report.life_left_percent);
        add(report.host_writes_bytes);
        add(report.nand_writes_bytes);
        add(report.temperature_celsius);
        add(report.power_on_hours);
        add(report.media_errors);
        const care::Assessment assessment = care::assess(report);
        add(assessment.sentence);
        for (const care::Finding& finding : assessment.findings) {
            add(finding.text);
            add(finding.evidence);
            add(finding.advice);
        }
    }
    void add(const TrimTarget& target) {
        add(target.path.sentence);
        for (const TrimLayer& layer : target.path.layers) {
            for (const std::string& text : {layer.title, layer.fact, layer.fix, layer.trade_off}) {
                add(text);
            }
        }
        if (target.skip) {
            add(target.skip->text);
            add(target.skip->fix);
        }
    }
    void add(const SelfTests& tests) {
        for (const SelfTestEntry& entry : tests.log) {
            add(entry.text);
        }
    }
    void add(const StageBackend& stage) {
        addEach(stage.reports);
        addEach(stage.self_tests);
        if (!stage.drive_list) {
            add(stage.drive_list.error());
        }
        for (const TrimTarget& target : stage.targets) {
            add(target);
        }
        for (const auto& [mount, outcome] : stage.outcomes) {
            add(outcome.reason);
        }
        for (const auto& [mount, proof] : stage.proofs) {
            add(proof.because);
            add(proof.advice);
            for (const std::string& note : proof.notes) {
                add(note);
            }
        }
    }

    std::set<std::string> all;

  private:
    template <class T>
    void add(const Figure<T>& figure) {
        add(figure.provenance.source);
        add(figure.provenance.rule);
        add(figure.unknown_because);
    }
    template <class Map>
    void addEach(const Map& answers) {
        for (const auto& [id, answer] : answers) {
            if (answer) {
                add(*answer);
            } else {
                add(answer.error());
            }
        }
    }
};

TEST(StageWords, EachIsCoresAndTranslatedWholly) {
    Words words;
    for (const Scene& scene : scenes()) {
        StageBackend stage;
        scene.set(stage);
        words.add(stage);
    }
    EXPECT_GT(words.all.size(), 100U);
    const auto german = testing::germanCatalogue();
    for (const std::string& text : words.all) {
        const std::string shown = german->translate(text);
        EXPECT_NE(shown, text) << "core says no such thing, or it has no German";
        EXPECT_EQ(testing::englishIn(shown), "") << shown;
    }
}

} // namespace
} // namespace trimwright::gallery
