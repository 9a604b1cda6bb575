// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/setting.h"
#include "ui/about_dialog.h"
#include "ui/export_dialog.h"
#include "ui/help_dialog.h"
#include "ui/settings_dialog.h"
#include "ui/widgets/saved_bar.h"

namespace trimwright::gallery {
namespace {

using ui::MainWindow;

} // namespace

std::vector<Scene> savedScenes() {
    std::vector<Scene> list;
    const auto withSaved = [](StageBackend& stage) {
        usual(stage);
        Drive saved = sataDrive();
        saved.id.value = "file:/home/me/Documents/crucial-mx500.json";
        saved.node = saved.id.value;
        stage.drive_list->push_back(saved);
        HealthReport report = wornSataReport();
        report.taken_at = stageTime() - std::chrono::hours(24 * 18 - 3);
        stage.reports.emplace(saved.id.value, report);
        stage.self_tests.emplace(saved.id.value,
                                 fail(Errc::unsupported, "The saved report holds no log of self-tests."));
    };
    for (const auto& [name, page] : {std::pair("saved-overview", 0), std::pair("saved-optimizer", 2),
                                     std::pair("saved-history", 3), std::pair("saved-tests", 4)}) {
        list.push_back(
            {.name = name, .set = withSaved, .select = "file:/home/me/Documents/crucial-mx500.json", .page = page});
    }
    return list;
}

std::vector<Scene> dialogScenes() {
    std::vector<Scene> list;
    list.push_back({.name = "welcome", .set = usual, .select = "nvme-980", .emulated = true, .first_start = true});
    list.push_back(
        {.name = "settings", .set = usual, .dialog = [](MainWindow& window, const ui::Services& services) -> QDialog* {
             return new ui::SettingsDialog(services, {}, &window);
         }});
    list.push_back(
        {.name = "about", .set = usual, .dialog = [](MainWindow& window, const ui::Services& services) -> QDialog* {
             return new ui::AboutDialog(services, &window);
         }});
    list.push_back(
        {.name = "export", .set = usual, .dialog = [](MainWindow& window, const ui::Services& services) -> QDialog* {
             return new ui::ExportDialog(services, {nvmeDrive(), nullptr}, &window);
         }});
    list.push_back({.name = "report-saved",
                    .set = usual,
                    .act =
                        [](MainWindow& window) {
                            ui::SavedBar::tell(&window,
                                               QStringLiteral("/home/me/Documents/Samsung-SSD-980-PRO-1TB.html"));
                        },
                    .select = "nvme-980"});
    list.push_back({.name = "help", .set = usual, .dialog = [](MainWindow& window, const ui::Services&) -> QDialog* {
                        return new ui::HelpDialog(&window);
                    }});
    return list;
}

std::vector<Scene> otherScenes() {
    std::vector<Scene> list;
    list.push_back({.name = "no-drives", .set = [](StageBackend& stage) { stage.drive_list = std::vector<Drive>(); }});
    list.push_back({.name = "backend-error", .set = [](StageBackend& stage) {
                        stage.drive_list = fail(Errc::failed, "Cannot list /sys/class/block: Permission denied.");
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
                            const std::string letters{static_cast<char>('a' + i / 26), static_cast<char>('a' + i % 26)};
                            drive.node = i % 3 == 0 ? "/dev/nvme" + std::to_string(i / 3) + "n1" : "/dev/sd" + letters;
                            stage.reports.emplace(drive.id.value, i % 3 == 0 ? nvmeReport() : wornSataReport());
                            drives.push_back(drive);
                        }
                        stage.drive_list = drives;
                    }});
    return list;
}

} // namespace trimwright::gallery
