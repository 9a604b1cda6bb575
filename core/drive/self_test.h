// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The self-tests that a drive carries out by itself, beside its other work: what is running, and what it remembers.
namespace trimwright {

/// `other`: one that only the maker or another command knows (conveyance, selective, vendor specific).
enum class SelfTestKind { unknown, shortTest, extended, other };
std::string_view toString(SelfTestKind kind); ///< "unknown", "short", "extended", "other"

/// `aborted`: on request. `interrupted`: by a reset, a lost power or another command.
enum class SelfTestResult { unknown, passed, failed, aborted, interrupted };
std::string_view toString(SelfTestResult result); ///< The words above.

/// One finished test in the drive's log.
struct SelfTestEntry {
    SelfTestKind kind = SelfTestKind::unknown;
    SelfTestResult result = SelfTestResult::unknown;
    std::string text;                            ///< The words of its source, "Short offline: Completed: read failure".
    std::optional<std::uint64_t> power_on_hours; ///< When it ended, in the drive's own hours.
    std::optional<std::uint64_t> failing_lba;    ///< The first sector that could not be read.
    std::optional<int> percent_left;             ///< Of a test that ended early; absent: not told, or nothing.

    friend bool operator==(const SelfTestEntry&, const SelfTestEntry&) = default;
};

/// The test that runs now.
struct RunningSelfTest {
    SelfTestKind kind = SelfTestKind::unknown; ///< ATA drives do not tell.
    std::optional<int> percent_done;           ///< In steps of ten on ATA drives. SCSI drives do not tell.

    friend bool operator==(const RunningSelfTest&, const RunningSelfTest&) = default;
};

/// Everything about the self-tests of one drive, from one reading.
struct SelfTests {
    std::optional<RunningSelfTest> running;
    std::vector<SelfTestEntry> log; ///< Newest first; drives keep the last ten or twenty.
    /// How long a test takes while the drive has nothing else to do, as it says itself.
    std::optional<std::chrono::seconds> short_takes;
    std::optional<std::chrono::seconds> extended_takes;
    std::optional<std::uint64_t> power_on_hours; ///< Of the drive now, to tell how old an entry is.

    friend bool operator==(const SelfTests&, const SelfTests&) = default;
};

/// Where a drive stands: running, or what the newest test came to; `never`: its log is empty.
enum class SelfTestState { never, running, passed, failed, aborted, interrupted, unknown };
std::string_view toString(SelfTestState state); ///< The words above.
SelfTestState stateOf(const SelfTests& tests);

/// How long the running test still needs, by what the drive says of its duration; nothing if that or the kind of test
/// (`kind` helps where the drive does not tell it) is unknown.
std::optional<std::chrono::seconds> timeLeft(const SelfTests& tests, SelfTestKind kind = SelfTestKind::unknown);

/// For people: "A short self-test is running, 40 % done, about 1 min left.", "The last self-test (short, at 1,204
/// hours) found a fault: it could not read sector 4132075584." `kind` as for timeLeft().
std::string describe(const SelfTests& tests, SelfTestKind kind = SelfTestKind::unknown);
std::string describe(const SelfTestEntry& entry);

} // namespace trimwright
