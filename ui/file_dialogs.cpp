// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/file_dialogs.h"

#include "ui/widgets/saved_bar.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QRegularExpression>
#include <QSaveFile>
#include <QStandardPaths>

namespace trimwright::ui {
namespace {

struct FileWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::FileDialogs)
};

QString& lastFolder() {
    static QString folder;
    return folder;
}

} // namespace

bool saveAs(QWidget* parent, const QString& title, const QString& suggestedName, const QString& filter,
            const QByteArray& content) {
    QFileDialog dialog(parent, title, fileFolder(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QFileInfo(suggestedName).suffix());
    dialog.selectFile(suggestedName);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) {
        return false;
    }
    const QString name = dialog.selectedFiles().constFirst();
    QSaveFile file(name);
    if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit()) {
        rememberFolderOf(name);
        SavedBar::tell(parent, name);
        return true;
    }
    QMessageBox::warning(parent, title, FileWords::tr("%1 could not be written: %2").arg(name, file.errorString()));
    return false;
}

QString fileFolder() {
    if (lastFolder().isEmpty() || !QFileInfo(lastFolder()).isDir()) { // a stick may have been drawn
        const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
        return QFileInfo(documents).isDir() ? documents : QDir::homePath();
    }
    return lastFolder();
}

void rememberFolderOf(const QString& file) {
    lastFolder() = QFileInfo(file).absolutePath();
}

QString fileNameFrom(const QString& name) {
    static const QRegularExpression notForFiles(QStringLiteral("[/\\\\:*?\"<>|\\s]+"));
    QString usable = name.trimmed();
    usable.replace(notForFiles, QStringLiteral("-"));
    return usable.isEmpty() ? QStringLiteral("drive") : usable;
}

} // namespace trimwright::ui
