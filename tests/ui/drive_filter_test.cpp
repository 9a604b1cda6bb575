// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fakes/fake_backend.h"
#include "tests/gallery/stage.h"
#include "tests/ui/wait.h"
#include "ui/models/drive_filter.h"
#include "ui/widgets/sidebar.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QFocusEvent>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <gtest/gtest.h>

namespace trimwright::ui {
namespace {

class DriveFilterTest : public ::testing::Test {
  protected:
    DriveFilterTest() {
        std::vector<Drive> all;
        for (int i = 0; i < 12; ++i) {
            Drive drive = i % 2 == 0 ? gallery::nvmeDrive() : gallery::sleepingDisk();
            drive.id.value += std::to_string(i);
            drive.node = "/dev/d" + std::to_string(i);
            drive.serial = "SERIAL" + std::to_string(i);
            backend.health_answers.emplace(drive.id.value, gallery::nvmeReport());
            all.push_back(drive);
        }
        backend.drives_answer = all;
        model.refresh(DriveModel::Read::newDrives);
        EXPECT_TRUE(waitFor([this] { return model.listedOnce() && tasks.runningCount() == 0; }));
    }

    testing::FakeBackend backend;
    care::Catalog catalog{{&backend}};
    TaskRunner tasks;
    DriveModel model{{&catalog, nullptr, &tasks}};
};

TEST_F(DriveFilterTest, FindsWordsAndKeepsTheTitlesOfGroups) {
    DriveFilter filter(&model);
    const QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::Fatal);
    EXPECT_EQ(filter.rowCount(), 12);
    filter.search(QStringLiteral("serial3"));
    ASSERT_EQ(filter.rowCount(), 1);
    EXPECT_EQ(filter.index(0, 0).data(DriveModel::GroupTitleRole).toString(), QStringLiteral("Other drives"));
    filter.search(QStringLiteral("samsung d4"));
    ASSERT_EQ(filter.rowCount(), 1);
    EXPECT_EQ(filter.index(0, 0).data(DriveModel::IdRole).toString(), QStringLiteral("nvme-9804"));
    filter.search(QStringLiteral("no such drive"));
    EXPECT_EQ(filter.rowCount(), 0);
    filter.search({});
    EXPECT_EQ(filter.rowCount(), 12);
}

TEST_F(DriveFilterTest, TheChosenDriveStaysChosenWhileASearchHidesIt) {
    Sidebar sidebar(&model, true);
    sidebar.show();
    sidebar.select(2);
    auto* search = sidebar.findChild<QLineEdit*>(QStringLiteral("searchDrives"));
    ASSERT_NE(search, nullptr);
    EXPECT_TRUE(search->isVisible()); // so many drives
    const QSignalSpy selected(&sidebar, &Sidebar::selected);
    search->setText(QStringLiteral("WDC"));
    EXPECT_EQ(sidebar.list()->model()->rowCount(), 6);
    EXPECT_EQ(sidebar.selectedRow(), 2);
    EXPECT_EQ(selected.count(), 0);
    search->clear();
    EXPECT_EQ(sidebar.list()->currentIndex().row(), 2);
    search->setText(QStringLiteral("WDC"));
    sidebar.select(0); // what is to be shown is not hidden by a search
    EXPECT_EQ(sidebar.selectedRow(), 0);
    EXPECT_TRUE(search->text().isEmpty());
}

TEST_F(DriveFilterTest, TheFocusChoosesNoDrive) {
    Sidebar sidebar(&model, true);
    const QSignalSpy selected(&sidebar, &Sidebar::selected);
    QFocusEvent focus(QEvent::FocusIn); // as when the window becomes active before a drive is chosen
    QCoreApplication::sendEvent(sidebar.list(), &focus);
    EXPECT_EQ(selected.count(), 0);
    EXPECT_EQ(sidebar.selectedRow(), -1);
    sidebar.select(0);
    EXPECT_EQ(selected.count(), 1);
    EXPECT_TRUE(sidebar.list()->selectionModel()->isSelected(sidebar.list()->currentIndex()));
}

} // namespace
} // namespace trimwright::ui
