// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/sunken_box.h"

namespace trimwright::ui {

class Text;

/// A command for a terminal, with a button that copies it.
class CommandBox : public SunkenBox {
    Q_OBJECT

  public:
    explicit CommandBox(QWidget* parent = nullptr);

    /// An empty command hides the box.
    void setCommand(const QString& command);

  private:
    QString m_whole; ///< As it is copied.
    Text* m_command;
};

} // namespace trimwright::ui
