// SPDX-License-Identifier: GPL-3.0-or-later
// Self-tests, any command at random, wear until the end.
#include "core/emulator/archive.h"
#include "tests/emulator/ata_commands.h"
#include "tests/emulator/small_model.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <string>

namespace trimwright::emulator {
namespace {

using testing::Buffer;
using testing::rawAttribute;
using testing::run;
using testing::smartRead;

TaskFile selfTest(std::uint8_t test) {
    return {ata::smart, ata::smartExecuteOffline, 0, ata::smartSignature | test};
}

TEST(SelfTest, TakesItsTimeBesideOtherCommandsAndIsLogged) {
    AtaDevice device(*findModel("ssdnow-v-40"), 1);
    const Buffer before = smartRead(device, ata::smartReadData);
    EXPECT_EQ(before[363], 0);
    EXPECT_EQ(before[372], 1);
    const unsigned minutes = before[373];
    EXPECT_GE(minutes, 2U); // All of it is read.
    ASSERT_TRUE(run(device, selfTest(2)).ok());
    EXPECT_EQ(smartRead(device, ata::smartReadLog, 6)[508], 0);
    device.flash().idle(minutes * 30);
    EXPECT_EQ(smartRead(device, ata::smartReadData)[363], 0xF5); // In progress, half is left
    device.flash().idle(minutes * 30);
    EXPECT_EQ(smartRead(device, ata::smartReadData)[363], 0);
    const Buffer log = smartRead(device, ata::smartReadLog, 6);
    EXPECT_EQ(log[508], 1);
    EXPECT_EQ(log[2], 2);
    EXPECT_EQ(log[3], 0);
}

TEST(SelfTest, IsAbortedByTheHostReplacedByTheNextAndInterruptedByPowerLoss) {
    AtaDevice device(*findModel("ssdnow-v-40"), 1);
    ASSERT_TRUE(run(device, selfTest(127)).ok()); // None runs: nothing happens.
    EXPECT_EQ(smartRead(device, ata::smartReadLog, 6)[508], 0);
    ASSERT_TRUE(run(device, selfTest(1)).ok());
    device.flash().idle(15);
    ASSERT_TRUE(run(device, selfTest(127)).ok());
    Buffer log = smartRead(device, ata::smartReadLog, 6);
    EXPECT_EQ(log[3], 0x18); // Aborted by the host, four fifths were left
    ASSERT_TRUE(run(device, selfTest(2)).ok());
    ASSERT_TRUE(run(device, selfTest(1)).ok());
    device.cutPowerAfter(0);
    EXPECT_FALSE(run(device, selfTest(1)).ok());
    EXPECT_FALSE(device.hasPower());
    device.powerOn();
    ASSERT_TRUE(run(device, selfTest(129)).ok()); // Waits for its end
    log = smartRead(device, ata::smartReadLog, 6);
    EXPECT_EQ(log[508], 4);
    EXPECT_EQ(log[2 + 24], 2);
    EXPECT_EQ(log[3 + 24] >> 4, 1);
    EXPECT_EQ(log[2 + 48], 1);
    EXPECT_EQ(log[3 + 48] >> 4, 2);
    EXPECT_EQ(log[2 + 72], 129);
    EXPECT_EQ(log[3 + 72], 0);
}

/// The bytes of everything in the drive but its error log.
HugeText contentOf(AtaDevice& device) {
    HugeText state;
    StateWriter writer(state);
    writer(device.flash());
    return state + (device.isLocked() ? "locked" : "");
}

TEST(AtaFuzz, WhateverIsRefusedIsRefusedAsTheStandardSaysAndChangesNothing) {
    constexpr std::array known{ata::dataSetManagement,
                               ata::readDmaExt,
                               ata::writeDmaExt,
                               ata::downloadMicrocode,
                               ata::smart,
                               ata::securitySetPassword,
                               ata::securityUnlock,
                               ata::securityErasePrepare,
                               ata::securityEraseUnit,
                               ata::securityDisablePassword,
                               ata::flushCacheExt,
                               ata::identifyDevice};
    for (const char* key : testing::mappingExamples) {
        SCOPED_TRACE(key);
        AtaDevice device(testing::cutDown(*findModel(key), 2), 3);
        Random random(17);
        HugeText before = contentOf(device);
        int refused = 0;
        for (int i = 0; i < 6000; ++i) {
            const auto any = [&random](std::initializer_list<std::uint64_t> values) {
                return *(values.begin() + random.below(static_cast<std::uint32_t>(values.size())));
            };
            TaskFile task;
            task.command = random.below(4) == 0 ? static_cast<std::uint8_t>(random.next())
                                                : known[random.below(static_cast<std::uint32_t>(known.size()))];
            task.features = static_cast<std::uint16_t>(any({0, 1, 7, 0xD0 + random.below(12), random.next()}));
            task.count = static_cast<std::uint16_t>(any({0, 1, 2, 8, 9, random.next() % 64, random.next()}));
            task.lba = any({random.below(40), ata::smartSignature | random.below(256), testing::smallSectors - 1,
                            testing::smallSectors, 0xFFFFFFFFFFFF, random.next() & 0xFFFFFFFFFFFF});
            Buffer data(any({0, 511, 512, task.count % 64U * 512U, random.below(9) * 512U}),
                        static_cast<std::uint8_t>(any({0, 0, random.next()})));
            const AtaResult result = device.execute(task, data);
            HugeText after = contentOf(device);
            if (!result.ok()) {
                ++refused;
                ASSERT_EQ(result.status, 0x51);
                ASSERT_TRUE(result.error == AtaResult::errorAborted || result.error == AtaResult::errorIdNotFound);
                ASSERT_TRUE(after == before)
                    << int{task.command} << ' ' << task.features << ' ' << task.count << ' ' << task.lba;
                if (result.error == AtaResult::errorIdNotFound && task.command != ata::dataSetManagement) {
                    const std::uint64_t wanted = task.count == 0 ? 65536 : task.count;
                    ASSERT_GT(task.lba + wanted, testing::smallSectors);
                }
            }
            before = std::move(after);
            if (i % 100 == 0) {
                ASSERT_EQ(device.flash().ftl().checkInvariants(), "");
                device.execute({ata::smart, ata::smartEnable, 0, ata::smartSignature}, {});
                ASSERT_EQ(rawAttribute(device, 12).value_or(1), 1U);
                before = contentOf(device);
            }
        }
        EXPECT_GT(refused, 2000);
    }
}

TEST(EndOfLife, MakesTheDriveReadOnlyAndSmartSaysSo) {
    for (const char* key : {"x25-m-g2-80", "ultradrive-gx-128", "p128", "modern-tlc-128"}) {
        SCOPED_TRACE(key);
        DriveModel model = testing::cutDown(*findModel(key), 8);
        model.endurance_cycles = 30;
        AtaDevice device(model, 4);
        EXPECT_EQ(device.execute({ata::smart, ata::smartReturnStatus, 0, ata::smartSignature}, {}).lba,
                  ata::smartSignature);
        Random random(5);
        std::vector<std::uint8_t> plain(model.pages());
        AtaResult result;
        std::uint64_t writes = 0;
        std::uint32_t page = 0;
        for (; result.ok(); ++writes) {
            ASSERT_LT(writes, 3'000'000U);
            page = random.below(model.pages());
            const auto value = static_cast<std::uint8_t>(1 + random.below(250));
            Buffer data(4096, value);
            result = device.execute({ata::writeDmaExt, 0, 8, std::uint64_t{page} * 8}, data);
            plain[page] = result.ok() ? value : plain[page];
        }
        EXPECT_EQ(result.error, AtaResult::errorAborted);
        EXPECT_TRUE(device.flash().ftl().wornOut());
        EXPECT_EQ(device.flash().ftl().nand().reserveBlocks(), 0U);
        if (model.family == SmartFamily::indilinx) { // Has no threshold that could be crossed.
            EXPECT_GT(rawAttribute(device, 196), 0U);
        } else {
            EXPECT_EQ(device.execute({ata::smart, ata::smartReturnStatus, 0, ata::smartSignature}, {}).lba,
                      ata::smartFailingStatus);
        }
        Buffer more(4096, 255);
        EXPECT_FALSE(device.execute({ata::writeDmaExt, 0, 8, 0}, more).ok());
        for (page = 0; page < model.pages(); ++page) { // Everything can still be read, also what was refused.
            Buffer data(4096);
            ASSERT_TRUE(device.execute({ata::readDmaExt, 0, 8, std::uint64_t{page} * 8}, data).ok());
            ASSERT_EQ(data, Buffer(4096, plain[page])) << page;
        }
    }
}

/// Half of the drive never changes, a tenth of it all the time.
std::pair<double, double> spreadOfErases(bool staticLeveling) {
    DriveModel model = testing::cutDown(*findModel("modern-tlc-128"), 256);
    EXPECT_TRUE(model.static_wear_leveling);
    model.static_wear_leveling = staticLeveling;
    model.pages_per_block = 128;
    model.endurance_cycles = 0;
    FlashDrive drive(model, 1);
    drive.write(0, model.pages());
    Random random(2);
    std::vector<std::uint32_t> batch(1000);
    for (int i = 0; i < 20000; ++i) {
        for (auto& page : batch) {
            page = random.below(model.pages() / 10);
        }
        drive.writeRandom(batch);
    }
    const Nand& nand = drive.ftl().nand();
    return {nand.maxErases() - nand.minErases(), nand.meanErases()};
}

TEST(WearLeveling, OfTheModernDriveKeepsHotAndColdBlocksTogether) {
    const auto [spread, mean] = spreadOfErases(true);
    EXPECT_GT(mean, 100);
    EXPECT_LT(spread, mean / 2);
    const auto [without, meanWithout] = spreadOfErases(false);
    EXPECT_GT(without, meanWithout); // Blocks that hold what never changes are as new.
}

} // namespace
} // namespace trimwright::emulator
