// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ata_device.h"
#include "tests/emulator/small_model.h"

#include <gtest/gtest.h>
#include <numeric>

namespace trimwright::emulator {
namespace {

using Buffer = std::vector<std::uint8_t>;

struct AtaDeviceTest : ::testing::Test {
    AtaResult run(std::uint8_t command, std::uint16_t features, std::uint16_t count, std::uint64_t lba, Buffer& data) {
        TaskFile task;
        task.command = command;
        task.features = features;
        task.count = count;
        task.lba = lba;
        return device.execute(task, data);
    }
    AtaResult trim(std::vector<TrimRange> ranges) {
        Buffer payload((ranges.size() + 63) / 64 * 512);
        packTrimRanges(ranges, payload);
        return run(ata::dataSetManagement, 1, static_cast<std::uint16_t>(payload.size() / 512), 0, payload);
    }
    static Buffer pattern(std::size_t bytes, std::uint8_t start) {
        Buffer data(bytes);
        std::iota(data.begin(), data.end(), start);
        return data;
    }
    static void expectAborted(const AtaResult& result) {
        EXPECT_FALSE(result.ok());
        EXPECT_EQ(result.error, AtaResult::errorAborted);
    }

    AtaDevice device{testing::smallModel(), 42};
};

TEST_F(AtaDeviceTest, IdentifyTellsCapacityTrimAndNoRotation) {
    Buffer data(512);
    ASSERT_TRUE(run(ata::identifyDevice, 0, 1, 0, data).ok());
    EXPECT_EQ(loadLittle<std::uint64_t>(data, 200), 64 * 2048U);
    EXPECT_EQ(loadLittle<std::uint16_t>(data, 338) & 1, 1);
    EXPECT_EQ(loadLittle<std::uint16_t>(data, 434), 1);
    EXPECT_EQ(std::accumulate(data.begin(), data.end(), 0) & 0xFF, 0);
    EXPECT_EQ(data[54], 'N'); // "INTEL", the characters of each pair swapped
    EXPECT_EQ(data[55], 'I');
}

TEST_F(AtaDeviceTest, SmartSectorsHaveGoodChecksums) {
    for (const std::uint16_t feature : {ata::smartReadData, ata::smartReadThresholds}) {
        Buffer data(512);
        ASSERT_TRUE(run(ata::smart, feature, 1, ata::smartSignature, data).ok());
        EXPECT_EQ(std::accumulate(data.begin(), data.end(), 0) & 0xFF, 0);
    }
    Buffer none;
    const auto status = run(ata::smart, ata::smartReturnStatus, 0, ata::smartSignature, none);
    ASSERT_TRUE(status.ok());
    EXPECT_EQ(status.lba, ata::smartSignature);
}

TEST_F(AtaDeviceTest, SmartNeedsItsSignatureAndToBeEnabled) {
    Buffer data(512);
    expectAborted(run(ata::smart, ata::smartReadData, 1, 0, data));
    Buffer none;
    ASSERT_TRUE(run(ata::smart, ata::smartDisable, 0, ata::smartSignature, none).ok());
    expectAborted(run(ata::smart, ata::smartReadData, 1, ata::smartSignature, data));
    ASSERT_TRUE(run(ata::smart, ata::smartEnable, 0, ata::smartSignature, none).ok());
    EXPECT_TRUE(run(ata::smart, ata::smartReadData, 1, ata::smartSignature, data).ok());
}

TEST_F(AtaDeviceTest, ReadsBackWhatWasWritten) {
    Buffer data = pattern(5 * 512, 7);
    ASSERT_TRUE(run(ata::writeDmaExt, 0, 5, 1003, data).ok()); // Across a page boundary, parts of two pages
    Buffer back(7 * 512, 0xAA);
    ASSERT_TRUE(run(ata::readDmaExt, 0, 7, 1002, back).ok());
    EXPECT_EQ(Buffer(back.begin() + 512, back.begin() + 6 * 512), data);
    EXPECT_EQ(back.front(), 0);
    EXPECT_EQ(back.back(), 0);
}

TEST_F(AtaDeviceTest, TrimmedSectorsReadAsZeros) {
    Buffer data = pattern(32 * 512, 1);
    ASSERT_TRUE(run(ata::writeDmaExt, 0, 32, 800, data).ok());
    ASSERT_TRUE(trim({{803, 15}}).ok()); // Parts of the pages at 800 and 816, all of the one at 808
    Buffer back(32 * 512);
    ASSERT_TRUE(run(ata::readDmaExt, 0, 32, 800, back).ok());
    std::fill(data.begin() + 3 * 512, data.begin() + 18 * 512, std::uint8_t{0});
    EXPECT_EQ(back, data);
    EXPECT_FALSE(device.flash().ftl().isMapped(101));
    EXPECT_TRUE(device.flash().ftl().isMapped(100));
    EXPECT_EQ(device.flash().counters().trim_commands, 1U);
}

TEST_F(AtaDeviceTest, CommandsAndRangesThatAreWrongAbortAndChangeNothing) {
    Buffer sector(512);
    Buffer none;
    expectAborted(run(0x99, 0, 0, 0, none));
    expectAborted(run(ata::identifyDevice, 0, 1, 0, none));
    expectAborted(run(ata::writeDmaExt, 0, 2, 0, sector));       // Too little data
    expectAborted(run(ata::dataSetManagement, 0, 1, 0, sector)); // Not TRIM
    expectAborted(run(ata::dataSetManagement, 1, 0, 0, none));
    Buffer nine(9 * 512);
    expectAborted(run(ata::dataSetManagement, 1, 9, 0, nine)); // More blocks than IDENTIFY allows
    const std::uint64_t end = 64 * 2048;
    EXPECT_EQ(run(ata::readDmaExt, 0, 1, end, sector).error, AtaResult::errorIdNotFound);
    EXPECT_EQ(run(ata::writeDmaExt, 0, 1, 0xFFFFFFFFFFFF, sector).error, AtaResult::errorIdNotFound);
    Buffer data = pattern(512, 3);
    ASSERT_TRUE(run(ata::writeDmaExt, 0, 1, 0, data).ok());
    EXPECT_EQ(trim({{0, 8}, {end - 4, 8}}).error, AtaResult::errorIdNotFound);
    ASSERT_TRUE(run(ata::readDmaExt, 0, 1, 0, sector).ok());
    EXPECT_EQ(sector, data);
    EXPECT_EQ(device.flash().counters().trim_commands, 0U);
}

TEST_F(AtaDeviceTest, ADriveWithoutTrimAbortsIt) {
    DriveModel model = testing::smallModel();
    model.has_trim = false;
    device = AtaDevice(model, 1);
    Buffer data(512);
    ASSERT_TRUE(run(ata::identifyDevice, 0, 1, 0, data).ok());
    EXPECT_EQ(loadLittle<std::uint16_t>(data, 338), 0);
    expectAborted(trim({{0, 8}}));
}

TEST_F(AtaDeviceTest, SecureEraseNeedsPasswordAndPrepare) {
    Buffer data = pattern(512, 9);
    ASSERT_TRUE(run(ata::writeDmaExt, 0, 1, 40, data).ok());
    Buffer password = pattern(512, 1);
    Buffer wrong = pattern(512, 2);
    Buffer none;
    expectAborted(run(ata::securityEraseUnit, 0, 1, 0, password)); // No password was set
    ASSERT_TRUE(run(ata::securitySetPassword, 0, 1, 0, password).ok());
    expectAborted(run(ata::securityEraseUnit, 0, 1, 0, password)); // Not prepared
    ASSERT_TRUE(run(ata::securityErasePrepare, 0, 0, 0, none).ok());
    expectAborted(run(ata::securityEraseUnit, 0, 1, 0, wrong));
    ASSERT_TRUE(run(ata::securityErasePrepare, 0, 0, 0, none).ok());
    Buffer back(512);
    ASSERT_TRUE(run(ata::readDmaExt, 0, 1, 40, back).ok()); // Another command in between undoes the preparation
    EXPECT_EQ(back, data);
    expectAborted(run(ata::securityEraseUnit, 0, 1, 0, password));
    ASSERT_TRUE(run(ata::securityErasePrepare, 0, 0, 0, none).ok());
    ASSERT_TRUE(run(ata::securityEraseUnit, 0, 1, 0, password).ok());
    ASSERT_TRUE(run(ata::readDmaExt, 0, 1, 40, back).ok());
    EXPECT_EQ(back, Buffer(512));
    EXPECT_EQ(device.flash().ftl().mappedPages(), 0U);
    EXPECT_GT(device.flash().simulatedSeconds(), 0);
}

TEST_F(AtaDeviceTest, FirmwareAddsTrim) {
    device = AtaDevice(*findModel("x25-m-g2-80-old"), 1);
    expectAborted(trim({{0, 8}}));
    EXPECT_FALSE(device.downloadMicrocode("x25-m-g2-160")); // Of another drive
    EXPECT_TRUE(device.downloadMicrocode("x25-m-g2-80"));
    EXPECT_TRUE(trim({{0, 8}}).ok());
    EXPECT_FALSE(device.downloadMicrocode("x25-m-g2-80")); // There is no newer one
    Buffer noise = pattern(512, 3);
    expectAborted(run(ata::downloadMicrocode, 7, 1, 0, noise));
}

TEST_F(AtaDeviceTest, LogsTellErrorsAndSelfTests) {
    Buffer none;
    Buffer log(512);
    expectAborted(run(0x99, 0, 0, 0x123, none));
    ASSERT_TRUE(run(ata::smart, ata::smartReadLog, 1, ata::smartSignature | 1, log).ok());
    EXPECT_EQ(log[1], 1); // One error structure
    EXPECT_EQ(loadLittle<std::uint16_t>(log, 452), 1);
    EXPECT_EQ(log[2 + 48 + 7], 0x99);
    EXPECT_EQ(std::accumulate(log.begin(), log.end(), 0) & 0xFF, 0);
    expectAborted(run(ata::smart, ata::smartExecuteOffline, 0, ata::smartSignature | 9, none));
    expectAborted(run(ata::smart, ata::smartReadLog, 1, ata::smartSignature | 0x77, log));
}

TEST_F(AtaDeviceTest, RandomCommandsNeverBreakItAndContentEqualsAPlainModel) {
    AtaDevice tiny(testing::smallModel(1), 5); // 2,048 sectors
    Buffer plain(2048 * 512);
    Random random(6);
    for (int i = 0; i < 20000; ++i) {
        TaskFile task;
        const std::uint32_t lba = random.below(2100);
        const std::uint32_t sectors = 1 + random.below(24);
        task.lba = lba;
        task.count = static_cast<std::uint16_t>(sectors);
        const bool inside = lba + sectors <= 2048;
        Buffer data(sectors * 512);
        switch (random.below(4)) {
        case 0:
            task.command = ata::writeDmaExt;
            std::generate(data.begin(), data.end(), [&random] { return static_cast<std::uint8_t>(random.next()); });
            ASSERT_EQ(tiny.execute(task, data).ok(), inside);
            if (inside) {
                std::copy(data.begin(), data.end(), plain.begin() + lba * 512);
            }
            break;
        case 1:
            task.command = ata::readDmaExt;
            ASSERT_EQ(tiny.execute(task, data).ok(), inside);
            if (inside) {
                ASSERT_TRUE(std::equal(data.begin(), data.end(), plain.begin() + lba * 512)) << i;
            }
            break;
        case 2: {
            const std::vector<TrimRange> ranges{{lba, static_cast<std::uint16_t>(sectors)}};
            Buffer payload(512);
            packTrimRanges(ranges, payload);
            task = {ata::dataSetManagement, 1, 1, 0};
            ASSERT_EQ(tiny.execute(task, payload).ok(), inside);
            if (inside) {
                std::fill_n(plain.begin() + lba * 512, sectors * 512, std::uint8_t{0});
            }
            break;
        }
        default:
            task.command = static_cast<std::uint8_t>(random.next());
            task.features = static_cast<std::uint16_t>(random.below(256));
            if (task.command != ata::writeDmaExt && task.command != ata::dataSetManagement &&
                task.command != ata::securityEraseUnit) {
                tiny.execute(task, data);
            }
        }
        if (i % 1000 == 0) {
            ASSERT_EQ(tiny.flash().ftl().checkInvariants(), "");
        }
    }
}

} // namespace
} // namespace trimwright::emulator
