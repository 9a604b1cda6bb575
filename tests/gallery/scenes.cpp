// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/scenes.h"

#include "ui/drive_view.h"
#include "ui/widgets/sidebar.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTableView>
#include <QThread>

namespace trimwright::gallery {
namespace {

using ui::DriveSession;
using ui::MainWindow;

constexpr std::uint64_t gigabyte = 1'000'000'000;

/// The usual cast: one healthy, one worn, one that cannot be read, one that sleeps.
void usual(StageBackend& stage) {
    const Drive nvme = nvmeDrive();
    const Drive sata = sataDrive();
    stage.drive_list = std::vector{nvme, sata, usbDrive(), sleepingDisk()};
    stage.reports.emplace(nvme.id.value, nvmeReport());
    stage.reports.emplace(sata.id.value, wornSataReport());
    stage.reports.emplace(usbDrive().id.value,
                          fail(Errc::unsupported, "The USB bridge of SanDisk Extreme 1TB passes no SMART commands.",
                               "Its health can be read when it is connected without the bridge."));
    stage.reports.emplace(sleepingDisk().id.value, fail(Errc::asleep, "WDC WD40EFRX-68N32N0 is in standby."));
    TrimTarget root = filesystem("/", "ext4", "/dev/nvme0n1p2", nvme, 480 * gigabyte, 268 * gigabyte);
    TrimTarget home = filesystem("/home", "ext4", "/dev/mapper/luks-4f1c", nvme, 519 * gigabyte, 218 * gigabyte);
    home.skip = Skip{SkipReason::noDiscard,
                     "The encrypted volume luks-4f1c was opened without allow-discards, so requests end there.",
                     "cryptsetup --allow-discards --persistent refresh luks-4f1c", false};
    TrimTarget efi = filesystem("/boot/efi", "vfat", "/dev/nvme0n1p1", nvme, 512'000'000, 506'000'000);
    TrimTarget data = filesystem("/srv/data", "xfs", "/dev/sda1", sata, 500 * gigabyte, 122 * gigabyte);
    stage.targets = {root, home, efi, data};
    stage.hold_at = {52, 100, 141 * gigabyte};
}

void only(StageBackend& stage, const Drive& drive, Result<HealthReport> report) {
    stage.drive_list = std::vector{drive};
    stage.reports.emplace(drive.id.value, std::move(report));
    stage.targets = {filesystem("/", "ext4", drive.node + "1", drive, 480 * gigabyte, 268 * gigabyte)};
}

void optimizeUntil(MainWindow& window, const std::function<bool(const DriveSession&)>& there) {
    DriveSession* session = window.currentSession();
    waitUntil([session] { return session->canOptimize(); });
    session->optimize();
    waitUntil([session, &there] { return there(*session); });
}

bool ended(const DriveSession& session) {
    return !session.run().active && !session.results().empty();
}

bool atHold(const DriveSession& session) {
    return session.run().active && session.run().fraction > 0.2;
}

std::vector<Scene> overviewScenes() {
    std::vector<Scene> list;
    list.push_back({.name = "overview-healthy", .set = usual, .select = "nvme-980"});
    list.push_back({.name = "overview-attention", .set = usual, .select = "sata-mx500"});
    list.push_back({.name = "overview-failing",
                    .set = [](StageBackend& stage) { only(stage, sataDrive(), failingSataReport()); }});
    list.push_back(
        {.name = "overview-unknown", .set = [](StageBackend& stage) { only(stage, sataDrive(), unclearReport()); }});
    list.push_back({.name = "overview-usb-without-smart", .set = usual, .select = "usb-extreme"});
    list.push_back({.name = "overview-asleep", .set = usual, .select = "sata-red"});
    list.push_back({.name = "overview-locked",
                    .set =
                        [](StageBackend& stage) {
                            only(stage, nvmeDrive(),
                                 fail(Errc::permissionDenied, "Reading the health of /dev/nvme0n1 needs root.",
                                      "Start Trimwright with administrator rights."));
                        },
                    .select = "nvme-980"});
    list.push_back({.name = "overview-program-missing",
                    .set =
                        [](StageBackend& stage) {
                            only(stage, nvmeDrive(),
                                 fail(Errc::missingProgram, "The program smartctl is not installed.",
                                      "Install the package smartmontools."));
                        },
                    .select = "nvme-980"});
    list.push_back({.name = "overview-reading",
                    .set =
                        [](StageBackend& stage) {
                            usual(stage);
                            stage.reports.clear();
                        },
                    .select = "nvme-980"});
    list.push_back({.name = "overview-vanished",
                    .set = usual,
                    .act =
                        [](MainWindow& window) {
                            const int row = window.drives()->rowOf(QStringLiteral("sata-mx500"));
                            window.sidebar()->select(row);
                            window.setProperty("vanish", true);
                        },
                    .select = "sata-mx500"});
    list.push_back({.name = "overview-narrow", .set = usual, .select = "nvme-980", .size = {820, 700}});
    list.push_back({.name = "overview-wide", .set = usual, .select = "nvme-980", .size = {1720, 980}});
    return list;
}

std::vector<Scene> otherScenes() {
    std::vector<Scene> list;
    list.push_back({.name = "no-drives", .set = [](StageBackend& stage) { stage.drive_list = std::vector<Drive>(); }});
    list.push_back({.name = "backend-error", .set = [](StageBackend& stage) {
                        stage.drive_list = fail(Errc::failed, "The list of drives in /sys/class/block cannot be read.");
                    }});
    list.push_back({.name = "long-names", .set = [](StageBackend& stage) {
                        Drive drive = nvmeDrive();
                        drive.model =
                            "ACME Hyperdrive Professional Enterprise Edition MZ-V9P2T0BW-0000 with Heatsink 2TB";
                        drive.serial = "ABCDEFGH0123456789ABCDEFGH0123456789";
                        only(stage, drive, nvmeReport());
                        stage.targets[0].mount =
                            "/media/someone/A volume with a very long name that somebody gave it on another system";
                    }});
    list.push_back({.name = "many-drives", .set = [](StageBackend& stage) {
                        std::vector<Drive> drives;
                        for (int i = 0; i < 64; ++i) {
                            Drive drive = i % 3 == 0 ? nvmeDrive() : sataDrive();
                            drive.id.value += std::to_string(i);
                            drive.node = "/dev/disk" + std::to_string(i);
                            stage.reports.emplace(drive.id.value, i % 3 == 0 ? nvmeReport() : wornSataReport());
                            drives.push_back(drive);
                        }
                        stage.drive_list = drives;
                    }});
    list.push_back({.name = "smart-ata", .set = usual, .select = "sata-mx500", .page = 1});
    list.push_back({.name = "smart-nvme",
                    .set = usual,
                    .act =
                        [](MainWindow& window) {
                            for (auto* table : window.findChildren<QTableView*>()) {
                                table->selectRow(6);
                            }
                        },
                    .select = "nvme-980",
                    .page = 1});
    list.push_back({.name = "smart-failing",
                    .set = [](StageBackend& stage) { only(stage, sataDrive(), failingSataReport()); },
                    .act =
                        [](MainWindow& window) {
                            for (auto* table : window.findChildren<QTableView*>()) {
                                table->selectRow(1);
                            }
                        },
                    .page = 1});
    list.push_back({.name = "smart-empty",
                    .set =
                        [](StageBackend& stage) {
                            HealthReport report = unclearReport();
                            report.attributes.clear();
                            only(stage, sataDrive(), report);
                        },
                    .page = 1});
    list.push_back({.name = "smart-asleep", .set = usual, .select = "sata-red", .page = 1});
    return list;
}

std::vector<Scene> optimizerScenes() {
    std::vector<Scene> list;
    const auto running = [](MainWindow& window) { optimizeUntil(window, atHold); };
    const auto finished = [](MainWindow& window) { optimizeUntil(window, ended); };
    list.push_back({.name = "optimizer-ready", .set = usual, .select = "nvme-980", .page = 2});
    list.push_back({.name = "optimizer-running", .set = usual, .act = running, .select = "nvme-980", .page = 2});
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
                    .page = 2});
    list.push_back({.name = "optimizer-failed-half-way",
                    .set =
                        [](StageBackend& stage) {
                            usual(stage);
                            stage.outcomes["/"] = {TrimOutcome::Kind::failed,
                                                   "The drive reported an input/output error.", 91 * gigabyte, 1.4,
                                                   false};
                            stage.outcomes["/boot/efi"] = {TrimOutcome::Kind::trimmed, "", 506'000'000, 0.2, false};
                        },
                    .act = finished,
                    .select = "nvme-980",
                    .page = 2});
    list.push_back({.name = "optimizer-cancelled",
                    .set = usual,
                    .act =
                        [](MainWindow& window) {
                            optimizeUntil(window, atHold);
                            window.currentSession()->cancel();
                            waitUntil([&window] { return ended(*window.currentSession()); });
                        },
                    .select = "nvme-980",
                    .page = 2});
    list.push_back({.name = "optimizer-no-filesystems", .set = usual, .select = "usb-extreme", .page = 2});
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
                    .act = finished,
                    .select = "emulated:demo",
                    .page = 2,
                    .emulated = true});
    return list;
}

} // namespace

const std::vector<Scene>& scenes() {
    static const std::vector<Scene> all = [] {
        std::vector<Scene> list = overviewScenes();
        for (auto more : {optimizerScenes(), otherScenes()}) {
            list.insert(list.end(), more.begin(), more.end());
        }
        return list;
    }();
    return all;
}

bool waitUntil(const std::function<bool()>& done) {
    constexpr int limitMilliseconds = 60'000;
    QElapsedTimer clock;
    clock.start();
    while (!done() && clock.elapsed() < limitMilliseconds) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        QThread::msleep(1);
    }
    return done();
}

} // namespace trimwright::gallery
