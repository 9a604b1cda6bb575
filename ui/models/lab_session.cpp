// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/lab_session.h"

#include "ui/format.h"
#include "ui/models/lab_text.h"

#include <algorithm>

namespace trimwright::ui {
namespace {

using LabClock = std::chrono::steady_clock;

// Often enough to look fluent, seldom enough to cost nothing.
constexpr std::chrono::milliseconds frameTime{40};
constexpr std::chrono::milliseconds mapTime{120};

double fractionOf(const Progress& progress) {
    if (progress.total == 0) {
        return -1;
    }
    return std::clamp(static_cast<double>(progress.done) / static_cast<double>(progress.total), 0.0, 1.0);
}

} // namespace

LabSession::LabSession(const Services& services, Drive drive, QObject* parent)
    : QObject(parent), m_services(services), m_drive(std::move(drive)), m_experiments(services) {}

LabSession::Look LabSession::lookAt(emulator::EmulatedBackend& emulator, const DriveId& id,
                                    const std::stop_token& stop) {
    Look look{emulator.labStatus(id, 1, stop), nullptr};
    if (auto map = emulator.flashMap(id, stop)) {
        look.map = std::make_shared<const emulator::FlashMap>(std::move(*map));
    }
    return look;
}

LabSession::Message LabSession::Message::of(const Error& error) {
    return {true, false, sentence(error.message), sentence(error.advice)};
}

void LabSession::load() {
    if (busy()) {
        return; // the action looks at the drive when it ends
    }
    if (m_loading.running()) {
        m_loadAgain = true;
        return;
    }
    m_loading = m_services.tasks->run(
        this,
        [emulator = m_services.emulator, id = m_drive.id](std::stop_token stop) { return lookAt(*emulator, id, stop); },
        [this](Look look) {
            if (!busy()) {
                takeLook(std::move(look));
            }
            if (std::exchange(m_loadAgain, false)) {
                load();
            }
        });
}

void LabSession::takeLook(Look look) {
    if (look.status) {
        m_status = std::move(*look.status);
        if (std::exchange(m_unreadable, false)) {
            m_message.reset();
        }
    } else if (look.status.error().code != Errc::cancelled) {
        // What was seen before is not so any more.
        m_unreadable = true;
        m_status.reset();
        m_timeline.clear();
        m_message = Message::of(look.status.error());
        Q_EMIT timelineChanged();
    }
    if (look.map || m_unreadable) {
        m_map = std::move(look.map);
        Q_EMIT mapChanged();
    }
    Q_EMIT changed();
}

void LabSession::begin(const std::string& action, const QString& title) {
    m_activity.emplace();
    m_activity->action = action;
    m_activity->title = title;
    m_activity->fraction = -1;
    m_message.reset();
    m_began = m_services.now();
}

LabSession::Ending LabSession::act(emulator::EmulatedBackend& emulator, const DriveId& id, const std::string& action,
                                   const std::stop_token& stop, const std::function<void(Frame)>& report) {
    SpeedTrace trace;
    double seconds = 0;
    std::uint64_t bytes = 0;
    LabClock::time_point frameAt;
    LabClock::time_point mapAt;
    auto outcome = emulator.perform(id, action, stop, {}, [&](const emulator::LabLook& look) {
        seconds = look.simulated_seconds;
        bytes = look.host_bytes;
        trace.add(seconds, bytes);
        const auto now = LabClock::now();
        if (now - frameAt < frameTime) {
            return;
        }
        frameAt = now;
        Frame frame{fractionOf(look.progress), seconds, trace.points(), nullptr};
        if (now - mapAt >= mapTime) {
            mapAt = now;
            frame.map = std::make_shared<const emulator::FlashMap>(look.flash());
        }
        report(std::move(frame));
    });
    trace.finish(seconds, bytes);
    // Cancelling ends the action, not the look at what it left.
    return {std::move(outcome), trace.points(), lookAt(emulator, id, {})};
}

void LabSession::perform(const std::string& action) {
    const emulator::LabAction* const known = findLabAction(action);
    if (busy() || known == nullptr) {
        return;
    }
    begin(action, sentence(std::string(known->title)));
    m_timeline.begin(m_activity->title, action == "random-write");
    m_task = m_services.tasks->run<Frame>(
        this,
        [emulator = m_services.emulator, id = m_drive.id, action](std::stop_token stop,
                                                                  const std::function<void(Frame)>& report) {
            return act(*emulator, id, action, stop, report);
        },
        [this](Frame frame) { takeFrame(std::move(frame)); }, [this](Ending ending) { takeEnding(std::move(ending)); });
    Q_EMIT timelineChanged();
    Q_EMIT changed();
}

double LabSession::secondsSinceBegin() const {
    return std::chrono::duration<double>(m_services.now() - m_began).count();
}

void LabSession::takeFrame(Frame frame) {
    if (!m_activity) {
        return;
    }
    m_activity->fraction = frame.fraction;
    m_activity->simulated_seconds = frame.simulated_seconds;
    m_activity->seconds = secondsSinceBegin();
    m_timeline.update(frame.simulated_seconds, std::move(frame.points));
    Q_EMIT timelineChanged();
    if (frame.map) {
        m_map = std::move(frame.map);
        Q_EMIT mapChanged();
    }
    Q_EMIT changed();
}

void LabSession::takeEnding(Ending ending) {
    const emulator::LabAction* const action = findLabAction(m_activity->action);
    m_activity.reset();
    const bool done = ending.outcome.has_value();
    if (done) {
        m_timeline.update(ending.outcome->simulated_seconds, std::move(ending.points));
        m_timeline.wall_seconds += secondsSinceBegin();
        m_message = Message{false, ending.outcome->nothing != emulator::NothingDone::no,
                            labOutcomeText(*action, *ending.outcome), QString()};
    } else {
        m_message = Message::of(ending.outcome.error());
    }
    m_timeline.end(!done || m_message->nothing);
    if (done) {
        Q_EMIT driveChanged(); // first: what was measured before is not so any more
    }
    Q_EMIT timelineChanged();
    takeLook(std::move(ending.look));
}

void LabSession::setPolicy(const std::string& policy) {
    if (busy() || !m_status || m_status->policy == policy) {
        return;
    }
    begin({}, tr("Changing the operating system"));
    m_task = m_services.tasks->run(
        this,
        [emulator = m_services.emulator, id = m_drive.id, policy](std::stop_token) {
            auto changed = emulator->setPolicy(id, policy);
            return std::pair(std::move(changed), lookAt(*emulator, id, {}));
        },
        [this](std::pair<Result<>, Look> result) {
            m_activity.reset();
            if (!result.first) {
                m_message = Message::of(result.first.error());
            }
            takeLook(std::move(result.second));
        });
    Q_EMIT changed();
}

void LabSession::cancel() {
    if (m_activity && !m_activity->cancelling) {
        m_activity->cancelling = true;
        m_task.requestStop();
        Q_EMIT changed();
    }
}

void LabSession::clearTimeline() {
    if (!busy()) {
        m_timeline.clear();
        m_message.reset();
        Q_EMIT timelineChanged();
        Q_EMIT changed();
    }
}

} // namespace trimwright::ui
