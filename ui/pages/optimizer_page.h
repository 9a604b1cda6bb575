// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

class QProgressBar;
class QPushButton;

namespace trimwright::ui {

class Card;
class CardGrid;
class PathCard;
class PlainTable;
class ResultsCard;
class ScheduleCard;
class ScheduleSession;
class NoticeCard;
class Text;

/// The filesystems of the drive: which are optimized, why others are not, how far a run is, and what it came to.
class OptimizerPage : public Page {
    Q_OBJECT

  public:
    /// `schedule` is the window's; null if there is none to show.
    explicit OptimizerPage(ScheduleSession* schedule, QWidget* parent = nullptr);

  protected:
    void showDrive(const DriveEntry& entry, DriveSession& session) override;
    void showSession(DriveSession& session) override;

  private:
    QWidget* makeRunBox();
    void showTargets(DriveSession& session);
    void showRun(const DriveSession& session);
    void showSelected();
    void showProof();
    void showSchedule(const DriveEntry& entry);
    void showHelper(const DriveSession& session);

    NoticeCard* m_helper = nullptr; ///< Made where the helper is missing.
    Card* m_card;
    Text* m_warning;
    PlainTable* m_table;
    Text* m_empty;
    QWidget* m_runBox;
    Text* m_runTitle;
    Text* m_runDetail;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
    ResultsCard* m_results;
    PathCard* m_path;
    ScheduleCard* m_schedule = nullptr; ///< Made with the first drive that is none of a saved report.
    ScheduleSession* m_scheduleSession;
    CardGrid* m_below;
    bool m_vanished = false;
};

} // namespace trimwright::ui
