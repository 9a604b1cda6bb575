// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window_history.h"

#include "app/common/histories.h"
#include "app/common/places.h"
#include "core/linux/systemctl.h"

#include <cstdio>

namespace trimwright::app {
namespace {

using care::History;
using std::chrono::sys_seconds;

sys_seconds wallClock() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

/// Where both histories lie. Each call opens its own connection, since calls come from several threads.
struct Files {
    std::filesystem::path machine = machineHistoryFile();
    std::filesystem::path emulated = emulatedHistoryFile();
    bool captured = false;

    Result<History> open(const DriveId& drive, History::Access access) const {
        if (captured && !Histories::isEmulated(drive)) {
            return fail(Errc::notFound, "There is no history of a captured system.");
        }
        return History::open(Histories::isEmulated(drive) ? emulated : machine, access, wallClock());
    }
};

/// Reading a drive again within the hour tells nothing new unless it was used meanwhile.
bool isNews(const std::optional<care::Sample>& last, const care::Sample& now) {
    return !last || now.taken_at - last->taken_at >= std::chrono::hours(1) ||
           last->host_writes_bytes != now.host_writes_bytes || last->nand_writes_bytes != now.nand_writes_bytes;
}

Result<> rememberReading(const Files& files, const Drive& drive, const HealthReport& report) {
    auto history = files.open(drive.id, History::Access::readWrite);
    if (!history) {
        return fail(std::move(history.error()));
    }
    const care::Sample sample = care::sampleOf(report, care::assess(report), wallClock(), std::nullopt);
    const auto last = history->lastSample(drive.id);
    if (!last) {
        return fail(last.error());
    }
    if (!isNews(*last, sample)) {
        return {};
    }
    auto done = history->recordSample(drive, sample);
    if (done) {
        (void)history->thinIfDue(wallClock()); // can wait for another time
    }
    return done;
}

void complain(const Error& error) {
    std::fprintf(stderr, "trimwright: %s\n", error.message.c_str());
}

void complainOf(const std::vector<Error>& errors) {
    for (const Error& error : errors) {
        if (error.code != Errc::permissionDenied) { // what the helper did for this user, the helper remembers
            complain(error);
        }
    }
}

Result<care::TimerState> recordTimer(std::stop_token stop) {
    const linux_system::Systemctl systemd("systemctl", std::chrono::seconds(10));
    const auto units = systemd.show({"trimwright-record.timer"},
                                    "LoadState,UnitFileState,ActiveState,NextElapseUSecRealtime", std::move(stop));
    if (!units) {
        return fail(units.error());
    }
    const auto value = [&unit = units->front()](const char* name) {
        const auto found = unit.find(name);
        return found == unit.end() ? std::string() : found->second;
    };
    care::TimerState timer;
    timer.installed = value("LoadState") == "loaded";
    timer.enabled = value("UnitFileState").starts_with("enabled");
    timer.active = value("ActiveState") == "active";
    timer.next_run = linux_system::parseUtc(value("NextElapseUSecRealtime"));
    return timer;
}

} // namespace

void addHistory(ui::Services& services, bool captured) {
    Files files;
    files.captured = captured;
    services.history = [files](const DriveId& drive, History::Access access) { return files.open(drive, access); };
    services.recordTimer = recordTimer;
    services.rememberRun = [files](const std::vector<care::OptimizeResult>& results, sys_seconds startedAt) {
        Histories histories(files.machine, files.emulated, wallClock);
        complainOf(histories.remember(results, care::RunKind::optimize, startedAt, "window"));
    };
    services.rememberProof = [files](const TrimTarget& target, const ProveOutcome& outcome, sys_seconds startedAt,
                                     double seconds) {
        Histories histories(files.machine, files.emulated, wallClock);
        complainOf(histories.remember(care::runOf(target, outcome, startedAt, seconds, "window")));
    };
    services.rememberReading = [files](const Drive& drive, const HealthReport& report) {
        if (!drive.emulated) {
            return; // root's timer samples this machine's drives
        }
        if (const auto done = rememberReading(files, drive, report); !done) {
            complain(done.error());
        }
    };
}

} // namespace trimwright::app
