// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/scenes.h"

#include "ui/about_dialog.h"
#include "ui/drive_view.h"
#include "ui/export_dialog.h"
#include "ui/help_dialog.h"
#include "ui/settings_dialog.h"
#include "ui/widgets/choice_row.h"
#include "ui/widgets/sidebar.h"
#include "ui/widgets/time_chart.h"

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
    root.path = plainPath("/", "ext4", "nvme0n1p2", nvme);
    TrimTarget home = filesystem("/home", "ext4", "/dev/mapper/vg-home", nvme, 519 * gigabyte, 218 * gigabyte);
    home.path = encryptedPath("/home", "nvme0n1p3", nvme);
    home.skip = Skip{SkipReason::noDiscard, home.path.sentence, {}, false};
    TrimTarget efi = filesystem("/boot/efi", "vfat", "/dev/nvme0n1p1", nvme, 512'000'000, 506'000'000);
    efi.path = plainPath("/boot/efi", "vfat", "nvme0n1p1", nvme);
    TrimTarget data = filesystem("/srv/data", "xfs", "/dev/sda1", sata, 500 * gigabyte, 122 * gigabyte);
    data.path = plainPath("/srv/data", "xfs", "sda1", sata);
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
    list.push_back({.name = "overview-locked-without-helper",
                    .set =
                        [](StageBackend& stage) {
                            only(
                                stage, nvmeDrive(),
                                fail(Errc::permissionDenied,
                                     "Only the administrator may do this, and Trimwright's helper, which would ask for "
                                     "permission, is not set up on this system."));
                        },
                    .select = "nvme-980",
                    .set_up_command = "./installer/bootstrap package && sudo apt install "
                                      "./build/package/trimwright_*.deb ./build/package/trimwright-cli_*.deb"});
    list.push_back({.name = "overview-refused",
                    .set =
                        [](StageBackend& stage) {
                            only(stage, nvmeDrive(),
                                 fail(Errc::permissionDenied,
                                      "Permission to read the health of /dev/nvme0n1 was refused.",
                                      "Try again and enter the password of an administrator."));
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

auto pastOf(const Drive& drive, const HealthReport& report, PastOptions options = {}) {
    return [=](const std::filesystem::path& file) { return writePast(file, drive, report, options); };
}

/// Chooses in one of the rows of choices that are in view, whatever its words are.
void choose(MainWindow& window, int row, int choice) {
    for (auto* choices : window.findChildren<ui::ChoiceRow*>()) {
        if (choices->isVisibleTo(&window) && row-- == 0) {
            choices->choose(choice);
        }
    }
}

std::vector<Scene> historyScenes() {
    std::vector<Scene> list;
    const auto nvmePast = pastOf(nvmeDrive(), nvmeReport());
    const auto show = [](ui::HistoryRange range) {
        return [range](MainWindow& window) { choose(window, 0, static_cast<int>(range)); };
    };
    list.push_back({.name = "overview-with-history", .set = usual, .select = "nvme-980", .past = nvmePast});
    list.push_back({.name = "history-month", .set = usual, .select = "nvme-980", .page = 3, .past = nvmePast});
    list.push_back({.name = "history-week",
                    .set = usual,
                    .act = show(ui::HistoryRange::week),
                    .select = "nvme-980",
                    .page = 3,
                    .past = nvmePast});
    list.push_back({.name = "history-year",
                    .set = usual,
                    .act = show(ui::HistoryRange::year),
                    .select = "nvme-980",
                    .page = 3,
                    .past = nvmePast});
    list.push_back({.name = "history-all",
                    .set = usual,
                    .act = show(ui::HistoryRange::all),
                    .select = "nvme-980",
                    .page = 3,
                    .size = {1180, 1000},
                    .past = nvmePast});
    list.push_back({.name = "history-rated",
                    .set = usual,
                    .act =
                        [show](MainWindow& window) {
                            window.currentSession()->history().setRatedBytes(180'000'000'000'000);
                            show(ui::HistoryRange::all)(window);
                        },
                    .select = "nvme-980",
                    .page = 3,
                    .size = {1180, 1000},
                    .past = nvmePast});
    list.push_back({.name = "history-worn",
                    .set = usual,
                    .act = show(ui::HistoryRange::all),
                    .select = "sata-mx500",
                    .page = 3,
                    .past = pastOf(sataDrive(), wornSataReport(), {.days = 900, .percent_per_year = 22})});
    list.push_back({.name = "history-hover",
                    .set = usual,
                    .act =
                        [](MainWindow& window) {
                            for (auto* chart : window.findChildren<ui::TimeChart*>()) {
                                const auto at = stageTime() - std::chrono::hours(24 * 6 + 3);
                                Q_EMIT chart->cursorMoved(static_cast<double>(at.time_since_epoch().count()));
                                break;
                            }
                        },
                    .select = "nvme-980",
                    .page = 3,
                    .past = nvmePast});
    list.push_back({.name = "history-table",
                    .set = usual,
                    .act = [](MainWindow& window) { choose(window, 1, 1); },
                    .select = "nvme-980",
                    .page = 3,
                    .past = nvmePast});
    list.push_back({.name = "history-first-days",
                    .set = usual,
                    .select = "nvme-980",
                    .page = 3,
                    .past = pastOf(nvmeDrive(), nvmeReport(), {.days = 2, .gap = false, .nand = false})});
    list.push_back({.name = "history-empty", .set = usual, .select = "nvme-980", .page = 3});
    list.push_back(
        {.name = "history-emulated-empty", .set = usual, .select = "emulated:demo", .page = 3, .emulated = true});
    list.push_back({.name = "history-narrow",
                    .set = usual,
                    .select = "nvme-980",
                    .page = 3,
                    .size = {800, 900},
                    .past = nvmePast});
    return list;
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

care::ScheduleStatus off() {
    care::ScheduleStatus status = weekly();
    status.schedule.enabled = false;
    status.timer = {true, false, false, {}, {}};
    return status;
}

void prove(MainWindow& window, int row, const std::function<bool(ui::ProofSession&)>& there) {
    for (auto* table : window.findChildren<QTableView*>()) {
        if (table->isVisibleTo(&window)) {
            table->selectRow(row);
        }
    }
    for (auto* button : window.findChildren<QAbstractButton*>(QStringLiteral("prove"))) {
        button->click();
    }
    waitUntil([&] { return there(window.currentSession()->proof()); });
}

void withProofs(StageBackend& stage) {
    usual(stage);
    constexpr std::uint64_t checked = 16 << 20;
    ProveOutcome works;
    works.answer = ProveOutcome::Answer::works;
    works.because = "All 16.8 MB of the deleted file read as zeros on /dev/nvme0n1.";
    works.checked_bytes = works.zeroed_bytes = checked;
    works.notes = {"The drive promises zeros after TRIM (DLFEAT), so this is proof."};
    stage.proofs.emplace("/", works);
    ProveOutcome doesNot;
    doesNot.answer = ProveOutcome::Answer::doesNotWork;
    doesNot.because =
        "All 16.8 MB of the deleted file are still on /dev/nvme0n1: the encryption luks-4f1c stops requests.";
    doesNot.advice = "cryptsetup --allow-discards --persistent refresh luks-4f1c";
    doesNot.checked_bytes = doesNot.unchanged_bytes = checked;
    stage.proofs.emplace("/home", doesNot);
    stage.held_proofs = {"/boot/efi"};
}

std::vector<Scene> proofScenes() {
    std::vector<Scene> list;
    const auto ended = [](ui::ProofSession& proof) { return !proof.active(); };
    list.push_back({.name = "proof-works",
                    .set = withProofs,
                    .act = [ended](MainWindow& window) { prove(window, 0, ended); },
                    .select = "nvme-980",
                    .page = 2,
                    .size = {1180, 860},
                    .schedule = weekly()});
    list.push_back({.name = "proof-does-not-work",
                    .set = withProofs,
                    .act = [ended](MainWindow& window) { prove(window, 1, ended); },
                    .select = "nvme-980",
                    .page = 2,
                    .size = {1180, 860},
                    .schedule = weekly()});
    list.push_back({.name = "proof-running",
                    .set = withProofs,
                    .act =
                        [](MainWindow& window) {
                            prove(window, 2, [](ui::ProofSession& proof) { return proof.fraction() > 0.5; });
                        },
                    .select = "nvme-980",
                    .page = 2,
                    .size = {1180, 860},
                    .schedule = weekly()});
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
    monthly.on_battery_last = true;
    add("schedule-monthly", monthly);
    care::ScheduleStatus noSystemd;
    add("schedule-without-systemd", noSystemd);
    care::ScheduleStatus notInstalled;
    notInstalled.systemd = true;
    add("schedule-not-installed", notInstalled);
    return list;
}

SelfTests testedDrive() {
    SelfTests tests;
    tests.short_takes = std::chrono::minutes(2);
    tests.extended_takes = std::chrono::minutes(45);
    tests.power_on_hours = 11'204;
    tests.log = {{SelfTestKind::shortTest, SelfTestResult::passed, "Short: completed without error", 11'180, {}, {}},
                 {SelfTestKind::extended, SelfTestResult::passed, "Extended: completed without error", 9'412, {}, {}},
                 {SelfTestKind::shortTest, SelfTestResult::aborted, "Short: aborted by command", 9'411, {}, 60},
                 {SelfTestKind::shortTest, SelfTestResult::passed, "Short: completed without error", 4'020, {}, {}}};
    return tests;
}

/// The usual cast with these self-tests of the healthy drive.
auto usualWith(Result<SelfTests> tests) {
    return [tests = std::move(tests)](StageBackend& stage) {
        withProofs(stage);
        stage.self_tests.emplace(nvmeDrive().id.value, tests);
    };
}

std::vector<Scene> testScenes() {
    std::vector<Scene> list;
    const auto add = [&list](const char* name, const Result<SelfTests>& tests) {
        list.push_back({.name = name, .set = usualWith(tests), .select = "nvme-980", .page = 4});
    };
    add("tests-never", SelfTests{{}, {}, std::chrono::minutes(2), std::chrono::minutes(45), 212});
    add("tests-log", testedDrive());
    SelfTests running = testedDrive();
    running.running = RunningSelfTest{SelfTestKind::extended, 40};
    add("tests-running", running);
    SelfTests failed = testedDrive();
    failed.log.insert(failed.log.begin(), {SelfTestKind::extended, SelfTestResult::failed,
                                           "Extended: completed, read failure", 11'203, 4'132'075'584, 20});
    add("tests-failed", failed);
    add("tests-unsupported", fail(Errc::unsupported, "The USB bridge of the drive passes no self-tests."));
    add("tests-asleep", fail(Errc::asleep, "Samsung SSD 980 PRO 1TB is in standby."));
    add("tests-locked", fail(Errc::permissionDenied, "Starting self-tests needs root.", "Run it with sudo."));
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

std::vector<Scene> savedScenes() {
    std::vector<Scene> list;
    const auto withSaved = [](StageBackend& stage) {
        usual(stage);
        Drive saved = sataDrive();
        saved.id.value = "file:/home/me/Documents/crucial-mx500.json";
        saved.node = saved.id.value;
        stage.drive_list->push_back(saved);
        stage.reports.emplace(saved.id.value, wornSataReport());
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
    list.push_back({.name = "help", .set = usual, .dialog = [](MainWindow& window, const ui::Services&) -> QDialog* {
                        return new ui::HelpDialog(&window);
                    }});
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
        for (auto more : {optimizerScenes(), labScenes(), proofScenes(), scheduleScenes(), historyScenes(),
                          testScenes(), savedScenes(), dialogScenes(), otherScenes()}) {
            list.insert(list.end(), more.begin(), more.end());
        }
        return list;
    }();
    return all;
}

bool waitUntil(const std::function<bool()>& done) {
    constexpr int limitMilliseconds = 240'000; // long enough for a machine that does much else
    QElapsedTimer clock;
    clock.start();
    while (!done() && clock.elapsed() < limitMilliseconds) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        QThread::msleep(1);
    }
    return done();
}

} // namespace trimwright::gallery
