// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/care/assess.h"
#include "core/care/catalog.h"
#include "core/care/history.h"
#include "core/care/projection.h"
#include "core/drive/backend.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

/// A report of one drive to give to somebody: a shop, a maker's support, a buyer. It is gathered once (gatherReport) or
/// made of values that are at hand (makeReport), and rendered as HTML, text or JSON.
namespace trimwright::care {

struct ReportOptions {
    bool with_serials = false; ///< Else serial numbers are nowhere in the report, nor is an id that is made of them.
    std::chrono::sys_seconds made_at{};
    /// What made it and on what: ("Trimwright", "0.1.0"), ("Linux", "6.1.0"). Shown in this order.
    std::vector<std::pair<std::string, std::string>> versions;
    Backend::Wake wake = Backend::Wake::no; ///< gatherReport() only.
};

/// What a report is made of. Absent: not known, or there is none.
struct ReportSources {
    std::optional<Drive> drive; ///< Absent: a saved report, which tells of no drive of this machine.
    HealthReport health;
    std::optional<SelfTests> self_tests;
    std::string self_tests_unknown; ///< Why there are none, a sentence; may be empty.
    std::vector<TrimTarget> targets;
    std::vector<ChartPoint> life_left;   ///< History::chart()
    std::vector<ChartPoint> host_writes; ///< History::chart()
    std::size_t samples = 0;
    std::optional<Forecast> by_wear;
    std::vector<RunRecord> runs;
    std::string history_unknown; ///< Why there is no history, a sentence; may be empty.
};

/// A figure at a time.
struct ReportPoint {
    std::chrono::sys_seconds at{};
    double value = 0;
    bool gap_before = false; ///< No line is drawn to here.

    friend bool operator==(const ReportPoint&, const ReportPoint&) = default;
};

/// What was written per day in a span of time.
struct ReportWrites {
    std::chrono::sys_seconds from{};
    std::chrono::sys_seconds to{};
    double bytes_per_day = 0;

    friend bool operator==(const ReportWrites&, const ReportWrites&) = default;
};

/// The finished report. Everything that is hidden is hidden already.
struct Report {
    ReportOptions options;
    std::optional<Drive> drive;
    HealthReport health;
    Assessment assessment;
    std::optional<SelfTests> self_tests;
    std::string self_tests_unknown;
    std::vector<TrimTarget> targets; ///< Of this drive.
    std::vector<ReportPoint> life_left;
    std::vector<ReportWrites> writes;
    std::size_t samples = 0;
    std::optional<Forecast> by_wear;
    std::vector<RunRecord> runs; ///< The newest, newest first.
    std::string history_unknown;

    bool emulated() const { return drive && drive->emulated; }
    const std::string& model() const { return drive && !drive->model.empty() ? drive->model : health.model; }
    const std::string& firmware() const {
        return drive && !drive->firmware.empty() ? drive->firmware : health.firmware;
    }
    /// Empty if it is hidden or not known.
    const std::string& serial() const { return drive && !drive->serial.empty() ? drive->serial : health.serial; }
};

/// Judges, hides and shortens. Pure.
Report makeReport(ReportSources sources, ReportOptions options);

/// Reads all that a report is made of, and makes it. `backend` is the one that listed the drive in the catalog;
/// `history` may be null. Only what keeps the health from being read is an error (Backend::health()'s); anything else
/// that is missing is said in the report. Blocks.
Result<Report> gatherReport(const Catalog& catalog, Backend& backend, const Drive& drive, History* history,
                            ReportOptions options, std::stop_token stop);

/// One HTML document that needs nothing else: styles and charts are inside, there is no script, and nothing is fetched.
/// Light or dark as the reader prefers, always light on paper.
std::string reportHtml(const Report& report);

/// Plain text of at most 80 columns, where the words of a drive allow it.
std::string reportText(const Report& report);

/// {"report", "family", "health", "attributes", "self_tests", "history", "filesystems", "runs"}: "health" is the
/// document of healthJson(). smart::parseReportFile() reads it back.
std::string reportJson(const Report& report);

/// A name for the file, "samsung-ssd-860-evo-500gb-2026-11-30.html"; `ending` without the dot.
std::string reportFileName(const Report& report, const std::string& ending);

} // namespace trimwright::care
