// SPDX-License-Identifier: GPL-3.0-or-later
// What the tray shows: the worst of the drives, by shape as well as by colour.
#include "app/monitor/tray_icon.h"

#include <QImage>
#include <QPainter>
#include <array>
#include <cstdlib>
#include <gmock/gmock.h>

namespace trimwright::monitor {
namespace {

constexpr std::array states{Health::unknown, Health::healthy, Health::attention, Health::failing};

care::DriveMemory drive(const char* name, care::Verdict verdict) {
    care::DriveMemory memory;
    memory.name = name;
    memory.verdict = verdict;
    return memory;
}

QImage outlineOf(Health health, int size) {
    const QImage picture = iconOf(health).pixmap(size).toImage().convertToFormat(QImage::Format_ARGB32);
    return picture.createAlphaMask(Qt::ThresholdDither);
}

/// All states in all sizes, on a light and on a dark panel.
void saveSheet(const QString& file) {
    constexpr int cell = 72;
    constexpr std::array sizes{16, 22, 24, 32, 48, 64};
    QImage sheet(cell * static_cast<int>(sizes.size()), 2 * cell * static_cast<int>(states.size()),
                 QImage::Format_RGB32);
    QPainter painter(&sheet);
    int row = 0;
    for (const QColor panel : {QColor(0xef, 0xf0, 0xf1), QColor(0x1b, 0x1e, 0x20)}) {
        for (const Health health : states) {
            painter.fillRect(0, row * cell, sheet.width(), cell, panel);
            int x = 0;
            for (const int size : sizes) {
                painter.drawPixmap(x + (cell - size) / 2, row * cell + (cell - size) / 2, iconOf(health).pixmap(size));
                x += cell;
            }
            ++row;
        }
    }
    painter.end();
    sheet.save(file);
}

TEST(TrayIcon, EveryStateHasAnOutlineOfItsOwn) {
    for (const int size : {16, 22, 32}) {
        for (const Health one : states) {
            EXPECT_FALSE(outlineOf(one, size).isNull());
            for (const Health other : states) {
                if (one != other) {
                    int different = 0;
                    const QImage a = outlineOf(one, size);
                    const QImage b = outlineOf(other, size);
                    for (int y = 0; y < size; ++y) {
                        for (int x = 0; x < size; ++x) {
                            different += a.pixelIndex(x, y) != b.pixelIndex(x, y) ? 1 : 0;
                        }
                    }
                    EXPECT_GT(different, size)
                        << static_cast<int>(one) << ' ' << static_cast<int>(other) << ' ' << size;
                }
            }
        }
    }
    if (const char* directory = std::getenv("TRIMWRIGHT_PICTURES")) { // to look at them
        saveSheet(QString::fromLocal8Bit(directory) + QStringLiteral("/tray.png"));
    }
}

TEST(TrayState, TheWorstDriveDecides) {
    care::AlertBook machine;
    EXPECT_EQ(trayStateOf(machine, {}).worst, Health::unknown);
    EXPECT_TRUE(trayStateOf(machine, {}).tooltip.contains(QStringLiteral("nothing is known")));
    machine.drives["a"] = drive("Good One", care::Verdict::healthy);
    EXPECT_EQ(trayStateOf(machine, {}).worst, Health::healthy);
    EXPECT_TRUE(trayStateOf(machine, {}).tooltip.contains(QStringLiteral("Good One: healthy")));
    machine.drives["b"] = drive("Odd One", care::Verdict::unknown);
    EXPECT_EQ(trayStateOf(machine, {}).worst, Health::healthy) << "a drive that tells nothing hides no other";
    machine.drives["c"] = drive("Worn One", care::Verdict::attention);
    EXPECT_EQ(trayStateOf(machine, {}).worst, Health::attention);
    machine.drives["a"].told_absent = true;
    const TrayState state = trayStateOf(machine, {});
    EXPECT_EQ(state.worst, Health::failing);
    EXPECT_EQ(state.drives.front().name, QStringLiteral("Good One"));
    EXPECT_TRUE(state.tooltip.contains(QStringLiteral("Good One: is not there any more")));
    EXPECT_TRUE(state.tooltip.contains(QStringLiteral("Worn One: needs attention")));
}

TEST(TrayState, AnEmulatedDriveCountsOnlyWhereThereIsNoOther) {
    care::AlertBook emulated;
    emulated.drives["emulated:demo"] = drive("Demo", care::Verdict::failing);
    EXPECT_EQ(trayStateOf({}, emulated).worst, Health::failing);
    care::AlertBook machine;
    machine.drives["a"] = drive("Good One", care::Verdict::healthy);
    EXPECT_EQ(trayStateOf(machine, emulated).worst, Health::healthy);
}

} // namespace
} // namespace trimwright::monitor
