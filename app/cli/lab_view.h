// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/text.h"
#include "core/emulator/experiment.h"

#include <ostream>

namespace trimwright::cli {

/// An experiment's result and how long it took here.
struct LabRun {
    emulator::ExperimentResult result;
    double wall_seconds = 0;
};

/// What the experiment is about.
void printLabIntroduction(std::ostream& out, const Style& style, const emulator::ExperimentInfo& info);

/// The figures of one model, published beside emulated, with what to know about them, and the course of each
/// measurement that has one.
void printLabRun(std::ostream& out, const Style& style, const emulator::ExperimentInfo& info, const LabRun& run);

/// What to know about the experiment's figures.
void printLabRemarks(std::ostream& out, const Style& style, const emulator::ExperimentInfo& info);

} // namespace trimwright::cli
