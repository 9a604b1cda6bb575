// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/schedule_session.h"

#include "ui/format.h"

namespace trimwright::ui {

ScheduleSession::ScheduleSession(const Services& services, QObject* parent) : QObject(parent), m_services(services) {}

void ScheduleSession::load() {
    if (!saving()) {
        read(false);
    }
}

void ScheduleSession::read(bool keepError) {
    if (m_reading.running()) {
        return;
    }
    m_reading = m_services.tasks->run(
        this,
        [control = m_services.schedule, runs = m_services.lastScheduledRuns](std::stop_token stop) {
            Reading reading{control.status(std::move(stop)), {}};
            if (auto last = runs ? runs() : Result<std::vector<care::RunRecord>>{}) {
                reading.lastRuns = std::move(*last);
            }
            return reading;
        },
        [this, keepError](Reading reading) {
            if (!keepError) {
                m_error.reset();
            }
            if (reading.status) {
                m_status = std::move(*reading.status);
            } else {
                m_error = reading.status.error();
            }
            m_lastRuns = std::move(reading.lastRuns);
            Q_EMIT changed();
        });
}

QString ScheduleSession::cronInstallCommand() const {
    return m_services.installCommand ? plain(m_services.installCommand("cron")) : QString();
}

QString ScheduleSession::setUpCommand() const {
    return plain(m_services.schedule_set_up_command);
}

void ScheduleSession::set(const care::Schedule& schedule, care::FstrimTimer fstrim) {
    if (saving()) {
        return;
    }
    m_error.reset();
    m_setting = m_services.tasks->run(
        this,
        [control = m_services.schedule, schedule, fstrim](std::stop_token stop) {
            return control.set(schedule, fstrim, std::move(stop));
        },
        [this](Result<> done) {
            if (!done) {
                m_error = done.error();
            }
            Q_EMIT changed();
            read(true);
        });
    Q_EMIT changed();
}

std::optional<std::chrono::sys_seconds> ScheduleSession::nextRun() const {
    if (!m_status || !m_status->timer.runs()) {
        return {};
    }
    if (m_status->timer.next_run) {
        return m_status->timer.next_run;
    }
    const auto now = std::chrono::floor<std::chrono::seconds>(m_services.today());
    return care::nextRun(m_status->schedule, now, care::machineClock());
}

} // namespace trimwright::ui
