// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

class QWidget;

namespace trimwright::ui {

/// Asks where to and writes the content there, whole or not at all, and says which it was. True if it was written. A
/// name without a suffix gets that of the suggested one.
bool saveAs(QWidget* parent, const QString& title, const QString& suggestedName, const QString& filter,
            const QByteArray& content);

/// Where dialogs for files begin: where the last file was if that still is, else the user's documents or home. Main
/// thread.
QString fileFolder();
void rememberFolderOf(const QString& file);

/// What remains of a name that a drive gave when it has to be one of a file.
QString fileNameFrom(const QString& name);

} // namespace trimwright::ui
