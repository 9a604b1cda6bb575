// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QObject>
// clang-format on

#include "core/care/catalog.h"
#include "core/drive/prove.h"
#include "ui/services.h"
#include "ui/task.h"

#include <map>
#include <optional>
#include <string>

namespace trimwright::ui {

/// The TRIM check of one drive's filesystems: one at a time, and what each came to, which is remembered. GUI thread.
class ProofSession : public QObject {
    Q_OBJECT

  public:
    explicit ProofSession(const Services& services, QObject* parent = nullptr);

    /// Does nothing while a check is running.
    void start(const care::ListedTarget& target);
    void cancel();

    bool active() const { return m_task.running(); }
    bool cancelling() const { return m_cancelling; }
    const std::string& mount() const { return m_mount; } ///< Of the check that runs or ran last.
    ProveStep step() const { return proveStepOf(m_progress); }
    double fraction() const; ///< 0…1

    /// What the last check of this filesystem came to; null if it was never checked.
    const Result<ProveOutcome>* answer(const std::string& mount) const;

  Q_SIGNALS:
    void changed();
    void answered(); ///< One has come to an end, and is in the history by now.

  private:
    Services m_services;
    Task m_task;
    bool m_cancelling = false;
    std::string m_mount;
    Progress m_progress;
    std::map<std::string, Result<ProveOutcome>> m_answers; ///< By mount.
};

} // namespace trimwright::ui
