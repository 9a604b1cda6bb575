// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/assess.h"
#include "core/care/history_sample.h"
#include "core/care/schedule.h"
#include "core/drive/drive.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// What people should hear of, each once: notice() compares what a check found with what was known before. Pure; any
/// thread. The book is kept by app::AlertStore, and alert_delivery.h says who has heard what.
namespace trimwright::care {

enum class AlertKind {
    verdict,     ///< The verdict got worse, or there is one more reason for it.
    recovered,   ///< It got better, and stayed so for some checks.
    lifeLeft,    ///< At most 50, 20, 10 or 5 % of its life is left.
    temperature, ///< Hotter than the drive's own limit.
    noAnswer,    ///< It is there but does not answer any more.
    vanished,    ///< It is not there any more.
    back,        ///< It is there again, or answers again.
    runFailed,   ///< A scheduled optimization failed.
    runMissed,   ///< One was due and did not run.
    test,        ///< Somebody asked to see whether alerts arrive.
};
/// "verdict | recovered | life-left | temperature | no-answer | vanished | back | run-failed | run-missed | test"
std::string_view toString(AlertKind kind);

/// As notification daemons know it. critical: data may be lost; not even quiet hours hold it back.
enum class Urgency { low, normal, critical };
std::string_view toString(Urgency urgency); ///< "low | normal | critical"

struct Alert {
    std::uint64_t number = 0; ///< From 1, in the order of being raised, whatever the clock says.
    std::chrono::sys_seconds raised_at{};
    AlertKind kind = AlertKind::verdict;
    Urgency urgency = Urgency::normal;
    DriveId drive;          ///< Empty if it is about no single drive.
    std::string drive_name; ///< For people: the model.
    std::string title;      ///< "Samsung SSD 980 needs attention"
    std::string sentence;
    std::string advice; ///< Empty if there is nothing to do.
    std::string page;   ///< Of the window: "overview" or "optimizer".

    friend bool operator==(const Alert&, const Alert&) = default;
};

/// What is remembered of one drive between two checks.
struct DriveMemory {
    std::string name; ///< Alert::drive_name
    std::string node;
    bool internal = false; ///< Nobody unplugs it in passing; see isInternal().
    Verdict verdict = Verdict::unknown;
    std::string sentence; ///< Of the last assessment.
    std::optional<int> life_left_percent;
    std::optional<std::chrono::sys_seconds> read_at; ///< When it last answered; absent: never.

    // What was said, and for how many checks in a row it has not been true.
    Verdict told = Verdict::healthy;
    int better = 0;
    std::map<std::string, int> told_findings; ///< By Finding::code.
    int told_life = 100;                      ///< The smallest limit that was passed; 100: none.
    int longer_life = 0;
    int unanswered = 0;
    bool told_unanswered = false;
    int absent = 0;
    bool told_absent = false;

    friend bool operator==(const DriveMemory&, const DriveMemory&) = default;
};

struct ScheduleMemory {
    std::string settings;             ///< toSettings() of the schedule that the rest is about.
    std::chrono::sys_seconds since{}; ///< It has been so since then.
    int overdue = 0;                  ///< Checks in a row that found a run overdue.
    bool told = false;
    bool told_failed = false; ///< A run that left nothing in the history.

    friend bool operator==(const ScheduleMemory&, const ScheduleMemory&) = default;
};

/// Everything that was known at the last check, and the newest alerts.
struct AlertBook {
    static constexpr std::size_t mostAlerts = 200;

    std::chrono::sys_seconds begun_at{}; ///< 1970: nothing was ever checked. Tells this book from one before it.
    std::chrono::sys_seconds checked_at{};
    std::uint64_t last_number = 0;
    std::map<std::string, DriveMemory> drives; ///< By DriveId::value.
    std::vector<std::string> known_runs;       ///< Runs that were looked at.
    std::set<std::string> failing_mounts;      ///< Filesystems whose last scheduled run failed.
    ScheduleMemory schedule;
    std::vector<Alert> alerts; ///< Oldest first.

    friend bool operator==(const AlertBook&, const AlertBook&) = default;
};

/// One drive and what reading it came to.
struct DriveObservation {
    Drive drive;
    std::optional<Assessment> assessment; ///< Absent: it could not be read, and `error` says why.
    std::optional<int> life_left_percent;
    Error error;
};

struct ScheduleObservation {
    Schedule schedule;
    std::optional<std::chrono::sys_seconds> fired_at; ///< When its timer last fired.
    bool on_battery = false;                          ///< The run was then left out for want of mains power.
    bool failed = false;                              ///< What it started ended with an error.
};

struct AlertObservation {
    std::chrono::sys_seconds now{};
    std::vector<DriveObservation> drives;
    bool complete = true;        ///< All drives were listed: one that is not among them is not there.
    std::vector<RunRecord> runs; ///< Of the last weeks; only scheduled ones are looked at.
    std::optional<ScheduleObservation> schedule;
    LocalClock clock; ///< For the schedule.
};

struct Noticed {
    AlertBook book;
    std::vector<Alert> alerts; ///< The new ones, which the book has too.
};

/// The first check of a drive tells what is wrong with it now, but no crossing that nobody saw. What is bad is told at
/// once, and again only after it was not so for three checks in a row: a value that flaps is one event. That a drive
/// does not answer or is not there is told when two checks in a row found so. Times are only written down, never
/// relied on, but for the schedule, which is told of after three checks: a clock that jumps raises nothing.
Noticed notice(AlertBook before, const AlertObservation& found);

/// Adds an alert that a person asked for, to see whether alerts arrive.
Noticed addTestAlert(AlertBook before, std::chrono::sys_seconds now);

/// Whether a drive is built in: neither removable nor on USB nor a memory card. (A drive in a Thunderbolt case looks
/// like an internal one.)
bool isInternal(const Drive& drive);

/// The book as JSON, for its file.
std::string alertBookToJson(const AlertBook& book);
/// `name` is the file's, for the words. Errors: invalidData (damaged), unsupported (of a newer version).
Result<AlertBook> alertBookFromJson(std::string_view json, std::string_view name);

} // namespace trimwright::care
