// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/helper/sent_schedule.h"

#include "app/dbus/contract.h"
#include "core/base/text.h"

#include <cerrno>
#include <fmt/format.h>

namespace trimwright::helper {
namespace {

constexpr std::size_t mostDrives = 256; // of care::validate(); nothing longer is read

int readDrives(sd_bus_message* call, SentSchedule& sent) {
    if (const int result = sd_bus_message_enter_container(call, 'a', "s"); result < 0) {
        return result;
    }
    const char* name = nullptr;
    int result = 0;
    while ((result = sd_bus_message_read(call, "s", &name)) > 0) {
        if (sent.schedule.drives.size() <= mostDrives) {
            sent.schedule.drives.push_back({name});
        }
    }
    return result < 0 ? result : sd_bus_message_exit_container(call);
}

Result<> check(const SentSchedule& sent, const char* every, const char* fstrim) {
    if (!bus::scheduleEvery(every)) {
        return fail(Errc::usage, fmt::format("A schedule cannot run every \"{}\".", cleanText(every, 100)),
                    "Say day, week or month.");
    }
    if (!bus::fstrimTimer(fstrim)) {
        return fail(Errc::usage, fmt::format("fstrim.timer cannot be told to \"{}\".", cleanText(fstrim, 100)),
                    "Say leave, enable or disable.");
    }
    care::Schedule strict = sent.schedule;
    for (const care::Every each : {care::Every::week, care::Every::month, sent.schedule.every}) {
        strict.every = each;
        if (auto valid = care::validate(strict); !valid) {
            return valid;
        }
    }
    return {};
}

} // namespace

int readSchedule(sd_bus_message* call, SentSchedule& sent) {
    int enabled = 0;
    int mainsOnly = 0;
    int catchUp = 0;
    const char* every = nullptr;
    const char* fstrim = nullptr;
    std::uint8_t weekday = 0;
    std::uint8_t monthDay = 0;
    std::uint8_t hour = 0;
    std::uint8_t minute = 0;
    int result = sd_bus_message_read(call, bus::scheduleTypes, &enabled, &every, &weekday, &monthDay, &hour, &minute,
                                     &mainsOnly, &catchUp);
    result = result < 0 ? result : readDrives(call, sent);
    result = result < 0 ? result : sd_bus_message_read(call, "su", &fstrim, &sent.job);
    if (result < 0) {
        return result;
    }
    care::Schedule& schedule = sent.schedule;
    schedule.enabled = enabled != 0;
    schedule.every = bus::scheduleEvery(every).value_or(care::Every::week);
    schedule.weekday = static_cast<care::Weekday>(weekday);
    schedule.month_day = monthDay;
    schedule.hour = hour;
    schedule.minute = minute;
    schedule.mains_only = mainsOnly != 0;
    schedule.catch_up = catchUp != 0;
    sent.fstrim = bus::fstrimTimer(fstrim).value_or(care::FstrimTimer::leave);
    sent.problem = check(sent, every, fstrim);
    return result;
}

std::string describe(const SentSchedule& sent) {
    std::string words = sent.schedule.enabled ? care::describe(sent.schedule) : "never";
    if (sent.fstrim != care::FstrimTimer::leave) {
        words += sent.fstrim == care::FstrimTimer::enable ? "; fstrim.timer on" : "; fstrim.timer off";
    }
    return words;
}

} // namespace trimwright::helper
