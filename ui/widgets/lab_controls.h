// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

#include <map>
#include <string>

class QComboBox;
class QPushButton;

namespace trimwright::ui {

class LabSession;

/// What can be done to an emulated drive: its operating system, ways to age it, ways to restore it.
class LabControls : public Card {
    Q_OBJECT

  public:
    explicit LabControls(QWidget* parent = nullptr);

    void show(const LabSession& session);
    using Card::show;

    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void policyChosen(const std::string& policy);
    void actionChosen(const std::string& action);

  private:
    Text* addTitle(const QString& title);
    void addAction(const std::string& key, const QString& title, const QString& sentence);

    QComboBox* m_policy;
    Text* m_policyText;
    std::map<std::string, QPushButton*> m_buttons;
};

} // namespace trimwright::ui
