// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file.h"
#include "core/base/units.h"
#include "core/linux/child_reaper.h"
#include "core/linux/fitrim.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <dirent.h>
#include <fcntl.h>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <linux/fs.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace trimwright::linux_system {
namespace {

using ::testing::HasSubstr;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using Kind = TrimOutcome::Kind;

// The calls below stand in for the ioctl. They run in the real child process.

int offerHalf(int, fstrim_range& range) {
    range.len = std::min<std::uint64_t>(range.len, 10 * mebibyte) / 2;
    return 0;
}
int neverReturn(int, fstrim_range&) {
    for (;;) {
        ::pause();
    }
}
int slow(int, fstrim_range& range) {
    ::usleep(20'000);
    range.len = 1000;
    return 0;
}
int die(int, fstrim_range&) {
    ::raise(SIGKILL);
    return 0;
}
int crash(int, fstrim_range&) {
    ::signal(SIGSEGV, SIG_DFL);
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::raise(SIGSEGV);
    return 0;
}
int failInTheMiddle(int, fstrim_range& range) {
    if (range.start >= 30 * mebibyte) {
        return EREMOTEIO;
    }
    range.len = 1000;
    return 0;
}
int endsEarly(int, fstrim_range& range) {
    if (range.start >= 50 * mebibyte) {
        return EINVAL;
    }
    range.len = 1000;
    return 0;
}
int invalid(int, fstrim_range&) {
    return EINVAL;
}
int countDescriptors(int, fstrim_range& range) {
    range.len = 0;
    for (int fd = 0; fd < 1024; ++fd) {
        range.len += ::fcntl(fd, F_GETFD) >= 0 ? 1 : 0;
    }
    return 0;
}
int claimEverything(int, fstrim_range& range) {
    range.len = std::min(range.len, 100 * mebibyte - range.start);
    return 0;
}

std::size_t openDescriptors() {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator("/proc/self/fd"), {}));
}

class FitrimTest : public ::testing::Test {
  protected:
    void SetUp() override {
        m_directory.reset(::open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
        m_descriptors = openDescriptors();
    }
    void TearDown() override {
        EXPECT_EQ(openDescriptors(), m_descriptors) << "a descriptor leaked";
        EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << "a child is left";
        EXPECT_EQ(errno, ECHILD);
    }
    TrimJob job(TrimCall call, std::uint64_t size = 100 * mebibyte, std::uint64_t chunk = 10 * mebibyte) const {
        TrimJob made;
        made.fd = m_directory.get();
        made.plan = {size, 0, chunk};
        made.call = call;
        return made;
    }
    UniqueFd m_directory;
    std::size_t m_descriptors = 0;
};

TEST_F(FitrimTest, AddsUpAllPiecesAndEndsAtTheWhole) {
    std::vector<Progress> seen;
    const TrimOutcome outcome = runTrim(job(offerHalf), {}, [&seen](const Progress& now) { seen.push_back(now); });
    EXPECT_EQ(outcome.kind, Kind::trimmed);
    EXPECT_TRUE(outcome.reason.empty());
    EXPECT_EQ(outcome.offered_bytes, 50 * mebibyte);
    ASSERT_GE(seen.size(), 2U);
    EXPECT_EQ(seen.front().done, 0U);
    EXPECT_EQ(seen.back().done, 100 * mebibyte);
    EXPECT_EQ(seen.back().total, 100 * mebibyte);
    EXPECT_EQ(seen.back().offered_bytes, 50 * mebibyte);
    EXPECT_TRUE(std::ranges::is_sorted(seen, {}, &Progress::done));
}

TEST_F(FitrimTest, OneCallWhenThereIsNoPlan) {
    const TrimOutcome outcome = runTrim(job(offerHalf, 0, 0), {}, {});
    EXPECT_EQ(outcome.kind, Kind::trimmed);
    EXPECT_EQ(outcome.offered_bytes, 5 * mebibyte);
}

TEST_F(FitrimTest, ACallThatNeverReturnsIsCancelledWithinASecond) {
    std::stop_source stop;
    std::jthread stopper([&stop] {
        std::this_thread::sleep_for(100ms);
        stop.request_stop();
    });
    const auto start = Clock::now();
    const TrimOutcome outcome = runTrim(job(neverReturn), stop.get_token(), {});
    EXPECT_LT(Clock::now() - start, 1100ms);
    EXPECT_EQ(outcome.kind, Kind::cancelled);
    EXPECT_FALSE(outcome.reason.empty());
}

TEST_F(FitrimTest, CancelKeepsWhatWasDone) {
    std::stop_source stop;
    const TrimOutcome outcome = runTrim(job(slow), stop.get_token(), [&stop](const Progress& now) {
        if (now.done > 0) {
            stop.request_stop();
        }
    });
    EXPECT_EQ(outcome.kind, Kind::cancelled);
    EXPECT_GT(outcome.offered_bytes, 0U);
    EXPECT_LT(outcome.offered_bytes, 10'000U);
    EXPECT_GT(outcome.seconds, 0);
}

TEST_F(FitrimTest, AStopBeforeTheStartStartsNothing) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(runTrim(job(neverReturn), stop.get_token(), {}).kind, Kind::cancelled);
}

TEST_F(FitrimTest, AChildThatDiesIsAFailureInWords) {
    for (const TrimCall call : {die, crash}) {
        const TrimOutcome outcome = runTrim(job(call), {}, {});
        EXPECT_EQ(outcome.kind, Kind::failed);
        EXPECT_THAT(outcome.reason, HasSubstr("ended"));
    }
}

TEST_F(FitrimTest, AStoppedChildIsCancelledToo) {
    std::stop_source stop;
    const TrimOutcome outcome = runTrim(job([](int, fstrim_range&) {
                                            ::raise(SIGSTOP);
                                            return 0;
                                        }),
                                        [&stop] {
                                            stop.request_stop();
                                            return stop.get_token();
                                        }(),
                                        {});
    EXPECT_EQ(outcome.kind, Kind::cancelled);
}

TEST_F(FitrimTest, AFailureInTheMiddleKeepsWhatWasOffered) {
    const TrimOutcome outcome = runTrim(job(failInTheMiddle), {}, {});
    EXPECT_EQ(outcome.kind, Kind::failed);
    EXPECT_EQ(outcome.offered_bytes, 3000U);
    EXPECT_THAT(outcome.reason, HasSubstr("drive"));
}

TEST_F(FitrimTest, AFilesystemSmallerThanItsDeviceEndsWell) {
    const TrimOutcome outcome = runTrim(job(endsEarly), {}, {});
    EXPECT_EQ(outcome.kind, Kind::trimmed);
    EXPECT_EQ(outcome.offered_bytes, 5000U);
    EXPECT_EQ(runTrim(job(invalid), {}, {}).kind, Kind::failed) << "but not at its very start";
}

TEST_F(FitrimTest, AKernelThatReportsTheRangeInsteadOfTheFreeSpaceIsNotBelieved) {
    TrimJob claims = job(claimEverything);
    EXPECT_EQ(runTrim(claims, {}, {}).offered_bytes, 100 * mebibyte);
    claims.free_bytes = 60 * mebibyte;
    EXPECT_EQ(runTrim(claims, {}, {}).offered_bytes, 60 * mebibyte);
}

TEST_F(FitrimTest, TheChildHoldsNothingButTheFilesystemAndItsPipe) {
    const UniqueFd other(::open("/dev/null", O_RDONLY));
    EXPECT_EQ(runTrim(job(countDescriptors, 0, 0), {}, {}).offered_bytes, 2U);
}

TEST_F(FitrimTest, AnUnmountDuringTheRunFailsInWords) {
    // Nothing mounts here; the answer alone is what is tested. That changes are noticed is a root test.
    TrimJob gone = job(slow);
    gone.still_mounted = [] { return false; };
    EXPECT_EQ(runTrim(gone, {}, {}).kind, Kind::trimmed) << "nobody asks while the table does not change";
}

TEST_F(FitrimTest, ManyRunsAtOnceDoNotDisturbEachOther) {
    std::vector<TrimOutcome> outcomes(8);
    {
        std::vector<std::jthread> threads;
        for (TrimOutcome& outcome : outcomes) {
            threads.emplace_back([&outcome, this] { outcome = runTrim(job(offerHalf), {}, {}); });
        }
    }
    for (const TrimOutcome& outcome : outcomes) {
        EXPECT_EQ(outcome.kind, Kind::trimmed);
        EXPECT_EQ(outcome.offered_bytes, 50 * mebibyte);
    }
}

TEST_F(FitrimTest, TheChildDiesWithItsParent) {
    const auto flag = std::filesystem::path(::testing::TempDir()) / "trimwright-orphan";
    std::array<int, 2> ends{};
    ASSERT_EQ(::pipe(ends.data()), 0);
    const pid_t parent = ::fork();
    ASSERT_GE(parent, 0);
    if (parent == 0) {
        ::close(ends[0]);
        // The child of this process reports its pid through the pipe by its existence: the parent looks it up.
        runTrim(job(neverReturn), {}, [&ends](const Progress&) { [[maybe_unused]] auto n = ::write(ends[1], "x", 1); });
        ::_exit(0);
    }
    ::close(ends[1]);
    char started = 0;
    ASSERT_EQ(::read(ends[0], &started, 1), 1);
    const std::string children = "/proc/" + std::to_string(parent) + "/task/" + std::to_string(parent) + "/children";
    const pid_t child = std::atoi(readFile(children).value_or("0").c_str());
    ASSERT_GT(child, 0);
    ::kill(parent, SIGKILL);
    ::waitpid(parent, nullptr, 0);
    const auto deadline = Clock::now() + 2s;
    while (::kill(child, 0) == 0 && Clock::now() < deadline) {
        // A zombie of another parent still answers; its state tells.
        const auto state = readFile("/proc/" + std::to_string(child) + "/stat").value_or("");
        if (state.find(") Z") != std::string::npos) {
            break;
        }
        std::this_thread::sleep_for(5ms);
    }
    EXPECT_LT(Clock::now(), deadline) << "the child went on without its parent";
    ::close(ends[0]);
}

TEST(FitrimErrors, EveryErrnoHasAKindAndWords) {
    for (const int error : {EBADF, ENOTTY, EOPNOTSUPP, ENOSYS}) {
        EXPECT_EQ(outcomeOfErrno(error).kind, Kind::unsupported);
    }
    for (const int error : {EPERM, EACCES, EROFS, EREMOTEIO, EIO, 524, ENODEV, ENOMEM, 9999}) {
        const TrimOutcome outcome = outcomeOfErrno(error);
        EXPECT_EQ(outcome.kind, Kind::failed) << error;
        EXPECT_GT(outcome.reason.size(), 20U) << error;
        EXPECT_EQ(outcome.permission_denied, error == EPERM || error == EACCES);
    }
}

TEST(TrimPlan, PiecesAreWholeGroupsAndAboutAHundred) {
    const TrimPlan small = cutPlan(ChunkStyle::ext4Group, 4 * gibibyte, 0, 128 * mebibyte);
    EXPECT_EQ(small.chunk_bytes, 128 * mebibyte);
    const TrimPlan large = cutPlan(ChunkStyle::ext4Group, 2048 * gibibyte, 0, 128 * mebibyte);
    EXPECT_EQ(large.chunk_bytes % (128 * mebibyte), 0U);
    EXPECT_LE(2048 * gibibyte / large.chunk_bytes, 100U);
    EXPECT_GE(2048 * gibibyte / large.chunk_bytes, 90U);
    EXPECT_EQ(cutPlan(ChunkStyle::ext4Group, 100 * mebibyte, 0, 128 * mebibyte).chunk_bytes, 0U) << "one group";
    EXPECT_EQ(cutPlan(ChunkStyle::whole, 4 * gibibyte, 0, 128 * mebibyte).size_bytes, 0U);
    EXPECT_LE(4096 * gibibyte / cutPlan(ChunkStyle::coarse, 4096 * gibibyte, 0, gibibyte).chunk_bytes, 16U);
    EXPECT_EQ(cutPlan(ChunkStyle::xfsGroup, 0, 0, 0).chunk_bytes, 0U);
}

} // namespace
} // namespace trimwright::linux_system
