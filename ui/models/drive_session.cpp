// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/drive_session.h"

#include "core/drive/saved_drive.h"
#include "ui/format.h"
#include "ui/models/lab_session.h"

#include <algorithm>

namespace trimwright::ui {
namespace {

std::uint64_t freeBytes(const std::vector<care::OptimizeItem>& items) {
    std::uint64_t sum = 0;
    for (const care::OptimizeItem& item : items) {
        sum += item.target.target.free_bytes.value_or(0);
    }
    return sum;
}

/// Of a run whose filesystems come one after another, how far it is when `part` of one is done: each is as large a part
/// of the run as it has free, and a hundredth at least, since a full one takes its moment as well.
double runFraction(const std::vector<care::OptimizeItem>& items, std::size_t index, double part) {
    const double least = std::max(1.0, static_cast<double>(freeBytes(items)) / 100);
    double before = 0;
    double here = 0;
    double all = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const double weight = std::max(least, static_cast<double>(items[i].target.target.free_bytes.value_or(0)));
        before += i < index ? weight : 0;
        here = i == index ? weight : here;
        all += weight;
    }
    return all > 0 ? std::clamp((before + std::clamp(part, 0.0, 1.0) * here) / all, 0.0, 1.0) : 0;
}

} // namespace

DriveSession::DriveSession(const Services& services, Drive drive, Backend* backend, QObject* parent)
    : QObject(parent),
      m_services(services),
      m_drive(std::move(drive)),
      m_proof(services),
      m_history(services, m_drive.id),
      m_selfTests(services, m_drive, backend) {
    connect(&m_proof, &ProofSession::changed, this, &DriveSession::runChanged);
    connect(&m_proof, &ProofSession::answered, &m_history, &HistorySession::reload);
    connect(&m_selfTests, &SelfTestSession::ended, &m_history, &HistorySession::reload);
    connect(&m_targets, &TargetModel::chosenChanged, this, &DriveSession::runChanged);
}

DriveSession::~DriveSession() = default;

LabSession* DriveSession::lab() {
    if (m_lab == nullptr && measurable()) {
        m_lab = new LabSession(m_services, m_drive, this);
        connect(m_lab, &LabSession::driveChanged, this, &DriveSession::takeInsideChange);
        connect(this, &DriveSession::runEnded, m_lab, &LabSession::load);
    }
    return m_lab;
}

bool DriveSession::working() const {
    const bool inLab = m_lab != nullptr && (m_lab->busy() || m_lab->experiments().activity());
    return m_run.active || m_proof.active() || inLab;
}

/// What was measured before is of another drive, so to speak.
void DriveSession::takeInsideChange() {
    m_changedInside = true;
    m_results.clear(); // so what a run came to holds no longer
    m_targets.clearResults();
    m_speed.reset();
    m_speedBefore.reset();
    m_dropMeasurement = m_measurement.running();
    loadTargets();
    measureSpeed();
    Q_EMIT insideChanged();
}

void DriveSession::loadTargets() {
    if (m_targetTask.running()) {
        return;
    }
    m_targetTask = m_services.tasks->run(
        this, [catalog = m_services.catalog](std::stop_token) { return catalog->targets(); },
        [this](care::Catalog::Listing<care::ListedTarget> listing) {
            std::erase_if(listing.items, [this](const care::ListedTarget& item) {
                const auto& drives = item.target.drives;
                return std::find(drives.begin(), drives.end(), m_drive.id) == drives.end();
            });
            m_targetErrors.clear();
            for (const Error& error : listing.errors) {
                m_targetErrors << sentence(error.message);
            }
            m_targetsLoaded = true;
            m_targets.setTargets(std::move(listing.items));
            Q_EMIT targetsChanged();
            Q_EMIT runChanged();
        });
}

QString DriveSession::setUpCommand() const {
    const bool needed = !m_drive.emulated && !isSavedDrive(m_drive.id);
    return needed ? plain(m_services.set_up_command) : QString();
}

bool DriveSession::canOptimize() const {
    return !m_run.active && !m_targets.chosen().empty();
}

void DriveSession::optimize() {
    if (!canOptimize()) {
        return;
    }
    m_run = {};
    m_run.active = true;
    const std::vector<care::OptimizeItem> chosen = m_targets.chosen();
    m_run.total_bytes = freeBytes(chosen);
    m_results.clear();
    m_runBegan = m_services.now();
    m_runBeganOn = std::chrono::floor<std::chrono::seconds>(m_services.today());
    m_runTask = m_services.tasks->run<RunProgress>(
        this,
        [items = chosen](std::stop_token stop, const std::function<void(RunProgress)>& report) {
            std::uint64_t offeredBefore = 0;
            std::uint64_t offeredHere = 0;
            std::size_t index = 0;
            return care::optimize(items, std::move(stop), [&](const care::OptimizeProgress& at) {
                if (at.index != index) {
                    index = at.index;
                    offeredBefore += std::exchange(offeredHere, 0);
                }
                offeredHere = std::max(offeredHere, at.progress.offered_bytes);
                const double part = at.progress.total > 0
                                        ? static_cast<double>(at.progress.done) / static_cast<double>(at.progress.total)
                                        : 0.0;
                report({at.target->mount, runFraction(items, at.index, part), offeredBefore + offeredHere});
            });
        },
        [this](const RunProgress& progress) { takeProgress(progress); },
        [this](std::vector<care::OptimizeResult> results) { takeResults(std::move(results)); });
    Q_EMIT runChanged();
}

void DriveSession::cancel() {
    if (m_run.active && !m_run.cancelling) {
        m_run.cancelling = true;
        m_runTask.requestStop();
        Q_EMIT runChanged();
    }
}

void DriveSession::takeProgress(const RunProgress& progress) {
    if (!m_run.active) {
        return;
    }
    m_run.mount = mountText(progress.mount);
    m_run.fraction = progress.fraction;
    m_run.offered_bytes = progress.offered_bytes;
    m_run.seconds = std::chrono::duration<double>(m_services.now() - m_runBegan).count();
    m_targets.setRunning(progress.mount);
    Q_EMIT runChanged();
}

void DriveSession::takeResults(std::vector<care::OptimizeResult> results) {
    m_run.active = false;
    m_run.cancelling = false;
    m_changedInside = false;
    m_results = std::move(results);
    m_targets.setRunning({});
    m_targets.setResults(m_results);
    ++m_generation;
    if (m_speed) {
        m_speedBefore = std::exchange(m_speed, std::nullopt);
    }
    Q_EMIT runChanged();
    Q_EMIT runEnded();
    loadTargets();
    rememberRun();
    if (measurable()) {
        measureSpeed();
    }
}

void DriveSession::rememberRun() {
    if (!m_services.rememberRun) {
        m_history.reload(); // whoever ran it keeps the history
        return;
    }
    m_services.tasks->run(
        this,
        [remember = m_services.rememberRun, results = m_results, began = m_runBeganOn](std::stop_token) {
            remember(results, began);
            return true;
        },
        [this](bool) { m_history.reload(); });
}

void DriveSession::remember(const HealthReport& report) {
    if (!m_services.rememberReading || !m_drive.emulated) {
        return;
    }
    m_services.tasks->run(
        this,
        [remember = m_services.rememberReading, drive = m_drive, report](std::stop_token) {
            remember(drive, report);
            return true;
        },
        [this](bool) { m_history.reload(); });
}

std::optional<Room> DriveSession::room() const {
    Room room;
    for (int row = 0; row < m_targets.rowCount(); ++row) {
        const TrimTarget& target = m_targets.target(row);
        if (!target.free_bytes || !target.size_bytes) {
            return {};
        }
        room.free_bytes += *target.free_bytes;
        room.size_bytes += *target.size_bytes;
    }
    return room.size_bytes > 0 ? std::optional(room) : std::nullopt;
}

SpeedRemedy DriveSession::remedy() const {
    const bool trims = m_targets.eligibleCount() > 0; // else why not is told where TRIM is
    return trims ? remedyOf(m_speed, room()) : SpeedRemedy::none;
}

void DriveSession::refresh() {
    loadTargets();
    m_history.reload();
    measureSpeed();
    if (m_lab != nullptr) {
        m_lab->load();
    }
}

void DriveSession::measureSpeed() {
    if (!measurable()) {
        return;
    }
    if (m_measurement.running()) {
        m_measureAgain = true;
        return;
    }
    m_measurement = m_services.tasks->run(
        this,
        [emulator = m_services.emulator, id = m_drive.id](std::stop_token stop) {
            return emulator->measureRandomWrite(id, std::move(stop), {});
        },
        [this, generation = m_generation](Result<emulator::WriteSpeed> speed) {
            takeSpeed(std::move(speed), generation);
        });
    Q_EMIT speedChanged();
}

void DriveSession::takeSpeed(Result<emulator::WriteSpeed> speed, int generation) {
    m_speedError = speed ? QString() : sentence(speed.error().message);
    if (std::exchange(m_dropMeasurement, false)) {
        m_speedError.clear();
    } else if (speed && generation == m_generation) {
        m_speed = std::move(*speed);
    } else if (speed) {
        m_speedBefore = std::move(*speed);
    } else if (speed.error().code != Errc::cancelled) { // a drive that cannot be read has none
        m_speed.reset();
        m_speedBefore.reset();
    }
    if (std::exchange(m_measureAgain, false)) {
        measureSpeed();
    }
    Q_EMIT speedChanged();
}

} // namespace trimwright::ui
