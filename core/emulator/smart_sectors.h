// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/flash_drive.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::emulator {

using Sector = std::array<std::uint8_t, 512>;

/// The sectors by which a drive tells who and how it is, from its state. Layouts: IDENTIFY DEVICE as ACS-3, 7.12;
/// SMART data and thresholds as SFF-8035i and ACS-3, 7.48 (30 entries of 12 bytes, checksum in the last byte).
/// `security`: word 128, bit 1 a password is set, bit 2 the drive is locked.
Sector identifySector(const FlashDrive& drive, std::uint16_t security = 0);

Sector smartThresholdSector(const FlashDrive& drive);

/// SMART RETURN STATUS: no pre-failure attribute is at or below its threshold.
bool smartStatusGood(const FlashDrive& drive);

/// What the maker's data sheet calls an attribute of this family; nullptr if it has no such attribute.
struct AttributeText {
    std::string_view name;
    std::string_view meaning; ///< Empty: nothing to add to what the name says.
};
const AttributeText* attributeText(SmartFamily family, std::uint8_t id);

/// What the SMART logs hold (ACS-3, appendix A): errors as they were reported, and self-tests. The newest last.
struct SmartLogs {
    static constexpr std::size_t errorsKept = 5;
    static constexpr std::size_t selfTestsKept = 21;

    struct Error {
        std::uint8_t command = 0;
        std::uint8_t error = 0;
        std::uint64_t lba = 0;
        std::uint16_t hours = 0;

        template <class Archive, class Self>
        static void exchange(Archive& archive, Self& self) {
            archive(self.command, self.error, self.lba, self.hours);
        }
    };
    struct SelfTest {
        std::uint8_t test = 0;
        /// High half: 0 completed without error, 1 aborted by the host, 2 interrupted by a reset, 7 a read failed. Low
        /// half: tenths of it that were left.
        std::uint8_t status = 0;
        std::uint16_t hours = 0;
    };
    std::vector<Error> errors;
    std::uint32_t error_count = 0;    ///< Of all time; `errors` keeps the last five.
    std::vector<SelfTest> self_tests; ///< The last 21.

    /// A self-test that goes on beside other commands, in simulated time.
    struct Running {
        std::uint8_t test = 0;
        double begin_seconds = 0; ///< On FlashDrive::powerOnSeconds()
        double end_seconds = 0;

        template <class Archive, class Self>
        static void exchange(Archive& archive, Self& self) {
            archive(self.test, self.begin_seconds, self.end_seconds);
        }
    };
    std::optional<Running> running;

    template <class Archive, class Self>
    static void exchange(Archive& archive, Self& self) {
        archive(self.errors, self.error_count, self.self_tests, self.running);
        archive.require(
            [&self] { return self.errors.size() <= errorsKept && self.self_tests.size() <= selfTestsKept; });
    }
};
/// SMART data, with the state of the self-test in byte 363 and how long the tests take in bytes 372 and 373.
Sector smartDataSector(const FlashDrive& drive, const SmartLogs& logs);
/// How long a self-test takes: a short one a minute, an extended one as long as reading all of the drive.
unsigned selfTestMinutes(const DriveModel& model, bool extended);
/// How much of a self-test is left, in tenths, as the drive tells it.
unsigned tenthsLeft(const SmartLogs::Running& test, double nowSeconds);
Sector logDirectorySector();
Sector errorLogSector(const SmartLogs& logs);
Sector selfTestLogSector(const SmartLogs& logs);

/// The serial number a drive of this model and seed has.
std::string serialNumber(const DriveModel& model, std::uint64_t seed);

} // namespace trimwright::emulator
