// SPDX-License-Identifier: GPL-3.0-or-later
// TRIM checks that are killed: nothing of them stays. On loop devices over images of our own. Needs root; skipped with
// a message otherwise.
#include "core/linux/linux_backend.h"
#include "tests/root/prove_fixture.h"

#include <array>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <set>
#include <sys/statvfs.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace trimwright::linux_system {
namespace {

using testing::holdsSeeded;
using testing::writeSeeded;

class ProveKilled : public ProveTest {
  protected:
    void killedAnywhere(const std::string& type, std::uint64_t bytes) const;
};

/// Runs checks that are killed from outside, wherever they are then.
void killedAtAnyTime(const std::filesystem::path& mount) {
    for (int moment = 0; moment < 20; ++moment) {
        const pid_t child = ::fork();
        ASSERT_GE(child, 0);
        if (child == 0) {
            (void)LinuxBackend().prove(mount, {4 * mebibyte}, {}, {});
            ::_exit(0);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(moment * 7));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
    }
}

/// Runs checks that are killed with SIGKILL at their first, second … call of the progress function.
void ProveKilled::killedAnywhere(const std::string& type, std::uint64_t bytes) const {
    const auto filesystem = make(type, bytes);
    const auto& mount = filesystem->mountPoint();
    writeSeeded(mount / "other", otherBytes, 1);
    filesystem->sync();
    const auto names = namesIn(mount);
    bool finished = false;
    int killed = 0;
    std::set<int> steps;
    for (int calls = 1; !finished && calls < 500; ++calls) {
        std::array<int, 2> ends{};
        ASSERT_EQ(::pipe2(ends.data(), O_CLOEXEC), 0);
        const pid_t child = ::fork();
        ASSERT_GE(child, 0);
        if (child == 0) {
            int left = calls;
            (void)LinuxBackend().prove(mount, {4 * mebibyte}, {}, [&left, &ends](const Progress& progress) {
                if (--left == 0) {
                    const int step = static_cast<int>(proveStepOf(progress));
                    (void)!::write(ends[1], &step, sizeof step);
                    ::kill(::getpid(), SIGKILL);
                }
            });
            ::_exit(0);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        ::close(ends[1]);
        int step = 0;
        if (::read(ends[0], &step, sizeof step) == sizeof step) {
            steps.insert(step);
        }
        ::close(ends[0]);
        finished = WIFEXITED(status);
        killed += WIFSIGNALED(status) ? 1 : 0;
        EXPECT_EQ(namesIn(mount), names) << "killed at call " << calls;
        EXPECT_EQ(loopsOver(filesystem->image()), 1);
    }
    EXPECT_TRUE(finished);
    EXPECT_GE(killed, 4);
    EXPECT_GE(steps.size(), proveSteps - 2);
    killedAtAnyTime(mount);
    EXPECT_EQ(namesIn(mount), names);
    EXPECT_EQ(loopsOver(filesystem->image()), 1);
    expectWorks(prove(mount));
    EXPECT_EQ(namesIn(mount), names);
    const std::uint64_t freeAfter = freeBytes(mount);
    filesystem->remount(); // also settles what the dead left
    EXPECT_TRUE(holdsSeeded(mount / "other", otherBytes, 1));
    EXPECT_LT(freeBytes(mount), freeAfter + 2 * mebibyte) << "the files of the dead took up space";
}

TEST_F(ProveKilled, AnywhereItLeavesNothingOnExt4) {
    SKIP_UNLESS(start("ext4"));
    killedAnywhere("ext4", 200 * mebibyte);
}

TEST_F(ProveKilled, AnywhereItLeavesNothingOnXfs) {
    SKIP_UNLESS(start("xfs"));
    killedAnywhere("xfs", 400 * mebibyte);
}

TEST_F(ProveKilled, AnywhereItLeavesNothingOnBtrfs) {
    SKIP_UNLESS(start("btrfs"));
    killedAnywhere("btrfs", 400 * mebibyte);
}

TEST_F(ProveKilled, AnywhereItLeavesNothingOnVfat) {
    SKIP_UNLESS(start("vfat"));
    killedAnywhere("vfat", 200 * mebibyte);
}

TEST_F(ProveKilled, TheNextRunRemovesWhatIsOursAndNothingElse) {
    SKIP_UNLESS(start("ext4"));
    const auto filesystem = make("ext4", 100 * mebibyte);
    const auto& mount = filesystem->mountPoint();
    const auto file = [&mount](const std::string& name) {
        std::ofstream(mount / name) << "data";
        return mount / name;
    };
    const auto ours = file(".trimwright-check-0123456789abcdef");
    const auto linked = file(".trimwright-check-0123456789abcde0");
    std::filesystem::create_hard_link(linked, mount / "precious");
    const auto foreign = file(".trimwright-check-0123456789abcde1");
    ASSERT_EQ(::chown(foreign.c_str(), 1000, 1000), 0);
    const auto similar = file(".trimwright-check-notes");
    std::filesystem::create_symlink(similar, mount / ".trimwright-check-0123456789abcde2");
    std::filesystem::create_directory(mount / ".trimwright-check-0123456789abcde3");
    expectWorks(prove(mount));
    EXPECT_FALSE(std::filesystem::exists(ours));
    for (const auto& kept : {linked, foreign, similar, mount / "precious", mount / ".trimwright-check-0123456789abcde2",
                             mount / ".trimwright-check-0123456789abcde3"}) {
        EXPECT_TRUE(std::filesystem::exists(kept)) << kept;
    }
}

} // namespace
} // namespace trimwright::linux_system
