// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/bytes.h"
#include "core/emulator/flash_drive.h"
#include "core/emulator/smart_sectors.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace trimwright::emulator {

/// Command codes of ACS-3 that the emulated drive knows.
namespace ata {
inline constexpr std::uint8_t dataSetManagement = 0x06;
inline constexpr std::uint8_t readDmaExt = 0x25;
inline constexpr std::uint8_t writeDmaExt = 0x35;
inline constexpr std::uint8_t downloadMicrocode = 0x92;
inline constexpr std::uint8_t securitySetPassword = 0xF1;
inline constexpr std::uint8_t securityUnlock = 0xF2;
inline constexpr std::uint8_t securityErasePrepare = 0xF3;
inline constexpr std::uint8_t securityEraseUnit = 0xF4;
inline constexpr std::uint8_t securityDisablePassword = 0xF6;
inline constexpr std::uint8_t smart = 0xB0;
inline constexpr std::uint8_t standbyImmediate = 0xE0;
inline constexpr std::uint8_t flushCache = 0xE7;
inline constexpr std::uint8_t flushCacheExt = 0xEA;
inline constexpr std::uint8_t identifyDevice = 0xEC;
inline constexpr std::uint16_t smartReadData = 0xD0; ///< Features of `smart`.
inline constexpr std::uint16_t smartReadThresholds = 0xD1;
inline constexpr std::uint16_t smartExecuteOffline =
    0xD4; ///< LBA low: which test (1 short, 2 extended, 127 abort; +128 waits for its end).
inline constexpr std::uint16_t smartReadLog = 0xD5; ///< LBA low: which log (0 directory, 1 errors, 6 self-tests).
inline constexpr std::uint16_t smartEnable = 0xD8;
inline constexpr std::uint16_t smartDisable = 0xD9;
inline constexpr std::uint16_t smartReturnStatus = 0xDA;
inline constexpr std::uint64_t smartSignature = 0xC24F00;     ///< LBA mid and high of every SMART command.
inline constexpr std::uint64_t smartFailingStatus = 0x2CF400; ///< Answered instead when a threshold is exceeded.
} // namespace ata

/// What the host writes to the registers to start a command.
struct TaskFile {
    std::uint8_t command = 0;
    std::uint16_t features = 0;
    std::uint16_t count = 0; ///< Sectors; 0 means 65,536 where the command says so.
    std::uint64_t lba = 0;   ///< 48 bits.
};

/// What the host reads from the registers afterwards.
struct AtaResult {
    static constexpr std::uint8_t statusReady = 0x50;    ///< DRDY and DSC
    static constexpr std::uint8_t statusError = 0x01;    ///< ERR
    static constexpr std::uint8_t statusNoDevice = 0xFF; ///< Nothing drives the lines: the drive has no power.
    static constexpr std::uint8_t errorAborted = 0x04;
    static constexpr std::uint8_t errorIdNotFound = 0x10;

    std::uint8_t status = statusReady;
    std::uint8_t error = 0;
    std::uint64_t lba = 0;

    bool ok() const { return (status & statusError) == 0; }

    static AtaResult aborted() { return {statusReady | statusError, errorAborted, 0}; }
    static AtaResult idNotFound(std::uint64_t lba) { return {statusReady | statusError, errorIdNotFound, lba}; }
};

/// The drive as its host sees it: registers and 512-byte sectors (ACS-3). Commands and ranges that the standard does
/// not allow abort and change nothing but the error log. A self-test goes on beside other commands until the simulated
/// time it takes has passed. The power may go in the middle of a command (cutPowerAfter); what a command does is then
/// done in part, down to whole pages and ranges. Owns the flash; workloads that need no bytes may use flash() past the
/// registers.
class AtaDevice {
  public:
    static constexpr std::size_t sectorBytes = 512;

    AtaDevice(const DriveModel& model, std::uint64_t seed) : m_flash(model, seed) {}

    /// Runs one command. `data` is what the host sends or the room for what it receives; its size must be what the
    /// command transfers, else the command aborts (a real host controller would stop the transfer).
    AtaResult execute(const TaskFile& command, MutableBytes data);

    /// A whole secure erase as a tool does it: password, prepare, erase. False: the drive refused.
    bool secureErase();
    /// Sends the firmware that turns this model into the one with that key. False: the drive refused.
    bool downloadMicrocode(std::string_view modelKey);

    /// Takes the power away after some more steps: each command takes one, and one for each page it writes, each range
    /// it trims and each part of an erase. What was flushed stays; of what was written later each page is old or new.
    void cutPowerAfter(std::uint64_t steps) { m_stepsLeft = steps; }
    bool hasPower() const { return m_powered; }
    /// After a cut. A drive with a password is locked until it gets it.
    void powerOn();
    bool isLocked() const { return m_locked; }

    FlashDrive& flash() { return m_flash; }
    const FlashDrive& flash() const { return m_flash; }

    template <class Archive, class Self>
    static void exchange(Archive& archive, Self& self) {
        archive(self.m_flash, self.m_smartEnabled, self.m_password, self.m_erasePrepared, self.m_logs, self.m_locked,
                self.m_parked, self.m_powered, self.m_stepsLeft);
    }

  private:
    AtaResult dispatch(const TaskFile& command, MutableBytes data);
    AtaResult identify(MutableBytes data) const;
    AtaResult security(const TaskFile& command, Bytes data);
    AtaResult microcode(const TaskFile& command, Bytes data);
    AtaResult executeOffline(std::uint8_t test);
    AtaResult readLog(std::uint8_t log, MutableBytes data) const;
    AtaResult eraseUnit();
    AtaResult flushCache(Bytes data);
    bool isRefusedWhileLocked(std::uint8_t command) const;
    /// One step of cutPowerAfter(). False: the power is gone.
    bool step();
    void loseThePower();
    void settleSelfTest();
    void endSelfTest(std::uint8_t status);
    void logError(const TaskFile& command, const AtaResult& result);
    AtaResult smart(const TaskFile& command, MutableBytes data);
    AtaResult checkTransfer(const TaskFile& command, std::size_t bytes) const;
    AtaResult readDma(const TaskFile& command, MutableBytes data);
    AtaResult writeDma(const TaskFile& command, Bytes data);
    AtaResult manageDataSet(const TaskFile& command, Bytes data);
    void trimSectors(std::uint64_t lba, std::uint64_t sectors);
    bool inRange(std::uint64_t lba, std::uint64_t sectors) const;

    FlashDrive m_flash;
    bool m_smartEnabled = true;
    std::optional<std::array<std::uint8_t, 32>> m_password;
    bool m_erasePrepared = false;
    SmartLogs m_logs;
    bool m_locked = false;
    bool m_parked = false; ///< STANDBY IMMEDIATE was the last command: the power may go.
    bool m_powered = true;
    std::optional<std::uint64_t> m_stepsLeft; ///< Until the power goes.
};

/// One range of a TRIM command: sectors, at most 65,535.
struct TrimRange {
    std::uint64_t lba = 0;
    std::uint16_t sectors = 0;
};

inline constexpr std::size_t trimRangesPerSector = 64;

/// Ranges as the payload of DATA SET MANAGEMENT: 8 bytes each (48 bits of LBA, 16 of length), unused ones zero.
/// `payload` holds whole sectors with room for all ranges.
void packTrimRanges(std::span<const TrimRange> ranges, MutableBytes payload);

} // namespace trimwright::emulator
