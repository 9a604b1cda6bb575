// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_text.h"
#include "ui/models/self_test_log_model.h"
#include "ui/pages/page.h"

namespace trimwright::ui {

class Card;
class NoticeCard;
class PlainTable;
class ProofsCard;
class SelfTestCard;
class Text;

/// The drive's self-tests and their log, and what the TRIM checks came to.
class TestsPage : public Page {
    Q_OBJECT

  public:
    explicit TestsPage(QWidget* parent = nullptr);

  Q_SIGNALS:
    void noticeAction(Notice::Action action);
    void optimizerRequested(); ///< Where a TRIM check is started.

  protected:
    void showDrive(const DriveEntry& entry, DriveSession& session) override;
    void showSession(DriveSession& session) override;

  private:
    void makeLog();
    void act(Notice::Action action);

    DriveEntry m_entry;
    QPointer<DriveSession> m_shown;
    SelfTestLogModel m_rows;
    NoticeCard* m_notice;
    SelfTestCard* m_test;
    Card* m_log;
    PlainTable* m_table;
    ProofsCard* m_proofs;
};

} // namespace trimwright::ui
