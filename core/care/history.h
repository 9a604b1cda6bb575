// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/care/history_sample.h"
#include "core/care/history_witness.h"
#include "core/drive/drive.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace trimwright::care {

/// One drive and what was read of it, for History::record().
struct Recording {
    Drive drive;
    Sample sample;
};

/// A span of time, both ends included; absent = open.
struct TimeRange {
    std::optional<std::chrono::sys_seconds> from;
    std::optional<std::chrono::sys_seconds> to;
};

enum class ChartFigure { lifeLeft, hostWrites, hostReads, nandWrites, temperature, powerOnHours, powerCycles };

/// A piece of a chart: the samples that fall into one of its columns. Units are those of the figure.
struct ChartPoint {
    std::chrono::sys_seconds first_at{};
    std::chrono::sys_seconds last_at{};
    double first = 0;
    double lowest = 0;
    double highest = 0;
    double last = 0;
    std::size_t samples = 0;
    bool gap_before = false; ///< So long without samples (4 days; 16 where only weeks are kept) that no line is true.
    bool counter_restarted = false; ///< The counter went back or is counted differently from here on.
    /// Of counters: how much it grew up to each sample of this piece from the one before it, and in how much time.
    /// Growth per day is growth / growth_seconds × 86,400; unknown if growth_seconds is 0.
    double growth = 0;
    std::int64_t growth_seconds = 0;
    double mean = 0; ///< Of its samples.
};

/// What thinning came to.
struct Thinned {
    std::uint64_t removed = 0;
    std::uint64_t kept = 0;
};

/// The memory of drives: samples of their health and runs on them, per stable drive id, in one SQLite file. A drive
/// keeps its history in another port and under another node.
///
/// A writer holds the file's lock for milliseconds; others wait some seconds for it, then get timedOut. The rollback
/// journal is used, not WAL, so that readers without the right to write can open the file. Every call that writes is
/// one transaction: a full disk or a crash leaves what was there before.
///
/// One object is one connection: use it from one thread at a time; open as many as needed. Errors of every call:
/// timedOut (locked), permissionDenied (may not be written), invalidData (the file is damaged), failed (disk full,
/// input/output error), each in words that name the file.
class History {
  public:
    enum class Access { readOnly, readWrite };

    /// Opens the file.
    /// readOnly: notFound if nothing was recorded yet; never changes anything.
    /// readWrite: makes file and directory (readable by all) where they are missing, and brings an older file up to
    /// date. A damaged file is renamed to FILE.damaged-TIME (`now`) and a new one begun; notice() says so. Files up to
    /// 16 MiB are checked whole, larger ones only for what opening shows, unless `check` asks for more.
    /// Both: unsupported if a newer Trimwright wrote it, invalidData if it is not a history; both stay untouched.
    enum class Check { quick, whole };
    static Result<History> open(const std::filesystem::path& file, Access access, std::chrono::sys_seconds now,
                                Check check = Check::quick);

    History(History&& other) noexcept;
    History& operator=(History&& other) noexcept;
    ~History();

    /// A sentence for the user about what opening did: a damaged file was set aside. Empty if nothing.
    const std::string& notice() const;

    /// Records samples, all or none. `sequence` and `segment` of the samples are set here.
    Result<> record(std::span<const Recording> recordings);
    Result<> recordSample(const Drive& drive, const Sample& sample);
    Result<> recordRuns(std::span<const RunRecord> runs);
    Result<> recordRun(const RunRecord& run);

    /// Keeps a proven unit; a later proof of the same counter takes its place.
    Result<> recordUnit(const DriveId& drive, const UnitProof& proof);

    /// The drives with samples or runs, by id.
    Result<std::vector<RememberedDrive>> drives();
    /// In the order of recording. An unknown drive has none.
    Result<std::vector<Sample>> samples(const DriveId& drive, const TimeRange& range = {});
    /// The newest sample.
    Result<std::optional<Sample>> lastSample(const DriveId& drive);
    Result<std::vector<UnitProof>> unitProofs(const DriveId& drive);
    /// Oldest first; of all drives if none is named.
    Result<std::vector<RunRecord>> runs(const std::optional<DriveId>& drive, const TimeRange& range = {});

    /// One figure over time, in at most `points` pieces of equal length that have samples, in the order of time. The
    /// range's open ends are the first and the newest sample; samples that are dated after its end (the clock was
    /// wrong) are left out.
    Result<std::vector<ChartPoint>> chart(const DriveId& drive, ChartFigure figure, const TimeRange& range,
                                          std::size_t points);

    /// Thins old samples: all are kept for 35 days, then the last of each day for 400 days, then the last of each week
    /// (UTC). The first sample of a segment and the first with another verdict always stay, so that totals and the
    /// dates of changes stay exact; the lowest and highest temperature of what is removed go to the sample that
    /// follows. Gives the room back to the filesystem when that is worth it.
    Result<Thinned> thin(std::chrono::sys_seconds now);
    /// The same if the last time was a day ago or more; nothing else is done otherwise.
    Result<Thinned> thinIfDue(std::chrono::sys_seconds now);

    struct Store; ///< The connection; for the sources of History only.

  private:
    explicit History(std::unique_ptr<Store> store);
    std::unique_ptr<Store> m_store;
};

} // namespace trimwright::care
