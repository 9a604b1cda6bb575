// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QObject>
// clang-format on

#include "ui/models/drive_model.h"
#include "ui/services.h"

class QWidget;

namespace trimwright::ui {

/// What the window does with reports: makes one of a drive, opens a saved one as a drive, closes it again.
class ReportActions : public QObject {
    Q_OBJECT

  public:
    /// `window` is what dialogs belong to; this too.
    ReportActions(const Services& services, DriveModel* drives, QWidget* window);

    /// Asks how, and saves a report of the drive in this row; does nothing without a health to report.
    void exportReport(int row);
    /// Asks for a file; then opened().
    void open();
    void close(const DriveId& drive);

  Q_SIGNALS:
    void opened(const QString& drive); ///< Its id.

  private:
    Services m_services;
    DriveModel* m_drives;
    QWidget* m_window;
};

} // namespace trimwright::ui
