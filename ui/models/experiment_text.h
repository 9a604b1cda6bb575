// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/experiment.h"
#include "ui/models/plot.h"

#include <QString>
#include <string>
#include <vector>

/// What the window says about experiments.
namespace trimwright::ui {

/// "Review A of 2009", "Against theory", "Simulation".
QString experimentSourceText(const emulator::ExperimentInfo& info);
/// The title of a drive model, or what else an experiment varies ("greedy", "light").
QString experimentModelText(const std::string& model);

/// The lines of a result as charts, one for each quantity: lines whose names end in ": write amplification" share one.
/// Where these are many and of several things ("light use, …"), each of these has its own. Lines that lie on each other
/// are one.
std::vector<PlotData> experimentPlots(const emulator::ExperimentResult& result);
/// What tells a chart from the others: "Write amplification".
QString plotChoice(const std::vector<PlotData>& plots, std::size_t number);
/// As a title begins.
QString capitalized(const QString& text);

/// The largest figure of the rows with this unit, published or emulated; bars of one unit are drawn on one scale.
double largestFigure(const std::vector<emulator::ExperimentRow>& rows, const std::string& unit);

/// "≈ 25 s", "–".
QString publishedText(const emulator::ExperimentRow& row);
QString emulatedText(const emulator::ExperimentRow& row);
QString differenceText(const emulator::ExperimentRow& row);

/// "5 min of the drive's time, simulated in 1.2 s. Seed 1."
QString experimentTimeText(const emulator::ExperimentResult& result, double wallSeconds);

/// The rows as comma-separated values (RFC 4180), the numbers unformatted.
QString experimentCsv(const emulator::ExperimentResult& result);

} // namespace trimwright::ui
