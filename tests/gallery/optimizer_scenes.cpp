// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/setting.h"
#include "ui/models/lab_session.h"

namespace trimwright::gallery {
namespace {

using ui::DriveSession;
using ui::MainWindow;

} // namespace

std::vector<Scene> optimizerScenes() {
    std::vector<Scene> list;
    const auto running = [](MainWindow& window) { optimizeUntil(window, atHold); };
    const auto finished = [](MainWindow& window) { optimizeUntil(window, ended); };
    list.push_back({.name = "optimizer-ready",
                    .set = usual,
                    .select = "nvme-980",
                    .page = 2,
                    .schedule = weekly(),
                    .scheduled_before = true});
    list.push_back({.name = "optimizer-running",
                    .set = usual,
                    .act = running,
                    .select = "nvme-980",
                    .page = 2,
                    .schedule = weekly(),
                    .scheduled_before = true});
    list.push_back({.name = "overview-running", .set = usual, .act = running, .select = "nvme-980"});
    list.push_back({.name = "optimizer-done",
                    .set =
                        [](StageBackend& stage) {
                            usual(stage);
                            stage.outcomes["/"] = {TrimOutcome::Kind::trimmed, "", 268 * gigabyte, 3.1, false};
                            stage.outcomes["/boot/efi"] = {TrimOutcome::Kind::trimmed, "", 506'000'000, 0.2, false};
                        },
                    .act = finished,
                    .select = "nvme-980",
                    .page = 2,
                    .schedule = weekly(),
                    .scheduled_before = true});
    list.push_back({.name = "optimizer-failed-half-way",
                    .set =
                        [](StageBackend& stage) {
                            usual(stage);
                            stage.outcomes["/"] = {
                                TrimOutcome::Kind::failed,
                                "The drive did not carry out the TRIM commands (Input/output error).", 91 * gigabyte,
                                1.4, false};
                            stage.outcomes["/boot/efi"] = {TrimOutcome::Kind::trimmed, "", 506'000'000, 0.2, false};
                        },
                    .act = finished,
                    .select = "nvme-980",
                    .page = 2,
                    .schedule = weekly(),
                    .scheduled_before = true});
    list.push_back({.name = "optimizer-cancelled",
                    .set = usual,
                    .act =
                        [](MainWindow& window) {
                            optimizeUntil(window, atHold);
                            window.currentSession()->cancel();
                            waitUntil([&window] { return ended(*window.currentSession()); });
                        },
                    .select = "nvme-980",
                    .page = 2,
                    .schedule = weekly(),
                    .scheduled_before = true});
    list.push_back({.name = "optimizer-no-filesystems",
                    .set = usual,
                    .select = "usb-extreme",
                    .page = 2,
                    .schedule = weekly(),
                    .scheduled_before = true});
    return list;
}

std::vector<Scene> emulatedScenes() {
    std::vector<Scene> list;
    list.push_back({.name = "emulated-before", .set = usual, .select = "emulated:demo", .emulated = true});
    list.push_back({.name = "emulated-after",
                    .set = usual,
                    .act =
                        [](MainWindow& window) {
                            optimizeUntil(window, [](const DriveSession& session) {
                                return ended(session) && session.speed() && session.speedBefore();
                            });
                        },
                    .select = "emulated:demo",
                    .emulated = true});
    list.push_back({.name = "emulated-smart", .set = usual, .select = "emulated:demo", .page = 1, .emulated = true});
    list.push_back({.name = "emulated-optimizer",
                    .set = usual,
                    .act = [](MainWindow& window) { optimizeUntil(window, ended); },
                    .select = "emulated:demo",
                    .page = 2,
                    .emulated = true,
                    .schedule = weekly()});
    const auto inLab = [](const char* action) {
        return [action](MainWindow& window) {
            ui::LabSession* lab = window.currentSession()->lab();
            lab->perform(action);
            waitUntil([lab, &window] { return !lab->busy() && !window.currentSession()->measuring(); });
        };
    };
    list.push_back({.name = "emulated-all-but-full",
                    .set = usual,
                    .act =
                        [inLab](MainWindow& window) {
                            inLab("fill")(window);
                            inLab("random-write")(window);
                        },
                    .select = "emulated:demo",
                    .emulated = true,
                    .schedule = weekly()});
    for (const int page : {0, 2}) {
        list.push_back({.name = page == 0 ? "emulated-hard-disk" : "emulated-hard-disk-optimizer",
                        .set = usual,
                        .select = "emulated:lab",
                        .page = page,
                        .emulated = true,
                        .model = "velociraptor-300",
                        .schedule = weekly()});
    }
    list.push_back({.name = "optimizer-small",
                    .set = usual,
                    .select = "nvme-980",
                    .page = 2,
                    .size = {800, 600},
                    .schedule = weekly()});
    list.push_back({.name = "emulated-optimizer-without-systemd",
                    .set = usual,
                    .select = "emulated:demo",
                    .page = 2,
                    .emulated = true,
                    .size = {1180, 860},
                    .schedule = care::ScheduleStatus()});
    for (const int page : {0, 2}) {
        list.push_back({.name = page == 0 ? "overview-without-helper" : "optimizer-without-helper",
                        .set = usual,
                        .select = "nvme-980",
                        .page = page,
                        .schedule = weekly(),
                        .set_up_command = "./installer/bootstrap package && sudo apt install "
                                          "./build/package/trimwright_*.deb ./build/package/trimwright-cli_*.deb"});
    }
    return list;
}

} // namespace trimwright::gallery
