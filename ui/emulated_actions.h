// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QObject>
// clang-format on

#include "ui/models/drive_model.h"
#include "ui/services.h"

class QWidget;

namespace trimwright::ui {

/// What the window does with emulated drives as a whole: asks for a new one, removes one. Only with an emulator.
class EmulatedActions : public QObject {
    Q_OBJECT

  public:
    /// `window` is what dialogs belong to; this too.
    EmulatedActions(const Services& services, DriveModel* drives, QWidget* window);

    /// Asks which; then added().
    void add();
    /// Asks once, and removes the drive with all it simulates.
    void remove(const Drive& drive);

  Q_SIGNALS:
    void added(const QString& drive); ///< Its id.

  private:
    Services m_services;
    DriveModel* m_drives;
    QWidget* m_window;
};

} // namespace trimwright::ui
