// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/operations.h"
#include "ui/widgets/card.h"

#include <map>
#include <string>
#include <vector>

class QComboBox;
class QGridLayout;
class QPushButton;

namespace trimwright::ui {

class LabSession;

/// What can be done to an emulated drive: its operating system, ways to age it, ways to restore it.
class LabControls : public Card {
    Q_OBJECT

  public:
    explicit LabControls(QWidget* parent = nullptr);

    void show(const LabSession& session);
    /// In how many columns the buttons stand: 1 or 2.
    void setColumns(int columns);
    using Card::show;

    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void policyChosen(const std::string& policy);
    void actionChosen(const std::string& action);

  private:
    Text* addTitle(const QString& title);
    void addActions(QGridLayout* grid, const std::vector<const emulator::LabAction*>& actions);

    QComboBox* m_policy;
    Text* m_policyText;
    QGridLayout* m_ageing;
    QGridLayout* m_restoring;
    Text* m_obstacle; ///< Why Optimize is not offered.
    std::map<std::string, QPushButton*> m_buttons;
};

} // namespace trimwright::ui
