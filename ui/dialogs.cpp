// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs.h"

#include "core/emulator/emulated_backend.h"
#include "ui/format.h"
#include "ui/widgets/text.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

namespace trimwright::ui {
namespace {

struct DialogWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::Dialogs)
};

Text* paragraph(const QString& text, Colour which = Colour::secondary) {
    auto* label = new Text(TextSize::body, which, Text::Lines::wrapped);
    label->setText(text);
    return label;
}

} // namespace

std::optional<EmulatedDriveWish> askForEmulatedDrive(QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(DialogWords::tr("Add an emulated drive"));
    const std::vector<emulator::ModelInfo> models = emulator::EmulatedBackend::models();
    auto* choice = new QComboBox;
    choice->setAccessibleName(DialogWords::tr("Model"));
    for (const emulator::ModelInfo& model : models) {
        choice->addItem(plain(model.title), plain(model.key));
    }
    auto* about = paragraph({});
    const auto explain = [&models, about](int row) {
        about->setText(row >= 0 ? sentence(models[static_cast<std::size_t>(row)].sentence) : QString());
    };
    QObject::connect(choice, &QComboBox::currentIndexChanged, about, explain);
    explain(choice->currentIndex());
    auto* name = new QLineEdit;
    name->setAccessibleName(DialogWords::tr("Name"));
    name->setPlaceholderText(DialogWords::tr("chosen from the model"));
    name->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[A-Za-z0-9._-]{0,64}")), name));
    auto* form = new QFormLayout;
    form->setSpacing(spacing::medium);
    form->addRow(DialogWords::tr("&Model"), choice);
    form->addRow(DialogWords::tr("&Name"), name);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(DialogWords::tr("Add"));
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(spacing::page, spacing::page, spacing::page, spacing::page);
    column->setSpacing(spacing::card);
    column->addWidget(
        paragraph(DialogWords::tr("A simulated solid-state drive that lives in a small file. Nothing on your "
                                  "real drives is touched.")));
    column->addLayout(form);
    column->addWidget(about);
    column->addWidget(buttons);
    dialog.setMinimumWidth(420);
    if (dialog.exec() != QDialog::Accepted) {
        return {};
    }
    return EmulatedDriveWish{choice->currentData().toString().toStdString(), name->text().toStdString()};
}

} // namespace trimwright::ui
