// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

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

/// What was noticed of the drives: alerts.json beside each of the two histories.
std::filesystem::path machineAlertsFile();
std::filesystem::path emulatedAlertsFile();

/// The settings of alerts for the machine: $TRIMWRIGHT_CONFIG_DIR/alerts.conf, else /etc/trimwright/alerts.conf.
std::filesystem::path hookSettingsFile();
/// Which alerts the hook was run for: alert-hook.json beside the machine's history.
std::filesystem::path hookDeliveryFile();

/// The settings of this user's monitor: $TRIMWRIGHT_DATA_DIR/monitor.conf, else
/// $XDG_CONFIG_HOME/trimwright/monitor.conf, else ~/.config/trimwright/monitor.conf.
std::filesystem::path monitorSettingsFile();
/// Where this user's monitor keeps which alerts of a book it has shown: monitor-machine.json, monitor-emulated.json
/// beside the history of the emulated drives.
std::filesystem::path monitorDeliveryFile(bool emulated);

/// Where the desktop finds what to start with a session: this user's folder, and the system's, the most important one
/// first (XDG Base Directory Specification). See autostart.h.
std::filesystem::path userAutostartFolder();
std::vector<std::filesystem::path> systemAutostartFolders();

/// trimwrightctl beside the program that runs now, or in the bin beside its libexec, by its whole path; only its name
/// if it is in neither.
std::filesystem::path commandLineProgram();

} // namespace trimwright::app
