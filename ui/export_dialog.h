// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QDialog>
// clang-format on

#include "ui/services.h"

class QButtonGroup;
class QCheckBox;
class QProgressBar;
class QPushButton;

namespace trimwright::ui {

class Text;

enum class ReportFormat { html, text, json };

/// Asks in which form the report of a drive is wanted, makes it on a worker, and saves it where the user says.
class ExportDialog : public QDialog {
    Q_OBJECT

  public:
    ExportDialog(const Services& services, care::ListedDrive drive, QWidget* parent = nullptr);

  Q_SIGNALS:
    void made(const QByteArray& document, const QString& suggestedName);

  private:
    QWidget* makeChoices();
    void make();
    void take(Result<std::pair<std::string, std::string>> document);
    ReportFormat format() const;

    Services m_services;
    care::ListedDrive m_drive;
    QButtonGroup* m_formats;
    QCheckBox* m_serials;
    QProgressBar* m_bar;
    Text* m_error;
    QPushButton* m_save;
};

} // namespace trimwright::ui
