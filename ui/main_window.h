// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_model.h"
#include "ui/models/drive_session.h"
#include "ui/services.h"

#include <QMainWindow>
#include <QPointer>
#include <map>
#include <memory>

class QMessageBox;

namespace trimwright::ui {

class DriveView;
class EmulatedActions;
class ReportActions;
class ScheduleSession;
class Sidebar;

/// The window: drives on the left, the selected one on the right. Only wires the parts together.
class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    /// `select` is the id or node of the drive to show first; empty chooses one.
    explicit MainWindow(const Services& services, QString select = {}, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Lists the drives, where Services::list_at_once has not done so.
    void load();

    DriveModel* drives() { return m_drives; }
    DriveView* view() { return m_view; }
    Sidebar* sidebar() { return m_sidebar; }
    DriveSession* currentSession();

  protected:
    /// Asks once if work is under way that would end.
    void closeEvent(QCloseEvent* event) override;

  private:
    void makeShortcuts();
    void fillMenu();
    void showWelcome();
    void showSettings();
    void tryEmulatedDrive();
    bool working() const;
    void askBeforeClosing();
    void refresh();
    void chooseFirst();
    void takeHealth(const DriveId& drive);
    void showRow(int row);
    void showSelected();
    void act(Notice::Action action);
    void removeDrive(int row);
    DriveSession* sessionOf(const DriveEntry& entry);

    Services m_services;
    QString m_select;
    DriveModel* m_drives;
    Sidebar* m_sidebar;
    ScheduleSession* m_schedule;
    ReportActions* m_reports;
    EmulatedActions* m_emulated;
    DriveView* m_view;
    std::map<DriveId, std::unique_ptr<DriveSession>> m_sessions;
    bool m_userChose = false; ///< The user has selected a drive; it is not changed under his hands.
    bool m_choosing = false;
    QPointer<QMessageBox> m_question; ///< Whether to close during work.
    bool m_mayClose = false;
};

} // namespace trimwright::ui
