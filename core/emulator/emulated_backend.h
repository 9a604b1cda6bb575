// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/drive/backend.h"
#include "core/emulator/operations.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::emulator {

/// One drive model that can be emulated, as a person chooses it.
struct ModelInfo {
    std::string key;   ///< Stable, for `--model`: "x25-m-g2-80".
    std::string title; ///< "Intel X25-M G2 80 GB (TRIM firmware)".
    std::uint64_t capacity_bytes = 0;
    bool has_trim = false;
    std::string sentence; ///< What is special about it.
};

/// One second of a measurement.
struct SpeedSample {
    double seconds = 0; ///< Simulated time since the start of the measurement, at the end of this sample.
    double megabytes_per_second = 0;
};

/// Result of writing 4 KiB pages at random over the whole drive, queue depth 16, for a simulated minute.
struct WriteSpeed {
    double megabytes_per_second = 0;           ///< Mean; 1 MB = 10^6 bytes.
    double new_drive_megabytes_per_second = 0; ///< The same measurement on a new drive of this model.
    double write_amplification = 0;            ///< Flash pages programmed per host page written; 0 without flash.
    std::uint64_t deleted_bytes = 0;           ///< Of what is free on the filesystem, kept as data for want of TRIM.
    double overflow_share = 0; ///< Of the writes, those that found the drive's table of scattered pages full: slow.
    std::vector<SpeedSample> series;
};

/// What an action of the lab came to.
struct LabOutcome {
    bool cancelled = false;                ///< What was done stays done and is saved.
    std::uint64_t offered_bytes = 0;       ///< "optimize" only.
    double simulated_seconds = 0;          ///< Time the drive was busy.
    NothingDone nothing = NothingDone::no; ///< Why nothing was done, where that is so.
};

/// A part of the flash, as a map shows it; the three shares add up to 1.
struct FlashCell {
    double valid = 0;
    double stale = 0;
    double free = 0;
};

/// One physical block of the flash. The pages of 4 KiB add up to FlashMap::pages_per_block unless it is bad.
struct FlashBlock {
    std::uint16_t valid = 0; ///< The drive takes them for data.
    std::uint16_t stale = 0; ///< Overwritten or trimmed, and not erased yet.
    std::uint16_t free = 0;  ///< Erased, ready to be written.
    bool bad = false;        ///< Worn out and out of use.
    std::uint32_t erases = 0;
};

/// All blocks in the order of their physical numbers.
struct FlashMap {
    std::uint32_t pages_per_block = 0;
    std::uint32_t endurance_cycles = 0; ///< Erases that a block is rated for; 0: none said.
    std::vector<FlashBlock> blocks;     ///< Empty: the drive has no flash (a hard disk).

    /// From this many erases on a block counts as worn: none has died before. Never, if no endurance is said.
    std::uint32_t wornFrom() const { return endurance_cycles == 0 ? ~0U : endurance_cycles - endurance_cycles / 5; }
};

/// A look at a drive while an action of the lab is under way.
struct LabLook {
    Progress progress;
    double simulated_seconds = 0;      ///< The drive was busy since the action began.
    std::uint64_t host_bytes = 0;      ///< The computer wrote since then.
    std::uint64_t flash_bytes = 0;     ///< The drive wrote to its flash since then.
    std::function<FlashMap()> flash{}; ///< How the flash is now; takes milliseconds. Only during the call.
};

/// Called on the thread that does the action, each time it reports progress. May be empty.
using LabWatcher = std::function<void(const LabLook&)>;

/// The inside of a drive, for the lab.
struct LabStatus {
    std::string policy; ///< HostPolicy::key
    bool has_trim = false;
    bool has_update = false; ///< "update-firmware" would do something.
    double simulated_seconds = 0;
    double write_amplification = 0; ///< Since the drive was new; 0 while nothing was written.
    std::uint64_t erases = 0;
    double wear_percent = 0;      ///< Mean erases of the rated ones.
    std::uint64_t used_bytes = 0; ///< Of the filesystem.
    std::uint64_t free_bytes = 0;
    std::uint64_t mapped_bytes = 0; ///< What the drive takes for data; more than used_bytes for want of TRIM.
    std::vector<FlashCell> flash;
};

/// How often a drive's state is saved: when bringing it up again would take longer than this.
struct CheckpointRule {
    std::chrono::milliseconds after{300};
};

/// What time it is for people, see EmulatedBackend::selfTests().
using WallClock = std::function<std::chrono::system_clock::time_point()>;

/// Emulated drives, each a simulated flash translation layer with a partition and a filesystem on it. They live as
/// small files (model, seed and the list of operations; beside them a checkpoint of the state that only saves time, see
/// checkpoint.h) in one directory, shared with other processes: an operation
/// holds the drive's file lock from its start to the moment its result is saved, so nothing is lost and a process
/// that dies leaves the drive as it was before. A file that cannot be read is still listed, its health() says why, and
/// remove() sets it aside.
///
/// Ids are "emulated:NAME", filesystems "emulated:NAME/data". All times that drives report are simulated: an operation
/// takes a fraction of it. Any thread may call; operations on one drive wait for each other (and can be cancelled
/// while they wait).
class EmulatedBackend final : public Backend {
  public:
    /// The directory is made when it is first needed.
    explicit EmulatedBackend(std::filesystem::path directory, CheckpointRule rule = {},
                             WallClock now = std::chrono::system_clock::now);
    ~EmulatedBackend() override;

    /// First start: creates "demo", an X25-M G2 80 GB aged without TRIM. Quick: the ageing is simulated when the drive
    /// is first used. Does nothing when any drive was ever created here.
    Result<> ensureFirstDrive();
    /// Whether that has been done, here or by another process. One look at the directory.
    bool hasFirstDrive() const;

    /// Drives that were used stay in memory, about a megabyte for each gigabyte, so that the next call is quick. This
    /// gives the memory back; a drive is then brought up from its file again, which takes a fraction of a second.
    void releaseMemory();

    /// Creates a new, empty drive with an empty filesystem. An empty name is chosen from the model. Errors: notFound
    /// (model), usage (name is not 1–64 of a–z, A–Z, 0–9, '.', '_', '-', or is taken).
    Result<Drive> add(std::string_view model, std::string_view name);

    /// What add() says of a name before it looks whether it is taken; an empty one is fine. Error: usage.
    static Result<> checkName(std::string_view name);

    /// Deletes the drive; one whose file is damaged is renamed to NAME.drive.damaged instead. Errors: notFound.
    Result<> remove(const DriveId& drive);

    static std::vector<ModelInfo> models();

    /// Measures on a copy of the drive's state; the drive does not change. Progress counts simulated milliseconds.
    Result<WriteSpeed> measureRandomWrite(const DriveId& drive, std::stop_token stop, const ProgressFn& progress);

    /// Does an action of labActions() (operations.h) and saves it; `watcher` sees the drive meanwhile. Errors: notFound
    /// (drive), usage (action), unsupported (the drive refuses, in words).
    Result<LabOutcome> perform(const DriveId& drive, std::string_view action, std::stop_token stop,
                               const ProgressFn& progress, const LabWatcher& watcher = {});
    /// Changes the operating system to one of hostPolicies() (host_policy.h).
    Result<> setPolicy(const DriveId& drive, std::string_view policy);
    /// `cells`: into how many parts the flash is divided.
    Result<LabStatus> labStatus(const DriveId& drive, std::size_t cells, std::stop_token stop);
    /// Every block of the flash.
    Result<FlashMap> flashMap(const DriveId& drive, std::stop_token stop);

    Result<std::vector<Drive>> drives() override;
    Result<HealthReport> health(const DriveId& drive, Wake wake, std::stop_token stop) override;
    Result<std::vector<TrimTarget>> trimTargets() override;
    Result<TrimOutcome> trim(const std::string& mount, bool includeOptIn, std::stop_token stop,
                             const ProgressFn& progress) override;
    /// On a copy of the drive, written, read and trimmed over its ATA interface; the drive does not change.
    Result<ProveOutcome> prove(const std::string& mount, const ProveOptions& options, std::stop_token stop,
                               const ProgressFn& progress) override;
    /// While a self-test runs, twenty seconds pass for the drive in each of ours: asking for how far it is lets them
    /// pass (and saves that, where the drive's file can be written). The durations in the answer are ours.
    static constexpr int driveSecondsPerSecond = 20;
    Result<SelfTests> selfTests(const DriveId& drive, std::stop_token stop) override;
    Result<> startSelfTest(const DriveId& drive, SelfTestKind kind, Wake wake, std::stop_token stop) override;
    Result<> abortSelfTest(const DriveId& drive, std::stop_token stop) override;

  private:
    class Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace trimwright::emulator
