// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/schedule_store.h"

#include "app/common/places.h"

#include <chrono>
#include <unistd.h>

namespace trimwright::app {
namespace {

linux_system::ScheduleChange changeOf(const care::Schedule& schedule, care::FstrimTimer fstrim) {
    linux_system::ScheduleChange change;
    change.settings = care::toSettings(schedule);
    change.enabled = schedule.enabled;
    change.on_calendar = care::onCalendar(schedule);
    change.catch_up = schedule.catch_up;
    change.mains_only = schedule.mains_only;
    change.program = commandLineProgram();
    change.cron_entry = care::cronEntry(schedule, change.program.string());
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
    return schedule ? statusOf(std::move(*schedule), std::move(stop)) : fail(std::move(schedule.error()));
}

Result<care::ScheduleStatus> ScheduleStore::statusOf(care::Schedule schedule, std::stop_token stop) const {
    const auto timers = m_timer.timers(std::move(stop));
    if (!timers) {
        return fail(timers.error());
    }
    care::ScheduleStatus status;
    status.schedule = std::move(schedule);
    status.settings_file = m_timer.settingsFile();
    status.systemd = timers->keeper == linux_system::TimeKeeper::systemd;
    status.cron = timers->keeper == linux_system::TimeKeeper::cron;
    status.timer = stateOf(timers->ours);
    status.fstrim = stateOf(timers->fstrim);
    status.on_battery_last = timers->condition_failed;
    status.failed_last = timers->failed;
    const bool on = status.schedule.enabled;
    status.in_force = status.timer.enabled == on && (status.timer.active == on || !status.keepsTime()) &&
                      m_timer.filesSay(changeOf(status.schedule, care::FstrimTimer::leave), timers->keeper);
    return status;
}

Result<> ScheduleStore::set(const care::Schedule& schedule, care::FstrimTimer fstrim, std::stop_token stop) const {
    if (auto valid = care::validate(schedule); !valid) {
        return valid;
    }
    return m_timer.apply(changeOf(schedule, fstrim), std::move(stop));
}

Result<> ScheduleStore::setThroughHelper(const care::Schedule& schedule, care::FstrimTimer fstrim,
                                         const std::stop_token& stop) const {
    auto helper = bus::HelperConnection::open(m_helper);
    return helper ? helper->setSchedule(schedule, fstrim, stop) : fail(std::move(helper.error()));
}

Result<care::Schedule> ScheduleStore::readThroughHelper(const std::stop_token& stop) const {
    auto helper = bus::HelperConnection::open(m_helper);
    return helper ? helper->schedule(stop) : fail(std::move(helper.error()));
}

care::ScheduleControl ScheduleStore::control() const {
    const auto needsHelper = [this](const Error& error) {
        return error.code == Errc::permissionDenied && m_timer.isLive() && ::geteuid() != 0;
    };
    return {[this, needsHelper](std::stop_token stop) {
                auto schedule = read();
                if (!schedule && needsHelper(schedule.error())) { // an administrator may have hidden the file
                    schedule = readThroughHelper(stop);
                }
                return schedule ? statusOf(std::move(*schedule), std::move(stop)) : fail(std::move(schedule.error()));
            },
            [this, needsHelper](const care::Schedule& schedule, care::FstrimTimer fstrim, const std::stop_token& stop) {
                auto done = set(schedule, fstrim, stop);
                return !done && needsHelper(done.error()) ? setThroughHelper(schedule, fstrim, stop) : done;
            }};
}

} // namespace trimwright::app
