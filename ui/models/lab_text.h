// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/emulated_backend.h"
#include "core/emulator/host_policy.h"
#include "core/emulator/operations.h"
#include "ui/models/plot.h"

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

/// What the lab says about a drive.
namespace trimwright::ui {

/// "Deleting files and formatting send TRIM." – what an operating system does.
QString policyText(const emulator::HostPolicy& policy);

/// The actions of the lab as it groups them. A self-test has its own tab.
std::vector<const emulator::LabAction*> ageingActions();
std::vector<const emulator::LabAction*> restoringActions();
const emulator::LabAction* findLabAction(const std::string& key);

/// A label with its value.
struct LabFact {
    QString label;
    QString value;
    QString detail; ///< May be empty.
};
/// `flash`: it has some; a hard disk has none, and no facts about it.
std::vector<LabFact> labFacts(const emulator::LabStatus& status, const std::optional<emulator::WriteSpeed>& speed,
                              bool flash = true);

/// What the drive's capacity is taken up by, in shares of it.
struct LabUsage {
    double files = 0;
    std::optional<double> kept; ///< No file needs it any more, and the drive was not told. None on a hard disk.
    double free = 0;
    QString sentence; ///< What that means.
};
/// Why a drive is slow that copies little: a sentence, or empty where that is not so.
QString scatteredText(const emulator::WriteSpeed& speed);

LabUsage labUsage(const emulator::LabStatus& status, std::uint64_t capacityBytes, bool flash = true);

/// Why there is nothing to Optimize, and what there is instead; empty where there is.
QString optimizeObstacle(const emulator::LabStatus& status, bool flash);

/// "39 GB offered to the drive in 5.0 s of its time."
QString labOutcomeText(const emulator::LabAction& action, const emulator::LabOutcome& outcome);

/// The speed of a drive measured on a copy, beside a new one's.
PlotData measuredSpeedPlot(const emulator::WriteSpeed& speed);

} // namespace trimwright::ui
