// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings.h"
#include "ui/settings_dialog.h"
#include "ui/style.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QTemporaryDir>
#include <algorithm>
#include <gtest/gtest.h>

namespace trimwright::ui {
namespace {

TEST(Settings, ComeBackAsTheyWereWritten) {
    const QTemporaryDir directory;
    const SettingsFile file(directory.filePath(QStringLiteral("a/b.conf")));
    EXPECT_EQ(file.read(), Settings());
    const Settings chosen{ByteUnits::binary, Language::german, Theme::dark, true};
    file.write(chosen);
    EXPECT_EQ(file.read(), chosen);
}

TEST(Settings, WhatADriveIsRatedForIsKeptByDrive) {
    const QTemporaryDir directory;
    const SettingsFile file(directory.filePath(QStringLiteral("settings.conf")));
    const DriveId first{"nvme-Some/Model 1-S/N=1"};
    const DriveId second{"nvme-Some/Model 1-S/N"};
    file.setRatedWritesBytes(first, 600'000'000'000'000);
    EXPECT_EQ(SettingsFile(file).ratedWritesBytes(first), 600'000'000'000'000U);
    EXPECT_FALSE(file.ratedWritesBytes(second));
    file.setRatedWritesBytes(second, 1);
    file.setRatedWritesBytes(first, std::nullopt);
    EXPECT_FALSE(file.ratedWritesBytes(first));
    EXPECT_EQ(file.ratedWritesBytes(second), 1U);
}

TEST(Settings, WordsThatNobodyKnowsAreAsNone) {
    const QTemporaryDir directory;
    const QString name = directory.filePath(QStringLiteral("t.conf"));
    QFile broken(name);
    ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
    broken.write("[General]\nunits=furlongs\ntheme=\nlanguage=tlh\nwelcomed=perhaps\n");
    broken.close();
    const Settings read = SettingsFile(name).read();
    EXPECT_EQ(read.units, ByteUnits::decimal);
    EXPECT_EQ(read.theme, Theme::system);
    EXPECT_EQ(read.language, Language::system);
}

TEST(Settings, ThemeAndUnitsHoldAtOnce) {
    apply({ByteUnits::binary, Language::system, Theme::dark, true});
    EXPECT_EQ(byteUnits(), ByteUnits::binary);
    EXPECT_EQ(schemeOf(QApplication::palette()), Scheme::dark);
    apply({ByteUnits::decimal, Language::system, Theme::light, true});
    EXPECT_EQ(byteUnits(), ByteUnits::decimal);
    EXPECT_EQ(schemeOf(QApplication::palette()), Scheme::light);
}

TEST(SettingsDialog, TellsOfEachChoice) {
    SettingsDialog dialog(Services{}, Settings{});
    Settings told;
    QObject::connect(&dialog, &SettingsDialog::changed, &dialog, [&told](const Settings& now) { told = now; });
    for (auto* box : dialog.findChildren<QComboBox*>()) {
        box->setCurrentIndex(box->count() - 1);
        EXPECT_FALSE(box->accessibleName().isEmpty());
    }
    EXPECT_EQ(told, (Settings{ByteUnits::binary, Language::german, Theme::dark, false}));
}

TEST(SettingsDialog, TheMonitorIsTurnedOnAndOffAndAFailureIsSaid) {
    bool runs = true;
    bool works = true;
    Services services;
    const SettingsDialog without(services, Settings{});
    ASSERT_NE(without.findChild<QCheckBox*>(), nullptr);
    EXPECT_FALSE(without.findChild<QCheckBox*>()->isEnabled()) << "where there is none";
    services.monitor = {[&runs] { return runs; },
                        [&](bool on) -> Result<> {
                            if (!works) {
                                return fail(Errc::permissionDenied, "The folder autostart cannot be written.");
                            }
                            runs = on;
                            return {};
                        }};
    SettingsDialog dialog(services, Settings{});
    auto* box = dialog.findChild<QCheckBox*>();
    ASSERT_NE(box, nullptr);
    EXPECT_TRUE(box->isChecked());
    box->click();
    EXPECT_FALSE(runs);
    box->click();
    EXPECT_TRUE(runs);
    works = false;
    box->click();
    EXPECT_TRUE(runs);
    EXPECT_TRUE(box->isChecked()) << "it shows what is so";
    const auto texts = dialog.findChildren<QLabel*>();
    EXPECT_TRUE(std::any_of(texts.begin(), texts.end(), [&dialog](const QLabel* text) {
        return text->isVisibleTo(&dialog) && text->text().contains(QStringLiteral("autostart cannot be written"));
    }));
}

} // namespace
} // namespace trimwright::ui
