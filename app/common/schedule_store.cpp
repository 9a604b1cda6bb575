// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/schedule_store.h"

#include <chrono>

namespace trimwright::app {
namespace {

linux_system::ScheduleChange changeOf(const care::Schedule& schedule, care::FstrimTimer fstrim) {
    linux_system::ScheduleChange change;
    change.settings = care::toSettings(schedule);
    change.enabled = schedule.enabled;
    change.on_calendar = care::onCalendar(schedule);
    change.catch_up = schedule.catch_up;
    change.mains_only = schedule.mains_only;
    if (fstrim != care::FstrimTimer::leave) {
        change.fstrim_enabled = fstrim == care::FstrimTimer::enable;
    }
    return change;
}

care::TimerState stateOf(const linux_system::UnitTimer& timer) {
    return {timer.installed, timer.enabled, timer.active, timer.next, timer.last};
}

} // namespace

Result<care::Schedule> ScheduleStore::read() const {
    const auto text = m_timer.settings();
    if (!text) {
        return fail(text.error());
    }
    return *text ? care::parseSettings(**text, m_timer.settingsFile()) : care::Schedule{};
}

Result<care::ScheduleStatus> ScheduleStore::status(std::stop_token stop) const {
    auto schedule = read();
    if (!schedule) {
        return fail(std::move(schedule.error()));
    }
    const auto timers = m_timer.timers(std::move(stop));
    if (!timers) {
        return fail(timers.error());
    }
    care::ScheduleStatus status;
    status.schedule = std::move(*schedule);
    status.settings_file = m_timer.settingsFile();
    status.systemd = m_timer.systemdRuns();
    status.timer = stateOf(timers->ours);
    status.fstrim = stateOf(timers->fstrim);
    status.on_battery_last = timers->condition_failed;
    const bool on = status.schedule.enabled;
    status.in_force = status.timer.enabled == on && (status.timer.active == on || !status.systemd) &&
                      m_timer.dropInsSay(changeOf(status.schedule, care::FstrimTimer::leave));
    return status;
}

Result<> ScheduleStore::set(const care::Schedule& schedule, care::FstrimTimer fstrim, std::stop_token stop) const {
    if (auto valid = care::validate(schedule); !valid) {
        return valid;
    }
    return m_timer.apply(changeOf(schedule, fstrim), std::move(stop));
}

care::ScheduleControl ScheduleStore::control() const {
    return {[this](std::stop_token stop) { return status(std::move(stop)); },
            [this](const care::Schedule& schedule, care::FstrimTimer fstrim, std::stop_token stop) {
                return set(schedule, fstrim, std::move(stop));
            }};
}

} // namespace trimwright::app
