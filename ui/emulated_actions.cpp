// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/emulated_actions.h"

#include "core/emulator/emulated_backend.h"
#include "ui/add_drive_dialog.h"
#include "ui/format.h"

#include <QMessageBox>
#include <QPointer>

namespace trimwright::ui {

EmulatedActions::EmulatedActions(const Services& services, DriveModel* drives, QWidget* window)
    : QObject(window), m_services(services), m_drives(drives), m_window(window) {}

void EmulatedActions::add() {
    AddDriveDialog dialog(m_window);
    connect(&dialog, &AddDriveDialog::wished, this, [this, asked = QPointer(&dialog)] {
        m_services.tasks->run(
            this,
            [emulator = m_services.emulator, wish = asked->wish()](std::stop_token) {
                return emulator->add(wish.model, wish.name);
            },
            [this, asked](Result<Drive> drive) {
                if (drive) {
                    if (asked) {
                        asked->accept();
                    }
                    Q_EMIT added(plain(drive->id.value));
                } else if (asked) {
                    asked->showError(sentences(drive.error()));
                }
            });
    });
    dialog.exec();
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
