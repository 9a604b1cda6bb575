// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/catalog.h"

namespace trimwright::app {

/// For a catalog: gives host writes of unknown unit the figure that the history of this machine proves. Each call opens
/// the history for itself, and only for such a drive; a history that is missing or cannot be read proves nothing.
/// Reads the environment: call it before threads are started.
care::Catalog::FillIn provenUnits();

} // namespace trimwright::app
