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
inline constexpr std::uint8_t securityErasePrepare = 0xF3;
inline constexpr std::uint8_t securityEraseUnit = 0xF4;
inline constexpr std::uint8_t securityDisablePassword = 0xF6;
inline constexpr std::uint8_t smart = 0xB0;
inline constexpr std::uint8_t flushCacheExt = 0xEA;
inline constexpr std::uint8_t identifyDevice = 0xEC;
inline constexpr std::uint16_t smartReadData = 0xD0; ///< Features of `smart`.
inline constexpr std::uint16_t smartReadThresholds = 0xD1;
inline constexpr std::uint16_t smartExecuteOffline = 0xD4; ///< LBA low: which test (1 short, 2 extended, 127 abort).
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
    static constexpr std::uint8_t statusReady = 0x50; ///< DRDY and DSC
    static constexpr std::uint8_t statusError = 0x01; ///< ERR
    static constexpr std::uint8_t errorAborted = 0x04;
    static constexpr std::uint8_t errorIdNotFound = 0x10;

    std::uint8_t status = statusReady;
    std::uint8_t error = 0;
    std::uint64_t lba = 0;

    bool ok() const { return (status & statusError) == 0; }
};

/// The drive as its host sees it: registers and 512-byte sectors (ACS-3). Commands and ranges that the standard does
/// not allow abort and change nothing. Owns the flash; workloads that need no bytes may use flash() past the registers.
class AtaDevice {
  public:
    AtaDevice(const DriveModel& model, std::uint64_t seed) : m_flash(model, seed) {}

    /// Runs one command. `data` is what the host sends or the room for what it receives; its size must be what the
    /// command transfers, else the command aborts (a real host controller would stop the transfer).
    AtaResult execute(const TaskFile& command, MutableBytes data);

    /// A whole secure erase as a tool does it: password, prepare, erase. False: the drive refused.
    bool secureErase();
    /// Sends the firmware that turns this model into the one with that key. False: the drive refused.
    bool downloadMicrocode(std::string_view modelKey);

    FlashDrive& flash() { return m_flash; }
    const FlashDrive& flash() const { return m_flash; }

    template <class Archive, class Self>
    static void exchange(Archive& archive, Self& self) {
        archive(self.m_flash, self.m_smartEnabled, self.m_password, self.m_erasePrepared, self.m_logs);
    }

  private:
    AtaResult dispatch(const TaskFile& command, MutableBytes data);
    AtaResult identify(MutableBytes data) const;
    AtaResult security(const TaskFile& command, Bytes data);
    AtaResult microcode(const TaskFile& command, Bytes data);
    AtaResult executeOffline(std::uint8_t test);
    AtaResult readLog(std::uint8_t log, MutableBytes data) const;
    AtaResult smart(const TaskFile& command, MutableBytes data);
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
