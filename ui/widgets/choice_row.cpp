// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/choice_row.h"

#include "ui/spacing.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>

namespace trimwright::ui {

ChoiceRow::ChoiceRow(const QString& name, const QStringList& choices, QWidget* parent)
    : QWidget(parent), m_buttons(new QButtonGroup(this)) {
    setAccessibleName(name);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::hair);
    for (const QString& choice : choices) {
        auto* button = new QPushButton(choice);
        button->setCheckable(true);
        button->setFlat(true);
        button->setAccessibleName(name + QStringLiteral(": ") + choice);
        m_buttons->addButton(button, static_cast<int>(m_buttons->buttons().size()));
        row->addWidget(button);
    }
    m_buttons->button(0)->setChecked(true);
    connect(m_buttons, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on) {
            Q_EMIT changed(id);
        }
    });
}

int ChoiceRow::chosen() const {
    return m_buttons->checkedId();
}

void ChoiceRow::choose(int choice) {
    m_buttons->button(choice)->setChecked(true);
}

} // namespace trimwright::ui
