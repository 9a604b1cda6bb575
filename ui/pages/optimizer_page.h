// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

class QProgressBar;
class QPushButton;

namespace trimwright::ui {

class Card;
class PlainTable;
class ResultsCard;
class TargetDetail;
class Text;

/// The filesystems of the drive: which are optimized, why others are not, how far a run is, and what it came to.
class OptimizerPage : public Page {
    Q_OBJECT

  public:
    explicit OptimizerPage(QWidget* parent = nullptr);

  protected:
    void showDrive(const DriveEntry& entry, DriveSession& session) override;
    void showSession(DriveSession& session) override;

  private:
    QWidget* makeRunBox();
    void showTargets(DriveSession& session);
    void showRun(const DriveSession& session);
    void showSelected();

    Card* m_card;
    Text* m_warning;
    PlainTable* m_table;
    Text* m_empty;
    QWidget* m_runBox;
    Text* m_runTitle;
    Text* m_runDetail;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
    TargetDetail* m_detail;
    ResultsCard* m_results;
    bool m_vanished = false;
};

} // namespace trimwright::ui
