// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab_controls.h"

#include "ui/format.h"
#include "ui/models/lab_session.h"
#include "ui/models/lab_text.h"

#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>

namespace trimwright::ui {

LabControls::LabControls(QWidget* parent)
    : Card({}, parent),
      m_policy(new QComboBox),
      m_policyText(new Text(TextSize::source, Colour::muted, Text::Lines::wrapped)) {
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
    for (const emulator::LabAction* action : ageingActions()) {
        addAction(std::string(action->key), sentence(std::string(action->title)),
                  sentence(std::string(action->sentence)));
    }
    //: Title above buttons that make the emulated drive fast again.
    addTitle(tr("Restore it"));
    for (const emulator::LabAction* action : restoringActions()) {
        addAction(std::string(action->key), sentence(std::string(action->title)),
                  sentence(std::string(action->sentence)));
    }
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

void LabControls::addAction(const std::string& key, const QString& title, const QString& sentence) {
    auto* button = new QPushButton(title);
    button->setToolTip(sentence);
    button->setAccessibleName(title);
    button->setAccessibleDescription(sentence);
    button->setObjectName(QStringLiteral("lab-") + plain(key));
    connect(button, &QPushButton::clicked, this, [this, key] { Q_EMIT actionChosen(key); });
    body()->addWidget(button);
    m_buttons.emplace(key, button);
}

void LabControls::show(const LabSession& session) {
    const bool ready = session.status().has_value() && !session.busy();
    m_policy->setEnabled(ready);
    for (const auto& [key, button] : m_buttons) {
        button->setEnabled(ready);
    }
    m_buttons.at("update-firmware")->setVisible(session.status() && session.status()->has_update);
    if (session.status()) {
        const QSignalBlocker quiet(m_policy);
        m_policy->setCurrentIndex(m_policy->findData(plain(session.status()->policy)));
        const emulator::HostPolicy* const policy = emulator::findHostPolicy(session.status()->policy);
        m_policyText->setText(policy != nullptr ? policyText(*policy) : QString());
    }
}

} // namespace trimwright::ui
