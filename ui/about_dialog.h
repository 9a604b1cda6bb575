// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QDialog>
// clang-format on

#include "ui/services.h"

class QGridLayout;

namespace trimwright::ui {

/// What this is, its version and licence, and what it is made of.
class AboutDialog : public QDialog {
    Q_OBJECT

  public:
    explicit AboutDialog(const Services& services, QWidget* parent = nullptr);
    using QDialog::show;

  private:
    void show(const std::vector<Component>& components);

    QGridLayout* m_components;
    QString m_text; ///< All of it, for a bug report.
};

} // namespace trimwright::ui
