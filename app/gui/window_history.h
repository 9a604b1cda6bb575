// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/services.h"

namespace trimwright::app {

/// Gives the window the histories of places.h: it reads both, and keeps that of this user's emulated drives itself.
/// `captured`: the drives are another machine's, of which there is no history here.
/// Reads the environment: call it before threads are started.
void addHistory(ui::Services& services, bool captured = false);

} // namespace trimwright::app
