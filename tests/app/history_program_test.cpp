// SPDX-License-Identifier: GPL-3.0-or-later
// The memory of drives through the real program: record, history, and what optimize leaves behind.
#include "core/care/history_sqlite.h"
#include "core/emulator/emulated_backend.h"
#include "tests/app/program.h"

namespace trimwright::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class HistoryProgram : public ProgramTest {
  protected:
    void SetUp() override {
        ASSERT_EQ(ctl({"emulated", "add", "--model", "x25-m-g2-80", "--name", "test"}).exit_code, 0);
    }

    /// Some use of the emulated drive.
    void use(const char* action) const {
        emulator::EmulatedBackend backend(directory.path() / "emulated");
        const auto done = backend.perform({"emulated:test"}, action, {}, {});
        ASSERT_TRUE(done) << done.error().message;
    }

    std::filesystem::path file() const { return directory.path() / "history.db"; }

    void sql(const char* statement) const {
        auto database = care::Database::open(file(), true, std::chrono::seconds(1));
        ASSERT_TRUE(database);
        EXPECT_TRUE((*database)->execute(statement));
    }
};

TEST_F(HistoryProgram, recordsBeforeAndAfterUseAndShowsBoth) {
    Json recorded = document({"record"});
    bool found = false;
    for (const Json& row : recorded["drives"]) {
        found = found || (row["drive"] == "emulated:test" && row["outcome"] == "recorded");
    }
    EXPECT_TRUE(found) << recorded;
    use("random-write");
    ASSERT_EQ(ctl({"record"}).exit_code, 0);

    const Json json = document({"history", "emulated:test"});
    ASSERT_EQ(json["samples"].size(), 2U);
    const auto before = json["samples"][0]["host_writes_bytes"].get<std::uint64_t>();
    const auto after = json["samples"][1]["host_writes_bytes"].get<std::uint64_t>();
    EXPECT_GT(after, before);
    EXPECT_EQ(json["growth"]["host_writes_bytes"], after - before);
    EXPECT_EQ(json["origins"][0]["host_writes_bytes"]["unit"], "32 MiB");
    EXPECT_THAT(json["forecast"]["by_wear"]["hidden_because"].get<std::string>(), HasSubstr("two weeks"));

    const Finished csv = ctl({"history", "emulated:test", "--csv"});
    EXPECT_EQ(csv.exit_code, 0);
    EXPECT_THAT(csv.out, StartsWith("taken_at,sequence,"));
    EXPECT_EQ(std::count(csv.out.begin(), csv.out.end(), '\n'), 3);
    EXPECT_THAT(csv.out, HasSubstr("," + std::to_string(after) + ","));
    EXPECT_THAT(ctl({"history", "emulated:test"}).out, HasSubstr("written to the drive between these samples"));
    EXPECT_THAT(ctl({"history"}).out, HasSubstr("emulated:test"));
}

TEST_F(HistoryProgram, remembersRunsOfOptimize) {
    ASSERT_EQ(ctl({"optimize", "emulated:test"}).exit_code, 0);
    ASSERT_EQ(ctl({"optimize", "emulated:test", "--dry-run"}).exit_code, 0);
    const Json json = document({"history", "emulated:test"});
    EXPECT_TRUE(json["samples"].empty());
    ASSERT_EQ(json["runs"].size(), 1U) << "a dry run is none";
    EXPECT_EQ(json["runs"][0]["kind"], "optimize");
    EXPECT_EQ(json["runs"][0]["mount"], "emulated:test/data");
    EXPECT_EQ(json["runs"][0]["outcome"], "trimmed");
    EXPECT_GT(json["runs"][0]["offered_bytes"].get<std::uint64_t>(), 0U);
    EXPECT_EQ(json["runs"][0]["source"], "command line");
    EXPECT_FALSE(std::filesystem::exists(directory.path() / "state")) << "nothing was done to this machine";
}

TEST_F(HistoryProgram, whatWasNeverRecordedIsNotFound) {
    const Finished none = ctl({"history", "emulated:test"});
    EXPECT_EQ(none.exit_code, 4);
    EXPECT_THAT(none.err, HasSubstr("Nothing was recorded of emulated:test yet."));
    EXPECT_EQ(ctl({"history"}).exit_code, 0);
    ASSERT_EQ(ctl({"record"}).exit_code, 0);
    EXPECT_EQ(ctl({"history", "emulated:nonesuch"}).exit_code, 4);
    EXPECT_EQ(ctl({"history", "emulated:test", "--since", "yesterday"}).exit_code, 2);
    EXPECT_EQ(ctl({"history", "emulated:test", "--rated-writes", "much"}).exit_code, 2);
    EXPECT_EQ(ctl({"history", "emulated:test", "--csv", "--json"}).exit_code, 2);
    EXPECT_EQ(ctl({"--system-root", "/", "record"}).exit_code, 2);
    EXPECT_TRUE(document({"history", "emulated:test", "--since", "2999-01-01"})["samples"].empty());
    EXPECT_EQ(document({"history", "emulated:test", "--since", "2d"})["samples"].size(), 1U);
}

TEST_F(HistoryProgram, aDamagedHistoryIsSetAsideWithAMessage) {
    ASSERT_EQ(ctl({"record"}).exit_code, 0);
    std::ofstream(file(), std::ios::binary) << "no database at all";
    const Finished reading = ctl({"history", "emulated:test"});
    EXPECT_EQ(reading.exit_code, 1);
    EXPECT_THAT(reading.err, HasSubstr("is damaged"));
    const Json recorded = document({"record"});
    ASSERT_EQ(recorded["notices"].size(), 1U);
    EXPECT_THAT(recorded["notices"][0].get<std::string>(), HasSubstr("was set aside as"));
    EXPECT_EQ(document({"history", "emulated:test"})["samples"].size(), 1U);
}

TEST_F(HistoryProgram, aNewerHistoryIsRefusedAndLeftAsItIs) {
    ASSERT_EQ(ctl({"record"}).exit_code, 0);
    sql("PRAGMA user_version = 900");
    const Finished recorded = ctl({"record"});
    EXPECT_EQ(recorded.exit_code, 32);
    EXPECT_THAT(recorded.out, HasSubstr("newer version of Trimwright"));
    EXPECT_THAT(ctl({"history", "emulated:test"}).err, HasSubstr("newer version of Trimwright"));
    sql("PRAGMA user_version = 2");
    EXPECT_EQ(document({"history", "emulated:test"})["samples"].size(), 1U);
}

TEST_F(HistoryProgram, metricsGoToAFileAtOnce) {
    ASSERT_EQ(ctl({"optimize", "emulated:test"}).exit_code, 0);
    const auto path = directory.path() / "trimwright.prom";
    const Finished written = ctl({"metrics", "--textfile", path.string()});
    EXPECT_EQ(written.exit_code, 0);
    EXPECT_EQ(written.out, "");
    std::ifstream in(path);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    EXPECT_THAT(text, HasSubstr("trimwright_drive_host_writes_bytes_total{drive=\"emulated:test\""));
    EXPECT_THAT(text, HasSubstr("trimwright_filesystem_last_optimize_timestamp_seconds{drive=\"emulated:test\""));
    EXPECT_EQ(ctl({"metrics"}).exit_code, 0);
    EXPECT_EQ(document({"metrics"})["drives"].size() > 0, true);
    EXPECT_EQ(ctl({"metrics", "--textfile", (directory.path() / "no" / "such").string()}).exit_code, 4);
}

} // namespace
} // namespace trimwright::testing
