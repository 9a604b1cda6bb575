// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report_actions.h"

#include "ui/export_dialog.h"
#include "ui/file_dialogs.h"
#include "ui/format.h"

#include <QFileDialog>
#include <QMessageBox>

namespace trimwright::ui {

ReportActions::ReportActions(const Services& services, DriveModel* drives, QWidget* window)
    : QObject(window), m_services(services), m_drives(drives), m_window(window) {}

void ReportActions::exportReport(int row) {
    if (row >= 0 && m_drives->entry(row).report) {
        const DriveEntry& entry = m_drives->entry(row);
        ExportDialog(m_services, {entry.drive, entry.backend}, m_window).exec();
    }
}

void ReportActions::open() {
    const QString title = tr("Open a saved report");
    const QString name = QFileDialog::getOpenFileName(
        m_window, title, fileFolder(), tr("Reports of Trimwright or smartctl (*.json *.bin *.blob);;All files (*)"));
    if (name.isEmpty()) {
        return;
    }
    rememberFolderOf(name);
    m_services.tasks->run(
        this, [open = m_services.openReport, file = name.toStdString()](std::stop_token) { return open(file); },
        [this, title](Result<Drive> drive) {
            if (drive) {
                Q_EMIT opened(plain(drive->id.value));
                return;
            }
            QMessageBox::warning(m_window, title, sentences(drive.error()));
        });
}

void ReportActions::close(const DriveId& drive) {
    m_drives->setPinned({});
    m_services.tasks->run(
        this, [close = m_services.closeReport, drive](std::stop_token) { return close(drive); },
        [this](const Result<>&) { m_drives->refresh(DriveModel::Read::newDrives); });
}

} // namespace trimwright::ui
