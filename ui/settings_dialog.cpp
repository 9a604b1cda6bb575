// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings_dialog.h"

#include "ui/format.h"
#include "ui/widgets/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <initializer_list>
#include <utility>

namespace trimwright::ui {
namespace {

template <class T>
QComboBox* choiceOf(const QString& name, std::initializer_list<std::pair<T, QString>> choices, T chosen) {
    auto* box = new QComboBox;
    box->setAccessibleName(name);
    for (const auto& [value, text] : choices) {
        box->addItem(text, static_cast<int>(value));
    }
    box->setCurrentIndex(box->findData(static_cast<int>(chosen)));
    return box;
}

template <class T>
T valueOf(const QComboBox* box) {
    return static_cast<T>(box->currentData().toInt());
}

} // namespace

SettingsDialog::SettingsDialog(const Services& services, const Settings& settings, QWidget* parent)
    : QDialog(parent),
      m_services(services),
      m_settings(settings),
      m_units(choiceOf<ByteUnits>(tr("Units"),
                                  {{ByteUnits::decimal, tr("1 GB = 1,000,000,000 bytes, as drives are sold")},
                                   {ByteUnits::binary, tr("1 GiB = 1,073,741,824 bytes, as memory is counted")}},
                                  settings.units)),
      m_language(choiceOf<Language>(tr("Language"),
                                    {{Language::system, tr("As the desktop")},
                                     {Language::english, QStringLiteral("English")},
                                     {Language::german, QStringLiteral("Deutsch")}},
                                    settings.language)),
      m_theme(choiceOf<Theme>(
          tr("Theme"), {{Theme::system, tr("As the desktop")}, {Theme::light, tr("Light")}, {Theme::dark, tr("Dark")}},
          settings.theme)),
      m_note(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)) {
    setWindowTitle(tr("Settings"));
    auto* form = new QGridLayout;
    form->setSpacing(spacing::medium);
    form->setColumnStretch(1, 1);
    const std::pair<QString, QComboBox*> rows[] = {
        {tr("&Units"), m_units}, {tr("&Language"), m_language}, {tr("&Theme"), m_theme}};
    for (const auto& [name, box] : rows) {
        const int row = form->rowCount();
        auto* label = new QLabel(name);
        label->setBuddy(box);
        form->addWidget(label, row, 0);
        form->addWidget(box, row, 1);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::page, spacing::page, spacing::page, spacing::page);
    column->setSpacing(spacing::card);
    column->addLayout(form);
    makeMonitorSwitch();
    column->addWidget(m_monitor);
    if (!services.monitor.enabled) {
        auto* why = new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped);
        why->setText(tr("The monitor is not installed; it comes with Trimwright's package."));
        column->addWidget(why);
    }
    column->addWidget(m_note);
    column->addWidget(buttons);
    m_note->hide();
    constexpr int leastWidth = 460; // and all that its longest words need
    setMinimumWidth(std::max(leastWidth, layout()->totalMinimumSize().width()));
    for (QComboBox* box : {m_units, m_language, m_theme}) {
        connect(box, &QComboBox::currentIndexChanged, this, &SettingsDialog::take);
    }
}

void SettingsDialog::makeMonitorSwitch() {
    m_monitor = new QCheckBox(tr("Tell me when a drive needs attention, also while this window is closed"));
    m_monitor->setEnabled(m_services.monitor.enabled != nullptr);
    if (!m_monitor->isEnabled()) {
        return;
    }
    m_monitor->setChecked(m_services.monitor.enabled());
    connect(m_monitor, &QCheckBox::toggled, this, [this](bool on) {
        const auto done = m_services.monitor.enable(on);
        m_note->setText(done ? QString() : sentence(done.error().message));
        m_note->setVisible(!done);
        const QSignalBlocker quiet(m_monitor);
        m_monitor->setChecked(m_services.monitor.enabled()); // what is so, not what was wished
    });
}

void SettingsDialog::take() {
    const Language before = m_settings.language;
    m_settings.units = valueOf<ByteUnits>(m_units);
    m_settings.language = valueOf<Language>(m_language);
    m_settings.theme = valueOf<Theme>(m_theme);
    if (m_settings.language != before) {
        m_note->setText(tr("The language changes when Trimwright is started again."));
        m_note->show();
    }
    Q_EMIT changed(m_settings);
}

} // namespace trimwright::ui
