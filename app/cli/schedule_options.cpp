// SPDX-License-Identifier: GPL-3.0-or-later
// How the schedule is written on the command line, and where it is on this machine.
#include "app/cli/schedule_options.h"

#include "app/cli/history_commands.h"
#include "app/cli/terminal.h"
#include "app/cli/usage.h"
#include "app/common/backends.h"
#include "app/common/histories.h"
#include "app/common/places.h"
#include "app/common/schedule_store.h"
#include "core/base/file.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>

namespace trimwright::cli {
namespace {

std::optional<std::chrono::seconds> uptime() {
    const auto text = readFile("/proc/uptime");
    return text ? std::optional(std::chrono::seconds(std::strtoll(text->c_str(), nullptr, 10))) : std::nullopt;
}

std::chrono::sys_seconds now() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

using ScheduleCommand = std::function<ExitCode(const Session&, const care::Catalog&, const ScheduleSource&)>;

/// On this machine; emulated drives have no schedule, so that none is looked for.
std::function<ExitCode(const Session&)> onThisMachine(const std::string& systemRoot, bool changes,
                                                      ScheduleCommand command) {
    return [&systemRoot, changes, command = std::move(command)](const Session& session) {
        const bool captured = !systemRoot.empty();
        if (captured && changes) {
            return report(session,
                          {Errc::usage, "--system-root reads a captured system; this command changes a live one.",
                           "Leave --system-root out, or use it with schedule show."});
        }
        std::error_code ignored;
        if (captured && !std::filesystem::is_directory(systemRoot, ignored)) {
            return report(session, {Errc::usage, "--system-root " + systemRoot + " is not a directory."});
        }
        linux_system::ScheduleTimerOptions options;
        if (captured) {
            options.root = systemRoot;
            options.live = false;
        }
        const app::ScheduleStore store(std::move(options), {.terminal_agent = true});
        ScheduleSource source{store.control(), captured, {}, now};
        if (!captured) {
            source.last_runs = app::lastScheduledRuns;
        }
        const app::Backends backends(app::emulatedDrivesDirectory());
        return command(session, backends.catalog({"/"}), source);
    };
}

void addSetOptions(CLI::App& set, ScheduleOptions& options) {
    set.add_option("DRIVE", options.drives, "Only these drives, removable and rotational ones too")->type_name("");
    set.add_flag("--all-drives", options.all_drives, "Every drive again");
    const auto text = [&set](const char* name, std::string& value, const char* values, const char* what) {
        set.add_option(name, value, what)->option_text(values)->check(notEmpty);
    };
    text("--every", options.every, "day|week|month", "How often");
    text("--on", options.on, "DAY", "A day of the week, or of the month: 1 to 28, or last");
    text("--at", options.at, "HH:MM", "Local time");
    const auto choice = [&set](std::optional<bool>& value, const char* yes, const char* what, const char* no,
                               const char* otherwise) {
        CLI::Option* first = set.add_flag_callback(
            yes, [&value] { value = true; }, what);
        set.add_flag_callback(
               no, [&value] { value = false; }, otherwise)
            ->excludes(first);
    };
    choice(options.mains_only, "--mains-only", "Not while the machine runs on battery", "--on-battery-too",
           "On mains power and on battery");
    choice(options.catch_up, "--catch-up", "Make up for a run missed while the machine was off", "--no-catch-up",
           "Leave out what was missed");
    text("--keep-only", options.keep_only, "ours|fstrim", "Turn the other of the two timers off");
}

} // namespace

ExitCode runSchedule(const Session& session, const care::Catalog& catalog, const OptimizeOptions& options,
                     int afterBootMinutes) {
    if (!options.mounts.empty() || options.all) {
        return report(session, {Errc::usage, "--scheduled runs what the schedule says.",
                                "Leave the filesystems and --all out; --drive may stand beside it."});
    }
    return optimizeScheduled(session, catalog, app::ScheduleStore().read(),
                             {.drives = options.drives,
                              .dry_run = options.dry_run,
                              .after_boot = std::chrono::minutes(afterBootMinutes),
                              .journal = errorsGoToJournal(),
                              .uptime = uptime,
                              .remember = [] { return rememberRuns(care::RunKind::schedule, "timer"); }});
}

void addScheduleCommands(CLI::App& root, bool& json, const std::string& systemRoot,
                         const std::function<void(std::function<ExitCode(const Session&)>)>& choose) {
    CLI::App* group = root.add_subcommand("schedule", "When the filesystems are optimized without anybody asking");
    group->require_subcommand(1);
    group->add_flag("--json", json, jsonHelp);
    group->footer("Example:\n  trimwrightctl schedule show\n"
                  "  trimwrightctl schedule set --every week --on sunday --at 03:00");
    const auto add = [&](const char* name, const char* what, const char* example, bool changes,
                         ScheduleCommand command) {
        CLI::App* sub = group->add_subcommand(name, what);
        sub->footer(std::string("Example:\n") + example);
        sub->add_flag("--json", json, jsonHelp);
        sub->callback([choose, &systemRoot, changes, command = std::move(command)] {
            choose(onThisMachine(systemRoot, changes, command));
        });
        return sub;
    };
    add("show", "The schedule, its next and last run, and util-linux's fstrim.timer", "  trimwrightctl schedule show",
        false, [](const Session& session, const care::Catalog&, const ScheduleSource& source) {
            return showSchedule(session, source);
        });
    const auto options = std::make_shared<ScheduleOptions>();
    CLI::App* set =
        add("set", "Turn the schedule on; what is not named stays as it is",
            "  trimwrightctl schedule set --every week --on sunday --at 03:00 --mains-only\n"
            "  trimwrightctl schedule set --every month --on last\n"
            "  trimwrightctl schedule set --keep-only ours",
            true, [options](const Session& session, const care::Catalog& catalog, const ScheduleSource& source) {
                return setSchedule(session, catalog, source, *options);
            });
    addSetOptions(*set, *options);
    add("off", "Turn the schedule off", "  trimwrightctl schedule off", true,
        [](const Session& session, const care::Catalog&, const ScheduleSource& source) {
            return turnScheduleOff(session, source);
        });
}

} // namespace trimwright::cli
