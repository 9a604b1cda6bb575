// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/schedule_store.h"
#include "app/helper/bus.h"
#include "app/helper/inventory.h"
#include "app/helper/job_queue.h"
#include "core/linux/self_test.h"

#include <chrono>
#include <functional>
#include <string>
#include <vector>

namespace trimwright::helper {

struct ServiceOptions {
    std::chrono::seconds idle_limit{60}; ///< It ends when nobody wanted anything for so long.
    JobLimits limits;
    linux_system::LinuxOptions machine;
};

/// The object on the bus: checks what a caller sent, finds the drive or filesystem in the helper's own list, and hands
/// the work to the queue. Main thread only.
class Service {
  public:
    Service(sd_bus* bus, sd_event* event, ServiceOptions options);
    Service(const Service&) = delete;
    Service& operator=(const Service&) = delete;

    /// Puts the object and the name on the bus; then sd_event_loop() serves. Negative errno value: it cannot.
    int begin();

  private:
    using Method = int (Service::*)(sd_bus_message*);
    template <Method method>
    static int handle(sd_bus_message* call, void* self, sd_bus_error* error);
    static const sd_bus_vtable* table();

    int listDrives(sd_bus_message* call);
    int listFilesystems(sd_bus_message* call);
    int readHealth(sd_bus_message* call);
    int wakeAndReadHealth(sd_bus_message* call);
    int trim(sd_bus_message* call);
    int prove(sd_bus_message* call);
    int startSelfTest(sd_bus_message* call);
    int abortSelfTest(sd_bus_message* call);
    int readSelfTestStatus(sd_bus_message* call);
    int getSchedule(sd_bus_message* call);
    int setSchedule(sd_bus_message* call);
    int cancel(sd_bus_message* call);

    int reply(sd_bus_message* call, const FillReply& fill);
    int health(sd_bus_message* call, Backend::Wake wake);
    /// A job on one filesystem, found by its name again when its turn comes. `what` is "optimize the filesystem at {}".
    int filesystemJob(sd_bus_message* call, const char* name, std::uint32_t job, const char* action, const char* what,
                      std::function<Result<FillReply>(const NamedFilesystem&, const JobRun&)> work);
    int selfTest(sd_bus_message* call, const char* drive, std::uint32_t job, linux_system::SelfTestAction action);
    /// A job on one drive: `what` is "read the health of {}".
    int driveJob(sd_bus_message* call, const char* drive, std::uint32_t job, const char* action, const char* what,
                 std::function<Result<std::vector<linux_system::RawAnswer>>(const linux_system::ListedDisk&,
                                                                            const std::stop_token&)>
                     ask);

    /// Whether all of them are here, or in the schedule already.
    Result<> checkDrives(const std::vector<DriveId>& drives);

    int watchSignals();
    int watchSleep();
    int startClock();
    void tick();
    void leave();

    sd_bus* m_bus;
    sd_event* m_event;
    ServiceOptions m_options;
    Inventory m_inventory;
    app::ScheduleStore m_schedule;
    JobQueue m_jobs;
    SlotPtr m_object;
    SlotPtr m_sleep;
    SourcePtr m_clock;
    std::chrono::steady_clock::time_point m_lastUse;
    bool m_leaving = false; ///< The name is given back; what had been sent before that is still answered.
};

} // namespace trimwright::helper
