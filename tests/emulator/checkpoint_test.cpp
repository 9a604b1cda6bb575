// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checkpoint.h"
#include "core/emulator/emulated_backend.h"
#include "core/emulator/operations.h"
#include "core/emulator/workload.h"
#include "tests/emulator/small_model.h"
#include "tests/fakes/temporary_directory.h"

#include <csignal>
#include <fstream>
#include <gmock/gmock.h>
#include <stop_token>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace trimwright::emulator {
namespace {

/// Small enough to be used up in no time, so that wear and worn-out blocks are part of it.
DriveModel shortLived(const DriveModel& model) {
    DriveModel small = testing::cutDown(model, 64);
    small.endurance_cycles = 200;
    return small;
}

/// Whatever a host can do, at random.
void disturb(EmulatedDrive& drive, Random& random, int operations) {
    const std::uint32_t pages = drive.device.flash().model().pages();
    for (int i = 0; i < operations; ++i) {
        const std::uint32_t first = random.below(pages);
        const std::uint32_t count = 1 + random.below(std::min(pages - first, 2000U));
        switch (random.below(9)) {
        case 0:
            drive.device.flash().write(first, count);
            break;
        case 1:
            sendTrims(drive.device, std::vector<Extent>{{first, count}});
            break;
        case 2:
            drive.host.createFile(drive.device, 1 + random.below(1000));
            break;
        case 3:
            if (drive.host.filesystem().files() > 5) {
                drive.host.deleteFile(drive.device, 0, random.below(2) == 0);
            }
            break;
        case 4: {
            std::vector<std::uint8_t> data(4096 * 3, static_cast<std::uint8_t>(i));
            TaskFile task;
            task.command = ata::writeDmaExt;
            task.count = 24;
            task.lba = random.below(pages - 3) * 8U;
            drive.device.execute(task, data);
            break;
        }
        case 5: {
            TaskFile unknown;
            unknown.command = 0x99;
            drive.device.execute(unknown, {});
            break;
        }
        case 6: {
            TaskFile selfTest;
            selfTest.command = ata::smart;
            selfTest.features = ata::smartExecuteOffline;
            selfTest.lba = ata::smartSignature | 1;
            drive.device.execute(selfTest, {});
            break;
        }
        case 7:
            if (random.below(10) == 0) {
                drive.device.cutPowerAfter(random.below(4));
                while (drive.device.hasPower()) {
                    drive.device.execute({ata::flushCache, 0, 0, 0}, {});
                }
                drive.device.powerOn();
            }
            if (random.below(200) == 0) {
                drive.device.secureErase();
                drive.host.makeFilesystem();
            }
            break;
        default: {
            Steps steps;
            writeRandomPages(drive.device, random, wholeDrive(drive.device), 2000, steps);
        }
        }
    }
}

template <class Text>
Text flipped(Text bytes, std::uint64_t bit) {
    bytes[bit / 8] = static_cast<char>(static_cast<unsigned char>(bytes[bit / 8]) ^ (1U << (bit % 8)));
    return bytes;
}

TEST(State, OfEveryModelComesBackBitByBitAndGoesOnTheSameWay) {
    for (const DriveModel& model : driveModels()) {
        SCOPED_TRACE(model.key);
        EmulatedDrive drive(shortLived(model), 7);
        Random random(model.sectors);
        for (int round = 0; round < 4; ++round) {
            disturb(drive, random, 150);
            const HugeText state = stateOf(drive);
            EmulatedDrive back(shortLived(model), 7);
            StateReader reader(state);
            reader(back);
            ASSERT_TRUE(reader.good());
            ASSERT_TRUE(reader.atEnd());
            ASSERT_TRUE(stateOf(back) == state);
            ASSERT_EQ(back.device.flash().ftl().checkInvariants(), "");
            // What was read behaves as what was written, also where something was forgotten on both ways.
            Random same = random;
            EmulatedDrive original = drive;
            disturb(back, same, 60);
            same = random;
            disturb(original, same, 60);
            ASSERT_TRUE(stateOf(back) == stateOf(original));
            drive = std::move(back);
            random = same;
        }
        EXPECT_GT(drive.device.flash().hostPages(), 0U);
    }
}

TEST(State, TruncatedOneIsRefusedWhereverItEnds) {
    EmulatedDrive drive(testing::smallModel(2), 1);
    Random random(3);
    disturb(drive, random, 100);
    const HugeText state = stateOf(drive);
    for (std::size_t size = 0; size < state.size(); size += 1 + size / 50) {
        EmulatedDrive back(testing::smallModel(2), 1);
        StateReader reader(std::string_view(state).substr(0, size));
        reader(back);
        ASSERT_FALSE(reader.good()) << size;
    }
}

TEST(State, NoiseNeverBreaksTheReader) {
    EmulatedDrive drive(testing::smallModel(2), 1);
    Random random(4);
    disturb(drive, random, 100);
    const HugeText state = stateOf(drive);
    for (int i = 0; i < 2000; ++i) {
        HugeText noisy = state;
        for (int change = 0; change < 4; ++change) {
            noisy[random.below(static_cast<std::uint32_t>(noisy.size()))] = static_cast<char>(random.next());
        }
        EmulatedDrive back(testing::smallModel(2), 1);
        StateReader reader(noisy);
        reader(back); // It may be taken or not: the checksum is what tells. It must not read what is not there.
    }
}

TEST(PackedTable, GivesBackWhateverWasPutIn) {
    Random random(5);
    for (int round = 0; round < 300; ++round) {
        std::vector<std::uint32_t> table(random.below(5000));
        const unsigned kind = random.below(4);
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < table.size(); ++i) {
            value = kind == 0 || i % 100 == 0 ? static_cast<std::uint32_t>(random.next()) : value + (kind == 1 ? 1 : 0);
            table[i] = kind == 3 ? value & 0x8000'000F : value;
        }
        HugeText packed;
        packTable(table, packed);
        std::vector<std::uint32_t> back(table.size());
        std::string_view in(packed);
        ASSERT_TRUE(unpackTable(in, back));
        EXPECT_TRUE(in.empty());
        ASSERT_EQ(back, table);
    }
}

struct CheckpointTest : ::testing::Test {
    CheckpointTest() {
        file.model = "ssdnow-v-40";
        file.seed = 11;
        for (const Operation& operation :
             {Operation{"random-write", {}, 2000}, Operation{"fill", {}, 5}, Operation{"quick-format", {}, {}}}) {
            EXPECT_TRUE(drive.apply(operation, {}, {}));
            file.operations.push_back(operation);
        }
        checkpoint = makeCheckpoint(drive, file);
    }

    DriveFile file;
    EmulatedDrive drive{*findModel("ssdnow-v-40"), 11};
    HugeText checkpoint;
};

TEST_F(CheckpointTest, GivesBackTheDriveAndTellsWhichOperationsItHas) {
    auto restored = restoreCheckpoint(checkpoint, file);
    ASSERT_TRUE(restored);
    EXPECT_EQ(restored->operations, 3U);
    EXPECT_TRUE(stateOf(*restored->drive) == stateOf(drive));
    file.operations.push_back({"random-write", {}, 100}); // What came later is replayed.
    restored = restoreCheckpoint(checkpoint, file);
    ASSERT_TRUE(restored);
    EXPECT_EQ(restored->operations, 3U);
    ASSERT_TRUE(restored->drive->apply(file.operations.back(), {}, {}));
    ASSERT_TRUE(drive.apply(file.operations.back(), {}, {}));
    EXPECT_TRUE(stateOf(*restored->drive) == stateOf(drive));
}

TEST_F(CheckpointTest, OfAnotherDriveOrHistoryOrEngineIsNotUsed) {
    DriveFile other = file;
    other.seed = 12;
    EXPECT_FALSE(restoreCheckpoint(checkpoint, other));
    other = file;
    other.model = "x25-m-g2-80";
    EXPECT_FALSE(restoreCheckpoint(checkpoint, other));
    other = file;
    other.operations[0].steps = 1999;
    EXPECT_FALSE(restoreCheckpoint(checkpoint, other));
    other = file;
    other.operations.pop_back();
    EXPECT_FALSE(restoreCheckpoint(checkpoint, other));
    // One of another engine differs in the key, and has a good checksum.
    HugeText old = checkpoint;
    const std::size_t key = 8 + 8 + std::string_view("trimwright emulated drive state 1").size();
    ASSERT_EQ(old.substr(key - 7, 7), "state 1");
    old[key] = static_cast<char>(old[key] + 1);
    const std::uint64_t checksum = checksumOf(std::string_view(old).substr(8));
    std::memcpy(old.data(), &checksum, sizeof checksum);
    EXPECT_FALSE(restoreCheckpoint(old, file));
    EXPECT_EQ(engineFingerprint().size(), 64U);
}

TEST_F(CheckpointTest, ADamagedOneIsNotUsed) {
    EXPECT_FALSE(restoreCheckpoint({}, file));
    Random random(6);
    for (int i = 0; i < 150; ++i) {
        const std::uint64_t bit = random.next() % (checkpoint.size() * 8);
        ASSERT_FALSE(restoreCheckpoint(flipped(checkpoint, bit), file)) << bit;
        ASSERT_FALSE(
            restoreCheckpoint(std::string_view(checkpoint).substr(0, random.next() % checkpoint.size()), file));
    }
    for (std::uint64_t bit = 0; bit < 8 * 70; ++bit) {
        ASSERT_FALSE(restoreCheckpoint(flipped(checkpoint, bit), file)) << bit;
    }
    EXPECT_FALSE(restoreCheckpoint(checkpoint + '\0', file));
}

/// The whole program: with a state saved after each action.
struct CheckpointedBackendTest : ::testing::Test {
    static constexpr CheckpointRule always{std::chrono::milliseconds(-1)};

    std::vector<Attribute> attributesOf(const DriveId& id, CheckpointRule rule = always) const {
        EmulatedBackend restarted(directory.path(), rule);
        const auto health = restarted.health(id, Backend::Wake::no, {});
        EXPECT_TRUE(health) << health.error().message;
        return health ? health->attributes : std::vector<Attribute>();
    }
    std::string checkpoint() const {
        std::ifstream in(directory.path() / "one.checkpoint", std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    ::trimwright::testing::TemporaryDirectory directory;
    EmulatedBackend backend{directory.path(), always};
    const DriveId one{"emulated:one"};
};

TEST_F(CheckpointedBackendTest, TheDriveIsTheSameWithAndWithoutItsCheckpointAndADamagedOneIsReplaced) {
    ASSERT_TRUE(backend.add("ssdnow-v-40", "one"));
    std::stop_source stop; // After a simulated second, which is enough.
    const auto outcome =
        backend.perform(one, "random-write", stop.get_token(), [&stop](const Progress&) { stop.request_stop(); });
    ASSERT_TRUE(outcome);
    EXPECT_TRUE(outcome->cancelled);
    const auto health = backend.health(one, Backend::Wake::no, {});
    ASSERT_TRUE(health);
    const std::string good = checkpoint();
    ASSERT_FALSE(good.empty());
    EXPECT_EQ(attributesOf(one), health->attributes);
    for (const std::string& bad :
         {good.substr(0, good.size() / 2), flipped(good, good.size() * 4), std::string(1000, 'x')}) {
        directory.file("one.checkpoint", bad);
        EXPECT_EQ(attributesOf(one), health->attributes);
        EXPECT_TRUE(checkpoint() == good) << bad.size();
    }
    std::filesystem::remove(directory.path() / "one.checkpoint");
    EXPECT_EQ(attributesOf(one), health->attributes);
    EXPECT_TRUE(checkpoint() == good);
    ASSERT_TRUE(backend.remove(one));
    EXPECT_FALSE(std::filesystem::exists(directory.path() / "one.checkpoint"));
    ASSERT_TRUE(backend.add("ssdnow-v-40", "one")); // Another drive of the same name and model
    directory.file("one.checkpoint", good);
    EXPECT_NE(attributesOf(one), health->attributes);
}

TEST_F(CheckpointedBackendTest, IsWrittenOnlyWhenItSavesTime) {
    EmulatedBackend patient(directory.path(), {std::chrono::hours(1)});
    ASSERT_TRUE(patient.add("ssdnow-v-40", "one"));
    ASSERT_TRUE(patient.perform(one, "random-write", {}, {}));
    EXPECT_TRUE(checkpoint().empty());
}

TEST_F(CheckpointedBackendTest, AProcessKilledAtAnyMomentLeavesADriveThatComesBackAsItsOperationsSay) {
    ASSERT_TRUE(backend.add("ssdnow-v-40", "one"));
    for (int round = 0; round < 8; ++round) {
        const pid_t child = ::fork();
        if (child == 0) {
            EmulatedBackend other(directory.path(), always);
            while (other.perform(one, "quick-format", {}, {}) &&
                   other.perform(one, "update-firmware", {}, {}).error().code == Errc::unsupported) {
            }
            ::_exit(1);
        }
        std::this_thread::sleep_for(std::chrono::microseconds(60000 + 7919 * round));
        ::kill(child, SIGKILL);
        int status = 0;
        ::waitpid(child, &status, 0);
        ASSERT_TRUE(WIFSIGNALED(status));
        const auto with = attributesOf(one, {std::chrono::hours(1)});
        std::filesystem::remove(directory.path() / "one.checkpoint");
        EXPECT_EQ(attributesOf(one, {std::chrono::hours(1)}), with); // By replay
    }
    // The next writer clears what killed ones left behind.
    ASSERT_TRUE(backend.perform(one, "quick-format", {}, {}));
    for (const auto& entry : std::filesystem::directory_iterator(directory.path())) {
        EXPECT_THAT(entry.path().filename().string(),
                    ::testing::AnyOf("one.drive", "one.checkpoint", ".lock-one", ".lock-", ".used"));
    }
}

TEST(FreePages, FollowFromTheComputerAloneForAgeingAndOnlyThen) {
    const std::vector<Operation> ages{{"age", "windows-xp", 200}};
    EmulatedDrive drive(*findModel("ssdnow-v-40"), 3);
    ASSERT_TRUE(drive.apply(ages.front(), {}, {}));
    EXPECT_EQ(freePagesByHostAlone("ssdnow-v-40", 3, ages), drive.host.filesystem().freePages());
    EXPECT_LT(drive.host.filesystem().freePages(), drive.host.filesystem().partition().count * 3 / 4);
    EXPECT_FALSE(freePagesByHostAlone("ssdnow-v-40", 3, {{"random-write", {}, 10}}));
    EXPECT_FALSE(freePagesByHostAlone("nonesuch", 3, {}));
}

} // namespace
} // namespace trimwright::emulator
