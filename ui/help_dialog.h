// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace trimwright::ui {

/// Help on one page: what the pages are for, what the signs mean, and the keys.
class HelpDialog : public QDialog {
    Q_OBJECT

  public:
    explicit HelpDialog(QWidget* parent = nullptr);
};

} // namespace trimwright::ui
