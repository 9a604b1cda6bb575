// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/dbus/helper_connection.h"
#include "core/care/schedule_status.h"
#include "core/linux/schedule_timer.h"

#include <stop_token>
#include <utility>

namespace trimwright::app {

/// The schedule of this machine: the settings file that root owns and the timer, or cron's file, that follows it, as
/// care's values.
/// Holds no state: every call looks afresh; any thread.
class ScheduleStore {
  public:
    explicit ScheduleStore(linux_system::ScheduleTimerOptions options = {}, bus::ConnectionOptions helper = {})
        : m_timer(std::move(options)), m_helper(helper) {}

    /// The settings; the default, which is off, only where there is no file. A file that cannot be read, is damaged or
    /// of a newer version is an error.
    Result<care::Schedule> read() const;

    /// The settings, and what systemd or cron's file says. Needs no privilege.
    Result<care::ScheduleStatus> status(std::stop_token stop) const;

    /// Validates, then changes all or nothing; see ScheduleTimer::apply(). Needs root.
    Result<> set(const care::Schedule& schedule, care::FstrimTimer fstrim, std::stop_token stop) const;

    /// This store as the seam that commands and the window take. The store must outlive it. What this user may not do
    /// the privileged helper is asked for; see HelperConnection for its errors and limits.
    care::ScheduleControl control() const;

  private:
    Result<> setThroughHelper(const care::Schedule& schedule, care::FstrimTimer fstrim,
                              const std::stop_token& stop) const;
    Result<care::Schedule> readThroughHelper(const std::stop_token& stop) const;
    Result<care::ScheduleStatus> statusOf(care::Schedule schedule, std::stop_token stop) const;

    linux_system::ScheduleTimer m_timer;
    bus::ConnectionOptions m_helper;
};

} // namespace trimwright::app
