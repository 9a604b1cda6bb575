// SPDX-License-Identifier: GPL-3.0-or-later
// The TRIM check on real filesystems on loop devices over images of our own. Needs root; skipped with a message
// otherwise.
#include "core/base/bytes.h"
#include "core/base/file.h"
#include "core/base/units.h"
#include "core/linux/linux_backend.h"
#include "core/linux/proof_file.h"
#include "tests/root/loop_filesystem.h"

#include <array>
#include <atomic>
#include <csignal>
#include <fcntl.h>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <memory>
#include <set>
#include <sys/mount.h>
#include <sys/statvfs.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace trimwright::linux_system {
namespace {

using namespace std::chrono_literals;
using Answer = ProveOutcome::Answer;
using ::testing::AnyOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using testing::holdsSeeded;
using testing::LoopFilesystem;
using testing::RootWorkspace;
using testing::runQuietly;
using testing::writeSeeded;

constexpr std::uint64_t otherBytes = 20 * mebibyte;

std::set<std::string> namesIn(const std::filesystem::path& directory) {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(directory)) {
        names.insert(entry.path().filename());
    }
    return names;
}

std::uint64_t freeBytes(const std::filesystem::path& mount) {
    struct statvfs space {};
    ::statvfs(mount.c_str(), &space);
    return std::uint64_t{space.f_bfree} * space.f_frsize;
}

int loopsOver(const std::filesystem::path& image) {
    int count = 0;
    for (const auto& entry : std::filesystem::directory_iterator("/sys/block")) {
        count += readFile(entry.path() / "loop/backing_file").value_or("") == image.string() + "\n" ? 1 : 0;
    }
    return count;
}

/// One partition, as the master boot record says it.
void writePartitionTable(const std::filesystem::path& image, std::uint32_t startSector, std::uint32_t sectors) {
    std::array<std::uint8_t, 512> table{};
    table[446 + 4] = 0x83; // Linux
    storeLittle<std::uint32_t>(table, 446 + 8, startSector);
    storeLittle<std::uint32_t>(table, 446 + 12, sectors);
    table[510] = 0x55;
    table[511] = 0xAA;
    const UniqueFd fd(::open(image.c_str(), O_WRONLY | O_CLOEXEC));
    ASSERT_EQ(::pwrite(fd.get(), table.data(), table.size(), 0), 512);
}

class ProveTest : public ::testing::Test {
  protected:
    /// False if this machine cannot run tests on that type; skip with `m_reason`.
    bool start(const std::string& type) {
        if (const auto reason = testing::whyNotTestable(type)) {
            m_reason = *reason;
            return false;
        }
        if (!m_workspace) {
            m_workspace = std::make_unique<RootWorkspace>();
        }
        return true;
    }

    std::unique_ptr<LoopFilesystem> make(const std::string& type, std::uint64_t bytes,
                                         const std::vector<std::string>& mkfs = {}) const {
        return std::make_unique<LoopFilesystem>(m_workspace->directory(), "fs", type, bytes, mkfs);
    }

    ProveOutcome prove(const std::filesystem::path& mount, const ProgressFn& progress = {},
                       std::uint64_t size = 0) const {
        const auto outcome = LinuxBackend().prove(mount, {size}, {}, progress);
        EXPECT_TRUE(outcome) << outcome.error().message;
        return outcome.value_or(ProveOutcome());
    }

    static void expectWorks(const ProveOutcome& outcome) {
        EXPECT_EQ(outcome.answer, Answer::works) << outcome.because;
        EXPECT_GT(outcome.checked_bytes, 0U);
        EXPECT_EQ(outcome.zeroed_bytes, outcome.checked_bytes);
        EXPECT_EQ(outcome.unchanged_bytes, 0U);
    }

    void works(const std::string& type, std::uint64_t bytes) const;
    void killedAnywhere(const std::string& type, std::uint64_t bytes) const;

    std::unique_ptr<RootWorkspace> m_workspace;
    std::string m_reason;
};

/// It works, all of it is checked, and nothing else changes.
void ProveTest::works(const std::string& type, std::uint64_t bytes) const {
    const auto filesystem = make(type, bytes);
    const auto other = filesystem->mountPoint() / "other";
    writeSeeded(other, otherBytes, 1);
    filesystem->sync();
    const auto names = namesIn(filesystem->mountPoint());
    std::set<ProveStep> steps;
    const ProveOutcome outcome =
        prove(filesystem->mountPoint(), [&steps](const Progress& progress) { steps.insert(proveStepOf(progress)); });
    expectWorks(outcome);
    EXPECT_GE(outcome.checked_bytes, 15 * mebibyte);
    EXPECT_EQ(steps.size(), proveSteps);
    ASSERT_EQ(outcome.drives.size(), 1U);
    EXPECT_THAT(outcome.drives[0].device, HasSubstr("/dev/loop"));
    EXPECT_EQ(outcome.drives[0].promise.promise, ZeroPromise::zeros);
    EXPECT_EQ(namesIn(filesystem->mountPoint()), names);
    filesystem->remount(); // so that the contents come from the image, not from memory
    EXPECT_TRUE(holdsSeeded(other, otherBytes, 1));
    EXPECT_EQ(namesIn(filesystem->mountPoint()), names);
}

#define SKIP_UNLESS(condition)                                                                                         \
    if (!(condition)) {                                                                                                \
        GTEST_SKIP() << m_reason;                                                                                      \
    }

TEST_F(ProveTest, WorksOnExt4) {
    SKIP_UNLESS(start("ext4"));
    works("ext4", 200 * mebibyte);
}

TEST_F(ProveTest, WorksOnXfs) {
    SKIP_UNLESS(start("xfs"));
    works("xfs", 400 * mebibyte);
}

TEST_F(ProveTest, WorksOnBtrfs) {
    SKIP_UNLESS(start("btrfs"));
    works("btrfs", 400 * mebibyte);
}

TEST_F(ProveTest, WorksOnVfat) {
    SKIP_UNLESS(start("vfat"));
    works("vfat", 200 * mebibyte);
}

TEST_F(ProveTest, WorksOnExfat) {
    SKIP_UNLESS(start("exfat"));
    works("exfat", 200 * mebibyte);
}

TEST_F(ProveTest, WorksOnF2fs) {
    SKIP_UNLESS(start("f2fs"));
    works("f2fs", 400 * mebibyte);
}

TEST_F(ProveTest, WorksOnCompressedBtrfsAndSaysSoForADuplicate) {
    SKIP_UNLESS(start("btrfs"));
    const auto filesystem = make("btrfs", 400 * mebibyte, {"-d", "dup"});
    filesystem->unmount();
    filesystem->mount("compress-force=zstd");
    const ProveOutcome outcome = prove(filesystem->mountPoint());
    expectWorks(outcome);
    EXPECT_GE(outcome.checked_bytes, 30 * mebibyte) << "both copies count";
    EXPECT_THAT(outcome.notes, Contains(HasSubstr("unallocated")));
}

TEST_F(ProveTest, FindsBothDrivesOfABtrfsMirrorAndTheStartOfAPartition) {
    SKIP_UNLESS(start("btrfs"));
    const auto& directory = m_workspace->directory();
    std::vector<std::string> nodes;
    for (const std::string name : {"one", "two"}) {
        const auto image = directory / name;
        { std::ofstream create(image); }
        std::filesystem::resize_file(image, 400 * mebibyte);
        writePartitionTable(image, 8192, 400 * mebibyte / 512 - 8192);
        const auto out = directory / (name + ".node");
        ASSERT_TRUE(runQuietly({"sh", "-c", fmt::format("losetup -fP --show {} > {}", image.string(), out.string())}));
        std::string node = readFile(out).value_or("\n");
        node.pop_back();
        nodes.push_back(node);
    }
    const auto detach = [drives = nodes] {
        for (const std::string& drive : drives) {
            runQuietly({"losetup", "-d", drive});
        }
    };
    const std::vector<std::string> drives = nodes;
    if (std::filesystem::exists(nodes[1] + "p1")) { // Kernels may know no partitions on loop devices.
        for (std::string& node : nodes) {
            node += "p1";
        }
    }
    const auto mount = directory / "mirror";
    std::filesystem::create_directory(mount);
    const bool mounted = runQuietly({"mkfs.btrfs", "-q", "-f", "-d", "raid1", "-m", "raid1", nodes[0], nodes[1]}) &&
                         runQuietly({"mount", "-t", "btrfs", nodes[0], mount});
    if (!mounted) {
        detach();
        FAIL() << "The mirror cannot be made.";
    }
    const ProveOutcome outcome = prove(mount);
    expectWorks(outcome);
    EXPECT_EQ(outcome.drives.size(), 2U);
    for (const DriveProof& drive : outcome.drives) {
        EXPECT_THAT(drives, Contains(drive.device));
        EXPECT_GE(drive.zeroed_bytes, 15 * mebibyte);
    }
    EXPECT_EQ(::umount(mount.c_str()), 0);
    detach();
}

TEST_F(ProveTest, WhereTheRequestCannotArriveItSaysWhichLayerRefused) {
    SKIP_UNLESS(start("ext4"));
#ifndef TRIMWRIGHT_REFUSING_FILESYSTEM
    GTEST_SKIP() << "libfuse3-dev was not there when the tests were built.";
#else
    const auto& directory = m_workspace->directory();
    for (const char* const name : {"source", "fuse", "mounted"}) {
        std::filesystem::create_directory(directory / name);
    }
    if (!runQuietly({TRIMWRIGHT_REFUSING_FILESYSTEM, directory / "source", directory / "fuse"})) {
        GTEST_SKIP() << "FUSE filesystems cannot be mounted here.";
    }
    const auto image = directory / "fuse/image";
    { std::ofstream create(image); }
    std::filesystem::resize_file(image, 100 * mebibyte);
    ASSERT_TRUE(runQuietly({"mkfs.ext4", "-q", image}));
    ASSERT_TRUE(runQuietly({"mount", "-o", "loop", image, directory / "mounted"}));
    const auto announced = [&] {
        for (const TrimTarget& target : LinuxBackend().trimTargets().value_or(std::vector<TrimTarget>())) {
            if (target.mount == directory / "mounted") {
                return target.eligible();
            }
        }
        return false;
    };
    EXPECT_TRUE(announced()) << "before it is asked, the device says that it can";
    const ProveOutcome outcome = prove(directory / "mounted");
    EXPECT_EQ(outcome.answer, Answer::doesNotWork) << outcome.because;
    EXPECT_EQ(outcome.unchanged_bytes, outcome.checked_bytes);
    EXPECT_GT(outcome.checked_bytes, 0U);
    EXPECT_THAT(outcome.because, HasSubstr("still on /dev/loop"));
    EXPECT_THAT(outcome.because, HasSubstr("loop"));
    const ProveOutcome again = prove(directory / "mounted");
    EXPECT_EQ(again.answer, Answer::doesNotWork) << again.because;
    EXPECT_EQ(::umount((directory / "mounted").c_str()), 0);
    for (int attempt = 0; loopsOver(image) > 0 && attempt < 100; ++attempt) {
        std::this_thread::sleep_for(20ms);
    }
    EXPECT_EQ(::umount2((directory / "fuse").c_str(), MNT_DETACH), 0);
#endif
}

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
void ProveTest::killedAnywhere(const std::string& type, std::uint64_t bytes) const {
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

TEST_F(ProveTest, KilledAnywhereItLeavesNothingOnExt4) {
    SKIP_UNLESS(start("ext4"));
    killedAnywhere("ext4", 200 * mebibyte);
}

TEST_F(ProveTest, KilledAnywhereItLeavesNothingOnXfs) {
    SKIP_UNLESS(start("xfs"));
    killedAnywhere("xfs", 400 * mebibyte);
}

TEST_F(ProveTest, KilledAnywhereItLeavesNothingOnBtrfs) {
    SKIP_UNLESS(start("btrfs"));
    killedAnywhere("btrfs", 400 * mebibyte);
}

TEST_F(ProveTest, KilledAnywhereItLeavesNothingOnVfat) {
    SKIP_UNLESS(start("vfat"));
    killedAnywhere("vfat", 200 * mebibyte);
}

TEST_F(ProveTest, TheNextRunRemovesWhatIsOursAndNothingElse) {
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

TEST_F(ProveTest, CancelAtEachStepLeavesNothing) {
    SKIP_UNLESS(start("ext4"));
    const auto filesystem = make("ext4", 100 * mebibyte);
    const auto names = namesIn(filesystem->mountPoint());
    for (std::uint64_t step = 0; step < proveSteps; ++step) {
        std::stop_source stop;
        const auto outcome = LinuxBackend().prove(filesystem->mountPoint(), {4 * mebibyte}, stop.get_token(),
                                                  [&stop, step](const Progress& progress) {
                                                      if (proveStepOf(progress) == static_cast<ProveStep>(step)) {
                                                          stop.request_stop();
                                                      }
                                                  });
        ASSERT_FALSE(outcome) << step;
        EXPECT_EQ(outcome.error().code, Errc::cancelled) << outcome.error().message;
        EXPECT_EQ(namesIn(filesystem->mountPoint()), names);
        EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << "a child is left";
    }
    expectWorks(prove(filesystem->mountPoint()));
}

TEST_F(ProveTest, ATinyFilesystemGetsASmallFileAndAFullOneAReason) {
    SKIP_UNLESS(start("ext4"));
    const auto filesystem = make("ext4", 8 * mebibyte);
    const auto& mount = filesystem->mountPoint();
    expectWorks(prove(mount));
    const ProveOutcome large = prove(mount, {}, 16 * mebibyte);
    EXPECT_EQ(large.answer, Answer::cannotTell);
    EXPECT_THAT(large.because, HasSubstr("free space"));
    EXPECT_THAT(large.advice, HasSubstr("--size"));
    runQuietly({"dd", "if=/dev/zero", "of=" + (mount / "filler").string(), "bs=64k"});
    const ProveOutcome full = prove(mount);
    EXPECT_EQ(full.answer, Answer::cannotTell);
    EXPECT_THAT(full.because, HasSubstr("too little free space"));
    EXPECT_FALSE(full.advice.empty());
}

TEST_F(ProveTest, AReadOnlyFilesystemAndPlacesThatAreNone) {
    SKIP_UNLESS(start("ext4"));
    const auto filesystem = make("ext4", 50 * mebibyte);
    std::filesystem::create_directory(filesystem->mountPoint() / "plain");
    EXPECT_EQ(LinuxBackend().prove(filesystem->mountPoint() / "plain", {}, {}, {}).error().code, Errc::notFound);
    EXPECT_EQ(LinuxBackend().prove("/nowhere", {}, {}, {}).error().code, Errc::notFound);
    EXPECT_EQ(LinuxBackend().prove(filesystem->mountPoint(), {1000}, {}, {}).error().code, Errc::usage);
    EXPECT_EQ(prove("/proc").answer, Answer::cannotTell);
    filesystem->unmount();
    filesystem->mount("ro");
    const ProveOutcome readOnly = prove(filesystem->mountPoint());
    EXPECT_EQ(readOnly.answer, Answer::cannotTell);
    EXPECT_THAT(readOnly.because, HasSubstr("read-only"));
}

TEST_F(ProveTest, ABindMountIsItsFilesystem) {
    SKIP_UNLESS(start("ext4"));
    const auto filesystem = make("ext4", 100 * mebibyte);
    expectWorks(prove(filesystem->bind("bound")));
}

TEST_F(ProveTest, AQuotaIsTheReason) {
    SKIP_UNLESS(start("btrfs"));
    const auto filesystem = make("btrfs", 400 * mebibyte);
    const auto& mount = filesystem->mountPoint();
    if (!runQuietly({"btrfs", "quota", "enable", mount}) || !runQuietly({"btrfs", "qgroup", "limit", "4M", mount})) {
        GTEST_SKIP() << "btrfs has no quotas here.";
    }
    const ProveOutcome outcome = prove(mount);
    EXPECT_EQ(outcome.answer, Answer::cannotTell) << outcome.because;
    EXPECT_THAT(outcome.because, HasSubstr("quota"));
    EXPECT_EQ(namesIn(mount), std::set<std::string>());
}

TEST_F(ProveTest, ABusyFilesystemGetsNoWrongAnswerAndLosesNothing) {
    for (const std::string type : {"ext4", "xfs", "btrfs"}) {
        SKIP_UNLESS(start(type));
        const auto filesystem = make(type, 400 * mebibyte);
        const auto& mount = filesystem->mountPoint();
        std::atomic<bool> enough{false};
        std::jthread writer([&] {
            for (std::uint64_t round = 0; !enough; ++round) {
                const auto path = mount / fmt::format("busy{}", round % 5);
                writeSeeded(path, 8 * mebibyte, round % 5);
                const UniqueFd fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
                ::fsync(fd.get());
            }
        });
        for (int run = 0; run < 3; ++run) {
            const ProveOutcome outcome = prove(mount);
            EXPECT_NE(outcome.answer, Answer::doesNotWork) << type << ": " << outcome.because;
            if (outcome.answer == Answer::cannotTell) {
                EXPECT_THAT(outcome.because, AnyOf(HasSubstr("busy"), HasSubstr("Only "), HasSubstr("free space")));
            }
        }
        enough = true;
        writer.join();
        filesystem->remount();
        for (std::uint64_t file = 0; file < 5; ++file) {
            const auto path = mount / fmt::format("busy{}", file);
            if (std::filesystem::exists(path)) {
                EXPECT_TRUE(holdsSeeded(path, 8 * mebibyte, file)) << type << " " << path;
            }
        }
    }
}

TEST_F(ProveTest, TwoAtOnceDoNotDisturbEachOther) {
    SKIP_UNLESS(start("ext4"));
    const auto filesystem = make("ext4", 200 * mebibyte);
    ProveOutcome first;
    std::jthread other([&] { first = prove(filesystem->mountPoint()); });
    const ProveOutcome second = prove(filesystem->mountPoint());
    other.join();
    expectWorks(first);
    expectWorks(second);
}

TEST_F(ProveTest, WithoutPrivilegeItSaysSo) {
    SKIP_UNLESS(start("ext4"));
    const auto filesystem = make("ext4", 50 * mebibyte);
    std::filesystem::permissions(m_workspace->directory(), std::filesystem::perms(0755));
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        if (::setgid(65534) != 0 || ::setuid(65534) != 0) {
            ::_exit(3);
        }
        const auto outcome = LinuxBackend().prove(filesystem->mountPoint(), {}, {}, {});
        const bool denied =
            !outcome && outcome.error().code == Errc::permissionDenied && !outcome.error().advice.empty();
        ::_exit(denied ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_EQ(WEXITSTATUS(status), 0);
}

} // namespace
} // namespace trimwright::linux_system
