// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/histories.h"

#include "app/common/places.h"

#include <algorithm>
#include <utility>

namespace trimwright::app {
namespace {

using care::History;

bool isOfEmulatedDrive(const TrimTarget& target) {
    return target.mount.starts_with("emulated:");
}

/// A refusal for want of rights is none: nothing happened, and whoever lacks them may not write the history either.
bool isEvent(const care::OptimizeResult& result) {
    return !result.outcome.permission_denied && (result.named || result.outcome.kind != TrimOutcome::Kind::skipped);
}

} // namespace

Histories::Histories()
    : Histories(machineHistoryFile(), emulatedHistoryFile(),
                [] { return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()); }) {}

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
            if (isEvent(result) && isOfEmulatedDrive(result.target) == (place == &m_emulated)) {
                runs.push_back(care::runOf(result.target, result.outcome, kind, startedAt, source));
            }
        }
        if (runs.empty()) {
            continue;
        }
        auto history = open(*place, History::Access::readWrite);
        const auto done = history ? (*history)->recordRuns(runs) : Result<>(fail(history.error()));
        if (!done) {
            errors.push_back(done.error());
        }
    }
    return errors;
}

std::vector<std::string> Histories::takeNotices() {
    return std::exchange(m_notices, {});
}

} // namespace trimwright::app
