// SPDX-License-Identifier: GPL-3.0-or-later
// The Lab in the real window, clicked from outside.
#include "core/emulator/emulated_backend.h"
#include "tests/fakes/fake_backend.h"
#include "tests/gallery/stage.h"
#include "tests/ui/wait.h"
#include "ui/add_drive_dialog.h"
#include "ui/drive_view.h"
#include "ui/main_window.h"
#include "ui/models/lab_session.h"
#include "ui/pages/lab_page.h"
#include "ui/widgets/block_map.h"
#include "ui/widgets/line_plot.h"
#include "ui/widgets/sidebar.h"
#include "ui/widgets/square_keys.h"
#include "ui/widgets/text.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <gtest/gtest.h>

namespace trimwright::ui {
namespace {

constexpr int theLab = DriveView::pageCount - 1;

class LabWindowTest : public ::testing::Test {
  protected:
    LabWindowTest() : emulated(data.path().toStdString()) {
        EXPECT_TRUE(emulated.add("x25-m-g2-80", "lab"));
        real.drives_answer = std::vector{gallery::nvmeDrive()};
        real.health_answers.emplace(gallery::nvmeDrive().id.value, gallery::nvmeReport());
        catalog = std::make_unique<care::Catalog>(std::vector<Backend*>{&real, &emulated});
        Services services;
        services.catalog = catalog.get();
        services.emulator = &emulated;
        services.tasks = &tasks;
        window = std::make_unique<MainWindow>(services, QStringLiteral("emulated:lab"));
        window->resize(1180, 800);
        window->show();
        window->load();
        EXPECT_TRUE(rest());
        window->view()->openPage(theLab);
        EXPECT_TRUE(rest());
    }

    bool rest() {
        return waitFor([this] { return window->drives()->listedOnce() && tasks.runningCount() == 0; });
    }
    LabSession& lab() { return *window->currentSession()->lab(); }
    QPushButton* button(const char* name) { return window->findChild<QPushButton*>(QLatin1String(name)); }
    QString shownText() {
        QCoreApplication::processEvents();
        QStringList texts;
        for (const Text* text : window->findChildren<Text*>()) {
            if (text->isVisibleTo(window.get())) {
                texts << text->text();
            }
        }
        return texts.join(QLatin1Char('\n')).replace(QChar(0x00a0), QLatin1Char(' '));
    }

    QTemporaryDir data;
    emulator::EmulatedBackend emulated;
    testing::FakeBackend real;
    TaskRunner tasks;
    std::unique_ptr<care::Catalog> catalog;
    std::unique_ptr<MainWindow> window;
};

TEST_F(LabWindowTest, OnlyAnEmulatedDriveHasIt) {
    EXPECT_EQ(window->view()->currentPage(), theLab);
    auto* tabs = window->view()->findChild<QTabBar*>();
    EXPECT_TRUE(tabs->isTabVisible(theLab));
    window->sidebar()->select(window->drives()->rowOf(gallery::nvmeDrive().id));
    QCoreApplication::processEvents();
    EXPECT_FALSE(tabs->isTabVisible(theLab));
    EXPECT_NE(window->view()->currentPage(), theLab);
}

TEST_F(LabWindowTest, AgeingAndOptimizingByClicks) {
    QTest::mouseClick(button("lab-random-write"), Qt::LeftButton);
    EXPECT_FALSE(button("lab-fill")->isEnabled());
    ASSERT_TRUE(rest());
    EXPECT_TRUE(shownText().contains(QStringLiteral("busy for 5 min"))) << shownText().toStdString();
    const double slow = window->currentSession()->speed()->megabytes_per_second;
    QTest::mouseClick(button("lab-optimize"), Qt::LeftButton);
    ASSERT_TRUE(rest());
    EXPECT_TRUE(shownText().contains(QStringLiteral("offered to the drive")));
    EXPECT_GT(window->currentSession()->speed()->megabytes_per_second, 2 * slow);
    EXPECT_EQ(window->findChild<LabPage*>()->findChild<LinePlot*>()->data().marks.size(),
              1U); // the Optimizer writes nothing
}

TEST_F(LabWindowTest, WhatCannotBeOptimizedSaysWhy) {
    EXPECT_TRUE(button("lab-optimize")->isEnabled());
    ASSERT_TRUE(emulated.add("x25-m-g1-80", "old"));
    ASSERT_TRUE(emulated.add("velociraptor-300", "disk"));
    window->load();
    ASSERT_TRUE(rest());
    for (const char* id : {"emulated:old", "emulated:disk"}) {
        window->sidebar()->select(window->drives()->rowOf(DriveId{id}));
        ASSERT_TRUE(rest());
        window->view()->openPage(theLab);
        ASSERT_TRUE(rest());
        EXPECT_FALSE(button("lab-optimize")->isEnabled()) << id;
        EXPECT_TRUE(shownText().contains(QStringLiteral("TRIM"))) << id;
        EXPECT_FALSE(shownText().contains(QStringLiteral("knows which"))) << id;
    }
    EXPECT_FALSE(window->findChild<BlockMap*>()->isVisible()); // a hard disk has no flash
}

TEST_F(LabWindowTest, TheChosenExperimentIsInSight) {
    auto* page = window->findChild<LabPage*>();
    page->openView(LabPage::experimentsView);
    QCoreApplication::processEvents();
    QListView* list = nullptr;
    for (auto* view : page->findChildren<QListView*>()) { // choice boxes have one, too
        list = view->accessibleName() == QLatin1String("Experiments") ? view : list;
    }
    ASSERT_NE(list, nullptr);
    const int last = list->model()->rowCount() - 1;
    lab().experiments().choose(last);
    QCoreApplication::processEvents();
    EXPECT_TRUE(waitFor([&] {
        const QRect row = list->visualRect(list->model()->index(last, 0));
        const QRect onPage(list->viewport()->mapTo(page->viewport(), row.topLeft()), row.size());
        return list->viewport()->rect().contains(row) && page->viewport()->rect().contains(onPage);
    }));
}

TEST_F(LabWindowTest, TheMainThreadIsNotHeldUpWhileItStreams) {
    QElapsedTimer turn;
    qint64 longest = 0;
    int turns = 0;
    QTest::mouseClick(button("lab-fill"), Qt::LeftButton);
    ASSERT_TRUE(waitFor([&] {
        longest = turn.isValid() ? std::max(longest, turn.elapsed()) : 0;
        turn.start();
        ++turns;
        return tasks.runningCount() == 0;
    }));
    EXPECT_GT(turns, 10);
    RecordProperty("longest_turn_ms", static_cast<int>(longest)); // speed is for the benchmarks to judge
}

TEST_F(LabWindowTest, EveryControlHasANameAndTheMapAnswersToKeys) {
    for (const int view : {LabPage::driveView, LabPage::experimentsView}) {
        window->findChild<LabPage*>()->openView(view);
        QCoreApplication::processEvents();
        for (QWidget* widget : window->findChildren<QWidget*>()) {
            const bool control =
                qobject_cast<QAbstractButton*>(widget) != nullptr ||
                qobject_cast<QAbstractItemView*>(widget) != nullptr || qobject_cast<QComboBox*>(widget) != nullptr ||
                qobject_cast<LinePlot*>(widget) != nullptr || qobject_cast<BlockMap*>(widget) != nullptr;
            const bool ours = !widget->objectName().startsWith(QLatin1String("qt_"));
            if (!control || !ours || !widget->isVisible() || widget->inherits("QHeaderView") ||
                widget->inherits("QTableCornerButton") || widget->inherits("QComboBoxListView")) {
                continue;
            }
            QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(widget);
            ASSERT_NE(seen, nullptr);
            EXPECT_FALSE(seen->text(QAccessible::Name).isEmpty()) << widget->metaObject()->className();
        }
    }
    window->findChild<LabPage*>()->openView(LabPage::driveView);
    auto* map = window->findChild<BlockMap*>();
    map->setFocus();
    QTest::keyClick(map, Qt::Key_Right);
    const QString first = map->pointedText();
    EXPECT_FALSE(first.isEmpty());
    QTest::keyClick(map, Qt::Key_Right);
    EXPECT_NE(map->pointedText(), first);
    const QString whole = map->caption();
    QTest::keyClick(map, Qt::Key_Plus);
    EXPECT_NE(map->caption(), whole);
    QTest::keyClick(map, Qt::Key_Minus);
    EXPECT_EQ(map->caption(), whole);
}

TEST_F(LabWindowTest, AnExperimentRunsByClicksAndCanBeCancelled) {
    window->findChild<LabPage*>()->openView(LabPage::experimentsView);
    QCoreApplication::processEvents();
    auto* run = button("runExperiment");
    ASSERT_TRUE(run->isVisible());
    QTest::mouseClick(run, Qt::LeftButton);
    EXPECT_TRUE(lab().experiments().showsActivity());
    EXPECT_FALSE(run->isVisible());
    lab().experiments().cancel();
    ASSERT_TRUE(rest());
    EXPECT_TRUE(run->isVisible());
}

/// Answers the question that comes up next by the button with these words.
void answerNext(QObject* asker, const QString& words) {
    QTimer::singleShot(0, asker, [asker, words] {
        const auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr) { // it is not there yet
            answerNext(asker, words);
            return;
        }
        for (QAbstractButton* button : box->buttons()) {
            if (button->text() == words) {
                button->click();
                return;
            }
        }
        FAIL() << words.toStdString();
    });
}

TEST_F(LabWindowTest, TheDeleteKeyAndTheMenuRemoveAnEmulatedDriveWhenTheQuestionIsAnswered) {
    const DriveId lab{"emulated:lab"};
    QListView* const list = window->sidebar()->list();
    const auto pressDelete = [&] {
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Delete);
    };
    answerNext(window.get(), QStringLiteral("Cancel"));
    pressDelete();
    ASSERT_TRUE(rest());
    EXPECT_GE(window->drives()->rowOf(lab), 0);
    answerNext(window.get(), QStringLiteral("Remove"));
    pressDelete();
    ASSERT_TRUE(waitFor([&] { return tasks.runningCount() == 0 && window->drives()->rowOf(lab) < 0; }));

    ASSERT_TRUE(emulated.add("x25-m-g2-80", "second"));
    window->load();
    ASSERT_TRUE(rest());
    QAction* const entry = window->sidebar()->removal();
    EXPECT_TRUE(window->sidebar()->menu()->actions().contains(entry));
    window->sidebar()->select(window->drives()->rowOf(gallery::nvmeDrive().id));
    EXPECT_FALSE(entry->isEnabled()) << "a real drive stays";
    const DriveId second{"emulated:second"};
    window->sidebar()->select(window->drives()->rowOf(second));
    ASSERT_TRUE(entry->isEnabled());
    answerNext(window.get(), QStringLiteral("Remove"));
    entry->trigger();
    ASSERT_TRUE(waitFor([&] { return tasks.runningCount() == 0 && window->drives()->rowOf(second) < 0; }));
}

TEST(AddDriveDialog, SaysWhatIsWrongWithANameAndLosesNothingThatWasTyped) {
    AddDriveDialog dialog;
    auto* const add = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    int wishes = 0;
    QObject::connect(&dialog, &AddDriveDialog::wished, [&wishes] { ++wishes; });
    const QString wrong = QStringLiteral("../") + QString(80, QLatin1Char('a'));
    dialog.name()->setText(wrong);
    EXPECT_EQ(dialog.name()->text(), wrong);
    EXPECT_FALSE(add->isEnabled());
    EXPECT_FALSE(dialog.name()->accessibleDescription().isEmpty());
    dialog.name()->setText(QStringLiteral("demo"));
    EXPECT_TRUE(dialog.name()->accessibleDescription().isEmpty());
    add->click();
    EXPECT_EQ(wishes, 1);
    EXPECT_FALSE(add->isEnabled()) << "once";
    dialog.showError(QStringLiteral("There is already an emulated drive demo."));
    EXPECT_EQ(dialog.wish().name, "demo");
    EXPECT_TRUE(add->isEnabled());
}

TEST(SquareKeys, AKeyThatHasNoRoomStandsOnALineOfItsOwn) {
    SquareKeys keys;
    keys.setKeys({{Colour::flashValid, QStringLiteral("kept as data")},
                  {Colour::flashStale, QStringLiteral("free, not erased yet")},
                  {Colour::flashFree, QStringLiteral("erased")}});
    const int line = keys.sizeHint().height();
    EXPECT_EQ(keys.heightForWidth(keys.sizeHint().width()), line);
    EXPECT_EQ(keys.heightForWidth(keys.sizeHint().width() - 1), 2 * line);
    EXPECT_EQ(keys.heightForWidth(keys.minimumSizeHint().width()), 3 * line);
}

} // namespace
} // namespace trimwright::ui
