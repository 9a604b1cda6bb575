// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/care/assess.h"
#include "core/drive/backend.h"

#include <optional>
#include <utility>
#include <vector>

namespace trimwright::ui {

enum class DriveGroup { solidState, emulated, other, saved };

/// One drive of the window with what is known about it by now.
struct DriveEntry {
    Drive drive;
    Backend* backend = nullptr;
    bool reading = false;  ///< A reading is waiting or under way.
    bool vanished = false; ///< It was listed before and is not any more.
    std::optional<HealthReport> report;
    std::optional<care::Assessment> assessment; ///< Of `report`.
    std::optional<Error> error;                 ///< Why the newest reading gave no report.
    std::string set_up_command; ///< Brings what was lacking, a right or a program; empty: no command does.

    DriveGroup group() const;
    /// Its data are to be saved before anything else is done with it.
    bool failing() const { return assessment && assessment->verdict == care::Verdict::failing; }
};

/// The two are made together, so that a report never stands beside the judgement of another one.
inline void setReport(DriveEntry& entry, HealthReport report) {
    entry.assessment = care::assess(report);
    entry.report = std::move(report);
    entry.error.reset();
}

/// The figures of a report with the name a person knows them by, for "how do we know this?".
struct NamedFigure {
    const char* name; ///< Untranslated, context "trimwright::ui::Figures".
    Provenance provenance;
    std::string unknown_because;
    bool known = false;
};
std::vector<NamedFigure> figuresOf(const HealthReport& report);

/// The figures that rest on this row of the SMART table.
std::vector<NamedFigure> figuresFrom(const HealthReport& report, const Attribute& attribute);
/// Whether a source or a piece of evidence ("attribute 241", "NVMe Data Units Written") names this row.
bool restsOn(const std::string& source, const Attribute& attribute);

} // namespace trimwright::ui
