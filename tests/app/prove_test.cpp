// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/common/histories.h"
#include "core/base/units.h"
#include "tests/app/session_fixture.h"
#include "tests/fakes/temporary_directory.h"

#include <cstdlib>
#include <filesystem>
#include <gmock/gmock.h>

namespace trimwright::cli {
namespace {

using Answer = ProveOutcome::Answer;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::keysOf;

class ProveCommand : public testing::CommandTest {
  protected:
    void SetUp() override { backend.targets_answer = std::vector{target("/home", "sda")}; }

    static ProveOutcome outcome(std::uint64_t zeroed, ZeroPromise promise) {
        DriveProof proof;
        proof.device = "/dev/sda";
        proof.checked_bytes = 16 * mebibyte;
        proof.zeroed_bytes = zeroed;
        proof.unchanged_bytes = proof.checked_bytes - zeroed;
        proof.promise = {promise, promise == ZeroPromise::unknown ? "" : "IDENTIFY word 69"};
        return judgeProof({proof}, {TrimOutcome::Kind::trimmed, "", 0, 0, false}, {}, {});
    }

    ExitCode prove(const std::string& mount, bool json = false, std::uint64_t size = 0) {
        return proveTrim(session(json), catalog, {mount, size});
    }
};

TEST_F(ProveCommand, EachAnswerHasItsExitCode) {
    backend.prove_answers["/home"] = outcome(16 * mebibyte, ZeroPromise::zeros);
    EXPECT_EQ(prove("/home"), 0);
    EXPECT_THAT(out.str(), HasSubstr("TRIM works: /home"));
    EXPECT_THAT(out.str(), HasSubstr("promises zeros after TRIM (IDENTIFY word 69)"));
    backend.prove_answers["/home"] = outcome(0, ZeroPromise::zeros);
    EXPECT_EQ(prove("/home"), 1);
    EXPECT_THAT(out.str(), HasSubstr("TRIM does not work: /home"));
    backend.prove_answers["/home"] = outcome(0, ZeroPromise::unknown);
    EXPECT_EQ(prove("/home"), 5);
    EXPECT_THAT(out.str(), HasSubstr("Cannot tell"));
}

TEST_F(ProveCommand, TheDocumentHasAllFigures) {
    backend.prove_answers["/home"] = outcome(15 * mebibyte, ZeroPromise::none);
    EXPECT_EQ(prove("/home", true, 16), 0);
    EXPECT_EQ(backend.last_prove_options.size_bytes, 16 * mebibyte);
    const auto json = document();
    EXPECT_THAT(keysOf(json),
                ElementsAre("mount", "device", "filesystem", "answer", "because", "advice", "checked_bytes",
                            "zeroed_bytes", "changed_bytes", "unchanged_bytes", "drives", "notes"));
    EXPECT_EQ(json["answer"], "works");
    EXPECT_EQ(json["checked_bytes"], 16 * mebibyte);
    EXPECT_EQ(json["zeroed_bytes"], 15 * mebibyte);
    EXPECT_TRUE(json["advice"].is_null());
    EXPECT_EQ(json["drives"][0]["promise"], "none");
    EXPECT_EQ(json["drives"][0]["promise_fact"], "IDENTIFY word 69");
}

TEST_F(ProveCommand, ErrorsHaveTheirs) {
    EXPECT_EQ(prove("/nowhere"), 4);
    backend.prove_answers["/home"] = fail(Errc::permissionDenied, "No.", "Use sudo.");
    EXPECT_EQ(prove("/home", true), 3);
    EXPECT_EQ(document()["error"]["code"], "permission-denied");
    EXPECT_THAT(err.str(), HasSubstr("Use sudo."));
    stop.request_stop();
    EXPECT_EQ(prove("/home"), 130);
}

TEST_F(ProveCommand, WhatItCameToIsRemembered) {
    backend.prove_answers["/home"] = outcome(16 * mebibyte, ZeroPromise::zeros);
    const trimwright::testing::TemporaryDirectory temporary;
    const std::filesystem::path& directory = temporary.path();
    app::Histories histories(directory / "machine.db", directory / "emulated.db",
                             [] { return std::chrono::sys_seconds(std::chrono::seconds(1'796'000'000)); });
    ProveRequest request{"/home"};
    request.remember = [&](const Session&, const TrimTarget& target, const ProveOutcome& came, double seconds) {
        EXPECT_TRUE(histories.remember(care::runOf(target, came, histories.now(), seconds, "command line")).empty());
    };
    EXPECT_EQ(proveTrim(session(), catalog, request), 0);
    const auto history = histories.of({"id-sda"}, care::History::Access::readOnly);
    ASSERT_TRUE(history) << history.error().message;
    const auto runs = (*history)->runs(DriveId{"id-sda"});
    ASSERT_TRUE(runs && runs->size() == 1);
    EXPECT_EQ(runs->front().kind, care::RunKind::prove);
    EXPECT_EQ(runs->front().outcome, "works");
    EXPECT_EQ(runs->front().mount, "/home");
    EXPECT_FALSE(runs->front().reason.empty());
    EXPECT_FALSE(runs->front().offered_bytes);
    EXPECT_FALSE(std::filesystem::exists(directory / "emulated.db"));
    request.mount = "/nowhere";
    EXPECT_EQ(proveTrim(session(), catalog, request), exitNotFound);
    EXPECT_EQ((*history)->runs(std::nullopt)->size(), 1U) << "what was not done is no run";
    std::filesystem::remove_all(directory);
}

} // namespace
} // namespace trimwright::cli
