// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/file_dialogs.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMessageBox>
#include <QRegularExpression>
#include <QSaveFile>

namespace trimwright::ui {
namespace {

struct FileWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::FileDialogs)
};

} // namespace

bool saveAs(QWidget* parent, const QString& title, const QString& suggestedName, const QString& filter,
            const QByteArray& content) {
    const QString name = QFileDialog::getSaveFileName(parent, title, suggestedName, filter);
    if (name.isEmpty()) {
        return false;
    }
    QSaveFile file(name);
    if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit()) {
        return true;
    }
    QMessageBox::warning(parent, title, FileWords::tr("%1 could not be written: %2").arg(name, file.errorString()));
    return false;
}

QString fileNameFrom(const QString& name) {
    static const QRegularExpression notForFiles(QStringLiteral("[/\\\\:*?\"<>|\\s]+"));
    QString usable = name.trimmed();
    usable.replace(notForFiles, QStringLiteral("-"));
    return usable.isEmpty() ? QStringLiteral("drive") : usable;
}

} // namespace trimwright::ui
