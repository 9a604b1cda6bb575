// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace trimwright::app {

/// Where the emulated drives are kept, one folder for the window and the command line of one user:
/// $TRIMWRIGHT_DATA_DIR/emulated, else $XDG_DATA_HOME/trimwright/emulated, else ~/.local/share/trimwright/emulated.
/// A relative $XDG_DATA_HOME is ignored, as the XDG Base Directory Specification asks. Without $HOME the home of the
/// user database is taken. Does not create the directory. Reads the environment: call it before threads are started.
std::filesystem::path emulatedDrivesDirectory();

/// The history of this machine's drives, written by root and read by everybody: $TRIMWRIGHT_STATE_DIR/history.db, else
/// /var/lib/trimwright/history.db.
std::filesystem::path machineHistoryFile();

/// The history of this user's emulated drives: history.db beside the folder of the drives.
std::filesystem::path emulatedHistoryFile();

} // namespace trimwright::app
