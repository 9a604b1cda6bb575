// SPDX-License-Identifier: GPL-3.0-or-later
// The tests of the window need one QApplication for the whole program.
#include "ui/style.h"

#include <QApplication>
#include <QLocale>
#include <gtest/gtest.h>

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    testing::InitGoogleTest(&argc, argv);
    const QApplication application(argc, argv);
    QApplication::setStyle(new trimwright::ui::Style(trimwright::ui::Scheme::light));
    return RUN_ALL_TESTS();
}
