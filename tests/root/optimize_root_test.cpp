// SPDX-License-Identifier: GPL-3.0-or-later
// Real filesystems on loop devices over images of our own. Needs root; skipped with a message otherwise.
#include "core/base/file.h"
#include "core/base/units.h"
#include "core/care/optimizer.h"
#include "core/linux/child_reaper.h"
#include "core/linux/fitrim.h"
#include "core/linux/linux_backend.h"
#include "tests/root/loop_filesystem.h"

#include <algorithm>
#include <chrono>
#include <fcntl.h>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <linux/fs.h>
#include <memory>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <thread>

namespace trimwright::linux_system {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using Kind = TrimOutcome::Kind;
using trimwright::testing::fragment;
using trimwright::testing::holdsSeeded;
using trimwright::testing::LoopFilesystem;
using trimwright::testing::RequestThrottle;
using trimwright::testing::RootWorkspace;
using trimwright::testing::runQuietly;
using trimwright::testing::whyNotTestable;
using trimwright::testing::writeSeeded;

class RootTest : public ::testing::Test {
  protected:
    /// To be called first: skips the test if the filesystem cannot be had.
    bool start(const std::string& type) {
        if (const auto reason = whyNotTestable(type)) {
            m_reason = *reason;
            return false;
        }
        m_workspace = std::make_unique<RootWorkspace>();
        return true;
    }
    std::unique_ptr<LoopFilesystem> make(const std::string& name, const std::string& type, std::uint64_t bytes,
                                         const std::vector<std::string>& options = {}) {
        return std::make_unique<LoopFilesystem>(m_workspace->directory(), name, type, bytes, options);
    }
    std::optional<TrimTarget> target(const std::filesystem::path& mount) {
        for (TrimTarget& one : m_backend.trimTargets().value_or(std::vector<TrimTarget>{})) {
            if (one.mount == mount.string() ||
                std::ranges::find(one.also_mounted_at, mount.string()) != one.also_mounted_at.end()) {
                return one;
            }
        }
        return std::nullopt;
    }
    TrimOutcome trim(const std::filesystem::path& mount, std::stop_token stop = {}, const ProgressFn& progress = {}) {
        auto outcome = m_backend.trim(mount, true, stop, progress);
        EXPECT_TRUE(outcome) << outcome.error().message;
        return outcome.value_or(TrimOutcome{});
    }

    std::string m_reason;
    std::unique_ptr<RootWorkspace> m_workspace;
    LinuxBackend m_backend;
};

class EveryFilesystem : public RootTest, public ::testing::WithParamInterface<std::string> {};

INSTANTIATE_TEST_SUITE_P(Kernel, EveryFilesystem, ::testing::Values("ext4", "xfs", "btrfs", "vfat", "f2fs", "exfat"),
                         [](const auto& one) { return one.param; });

TEST_P(EveryFilesystem, DeletedSpaceIsOfferedAndTheOtherFilesStayWhole) {
    if (!start(GetParam())) {
        GTEST_SKIP() << m_reason;
    }
    const auto filesystem = make("fs", GetParam(), 700 * mebibyte);
    constexpr std::uint64_t fileBytes = 10'000'000;
    for (unsigned i = 0; i < 30; ++i) {
        writeSeeded(filesystem->mountPoint() / fmt::format("file{}", i), fileBytes, i);
    }
    filesystem->sync();
    for (unsigned i = 0; i < 20; ++i) {
        std::filesystem::remove(filesystem->mountPoint() / fmt::format("file{}", i));
    }
    filesystem->sync();
    const std::uint64_t before = filesystem->allocatedBytes();

    std::vector<Progress> seen;
    const TrimOutcome outcome =
        trim(filesystem->mountPoint(), {}, [&seen](const Progress& now) { seen.push_back(now); });
    EXPECT_EQ(outcome.kind, Kind::trimmed) << outcome.reason;
    EXPECT_GE(outcome.offered_bytes, 200'000'000U);
    EXPECT_LE(outcome.offered_bytes, 700 * mebibyte);
    ASSERT_FALSE(seen.empty());
    EXPECT_EQ(seen.back().done, seen.back().total);

    filesystem->sync();
    EXPECT_GE(before - filesystem->allocatedBytes(), 190'000'000U);
    filesystem->remount(); // reads from the image, not from the page cache
    for (unsigned i = 20; i < 30; ++i) {
        EXPECT_TRUE(holdsSeeded(filesystem->mountPoint() / fmt::format("file{}", i), fileBytes, i)) << i;
    }
}

TEST_P(EveryFilesystem, IsListedWithItsDriveAndSizes) {
    if (!start(GetParam())) {
        GTEST_SKIP() << m_reason;
    }
    const auto filesystem = make("fs with space", GetParam(), 350 * mebibyte);
    const auto found = target(filesystem->mountPoint());
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->eligible());
    EXPECT_EQ(found->filesystem, GetParam());
    EXPECT_THAT(found->device, HasSubstr("/dev/loop"));
    ASSERT_FALSE(found->drives.empty());
    EXPECT_GT(found->free_bytes.value_or(0), 100 * mebibyte);
    EXPECT_LE(found->free_bytes, found->size_bytes);
    const auto drives = m_backend.drives().value();
    const auto drive = std::ranges::find(drives, found->drives[0], &Drive::id);
    ASSERT_NE(drive, drives.end()) << "a loop device with a mounted filesystem is listed as a drive";
    EXPECT_EQ(drive->bus, Bus::loop);
    EXPECT_EQ(drive->model, filesystem->image().string());
    EXPECT_EQ(drive->capacity_bytes, 350 * mebibyte);
}

TEST_F(RootTest, ABindMountIsTheSameFilesystemAndRunsOnce) {
    if (!start("ext4")) {
        GTEST_SKIP() << m_reason;
    }
    const auto filesystem = make("fs", "ext4", 200 * mebibyte);
    const auto second = filesystem->bind("second");
    care::Catalog catalog({&m_backend});
    const auto one = catalog.findTarget(filesystem->mountPoint().string());
    const auto two = catalog.findTarget(second.string());
    ASSERT_TRUE(one && two);
    EXPECT_THAT(one->target.also_mounted_at, Contains(second.string()));
    const auto results = care::optimize({{*one, true}, {*two, true}}, {}, {});
    ASSERT_EQ(results.size(), 1U);
    EXPECT_EQ(results[0].outcome.kind, Kind::trimmed);
    EXPECT_EQ(care::exitCode(results), 0);
}

TEST_F(RootTest, BtrfsSubvolumesAreOneFilesystem) {
    if (!start("btrfs")) {
        GTEST_SKIP() << m_reason;
    }
    const auto filesystem = make("fs", "btrfs", 300 * mebibyte);
    ASSERT_TRUE(runQuietly({"btrfs", "subvolume", "create", filesystem->mountPoint() / "sub"}));
    const auto place = m_workspace->directory() / "sub";
    std::filesystem::create_directory(place);
    const auto device = target(filesystem->mountPoint())->device;
    ASSERT_EQ(::mount(device.c_str(), place.c_str(), "btrfs", 0, "subvol=sub"), 0);
    EXPECT_EQ(target(place)->mount, filesystem->mountPoint().string());
    EXPECT_EQ(trim(place).kind, Kind::trimmed) << "named by its second place";
    ::umount(filesystem->mountPoint().c_str()); // now only the subvolume is left
    EXPECT_EQ(target(place)->mount, place.string());
    EXPECT_EQ(trim(place).kind, Kind::trimmed);
    ::umount(place.c_str());
    filesystem->mount();
}

TEST_F(RootTest, ReadOnlyAndSwitchedOffFilesystemsAreSkippedWithReasons) {
    if (!start("ext4")) {
        GTEST_SKIP() << m_reason;
    }
    const auto filesystem = make("fs with space", "ext4", 100 * mebibyte);
    const auto fstab = m_workspace->directory() / "fstab";
    {
        std::string escaped = filesystem->mountPoint().string();
        for (auto at = escaped.find(' '); at != std::string::npos; at = escaped.find(' ', at)) {
            escaped.replace(at, 1, "\\040");
        }
        std::ofstream(fstab) << "/dev/x " << escaped << " ext4 rw,X-fstrim.notrim 0 2\n";
    }
    LinuxBackend switchedOff({.fstab = fstab});
    auto outcome = switchedOff.trim(filesystem->mountPoint(), true, {}, {});
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->kind, Kind::skipped);
    EXPECT_THAT(outcome->reason, HasSubstr("X-fstrim.notrim"));

    filesystem->unmount();
    filesystem->mount("ro");
    EXPECT_EQ(target(filesystem->mountPoint())->skip->reason, SkipReason::readOnly);
    const TrimOutcome readOnly = trim(filesystem->mountPoint());
    EXPECT_EQ(readOnly.kind, Kind::skipped);
    EXPECT_THAT(readOnly.reason, HasSubstr("read-only"));
}

TEST_F(RootTest, AMountThatVanishesBeforeItsTurnIsAFailureInWords) {
    if (!start("ext4")) {
        GTEST_SKIP() << m_reason;
    }
    const auto filesystem = make("fs", "ext4", 100 * mebibyte);
    care::Catalog catalog({&m_backend});
    const auto listed = catalog.findTarget(filesystem->mountPoint().string());
    ASSERT_TRUE(listed);
    filesystem->unmount();
    const auto results = care::optimize({{*listed, true}}, {}, {});
    EXPECT_EQ(results[0].outcome.kind, Kind::failed);
    EXPECT_THAT(results[0].outcome.reason, HasSubstr("No filesystem is mounted at"));
    filesystem->mount();
}

TEST_F(RootTest, AFilesystemThatIsMountedOverIsNotConfusedWithTheOneAbove) {
    if (!start("ext4")) {
        GTEST_SKIP() << m_reason;
    }
    const auto filesystem = make("fs", "ext4", 100 * mebibyte);
    ASSERT_EQ(::mount("tmpfs", filesystem->mountPoint().c_str(), "tmpfs", 0, nullptr), 0);
    const TrimOutcome outcome = trim(filesystem->mountPoint());
    EXPECT_EQ(outcome.kind, Kind::skipped);
    EXPECT_THAT(outcome.reason, HasSubstr("tmpfs"));
    ::umount(filesystem->mountPoint().c_str());
}

/// What one FITRIM call over everything offers on a fresh mount.
std::uint64_t offeredByOneCall(LoopFilesystem& filesystem) {
    filesystem.remount();
    const UniqueFd fd(::open(filesystem.mountPoint().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    fstrim_range range{0, UINT64_MAX, 0};
    EXPECT_EQ(::ioctl(fd.get(), FITRIM, &range), 0);
    return range.len;
}

TEST_F(RootTest, PiecesOfExt4OfferExactlyWhatOneCallOffers) {
    if (!start("ext4")) {
        GTEST_SKIP() << m_reason;
    }
    const std::vector<std::vector<std::string>> geometries{
        {"-b", "4096"}, {"-b", "1024"}, {"-b", "4096", "-g", "8192"}, {"-b", "4096", "-O", "bigalloc", "-C", "16384"}};
    for (const auto& options : geometries) {
        const auto filesystem = make("fs", "ext4", gibibyte, options);
        fragment(filesystem->mountPoint() / "holes", 700 * mebibyte, std::uint64_t{1} << 20);
        const std::uint64_t expected = offeredByOneCall(*filesystem);
        filesystem->remount();
        std::size_t steps = 0;
        const UniqueFd fd(::open(filesystem->mountPoint().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
        TrimJob job;
        job.fd = fd.get();
        job.plan = planFor(ChunkStyle::ext4Group, fd.get(), target(filesystem->mountPoint())->device);
        EXPECT_GT(job.plan.chunk_bytes, 0U) << "there is more than one group";
        const TrimOutcome outcome = runTrim(job, {}, [&steps](const Progress&) { ++steps; });
        EXPECT_EQ(outcome.kind, Kind::trimmed) << outcome.reason;
        EXPECT_EQ(outcome.offered_bytes, expected) << ::testing::PrintToString(options);
    }
}

/// A filesystem whose TRIM takes many seconds: thousands of free extents, and few requests a second allowed.
class SlowTrimTest : public RootTest {
  protected:
    bool startSlow() {
        if (!start("ext4")) {
            return false;
        }
        m_filesystem = make("slow", "ext4", 600 * mebibyte);
        fragment(m_filesystem->mountPoint() / "holes", 400 * mebibyte, std::uint64_t{64} << 10);
        m_filesystem->remount();
        m_throttle = std::make_unique<RequestThrottle>(m_filesystem->loopDeviceNumber(), 100);
        m_reason = "needs the blkio controller of cgroups";
        return m_throttle->works();
    }
    void TearDown() override {
        m_throttle.reset();
        m_filesystem.reset();
        collectLeftoverChildren();
        EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << "a child is left";
    }

    std::unique_ptr<LoopFilesystem> m_filesystem;
    std::unique_ptr<RequestThrottle> m_throttle;
};

TEST_F(SlowTrimTest, CancelEndsARunInTheMiddle) {
    if (!startSlow()) {
        GTEST_SKIP() << m_reason;
    }
    std::stop_source stop;
    Clock::time_point stopped;
    std::jthread stopper([&] {
        std::this_thread::sleep_for(1s);
        stopped = Clock::now();
        stop.request_stop();
    });
    const TrimOutcome outcome = trim(m_filesystem->mountPoint(), stop.get_token());
    const auto ended = Clock::now();
    stopper.join();
    EXPECT_EQ(outcome.kind, Kind::cancelled) << outcome.reason;
    EXPECT_LT(ended - stopped, 2s);
    EXPECT_GE(outcome.seconds, 0.9);
}

TEST_F(SlowTrimTest, ALazyUnmountInTheMiddleFailsInWordsAndLetsTheDeviceGo) {
    if (!startSlow()) {
        GTEST_SKIP() << m_reason;
    }
    std::jthread unmounter([&] {
        std::this_thread::sleep_for(700ms);
        ::umount2(m_filesystem->mountPoint().c_str(), MNT_DETACH);
    });
    const auto start = Clock::now();
    const TrimOutcome outcome = trim(m_filesystem->mountPoint());
    EXPECT_LT(Clock::now() - start, 4s);
    EXPECT_EQ(outcome.kind, Kind::failed);
    EXPECT_THAT(outcome.reason, HasSubstr("unmounted"));
    unmounter.join();
    const auto deadline = Clock::now() + 10s;
    while (!m_filesystem->loopDeviceNumber().empty() && Clock::now() < deadline) {
        std::this_thread::sleep_for(20ms);
    }
    EXPECT_EQ(m_filesystem->loopDeviceNumber(), "") << "the loop device is still in use";
    m_filesystem->mount();
}

TEST_F(RootTest, CancelReturnsWithinASecondEvenIfTheKernelHoldsTheCall) {
    // The inner filesystem lies in a file of the outer one. While that is frozen, making holes in the file waits, and
    // so does the ioctl: in the kernel, where no signal reaches it. (ext4 as the outer one does not wait.)
    if (!start("ext4") || !start("xfs")) {
        GTEST_SKIP() << m_reason;
    }
    const auto outer = make("outer", "xfs", 500 * mebibyte);
    {
        LoopFilesystem inner(outer->mountPoint(), "inner", "ext4", 200 * mebibyte);
        writeSeeded(inner.mountPoint() / "file", 100'000'000, 1);
        inner.sync();
        std::filesystem::remove(inner.mountPoint() / "file");
        inner.sync();
        const UniqueFd freezer(::open(outer->mountPoint().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
        ASSERT_EQ(::ioctl(freezer.get(), FIFREEZE, 0), 0);
        std::stop_source stop;
        Clock::time_point stopped;
        std::jthread stopper([&] {
            std::this_thread::sleep_for(500ms);
            stopped = Clock::now();
            stop.request_stop();
        });
        const TrimOutcome outcome = trim(inner.mountPoint(), stop.get_token());
        const auto ended = Clock::now();
        stopper.join();
        const pid_t held = ::waitpid(-1, nullptr, WNOHANG);
        ::ioctl(freezer.get(), FITHAW, 0);
        EXPECT_EQ(outcome.kind, Kind::cancelled) << outcome.reason;
        EXPECT_LT(ended - stopped, 1200ms);
        EXPECT_EQ(held, 0) << "the child should have been held by the kernel, or this tested nothing";
        const auto deadline = Clock::now() + 5s;
        int left = 0;
        do {
            collectLeftoverChildren();
            left = ::waitpid(-1, nullptr, WNOHANG);
            std::this_thread::sleep_for(10ms);
        } while (left == 0 && Clock::now() < deadline);
        EXPECT_EQ(left, -1) << "the child was not collected after the kernel let go of it";
    }
}

TEST_F(RootTest, WithoutPrivilegeTheOutcomeSaysSo) {
    if (!start("ext4")) {
        GTEST_SKIP() << m_reason;
    }
    const auto filesystem = make("fs", "ext4", 100 * mebibyte);
    std::filesystem::permissions(m_workspace->directory(), std::filesystem::perms(0755));
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        if (::setgid(65534) != 0 || ::setuid(65534) != 0) {
            ::_exit(3);
        }
        LinuxBackend backend;
        const auto outcome = backend.trim(filesystem->mountPoint(), true, {}, {});
        const auto drives = backend.drives();
        ::_exit(outcome && outcome->kind == Kind::failed && outcome->permission_denied && drives ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_EQ(WEXITSTATUS(status), 0);
}

TEST_F(RootTest, LeftoversOfAKilledRunAreClearedAway) {
    if (!start("ext4")) {
        GTEST_SKIP() << m_reason;
    }
    std::array<int, 2> ends{};
    ASSERT_EQ(::pipe2(ends.data(), O_CLOEXEC), 0);
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        RootWorkspace workspace;
        LoopFilesystem filesystem(workspace.directory(), "killed", "ext4", 50 * mebibyte);
        const std::string path = workspace.directory();
        [[maybe_unused]] const auto n = ::write(ends[1], path.data(), path.size());
        ::pause();
    }
    std::string path(4096, '\0');
    const ssize_t got = ::read(ends[0], path.data(), path.size());
    ASSERT_GT(got, 0);
    path.resize(static_cast<std::size_t>(got));
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    ::close(ends[0]);
    ::close(ends[1]);
    EXPECT_TRUE(target(path + "/killed"));
    const RootWorkspace next;
    EXPECT_FALSE(std::filesystem::exists(path));
    EXPECT_FALSE(target(path + "/killed"));
}

} // namespace
} // namespace trimwright::linux_system
