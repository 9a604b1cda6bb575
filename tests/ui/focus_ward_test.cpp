// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/wait.h"
#include "ui/widgets/focus_ward.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QTest>
#include <gtest/gtest.h>

namespace trimwright::ui {
namespace {

/// Far off, and beside it a guarded box: a row with Start and Cancel, and below it another button.
class FocusWardTest : public ::testing::Test {
  protected:
    FocusWardTest() {
        auto* all = new QHBoxLayout(&window);
        all->addWidget(far);
        all->addWidget(area);
        auto* column = new QVBoxLayout(area);
        auto* row = new QWidget;
        column->addWidget(row);
        column->addWidget(other);
        auto* line = new QHBoxLayout(row);
        line->addWidget(start);
        line->addWidget(cancel);
        cancel->hide();
        new FocusWard(area);
        window.show();
        window.activateWindow();
        start->setFocus();
        EXPECT_TRUE(waitFor([this] { return start->hasFocus(); }));
    }
    bool comesTo(const QPushButton* button) {
        return waitFor([button] { return button->hasFocus(); }, 5000);
    }

    QWidget window;
    QPushButton* far = new QPushButton;
    QWidget* area = new QWidget;
    QPushButton* start = new QPushButton;
    QPushButton* cancel = new QPushButton;
    QPushButton* other = new QPushButton;
};

} // namespace

TEST_F(FocusWardTest, GoesToWhatTakesTheControlsPlace) {
    start->hide();
    cancel->show();
    EXPECT_TRUE(comesTo(cancel));
}

TEST_F(FocusWardTest, ComesBackWithAControlThatWasSwitchedOff) {
    start->setEnabled(false);
    QCoreApplication::processEvents();
    EXPECT_FALSE(far->hasFocus());
    EXPECT_FALSE(other->hasFocus());
    start->setEnabled(true);
    EXPECT_TRUE(comesTo(start));
}

TEST_F(FocusWardTest, FollowsAControlThatIsSwitchedOffAndThenHidden) {
    start->hide();
    cancel->show();
    ASSERT_TRUE(comesTo(cancel));
    cancel->setEnabled(false); // it cancels
    QCoreApplication::processEvents();
    cancel->hide();
    start->show();
    EXPECT_TRUE(comesTo(start));
}

TEST_F(FocusWardTest, StaysInTheCardWhereTheWholeRowGoes) {
    start->parentWidget()->hide();
    EXPECT_TRUE(comesTo(other));
}

TEST_F(FocusWardTest, LeavesTheUsersOwnChoiceAlone) {
    start->setEnabled(false);
    QCoreApplication::processEvents();
    far->setFocus();
    start->setEnabled(true);
    QTest::qWait(20);
    EXPECT_TRUE(far->hasFocus());
}

} // namespace trimwright::ui
