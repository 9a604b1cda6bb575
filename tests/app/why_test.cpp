// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "tests/app/session_fixture.h"

#include <gmock/gmock.h>

namespace trimwright::cli {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

class WhyCommand : public testing::CommandTest {
  protected:
    static TrimLayer layer(LayerKind kind, const std::string& name, Passage passage, std::vector<std::size_t> below) {
        TrimLayer made;
        made.kind = kind;
        made.name = name;
        made.title = kind == LayerKind::drive ? "the drive /dev/" + name : "the thing " + name;
        made.passage = passage;
        made.fact = "Fact of " + name + ".";
        made.below = std::move(below);
        return made;
    }

    void mirrorOfTwo() {
        TrimTarget home = target("/home", "sda");
        TrimLayer sda = layer(LayerKind::drive, "sda", Passage::passes, {});
        sda.node = "/dev/sda";
        sda.drive = DriveId{"id-sda"};
        TrimLayer sdb = layer(LayerKind::drive, "sdb", Passage::stops, {});
        sdb.node = "/dev/sdb";
        sdb.fix = "Do this";
        sdb.command = "sudo command";
        sdb.trade_off = "It costs.";
        home.path = makeTrimPath({layer(LayerKind::filesystem, "/home", Passage::passes, {1}),
                                  layer(LayerKind::md, "md0", Passage::passes, {2, 3}), sda, sdb});
        home.also_mounted_at = {"/mnt/again"};
        backend.targets_answer = std::vector{home};
    }
};

TEST_F(WhyCommand, jsonHasTheDocumentedKeys) {
    mirrorOfTwo();
    ASSERT_EQ(showWhy(session(true), catalog, {"/home/", false}), exitDone);
    const auto json = document();
    EXPECT_THAT(testing::keysOf(json), ElementsAre("mount", "device", "reaches_drive", "reach", "sentence",
                                                   "skip_reason", "layers", "drives", "asked"));
    EXPECT_EQ(json["mount"], "/home");
    EXPECT_EQ(json["reaches_drive"], false) << "not all of them";
    EXPECT_EQ(json["reach"], "some");
    EXPECT_EQ(json["sentence"], "TRIM reaches the drive /dev/sda, but not the drive /dev/sdb.");
    ASSERT_EQ(json["layers"].size(), 4U);
    EXPECT_THAT(testing::keysOf(json["layers"][3]),
                ElementsAre("kind", "name", "passes", "fact", "fix", "command", "trade_off", "what", "node", "drive",
                            "gives_back_to", "below"));
    EXPECT_EQ(json["layers"][1]["kind"], "md");
    EXPECT_EQ(json["layers"][3]["passes"], false);
    EXPECT_EQ(json["layers"][3]["fix"], "Do this: sudo command (It costs.)");
    EXPECT_TRUE(json["layers"][0]["fix"].is_null());
    EXPECT_EQ(json["drives"][0]["reached"], true);
    EXPECT_EQ(json["drives"][0]["drive"], "id-sda");
    EXPECT_EQ(json["drives"][1]["stopped_by"], 3);
}

TEST_F(WhyCommand, textIsATreeWithMarksFactsAndTheCommandOnALineOfItsOwn) {
    mirrorOfTwo();
    ASSERT_EQ(showWhy(session(), catalog, {"/mnt/again/deep/file", false}), exitDone);
    EXPECT_THAT(out.str(), AllOf(HasSubstr("/mnt/again/deep/file lies on the filesystem at /home."),
                                 HasSubstr("✔ filesystem /home\n"), HasSubstr("├─ ✔ drive sda · /dev/sda\n"),
                                 HasSubstr("└─ ✖ drive sdb · /dev/sdb\n"), HasSubstr("→ Do this:\n"),
                                 HasSubstr("         sudo command\n"), HasSubstr("It costs.")));
    EXPECT_THAT(out.str(), Not(HasSubstr("Optimizer")));
}

TEST_F(WhyCommand, aReasonThatIsNotOfThePathIsSaidAsWell) {
    mirrorOfTwo();
    backend.targets_answer->front().skip = Skip{SkipReason::removable, "It is removable.", "", true};
    ASSERT_EQ(showWhy(session(), catalog, {"/home", false}), exitDone);
    EXPECT_THAT(out.str(), HasSubstr("The Optimizer leaves /home out unless it is named: It is removable."));
}

TEST_F(WhyCommand, whatDoesNotExistIsNotFound) {
    mirrorOfTwo();
    EXPECT_EQ(showWhy(session(true), catalog, {"/nonexistent/x", true}), exitNotFound);
    EXPECT_EQ(showWhy(session(true), catalog, {"/nonexistent/x", false}), exitNotFound) << "nothing holds it";
    EXPECT_EQ(showWhy(session(true), catalog, {"emulated:nobody", true}), exitNotFound);
    EXPECT_EQ(document()["error"]["code"], "not-found");
}

} // namespace
} // namespace trimwright::cli
