// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/setting.h"

namespace trimwright::gallery {
namespace {

using ui::MainWindow;

care::ScheduleStatus off() {
    care::ScheduleStatus status = weekly();
    status.schedule.enabled = false;
    status.timer = {true, false, false, {}, {}};
    return status;
}

} // namespace

std::vector<Scene> proofScenes() {
    std::vector<Scene> list;
    const auto answered = [](ui::ProofSession& proof) { return !proof.active(); };
    list.push_back({.name = "proof-works",
                    .set = withProofs,
                    .act = [answered](MainWindow& window) { prove(window, 0, answered); },
                    .select = "nvme-980",
                    .page = 2,
                    .size = {1180, 860},
                    .schedule = weekly(),
                    .scheduled_before = true});
    list.push_back({.name = "proof-does-not-work",
                    .set = withProofs,
                    .act = [answered](MainWindow& window) { prove(window, 1, answered); },
                    .select = "nvme-980",
                    .page = 2,
                    .size = {1180, 1320},
                    .schedule = weekly(),
                    .scheduled_before = true});
    list.push_back({.name = "proof-running",
                    .set = withProofs,
                    .act =
                        [](MainWindow& window) {
                            prove(window, 2, [](ui::ProofSession& proof) { return proof.fraction() > 0.5; });
                        },
                    .select = "nvme-980",
                    .page = 2,
                    .size = {1180, 860},
                    .schedule = weekly(),
                    .scheduled_before = true});
    return list;
}

std::vector<Scene> scheduleScenes() {
    std::vector<Scene> list;
    const auto add = [&list](const char* name, const care::ScheduleStatus& status, bool ran = false) {
        list.push_back({.name = name,
                        .set = usual,
                        .select = "nvme-980",
                        .page = 2,
                        .size = {1180, 860},
                        .schedule = status,
                        .scheduled_before = ran});
    };
    add("schedule-off", off());
    add("schedule-weekly", weekly(), true);
    care::ScheduleStatus both = weekly();
    both.fstrim = {true, true, true, both.timer.next_run, both.timer.last_run};
    add("schedule-conflict", both, true);
    care::ScheduleStatus monthly = weekly();
    monthly.schedule.every = care::Every::month;
    monthly.schedule.month_day = care::lastDayOfMonth;
    monthly.timer.next_run = stageTime() + std::chrono::hours(24 * 31 - 9);
    monthly.timer.last_run = stageTime() - std::chrono::hours(9);
    monthly.on_battery_last = true;
    add("schedule-monthly", monthly);
    care::ScheduleStatus cron = weekly();
    cron.systemd = false;
    cron.cron = true;
    cron.schedule.mains_only = false;
    cron.timer.next_run = cron.timer.last_run = {}; // cron does not tell
    add("schedule-with-cron", cron);
    add("schedule-without-systemd", {});
    care::ScheduleStatus notInstalled;
    notInstalled.systemd = true;
    add("schedule-not-installed", notInstalled);
    return list;
}

} // namespace trimwright::gallery
