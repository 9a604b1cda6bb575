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

struct Words {
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
    dialog.setWindowTitle(Words::tr("Add an emulated drive"));
    const std::vector<emulator::ModelInfo> models = emulator::EmulatedBackend::models();
    auto* choice = new QComboBox;
    choice->setAccessibleName(Words::tr("Model"));
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
    name->setAccessibleName(Words::tr("Name"));
    name->setPlaceholderText(Words::tr("chosen from the model"));
    name->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[A-Za-z0-9._-]{0,64}")), name));
    auto* form = new QFormLayout;
    form->setSpacing(spacing::medium);
    form->addRow(Words::tr("&Model"), choice);
    form->addRow(Words::tr("&Name"), name);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(Words::tr("Add"));
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(spacing::page, spacing::page, spacing::page, spacing::page);
    column->setSpacing(spacing::card);
    column->addWidget(paragraph(Words::tr("A simulated solid-state drive that lives in a small file. Nothing on your "
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

void showAboutDialog(QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(Words::tr("About Trimwright"));
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(spacing::page, spacing::page, spacing::page, spacing::page);
    column->setSpacing(spacing::medium);
    auto* title = new Text(TextSize::title, Colour::text);
    title->setText(Words::tr("Trimwright %1").arg(QCoreApplication::applicationVersion()));
    column->addWidget(title);
    column->addWidget(paragraph(
        Words::tr("The SSD toolbox for Linux desktops: health, the Optimizer and emulated drives."), Colour::text));
    column->addWidget(paragraph(Words::tr("Free software under the GNU General Public License, version 3 or later. "
                                          "Built with Qt %1.")
                                    .arg(QString::fromLatin1(qVersion()))));
    auto* keys = new Text(TextSize::caption, Colour::secondary);
    keys->setText(Words::tr("Keys"));
    column->addWidget(keys);
    auto* list = new QFormLayout;
    list->setSpacing(spacing::small);
    const std::pair<QString, QString> rows[] = {{Words::tr("↑ ↓"), Words::tr("choose a drive")},
                                                {Words::tr("Ctrl+1 … 3"), Words::tr("open a page")},
                                                {Words::tr("Ctrl+R"), Words::tr("read the drives again")},
                                                {Words::tr("Space"), Words::tr("tick the selected filesystem")},
                                                {Words::tr("F1"), Words::tr("this window")},
                                                {Words::tr("Ctrl+Q"), Words::tr("quit")}};
    for (const auto& [key, what] : rows) {
        auto* label = new Text(TextSize::strong, Colour::text);
        label->setText(key);
        list->addRow(label, paragraph(what));
    }
    column->addLayout(list);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    column->addWidget(buttons);
    dialog.setMinimumWidth(400);
    dialog.exec();
}

} // namespace trimwright::ui
