// SPDX-License-Identifier: GPL-3.0-or-later
// The charts' module: loaded only when it is asked for, drawing what it is told, and missed with a sentence.
#include "ui/charts/chart_module.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <gtest/gtest.h>

namespace trimwright::ui {
namespace {

TEST(ChartModule, TheProgramItselfDoesNotLinkQtCharts) {
    QFile program(QStringLiteral("/proc/self/exe")); // which links the window's library as the real one does
    ASSERT_TRUE(program.open(QIODevice::ReadOnly));
    const QByteArray name = QByteArray("libQt6Char") + "ts.so"; // in two, or it would find itself
    EXPECT_FALSE(program.readAll().contains(name));
}

TEST(ChartModule, DrawsLinesAndAreasInTheUnitsOfTheAxes) {
    const ChartPainterOrError made = makeChartPainter();
    ASSERT_NE(made.painter, nullptr) << made.error.toStdString();
    ChartShapes shapes{QRectF(20, 10, 200, 100), 1000, 2000, 0, 10, {}};
    shapes.shapes.push_back({{{1000, 5}, {2000, 5}}, {{1000, 0}, {2000, 0}}, {}, QBrush(Qt::green)});
    shapes.shapes.push_back({{{1000, 8}, {2000, 8}}, {}, QPen(Qt::red, 4), {}});
    made.painter->setShapes(shapes);
    QImage image(240, 130, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    made.painter->paint(painter);
    painter.end();
    EXPECT_EQ(image.pixelColor(120, 30), QColor(Qt::red));   // 8 of 10: 20 below the top
    EXPECT_EQ(image.pixelColor(120, 85), QColor(Qt::green)); // under the half
    EXPECT_EQ(image.pixelColor(120, 45), QColor(Qt::white));
    EXPECT_EQ(image.pixelColor(10, 85), QColor(Qt::white)); // left of the axis
    made.painter->setShapes({shapes.plot, 0, 1, 0, 1, {}});
    image.fill(Qt::white);
    QPainter again(&image);
    made.painter->paint(again);
    again.end();
    EXPECT_EQ(image.pixelColor(120, 30), QColor(Qt::white)); // nothing stays of what was
}

TEST(ChartModule, IsMissedWithASentence) {
    const ChartPainterOrError made = makeChartPainter(QStringLiteral("/nowhere/trimwright-charts.so"));
    EXPECT_EQ(made.painter, nullptr);
    EXPECT_TRUE(made.error.contains(QStringLiteral("/nowhere/trimwright-charts.so is missing")))
        << made.error.toStdString();
}

} // namespace
} // namespace trimwright::ui
