// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace trimwright::app {

/// Whether the desktop starts the monitor with this user's session, by the Desktop Application Autostart Specification
/// 0.5: of the entries of one name the one in the most important folder holds, the user's before the system's, and one
/// that says Hidden=true starts nothing. Desktops change the user's entry in the same way. Holds no state; any thread.
class Autostart {
  public:
    /// `systemFolders`: the most important one first. `program`: the monitor, for an entry where no package brought
    /// one.
    Autostart(std::filesystem::path userFolder, std::vector<std::filesystem::path> systemFolders,
              std::filesystem::path program);
    /// Of this user: $XDG_CONFIG_HOME/autostart (~/.config), and autostart in each of $XDG_CONFIG_DIRS (/etc/xdg).
    explicit Autostart(std::filesystem::path program);

    /// The user's entry, which may not be there.
    std::filesystem::path userEntry() const;

    bool enabled() const;

    /// Changes nothing but the user's entry, and of that only what turns it on or off; one that says no more than the
    /// system's is removed. Errors: those of writing.
    Result<> enable(bool on) const;

  private:
    std::string systemEntry() const; ///< Its text; empty if there is none.
    std::string ownEntry() const;

    std::filesystem::path m_user;
    std::vector<std::filesystem::path> m_system;
    std::filesystem::path m_program;
};

} // namespace trimwright::app
