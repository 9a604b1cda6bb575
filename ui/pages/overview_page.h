// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_text.h"
#include "ui/pages/page.h"

namespace trimwright::ui {

class AttributesCard;
class Card;
class ChartCard;
class FactsCard;
class FindingsCard;
class LifeRing;
class MarkLabel;
class MetricCard;
class NoticeCard;
class ScheduleSession;
class SourceLink;
class SpeedCard;
class Text;
class TrimCard;

/// One glance: the verdict, the figures behind it, what to do, and what the drive says.
class OverviewPage : public Page {
    Q_OBJECT

  public:
    /// `schedule` is the window's; null if there is none to show.
    explicit OverviewPage(ScheduleSession* schedule, QWidget* parent = nullptr);

    /// Puts it above the cards, where it scrolls with them.
    void setWelcome(QWidget* welcome);

  Q_SIGNALS:
    void noticeAction(Notice::Action action);
    void attributesRequested();
    void optimizeRequested();
    void scheduleRequested();

  protected:
    void showDrive(const DriveEntry& entry, DriveSession& session) override;
    void showSession(DriveSession& session) override;

  private:
    Card* makeLifeCard();
    void showVerdict(const HealthReport& report, const care::Assessment& assessment, bool slow);
    void showHistory(DriveSession& session);
    void showDaily(const HistoryPicture& picture);

    QString nextRun() const;

    ScheduleSession* m_schedule;
    DriveEntry m_entry; ///< The one that is shown.
    int m_drawn = -1;   ///< Which reading of the history the chart shows.
    QPointer<DriveSession> m_drawnOf;

    NoticeCard* m_notice;
    Card* m_life;
    LifeRing* m_ring;
    MarkLabel* m_verdictMark;
    Text* m_verdict;
    Text* m_sentence;
    SourceLink* m_lifeSource;
    MetricCard* m_writes;
    MetricCard* m_temperature;
    TrimCard* m_trim;
    SpeedCard* m_speed;
    AttributesCard* m_attributes;
    QWidget* m_dailyPlace;
    ChartCard* m_daily = nullptr; ///< Made when there is something to draw.
    FindingsCard* m_findings;
    FactsCard* m_facts;
};

} // namespace trimwright::ui
