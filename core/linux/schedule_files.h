// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/linux/schedule_timer.h"

#include <array>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

namespace trimwright::linux_system {

/// Makes the directory and those above it, readable by all whatever the umask; one that exists stays as it is.
Result<> makePublicDirectory(const std::filesystem::path& directory);

/// The files of a schedule: the settings, the drop-in of the timer, that of the service, and cron's.
class ScheduleFiles {
  public:
    explicit ScheduleFiles(const std::filesystem::path& root);

    const std::filesystem::path& settings() const { return m_paths[0]; }

    const std::filesystem::path& cron() const { return m_paths[3]; }

    /// Whether the drop-in is the one that the change would write, or is absent where it would write none.
    bool timerSays(const ScheduleChange& change) const;
    /// Whether all but the settings are.
    bool say(const ScheduleChange& change, TimeKeeper keeper) const;

    /// Remembers what they hold now. Errors: of readFile(), but that a file is absent.
    Result<> save();
    /// Each file is replaced atomically, or removed where the change needs none. New ones are readable by all, whatever
    /// the umask: everybody may ask what is set. Errors: of writeFileAtomically().
    Result<> write(const ScheduleChange& change, TimeKeeper keeper) const;
    /// Makes them hold again what save() found. Goes on after an error and tells the first one.
    Result<> putBack() const;

  private:
    static constexpr std::size_t count = 4;
    using Contents = std::array<std::optional<std::string>, count>;

    static Contents wanted(const ScheduleChange& change, TimeKeeper keeper);

    std::array<std::filesystem::path, count> m_paths;
    Contents m_saved;
};

} // namespace trimwright::linux_system
