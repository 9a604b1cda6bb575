// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_entry.h"
#include "ui/models/drive_session.h"

#include <QWidget>

class QPushButton;
class QTabBar;

namespace trimwright::ui {

class CopyButton;
class Text;

/// Name and identity of the drive, the actions, and the tabs.
class DriveHeader : public QWidget {
    Q_OBJECT

  public:
    explicit DriveHeader(QWidget* parent = nullptr);

    void showDrive(const DriveEntry& entry);
    /// `pageCancels`: the open page has a Cancel of its own.
    void showRun(const DriveSession& session, bool vanished, bool pageCancels);
    QTabBar* tabs() { return m_tabs; }

  Q_SIGNALS:
    void refreshRequested();
    void optimizeRequested();
    void cancelRequested();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Text* m_title;
    Text* m_identity;
    CopyButton* m_serial;
    QPushButton* m_refresh;
    QPushButton* m_optimize;
    QPushButton* m_cancel;
    QTabBar* m_tabs;
};

} // namespace trimwright::ui
