// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/command_box.h"

#include "ui/widgets/text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>

namespace trimwright::ui {

namespace {

/// Each command on a line of its own; Text keeps its words whole where they have room.
QString asCode(const QString& command) {
    QString code = command;
    code.replace(QStringLiteral(" && "), QStringLiteral(" &&\n"));
    return code;
}

} // namespace

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
    m_command->setLayoutDirection(Qt::LeftToRight); // in every language
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_whole); });
    hide();
}

void CommandBox::setCommand(const QString& command) {
    m_whole = command;
    m_command->setText(asCode(command));
    m_command->setAccessibleName(command);
    setVisible(!command.isEmpty());
}

} // namespace trimwright::ui
