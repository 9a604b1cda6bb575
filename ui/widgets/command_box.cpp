// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/command_box.h"

#include "ui/widgets/text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>

namespace trimwright::ui {

CommandBox::CommandBox(QWidget* parent)
    : SunkenBox(parent), m_command(new Text(TextSize::code, Colour::text, Text::Lines::wrapped)) {
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(spacing::medium, spacing::hair, spacing::medium, spacing::hair);
    line->setSpacing(spacing::card);
    auto* copy = new QPushButton(tr("Copy"));
    copy->setFlat(true);
    copy->setAccessibleName(tr("Copy the command"));
    line->addWidget(m_command, 1);
    line->addWidget(copy, 0, Qt::AlignVCenter);
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_command->text()); });
    hide();
}

void CommandBox::setCommand(const QString& command) {
    m_command->setText(command);
    setVisible(!command.isEmpty());
}

} // namespace trimwright::ui
