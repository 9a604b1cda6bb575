// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_painter.h"

#include <QString>
#include <memory>

namespace trimwright::ui {

/// One painter, or why there is none: the whole sentence, for the place of the chart.
struct ChartPainterOrError {
    std::unique_ptr<ChartPainter> painter;
    QString error;
};

/// Loads the module of the charts the first time: Qt Charts takes time and memory that most of the window does not
/// need. GUI thread.
ChartPainterOrError makeChartPainter(const QString& module);
/// The same from where the module is installed, LIBDIR/trimwright as seen from the program; a build tree has it there,
/// too.
ChartPainterOrError makeChartPainter();

} // namespace trimwright::ui
