// SPDX-License-Identifier: GPL-3.0-or-later
// The TRIM check on real filesystems on loop devices over images of our own. Needs root; skipped with a message
// otherwise.
#include "core/base/bytes.h"
#include "core/base/file.h"
#include "core/base/units.h"
#include "core/linux/linux_backend.h"
#include "core/linux/proof_file.h"
#include "tests/root/prove_fixture.h"

#include <array>
#include <atomic>
#include <fcntl.h>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <set>
#include <sys/mount.h>
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

/// It works, all of it is checked, and nothing else changes.
class ProveWorks : public ProveTest {
  protected:
    void works(const std::string& type, std::uint64_t bytes) const;
};

void ProveWorks::works(const std::string& type, std::uint64_t bytes) const {
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

TEST_F(ProveWorks, OnExt4) {
    SKIP_UNLESS(start("ext4"));
    works("ext4", 200 * mebibyte);
}

TEST_F(ProveWorks, OnXfs) {
    SKIP_UNLESS(start("xfs"));
    works("xfs", 400 * mebibyte);
}

TEST_F(ProveWorks, OnBtrfs) {
    SKIP_UNLESS(start("btrfs"));
    works("btrfs", 400 * mebibyte);
}

TEST_F(ProveWorks, OnVfat) {
    SKIP_UNLESS(start("vfat"));
    works("vfat", 200 * mebibyte);
}

TEST_F(ProveWorks, OnExfat) {
    SKIP_UNLESS(start("exfat"));
    works("exfat", 200 * mebibyte);
}

TEST_F(ProveWorks, OnF2fs) {
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
