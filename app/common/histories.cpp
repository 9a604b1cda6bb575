// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/histories.h"

#include "app/common/places.h"

#include <algorithm>
#include <iterator>
#include <unistd.h>
#include <utility>

namespace trimwright::app {
namespace {

using care::History;

std::chrono::sys_seconds systemTime() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

bool isOfEmulatedDrive(const std::string& mount) {
    return mount.starts_with("emulated:");
}

/// A self-test has no mount.
bool isOfEmulatedDrive(const care::RunRecord& run) {
    return isOfEmulatedDrive(run.mount) || std::ranges::any_of(run.drives, Histories::isEmulated);
}

/// A refusal for want of rights is none: nothing happened, and whoever lacks them may not write the history either.
bool isEvent(const care::OptimizeResult& result) {
    return !result.outcome.permission_denied && (result.named || result.outcome.kind != TrimOutcome::Kind::skipped);
}

} // namespace

Histories::Histories() : Histories(machineHistoryFile(), emulatedHistoryFile(), systemTime) {
    m_machineIsOurs = ::geteuid() == 0;
}

Histories::Histories(std::filesystem::path machineFile, std::filesystem::path emulatedFile, Clock clock)
    : m_clock(std::move(clock)) {
    m_machine.file = std::move(machineFile);
    m_emulated.file = std::move(emulatedFile);
}

Result<History*> Histories::open(Place& place, History::Access access, History::Check check) {
    const bool enough = place.access == History::Access::readWrite || access == History::Access::readOnly;
    if (place.history && enough) {
        return &*place.history;
    }
    auto opened = History::open(place.file, access, now(), check);
    if (!opened) {
        return fail(std::move(opened.error()));
    }
    if (!opened->notice().empty()) {
        m_notices.push_back(opened->notice());
    }
    place.history = std::move(*opened);
    place.access = access;
    return &*place.history;
}

Result<History*> Histories::of(const DriveId& drive, History::Access access) {
    return open(isEmulated(drive) ? m_emulated : m_machine, access);
}

Result<History*> Histories::reopen(const DriveId& drive) {
    Place& place = isEmulated(drive) ? m_emulated : m_machine;
    place.history.reset();
    return open(place, History::Access::readWrite, History::Check::whole);
}

std::vector<Error> Histories::remember(const std::vector<care::OptimizeResult>& results, care::RunKind kind,
                                       std::chrono::sys_seconds startedAt, const std::string& source) {
    std::vector<Error> errors;
    for (Place* place : {&m_machine, &m_emulated}) {
        std::vector<care::RunRecord> runs;
        for (const care::OptimizeResult& result : results) {
            if (isEvent(result) && isOfEmulatedDrive(result.target.mount) == (place == &m_emulated)) {
                runs.push_back(care::runOf(result.target, result.outcome, kind, startedAt, source));
            }
        }
        std::ranges::move(remember(*place, runs), std::back_inserter(errors));
    }
    return errors;
}

std::vector<Error> Histories::remember(const care::RunRecord& run) {
    return remember(isOfEmulatedDrive(run) ? m_emulated : m_machine, std::vector{run});
}

std::vector<Error> Histories::remember(Place& place, const std::vector<care::RunRecord>& runs) {
    if (runs.empty() || (&place == &m_machine && !m_machineIsOurs)) {
        return {};
    }
    auto history = open(place, History::Access::readWrite);
    const auto done = history ? (*history)->recordRuns(runs) : Result<>(fail(history.error()));
    return done ? std::vector<Error>() : std::vector{done.error()};
}

std::vector<std::string> Histories::takeNotices() {
    return std::exchange(m_notices, {});
}

Result<std::vector<care::RunRecord>> lastScheduledRuns() {
    auto history = History::open(machineHistoryFile(), History::Access::readOnly, systemTime());
    if (!history && history.error().code == Errc::notFound) {
        return std::vector<care::RunRecord>(); // nothing has run yet
    }
    auto runs = history ? history->runs(std::nullopt) : fail(history.error());
    if (!runs) {
        return runs;
    }
    std::erase_if(*runs, [](const care::RunRecord& run) { return run.kind != care::RunKind::schedule; });
    if (!runs->empty()) {
        std::erase_if(
            *runs, [newest = runs->back().started_at](const care::RunRecord& run) { return run.started_at != newest; });
    }
    return runs;
}

} // namespace trimwright::app
