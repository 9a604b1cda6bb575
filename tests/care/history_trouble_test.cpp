// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are damaged, foreign, of another version, not writable, or on a full disk: each says so and loses nothing.
#include "core/care/history_schema.h"
#include "tests/care/history_fixture.h"

#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace trimwright::care {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::StartsWith;
using Access = History::Access;

class HistoryTrouble : public HistoryTest {
  protected:
    void SetUp() override {
        History history = writer();
        const Drive ofDrive = drive();
        std::vector<Recording> all(200);
        for (std::size_t hour = 0; hour < all.size(); ++hour) {
            all[hour].drive = ofDrive;
            all[hour].sample = sample(std::chrono::hours(hour), 1000 + hour);
        }
        ASSERT_TRUE(history.record(all));
    }

    void overwrite(std::streamoff at, const std::string& bytes) const {
        std::fstream out(file, std::ios::binary | std::ios::in | std::ios::out);
        out.seekp(at);
        out << bytes;
    }

    void expectSetAside() {
        const std::string damaged = content(file);
        {
            const auto reader = open(Access::readOnly);
            if (!reader) { // damage deep in the file is seen when it is reached
                EXPECT_EQ(reader.error().code, Errc::invalidData);
                EXPECT_THAT(reader.error().message, HasSubstr("is damaged"));
            }
            EXPECT_EQ(content(file), damaged) << "a reader changes nothing";
        }
        History history = writer();
        EXPECT_THAT(history.notice(), HasSubstr("was damaged. It was set aside as"));
        EXPECT_THAT(history.notice(), HasSubstr("history.db.damaged-20251130-000000"));
        EXPECT_THAT(filesBeside(), ElementsAre("history.db", "history.db.damaged-20251130-000000"));
        EXPECT_EQ(content(file.string() + ".damaged-20251130-000000"), damaged);
        ASSERT_TRUE(history.recordSample(drive(), sample(0h)));
        EXPECT_THAT(*history.samples({"nvme-A-1"}), SizeIs(1));
    }
};

TEST_F(HistoryTrouble, aDamagedHeaderIsSetAside) {
    overwrite(0, "this is no database");
    expectSetAside();
}

TEST_F(HistoryTrouble, aDamagedPageIsSetAside) {
    const auto size = static_cast<std::streamoff>(std::filesystem::file_size(file));
    overwrite(size - 2 * 4096, std::string(4096, '\x5a'));
    expectSetAside();
}

TEST_F(HistoryTrouble, aTruncatedFileIsSetAside) {
    std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
    expectSetAside();
}

TEST_F(HistoryTrouble, twoDamagedFilesOfOneSecondAreBothKept) {
    overwrite(0, "first");
    writer();
    overwrite(0, "second");
    writer();
    EXPECT_THAT(filesBeside(), ElementsAre("history.db", "history.db.damaged-20251130-000000",
                                           "history.db.damaged-20251130-000000-2"));
}

TEST_F(HistoryTrouble, aWholeCheckFindsDamageThatOpeningDoesNot) {
    const std::string before = content(file);
    const auto size = static_cast<std::streamoff>(before.size());
    overwrite(size - 2 * 4096, std::string(4096, '\x5a'));
    const auto reader = History::open(file, Access::readOnly, start, History::Check::whole);
    ASSERT_FALSE(reader);
    EXPECT_EQ(reader.error().code, Errc::invalidData);
}

TEST_F(HistoryTrouble, aNewerSchemaIsLeftAsItIs) {
    sql("PRAGMA user_version = 999");
    const std::string before = content(file);
    for (const Access access : {Access::readOnly, Access::readWrite}) {
        const auto refused = open(access);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, Errc::unsupported);
        EXPECT_THAT(refused.error().message, HasSubstr("newer version of Trimwright"));
    }
    EXPECT_EQ(content(file), before);
    EXPECT_THAT(filesBeside(), ElementsAre("history.db"));
}

TEST_F(HistoryTrouble, aDatabaseOfAnotherProgramIsLeftAsItIs) {
    sql("PRAGMA application_id = 7");
    const std::string before = content(file);
    for (const Access access : {Access::readOnly, Access::readWrite}) {
        const auto refused = open(access);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, Errc::invalidData);
        EXPECT_THAT(refused.error().message, HasSubstr("is not a history of Trimwright"));
    }
    EXPECT_EQ(content(file), before);
}

TEST_F(HistoryTrouble, everyOlderSchemaIsBroughtUpToDate) {
    for (std::int64_t version = 1; version < historyVersion(); ++version) {
        std::filesystem::remove(file);
        std::ofstream(file).flush();
        for (std::int64_t step = 0; step < version; ++step) {
            sql(historySchemaSteps()[static_cast<std::size_t>(step)]);
        }
        sql(("PRAGMA application_id = " + std::to_string(historyApplicationId) +
             "; PRAGMA user_version = " + std::to_string(version))
                .c_str());
        sql("INSERT INTO drive (id, stable_id) VALUES (1, 'old'); INSERT INTO condition (id, verdict) VALUES (1, 0);"
            "INSERT INTO sample (drive, sequence, taken_at, segment, condition, host_writes_bytes) "
            "VALUES (1, 1, 1764460800, 0, 1, 4711)");
        const auto reader = open(Access::readOnly);
        ASSERT_FALSE(reader) << version;
        EXPECT_THAT(reader.error().message, HasSubstr("older version"));
        History history = writer();
        EXPECT_EQ(history.notice(), "");
        const auto samples = history.samples({"old"});
        ASSERT_TRUE(samples && samples->size() == 1) << version;
        EXPECT_EQ(samples->front().host_writes_bytes, 4711U);
        ASSERT_TRUE(history.recordSample(drive("old"), sample(1h, 5000)));
    }
}

/// Runs `inside` as a user without rights in a child process; the exit code says whether its expectations held.
template <class Inside>
void asNobody(Inside inside) {
    const pid_t child = ::fork();
    if (child == 0) {
        if (::setgid(65534) != 0 || ::setuid(65534) != 0) {
            ::_exit(77);
        }
        inside();
        ::_exit(::testing::Test::HasFailure() ? 1 : 0);
    }
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
}

TEST_F(HistoryTrouble, withoutTheRightToWriteItCanBeReadAndSaysWhyNotWritten) {
    if (::geteuid() != 0) {
        GTEST_SKIP() << "needs root, to become a user who may only read";
    }
    ASSERT_EQ(::chmod(directory.c_str(), 0755), 0);
    const std::string before = content(file);
    asNobody([this] {
        auto reader = open(Access::readOnly);
        ASSERT_TRUE(reader) << reader.error().message;
        EXPECT_THAT(*reader->samples({"nvme-A-1"}), SizeIs(200));
        const auto denied = open(Access::readWrite);
        ASSERT_FALSE(denied);
        EXPECT_EQ(denied.error().code, Errc::permissionDenied);
        EXPECT_THAT(denied.error().message, HasSubstr("cannot be written: Permission denied"));
        EXPECT_THAT(denied.error().advice, HasSubstr("sudo"));
    });
    EXPECT_EQ(content(file), before);
}

/// A small filesystem of the test's own, in memory.
class TinyDisk {
  public:
    explicit TinyDisk(std::filesystem::path at) : m_at(std::move(at)) {
        std::filesystem::create_directories(m_at);
        m_mounted = ::mount("trimwright-test", m_at.c_str(), "tmpfs", MS_NOSUID | MS_NODEV, "size=256k") == 0;
    }
    TinyDisk(const TinyDisk&) = delete;
    TinyDisk& operator=(const TinyDisk&) = delete;
    ~TinyDisk() {
        if (m_mounted) {
            ::umount2(m_at.c_str(), MNT_DETACH);
        }
    }
    bool isMounted() const { return m_mounted; }
    bool makeReadOnly() { return ::mount(nullptr, m_at.c_str(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) == 0; }

  private:
    std::filesystem::path m_at;
    bool m_mounted = false;
};

TEST_F(HistoryTrouble, aFullDiskSaysSoAndLosesNothing) {
    TinyDisk disk(directory / "tiny");
    if (!disk.isMounted()) {
        GTEST_SKIP() << "needs the right to mount a filesystem in memory";
    }
    file = directory / "tiny" / "history.db";
    History history = writer();
    std::size_t recorded = 0;
    Result<> done;
    for (int hour = 0; done && hour < 10'000; ++hour) {
        Sample one = sample(std::chrono::hours(hour), 1'000'000'000'000 + static_cast<std::uint64_t>(hour));
        one.condition.media_errors = static_cast<std::uint64_t>(hour); // so that each takes some room
        done = history.recordSample(drive(), one);
        recorded += done ? 1 : 0;
    }
    ASSERT_FALSE(done);
    EXPECT_THAT(done.error().message, HasSubstr("The disk is full"));
    EXPECT_GT(recorded, 100U);
    EXPECT_THAT(*history.samples({"nvme-A-1"}), SizeIs(recorded));
    const auto again = open(Access::readOnly);
    ASSERT_TRUE(again);
    const auto late = history.recordSample(drive(), sample(20'000h));
    EXPECT_FALSE(late && late.error().code == Errc::invalidData) << "a full disk is no damage";
}

TEST_F(HistoryTrouble, aReadOnlyFilesystemCanBeRead) {
    TinyDisk disk(directory / "tiny");
    if (!disk.isMounted()) {
        GTEST_SKIP() << "needs the right to mount a filesystem in memory";
    }
    file = directory / "tiny" / "history.db";
    ASSERT_TRUE(writer().recordSample(drive(), sample(0h)));
    ASSERT_TRUE(disk.makeReadOnly());
    auto reader = open(Access::readOnly);
    ASSERT_TRUE(reader) << reader.error().message;
    EXPECT_THAT(*reader->samples({"nvme-A-1"}), SizeIs(1));
    const auto denied = open(Access::readWrite);
    ASSERT_FALSE(denied);
    EXPECT_EQ(denied.error().code, Errc::permissionDenied);
    EXPECT_THAT(denied.error().message, HasSubstr("Read-only file system"));
}

} // namespace
} // namespace trimwright::care
