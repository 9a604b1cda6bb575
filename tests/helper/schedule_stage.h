// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace trimwright::testing {

/// What a schedule lives in, kept in a directory of the test: /etc, a /run that says that systemd runs, and a systemctl
/// of ours (fake_systemctl.h). Our timer and fstrim.timer are installed; only the latter is on.
class ScheduleStage {
  public:
    explicit ScheduleStage(const std::filesystem::path& directory);

    /// Words of a shell that put it in the place of the real one.
    std::string words() const;

    /// Path → content of every file that a change may touch.
    std::map<std::string, std::string> everything() const;
    std::string settings() const; ///< Empty: there are none.
    std::filesystem::path etc() const { return m_directory / "etc"; }
    bool isOn(const std::string& unit) const;
    /// The call with these words hangs until letGo(), which waits for its end; hanging() is true while it does.
    void hangAt(const std::string& words) const;
    bool hanging() const;
    void letGo() const;

  private:
    std::filesystem::path units() const { return m_directory / "units"; }

    std::filesystem::path m_directory;
};

} // namespace trimwright::testing
