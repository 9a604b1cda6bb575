// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QObject>
// clang-format on

#include "core/care/optimizer.h"
#include "core/emulator/emulated_backend.h"
#include "ui/models/history_session.h"
#include "ui/models/proof_session.h"
#include "ui/models/self_test_session.h"
#include "ui/models/speed_remedy.h"
#include "ui/models/target_model.h"
#include "ui/services.h"
#include "ui/task.h"

#include <QStringList>
#include <optional>
#include <vector>

namespace trimwright::ui {

class LabSession;

/// What the window does with one drive besides reading its health: its filesystems, the run of the Optimizer, and for
/// an emulated drive how fast it writes. Outlives the page that shows it, so that a run goes on while another drive is
/// looked at. GUI thread.
class DriveSession : public QObject {
    Q_OBJECT

  public:
    /// Where a run is.
    struct Run {
        bool active = false;
        bool cancelling = false;
        QString mount;                   ///< The filesystem that is being optimized.
        double fraction = 0;             ///< Of the whole run, 0…1; a filesystem counts as much as it has free.
        std::uint64_t total_bytes = 0;   ///< What all filesystems of the run can offer at most; 0: not known.
        std::uint64_t offered_bytes = 0; ///< By all filesystems so far.
        double seconds = 0;
    };

    /// `backend` is the drive's.
    DriveSession(const Services& services, Drive drive, Backend* backend, QObject* parent = nullptr);
    ~DriveSession() override;

    const Drive& drive() const { return m_drive; }
    TargetModel* targets() { return &m_targets; }
    const TargetModel& targets() const { return m_targets; }
    bool targetsLoaded() const { return m_targetsLoaded; }
    QStringList targetErrors() const { return m_targetErrors; }
    void loadTargets();

    /// Optimizes the ticked filesystems. Does nothing while a run is active or when nothing is ticked.
    void optimize();
    void cancel();
    bool canOptimize() const;
    /// Installs what a run needs on this drive, for a terminal; empty where nothing is lacking.
    QString setUpCommand() const;
    const Run& run() const { return m_run; }
    std::chrono::sys_seconds today() const { return std::chrono::floor<std::chrono::seconds>(m_services.today()); }
    const std::vector<care::OptimizeResult>& results() const { return m_results; }

    /// The TRIM check; its changes come as runChanged().
    ProofSession& proof() { return m_proof; }

    /// Work is under way that ends when the window does.
    bool working() const;

    SelfTestSession& selfTests() { return m_selfTests; }
    HistorySession& history() { return m_history; }
    const HistorySession& history() const { return m_history; }
    /// Keeps a reading of an emulated drive in its history; those of other drives root keeps.
    void remember(const HealthReport& report);

    /// Looks at everything again that another program may have changed: filesystems, history, an emulated drive's
    /// speed.
    void refresh();

    /// Emulated drives only: how fast 4 KiB random writes are, measured on a copy of the drive.
    bool measurable() const { return m_services.emulator != nullptr && m_drive.emulated; }
    void measureSpeed();
    bool measuring() const { return m_measurement.running(); }
    const std::optional<emulator::WriteSpeed>& speed() const { return m_speed; }
    const std::optional<emulator::WriteSpeed>& speedBefore() const { return m_speedBefore; } ///< The last run.
    /// It was measured to write noticeably slower than a new drive of its model.
    bool slow() const { return isSlow(m_speed); }
    /// The lab has changed the drive since it was last optimized: that says nothing of it any more.
    bool changedInside() const { return m_changedInside; }
    std::optional<Room> room() const; ///< On its filesystems; nothing where one does not say.
    /// What would make it faster; `optimize` only where it can be.
    SpeedRemedy remedy() const;
    QString speedError() const { return m_speedError; }

    /// The lab of an emulated drive, made when it is first asked for; null for other drives.
    LabSession* lab();

  Q_SIGNALS:
    void insideChanged(); ///< The lab has changed the drive: its health and perhaps its firmware are others now.
    void targetsChanged();
    void runChanged();
    void runEnded(); ///< results() are there.
    void speedChanged();

  private:
    struct RunProgress {
        std::string mount;
        double fraction = 0;
        std::uint64_t offered_bytes = 0;
    };

    void takeProgress(const RunProgress& progress);
    void takeResults(std::vector<care::OptimizeResult> results);
    void rememberRun();
    void takeSpeed(Result<emulator::WriteSpeed> speed, int generation);
    void takeInsideChange();

    Services m_services;
    Drive m_drive;
    TargetModel m_targets;
    bool m_targetsLoaded = false;
    QStringList m_targetErrors;
    Task m_targetTask;

    Run m_run;
    Task m_runTask;
    std::chrono::steady_clock::time_point m_runBegan;
    std::chrono::sys_seconds m_runBeganOn; ///< The same as a date.
    std::vector<care::OptimizeResult> m_results;
    ProofSession m_proof;
    HistorySession m_history;
    SelfTestSession m_selfTests;

    Task m_measurement;
    int m_generation = 0; ///< Runs that ended; tells a measurement from before the run from one after it.
    bool m_changedInside = false;
    bool m_measureAgain = false;
    bool m_dropMeasurement = false; ///< The running one is of a drive that the lab has changed since.
    std::optional<emulator::WriteSpeed> m_speed;
    std::optional<emulator::WriteSpeed> m_speedBefore;
    QString m_speedError;
    LabSession* m_lab = nullptr; ///< Our child.
};

} // namespace trimwright::ui
