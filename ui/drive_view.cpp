// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drive_view.h"

#include "ui/pages/history_page.h"
#include "ui/pages/lab_page.h"
#include "ui/pages/optimizer_page.h"
#include "ui/pages/overview_page.h"
#include "ui/pages/smart_page.h"
#include "ui/pages/tests_page.h"
#include "ui/spacing.h"
#include "ui/widgets/drive_header.h"
#include "ui/widgets/focus_ward.h"
#include "ui/widgets/notice_card.h"
#include "ui/widgets/welcome_card.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace trimwright::ui {
namespace {

enum PageNumber { overview, smart, optimizer, history, tests, lab };

/// An empty page with this in its middle.
QWidget* inTheMiddle(QWidget* card) {
    auto* page = new QWidget;
    auto* middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(card, 4);
    middle->addStretch(1);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(spacing::page, spacing::card, spacing::page, spacing::page);
    column->addStretch(2);
    column->addLayout(middle);
    column->addStretch(3);
    return page;
}

} // namespace

DriveView::DriveView(ScheduleSession* schedule, QWidget* parent)
    : QWidget(parent), m_schedule(schedule), m_stack(new QStackedWidget) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_stack, 1);
}

DriveHeader& DriveView::header() {
    if (m_header != nullptr) {
        return *m_header;
    }
    m_header = new DriveHeader;
    QTabBar* tabs = m_header->tabs();
    for (const QString& title : {tr("Overview"), tr("SMART"), tr("Optimizer"), tr("History"), tr("Tests"), tr("Lab")}) {
        const int page = tabs->addTab(title);
        tabs->setTabToolTip(page, tr("Ctrl+%1").arg(page + 1));
    }
    tabs->setCurrentIndex(m_firstPage);
    connect(tabs, &QTabBar::currentChanged, this, &DriveView::showCurrentPage);
    connect(m_header, &DriveHeader::refreshRequested, this, &DriveView::refreshRequested);
    connect(m_header, &DriveHeader::exportRequested, this, &DriveView::exportRequested);
    connect(m_header, &DriveHeader::optimizeRequested, this, &DriveView::optimizeRequested);
    connect(m_header, &DriveHeader::cancelRequested, this, &DriveView::cancelRequested);
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, m_header);
    m_header->lower(); // it is read before the pages
    new FocusWard(this);
    return *m_header;
}

Page* DriveView::page(int number) {
    Page*& made = m_pages[static_cast<std::size_t>(number)];
    if (made == nullptr) {
        switch (number) {
        case smart: {
            auto* smartPage = new SmartPage;
            connect(smartPage, &SmartPage::noticeAction, this, &DriveView::noticeAction);
            made = smartPage;
            break;
        }
        case optimizer:
            made = new OptimizerPage(m_schedule);
            break;
        case history:
            made = new HistoryPage;
            break;
        case tests: {
            auto* testsPage = new TestsPage;
            connect(testsPage, &TestsPage::noticeAction, this, &DriveView::noticeAction);
            connect(testsPage, &TestsPage::optimizerRequested, this, [this] { openPage(optimizer); });
            made = testsPage;
            break;
        }
        case lab:
            made = new LabPage;
            break;
        default: {
            auto* overviewPage = new OverviewPage(m_schedule);
            connect(overviewPage, &OverviewPage::noticeAction, this, &DriveView::noticeAction);
            connect(overviewPage, &OverviewPage::attributesRequested, this, [this] { openPage(smart); });
            connect(overviewPage, &OverviewPage::scheduleRequested, this, [this] { openPage(optimizer); });
            connect(overviewPage, &OverviewPage::optimizeRequested, this, &DriveView::optimizeRequested);
            made = overviewPage;
            if (m_welcomeWanted) {
                overviewPage->setWelcome(makeWelcome());
            }
        }
        }
        m_stack->addWidget(made);
    }
    return made;
}

void DriveView::setDrive(const DriveEntry& entry, DriveSession* session) {
    if (session != m_session) {
        if (m_session) {
            disconnect(m_session, nullptr, this, nullptr);
        }
        m_session = session;
        connect(session, &DriveSession::runChanged, this, &DriveView::showRun);
    }
    m_entry = entry;
    showTry();
    if (!session->measurable() && currentPage() == lab) {
        openPage(overview);
    }
    header().setTabVisible(lab, session->measurable());
    m_header->showDrive(entry);
    m_header->show();
    showCurrentPage();
}

void DriveView::showWelcome(bool canTry) {
    m_welcomeWanted = true;
    m_canTry = canTry;
}

QWidget* DriveView::makeWelcome() {
    m_welcomeWanted = false;
    auto* card = new WelcomeCard(m_canTry);
    m_welcome = card;
    showTry();
    const auto end = [this, card](bool tryIt) {
        card->hide();
        card->deleteLater();
        Q_EMIT welcomeRead(tryIt);
    };
    connect(card, &WelcomeCard::tryRequested, this, [end] { end(true); });
    connect(card, &WelcomeCard::dismissed, this, [end] { end(false); });
    return card;
}

void DriveView::showTry() {
    if (m_welcome) {
        m_welcome->setTryShown(m_canTry && !m_entry.drive.emulated);
    }
}

void DriveView::showEmpty(const Notice& notice) {
    m_session = nullptr;
    if (m_header != nullptr) {
        m_header->hide();
    }
    if (m_emptyNotice == nullptr) {
        m_emptyNotice = new NoticeCard;
        connect(m_emptyNotice, &NoticeCard::actionRequested, this, &DriveView::noticeAction);
        m_stack->addWidget(inTheMiddle(m_emptyNotice));
    }
    m_emptyNotice->show(notice);
    m_stack->setCurrentWidget(m_emptyNotice->parentWidget());
}

void DriveView::showCurrentPage() {
    if (!m_session) {
        return;
    }
    Page* shown = page(m_header->tabs()->currentIndex());
    shown->setDrive(m_entry, m_session);
    m_stack->setCurrentWidget(shown);
    showRun();
}

void DriveView::showRun() {
    if (m_session) {
        m_header->showRun(*m_session, m_entry.vanished, currentPage() == optimizer);
    }
}

void DriveView::openPage(int page) {
    if (m_header == nullptr) {
        m_firstPage = page;
    } else if (m_header->tabs()->isTabVisible(page)) { // not every drive has every page
        m_header->tabs()->setCurrentIndex(page);
    }
}

int DriveView::currentPage() const {
    return m_header != nullptr ? m_header->tabs()->currentIndex() : m_firstPage;
}

} // namespace trimwright::ui
