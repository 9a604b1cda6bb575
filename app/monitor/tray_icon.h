// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/alerts.h"

#include <QIcon>
#include <QString>
#include <vector>

/// What the tray says of the drives: pure functions of the two books.
namespace trimwright::monitor {

/// The worst of them: attention, failing (or silent, or gone) and unknown each have a shape and a colour of their own.
enum class Health { unknown, healthy, attention, failing };

struct DriveState {
    QString id;
    QString name;
    Health health = Health::unknown;
    QString words; ///< "healthy", "needs attention: …"
};

/// The drives of both books, worst first. An emulated drive counts only where nothing is known of the machine's: its
/// health is a game.
struct TrayState {
    Health worst = Health::unknown;
    std::vector<DriveState> drives;
    QString tooltip;
};
TrayState trayStateOf(const care::AlertBook& machine, const care::AlertBook& emulated);

/// A disc with a tick, a triangle with an exclamation mark, a diamond with a cross, an upright card with a question
/// mark: told apart without colour, at 16 pixels.
QIcon iconOf(Health health);

} // namespace trimwright::monitor
