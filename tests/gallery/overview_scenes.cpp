// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/setting.h"
#include "ui/widgets/sidebar.h"

namespace trimwright::gallery {
namespace {

using ui::MainWindow;

} // namespace

std::vector<Scene> overviewScenes() {
    std::vector<Scene> list;
    list.push_back({.name = "overview-healthy",
                    .set = usual,
                    .select = "nvme-980",
                    .schedule = weekly(),
                    .scheduled_before = true});
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
                                 fail(Errc::permissionDenied,
                                      "Only the administrator may read the health of /dev/nvme0n1.",
                                      "Run it as root, for example with sudo."));
                        },
                    .select = "nvme-980"});
    list.push_back(
        {.name = "overview-locked-without-helper",
         .set =
             [](StageBackend& stage) {
                 only(stage, nvmeDrive(),
                      fail(Errc::permissionDenied,
                           "This needs administrator rights, and Trimwright's helper, which asks for them, is "
                           "not set up on this system."));
             },
         .select = "nvme-980",
         .set_up_command = "./installer/bootstrap package && sudo apt install "
                           "./build/package/trimwright_*.deb ./build/package/trimwright-cli_*.deb"});
    list.push_back({.name = "overview-refused",
                    .set =
                        [](StageBackend& stage) {
                            only(stage, nvmeDrive(),
                                 fail(Errc::permissionDenied,
                                      "The question for permission to read the health of /dev/nvme0n1 was dismissed.",
                                      "Ask again and enter the password."));
                        },
                    .select = "nvme-980"});
    list.push_back({.name = "overview-program-missing",
                    .set =
                        [](StageBackend& stage) {
                            only(stage, nvmeDrive(),
                                 fail(Errc::missingProgram, "The program smartctl was not found.",
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

} // namespace trimwright::gallery
