// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_entry.h"
#include "ui/palette.h"

#include <QString>
#include <QStringList>

/// What the window says about a drive, in one place, so that the row, the ring, the page and a screen reader agree.
namespace trimwright::ui {

/// The shape beside a word; never colour alone.
enum class Sign { none, check, triangle, cross, question, dash, moon, lock, dots, unplugged, drive };

/// A state as it is drawn: shape, colour and word or number.
struct Mark {
    Sign sign = Sign::none;
    Colour colour = Colour::neutral;
    QString text; ///< Short, for the row: "94 %", "Failing".
    QString word; ///< "Healthy", "Attention", "asleep"; for the headline and for screen readers.
};

/// The name that a person gave an emulated drive: "demo" of "emulated:demo".
QString emulatedName(const Drive& drive);

QString groupTitle(DriveGroup group);
QString busText(const Drive& drive); ///< For the tile: "NVMe", "SATA", "DEMO".
QString
modelText(const Drive& drive); ///< The model, the title of an emulated one, or a description where none is told.
QString interfaceText(const Drive& drive); ///< "PCIe 4.0 ×4", "SATA 6 Gb/s"; empty if unknown.

/// "Intel X25-M G2 80 GB (TRIM firmware)": the name, and what tells it from its sisters.
struct ModelName {
    QString name;
    QString kind; ///< "TRIM firmware"; may be empty.
};
ModelName modelName(const QString& title);
QString rowName(const Drive& drive); ///< modelText(), of an emulated one without its kind: the line below has it.
/// What the line below says: "1.00 TB", "nvme0n1", "41 °C" or why there is none.
QStringList rowParts(const DriveEntry& entry);
QString rowDetails(const DriveEntry& entry);   ///< They, joined.
QString identityLine(const DriveEntry& entry); ///< The line below the title, without the serial number.
QString rowAccessibleText(const DriveEntry& entry);

Mark markOf(const DriveEntry& entry);
Mark markOf(care::Verdict verdict);
Mark markOf(care::Level level);

/// Why a page shows no health, and what can be done about it. `title` is empty when there is a report to show.
struct Notice {
    enum class Action { none, read, wakeAndRead, addEmulated };

    Sign sign = Sign::none;
    Colour colour = Colour::neutral;
    QString title;
    QString text;   ///< What happened.
    QString advice; ///< What to do.
    Action action = Action::none;
    QString command = {}; ///< The advice as a command to copy; may be empty.

    bool empty() const { return title.isEmpty(); }
};
Notice noticeOf(const DriveEntry& entry);
/// Why there is no drive to show at all. `canAdd`: an emulated one could be added.
Notice noDrives(const QStringList& listingErrors, bool canAdd);
/// Said before a run on a real drive where the helper that it needs is missing; `command` brings it.
Notice helperMissing(const QString& command);

/// Why nothing can be done to this drive, of a saved report; empty for others.
QString readOnlyReason(const Drive& drive);

/// A mount point as a person reads it: an emulated one is "data" rather than "emulated:demo/data".
QString mountText(const std::string& mount);

/// "NVMe Data Units Written · 70,709,112 × 512,000 B"; empty if nothing is known.
QString sourceLine(const Provenance& provenance);
/// Every part of a provenance in lines of "name: value".
QString provenanceText(const Provenance& provenance);
QString confidenceText(Confidence confidence);

} // namespace trimwright::ui
