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

class ListCommand : public testing::CommandTest {};

TEST_F(ListCommand, jsonHasTheDocumentedKeysAndNullForWhatIsUnknown) {
    Drive unnamed;
    unnamed.id = {"path-x"};
    unnamed.node = "/dev/sdx";
    backend.drives_answer = std::vector{ssd("nvme0n1"), unnamed};
    ASSERT_EQ(listDrives(session(true), catalog), exitDone);
    const auto json = document();
    EXPECT_THAT(testing::keysOf(json), ElementsAre("drives"));
    ASSERT_EQ(json["drives"].size(), 2U);
    EXPECT_THAT(testing::keysOf(json["drives"][0]),
                ElementsAre("id", "node", "model", "serial", "firmware", "bus", "kind", "capacity_bytes", "emulated",
                            "health", "transport", "link", "power", "removable", "discard_granularity_bytes",
                            "discard_max_bytes"));
    EXPECT_EQ(json["drives"][0]["capacity_bytes"], 500'107'862'016);
    EXPECT_EQ(json["drives"][0]["kind"], "ssd");
    EXPECT_TRUE(json["drives"][1]["model"].is_null());
    EXPECT_TRUE(json["drives"][1]["capacity_bytes"].is_null());
    EXPECT_EQ(json["drives"][1]["kind"], "unknown");
    EXPECT_EQ(backend.health_calls, 0) << "listing reads no drive";
}

TEST_F(ListCommand, textGroupsDrivesAndPrintsTheIdThatCommandsTake) {
    Drive disk = ssd("sda");
    disk.kind = DriveKind::hdd;
    Drive emulated = ssd("demo");
    emulated.emulated = true;
    emulated.id = {"emulated:demo"};
    emulated.node = "emulated:demo";
    backend.drives_answer = std::vector{disk, emulated, ssd("nvme0n1")};
    ASSERT_EQ(listDrives(session(), catalog), exitDone);
    const std::string text = out.str();
    EXPECT_LT(text.find("Solid-state drives"), text.find("Emulated drives"));
    EXPECT_LT(text.find("Emulated drives"), text.find("Other drives"));
    EXPECT_THAT(text, HasSubstr("id-nvme0n1"));
    EXPECT_THAT(text, HasSubstr("500 GB"));
    EXPECT_EQ(text.find("emulated:demo"), text.rfind("emulated:demo")) << "an id equal to the node is not repeated";
}

TEST_F(ListCommand, hostileModelNameCannotSteerTheTerminal) {
    Drive drive = ssd("sda");
    drive.model = "evil\033[2J";
    backend.drives_answer = std::vector{drive};
    ASSERT_EQ(listDrives(session(), catalog), exitDone);
    EXPECT_THAT(out.str(), AllOf(Not(HasSubstr("\033")), HasSubstr("evil\\033[2J")));
}

TEST_F(ListCommand, noDrivesIsNotAnErrorAndSaysWhatToDo) {
    backend.drives_answer = std::vector<Drive>{};
    EXPECT_EQ(listDrives(session(), catalog), exitDone);
    EXPECT_THAT(out.str(), HasSubstr("emulated add"));
    EXPECT_EQ(listDrives(session(true), catalog), exitDone);
    EXPECT_EQ(document()["drives"].size(), 0U);
}

TEST_F(ListCommand, aBackendThatFailsDecidesOnlyIfNothingElseWasFound) {
    trimwright::testing::FakeBackend broken;
    broken.drives_answer = fail(Errc::permissionDenied, "No entry.", "Ask.");
    backend.drives_answer = std::vector{ssd("sda")};
    const care::Catalog both({&broken, &backend});
    EXPECT_EQ(listDrives(session(true), both), exitDone);
    EXPECT_EQ(document()["drives"].size(), 1U);
    EXPECT_THAT(err.str(), HasSubstr("No entry.")) << "but it is not hidden";
    const care::Catalog alone({&broken});
    EXPECT_EQ(listDrives(session(true), alone), exitPermission);
    EXPECT_EQ(document()["error"]["code"], "permission-denied");
    EXPECT_EQ(listDrives(session(), alone), exitPermission);
    EXPECT_EQ(out.str(), "");
}

} // namespace
} // namespace trimwright::cli
