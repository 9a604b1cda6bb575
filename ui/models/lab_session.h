// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QObject>
// clang-format on

#include "core/emulator/emulated_backend.h"
#include "ui/models/experiment_session.h"
#include "ui/models/lab_timeline.h"
#include "ui/services.h"
#include "ui/task.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace trimwright::ui {

/// What the lab knows of one emulated drive and does to it: one action at a time, on a worker, streamed into the
/// timeline and the map. Outlives the page that shows it. GUI thread.
class LabSession : public QObject {
    Q_OBJECT

  public:
    /// What is being done.
    struct Activity {
        std::string action; ///< LabAction::key; empty while the operating system is changed.
        QString title;
        bool cancelling = false;
        double fraction = 0; ///< 0…1; below 0 while nobody knows.
        double simulated_seconds = 0;
        double seconds = 0; ///< Of real time.
    };
    /// What the last action came to.
    struct Message {
        bool bad = false;
        bool nothing = false; ///< Neither good nor bad: there was nothing to do.
        QString text;
        QString advice;

        static Message of(const Error& error);
    };

    LabSession(const Services& services, Drive drive, QObject* parent = nullptr);

    const Drive& drive() const { return m_drive; }

    /// Looks at the drive (again). Nothing happens while something is done to it.
    void load();
    /// Does an action of emulator::labActions(). Nothing happens while another one is under way.
    void perform(const std::string& action);
    /// Changes the operating system to one of emulator::hostPolicies().
    void setPolicy(const std::string& policy);
    void cancel();
    void clearTimeline();

    bool busy() const { return m_activity.has_value(); }
    const std::optional<Activity>& activity() const { return m_activity; }
    const std::optional<emulator::LabStatus>& status() const { return m_status; } ///< As it was last looked at.
    const std::shared_ptr<const emulator::FlashMap>& map() const { return m_map; }
    const LabTimeline& timeline() const { return m_timeline; }
    const std::optional<Message>& message() const { return m_message; }
    /// The last look at the drive failed, as the message says: nothing is known of it.
    bool unreadable() const { return m_unreadable; }
    ExperimentSession& experiments() { return m_experiments; }

  Q_SIGNALS:
    void changed(); ///< Status, activity or message.
    void mapChanged();
    void timelineChanged();
    void driveChanged(); ///< An action has changed the drive: its speed, health and filesystem are others now.

  private:
    struct Look {
        Result<emulator::LabStatus> status;
        std::shared_ptr<const emulator::FlashMap> map;
    };
    struct Frame {
        double fraction = -1;
        double simulated_seconds = 0;
        std::vector<QPointF> points;
        std::shared_ptr<const emulator::FlashMap> map; ///< Not in every frame.
    };
    struct Ending {
        Result<emulator::LabOutcome> outcome;
        std::vector<QPointF> points;
        Look look;
    };

    static Look lookAt(emulator::EmulatedBackend& emulator, const DriveId& id, const std::stop_token& stop);
    static Ending act(emulator::EmulatedBackend& emulator, const DriveId& id, const std::string& action,
                      const std::stop_token& stop, const std::function<void(Frame)>& report);
    void begin(const std::string& action, const QString& title);
    void takeFrame(Frame frame);
    void takeEnding(Ending ending);
    void takeLook(Look look);
    double secondsSinceBegin() const;

    Services m_services;
    Drive m_drive;
    std::optional<Activity> m_activity;
    std::chrono::steady_clock::time_point m_began;
    Task m_task;
    Task m_loading;
    bool m_loadAgain = false;
    std::optional<emulator::LabStatus> m_status;
    std::shared_ptr<const emulator::FlashMap> m_map;
    LabTimeline m_timeline;
    std::optional<Message> m_message;
    bool m_unreadable = false;
    ExperimentSession m_experiments;
};

} // namespace trimwright::ui
