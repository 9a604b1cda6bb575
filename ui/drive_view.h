// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_session.h"
#include "ui/models/drive_text.h"

#include <QPointer>
#include <QWidget>
#include <array>

class QStackedWidget;

namespace trimwright::ui {

class DriveHeader;
class NoticeCard;
class Page;
class ScheduleSession;
class WelcomeCard;

/// The right side of the window: one drive with its header and pages. Each part is made when it is first shown, so that
/// the list of drives does not wait for it.
class DriveView : public QWidget {
    Q_OBJECT

  public:
    static constexpr int pageCount = 6;

    /// `schedule` is the window's; null if there is none to show.
    explicit DriveView(ScheduleSession* schedule, QWidget* parent = nullptr);

    /// Shows the drive as it is now.
    void setDrive(const DriveEntry& entry, DriveSession* session);
    /// Shows that there is no drive to show.
    void showEmpty(const Notice& notice);

    /// Puts the welcome on the Overview, once there is a drive to show. `canTry`: there is an emulated drive.
    void showWelcome(bool canTry);

    void openPage(int page);
    int currentPage() const;

  Q_SIGNALS:
    void refreshRequested();
    void exportRequested();
    void optimizeRequested();
    void cancelRequested();
    void noticeAction(Notice::Action action);
    void welcomeRead(bool tryIt);

  private:
    DriveHeader& header();
    Page* page(int number);
    QWidget* makeWelcome();
    void showTry();
    void showCurrentPage();
    void showRun();

    ScheduleSession* m_schedule;
    DriveHeader* m_header = nullptr;
    int m_firstPage = 0;          ///< What is opened once there is a header.
    bool m_welcomeWanted = false; ///< Until it is on the Overview.
    bool m_canTry = false;
    QPointer<WelcomeCard> m_welcome;
    QStackedWidget* m_stack;
    NoticeCard* m_emptyNotice = nullptr;
    std::array<Page*, pageCount> m_pages{};
    DriveEntry m_entry;
    QPointer<DriveSession> m_session;
};

} // namespace trimwright::ui
