// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/emulated_actions.h"

#include "core/emulator/emulated_backend.h"
#include "ui/add_drive_dialog.h"
#include "ui/format.h"

#include <QMessageBox>

namespace trimwright::ui {

EmulatedActions::EmulatedActions(const Services& services, DriveModel* drives, QWidget* window)
    : QObject(window), m_services(services), m_drives(drives), m_window(window) {}

void EmulatedActions::add() {
    const auto wish = askForEmulatedDrive(m_window);
    if (!wish) {
        return;
    }
    m_services.tasks->run(
        this,
        [emulator = m_services.emulator, wish = *wish](std::stop_token) {
            return emulator->add(wish.model, wish.name);
        },
        [this](Result<Drive> drive) {
            if (!drive) {
                QMessageBox::warning(m_window, tr("Add an emulated drive"), sentence(drive.error().message));
                return;
            }
            Q_EMIT added(plain(drive->id.value));
        });
}

void EmulatedActions::remove(const Drive& drive) {
    const QString title = tr("Remove an emulated drive");
    //: Its name, its model.
    const QString question = tr("Remove the emulated drive %1 (%2) and everything it simulates?")
                                 .arg(isolated(emulatedName(drive)), modelText(drive));
    QMessageBox box(QMessageBox::Question, title, question, QMessageBox::Cancel, m_window);
    const auto* const remove = box.addButton(tr("Remove"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() != remove) {
        return;
    }
    m_drives->setPinned({});
    m_services.tasks->run(
        this, [emulator = m_services.emulator, id = drive.id](std::stop_token) { return emulator->remove(id); },
        [this, title](Result<> removed) {
            if (!removed) {
                QMessageBox::warning(m_window, title, sentence(removed.error().message));
            }
            m_drives->refresh(DriveModel::Read::newDrives);
        });
}

} // namespace trimwright::ui
