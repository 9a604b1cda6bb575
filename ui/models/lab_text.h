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
std::vector<LabFact> labFacts(const emulator::LabStatus& status, const std::optional<emulator::WriteSpeed>& speed);

/// What the drive's capacity is taken up by, in shares of it.
struct LabUsage {
    double files = 0;
    double kept = 0; ///< No file needs it any more, and the drive was not told.
    double free = 0;
    QString sentence; ///< What that means.
};
LabUsage labUsage(const emulator::LabStatus& status, std::uint64_t capacityBytes);

/// "39 GB offered to the drive in 5.0 s of its time."
QString labOutcomeText(const emulator::LabAction& action, const emulator::LabOutcome& outcome);

/// The speed of a drive measured on a copy, beside a new one's.
PlotData measuredSpeedPlot(const emulator::WriteSpeed& speed);

} // namespace trimwright::ui
