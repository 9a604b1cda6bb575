// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_painter.h"
#include "ui/models/chart_content.h"

class QWidget;

namespace trimwright::ui {

/// The lines and areas of a chart: the forecast, then each figure. `shapes` has the place and the axes already; bars
/// begin and end on whole pixels of it.
void addShapes(ChartShapes& shapes, const TimeChartContent& content, const QWidget* widget);

} // namespace trimwright::ui
