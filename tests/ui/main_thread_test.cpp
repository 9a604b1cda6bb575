// SPDX-License-Identifier: GPL-3.0-or-later
// What would make the window stand still or flicker: calls that block made by its own thread, and widgets that are
// shown before they have a place. (How long it is busy at the most, bench_main_thread measures.)
#include "core/emulator/emulated_backend.h"
#include "tests/fakes/fake_backend.h"
#include "tests/fakes/guarded_backend.h"
#include "tests/gallery/past.h"
#include "tests/gallery/stage.h"
#include "tests/ui/wait.h"
#include "ui/drive_view.h"
#include "ui/main_window.h"
#include "ui/models/lab_session.h"
#include "ui/settings.h"
#include "ui/widgets/sidebar.h"

#include <QApplication>
#include <QEvent>
#include <QPushButton>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

namespace trimwright::ui {
namespace {

/// Remembers every widget that was shown as a window, but the one that is meant to be.
class WindowWatch : public QObject {
  public:
    QStringList seen;

    bool eventFilter(QObject* object, QEvent* event) override {
        const auto* widget = qobject_cast<QWidget*>(object);
        if (event->type() == QEvent::Show && widget != nullptr && widget->isWindow() &&
            qobject_cast<const MainWindow*>(widget) == nullptr) {
            seen << QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className()), widget->objectName());
        }
        return false;
    }
};

class MainThreadTest : public ::testing::Test {
  protected:
    MainThreadTest()
        : emulated(data.filePath(QStringLiteral("emulated")).toStdString()),
          machine(fake),
          simulated(emulated),
          catalog({&machine, &simulated}),
          settings(data.filePath(QStringLiteral("settings"))) {
        EXPECT_TRUE(emulated.add("x25-m-g2-80", "lab"));
        const Drive nvme = gallery::nvmeDrive();
        fake.drives_answer = std::vector{nvme, gallery::sleepingDisk()};
        fake.health_answers.emplace(nvme.id.value, gallery::nvmeReport());
        fake.self_test_answers.emplace(nvme.id.value, SelfTests());
        fake.targets_answer =
            std::vector{gallery::filesystem("/", "ext4", "/dev/nvme0n1p2", nvme, 480'000'000'000, 268'000'000'000)};
        fake.trim_answers.emplace("/", TrimOutcome{TrimOutcome::Kind::trimmed, "", 1'000'000, 1, false});
        fake.prove_answers.emplace("/", ProveOutcome{});
        const std::string file = data.filePath(QStringLiteral("history.db")).toStdString();
        EXPECT_TRUE(gallery::writePast(file, nvme, gallery::nvmeReport(), {}));
        services.catalog = &catalog;
        services.emulator = &emulated;
        services.tasks = &tasks;
        services.settings = &settings;
        services.today = [] { return gallery::stageTime(); };
        services.history = [this, file](const DriveId&, care::History::Access access) {
            look("history");
            return care::History::open(file, access, gallery::stageTime());
        };
        services.lastScheduledRuns = [this] {
            look("lastScheduledRuns");
            return gallery::lastScheduledRuns();
        };
        services.schedule.status = [this](std::stop_token) -> Result<care::ScheduleStatus> {
            look("schedule");
            return care::ScheduleStatus{};
        };
        services.rememberRun = [this](const auto&, auto) { look("rememberRun"); };
        services.rememberReading = [this](const auto&, const auto&) { look("rememberReading"); };
    }

    void look(const char* call) {
        if (QThread::currentThread() == qApp->thread()) {
            caught << QLatin1String(call);
        }
    }
    bool rest() {
        return waitFor([this] { return window->drives()->listedOnce() && tasks.runningCount() == 0; });
    }
    void openPages() {
        for (int page = 0; page < DriveView::pageCount; ++page) {
            window->view()->openPage(page);
            ASSERT_TRUE(rest());
        }
    }
    void click(const char* name) {
        for (auto* button : window->findChildren<QPushButton*>(QLatin1String(name))) {
            if (button->isVisible() && button->isEnabled()) {
                QTest::mouseClick(button, Qt::LeftButton);
                ++clicks;
                break;
            }
        }
        ASSERT_TRUE(rest());
    }

    QTemporaryDir data;
    testing::FakeBackend fake;
    emulator::EmulatedBackend emulated;
    testing::GuardedBackend machine;
    testing::GuardedBackend simulated;
    care::Catalog catalog;
    SettingsFile settings;
    Services services;
    QStringList caught;
    int clicks = 0;
    TaskRunner tasks;
    std::unique_ptr<MainWindow> window;
};

TEST_F(MainThreadTest, NeverMakesACallThatMayBlock) {
    window = std::make_unique<MainWindow>(services, plain(gallery::nvmeDrive().id.value));
    window->show();
    window->load();
    ASSERT_TRUE(rest());
    openPages();
    window->view()->openPage(0);
    click("optimize");
    click("refresh");
    window->view()->openPage(2);
    click("prove");
    window->view()->openPage(4);
    click("shortTest");
    window->sidebar()->select(window->drives()->rowOf(DriveId{"emulated:lab"}));
    ASSERT_TRUE(rest());
    openPages();
    click("lab-quick-format");
    window->view()->openPage(0);
    click("optimize");
    window->close();
    ASSERT_TRUE(rest());
    EXPECT_EQ(clicks, 6);
    EXPECT_GT(machine.calls(), 8);
    EXPECT_GT(simulated.calls(), 3);
    EXPECT_TRUE(machine.caught().empty()) << machine.caught().front();
    EXPECT_TRUE(simulated.caught().empty()) << simulated.caught().front();
    EXPECT_TRUE(caught.isEmpty()) << caught.join(QLatin1Char(' ')).toStdString();
}

TEST_F(MainThreadTest, ShowsNothingButTheWindow) {
    WindowWatch watch;
    qApp->installEventFilter(&watch);
    window = std::make_unique<MainWindow>(services); // with the welcome, since there are no settings
    window->show();
    window->load();
    ASSERT_TRUE(rest());
    for (int row = 0; row < window->drives()->rowCount(); ++row) {
        window->sidebar()->select(row);
        ASSERT_TRUE(rest());
        openPages();
    }
    qApp->removeEventFilter(&watch);
    EXPECT_TRUE(watch.seen.isEmpty()) << watch.seen.join(QLatin1String(", ")).toStdString();
}

TEST_F(MainThreadTest, ListsTheDrivesWhileTheWindowIsMade) {
    services.list_at_once = true;
    window = std::make_unique<MainWindow>(services);
    window->show();
    ASSERT_TRUE(rest());
    EXPECT_EQ(window->drives()->rowCount(), 3);
    EXPECT_TRUE(waitFor([this] { return window->sidebar()->selectedRow() >= 0; })); // once it was painted
}

} // namespace
} // namespace trimwright::ui
