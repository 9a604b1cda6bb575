// SPDX-License-Identifier: GPL-3.0-or-later
// The drive's self-tests as the window starts, follows and shows them.
#include "core/drive/saved_drive.h"
#include "tests/fakes/fake_backend.h"
#include "tests/gallery/stage.h"
#include "tests/ui/wait.h"
#include "ui/models/self_test_log_model.h"
#include "ui/models/self_test_session.h"
#include "ui/models/self_test_text.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <gtest/gtest.h>

namespace trimwright::ui {
namespace {

class SelfTestSessionTest : public ::testing::Test {
  protected:
    SelfTestSessionTest() {
        SelfTests none;
        none.short_takes = std::chrono::seconds(120);
        none.power_on_hours = 100;
        backend.self_test_answers.emplace(drive.id.value, none);
    }
    bool idle() {
        return waitFor([this] { return tasks.runningCount() == 0; });
    }

    testing::FakeBackend backend;
    Drive drive = gallery::nvmeDrive();
    TaskRunner tasks;
    Services services{nullptr, nullptr, &tasks};
    SelfTestSession session{services, drive, &backend};
};

TEST_F(SelfTestSessionTest, StartsFollowsAndEnds) {
    session.load();
    ASSERT_TRUE(idle());
    ASSERT_TRUE(session.tests());
    EXPECT_FALSE(session.running());
    QSignalSpy ended(&session, &SelfTestSession::ended);
    session.start(SelfTestKind::shortTest);
    ASSERT_TRUE(waitFor([this] { return session.running(); }));
    EXPECT_EQ(wordsOf(session).headline, QStringLiteral("The short self-test is running"));
    ASSERT_TRUE(waitFor([&ended] { return ended.count() == 1; })); // it asks again by itself
    EXPECT_FALSE(session.running());
    ASSERT_FALSE(session.tests()->log.empty());
    EXPECT_EQ(wordsOf(session).mark.sign, Sign::check);
    EXPECT_EQ(backend.started_self_tests, std::vector{SelfTestKind::shortTest});
}

TEST_F(SelfTestSessionTest, CanBeStopped) {
    backend.self_test_step = 0; // never ends by itself
    session.start(SelfTestKind::extended);
    ASSERT_TRUE(waitFor([this] { return session.running(); }));
    session.abort();
    ASSERT_TRUE(waitFor([this] { return session.tests() && !session.running() && tasks.runningCount() == 0; }));
    EXPECT_FALSE(session.error());
}

TEST_F(SelfTestSessionTest, ARefusalIsToldAndTheLogStays) {
    session.load();
    ASSERT_TRUE(idle());
    backend.self_test_start = fail(Errc::failed, "The drive refused the self-test.");
    session.start(SelfTestKind::shortTest);
    ASSERT_TRUE(waitFor([this] { return session.error() && tasks.runningCount() == 0; }));
    EXPECT_TRUE(session.tests());
    EXPECT_TRUE(wordsOf(session).text.contains(QStringLiteral("The drive refused the self-test.")));
    DriveEntry entry;
    EXPECT_TRUE(noticeOfTests(entry, session).empty()); // it is said where the buttons are
}

TEST_F(SelfTestSessionTest, SleepingAndLockedDrivesHaveTheirOwnWords) {
    DriveEntry entry;
    entry.drive = drive;
    backend.self_test_answers.insert_or_assign(drive.id.value, fail(Errc::asleep, "It is in standby."));
    session.load();
    ASSERT_TRUE(idle());
    EXPECT_EQ(noticeOfTests(entry, session).action, Notice::Action::wakeAndRead);
    backend.self_test_answers.insert_or_assign(drive.id.value, fail(Errc::permissionDenied, "It needs root."));
    session.load();
    ASSERT_TRUE(idle());
    EXPECT_EQ(noticeOfTests(entry, session).sign, Sign::lock);
    EXPECT_EQ(noticeOfTests(entry, session).title, QStringLiteral("Self-tests are locked"));
}

TEST_F(SelfTestSessionTest, AReportIsNoDriveWithoutSelfTests) {
    DriveEntry entry;
    entry.drive = drive;
    entry.drive.id.value = std::string(savedDrivePrefix) + "report.json";
    const Notice notice = noticeOfTests(entry, session);
    EXPECT_EQ(notice.title, QStringLiteral("A report holds no self-tests"));
    EXPECT_EQ(notice.text, readOnlyReason(entry.drive));
}

TEST(SelfTestLog, IsATableNewestFirst) {
    SelfTestLogModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    SelfTests tests;
    tests.power_on_hours = 1204;
    tests.log = {{SelfTestKind::extended, SelfTestResult::failed, "Extended: read failure", 1200, 4132075584, {}},
                 {SelfTestKind::shortTest, SelfTestResult::passed, "Short: completed", 900, {}, {}}};
    model.setTests(tests);
    ASSERT_EQ(model.rowCount(), 2);
    EXPECT_EQ(model.index(0, SelfTestLogModel::TestColumn).data().toString(), QStringLiteral("Extended"));
    EXPECT_EQ(model.index(0, SelfTestLogModel::ResultColumn).data(SelfTestLogModel::MarkSignRole).toInt(),
              static_cast<int>(Sign::cross));
    EXPECT_TRUE(
        model.index(0, SelfTestLogModel::DetailColumn).data().toString().contains(QStringLiteral("4,132,075,584")));
    EXPECT_EQ(model.index(1, SelfTestLogModel::DetailColumn).data().toString(), QStringLiteral("completed"));
    EXPECT_TRUE(
        model.index(1, SelfTestLogModel::HoursColumn).data(Qt::ToolTipRole).toString().contains(QStringLiteral("304")));
    EXPECT_EQ(durationText(std::chrono::seconds(119)), QStringLiteral("about 2 minutes"));
    EXPECT_EQ(durationText(std::chrono::hours(3)), QStringLiteral("about 3 hours"));
    EXPECT_TRUE(durationText({}).isEmpty());
}

} // namespace
} // namespace trimwright::ui
