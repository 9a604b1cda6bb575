// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/run_text.h"
#include "ui/widgets/card.h"

class QProgressBar;

namespace trimwright::ui {

class LinkButton;
class MarkLabel;

/// Whether the drive can be optimized, how far a run is, and what the last one came to.
class TrimCard : public Card {
    Q_OBJECT

  public:
    explicit TrimCard(QWidget* parent = nullptr);

    /// `next`: when it runs next by itself; may be empty.
    void show(const DriveSession& session, const RunSummary& summary, const QString& next);
    using Card::show;
    /// Whether a link in the head leads to the schedule.
    void setLeadsToSchedule(bool leads);

  Q_SIGNALS:
    void scheduleRequested();

  private:
    LinkButton* m_schedule;
    MarkLabel* m_mark;
    Text* m_headline;
    Text* m_detail;
    Text* m_next;
    Text* m_warning;
    QProgressBar* m_bar;
};

} // namespace trimwright::ui
