// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace trimwright::app {

/// What a report says of where it was made: Trimwright's version, the system's name ("Debian GNU/Linux 12") and the
/// kernel's ("Linux 6.1.0"), as far as they are known. `program`: Trimwright's version.
std::vector<std::pair<std::string, std::string>> reportVersions(const std::string& program);

} // namespace trimwright::app
