// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/assess.h"
#include "core/drive/health.h"

#include <QString>

namespace trimwright::ui {

/// A row of the SMART table as a person reads it.
struct AttributeReading {
    QString value; ///< In plain units: "36.2 TB", "31,877 h", "33 °C"; where nothing tells the unit, the number.
    QString raw;   ///< What the drive says, "70,709,112 × 512,000 B"; empty if that is the value.
    bool converted = false; ///< The value is a figure of the overview in units, not the drive's own writing.
};
/// As the drive writes it, its numbers grouped.
QString toldText(const Attribute& attribute);
AttributeReading readingOf(const Attribute& attribute, const HealthReport& report);

/// How the figures that rest on this row are known, without what stands above them in any case; empty if none does.
QString figuresText(const Attribute& attribute, const HealthReport& report);

/// What the normalized value says against the drive's threshold; empty if there is no value.
QString normalizedText(const Attribute& attribute);

/// What we advise about this row, though the drive itself may find it good; null if nothing.
const care::Finding* findingAbout(const Attribute& attribute, const care::Assessment& assessment);

} // namespace trimwright::ui
