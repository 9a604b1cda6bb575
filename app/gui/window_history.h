// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/services.h"

namespace trimwright::app {

/// Gives the window the histories of places.h: it reads both, and keeps that of this user's emulated drives itself.
/// Reads the environment: call it before threads are started.
void addHistory(ui::Services& services);

} // namespace trimwright::app
