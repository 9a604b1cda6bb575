// SPDX-License-Identifier: GPL-3.0-or-later
// How record, history and metrics are written on the command line.
#include "app/cli/alert_commands.h"
#include "app/cli/history_commands.h"
#include "app/cli/usage.h"
#include "app/common/backends.h"
#include "app/common/places.h"
#include "core/linux/write_counters.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <utility>

namespace trimwright::cli {
namespace {

std::optional<care::KernelWrites> kernelWrites(const Drive& drive) {
    if (drive.emulated) {
        return std::nullopt;
    }
    const auto counters = linux_system::readWriteCounters(linux_system::SystemTree("/"), drive.sysname);
    return counters ? std::optional(care::KernelWrites{counters->boot_id, counters->written_bytes}) : std::nullopt;
}

struct Values {
    HistoryOptions history;
    std::string textfile;
};

using HistoryCommand = std::function<ExitCode(const Session&, const care::Catalog&, app::Histories&)>;

/// On this machine and this user's emulated drives; none is made, since a timer is no first start of a person.
std::function<ExitCode(const Session&)> onDrives(const std::string& systemRoot, std::vector<std::string> names,
                                                 HistoryCommand command) {
    return [&systemRoot, names = std::move(names), command = std::move(command)](const Session& session) {
        if (!systemRoot.empty()) {
            return report(session, needsLiveDrives());
        }
        const app::Backends backends(app::emulatedDrivesDirectory());
        app::Histories histories;
        return command(session, backends.catalog(names), histories);
    };
}

void warnOf(const Session& session, app::Histories& histories, const std::vector<Error>& errors) {
    for (const Error& error : errors) {
        warn(session, error);
    }
    for (const std::string& notice : histories.takeNotices()) {
        warn(session, {Errc::invalidData, notice});
    }
}

} // namespace

RememberRuns rememberRuns(care::RunKind kind, std::string source) {
    const auto histories = std::make_shared<app::Histories>();
    const auto begun = histories->now();
    return [=](const Session& session, const std::vector<care::OptimizeResult>& results) {
        warnOf(session, *histories, histories->remember(results, kind, begun, source));
    };
}

decltype(ProveRequest::remember) rememberProof(std::string source) {
    const auto histories = std::make_shared<app::Histories>();
    const auto begun = histories->now();
    return [=](const Session& session, const TrimTarget& target, const ProveOutcome& outcome, double seconds) {
        warnOf(session, *histories, histories->remember(care::runOf(target, outcome, begun, seconds, source)));
    };
}

void addHistoryCommands(CLI::App& root, bool& json, const std::string& systemRoot,
                        const std::function<void(std::function<ExitCode(const Session&)>)>& choose) {
    const auto values = std::make_shared<Values>();
    const auto add = [&](const char* name, const char* what, const char* footer) {
        CLI::App* sub = root.add_subcommand(name, what);
        sub->footer(footer);
        sub->add_flag("--json", json, jsonHelp);
        return sub;
    };
    CLI::App* record = add("record", "Take a sample of every drive that can be read; none is woken",
                           "Example:\n  sudo trimwrightctl record\n\n"
                           "The timer trimwright-record.timer does this every hour. Samples of this machine are kept\n"
                           "in /var/lib/trimwright/history.db, of emulated drives in the user's own data folder.");
    record->callback([choose, &systemRoot] {
        choose(onDrives(systemRoot, {}, [](const Session& session, const care::Catalog& catalog, auto& histories) {
            const AlertPlaces alerts;
            return recordSamples(session, catalog, histories, kernelWrites, &alerts);
        }));
    });
    CLI::App* history = add("history", "What was recorded of a drive: samples, runs, and how long it will last",
                            "Example:\n  trimwrightctl history /dev/nvme0n1 --since 30d\n"
                            "  trimwrightctl history emulated:demo --csv > demo.csv\n\n"
                            "JSON: {\"drive\", \"samples\", \"origins\", \"runs\", \"growth\", \"unit_proofs\", "
                            "\"forecast\"}.\n"
                            "CSV: a title line, then one line per sample; absent = empty. Times are UTC.");
    history->add_option("DRIVE", values->history.drive, "Node, id or emulated:NAME; without it: which drives are known")
        ->type_name("");
    history->add_option("--since", values->history.since, "Begin at a day (2026-01-31) or so long ago (30d, 8w, 2y)")
        ->option_text("TIME");
    history
        ->add_option("--rated-writes", values->history.rated_writes,
                     "What the maker rates the drive for (TBW): forecast by writes too")
        ->option_text("SIZE");
    history->add_flag("--csv", values->history.csv, "The samples as comma-separated values");
    history->callback([choose, values, &systemRoot] {
        const std::string& drive = values->history.drive;
        choose(onDrives(systemRoot, drive.empty() ? std::vector<std::string>{} : std::vector{drive},
                        [values](const Session& session, const care::Catalog& catalog, auto& histories) {
                            return showHistory(session, catalog, histories, values->history);
                        }));
    });
    CLI::App* metrics = add("metrics", "The figures of all drives for Prometheus",
                            "Example:\n  sudo trimwrightctl metrics "
                            "--textfile /var/lib/prometheus/node-exporter/trimwright.prom\n\n"
                            "A drive that sleeps or cannot be read has the figures of its last sample.");
    metrics
        ->add_option("--textfile", values->textfile,
                     "Write them to this file of node_exporter's textfile collector, at once or not at all")
        ->option_text("PATH");
    metrics->callback([choose, values, &systemRoot] {
        choose(
            onDrives(systemRoot, {}, [values](const Session& session, const care::Catalog& catalog, auto& histories) {
                return showMetrics(session, catalog, histories, kernelWrites, values->textfile);
            }));
    });
}

} // namespace trimwright::cli
