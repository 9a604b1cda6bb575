// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"

namespace trimwright::cli {

/// Parses the command line and runs the command on this machine's and this user's drives. `session.json` is set from
/// the command line; everything else comes from the caller. Returns the exit code.
int runCommandLine(int argc, const char* const* argv, Session session);

} // namespace trimwright::cli
