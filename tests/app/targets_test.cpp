// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "tests/app/session_fixture.h"

#include <gmock/gmock.h>

namespace trimwright::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

class TargetsCommand : public testing::CommandTest {};

TEST_F(TargetsCommand, jsonHasTheDocumentedKeys) {
    TrimTarget root = target("/", "nvme0n1");
    root.also_mounted_at = {"/mnt/again"};
    TrimTarget proc = skipped(target("/proc", "none"), SkipReason::pseudo);
    proc.drives.clear();
    proc.device.clear();
    backend.targets_answer = std::vector{root, proc};
    ASSERT_EQ(listTargets(session(true), catalog, ""), exitDone);
    const auto json = document();
    ASSERT_EQ(json["targets"].size(), 2U);
    const auto& first = json["targets"][0];
    EXPECT_THAT(testing::keysOf(first),
                ElementsAre("mount", "device", "drive", "filesystem", "size_bytes", "free_bytes", "eligible",
                            "skip_reason", "skip_text", "fix", "opt_in", "also_mounted_at", "drives"));
    EXPECT_EQ(first["drive"], "id-nvme0n1");
    EXPECT_EQ(first["eligible"], true);
    EXPECT_TRUE(first["skip_reason"].is_null());
    const auto& second = json["targets"][1];
    EXPECT_EQ(second["eligible"], false);
    EXPECT_EQ(second["skip_reason"], "pseudo");
    EXPECT_TRUE(second["drive"].is_null());
    EXPECT_TRUE(second["device"].is_null());
}

TEST_F(TargetsCommand, textShowsReasonsAndFixesAndFoldsPseudoFilesystems) {
    backend.targets_answer =
        std::vector{target("/", "nvme0n1"), skipped(target("/usb", "sda"), SkipReason::removable, true),
                    skipped(target("/proc", "none"), SkipReason::pseudo)};
    ASSERT_EQ(listTargets(session(), catalog, ""), exitDone);
    EXPECT_THAT(out.str(), HasSubstr("✔ yes"));
    EXPECT_THAT(out.str(), HasSubstr("only if named"));
    EXPECT_THAT(out.str(), HasSubstr("Because of removable."));
    EXPECT_THAT(out.str(), HasSubstr("→ Do this."));
    EXPECT_THAT(out.str(), Not(HasSubstr("/proc")));
    EXPECT_THAT(out.str(), HasSubstr("1 more without a drive"));
}

TEST_F(TargetsCommand, ofOneDriveOnly) {
    backend.drives_answer = std::vector{ssd("nvme0n1"), ssd("sda")};
    backend.targets_answer = std::vector{target("/", "nvme0n1"), target("/data", "sda")};
    ASSERT_EQ(listTargets(session(true), catalog, "/dev/sda"), exitDone);
    ASSERT_EQ(document()["targets"].size(), 1U);
    EXPECT_EQ(document()["targets"][0]["mount"], "/data");
    EXPECT_EQ(listTargets(session(true), catalog, "/dev/nonesuch"), exitNotFound);
    EXPECT_EQ(document()["error"]["code"], "not-found");
}

TEST_F(TargetsCommand, mountPointsOfAnyBytesStayValidJson) {
    backend.targets_answer = std::vector{target("/mnt/caf\xe9", "sda")};
    ASSERT_EQ(listTargets(session(true), catalog, ""), exitDone);
    EXPECT_EQ(document()["targets"][0]["mount"], "/mnt/caf\uFFFD");
}

} // namespace
} // namespace trimwright::cli
