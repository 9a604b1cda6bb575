// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QDialog>
// clang-format on

#include "ui/services.h"
#include "ui/settings.h"

class QCheckBox;
class QComboBox;

namespace trimwright::ui {

class Text;

/// Units, language, theme, and whether the monitor runs. What is chosen holds at once; only another language waits for
/// the next start.
class SettingsDialog : public QDialog {
    Q_OBJECT

  public:
    SettingsDialog(const Services& services, const Settings& settings, QWidget* parent = nullptr);

  Q_SIGNALS:
    void changed(const Settings& settings);

  private:
    void makeMonitorSwitch();
    void take();

    Services m_services;
    Settings m_settings;
    QComboBox* m_units;
    QComboBox* m_language;
    QComboBox* m_theme;
    QCheckBox* m_monitor = nullptr; ///< Greyed where there is no monitor.
    Text* m_note;
};

} // namespace trimwright::ui
