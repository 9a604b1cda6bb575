// SPDX-License-Identifier: GPL-3.0-or-later
// The object on the bus, and its life; what its methods do is in service_verbs.cpp.
#include "app/helper/service.h"

#include "app/dbus/contract.h"

#include <csignal>
#include <exception>
#include <utility>

namespace trimwright::helper {

Service::Service(sd_bus* bus, sd_event* event, ServiceOptions options)
    : m_bus(bus),
      m_event(event),
      m_options(std::move(options)),
      m_inventory(m_options.machine),
      m_jobs(bus, event, m_options.limits),
      m_lastUse(std::chrono::steady_clock::now()) {}

template <Service::Method method>
int Service::handle(sd_bus_message* call, void* self, sd_bus_error* /*unused*/) {
    auto* service = static_cast<Service*>(self);
    service->m_lastUse = std::chrono::steady_clock::now();
    try {
        return (service->*method)(call);
    } catch (const std::exception&) { // out of memory; its words are for programmers
        return replyError(call, {Errc::failed, "Trimwright's helper could not do this.", "Try again."});
    }
}

// The table of sd-bus's macros; its contract is org.trimwright.Helper1.xml, which a test compares with it.
const sd_bus_vtable* Service::table() {
    constexpr std::uint64_t open = SD_BUS_VTABLE_UNPRIVILEGED; // anybody may call: polkit decides
    static const sd_bus_vtable rows[] = {
        // NOLINT(modernize-avoid-c-arrays): sd-bus wants it so
        SD_BUS_VTABLE_START(0),
        SD_BUS_METHOD_WITH_ARGS("ListDrives", SD_BUS_NO_ARGS, SD_BUS_RESULT("a(ss)", drives),
                                handle<&Service::listDrives>, open),
        SD_BUS_METHOD_WITH_ARGS("ListFilesystems", SD_BUS_NO_ARGS, SD_BUS_RESULT("a(sss)", filesystems),
                                handle<&Service::listFilesystems>, open),
        SD_BUS_METHOD_WITH_ARGS("ReadHealth", SD_BUS_ARGS("s", drive, "u", job), SD_BUS_RESULT("a(say)", answers),
                                handle<&Service::readHealth>, open),
        SD_BUS_METHOD_WITH_ARGS("WakeAndReadHealth", SD_BUS_ARGS("s", drive, "u", job),
                                SD_BUS_RESULT("a(say)", answers), handle<&Service::wakeAndReadHealth>, open),
        SD_BUS_METHOD_WITH_ARGS("Trim", SD_BUS_ARGS("s", filesystem, "b", include_off_by_default, "u", job),
                                SD_BUS_RESULT("s", outcome, "s", reason, "t", offered_bytes, "d", seconds),
                                handle<&Service::trim>, open),
        SD_BUS_METHOD_WITH_ARGS(
            "Prove", SD_BUS_ARGS("s", filesystem, "t", size_bytes, "u", job),
            SD_BUS_RESULT("s", answer, "s", because, "s", advice, "a(sstttttssbb)", drives, "as", notes),
            handle<&Service::prove>, open),
        SD_BUS_METHOD_WITH_ARGS("StartSelfTest", SD_BUS_ARGS("s", drive, "s", kind, "u", job),
                                SD_BUS_RESULT("a(say)", answers), handle<&Service::startSelfTest>, open),
        SD_BUS_METHOD_WITH_ARGS("AbortSelfTest", SD_BUS_ARGS("s", drive, "u", job), SD_BUS_RESULT("a(say)", answers),
                                handle<&Service::abortSelfTest>, open),
        SD_BUS_METHOD_WITH_ARGS("ReadSelfTestStatus", SD_BUS_ARGS("s", drive, "u", job),
                                SD_BUS_RESULT("a(say)", answers), handle<&Service::readSelfTestStatus>, open),
        SD_BUS_METHOD_WITH_ARGS("GetSchedule", SD_BUS_NO_ARGS,
                                SD_BUS_RESULT("b", enabled, "s", every, "y", weekday, "y", month_day, "y", hour, "y",
                                              minute, "b", mains_only, "b", catch_up, "as", drives),
                                handle<&Service::getSchedule>, open),
        SD_BUS_METHOD_WITH_ARGS("SetSchedule",
                                SD_BUS_ARGS("b", enabled, "s", every, "y", weekday, "y", month_day, "y", hour, "y",
                                            minute, "b", mains_only, "b", catch_up, "as", drives, "s", fstrim, "u",
                                            job),
                                SD_BUS_NO_RESULT, handle<&Service::setSchedule>, open),
        SD_BUS_METHOD_WITH_ARGS("Cancel", SD_BUS_ARGS("u", job), SD_BUS_NO_RESULT, handle<&Service::cancel>, open),
        SD_BUS_SIGNAL_WITH_ARGS(
            "Progress", SD_BUS_ARGS("u", job, "s", phase, "t", done_bytes, "t", total_bytes, "t", offered_bytes), 0),
        SD_BUS_VTABLE_END};
    return rows;
}

int Service::begin() {
    sd_bus_slot* slot = nullptr;
    int result = sd_bus_add_object_vtable(m_bus, &slot, bus::objectPath, bus::interfaceName, table(), this);
    m_object.reset(slot);
    for (const auto step : {&Service::watchSignals, &Service::watchSleep, &Service::startClock}) {
        result = result < 0 ? result : (this->*step)();
    }
    result = result < 0 ? result : m_jobs.listen();
    return result < 0 ? result : sd_bus_request_name(m_bus, bus::serviceName, 0);
}

// ---- Life -----------------------------------------------------------------------------------------------------------

/// SIGTERM and SIGINT end every job in order, then the helper.
int Service::watchSignals() {
    const auto onSignal = [](sd_event_source* /*unused*/, const signalfd_siginfo* /*unused*/, void* self) {
        auto* service = static_cast<Service*>(self);
        service->m_jobs.shutDown();
        service->leave();
        return 0;
    };
    const int result = sd_event_add_signal(m_event, nullptr, SIGTERM, onSignal, this);
    return result < 0 ? result : sd_event_add_signal(m_event, nullptr, SIGINT, onSignal, this);
}

/// Going to sleep must not wait for a filesystem that offers terabytes.
int Service::watchSleep() {
    sd_bus_slot* slot = nullptr;
    const auto onSleep = [](sd_bus_message* signal, void* self, sd_bus_error* /*unused*/) {
        int begins = 0;
        if (sd_bus_message_read(signal, "b", &begins) > 0 && begins != 0) {
            static_cast<Service*>(self)->m_jobs.stopForSleep();
        }
        return 0;
    };
    const int result =
        sd_bus_match_signal_async(m_bus, &slot, "org.freedesktop.login1", "/org/freedesktop/login1",
                                  "org.freedesktop.login1.Manager", "PrepareForSleep", onSleep, nullptr, this);
    m_sleep.reset(slot);
    return result;
}

int Service::startClock() {
    constexpr std::uint64_t period = 1'000'000;
    const auto onTick = [](sd_event_source* source, std::uint64_t /*unused*/, void* self) {
        static_cast<Service*>(self)->tick();
        sd_event_source_set_time_relative(source, period);
        return sd_event_source_set_enabled(source, SD_EVENT_ONESHOT);
    };
    sd_event_source* source = nullptr;
    const int result = sd_event_add_time_relative(m_event, &source, CLOCK_MONOTONIC, period, 0, onTick, this);
    m_clock.reset(source);
    return result;
}

void Service::tick() {
    m_jobs.beat();
    const auto now = std::chrono::steady_clock::now();
    if (!m_jobs.empty()) {
        m_lastUse = m_leaving ? m_lastUse : now;
    } else if (m_leaving) {
        sd_event_exit(m_event, 0);
    } else if (now - m_lastUse >= m_options.idle_limit) {
        leave(); // ends with the next tick, so that calls sent to us before this are still answered
    }
}

void Service::leave() {
    if (!std::exchange(m_leaving, true)) {
        sd_bus_release_name(m_bus, bus::serviceName);
    }
    if (m_jobs.empty()) {
        sd_event_source_set_time_relative(m_clock.get(), 0);
    }
}

} // namespace trimwright::helper
