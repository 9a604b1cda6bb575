// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/drive_store.h"
#include "tests/fakes/temporary_directory.h"

#include <csignal>
#include <fstream>
#include <gmock/gmock.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace trimwright::emulator {
namespace {

struct DriveStoreTest : ::testing::Test {
    ::trimwright::testing::TemporaryDirectory directory;
    DriveStore store{directory.path() / "below" / "it"};
    DriveFile file{"x25-m-g2-80", 18446744073709551615U, {{"age", "windows-xp", {}}, {"optimize", {}, 17}}, 4096};
};

TEST_F(DriveStoreTest, GivesBackWhatWasWritten) {
    EXPECT_TRUE(store.names()->empty()); // No directory yet
    ASSERT_TRUE(store.write("one", file));
    ASSERT_TRUE(store.write("another.2", file));
    const auto back = store.read("one");
    ASSERT_TRUE(back) << back.error().message;
    EXPECT_EQ(*back, file);
    EXPECT_THAT(*store.names(), ::testing::ElementsAre("another.2", "one"));
    ASSERT_TRUE(store.remove("one"));
    EXPECT_EQ(store.read("one").error().code, Errc::notFound);
    EXPECT_EQ(store.remove("one").error().code, Errc::notFound);
}

TEST_F(DriveStoreTest, NamesCannotLeaveTheDirectory) {
    for (const char* name : {"", "..", "../x", "a/b", ".hidden", "-x", "a b", "\xC3\xA4"}) {
        EXPECT_FALSE(isDriveName(name)) << name;
        EXPECT_EQ(store.read(name).error().code, Errc::notFound) << name;
    }
    EXPECT_FALSE(isDriveName(std::string(65, 'a')));
    EXPECT_TRUE(isDriveName(std::string(64, 'a')));
    EXPECT_TRUE(isDriveName("x25-m-g2-80_B.1"));
}

TEST_F(DriveStoreTest, DamagedFilesGiveAClearErrorAndCanBeSetAside) {
    ASSERT_TRUE(store.write("good", file));
    const auto path = directory.path() / "below" / "it" / "bad.drive";
    std::string whole;
    {
        std::ifstream in(directory.path() / "below" / "it" / "good.drive");
        whole.assign(std::istreambuf_iterator<char>(in), {});
    }
    std::vector<std::string> contents{
        "", "{", "[]", "null", "{\"format\": 3}", std::string(1000, '\0'), std::string(100000, '[')};
    for (std::size_t cut = 1; cut + 2 < whole.size(); cut += 7) {
        contents.push_back(whole.substr(0, cut));
    }
    for (const std::string& content : contents) {
        std::ofstream(path) << content;
        const auto read = store.read("bad");
        ASSERT_FALSE(read) << content;
        EXPECT_EQ(read.error().code, Errc::invalidData);
        EXPECT_THAT(read.error().message, ::testing::HasSubstr("bad"));
    }
    EXPECT_THAT(*store.names(), ::testing::ElementsAre("bad", "good"));
    const auto first = store.setAside("bad");
    ASSERT_TRUE(first);
    EXPECT_TRUE(std::filesystem::exists(*first));
    std::ofstream(path) << "again";
    const auto second = store.setAside("bad");
    ASSERT_TRUE(second);
    EXPECT_NE(*first, *second);
    EXPECT_THAT(*store.names(), ::testing::ElementsAre("good"));
}

TEST_F(DriveStoreTest, TheLockKeepsOthersOutUntilItIsReleasedOrTheyGiveUp) {
    auto lock = store.lock("one", {});
    ASSERT_TRUE(lock);
    EXPECT_TRUE(store.lock("two", {}));
    std::stop_source stop;
    std::jthread later([&stop] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        stop.request_stop();
    });
    EXPECT_EQ(store.lock("one", stop.get_token()).error().code, Errc::cancelled);
    lock->reset();
    EXPECT_TRUE(store.lock("one", {}));
}

TEST_F(DriveStoreTest, WhatIsWrongWithAFileIsSaidInWords) {
    ASSERT_TRUE(store.write("bad", file));
    const auto path = directory.path() / "below" / "it" / "bad.drive";
    std::ifstream in(path);
    const std::string whole(std::istreambuf_iterator<char>(in), {});
    const auto with = [&whole](const std::string& old, const std::string& now) {
        std::string text = whole;
        return text.replace(text.find(old), old.size(), now);
    };
    const std::vector<std::pair<std::string, std::string>> cases{
        {"", "it is empty"},
        {whole.substr(0, whole.size() / 2), "it ends too early"},
        {std::string(200, '\0'), "its text is not well-formed"},
        {with("\"version\": 1", "\"version\": 9"), "it is of version 9"},
        {with("\"optimize\"", "\"optimiza\""), "“optimiza”, which is unknown here"},
        {with("\"seed\"", "\"sead\""), "(“seed”) is missing"},
    };
    for (const auto& [content, words] : cases) {
        std::ofstream(path) << content;
        const auto read = store.read("bad");
        ASSERT_FALSE(read) << words;
        EXPECT_EQ(read.error().code, Errc::invalidData);
        EXPECT_THAT(read.error().message, ::testing::HasSubstr(words));
        EXPECT_THAT(read.error().message, ::testing::Not(::testing::HasSubstr("exception")));
        EXPECT_THAT(read.error().advice, ::testing::HasSubstr("trimwrightctl emulated remove bad"));
        EXPECT_THAT(read.error().advice, ::testing::HasSubstr("bad.drive.damaged"));
    }
}

TEST_F(DriveStoreTest, WhoeverHoldsALockTooLongIsNamed) {
    const DriveStore hasty(directory.path() / "below" / "it", {std::chrono::milliseconds(50), "/proc"});
    const auto lock = store.lock("one", {});
    ASSERT_TRUE(lock);
    const auto second = hasty.lock("one", {});
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().code, Errc::timedOut);
    EXPECT_THAT(second.error().message, ::testing::HasSubstr(std::to_string(::getpid())));
    EXPECT_FALSE(second.error().advice.empty());
}

TEST_F(DriveStoreTest, ALockFileGoesWithItsDriveAndAWaiterIsNotFooled) {
    ASSERT_TRUE(store.write("one", file));
    const auto lockFile = directory.path() / "below" / "it" / ".lock-one";
    auto first = store.lock("one", {});
    ASSERT_TRUE(first);
    Result<UniqueFd> waited;
    std::jthread waiter([&] { waited = store.lock("one", {}); });
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    ASSERT_TRUE(store.remove("one"));
    EXPECT_FALSE(std::filesystem::exists(lockFile));
    first->reset();
    waiter.join();
    ASSERT_TRUE(waited);
    EXPECT_TRUE(std::filesystem::exists(lockFile)); // The waiter holds a new one, not the removed one.
    const DriveStore hasty(directory.path() / "below" / "it", {std::chrono::milliseconds(20), "/proc"});
    EXPECT_EQ(hasty.lock("one", {}).error().code, Errc::timedOut);
}

TEST_F(DriveStoreTest, AKilledWriterLosesNothingThatWasSaved) {
    // A child adds one operation after the other and tells each one that is saved; it is killed at some moment.
    for (int round = 0; round < 12; ++round) {
        const std::string name = "drive";
        ASSERT_TRUE(store.write(name, DriveFile{"x25-m-g2-80", 1, {}, {}}));
        int pipe[2];
        ASSERT_EQ(::pipe(pipe), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            for (std::uint64_t i = 1;; ++i) {
                const auto lock = store.lock(name, {});
                auto state = store.read(name);
                state->operations.push_back({"optimize", {}, i});
                if (!store.write(name, *state) || ::write(pipe[1], &i, sizeof i) != sizeof i) {
                    ::_exit(1);
                }
            }
        }
        ::close(pipe[1]);
        std::this_thread::sleep_for(std::chrono::microseconds(20000 + round * 1371));
        ::kill(child, SIGKILL);
        int status = 0;
        ::waitpid(child, &status, 0);
        ASSERT_TRUE(WIFSIGNALED(status));
        std::uint64_t saved = 0;
        for (std::uint64_t i = 0; ::read(pipe[0], &i, sizeof i) == sizeof i;) {
            saved = i;
        }
        ::close(pipe[0]);
        const auto state = store.read(name);
        ASSERT_TRUE(state) << state.error().message;
        ASSERT_GE(state->operations.size(), saved);
        ASSERT_LE(state->operations.size(), saved + 1); // Renamed but not told any more
        for (std::size_t i = 0; i < state->operations.size(); ++i) {
            ASSERT_EQ(state->operations[i].steps, i + 1);
        }
        ASSERT_TRUE(store.lock(name, {})); // The kernel let go of the dead child's lock.
    }
    // The next writer clears what killed ones left behind.
    ASSERT_TRUE(store.write("drive", file));
    EXPECT_THAT(*store.names(), ::testing::ElementsAre("drive"));
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(directory.path() / "below" / "it")) {
        files += entry.path().filename().string().starts_with("drive.drive") ? 1 : 0;
    }
    EXPECT_EQ(files, 1);
}

TEST_F(DriveStoreTest, TwoProcessesLoseNoOperationOfEachOther) {
    ASSERT_TRUE(store.write("shared", DriveFile{"x25-m-g2-80", 1, {}, {}}));
    constexpr int perProcess = 40;
    std::vector<pid_t> children;
    for (int process = 0; process < 3; ++process) {
        const pid_t child = ::fork();
        if (child == 0) {
            for (int i = 0; i < perProcess; ++i) {
                const auto lock = store.lock("shared", {});
                auto state = store.read("shared");
                if (!lock || !state) {
                    ::_exit(1);
                }
                state->operations.push_back({"optimize", {}, 1});
                if (!store.write("shared", *state)) {
                    ::_exit(1);
                }
            }
            ::_exit(0);
        }
        children.push_back(child);
    }
    for (const pid_t child : children) {
        int status = 0;
        ::waitpid(child, &status, 0);
        EXPECT_EQ(status, 0);
    }
    EXPECT_EQ(store.read("shared")->operations.size(), 3U * perProcess);
}

} // namespace
} // namespace trimwright::emulator
