// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/drive.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright {

/// How sure a figure is. proven: two sources on this very drive agree, or a standard defines it; rule: a rule for this
/// family or firmware; name: only the attribute's name says so.
enum class Confidence { proven, rule, name };
std::string_view toString(Confidence confidence);

/// Where a figure comes from, so that "how do we know this?" has an answer.
struct Provenance {
    std::string source; ///< "attribute 241", "NVMe Data Units Written", "Device Statistics page 1".
    std::string raw;    ///< The raw value as the drive gave it, "329495".
    std::string unit;   ///< What raw is multiplied with, "32 MiB", "512 000 B", "60 s"; empty if raw is the figure.
    std::string rule;   ///< Why raw and unit mean this.
    Confidence confidence = Confidence::name;

    friend bool operator==(const Provenance&, const Provenance&) = default;
};

/// A figure with its provenance. Absent is "unknown", never 0; then `unknown_because` says why if there is something
/// to say (two sources that disagree, a unit that nothing proves), and `provenance` what was seen.
template <class T>
struct Figure {
    std::optional<T> value;
    Provenance provenance;
    std::string unknown_because;

    bool has() const { return value.has_value(); }
    const T& operator*() const { return *value; }
    friend bool operator==(const Figure&, const Figure&) = default;
};

/// One row of the SMART table, or one field of the NVMe health log in the same shape.
struct Attribute {
    std::optional<std::uint8_t> id; ///< ATA attribute id; absent for an NVMe or SCSI log field.
    std::string name;               ///< As smartctl or our table names it: evidence, not truth.
    std::optional<int> value;       ///< Normalized, 0…255.
    std::optional<int> worst;
    std::optional<int> threshold;
    std::optional<std::uint64_t> raw; ///< The 48-bit (ATA) or saturated (NVMe, 128-bit) number.
    std::string raw_text;             ///< As a person should read it; never empty.
    bool prefailure = false;          ///< ATA flag bit 0: below its threshold means that failure is near.
    bool failing_now = false;
    bool failed_before = false;
    std::string meaning; ///< In plain words; empty if unknown.

    friend bool operator==(const Attribute&, const Attribute&) = default;
};

enum class Protocol { unknown, ata, nvme, scsi };
std::string_view toString(Protocol protocol);

/// The self-tests that the drive remembers.
struct SelfTestSummary {
    std::uint32_t logged = 0; ///< Results in the log.
    std::uint32_t failed = 0; ///< Of these, tests that found a fault of the drive (not: aborted or interrupted ones).
    std::string last;         ///< The newest result in words, "Short: completed without error"; empty if none.
    std::optional<bool> last_passed;
    std::optional<std::uint64_t> last_at_hours; ///< Power-on hours when the newest test ended.
    std::optional<int> running_percent_left;    ///< A test is running now.

    friend bool operator==(const SelfTestSummary&, const SelfTestSummary&) = default;
};

/// The errors that the drive remembers.
struct ErrorLogSummary {
    std::uint64_t total = 0; ///< Since the drive was made; the log itself keeps only the newest.
    std::string last;        ///< The newest entry in the words of its source; empty if none is told.
    std::optional<std::uint64_t> last_at_hours;

    friend bool operator==(const ErrorLogSummary&, const ErrorLogSummary&) = default;
};

/// A drive with more media errors than this could not have been in use: such a count is damaged, packed or counts
/// other things, and stays unknown.
inline constexpr std::uint64_t mostBelievableErrors = 100'000;

/// Everything one reading of a drive told, decoded and unjudged (see care/assess.h for the verdict).
struct HealthReport {
    // Who the drive says it is; empty where the report does not tell.
    Protocol protocol = Protocol::unknown;
    std::string model;
    std::string family;
    std::string serial;
    std::string firmware;
    DriveKind kind = DriveKind::unknown;
    std::optional<std::uint64_t> capacity_bytes;

    std::optional<std::chrono::sys_seconds> taken_at;
    std::string source; ///< "smartctl", "libatasmart", "emulated".

    /// The drive's own verdict: SMART RETURN STATUS, NVMe critical warning, SCSI informational exceptions.
    std::optional<bool> self_assessment_passed;
    std::optional<std::uint8_t> nvme_critical_warning; ///< Bits as NVMe 1.4, figure 194.

    Figure<int> life_left_percent; ///< 0…100
    Figure<int> percentage_used;   ///< 0…255, 255 = "255 or more"
    Figure<std::uint64_t> host_writes_bytes;
    Figure<std::uint64_t> host_reads_bytes;
    Figure<std::uint64_t> nand_writes_bytes;
    Figure<double> write_amplification; ///< NAND writes / host writes
    Figure<int> temperature_celsius;
    Figure<int> temperature_lowest_celsius; ///< Ever measured.
    Figure<int> temperature_highest_celsius;
    Figure<int> temperature_limit_celsius; ///< The highest the drive may have in operation, as it says itself.
    Figure<int> temperature_critical_celsius;
    Figure<std::uint64_t> power_on_hours;
    Figure<std::uint64_t> power_cycles;
    Figure<std::uint64_t> unsafe_shutdowns;
    Figure<int> spare_percent; ///< 0…100, available spare
    Figure<int> spare_threshold_percent;
    Figure<std::uint64_t> media_errors;
    Figure<std::uint64_t> reallocated_sectors;
    Figure<std::uint64_t> pending_sectors;
    Figure<std::uint64_t> uncorrectable_sectors;
    Figure<std::uint64_t> interface_crc_errors;

    std::optional<SelfTestSummary> self_tests; ///< Absent: the report has no such log.
    std::optional<ErrorLogSummary> error_log;

    std::vector<Attribute> attributes;
    std::vector<std::string> notes; ///< Parts of the report that could not be read, in words; the rest still counts.

    friend bool operator==(const HealthReport&, const HealthReport&) = default;
};

} // namespace trimwright
