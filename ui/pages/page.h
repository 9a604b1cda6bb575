// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_entry.h"
#include "ui/models/drive_session.h"

#include <QPointer>
#include <QScrollArea>
#include <QVBoxLayout>

namespace trimwright::ui {

/// One tab: shows one drive and its session, scrolls when the window is small. A page holds no state of its own beyond
/// what is selected in it.
class Page : public QScrollArea {
    Q_OBJECT

  public:
    explicit Page(QWidget* parent = nullptr);

    /// Shows the drive as it is now. Called again whenever something about it changed.
    void setDrive(const DriveEntry& entry, DriveSession* session);

  protected:
    virtual void showDrive(const DriveEntry& entry, DriveSession& session) = 0;
    /// Its run, filesystems or speed changed; for pages that show them.
    virtual void showSession(DriveSession&) {}

    QVBoxLayout* column() { return m_column; }
    DriveSession* session() const { return m_session; }
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void showBar();
    void fitBottom();

    QVBoxLayout* m_column;
    QScrollBar* m_bar; ///< Lies over the margin, so that the page is as wide with it as without.
    QPointer<DriveSession> m_session;
};

} // namespace trimwright::ui
