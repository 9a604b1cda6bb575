// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/choice_row.h"

#include "ui/accessible.h"
#include "ui/spacing.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>

namespace trimwright::ui {

ChoiceRow::ChoiceRow(const QString& name, const QStringList& choices, QWidget* parent)
    : QWidget(parent), m_name(name), m_buttons(new QButtonGroup(this)) {
    setAccessibleRole(this, QAccessible::Grouping);
    setAccessibleName(name);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::hair);
    setChoices(choices);
    connect(m_buttons, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on) {
            Q_EMIT changed(id);
        }
    });
}

void ChoiceRow::setChoices(const QStringList& choices) {
    for (int id = static_cast<int>(m_buttons->buttons().size()); id < choices.size(); ++id) {
        auto* button = new QPushButton;
        button->setCheckable(true);
        button->setFlat(true);
        m_buttons->addButton(button, id);
        layout()->addWidget(button);
    }
    if (!choices.isEmpty() && (chosen() < 0 || chosen() >= choices.size())) {
        m_buttons->button(0)->setChecked(true);
    }
    for (QAbstractButton* button : m_buttons->buttons()) {
        const QString choice = choices.value(m_buttons->id(button));
        button->setText(choice);
        button->setAccessibleName(m_name + QStringLiteral(": ") + choice);
        button->setVisible(!choice.isEmpty());
    }
}

int ChoiceRow::chosen() const {
    return m_buttons->checkedId();
}

void ChoiceRow::choose(int choice) {
    m_buttons->button(choice)->setChecked(true);
}

} // namespace trimwright::ui
