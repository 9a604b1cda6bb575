// SPDX-License-Identifier: GPL-3.0-or-later
// The real window, clicked from outside and read as a user reads it.
#include "core/care/report.h"
#include "core/emulator/emulated_backend.h"
#include "core/smart/saved_backend.h"
#include "tests/fakes/fake_backend.h"
#include "tests/gallery/stage.h"
#include "tests/ui/wait.h"
#include "ui/drive_view.h"
#include "ui/export_dialog.h"
#include "ui/format.h"
#include "ui/main_window.h"
#include "ui/models/attribute_model.h"
#include "ui/models/lab_session.h"
#include "ui/models/run_text.h"
#include "ui/settings.h"
#include "ui/widgets/drive_header.h"
#include "ui/widgets/life_ring.h"
#include "ui/widgets/sidebar.h"
#include "ui/widgets/text.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QHelpEvent>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeEdit>
#include <QToolTip>
#include <gtest/gtest.h>
#include <mutex>

namespace trimwright::ui {
namespace {

constexpr std::uint64_t gigabyte = 1'000'000'000;

class WindowTest : public ::testing::Test {
  protected:
    WindowTest() {
        const Drive nvme = gallery::nvmeDrive();
        fake.drives_answer = std::vector{nvme, gallery::sleepingDisk()};
        fake.health_answers.emplace(nvme.id.value, gallery::nvmeReport());
        fake.health_answers.emplace(gallery::sleepingDisk().id.value, fail(Errc::asleep, "It is in standby."));
        TrimTarget home = gallery::filesystem("/home", "ext4", "/dev/dm-0", nvme, 500 * gigabyte, 200 * gigabyte);
        home.skip = Skip{SkipReason::noDiscard, "The volume stops requests.", "Open it with allow-discards.", false};
        fake.targets_answer =
            std::vector{gallery::filesystem("/", "ext4", "/dev/nvme0n1p2", nvme, 480 * gigabyte, 268 * gigabyte), home,
                        gallery::filesystem("/boot", "ext4", "/dev/nvme0n1p1", nvme, gigabyte, gigabyte / 2)};
        fake.trim_answers.emplace("/", TrimOutcome{TrimOutcome::Kind::trimmed, "", 268 * gigabyte, 3.1, false});
        fake.trim_answers.emplace("/boot",
                                  TrimOutcome{TrimOutcome::Kind::failed, "Input/output error.", 0, 0.1, false});
    }

    void open(std::vector<Backend*> backends, emulator::EmulatedBackend* emulated = nullptr, QString select = {}) {
        open(Services{nullptr, emulated, &tasks}, std::move(backends), select);
    }
    void open(Services services, std::vector<Backend*> backends, const QString& select = {}) {
        catalog = std::make_unique<care::Catalog>(std::move(backends));
        services.catalog = catalog.get();
        window = std::make_unique<MainWindow>(services, select);
        window->show();
        window->load();
        ASSERT_TRUE(waitFor([this] { return window->drives()->listedOnce() && tasks.runningCount() == 0; }));
        QCoreApplication::processEvents();
    }
    void openFake() { open({&fake}); }

    /// The visible one of that name if there are several.
    QPushButton* button(const char* name) const {
        const auto all = window->findChildren<QPushButton*>(QLatin1String(name));
        const auto seen = std::find_if(all.begin(), all.end(), [](const QPushButton* one) { return one->isVisible(); });
        return seen != all.end() ? *seen : all.value(0);
    }
    void click(const char* name) { QTest::mouseClick(button(name), Qt::LeftButton); }
    /// Everything that can be read on the page that is open.
    QString shownText() const {
        QCoreApplication::processEvents(); // what was added to a layout is shown by an event
        QStringList texts;
        for (const Text* text : window->findChildren<Text*>()) {
            if (text->isVisibleTo(window.get())) {
                texts << text->text();
            }
        }
        return texts.join(QLatin1Char('\n')).replace(QChar(0x00a0), QLatin1Char(' '));
    }

    testing::FakeBackend fake;
    QTemporaryDir data;
    TaskRunner tasks;
    std::unique_ptr<care::Catalog> catalog;
    std::unique_ptr<MainWindow> window;
};

TEST_F(WindowTest, ShowsTheFirstReadableDrive) {
    openFake();
    const QString text = shownText();
    EXPECT_TRUE(text.contains(QStringLiteral("Samsung SSD 980 PRO 1TB")));
    EXPECT_TRUE(text.contains(QStringLiteral("Healthy")));
    EXPECT_TRUE(text.contains(QStringLiteral("Working as expected. No action needed.")));
    EXPECT_TRUE(text.contains(QStringLiteral("36.2")));
    EXPECT_TRUE(text.contains(deletedFilesWarning()));
}

TEST_F(WindowTest, ClickingOptimizeRunsAndTellsWhatCameOfIt) {
    openFake();
    QTest::keyClick(window.get(), Qt::Key_3, Qt::ControlModifier);
    ASSERT_TRUE(button("optimize")->isEnabled());
    EXPECT_TRUE(shownText().contains(QStringLiteral("The volume stops requests."))); // why /home is not optimized
    EXPECT_TRUE(shownText().contains(QStringLiteral("allow-discards")));
    click("optimize");
    ASSERT_TRUE(waitFor([this] { return !window->currentSession()->results().empty() && tasks.runningCount() == 0; }));
    EXPECT_EQ(fake.trimmed_mounts, (std::vector<std::string>{"/", "/boot"}));
    const QString text = shownText();
    EXPECT_TRUE(text.contains(QStringLiteral("268 GB offered to the drive"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("Input/output error.")));
    QTest::keyClick(window.get(), Qt::Key_1, Qt::ControlModifier);
    EXPECT_TRUE(shownText().contains(QStringLiteral("Partly optimized")));
    EXPECT_EQ(fake.health_calls, 3); // two at the start, one after the run
}

TEST_F(WindowTest, CancelEndsTheRun) {
    fake.trim_steps = 1000;
    fake.trim_step_delay = std::chrono::milliseconds(20);
    openFake();
    click("optimize");
    ASSERT_TRUE(waitFor([this] { return window->currentSession()->run().fraction > 0; }));
    ASSERT_TRUE(button("cancel")->isVisible());
    EXPECT_TRUE(shownText().contains(QStringLiteral("Optimizing")));
    QElapsedTimer clock;
    clock.start();
    click("cancel");
    ASSERT_TRUE(waitFor([this] { return !window->currentSession()->run().active; }));
    EXPECT_LT(clock.elapsed(), 2000);
    EXPECT_EQ(window->currentSession()->results()[0].outcome.kind, TrimOutcome::Kind::cancelled);
    EXPECT_TRUE(shownText().contains(QStringLiteral("Cancelled")));
    EXPECT_TRUE(button("optimize")->isVisible());
}

TEST_F(WindowTest, ClosingDuringARunAsksOnceAndEndsCleanly) {
    fake.trim_steps = 1000;
    fake.trim_step_delay = std::chrono::milliseconds(20);
    openFake();
    click("optimize");
    ASSERT_TRUE(waitFor([this] { return window->currentSession()->run().fraction > 0; }));
    EXPECT_FALSE(window->close());
    EXPECT_FALSE(window->close());
    const auto questions = window->findChildren<QMessageBox*>();
    ASSERT_EQ(questions.size(), 1);
    EXPECT_TRUE(window->isVisible());
    EXPECT_TRUE(window->currentSession()->run().active); // it goes on until the answer
    QElapsedTimer clock;
    clock.start();
    for (QAbstractButton* choice : questions[0]->buttons()) {
        if (questions[0]->buttonRole(choice) == QMessageBox::AcceptRole) {
            QTest::mouseClick(choice, Qt::LeftButton);
            break;
        }
    }
    EXPECT_LT(clock.elapsed(), 1000); // it does not wait for the drive
    EXPECT_FALSE(window->isVisible());
    EXPECT_TRUE(waitFor([this] { return tasks.runningCount() == 0; }, 2000));
}

TEST_F(WindowTest, ClosingWithoutWorkAsksNothing) {
    openFake();
    EXPECT_TRUE(window->close());
}

TEST_F(WindowTest, TheTestsPageStartsATestAndShowsItsEnd) {
    fake.self_test_answers.emplace(gallery::nvmeDrive().id.value, SelfTests());
    fake.self_test_step = 100;
    openFake();
    window->view()->openPage(4);
    ASSERT_TRUE(waitFor([this] { return tasks.runningCount() == 0; }));
    EXPECT_TRUE(shownText().contains(QStringLiteral("Never tested")));
    const int readBefore = fake.health_calls;
    click("shortTest");
    ASSERT_TRUE(waitFor([this] { return shownText().contains(QStringLiteral("The short self-test is running")); }));
    EXPECT_TRUE(button("abortTest")->isVisible());
    ASSERT_TRUE(waitFor([this] { return shownText().contains(QStringLiteral("Last test: passed")); }));
    EXPECT_FALSE(button("abortTest")->isVisible());
    EXPECT_TRUE(waitFor([&] { return fake.health_calls > readBefore; })) << "the verdict knows the test";
}

TEST_F(WindowTest, ExportMakesTheReportWithoutSerialsUnlessTheyAreWanted) {
    openFake();
    ExportDialog dialog(Services{catalog.get(), nullptr, &tasks}, {gallery::nvmeDrive(), &fake});
    QByteArray document;
    QString name;
    QObject::disconnect(&dialog, &ExportDialog::made, &dialog, nullptr); // no file dialog in a test
    QObject::connect(&dialog, &ExportDialog::made, &dialog, [&](const QByteArray& made, const QString& suggested) {
        document = made;
        name = suggested;
    });
    dialog.show();
    auto* save = dialog.findChild<QPushButton*>(QStringLiteral("saveReport"));
    QTest::mouseClick(save, Qt::LeftButton);
    ASSERT_TRUE(waitFor([&document] { return !document.isEmpty(); }));
    EXPECT_TRUE(name.endsWith(QStringLiteral(".html"))) << name.toStdString();
    EXPECT_TRUE(document.contains("Samsung SSD 980 PRO 1TB"));
    EXPECT_FALSE(document.contains("S5GXNX0T123456A"));
    document.clear();
    dialog.findChild<QCheckBox*>()->setChecked(true);
    QTest::mouseClick(save, Qt::LeftButton);
    ASSERT_TRUE(waitFor([&document] { return !document.isEmpty(); }));
    EXPECT_TRUE(document.contains("S5GXNX0T123456A"));
}

TEST_F(WindowTest, ASavedReportIsADriveThatCanOnlyBeLookedAt) {
    smart::SavedBackend saved;
    care::ReportSources sources;
    sources.drive = gallery::nvmeDrive();
    sources.health = gallery::nvmeReport();
    const std::string json = care::reportJson(care::makeReport(sources, care::ReportOptions()));
    const QString file = data.filePath(QStringLiteral("old.json"));
    {
        QFile written(file);
        ASSERT_TRUE(written.open(QIODevice::WriteOnly));
        written.write(QByteArray::fromStdString(json));
    }
    const auto added = saved.add(file.toStdString());
    ASSERT_TRUE(added) << added.error().message;
    open({&fake, &saved}, nullptr, plain(added->id.value));
    ASSERT_TRUE(waitFor([this] { return tasks.runningCount() == 0; }));
    EXPECT_TRUE(shownText().contains(QStringLiteral("Samsung SSD 980 PRO 1TB")));
    EXPECT_FALSE(button("optimize")->isEnabled());
    EXPECT_TRUE(button("optimize")->toolTip().contains(QStringLiteral("This is a saved report.")));
    EXPECT_FALSE(button("refresh")->isEnabled());
    window->view()->openPage(2);
    EXPECT_TRUE(shownText().contains(QStringLiteral("This is a saved report.")));
}

TEST_F(WindowTest, ProvingTrimTellsTheAnswer) {
    ProveOutcome works;
    works.answer = ProveOutcome::Answer::works;
    works.because = "All of it reads as zeros.";
    fake.prove_answers.emplace("/", works);
    fake.trim_step_delay = std::chrono::milliseconds(5);
    openFake();
    window->view()->openPage(2);
    auto* table = window->view()->findChild<QTableView*>();
    ASSERT_NE(table, nullptr);
    table->selectRow(0);
    EXPECT_TRUE(shownText().contains(QStringLiteral("Does TRIM really reach the flash?")));
    window->resize(window->minimumSizeHint()); // the box of the check is below what is seen
    button("prove")->setFocus();
    QTest::keyClick(button("prove"), Qt::Key_Space);
    EXPECT_TRUE(waitFor([this] { return button("cancelProof")->hasFocus(); })) << "the keyboard stays in the box";
    EXPECT_TRUE(waitFor([this] { return shownText().contains(QStringLiteral("Checking…")); }));
    ASSERT_TRUE(waitFor([this] { return tasks.runningCount() == 0; }));
    EXPECT_TRUE(waitFor([this] { return button("prove")->hasFocus(); }));
    EXPECT_EQ(fake.proved_mounts, std::vector<std::string>{"/"});
    EXPECT_TRUE(shownText().contains(QStringLiteral("TRIM works")));
    EXPECT_TRUE(shownText().contains(QStringLiteral("All of it reads as zeros.")));
    for (const QLabel* label : window->findChildren<QLabel*>()) {
        if (label->text() == QStringLiteral("TRIM works")) {
            EXPECT_TRUE(waitFor([label] { return !label->visibleRegion().isEmpty(); })) << "it is scrolled to";
        }
    }
    table->selectRow(1); // the answer is about its filesystem only
    EXPECT_FALSE(shownText().contains(QStringLiteral("All of it reads as zeros.")));
}

TEST_F(WindowTest, TheScheduleIsOneClickFromAnEmulatedDrive) {
    emulator::EmulatedBackend emulated(data.path().toStdString());
    ASSERT_TRUE(emulated.ensureFirstDrive());
    Services services{nullptr, &emulated, &tasks};
    care::ScheduleStatus status;
    status.systemd = true;
    status.timer.installed = true;
    services.schedule.status = [status](std::stop_token) -> Result<care::ScheduleStatus> { return status; };
    open(services, {&emulated});
    QTest::mouseClick(window->findChild<QAbstractButton*>(QStringLiteral("openSchedule")), Qt::LeftButton);
    ASSERT_TRUE(waitFor([this] { return tasks.runningCount() == 0; }));
    EXPECT_TRUE(shownText().contains(QStringLiteral("Schedule · this computer")));
    EXPECT_TRUE(shownText().contains(QStringLiteral("emulated drives are optimized by hand")));
    EXPECT_TRUE(window->findChild<QCheckBox*>(QStringLiteral("scheduleEnabled"))->isVisible());
    window.reset();
}

TEST_F(WindowTest, SaysBeforeARunThatTheHelperIsMissing) {
    Services services{nullptr, nullptr, &tasks};
    services.set_up_command = "sudo apt install it";
    open(services, {&fake});
    EXPECT_TRUE(shownText().contains(QStringLiteral("helper is not set up")));
    window->view()->openPage(2);
    EXPECT_TRUE(shownText().contains(QStringLiteral("sudo apt install it")));
    EXPECT_TRUE(button("optimize")->isEnabled()); // it may have been set up since the program started
}

TEST_F(WindowTest, InASmallWindowTheFilesystemsKeepTheirNames) {
    openFake();
    window->view()->openPage(2);
    auto* table = window->view()->findChild<QTableView*>();
    ASSERT_NE(table, nullptr);
    window->resize(1180, 760);
    QCoreApplication::processEvents();
    EXPECT_FALSE(table->isColumnHidden(TargetModel::FreeColumn));
    window->resize(760, 480);
    QCoreApplication::processEvents();
    EXPECT_TRUE(table->isColumnHidden(TargetModel::FreeColumn)); // it is told by what is used
    EXPECT_FALSE(table->isColumnHidden(TargetModel::PathColumn));
    EXPECT_GE(table->columnWidth(TargetModel::FilesystemColumn), 140);
    EXPECT_EQ(table->horizontalScrollBar()->maximum(), 0);
}

TEST_F(WindowTest, SettingTheWeeklyScheduleByClicks) {
    std::mutex mutex;
    care::ScheduleStatus kept;
    kept.systemd = true;
    kept.timer.installed = true;
    Services services{nullptr, nullptr, &tasks};
    services.schedule.status = [&](std::stop_token) -> Result<care::ScheduleStatus> {
        const std::lock_guard lock(mutex);
        return kept;
    };
    services.schedule.set = [&](const care::Schedule& wanted, care::FstrimTimer, std::stop_token) -> Result<> {
        const std::lock_guard lock(mutex);
        kept.schedule = wanted;
        kept.timer.enabled = kept.timer.active = wanted.enabled;
        return {};
    };
    open(services, {&fake});
    window->view()->openPage(2);
    ASSERT_TRUE(waitFor([this] { return tasks.runningCount() == 0; }));
    auto* enabled = window->findChild<QAbstractButton*>(QStringLiteral("scheduleEnabled"));
    ASSERT_NE(enabled, nullptr);
    ASSERT_TRUE(enabled->isVisible());
    EXPECT_FALSE(enabled->isChecked());
    enabled->click();
    ASSERT_TRUE(waitFor([this] { return tasks.runningCount() == 0; }));
    EXPECT_TRUE(kept.schedule.enabled);
    EXPECT_EQ(kept.schedule.every, care::Every::week);
    EXPECT_TRUE(shownText().contains(QStringLiteral("Next run: ")));
    QComboBox* day = nullptr;
    for (auto* box : window->findChildren<QComboBox*>()) {
        day = box->accessibleName() == QStringLiteral("On which day") ? box : day;
    }
    ASSERT_NE(day, nullptr);
    day->setCurrentIndex(day->findData(static_cast<int>(care::Weekday::wednesday)));
    auto* time = window->findChild<QTimeEdit*>();
    EXPECT_EQ(time->layoutDirection(), Qt::LeftToRight) << "else a mirrored window shows the minutes first";
    time->setTime(QTime(4, 30));
    EXPECT_EQ(time->text(), QStringLiteral("04:30"));
    ASSERT_TRUE(button("saveSchedule")->isVisible());
    click("saveSchedule");
    ASSERT_TRUE(waitFor([this] { return tasks.runningCount() == 0; }));
    EXPECT_EQ(kept.schedule.weekday, care::Weekday::wednesday);
    EXPECT_EQ(kept.schedule.hour, 4);
    EXPECT_EQ(kept.schedule.minute, 30);
    EXPECT_FALSE(button("saveSchedule")->isVisible()); // nothing is left to save
    window.reset();
}

TEST_F(WindowTest, TheWelcomeIsShownOnceAndOffersTheEmulatedDrive) {
    emulator::EmulatedBackend emulated((data.path() + QStringLiteral("/emulated")).toStdString());
    ASSERT_TRUE(emulated.ensureFirstDrive());
    const SettingsFile settings(data.filePath(QStringLiteral("settings.conf")));
    catalog = std::make_unique<care::Catalog>(std::vector<Backend*>{&fake, &emulated});
    Services services{catalog.get(), &emulated, &tasks};
    services.settings = &settings;
    for (const bool first : {true, false}) {
        window = std::make_unique<MainWindow>(services);
        window->show();
        window->load();
        ASSERT_TRUE(waitFor([this] { return window->drives()->listedOnce() && tasks.runningCount() == 0; }));
        EXPECT_EQ(shownText().contains(QStringLiteral("Welcome to Trimwright")), first);
        if (first) {
            EXPECT_FALSE(window->currentSession()->drive().emulated);
            window->sidebar()->select(window->drives()->rowOf(DriveId{"emulated:demo"}));
            EXPECT_FALSE(button("tryEmulated")->isVisible()) << "it is shown already";
            EXPECT_TRUE(button("dismissWelcome")->isVisible());
            window->sidebar()->select(window->drives()->rowOf(gallery::nvmeDrive().id));
            click("tryEmulated");
            EXPECT_TRUE(window->currentSession()->drive().emulated);
            EXPECT_FALSE(shownText().contains(QStringLiteral("Welcome to Trimwright")));
        }
    }
    ASSERT_TRUE(waitFor([this] { return tasks.runningCount() == 0; }));
    window.reset();
}

TEST_F(WindowTest, TheWindowMayDieDuringARun) {
    fake.trim_steps = 1000;
    fake.trim_step_delay = std::chrono::milliseconds(20);
    openFake();
    click("optimize");
    ASSERT_TRUE(waitFor([this] { return window->currentSession()->run().active; }));
    window.reset();
    EXPECT_TRUE(waitFor([this] { return tasks.runningCount() == 0; }, 2000));
}

TEST_F(WindowTest, TheGuiThreadIsNeverHeldUpByReadings) {
    fake.health_delay = std::chrono::milliseconds(400);
    catalog = std::make_unique<care::Catalog>(std::vector<Backend*>{&fake});
    window = std::make_unique<MainWindow>(Services{catalog.get(), nullptr, &tasks});
    window->show();
    QCoreApplication::processEvents();
    QElapsedTimer turn;
    qint64 longest = 0;
    window->load();
    EXPECT_TRUE(waitFor([&] {
        longest = turn.isValid() ? std::max(longest, turn.elapsed()) : 0;
        turn.start();
        return window->drives()->listedOnce();
    }));
    EXPECT_TRUE(window->drives()->entry(0).reading);
    EXPECT_LT(longest, 400); // a reading takes 400 ms; the loop does not wait for it
    EXPECT_TRUE(waitFor([this] { return tasks.runningCount() == 0; }));
}

TEST_F(WindowTest, ASleepingDriveIsWokenOnlyByItsButton) {
    openFake();
    window->sidebar()->select(1);
    QCoreApplication::processEvents();
    EXPECT_TRUE(shownText().contains(QStringLiteral("The drive is asleep")));
    EXPECT_EQ(fake.last_wake, Backend::Wake::no);
    ASSERT_TRUE(button("noticeAction")->isVisible());
    click("noticeAction");
    ASSERT_TRUE(waitFor([this] { return tasks.runningCount() == 0; }));
    EXPECT_EQ(fake.last_wake, Backend::Wake::yes);
}

TEST_F(WindowTest, WithoutRightsItSaysWhatToDo) {
    fake.health_answers.insert_or_assign(
        gallery::nvmeDrive().id.value,
        fail(Errc::permissionDenied, "Reading the health of /dev/nvme0n1 needs root.", "Start it as root."));
    openFake();
    window->sidebar()->select(0);
    EXPECT_TRUE(shownText().contains(QStringLiteral("Health is locked")));
    EXPECT_TRUE(shownText().contains(QStringLiteral("Start it as root.")));
    ASSERT_TRUE(button("noticeAction")->isVisible());
    EXPECT_TRUE(button("noticeAction")->isDefault());
    EXPECT_FALSE(button("optimize")->isDefault());
    fake.health_answers.insert_or_assign(gallery::nvmeDrive().id.value, gallery::nvmeReport());
    click("noticeAction");
    ASSERT_TRUE(waitFor([this] { return tasks.runningCount() == 0; }));
    EXPECT_TRUE(shownText().contains(QStringLiteral("Healthy")));
    EXPECT_TRUE(button("optimize")->isDefault());
    EXPECT_TRUE(button("optimize")->isEnabled()); // the run itself will say what it lacks
}

TEST_F(WindowTest, OfAFailingDriveTheDataComeFirst) {
    fake.health_answers.insert_or_assign(gallery::nvmeDrive().id.value, gallery::failingSataReport());
    openFake();
    window->sidebar()->select(0);
    EXPECT_FALSE(button("optimize")->isDefault());
    EXPECT_TRUE(button("exportReport")->isDefault());
    const QString text = shownText();
    EXPECT_EQ(text.count(QStringLiteral("Back up your data now and replace the drive.")), 1); // not at each finding
    const auto* ring = window->findChild<LifeRing*>();
    ASSERT_NE(ring, nullptr);
    EXPECT_EQ(ring->sign(), Sign::cross);               // "62 %" is no comfort
    EXPECT_TRUE(text.contains(QStringLiteral("62 %"))); // but a fact
}

TEST_F(WindowTest, ANarrowHeaderReadsTitleIdentityButtons) {
    openFake();
    window->resize(window->minimumSize());
    QCoreApplication::processEvents();
    const auto* header = window->findChild<DriveHeader*>();
    const auto top = [header](const QWidget* widget) { return widget->mapTo(header, QPoint()).y(); };
    const auto texts = header->findChildren<Text*>();
    const auto named = [&texts](const QString& begin) {
        return *std::find_if(texts.begin(), texts.end(),
                             [&](const Text* one) { return one->text().startsWith(begin); });
    };
    EXPECT_LT(top(named(QStringLiteral("Samsung"))), top(named(QStringLiteral("/dev/nvme0n1"))));
    EXPECT_LT(top(named(QStringLiteral("/dev/nvme0n1"))), top(button("refresh")));
    window->resize(1180, 760);
    QCoreApplication::processEvents();
    EXPECT_LT(top(button("refresh")), top(named(QStringLiteral("/dev/nvme0n1"))));
}

TEST_F(WindowTest, NoDrivesAndBrokenBackendsAreStatesNotCrashes) {
    fake.drives_answer = std::vector<Drive>();
    openFake();
    EXPECT_TRUE(shownText().contains(QStringLiteral("No drives were found")));
    window.reset();
    fake.drives_answer = fail(Errc::failed, "The list of drives cannot be read.");
    openFake();
    EXPECT_TRUE(shownText().contains(QStringLiteral("The list of drives cannot be read.")));
    EXPECT_FALSE(shownText().contains(QStringLiteral("No drives were found"))); // nobody knows that
    fake.drives_answer = std::vector{gallery::nvmeDrive()};
    click("noticeAction");
    ASSERT_TRUE(waitFor([this] { return window->drives()->rowCount() == 1 && tasks.runningCount() == 0; }));
    EXPECT_TRUE(shownText().contains(QStringLiteral("Healthy")));
}

TEST_F(WindowTest, ADriveThatVanishesDuringARunIsTold) {
    openFake();
    {
        const std::lock_guard lock(fake.mutex);
        fake.trim_answers.insert_or_assign(
            "/", TrimOutcome{TrimOutcome::Kind::failed, "The device is gone.", 5 * gigabyte, 0.4, false});
        fake.drives_answer = std::vector{gallery::sleepingDisk()};
        fake.targets_answer = std::vector<TrimTarget>();
    }
    click("optimize");
    window->drives()->refresh(DriveModel::Read::newDrives);
    ASSERT_TRUE(waitFor([this] { return tasks.runningCount() == 0 && !window->currentSession()->results().empty(); }));
    EXPECT_TRUE(shownText().contains(QStringLiteral("no longer connected")));
    EXPECT_FALSE(button("optimize")->isEnabled());
}

TEST_F(WindowTest, OptimizingTheEmulatedDriveMakesItFaster) {
    emulator::EmulatedBackend emulated(data.path().toStdString());
    ASSERT_TRUE(emulated.ensureFirstDrive());
    open({&emulated}, &emulated);
    ASSERT_TRUE(waitFor([this] { return window->currentSession()->speed().has_value(); }));
    const double before = window->currentSession()->speed()->megabytes_per_second;
    EXPECT_TRUE(shownText().contains(QStringLiteral("of a new drive's speed"))); // it is healthy, but slow
    EXPECT_TRUE(shownText().contains(QStringLiteral("GB can be offered.")));
    EXPECT_TRUE(shownText().contains(QStringLiteral("Intel X25-M G2 80 GB"))); // not INTEL SSDSA2M080G2GC
    ASSERT_TRUE(button("optimizeSlowDrive")->isVisible());
    click("optimizeSlowDrive");
    ASSERT_TRUE(waitFor([this] {
        return window->currentSession()->speedBefore().has_value() && window->currentSession()->speed().has_value();
    }));
    const DriveSession& session = *window->currentSession();
    ASSERT_EQ(session.results().size(), 1U);
    EXPECT_EQ(session.results()[0].outcome.kind, TrimOutcome::Kind::trimmed);
    EXPECT_GT(session.results()[0].outcome.offered_bytes, 0U);
    EXPECT_DOUBLE_EQ(session.speedBefore()->megabytes_per_second, before);
    EXPECT_GT(session.speed()->megabytes_per_second, 2 * before);
    EXPECT_TRUE(shownText().contains(QStringLiteral("times as fast")));
    EXPECT_TRUE(shownText().contains(QStringLiteral("Writes like new.")));
    EXPECT_FALSE(button("optimizeSlowDrive")->isVisible());
    EXPECT_TRUE(shownText().contains(QStringLiteral("Optimized just now")));
    EXPECT_TRUE(shownText().contains(QStringLiteral("of the drive's time")));
    window->currentSession()->lab()->perform("secure-erase"); // then it is no longer what that run left
    ASSERT_TRUE(waitFor([this] { return window->currentSession()->results().empty(); }));
    EXPECT_FALSE(shownText().contains(QStringLiteral("Optimized just now")));
    ASSERT_TRUE(waitFor([this] { return tasks.runningCount() == 0; }));
    window.reset();
}

TEST_F(WindowTest, KeyboardAlone) {
    openFake();
    QListView* list = window->sidebar()->list();
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    EXPECT_EQ(window->sidebar()->selectedRow(), 1);
    QTest::keyClick(list, Qt::Key_Up);
    EXPECT_EQ(window->sidebar()->selectedRow(), 0);
    const int lab = DriveView::pageCount - 1; // which only emulated drives have
    for (int page = 0; page < DriveView::pageCount; ++page) {
        QTest::keyClick(window.get(), static_cast<Qt::Key>(Qt::Key_1 + page), Qt::ControlModifier);
        EXPECT_EQ(window->view()->currentPage(), page == lab ? lab - 1 : page);
    }
    window->view()->openPage(2);
    QTableView* table = nullptr;
    for (auto* one : window->view()->findChildren<QTableView*>()) {
        table = one->isVisible() ? one : table;
    }
    ASSERT_NE(table, nullptr);
    table->selectRow(0);
    QTest::keyClick(table, Qt::Key_Space);
    EXPECT_EQ(table->model()->index(0, 0).data(Qt::CheckStateRole).toInt(), Qt::Unchecked);
    const int calls = fake.drives_calls;
    QTest::keyClick(window.get(), Qt::Key_R, Qt::ControlModifier);
    EXPECT_TRUE(waitFor([&] { return fake.drives_calls > calls && tasks.runningCount() == 0; }));
}

TEST_F(WindowTest, EveryControlHasAnAccessibleNameAndNoTextIsCutWithoutATooltip) {
    fake.drives_answer->front().model = "ACME Hyperdrive Professional Enterprise Edition MZ-V9P2T0BW with Heatsink 2TB";
    openFake();
    window->resize(780, 600);
    for (int page = 0; page < DriveView::pageCount; ++page) {
        window->view()->openPage(page);
        QCoreApplication::processEvents();
        for (QWidget* widget : window->findChildren<QWidget*>()) {
            const bool control = qobject_cast<QAbstractButton*>(widget) != nullptr ||
                                 qobject_cast<QAbstractItemView*>(widget) != nullptr ||
                                 qobject_cast<QTabBar*>(widget) != nullptr ||
                                 qobject_cast<QLineEdit*>(widget) != nullptr;
            const bool ours = widget->objectName().isEmpty() || !widget->objectName().startsWith(QLatin1String("qt_"));
            if (!control || !ours || !widget->isVisibleTo(window.get()) || widget->inherits("QHeaderView") ||
                widget->inherits("QTableCornerButton") || widget->inherits("QLineEditIconButton")) {
                continue;
            }
            QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(widget);
            ASSERT_NE(seen, nullptr);
            EXPECT_FALSE(seen->text(QAccessible::Name).isEmpty()) << widget->metaObject()->className();
        }
        for (Text* text : window->findChildren<Text*>()) {
            if (!text->isVisibleTo(window.get())) {
                continue;
            }
            if (text->isElided()) {
                QHelpEvent hover(QEvent::ToolTip, {}, text->mapToGlobal(QPoint(1, 1)));
                QToolTip::hideText();
                QApplication::sendEvent(text, &hover);
                EXPECT_EQ(QToolTip::text(), text->text());
            }
            if (text->wordWrap()) {
                EXPECT_GE(text->height() + 1, text->heightForWidth(text->width())) << text->text().toStdString();
            }
        }
    }
}

TEST(DriveHeader, ATabThatIsShownTwiceInARowHasItsWidth) {
    DriveHeader header;
    header.resize(900, 160);
    header.show();
    QCoreApplication::processEvents();
    header.tabs()->addTab(QStringLiteral("Overview"));
    const int last = header.tabs()->addTab(QStringLiteral("Lab"));
    header.setTabVisible(last, false);
    EXPECT_EQ(header.tabs()->tabRect(last).width(), 0);
    header.setTabVisible(last, true);
    header.setTabVisible(last, true);
    EXPECT_GT(header.tabs()->tabRect(last).width(), 0);
}

TEST_F(WindowTest, InASmallWindowTheSmartTableShowsNamesWholeAndScrollsNothingSideways) {
    fake.drives_answer = std::vector{gallery::sataDrive()};
    fake.health_answers.emplace(gallery::sataDrive().id.value, gallery::wornSataReport());
    openFake();
    window->view()->openPage(1);
    QTableView* table = nullptr;
    for (auto* one : window->view()->findChildren<QTableView*>()) {
        table = one->isVisible() ? one : table;
    }
    ASSERT_NE(table, nullptr);
    for (const QSize size : {QSize(760, 480), QSize(800, 600), QSize(1180, 760), QSize(1720, 900)}) {
        window->resize(size);
        QTest::qWait(10);
        int width = 0;
        for (int column = 0; column < AttributeModel::columns; ++column) {
            width += table->isColumnHidden(column) ? 0 : table->columnWidth(column);
        }
        EXPECT_LE(width, table->viewport()->width()) << size.width();
        EXPECT_FALSE(table->isColumnHidden(AttributeModel::StateColumn)) << size.width();
        EXPECT_GE(table->columnWidth(AttributeModel::NameColumn), 150) << size.width();
    }
    EXPECT_FALSE(table->isColumnHidden(AttributeModel::WorstColumn));
}

TEST_F(WindowTest, SmartPageFiltersAndExplains) {
    openFake();
    window->view()->openPage(1);
    auto* filter = window->view()->findChild<QLineEdit*>();
    ASSERT_NE(filter, nullptr);
    auto* table = window->view()->findChild<QTableView*>();
    const int all = table->model()->rowCount();
    EXPECT_EQ(all, static_cast<int>(gallery::nvmeReport().attributes.size()));
    QTest::keyClicks(filter, QStringLiteral("written"));
    EXPECT_EQ(table->model()->rowCount(), 1); // Data Units Written
    table->selectRow(0);
    EXPECT_TRUE(shownText().contains(QRegularExpression(QStringLiteral("512.000.B"))))
        << shownText().toStdString(); // its provenance
}

} // namespace
} // namespace trimwright::ui
