// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_entry.h"
#include "ui/models/drive_session.h"

#include <QWidget>

class QBoxLayout;
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
    void setTabVisible(int tab, bool visible);

  Q_SIGNALS:
    void refreshRequested();
    void exportRequested();
    void optimizeRequested();
    void cancelRequested();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    Text* m_title;
    Text* m_identity;
    Text* m_dot; ///< Between identity and serial number where they stand on one line.
    CopyButton* m_serial;
    QBoxLayout* m_words;        ///< Title and identity; below them the buttons where it is narrow.
    QBoxLayout* m_top;          ///< The title, and beside it the buttons where there is room.
    QBoxLayout* m_identityLine; ///< Identity and serial number: side by side, or below each other.
    bool m_narrow = false;
    bool m_runs = false; ///< A run was active when it was last shown.
    QWidget* m_buttons;
    QPushButton* m_refresh;
    QPushButton* m_export;
    QPushButton* m_optimize;
    QPushButton* m_cancel;
    QTabBar* m_tabs;
};

} // namespace trimwright::ui
