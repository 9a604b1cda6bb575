// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/about_dialog.h"

#include "ui/format.h"
#include "ui/task.h"
#include "ui/widgets/dialog_size.h"
#include "ui/widgets/text.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QPushButton>
#include <QVBoxLayout>

namespace trimwright::ui {
namespace {

Text* line(TextSize size, Colour colour, const QString& text, Text::Lines lines = Text::Lines::one) {
    auto* label = new Text(size, colour, lines);
    label->setText(text);
    return label;
}

} // namespace

AboutDialog::AboutDialog(const Services& services, QWidget* parent) : QDialog(parent), m_components(new QGridLayout) {
    setWindowTitle(tr("About Trimwright"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::page, spacing::page, spacing::page, spacing::page);
    column->setSpacing(spacing::medium);
    const QString title = tr("Trimwright %1").arg(QCoreApplication::applicationVersion()).trimmed();
    column->addWidget(line(TextSize::title, Colour::text, title));
    column->addWidget(line(TextSize::body, Colour::text,
                           tr("The SSD toolbox for Linux desktops: health, the Optimizer and emulated drives."),
                           Text::Lines::wrapped));
    column->addWidget(line(TextSize::body, Colour::secondary,
                           tr("Free software: you may use, study, share and change it under the GNU General Public "
                              "License, version 3 or later. It comes without any warranty."),
                           Text::Lines::wrapped));
    column->addWidget(line(TextSize::caption, Colour::secondary, tr("What it is made of")));
    m_components->setHorizontalSpacing(spacing::page);
    m_components->setVerticalSpacing(spacing::hair);
    m_components->setColumnStretch(2, 1);
    column->addLayout(m_components);
    column->addStretch(1);
    column->addSpacing(spacing::hair);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    copy->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    copy->setToolTip(tr("Copies the versions, for a report of a fault"));
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_text); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    setMinimumWidth(480);
    m_text = title;
    std::vector<Component> first{{"Qt", qVersion(), "LGPL-3.0-only"}};
    show(first);
    fitHeight(this);
    if (services.components) {
        services.tasks->run(
            this, [components = services.components](std::stop_token stop) { return components(std::move(stop)); },
            [this, first](const std::vector<Component>& more) {
                std::vector<Component> all = first;
                all.insert(all.end(), more.begin(), more.end());
                show(all);
                fitHeight(this);
            });
    }
}

void AboutDialog::show(const std::vector<Component>& components) {
    while (m_components->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_components->takeAt(0));
        delete item->widget();
    }
    m_text = tr("Trimwright %1").arg(QCoreApplication::applicationVersion());
    int row = 0;
    for (const Component& component : components) {
        const QString version = component.version.empty() ? tr("not found") : plain(component.version);
        m_components->addWidget(line(TextSize::strong, Colour::text, plain(component.name)), row, 0);
        m_components->addWidget(line(TextSize::body, Colour::text, version), row, 1);
        m_components->addWidget(line(TextSize::body, Colour::secondary, plain(component.licence)), row, 2);
        m_text += QLatin1Char('\n') + plain(component.name) + QLatin1Char(' ') + version;
        ++row;
    }
    for (int i = 0; i < m_components->count(); ++i) {
        m_components->itemAt(i)->widget()->show(); // at once: the height of the dialog counts it
    }
}

} // namespace trimwright::ui
