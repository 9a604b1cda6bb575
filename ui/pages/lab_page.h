// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

namespace trimwright::ui {

class ExperimentsView;
class FlashCard;
class InsideCard;
class LabControls;
class LabSession;
class LabSpeedCard;
class ChoiceRow;

/// The lab of an emulated drive: what can be done to it and what that does inside it; and the experiments.
class LabPage : public Page {
    Q_OBJECT

  public:
    enum View { driveView, experimentsView };

    explicit LabPage(QWidget* parent = nullptr);

    void openView(int view);

  protected:
    void showDrive(const DriveEntry& entry, DriveSession& session) override;
    void showSession(DriveSession& session) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* makeDriveView();
    void attach(LabSession* lab);
    void showState();
    void showTimeline();

    ChoiceRow* m_views;
    QWidget* m_drive;
    QBoxLayout* m_side = nullptr; ///< The cards beside or below what can be done.
    bool m_narrow = false;
    QBoxLayout* m_sides = nullptr; ///< What can be done, and beside it, or below where it is narrow, what came of it.
    LabControls* m_controls;
    LabSpeedCard* m_speed;
    FlashCard* m_flash;
    InsideCard* m_inside;
    ExperimentsView* m_experiments;
    QPointer<LabSession> m_lab;
};

} // namespace trimwright::ui
