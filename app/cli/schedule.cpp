// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/json.h"
#include "app/cli/table.h"
#include "app/common/places.h"
#include "core/base/units.h"

#include <algorithm>
#include <fmt/chrono.h>
#include <fmt/format.h>

namespace trimwright::cli {
namespace {

using OptionalTime = std::optional<std::chrono::sys_seconds>;

std::string cronLine(const care::Schedule& schedule) {
    return care::cronLine(schedule, care::cronCommand(schedule, app::commandLineProgram().string()));
}

Json timeJson(const OptionalTime& time) {
    return time ? Json(fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(time->time_since_epoch().count())))
                : Json(nullptr);
}

std::string timeText(const OptionalTime& time, const char* absent) {
    return time ? fmt::format("{:%a %Y-%m-%d %H:%M}", fmt::localtime(time->time_since_epoch().count())) : absent;
}

Json timerJson(const care::TimerState& timer) {
    return {{"installed", timer.installed},
            {"enabled", timer.enabled},
            {"active", timer.active},
            {"next_run_at", timeJson(timer.next_run)},
            {"last_run_at", timeJson(timer.last_run)}};
}

/// One answer of `schedule`, with everything it is made of.
struct Shown {
    care::ScheduleStatus status;
    bool captured = false;
    std::vector<care::RunRecord> last_runs;
    OptionalTime next_run;
    OptionalTime last_run;
};

Shown gather(const Session& session, const ScheduleSource& source, care::ScheduleStatus status) {
    Shown shown{std::move(status), source.captured, {}, {}, {}};
    if (source.last_runs) {
        auto runs = source.last_runs();
        if (!runs) {
            warn(session, runs.error());
        } else {
            shown.last_runs = std::move(*runs);
        }
    }
    shown.next_run = shown.status.timer.next_run;
    if (!shown.next_run && shown.status.timer.runs() && source.now) {
        shown.next_run = care::nextRun(shown.status.schedule, source.now(), care::machineClock());
    }
    // Not what the timer says: it takes the moment when it was turned on for its last run.
    if (!shown.last_runs.empty()) {
        shown.last_run = shown.last_runs.front().started_at;
    }
    return shown;
}

void writeJson(const Session& session, const Shown& shown) {
    const care::ScheduleStatus& status = shown.status;
    Json results = Json::array();
    for (const care::RunRecord& run : shown.last_runs) {
        results.push_back({{"mount", run.mount},
                           {"outcome", run.outcome},
                           {"reason", textOrNull(run.reason)},
                           {"offered_bytes", valueOrNull(run.offered_bytes)},
                           {"seconds", valueOrNull(run.seconds)}});
    }
    const bool byHand = !status.keepsTime() && !shown.captured;
    writeDocument(session.out, {{"schedule", Json::parse(care::scheduleToJson(status.schedule))},
                                {"on_calendar", care::onCalendar(status.schedule)},
                                {"settings_file", status.settings_file},
                                {"systemd", shown.captured ? Json(nullptr) : Json(status.systemd)},
                                {"cron", shown.captured ? Json(nullptr) : Json(status.cron)},
                                {"in_force", status.in_force},
                                {"next_run_at", timeJson(shown.next_run)},
                                {"last_run_at", timeJson(shown.last_run)},
                                {"last_results", std::move(results)},
                                {"left_out_on_battery", status.on_battery_last},
                                {"timer", timerJson(status.timer)},
                                {"fstrim_timer", timerJson(status.fstrim)},
                                {"conflict", status.conflict()},
                                {"cron_line", byHand ? Json(cronLine(status.schedule)) : Json(nullptr)}});
}

std::string resultText(const care::RunRecord& run) {
    if (run.outcome == toString(TrimOutcome::Kind::trimmed) && run.offered_bytes) {
        return formatBytes(*run.offered_bytes) + " offered to the drive" +
               (run.seconds ? " in " + formatSeconds(*run.seconds) : "");
    }
    return run.reason.empty() ? run.outcome : run.outcome + ": " + run.reason;
}

std::string drivesText(const care::Schedule& schedule) {
    std::string text;
    for (const DriveId& drive : schedule.drives) {
        text += (text.empty() ? "" : ", ") + drive.value;
    }
    return text.empty() ? "every drive, but none that is removable or rotational" : text;
}

std::string fstrimText(const care::TimerState& fstrim, bool systemd, bool captured) {
    if (!fstrim.installed) {
        return "not installed";
    }
    if (!systemd && !captured) {
        return "does not run without systemd";
    }
    if (!systemd) {
        return fstrim.enabled ? "enabled" : "not enabled";
    }
    return fmt::format("{}, last run {}", fstrim.runs() ? "on" : "off", timeText(fstrim.last_run, "unknown"));
}

std::string stateText(const care::ScheduleStatus& status) {
    return status.schedule.enabled ? "on, " + care::describe(status.schedule)
                                   : "off (when on: " + care::describe(status.schedule) + ")";
}

/// What is not as it should be, each with the way out.
void writeAdvice(const Session& session, const Shown& shown) {
    const care::ScheduleStatus& status = shown.status;
    const auto say = [&session](const std::string& text) {
        session.out << bulleted(session.style, toned(session.style, Tone::warning, "▲"), text, 0);
    };
    if (shown.captured) {
        return;
    }
    if (!status.keepsTime()) {
        session.out << paragraph(session.style,
                                 "Neither systemd nor cron runs on this machine, so nothing starts at a set time. Once "
                                 "cron runs, a schedule can be set. Another program that keeps time may run this line "
                                 "of a crontab as root:");
        session.out << "  " << printable(cronLine(status.schedule)) << '\n';
        return;
    }
    if (!status.timer.installed) {
        say("The timer is not installed: it comes with the package of Trimwright.");
    } else if (!status.in_force) {
        say(fmt::format("{} does not follow the settings file. To make it: trimwrightctl schedule set",
                        status.systemd ? "The timer" : "What cron runs"));
    }
    if (status.on_battery_last) {
        say("The last run was left out because the machine ran on battery.");
    }
    if (status.conflict()) {
        say("fstrim.timer of util-linux is on as well: twice the work, no harm. To keep one: "
            "trimwrightctl schedule set --keep-only ours, or --keep-only fstrim");
    } else if (!status.timer.runs() && !status.fstrim.runs()) {
        say("Nothing optimizes this machine by itself. To have it done: trimwrightctl schedule set --every week");
    }
}

void print(const Session& session, const Shown& shown) {
    const care::Schedule& schedule = shown.status.schedule;
    Table table({{""}, {""}});
    const auto row = [&table](const char* name, std::string text) {
        table.add({{name, Tone::faint}, {std::move(text)}});
    };
    row("Schedule", stateText(shown.status));
    row("Drives", drivesText(schedule));
    if (shown.status.cron) {
        row("Started by", "cron, on mains and on battery; it leaves out what was missed");
    } else {
        row("Power", schedule.mains_only ? "mains only" : "mains or battery");
        row("Missed runs", schedule.catch_up ? "made up for after the start" : "left out");
    }
    row("Next run", timeText(shown.next_run, shown.status.timer.runs() ? "unknown" : "none"));
    row("Last run", timeText(shown.last_run, "none known"));
    for (const care::RunRecord& run : shown.last_runs) {
        row("", run.mount + "  " + resultText(run));
    }
    row("fstrim.timer", fstrimText(shown.status.fstrim, shown.status.systemd, shown.captured));
    table.print(session.out, session.style);
    writeAdvice(session, shown);
}

ExitCode show(const Session& session, const ScheduleSource& source, care::ScheduleStatus status) {
    const Shown shown = gather(session, source, std::move(status));
    session.json ? writeJson(session, shown) : print(session, shown);
    return exitDone;
}

/// Names become ids; one that the schedule has already may be unplugged.
Result<std::vector<DriveId>> drivesNamed(const care::Catalog& catalog, const std::vector<std::string>& names,
                                         const care::Schedule& before) {
    std::vector<DriveId> ids;
    for (const std::string& name : names) {
        DriveId id{name};
        if (std::find(before.drives.begin(), before.drives.end(), id) == before.drives.end()) {
            const auto found = catalog.findDrive(name);
            if (!found) {
                return fail(found.error());
            }
            id = found->drive.id;
        }
        if (std::find(ids.begin(), ids.end(), id) == ids.end()) {
            ids.push_back(std::move(id));
        }
    }
    return ids;
}

/// The schedule that the options ask for.
Result<care::Schedule> changed(const care::Catalog& catalog, care::Schedule schedule, const ScheduleOptions& options) {
    schedule.enabled = true;
    if (!options.every.empty()) {
        if (auto set = care::setEvery(schedule, options.every); !set) {
            return fail(set.error());
        }
    }
    if (!options.on.empty()) {
        if (auto set = care::setOn(schedule, options.on); !set) {
            return fail(set.error());
        }
    }
    if (!options.at.empty()) {
        if (auto set = care::setAt(schedule, options.at); !set) {
            return fail(set.error());
        }
    }
    schedule.mains_only = options.mains_only.value_or(schedule.mains_only);
    schedule.catch_up = options.catch_up.value_or(schedule.catch_up);
    if (options.all_drives) {
        schedule.drives.clear();
    } else if (!options.drives.empty()) {
        auto drives = drivesNamed(catalog, options.drives, schedule);
        if (!drives) {
            return fail(drives.error());
        }
        schedule.drives = std::move(*drives);
    }
    if (auto valid = care::validate(schedule); !valid) {
        return fail(valid.error());
    }
    return schedule;
}

/// In force, or an error in words that help here; then shows what is in force.
ExitCode apply(const Session& session, const ScheduleSource& source, const care::Schedule& schedule,
               care::FstrimTimer fstrim, bool keepsTime) {
    if (const auto set = source.control.set(schedule, fstrim, session.stop); !set) {
        Error error = set.error();
        if (error.code == Errc::unsupported && !keepsTime && !source.captured && schedule.enabled) {
            error.advice +=
                " Another program that keeps time may run this line of a crontab as root: " + cronLine(schedule);
        } else if (error.code == Errc::permissionDenied && error.advice.empty()) {
            error.advice = "Run the same command with sudo.";
        }
        return report(session, error);
    }
    auto status = source.control.status(session.stop);
    return status ? show(session, source, std::move(*status)) : report(session, status.error());
}

} // namespace

ExitCode showSchedule(const Session& session, const ScheduleSource& source) {
    auto status = source.control.status(session.stop);
    return status ? show(session, source, std::move(*status)) : report(session, status.error());
}

ExitCode setSchedule(const Session& session, const care::Catalog& catalog, const ScheduleSource& source,
                     const ScheduleOptions& options) {
    if (options.all_drives && !options.drives.empty()) {
        return report(session, {Errc::usage, "--all-drives cannot stand beside " + options.drives.front() + ".",
                                "Leave one of the two out."});
    }
    const bool keepFstrim = options.keep_only == "fstrim";
    if (!options.keep_only.empty() && options.keep_only != "ours" && !keepFstrim) {
        return report(session, {Errc::usage, "--keep-only takes ours or fstrim, not " + options.keep_only + ".",
                                "ours turns fstrim.timer off, fstrim turns this schedule off and fstrim.timer on."});
    }
    const auto status = source.control.status(session.stop);
    if (!status) {
        return report(session, status.error());
    }
    auto schedule = changed(catalog, status->schedule, options);
    if (!schedule) {
        return report(session, schedule.error());
    }
    schedule->enabled = !keepFstrim;
    const auto fstrim = keepFstrim                  ? care::FstrimTimer::enable
                        : options.keep_only.empty() ? care::FstrimTimer::leave
                        : status->fstrim.runs()     ? care::FstrimTimer::disable
                                                    : care::FstrimTimer::leave;
    return apply(session, source, *schedule, fstrim, status->keepsTime());
}

ExitCode turnScheduleOff(const Session& session, const ScheduleSource& source) {
    const auto status = source.control.status(session.stop);
    if (!status) {
        return report(session, status.error());
    }
    care::Schedule schedule = status->schedule;
    schedule.enabled = false;
    return apply(session, source, schedule, care::FstrimTimer::leave, status->keepsTime());
}

} // namespace trimwright::cli
