// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/setting.h"
#include "ui/drive_view.h"

namespace trimwright::gallery {
namespace {

using ui::MainWindow;

/// The usual cast, of which one answers so when it is asked for its self-tests.
auto answering(const Drive& drive, Result<SelfTests> tests) {
    return [id = drive.id.value, tests = std::move(tests)](StageBackend& stage) {
        withProofs(stage);
        stage.self_tests.emplace(id, tests);
    };
}

auto usualWith(Result<SelfTests> tests) {
    return answering(nvmeDrive(), std::move(tests));
}

} // namespace

std::vector<Scene> selfTestScenes() {
    std::vector<Scene> list;
    const auto add = [&list](const char* name, const Result<SelfTests>& tests) {
        list.push_back({.name = name, .set = usualWith(tests), .select = "nvme-980", .page = 4});
    };
    add("tests-never", SelfTests{{}, {}, std::chrono::minutes(2), std::chrono::minutes(45), 212});
    add("tests-log", testedDrive());
    SelfTests running = testedDrive();
    running.running = RunningSelfTest{SelfTestKind::extended, 40};
    add("tests-running", running);
    list.push_back({.name = "tests-failed",
                    .set =
                        [](StageBackend& stage) {
                            usualWith(failedDrive())(stage);
                            stage.reports.insert_or_assign(nvmeDrive().id.value, failedTestReport());
                        },
                    .select = "nvme-980",
                    .page = 4});
    list.push_back(
        {.name = "tests-unsupported",
         .set = answering(usbDrive(), fail(Errc::unsupported, "The USB adapter does not pass self-tests on.")),
         .select = "usb-extreme",
         .page = 4});
    list.push_back({.name = "tests-asleep",
                    .set = answering(sleepingDisk(), fail(Errc::asleep, "/dev/sdc is asleep and was left asleep.")),
                    .select = "sata-red",
                    .page = 4});
    add("tests-locked", fail(Errc::permissionDenied, "Only the administrator may read the self-tests of /dev/nvme0n1.",
                             "Read it in a terminal: sudo trimwrightctl health /dev/nvme0n1"));
    list.push_back({.name = "tests-with-proofs",
                    .set = usualWith(testedDrive()),
                    .act =
                        [](MainWindow& window) {
                            window.view()->openPage(2);
                            for (const int row : {0, 1}) {
                                prove(window, row, [](ui::ProofSession& proof) { return !proof.active(); });
                            }
                            window.view()->openPage(4);
                        },
                    .select = "nvme-980",
                    .page = 4});
    list.push_back({.name = "tests-emulated", .set = usual, .select = "emulated:demo", .page = 4, .emulated = true});
    return list;
}

} // namespace trimwright::gallery
