// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/services.h"

#include <stop_token>
#include <vector>

namespace trimwright::app {

/// The libraries and programs that the window rests on, as they are on this machine. Asks smartctl for its version.
std::vector<ui::Component> components(std::stop_token stop);

} // namespace trimwright::app
