// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a drive: what it holds after any operation, and after the power went.
#include "tests/emulator/ata_commands.h"
#include "tests/emulator/small_model.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace trimwright::emulator {
namespace {

using testing::Buffer;
using testing::rawAttribute;
using testing::run;

/// Commands at random with a plain model beside: what each sector may hold. More than one value only for
/// testing::smallSectors that were written since the last flush.
class CutDrive {
  public:
    CutDrive(const char* model, std::uint64_t seed)
        : device(testing::cutDown(*findModel(model), 2), seed), m_random(seed), m_allowed(testing::smallSectors, {0}) {}

    /// One command; it may lose the power.
    void command() {
        const std::uint32_t lba = m_random.below(testing::smallSectors);
        const std::uint32_t count = 1 + m_random.below(std::min(testing::smallSectors - lba, 80U));
        switch (m_random.below(12)) {
        case 0:
            if (run(device, {ata::flushCacheExt, 0, 0, 0}).ok()) {
                settle();
            }
            break;
        case 1:
        case 2:
            trim(lba, count);
            break;
        case 3:
            if (m_random.below(20) == 0) {
                secureErase();
            }
            break;
        case 4:
            device.downloadMicrocode(device.flash().model().update_key);
            break;
        default:
            write(lba, count);
        }
    }

    /// What a host does after a power cut, and the proof that nothing was lost that may not be.
    void powerOnAndCheck() {
        device.powerOn();
        if (device.isLocked()) {
            Buffer one(512);
            ASSERT_FALSE(run(device, {ata::readDmaExt, 0, 1, 0}, one).ok());
            ASSERT_TRUE(run(device, {ata::securityUnlock, 0, 1, 0}, m_password).ok());
            ASSERT_TRUE(run(device, {ata::securityDisablePassword, 0, 1, 0}, m_password).ok());
        }
        ASSERT_EQ(device.flash().ftl().checkInvariants(), "");
        Buffer all(testing::smallSectors * 512);
        ASSERT_TRUE(device.execute({ata::readDmaExt, 0, testing::smallSectors, 0}, all).ok());
        for (std::uint32_t sector = 0; sector < testing::smallSectors; ++sector) {
            const auto* const begin = all.data() + std::size_t{sector} * 512;
            const auto stamp = loadLittle<std::uint32_t>({begin, 512}, 0);
            for (std::size_t i = 4; i < 512; i += 4) { // Whole, not torn
                ASSERT_EQ(loadLittle<std::uint32_t>({begin, 512}, i), stamp) << sector;
            }
            auto& allowed = m_allowed[sector];
            ASSERT_NE(std::find(allowed.begin(), allowed.end(), stamp), allowed.end()) << sector << ": " << stamp;
            lost += allowed.size() > 1 && stamp != allowed.back() ? 1 : 0;
            allowed = {stamp};
        }
    }

    AtaDevice device;
    int lost = 0; ///< Sectors that came back older than they were.

  private:
    void write(std::uint32_t lba, std::uint32_t count) {
        Buffer data(std::size_t{count} * 512);
        for (std::uint32_t i = 0; i < count; ++i) {
            ++m_stamp;
            for (std::size_t at = 0; at < 512; at += 4) {
                storeLittle<std::uint32_t>(data, std::size_t{i} * 512 + at, m_stamp);
            }
            m_allowed[lba + i].push_back(m_stamp);
        }
        device.execute({ata::writeDmaExt, 0, static_cast<std::uint16_t>(count), lba}, data);
    }
    void trim(std::uint32_t lba, std::uint32_t count) {
        const std::uint32_t half = count / 2 + 1;
        const std::vector<TrimRange> ranges{{lba, static_cast<std::uint16_t>(half)},
                                            {lba + half, static_cast<std::uint16_t>(count - half)}};
        Buffer payload(512);
        packTrimRanges(ranges, payload);
        const bool done = device.execute({ata::dataSetManagement, 1, 1, 0}, payload).ok();
        for (std::uint32_t i = lba; i < lba + count; ++i) {
            if (done) {
                m_allowed[i] = {0};
            } else if (!device.hasPower()) {
                m_allowed[i].push_back(0);
            }
        }
    }
    void secureErase() {
        const bool done = run(device, {ata::securitySetPassword, 0, 1, 0}, m_password).ok() &&
                          run(device, {ata::securityErasePrepare, 0, 0, 0}).ok() &&
                          run(device, {ata::securityEraseUnit, 0, 1, 0}, m_password).ok();
        for (auto& allowed : m_allowed) {
            allowed.push_back(0);
            if (done) {
                allowed = {0};
            }
        }
    }
    void settle() {
        for (auto& allowed : m_allowed) {
            allowed = {allowed.back()};
        }
    }

    Random m_random;
    std::uint32_t m_stamp = 0;
    Buffer m_password = Buffer(512, 'p');
    std::vector<std::vector<std::uint32_t>> m_allowed; ///< By sector: each value is that of all its words.
};

TEST(PowerCut, AtAnyStepOfAnyCommandLosesOnlyWhatWasNotFlushed) {
    for (const char* key : testing::mappingExamples) {
        SCOPED_TRACE(key);
        CutDrive drive(key, 23);
        Random random(29);
        for (std::uint64_t cut = 1; cut <= 150; ++cut) {
            const FtlCounters before = drive.device.flash().ftl().counters();
            drive.device.cutPowerAfter(random.below(60));
            while (drive.device.hasPower()) {
                drive.command();
            }
            EXPECT_EQ(run(drive.device, {ata::identifyDevice, 0, 1, 0}, Buffer(512)).status, AtaResult::statusNoDevice);
            ASSERT_NO_FATAL_FAILURE(drive.powerOnAndCheck());
            ASSERT_EQ(drive.device.flash().counters().unsafe_shutdowns, cut);
            ASSERT_EQ(drive.device.flash().counters().power_cycles, cut + 1);
            ASSERT_GE(drive.device.flash().ftl().counters().host_pages, before.host_pages);
            ASSERT_GE(drive.device.flash().ftl().counters().erases, before.erases);
            ASSERT_EQ(rawAttribute(drive.device, 12).value_or(cut + 1), cut + 1);
            if (drive.device.flash().model().family == SmartFamily::intel) {
                ASSERT_EQ(rawAttribute(drive.device, 192), cut);
            }
        }
        EXPECT_GT(drive.lost, 0); // The cuts did hit what was not flushed.
    }
}

TEST(PowerCut, AfterStandbyIsNoUnsafeShutdown) {
    AtaDevice device(testing::smallModel(2), 1);
    Buffer data(512, 7);
    ASSERT_TRUE(run(device, {ata::writeDmaExt, 0, 1, 5}, data).ok());
    ASSERT_TRUE(run(device, {ata::standbyImmediate, 0, 0, 0}).ok());
    device.cutPowerAfter(0);
    EXPECT_FALSE(run(device, {ata::flushCache, 0, 0, 0}).ok());
    device.powerOn();
    EXPECT_EQ(device.flash().counters().unsafe_shutdowns, 0U);
    Buffer back(512);
    ASSERT_TRUE(device.execute({ata::readDmaExt, 0, 1, 5}, back).ok());
    EXPECT_EQ(back, data);
}

TEST(PowerCut, InASecureEraseLeavesADriveThatIsLockedAndCanBeErasedAgain) {
    AtaDevice device(testing::smallModel(2), 1);
    Buffer data(64 * 512, 7);
    ASSERT_TRUE(run(device, {ata::writeDmaExt, 0, 64, 0}, data).ok());
    device.cutPowerAfter(3 + 8); // Half of the erase
    EXPECT_FALSE(device.secureErase());
    device.powerOn();
    EXPECT_TRUE(device.isLocked());
    Buffer identify(512);
    ASSERT_TRUE(device.execute({ata::identifyDevice, 0, 1, 0}, identify).ok());
    EXPECT_EQ(loadLittle<std::uint16_t>(identify, 256) & 6, 6);
    EXPECT_FALSE(run(device, {ata::readDmaExt, 0, 64, 0}, data).ok());
    Buffer password(512);
    password[2] = 'x';
    ASSERT_TRUE(run(device, {ata::securityErasePrepare, 0, 0, 0}).ok());
    ASSERT_TRUE(run(device, {ata::securityEraseUnit, 0, 1, 0}, password).ok());
    EXPECT_FALSE(device.isLocked());
    Buffer back(64 * 512, 1);
    ASSERT_TRUE(device.execute({ata::readDmaExt, 0, 64, 0}, back).ok());
    EXPECT_EQ(back, Buffer(64 * 512));
}

TEST(FlashDrive, ContentEqualsAPlainModelAfterEachOfTenMillionOperations) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(NDEBUG)
    constexpr int operations = 50'000;
#else
    constexpr int operations = 2'500'000; // With each of four ways of mapping
#endif
    for (const char* key : testing::mappingExamples) {
        SCOPED_TRACE(key);
        DriveModel model = testing::cutDown(*findModel(key), 1);
        model.pages_per_block = std::max(model.unit_pages, 16U);
        model.endurance_cycles = 0;
        FlashDrive drive(model, 2);
        const std::uint32_t pages = model.pages();
        std::vector<std::uint8_t> plain(pages);
        std::array<std::uint8_t, FlashDrive::pageBytes> content{};
        Random random(31);
        std::uint64_t erases = 0;
        const auto check = [&](std::uint32_t page) {
            drive.readContent(page, content);
            return content.front() == plain[page] &&
                   std::memcmp(content.data(), content.data() + 1, content.size() - 1) == 0;
        };
        for (int operation = 0; operation < operations; ++operation) {
            const std::uint32_t first = random.below(pages);
            const std::uint32_t count = 1 + random.below(std::min(pages - first, 6U));
            std::uint8_t value = 0;
            std::uint32_t touched = count;
            switch (random.below(8)) {
            case 0:
                ASSERT_EQ(drive.write(first, count), count); // Without content: reads as zeros
                break;
            case 1:
                drive.trim(first, count);
                break;
            case 2:
                touched = 1;
                ASSERT_EQ(drive.writeRandom({&first, 1}), 1U);
                break;
            case 3:
                drive.flush();
                touched = 0;
                break;
            default:
                touched = 1;
                value = static_cast<std::uint8_t>(1 + random.below(255));
                content.fill(value);
                ASSERT_TRUE(drive.writeContent(first, content));
            }
            std::fill_n(plain.begin() + first, touched, value);
            for (std::uint32_t page = first; page < first + touched; ++page) {
                ASSERT_TRUE(check(page)) << "page " << page << " after operation " << operation;
            }
            ASSERT_GE(drive.ftl().counters().erases, erases); // Wear only grows.
            erases = drive.ftl().counters().erases;
            if (operation % 10000 == 0) {
                ASSERT_EQ(drive.ftl().checkInvariants(), "");
                for (std::uint32_t page = 0; page < pages; ++page) {
                    ASSERT_TRUE(check(page)) << "page " << page << " after operation " << operation;
                }
            }
        }
    }
}

} // namespace
} // namespace trimwright::emulator
