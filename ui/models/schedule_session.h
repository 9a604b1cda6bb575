// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QObject>
// clang-format on

#include "core/care/history_sample.h"
#include "core/care/schedule_status.h"
#include "ui/services.h"
#include "ui/task.h"

#include <optional>
#include <vector>

namespace trimwright::ui {

/// The schedule of this machine as the window shows and changes it; one for the whole window. GUI thread.
class ScheduleSession : public QObject {
    Q_OBJECT

  public:
    explicit ScheduleSession(const Services& services, QObject* parent = nullptr);

    /// Reads it (again). Nothing happens while it is being read or changed.
    void load();
    /// Changes it and reads it back; what is shown meanwhile stays. Nothing happens while it is being changed.
    void set(const care::Schedule& schedule, care::FstrimTimer fstrim = care::FstrimTimer::leave);

    bool saving() const { return m_setting.running(); }
    const std::optional<care::ScheduleStatus>& status() const { return m_status; } ///< As it was last read.
    /// The filesystems of the last scheduled run.
    const std::vector<care::RunRecord>& lastRuns() const { return m_lastRuns; }
    /// When it runs next, if it does.
    std::optional<std::chrono::sys_seconds> nextRun() const;
    /// Installs cron, for a terminal; empty if it is not known how.
    QString cronInstallCommand() const;
    /// Installs the timer, for a terminal in the folder of the source; empty if it is not known how.
    QString setUpCommand() const;
    /// Why it could not be read or changed.
    const std::optional<Error>& error() const { return m_error; }

  Q_SIGNALS:
    void changed();

  private:
    struct Reading {
        Result<care::ScheduleStatus> status;
        std::vector<care::RunRecord> lastRuns;
    };
    void read(bool keepError);

    Services m_services;
    Task m_reading;
    Task m_setting;
    std::optional<care::ScheduleStatus> m_status;
    std::vector<care::RunRecord> m_lastRuns;
    std::optional<Error> m_error;
};

} // namespace trimwright::ui
