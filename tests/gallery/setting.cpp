// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/setting.h"

#include "core/base/units.h"
#include "ui/models/target_model.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QMouseEvent>
#include <QTableView>

namespace trimwright::gallery {
namespace {

using ui::DriveSession;
using ui::MainWindow;

/// What 16 MiB of a deleted file came to on the NVMe drive.
DriveProof checkedBlocks(std::uint64_t zeroed) {
    DriveProof proof;
    proof.device = nvmeDrive().node;
    proof.checked_bytes = 16 * mebibyte;
    proof.zeroed_bytes = zeroed;
    proof.unchanged_bytes = proof.checked_bytes - zeroed;
    proof.promise = {ZeroPromise::zeros, "DLFEAT says that deallocated blocks read as zeros"};
    return proof;
}

} // namespace

void usual(StageBackend& stage) {
    const Drive nvme = nvmeDrive();
    const Drive sata = sataDrive();
    stage.drive_list = std::vector{nvme, sata, usbDrive(), sleepingDisk()};
    stage.reports.emplace(nvme.id.value, nvmeReport());
    stage.reports.emplace(sata.id.value, wornSataReport());
    stage.reports.emplace(
        usbDrive().id.value,
        fail(Errc::unsupported, "smartctl does not know how to reach the drive behind this bridge or controller.",
             "Name the kind of bridge: try smartctl -d sat, -d sntjmicron, -d sntasmedia or -d sntrealtek."));
    stage.reports.emplace(sleepingDisk().id.value, fail(Errc::asleep, "/dev/sdc is asleep and was left asleep."));
    TrimTarget root = filesystem("/", "ext4", "/dev/nvme0n1p2", nvme, 480 * gigabyte, 268 * gigabyte);
    root.path = plainPath("/", "ext4", "nvme0n1p2", nvme);
    TrimTarget home = filesystem("/home", "ext4", "/dev/mapper/vg-home", nvme, 519 * gigabyte, 218 * gigabyte);
    home.path = encryptedPath("/home", "nvme0n1p3", nvme);
    home.skip = Skip{SkipReason::noDiscard, home.path.sentence,
                     fixText(home.path.layers.at(home.path.stop.value_or(0))), false};
    TrimTarget efi = filesystem("/boot/efi", "vfat", "/dev/nvme0n1p1", nvme, 512'000'000, 506'000'000);
    efi.path = plainPath("/boot/efi", "vfat", "nvme0n1p1", nvme);
    TrimTarget data = filesystem("/srv/data", "xfs", "/dev/sda1", sata, 500 * gigabyte, 122 * gigabyte);
    data.path = plainPath("/srv/data", "xfs", "sda1", sata);
    stage.targets = {root, home, efi, data};
    stage.hold_at = {52, 100, 141 * gigabyte};
}

void withProofs(StageBackend& stage) {
    usual(stage);
    const TrimOutcome trimmed{TrimOutcome::Kind::trimmed, "", 16 * mebibyte, 0.1, false};
    stage.proofs.emplace("/", judgeProof({checkedBlocks(16 * mebibyte)}, trimmed, "", ""));
    const TrimPath& path = stage.targets.at(1).path;
    const TrimLayer& stop = path.layers.at(path.stop.value_or(0));
    stage.proofs.emplace("/home", judgeProof({checkedBlocks(0)}, trimmed, stop.fact, fixText(stop)));
    stage.held_proofs = {"/boot/efi"};
}

void only(StageBackend& stage, const Drive& drive, Result<HealthReport> report) {
    stage.drive_list = std::vector{drive};
    stage.reports.emplace(drive.id.value, std::move(report));
    const char* const part = drive.bus == Bus::nvme ? "p1" : "1";
    stage.targets = {filesystem("/", "ext4", drive.node + part, drive, 480 * gigabyte, 268 * gigabyte)};
}

care::ScheduleStatus weekly() {
    care::ScheduleStatus status;
    status.schedule.enabled = true;
    status.schedule.mains_only = true;
    status.systemd = true;
    status.in_force = true;
    status.timer = {true, true, true, stageTime() + std::chrono::hours(24 * 5 + 15),
                    stageTime() - std::chrono::hours(33)};
    status.fstrim.installed = true;
    return status;
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

void prove(MainWindow& window, int row, const std::function<bool(ui::ProofSession&)>& there) {
    selectRow(window, row, ui::TargetModel::FilesystemColumn);
    for (auto* button : window.findChildren<QAbstractButton*>(QStringLiteral("prove"))) {
        button->click();
    }
    waitUntil([&] { return there(window.currentSession()->proof()); });
}

void selectRow(MainWindow& window, int row, int column) {
    for (auto* table : window.findChildren<QTableView*>()) {
        if (table->isVisibleTo(&window) && table->model() != nullptr && row < table->model()->rowCount()) {
            table->setCurrentIndex(table->model()->index(row, column));
        }
    }
}

void hover(QWidget* widget, QPointF at) {
    QWidget* const inside = widget->childAt(at.toPoint());
    QWidget* const under = inside != nullptr ? inside : widget;
    const QPointF place = under->mapFrom(widget, at);
    QMouseEvent move(QEvent::MouseMove, place, under->mapToGlobal(place), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(under, &move);
}

} // namespace trimwright::gallery
