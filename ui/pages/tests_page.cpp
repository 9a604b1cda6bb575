// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tests_page.h"

#include "ui/models/self_test_text.h"
#include "ui/widgets/delegates.h"
#include "ui/widgets/notice_card.h"
#include "ui/widgets/plain_table.h"
#include "ui/widgets/proofs_card.h"
#include "ui/widgets/self_test_card.h"

#include <QHeaderView>

namespace trimwright::ui {
namespace {

constexpr int mostRows = 8;

} // namespace

TestsPage::TestsPage(QWidget* parent)
    : Page(parent),
      m_notice(new NoticeCard),
      m_test(new SelfTestCard),
      m_log(new Card(tr("Self-test log"))),
      m_table(new PlainTable(spacing::tableRow)),
      m_proofs(new ProofsCard) {
    setAccessibleName(tr("Tests"));
    makeLog();
    column()->addWidget(m_notice);
    column()->addWidget(m_test);
    column()->addWidget(m_log);
    column()->addWidget(m_proofs);
    column()->addStretch(1);
    connect(m_notice, &NoticeCard::actionRequested, this, &TestsPage::act);
    connect(m_test, &SelfTestCard::startRequested, this, [this](SelfTestKind kind) {
        if (session() != nullptr) {
            session()->selfTests().start(kind);
        }
    });
    connect(m_test, &SelfTestCard::abortRequested, this, [this] {
        if (session() != nullptr) {
            session()->selfTests().abort();
        }
    });
    connect(m_proofs, &ProofsCard::checkRequested, this, &TestsPage::optimizerRequested);
}

void TestsPage::makeLog() {
    m_table->setModel(&m_rows);
    m_table->setItemDelegate(new AttributeDelegate(m_table));
    m_table->setAccessibleName(tr("Self-test log"));
    m_table->fitRows(mostRows);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(SelfTestLogModel::DetailColumn, QHeaderView::Stretch);
    m_log->body()->addWidget(m_table);
}

void TestsPage::act(Notice::Action action) {
    if (session() == nullptr) {
        return;
    }
    if (action == Notice::Action::wakeAndRead) {
        Q_EMIT noticeAction(action); // reading its health wakes it; then its tests can be asked for
    }
    session()->selfTests().load();
}

void TestsPage::showDrive(const DriveEntry& entry, DriveSession& session) {
    const bool awakeNow = !m_entry.report && entry.report && m_entry.drive.id == entry.drive.id;
    m_entry = entry;
    if (m_shown != &session || (awakeNow && session.selfTests().error())) {
        m_shown = &session;
        session.selfTests().load();
        session.history().load(HistoryRange::year); // remembers the TRIM checks
    }
}

void TestsPage::showSession(DriveSession& session) {
    const Notice notice = noticeOfTests(m_entry, session.selfTests());
    m_notice->show(notice);
    const bool usable = notice.empty();
    m_test->setVisible(usable);
    m_test->show(session.selfTests());
    if (const auto& tests = session.selfTests().tests()) {
        m_rows.setTests(*tests);
    }
    m_log->setVisible(usable && session.selfTests().tests() && m_rows.rowCount() > 0); // else the card above says so
    m_proofs->show(session);
    const bool checkable = session.targets()->eligibleCount() > 0 || m_proofs->hasRows();
    m_proofs->setVisible(checkable && !m_entry.vanished && readOnlyReason(m_entry.drive).isEmpty());
}

} // namespace trimwright::ui
