// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/emulated_backend.h"
#include "ui/widgets/card.h"

#include <optional>

class QPushButton;

namespace trimwright::ui {

class LabSession;
class LinePlot;
class MarkLabel;
class RunLine;

/// How fast the drive writes over simulated time, what is being done to it, and what the last action came to.
class LabSpeedCard : public Card {
    Q_OBJECT

  public:
    explicit LabSpeedCard(QWidget* parent = nullptr);

    void show(const LabSession& session);
    /// `measured`: of a copy of the drive, shown until something was done to it.
    void showTimeline(const LabSession& session, const std::optional<emulator::WriteSpeed>& measured);
    using Card::show;

  Q_SIGNALS:
    void cancelRequested();
    void clearRequested();

  private:
    void showMessage(const LabSession& session);

    Text* m_time;
    LinePlot* m_plot;
    RunLine* m_run;
    QWidget* m_messageLine;
    MarkLabel* m_mark;
    Text* m_message;
    QPushButton* m_clear;
};

} // namespace trimwright::ui
