// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/history_session.h"
#include "ui/models/history_table_model.h"
#include "ui/pages/page.h"

class QPushButton;

namespace trimwright::ui {

class Card;
class ChartCard;
class ChoiceRow;
class LinkButton;
class NoticeCard;
class PlainTable;

/// How the drive fared over time: life left, writes, temperature, what was done to it, and until when it will last.
class HistoryPage : public Page {
    Q_OBJECT

  public:
    explicit HistoryPage(QWidget* parent = nullptr);

  protected:
    void showDrive(const DriveEntry& entry, DriveSession& session) override;
    void showSession(DriveSession& session) override;

  private:
    QWidget* makeTools();
    QWidget* makeCharts();
    void makeTable();
    HistoryRange range() const;
    void load();
    void showPicture(const HistoryPicture& picture);
    void showNotice(DriveSession& session);
    void saveCsv();
    void askForRating();

    /// What was drawn last, so that nothing is drawn twice.
    struct Drawn {
        const HistoryPicture* picture = nullptr;
        int generation = -1;
        int look = -1;

        friend bool operator==(const Drawn&, const Drawn&) = default;
    };

    Drive m_drive;
    QPointer<DriveSession> m_shown;
    Drawn m_drawn;
    NoticeCard* m_notice;
    QWidget* m_tools;
    ChoiceRow* m_range;
    ChoiceRow* m_look;
    QPushButton* m_save;
    QWidget* m_charts;
    ChartCard* m_life;
    ChartCard* m_perDay;
    ChartCard* m_total;
    ChartCard* m_temperature;
    LinkButton* m_rate;
    Card* m_tableCard;
    PlainTable* m_table;
    HistoryTableModel m_rows;
};

} // namespace trimwright::ui
