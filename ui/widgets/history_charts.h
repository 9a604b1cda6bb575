// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/history_reading.h"
#include "ui/widgets/time_chart.h"

namespace trimwright::ui {

// What the four charts of a history draw. Pure.
TimeChartContent lifeChart(const HistoryPicture& picture);
TimeChartContent perDayChart(const HistoryPicture& picture);
TimeChartContent totalChart(const HistoryPicture& picture);
TimeChartContent temperatureChart(const HistoryPicture& picture);

} // namespace trimwright::ui
