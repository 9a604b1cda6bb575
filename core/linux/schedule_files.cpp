// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/schedule_files.h"

#include "core/base/file.h"

#include <cerrno>
#include <fmt/format.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace trimwright::linux_system {
namespace {

constexpr std::string_view origin = "# Follows from /etc/trimwright/schedule.conf; do not edit.\n";

/// Nothing: no drop-in is needed.
std::optional<std::string> timerDropIn(const ScheduleChange& change) {
    if (!change.enabled) {
        return std::nullopt;
    }
    // The empty assignment takes away the calendar of the unit in the package.
    return fmt::format("{}[Timer]\nOnCalendar=\nOnCalendar={}\nPersistent={}\n", origin, change.on_calendar,
                       change.catch_up ? "true" : "false");
}

std::optional<std::string> serviceDropIn(const ScheduleChange& change) {
    if (!change.enabled || !change.mains_only) {
        return std::nullopt;
    }
    return fmt::format("{}[Unit]\nConditionACPower=true\n", origin);
}

std::optional<std::string> cronFile(const ScheduleChange& change) {
    return change.enabled ? std::optional(fmt::format("{}{}\n", origin, change.cron_entry)) : std::nullopt;
}

Result<std::optional<std::string>> content(const std::filesystem::path& path) {
    constexpr std::size_t largest = std::size_t{1} << 20;
    auto text = readFile(path, largest);
    if (!text && text.error().code == Errc::notFound) {
        return std::optional<std::string>();
    }
    if (!text) {
        return fail(std::move(text.error()));
    }
    return std::optional(std::move(*text));
}

bool holds(const std::filesystem::path& path, const std::optional<std::string>& wanted) {
    const auto now = content(path);
    return now && *now == wanted;
}

Result<> makeHold(const std::filesystem::path& path, const std::optional<std::string>& wanted) {
    std::error_code error;
    if (!wanted) {
        // Nothing is asked of a place that holds nothing: the helper may not write to cron's.
        if (const auto now = content(path); now && !*now) {
            return {};
        }
        std::filesystem::remove(path, error);
        std::error_code notEmpty;
        // Made for it; others' drop-ins keep it.
        if (path.parent_path().filename().string().starts_with("trimwright-")) {
            std::filesystem::remove(path.parent_path(), notEmpty);
        }
        return error ? Result<>(fail(errnoError(error.value(), fmt::format("Cannot remove {}", path.string()))))
                     : Result<>();
    }
    const bool isNew = !std::filesystem::exists(path, error);
    if (auto made = makePublicDirectory(path.parent_path()); !made) {
        return made;
    }
    auto written = writeFileAtomically(path, *wanted);
    if (written && isNew && ::chmod(path.c_str(), 0644) != 0) {
        written = fail(errnoError(errno, fmt::format("Cannot write {}", path.string())));
    }
    return written;
}

} // namespace

Result<> makePublicDirectory(const std::filesystem::path& directory) {
    if (::access(directory.c_str(), F_OK) == 0) {
        return {};
    }
    if (directory.has_relative_path()) {
        if (auto above = makePublicDirectory(directory.parent_path()); !above) {
            return above;
        }
    }
    constexpr mode_t forAll = 0755;
    if ((::mkdir(directory.c_str(), forAll) != 0 && errno != EEXIST) || ::chmod(directory.c_str(), forAll) != 0) {
        return fail(errnoError(errno, fmt::format("Cannot make {}", directory.string())));
    }
    return {};
}

ScheduleFiles::ScheduleFiles(const std::filesystem::path& root)
    : m_paths{root / "etc/trimwright/schedule.conf",
              root / "etc/systemd/system/trimwright-optimize.timer.d/50-schedule.conf",
              root / "etc/systemd/system/trimwright-optimize.service.d/50-schedule.conf",
              root / "etc/cron.d/trimwright"} {} // cron reads no file whose name has a dot

ScheduleFiles::Contents ScheduleFiles::wanted(const ScheduleChange& change, TimeKeeper keeper) {
    if (keeper == TimeKeeper::cron) {
        return {change.settings, std::nullopt, std::nullopt, cronFile(change)};
    }
    return {change.settings, timerDropIn(change), serviceDropIn(change), std::nullopt};
}

bool ScheduleFiles::timerSays(const ScheduleChange& change) const {
    return holds(m_paths[1], timerDropIn(change));
}

bool ScheduleFiles::say(const ScheduleChange& change, TimeKeeper keeper) const {
    const Contents contents = wanted(change, keeper);
    for (std::size_t i = 1; i < count; ++i) {
        if (!holds(m_paths[i], contents[i])) {
            return false;
        }
    }
    return true;
}

Result<> ScheduleFiles::save() {
    for (std::size_t i = 0; i < count; ++i) {
        auto now = content(m_paths[i]);
        if (!now) {
            return fail(std::move(now.error()));
        }
        m_saved[i] = std::move(*now);
    }
    return {};
}

Result<> ScheduleFiles::write(const ScheduleChange& change, TimeKeeper keeper) const {
    const Contents contents = wanted(change, keeper);
    for (std::size_t i = 0; i < count; ++i) {
        if (auto made = makeHold(m_paths[i], contents[i]); !made) {
            return made;
        }
    }
    return {};
}

Result<> ScheduleFiles::putBack() const {
    Result<> all;
    for (std::size_t i = 0; i < count; ++i) {
        auto step = holds(m_paths[i], m_saved[i]) ? Result<>() : makeHold(m_paths[i], m_saved[i]);
        if (!step && all) {
            all = std::move(step);
        }
    }
    return all;
}

} // namespace trimwright::linux_system
