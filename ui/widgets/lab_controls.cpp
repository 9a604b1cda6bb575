// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab_controls.h"

#include "ui/format.h"
#include "ui/models/lab_session.h"
#include "ui/models/lab_text.h"

#include <QComboBox>
#include <QGridLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <memory>

namespace trimwright::ui {

LabControls::LabControls(QWidget* parent)
    : Card({}, parent),
      m_policy(new QComboBox),
      m_policyText(new Text(TextSize::source, Colour::muted, Text::Lines::wrapped)),
      m_ageing(new QGridLayout),
      m_restoring(new QGridLayout),
      m_obstacle(new Text(TextSize::source, Colour::muted, Text::Lines::wrapped)) {
    setAccessibleName(tr("What to do with the drive"));
    body()->setSpacing(spacing::small);
    addTitle(tr("Operating system"))->setBuddy(m_policy);
    for (const emulator::HostPolicy& policy : emulator::hostPolicies()) {
        m_policy->addItem(sentence(std::string(policy.title)), plain(std::string(policy.key)));
        m_policy->setItemData(m_policy->count() - 1, policyText(policy), Qt::ToolTipRole);
    }
    m_policy->setAccessibleName(tr("Operating system"));
    m_policy->setObjectName(QStringLiteral("labPolicy"));
    m_policy->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_policy->setMinimumContentsLength(14);
    body()->addWidget(m_policy);
    body()->addWidget(m_policyText);
    connect(m_policy, &QComboBox::activated, this,
            [this] { Q_EMIT policyChosen(m_policy->currentData().toString().toStdString()); });
    //: Title above buttons that wear the emulated drive down.
    addTitle(tr("Age the drive"));
    addActions(m_ageing, ageingActions());
    //: Title above buttons that make the emulated drive fast again.
    addTitle(tr("Restore it"));
    addActions(m_restoring, restoringActions());
    body()->addWidget(m_obstacle);
    m_obstacle->hide();
    m_policyText->setMinimumHeight(m_policyText->fontMetrics().height()); // nothing moves when it is known
    m_buttons.at("optimize")->setDefault(true);
    m_buttons.at("optimize")->setAutoDefault(false);
    body()->addStretch(1);
}

QSize LabControls::minimumSizeHint() const {
    return Card::minimumSizeHint().expandedTo({spacing::labControls, 0});
}

Text* LabControls::addTitle(const QString& title) {
    auto* label = new Text(TextSize::caption, Colour::secondary);
    label->setText(title);
    if (!m_buttons.empty() || body()->count() > 1) {
        body()->addSpacing(spacing::small);
    }
    body()->addWidget(label);
    return label;
}

void LabControls::addActions(QGridLayout* grid, const std::vector<const emulator::LabAction*>& actions) {
    grid->setSpacing(spacing::small);
    body()->addLayout(grid);
    for (const emulator::LabAction* action : actions) {
        const QString title = sentence(std::string(action->title));
        auto* button = new QPushButton(title);
        const std::string key(action->key);
        button->setAccessibleName(title);
        button->setAccessibleDescription(sentence(std::string(action->sentence)));
        button->setToolTip(button->accessibleDescription());
        button->setObjectName(QStringLiteral("lab-") + plain(key));
        connect(button, &QPushButton::clicked, this, [this, key] { Q_EMIT actionChosen(key); });
        grid->addWidget(button, grid->count(), 0);
        m_buttons.emplace(key, button);
    }
}

void LabControls::setColumns(int columns) {
    for (QGridLayout* grid : {m_ageing, m_restoring}) {
        std::vector<QWidget*> buttons;
        while (grid->count() > 0) {
            const std::unique_ptr<QLayoutItem> item(grid->takeAt(0));
            buttons.push_back(item->widget());
        }
        for (int i = 0; i < static_cast<int>(buttons.size()); ++i) {
            grid->addWidget(buttons[static_cast<std::size_t>(i)], i / columns, i % columns);
        }
        grid->setColumnStretch(0, 1);
        grid->setColumnStretch(1, columns > 1 ? 1 : 0);
    }
}

void LabControls::show(const LabSession& session) {
    const bool ready = session.status().has_value() && !session.busy();
    m_policy->setEnabled(ready);
    for (const auto& [key, button] : m_buttons) {
        button->setEnabled(ready);
    }
    const bool flash = !session.map() || !session.map()->blocks.empty();
    const QString obstacle = session.status() ? optimizeObstacle(*session.status(), flash) : QString();
    m_buttons.at("optimize")->setEnabled(ready && obstacle.isEmpty());
    m_obstacle->setText(obstacle);
    m_obstacle->setVisible(!obstacle.isEmpty());
    m_buttons.at("update-firmware")->setVisible(session.status() && session.status()->has_update);
    if (session.status()) {
        const QSignalBlocker quiet(m_policy);
        m_policy->setCurrentIndex(m_policy->findData(plain(session.status()->policy)));
        const emulator::HostPolicy* const policy = emulator::findHostPolicy(session.status()->policy);
        m_policyText->setText(policy != nullptr ? policyText(*policy) : QString());
    }
}

} // namespace trimwright::ui
