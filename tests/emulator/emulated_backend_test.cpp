// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/drive_model.h"
#include "core/emulator/emulated_backend.h"
#include "tests/fakes/temporary_directory.h"

#include <chrono>
#include <csignal>
#include <fstream>
#include <gmock/gmock.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace trimwright::emulator {
namespace {

using ::testing::HasSubstr;

const Attribute* find(const HealthReport& report, int id) {
    for (const Attribute& attribute : report.attributes) {
        if (attribute.id == id) {
            return &attribute;
        }
    }
    return nullptr;
}

struct EmulatedBackendTest : ::testing::Test {
    ::trimwright::testing::TemporaryDirectory directory;
    EmulatedBackend backend{directory.path()};
    const DriveId demo{"emulated:demo"};
};

TEST_F(EmulatedBackendTest, TheFirstDriveComesOnceAndNeverAgain) {
    EXPECT_TRUE(backend.drives()->empty());
    ASSERT_TRUE(backend.ensureFirstDrive());
    const auto drives = backend.drives();
    ASSERT_TRUE(drives);
    ASSERT_EQ(drives->size(), 1U);
    EXPECT_EQ(drives->front().id, demo);
    EXPECT_EQ(drives->front().node, "emulated:demo");
    EXPECT_EQ(drives->front().model, "INTEL SSDSA2M080G2GC");
    EXPECT_EQ(drives->front().capacity_bytes, 80026361856U);
    EXPECT_TRUE(drives->front().emulated);
    EXPECT_EQ(drives->front().kind, DriveKind::ssd);
    EXPECT_TRUE(drives->front().discard.supported());
    ASSERT_TRUE(backend.remove(demo));
    ASSERT_TRUE(backend.ensureFirstDrive());
    EXPECT_TRUE(backend.drives()->empty());
    EmulatedBackend restarted(directory.path());
    ASSERT_TRUE(restarted.ensureFirstDrive());
    EXPECT_TRUE(restarted.drives()->empty());
}

TEST_F(EmulatedBackendTest, HealthComesThroughTheDecodedSectors) {
    ASSERT_TRUE(backend.ensureFirstDrive());
    const auto before = backend.health(demo, Backend::Wake::no, {});
    ASSERT_TRUE(before) << before.error().message;
    EXPECT_EQ(before->source, "emulated");
    EXPECT_EQ(before->model, "INTEL SSDSA2M080G2GC");
    EXPECT_EQ(before->serial, backend.drives()->front().serial);
    EXPECT_EQ(before->self_assessment_passed, true);
    for (const int id : {5, 9, 12, 225, 232, 233, 249, 252}) {
        ASSERT_NE(find(*before, id), nullptr) << id;
    }
    ASSERT_TRUE(before->host_writes_bytes.has());
    EXPECT_GT(*before->host_writes_bytes, 100'000'000'000U);
    EXPECT_EQ(find(*before, 252)->raw, 0U);

    const auto outcome = backend.trim("emulated:demo/data", false, {}, {});
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->kind, TrimOutcome::Kind::trimmed) << outcome->reason;
    EXPECT_GT(outcome->offered_bytes, 35'000'000'000U);
    const auto after = backend.health(demo, Backend::Wake::no, {});
    ASSERT_TRUE(after);
    EXPECT_GT(find(*after, 252)->raw, 10U);
    EXPECT_EQ(*after->host_writes_bytes, *before->host_writes_bytes);
    // The same state after a restart, from the file alone.
    EmulatedBackend restarted(directory.path());
    const auto started = std::chrono::steady_clock::now();
    const auto restored = restarted.health(demo, Backend::Wake::no, {});
    RecordProperty("restore_ms",
                   static_cast<int>(
                       std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - started).count()));
    ASSERT_TRUE(restored);
    EXPECT_EQ(restored->attributes, after->attributes);
}

TEST_F(EmulatedBackendTest, TheAgedDriveIsSlowAndOptimizeMakesItSeveralTimesFaster) {
    ASSERT_TRUE(backend.ensureFirstDrive());
    const auto slow = backend.measureRandomWrite(demo, {}, {});
    ASSERT_TRUE(slow) << slow.error().message;
    EXPECT_LT(slow->megabytes_per_second * 4, slow->new_drive_megabytes_per_second);
    EXPECT_GT(slow->write_amplification, 3);
    EXPECT_GT(slow->deleted_bytes, 30'000'000'000U); // what the run below gives back
    EXPECT_GE(slow->series.size(), 50U);
    ASSERT_TRUE(backend.trim("emulated:demo/data", false, {}, {}));
    const auto fast = backend.measureRandomWrite(demo, {}, {});
    ASSERT_TRUE(fast);
    EXPECT_EQ(fast->deleted_bytes, 0U);
    EXPECT_GT(fast->megabytes_per_second, slow->megabytes_per_second * 4);
    EXPECT_NEAR(fast->megabytes_per_second, fast->new_drive_megabytes_per_second, 1);
    // Measuring changes nothing.
    const auto again = backend.measureRandomWrite(demo, {}, {});
    EXPECT_DOUBLE_EQ(again->megabytes_per_second, fast->megabytes_per_second);
}

TEST_F(EmulatedBackendTest, TrimReportsProgressAndCanBeCancelled) {
    ASSERT_TRUE(backend.ensureFirstDrive());
    std::stop_source stop;
    int calls = 0;
    std::uint64_t lastOffered = 0;
    const auto outcome = backend.trim("emulated:demo/data", false, stop.get_token(), [&](const Progress& progress) {
        EXPECT_LE(progress.done, progress.total);
        EXPECT_GE(progress.offered_bytes, lastOffered);
        lastOffered = progress.offered_bytes;
        if (++calls == 3) {
            stop.request_stop();
        }
    });
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->kind, TrimOutcome::Kind::cancelled);
    EXPECT_EQ(calls, 3);
    EXPECT_EQ(outcome->offered_bytes, lastOffered);
    EXPECT_FALSE(outcome->reason.empty());
    // What was done stays done, also after a restart.
    EmulatedBackend restarted(directory.path());
    const auto health = restarted.health(demo, Backend::Wake::no, {});
    ASSERT_TRUE(health);
    EXPECT_EQ(find(*health, 252)->raw, 3U);
}

TEST_F(EmulatedBackendTest, DrivesAreAddedUnderFreeNames) {
    const auto first = backend.add("x25-m-g2-80", "");
    ASSERT_TRUE(first);
    EXPECT_EQ(first->id.value, "emulated:x25-m-g2-80");
    const auto second = backend.add("x25-m-g2-80", "");
    ASSERT_TRUE(second);
    EXPECT_EQ(second->id.value, "emulated:x25-m-g2-80-2");
    EXPECT_NE(first->serial, second->serial);
    EXPECT_EQ(backend.add("x25-m-g2-80", "x25-m-g2-80").error().code, Errc::usage);
    EXPECT_EQ(backend.add("x25-m-g2-80", "../up").error().code, Errc::usage);
    EXPECT_EQ(backend.add("nonesuch", "").error().code, Errc::notFound);
    EXPECT_EQ(backend.drives()->size(), 2U);
    const auto targets = backend.trimTargets();
    ASSERT_TRUE(targets);
    ASSERT_EQ(targets->size(), 2U);
    EXPECT_TRUE(targets->front().eligible());
    EXPECT_GT(targets->front().free_bytes, 79'000'000'000U);
    EXPECT_EQ(backend.remove({"emulated:nonesuch"}).error().code, Errc::notFound);
    EXPECT_EQ(backend.remove({"/dev/sda"}).error().code, Errc::notFound);
}

TEST_F(EmulatedBackendTest, UnknownNamesAreErrors) {
    EXPECT_EQ(backend.health({"emulated:none"}, Backend::Wake::no, {}).error().code, Errc::notFound);
    EXPECT_EQ(backend.trim("emulated:none/data", false, {}, {}).error().code, Errc::notFound);
    EXPECT_EQ(backend.trim("/home", false, {}, {}).error().code, Errc::notFound);
    EXPECT_EQ(backend.measureRandomWrite({"emulated:none"}, {}, {}).error().code, Errc::notFound);
}

TEST_F(EmulatedBackendTest, ADamagedFileIsListedExplainedAndSetAside) {
    ASSERT_TRUE(backend.ensureFirstDrive());
    ASSERT_TRUE(backend.add("x25-m-g2-80", "fine"));
    std::ofstream(directory.path() / "demo.drive") << "{\"format\":";
    const auto drives = backend.drives();
    ASSERT_TRUE(drives);
    ASSERT_EQ(drives->size(), 2U);
    EXPECT_FALSE(drives->front().capacity_bytes);
    EXPECT_EQ(drives->front().model, "damaged drive file");
    const auto health = backend.health(demo, Backend::Wake::no, {});
    ASSERT_FALSE(health);
    EXPECT_EQ(health.error().code, Errc::invalidData);
    EXPECT_THAT(health.error().message, HasSubstr("demo"));
    EXPECT_FALSE(health.error().advice.empty());
    const auto targets = backend.trimTargets();
    ASSERT_TRUE(targets);
    EXPECT_EQ(targets->size(), 2U);
    ASSERT_FALSE(targets->front().eligible());
    EXPECT_EQ(targets->front().skip->reason, SkipReason::damaged);
    EXPECT_EQ(targets->front().skip->text, health.error().message);
    const auto trimmed = backend.trim("emulated:demo/data", false, {}, {});
    ASSERT_FALSE(trimmed);
    EXPECT_EQ(trimmed.error().code, Errc::invalidData);
    EXPECT_TRUE(backend.health({"emulated:fine"}, Backend::Wake::no, {}));
    ASSERT_TRUE(backend.remove(demo));
    EXPECT_TRUE(std::filesystem::exists(directory.path() / "demo.drive.damaged"));
    EXPECT_EQ(backend.drives()->size(), 1U);
}

TEST_F(EmulatedBackendTest, DrivesWithoutTrimAreRefusedUntilTheirFirmwareKnowsIt) {
    for (const char* model : {"x25-m-g1-80", "ssdnow-v-40"}) {
        const auto drive = backend.add(model, model);
        ASSERT_TRUE(drive);
        EXPECT_FALSE(drive->discard.supported());
        const auto outcome = backend.trim(std::string("emulated:") + model + "/data", false, {}, {});
        ASSERT_TRUE(outcome);
        EXPECT_EQ(outcome->kind, TrimOutcome::Kind::skipped);
        EXPECT_THAT(outcome->reason, HasSubstr("does not support TRIM"));
    }
    ASSERT_TRUE(backend.add("x25-m-g2-80-old", "old"));
    const DriveId old{"emulated:old"};
    EXPECT_EQ(backend.perform(old, "optimize", {}, {}).error().code, Errc::unsupported);
    ASSERT_TRUE(backend.perform(old, "update-firmware", {}, {}));
    EXPECT_EQ(backend.trim("emulated:old/data", false, {}, {})->kind, TrimOutcome::Kind::trimmed);
    EmulatedBackend restarted(directory.path());
    const auto drives = restarted.drives();
    ASSERT_TRUE(drives);
    EXPECT_EQ(drives->front().firmware, "2CV102HA");
    EXPECT_TRUE(drives->front().discard.supported());
    EXPECT_EQ(restarted.health(old, Backend::Wake::no, {})->firmware, "2CV102HA");
}

TEST_F(EmulatedBackendTest, TheLabShowsWhatActionsDo) {
    ASSERT_TRUE(backend.add("x25-m-g2-80", "lab"));
    const DriveId lab{"emulated:lab"};
    auto status = backend.labStatus(lab, 340, {});
    ASSERT_TRUE(status);
    EXPECT_EQ(status->policy, "windows-xp");
    ASSERT_EQ(status->flash.size(), 340U);
    EXPECT_NEAR(status->flash.front().free, 1, 1e-9);
    ASSERT_TRUE(backend.setPolicy(lab, "windows-7"));
    EXPECT_EQ(backend.setPolicy(lab, "os/2").error().code, Errc::usage);
    EXPECT_EQ(backend.perform(lab, "policy", {}, {}).error().code, Errc::usage);
    const auto outcome = backend.perform(lab, "random-write", {}, {});
    ASSERT_TRUE(outcome);
    EXPECT_NEAR(outcome->simulated_seconds, 300, 1);
    status = backend.labStatus(lab, 340, {});
    EXPECT_EQ(status->policy, "windows-7");
    EXPECT_GT(status->mapped_bytes, 10'000'000'000U);
    EXPECT_NEAR(status->write_amplification, 1, 0.01);
    for (const FlashCell& cell : status->flash) {
        ASSERT_NEAR(cell.valid + cell.stale + cell.free, 1, 1e-9);
    }
    ASSERT_TRUE(backend.perform(lab, "secure-erase", {}, {}));
    EXPECT_EQ(backend.labStatus(lab, 10, {})->mapped_bytes, 0U);
}

TEST_F(EmulatedBackendTest, TheFlashMapHasEveryPhysicalBlockAndAddsUp) {
    ASSERT_TRUE(backend.add("x25-m-g2-80", "map"));
    const DriveId drive{"emulated:map"};
    auto map = backend.flashMap(drive, {});
    ASSERT_TRUE(map);
    EXPECT_EQ(map->blocks.size(), findModel("x25-m-g2-80")->physicalBlocks());
    EXPECT_EQ(map->pages_per_block, 128U);
    for (const FlashBlock& block : map->blocks) {
        ASSERT_EQ(block.free, 128);
        ASSERT_FALSE(block.bad);
    }
    ASSERT_TRUE(backend.perform(drive, "fill", {}, {}));
    ASSERT_TRUE(backend.perform(drive, "delete-files", {}, {})); // Windows XP tells the drive nothing.
    for (int run = 0; run < 3; ++run) { // the first goes into spare flash that was never written
        ASSERT_TRUE(backend.perform(drive, "random-write", {}, {}));
    }
    map = backend.flashMap(drive, {});
    const auto status = backend.labStatus(drive, 1, {});
    std::uint64_t valid = 0;
    std::uint64_t erases = 0;
    for (const FlashBlock& block : map->blocks) {
        ASSERT_EQ(block.valid + block.stale + block.free, 128);
        valid += block.valid;
        erases += block.erases;
    }
    EXPECT_EQ(valid * 4096, status->mapped_bytes);
    EXPECT_EQ(erases, status->erases);
    EXPECT_GT(erases, 0U);
    ASSERT_TRUE(backend.add("velociraptor-300", "disk"));
    EXPECT_TRUE(backend.flashMap({"emulated:disk"}, {})->blocks.empty());
}

TEST_F(EmulatedBackendTest, AHardDiskSaysNothingOfFlash) {
    ASSERT_TRUE(backend.add("velociraptor-300", "disk"));
    const auto speed = backend.measureRandomWrite({"emulated:disk"}, {}, {});
    ASSERT_TRUE(speed);
    EXPECT_GT(speed->megabytes_per_second, 0);
    EXPECT_EQ(speed->write_amplification, 0);
    EXPECT_EQ(speed->deleted_bytes, 0U);
    const auto targets = backend.trimTargets();
    ASSERT_TRUE(targets && targets->size() == 1 && targets->front().skip);
    EXPECT_THAT(targets->front().skip->text, ::testing::HasSubstr("needs no TRIM"));
    EXPECT_EQ(targets->front().skip->fix, ""); // it is fast as it is: nothing to erase
    const auto health = backend.health({"emulated:disk"}, Backend::Wake::no, {});
    ASSERT_TRUE(health);
    EXPECT_EQ(health->kind, DriveKind::hdd);
    EXPECT_FALSE(health->nand_writes_bytes.has());
    EXPECT_FALSE(health->life_left_percent.has());
    for (const Attribute& attribute : health->attributes) {
        EXPECT_THAT(attribute.id.value_or(0), ::testing::Not(::testing::AnyOf(232, 233, 249, 252))) << attribute.name;
    }
}

TEST_F(EmulatedBackendTest, AWatcherSeesAnActionAsItHappens) {
    ASSERT_TRUE(backend.add("x25-m-g2-80", "watched"));
    std::vector<LabLook> looks;
    std::uint64_t validAtEnd = 0;
    const auto outcome = backend.perform({"emulated:watched"}, "random-write", {}, {}, [&](const LabLook& look) {
        looks.push_back(look);
        looks.back().flash = {};
        validAtEnd = 0;
        for (const FlashBlock& block : look.flash().blocks) {
            validAtEnd += block.valid;
        }
    });
    ASSERT_TRUE(outcome);
    ASSERT_GT(looks.size(), 250U); // once in each of 300 simulated seconds
    for (std::size_t i = 1; i < looks.size(); ++i) {
        ASSERT_GT(looks[i].simulated_seconds, looks[i - 1].simulated_seconds);
        ASSERT_GT(looks[i].host_bytes, looks[i - 1].host_bytes);
        ASSERT_GE(looks[i].flash_bytes, looks[i].host_bytes);
    }
    EXPECT_NEAR(static_cast<double>(looks.back().host_bytes) / looks.back().simulated_seconds / 1e6, 37.9, 1);
    EXPECT_NEAR(static_cast<double>(validAtEnd * 4096), // some pages were written twice
                static_cast<double>(backend.labStatus({"emulated:watched"}, 1, {})->mapped_bytes), 1e8);
}

TEST_F(EmulatedBackendTest, EveryModelCanBeAddedAndReportsItsHealth) {
    for (const ModelInfo& model : EmulatedBackend::models()) {
        const auto drive = backend.add(model.key, model.key);
        ASSERT_TRUE(drive) << model.key;
        const auto health = backend.health(drive->id, Backend::Wake::no, {});
        ASSERT_TRUE(health) << model.key << ": " << health.error().message;
        EXPECT_EQ(health->model, drive->model);
        EXPECT_EQ(health->firmware, drive->firmware);
        EXPECT_FALSE(health->attributes.empty());
        ASSERT_TRUE(backend.remove(drive->id));
    }
}

TEST_F(EmulatedBackendTest, AProcessKilledAtAnyMomentLosesNothingItWasToldIsDone) {
    ASSERT_TRUE(backend.add("ssdnow-v-40", "drive"));
    const DriveId drive{"emulated:drive"};
    std::uint64_t atLeast = 0;
    for (int round = 0; round < 8; ++round) {
        int pipe[2];
        ASSERT_EQ(::pipe(pipe), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            EmulatedBackend other(directory.path());
            for (;;) {
                // "quick-format" is quick, so that many are saved before the end.
                if (!other.perform(drive, "quick-format", {}, {}) || !other.perform(drive, "random-write", {}, {}) ||
                    ::write(pipe[1], "x", 1) != 1) {
                    ::_exit(1);
                }
            }
        }
        ::close(pipe[1]);
        std::this_thread::sleep_for(std::chrono::milliseconds(100 + 37 * round));
        ::kill(child, SIGKILL);
        int status = 0;
        ::waitpid(child, &status, 0);
        ASSERT_TRUE(WIFSIGNALED(status));
        for (char done = 0; ::read(pipe[0], &done, 1) == 1;) {
            ++atLeast;
        }
        ::close(pipe[0]);
        const auto lab = backend.labStatus(drive, 10, {});
        ASSERT_TRUE(lab) << lab.error().message;
        // Each random write takes five simulated minutes.
        EXPECT_GE(lab->simulated_seconds, 300.0 * static_cast<double>(atLeast) * 0.999);
        EXPECT_LE(lab->simulated_seconds,
                  300.0 * static_cast<double>(atLeast + static_cast<unsigned>(round) + 1) * 1.01);
    }
    EXPECT_TRUE(backend.health(drive, Backend::Wake::no, {}));
}

TEST_F(EmulatedBackendTest, MemoryIsGivenBackAndTheDriveStaysAsItWas) {
    const auto pages = [] { // of this process that are in memory
        std::uint64_t size = 0;
        std::uint64_t resident = 0;
        std::ifstream("/proc/self/statm") >> size >> resident;
        return resident;
    };
    EXPECT_FALSE(backend.hasFirstDrive());
    ASSERT_TRUE(backend.ensureFirstDrive());
    EXPECT_TRUE(backend.hasFirstDrive());
    const auto before = backend.health(demo, Backend::Wake::no, {});
    ASSERT_TRUE(before) << before.error().message;
    [[maybe_unused]] const std::uint64_t used = pages();
    backend.releaseMemory();
#ifndef __SANITIZE_ADDRESS__ // which holds freed memory back on purpose
    EXPECT_LT(pages() + (std::uint64_t{50} << 20) / static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE)), used);
#endif
    const auto after = backend.health(demo, Backend::Wake::no, {});
    ASSERT_TRUE(after) << after.error().message;
    ASSERT_EQ(after->attributes.size(), before->attributes.size());
    for (std::size_t i = 0; i < before->attributes.size(); ++i) {
        EXPECT_EQ(after->attributes[i].raw, before->attributes[i].raw) << *before->attributes[i].id;
    }
    backend.releaseMemory();
    EXPECT_TRUE(backend.trim("emulated:demo/data", false, {}, {}));
}

TEST_F(EmulatedBackendTest, TwoBackendsSeeEachOthersOperations) {
    ASSERT_TRUE(backend.ensureFirstDrive());
    EmulatedBackend other(directory.path());
    ASSERT_TRUE(backend.health(demo, Backend::Wake::no, {}));
    std::jthread one(
        [&other] { EXPECT_EQ(other.trim("emulated:demo/data", false, {}, {})->kind, TrimOutcome::Kind::trimmed); });
    EXPECT_EQ(backend.trim("emulated:demo/data", false, {}, {})->kind, TrimOutcome::Kind::trimmed);
    one.join();
    const auto here = backend.health(demo, Backend::Wake::no, {});
    const auto there = other.health(demo, Backend::Wake::no, {});
    ASSERT_TRUE(here);
    ASSERT_TRUE(there);
    EXPECT_EQ(here->attributes, there->attributes);
}

TEST_F(EmulatedBackendTest, AStopEndsEverythingSoon) {
    ASSERT_TRUE(backend.ensureFirstDrive());
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(backend.health(demo, Backend::Wake::no, stop.get_token()).error().code, Errc::cancelled);
    EXPECT_EQ(backend.measureRandomWrite(demo, stop.get_token(), {}).error().code, Errc::cancelled);
    EXPECT_EQ(backend.trim("emulated:demo/data", false, stop.get_token(), {})->kind, TrimOutcome::Kind::cancelled);
    EXPECT_TRUE(backend.health(demo, Backend::Wake::no, {}));
}

} // namespace
} // namespace trimwright::emulator
