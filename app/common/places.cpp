// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/places.h"

#include <algorithm>
#include <cstdlib>
#include <pwd.h>
#include <string_view>
#include <system_error>
#include <unistd.h>

namespace trimwright::app {
namespace {

std::filesystem::path environmentPath(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? std::filesystem::path(value) : std::filesystem::path();
}

std::filesystem::path homeDirectory() {
    if (auto home = environmentPath("HOME"); !home.empty()) {
        return home;
    }
    const passwd* entry = ::getpwuid(::getuid());
    return entry != nullptr && entry->pw_dir != nullptr ? entry->pw_dir : "/";
}

std::filesystem::path configDirectory() {
    auto config = environmentPath("XDG_CONFIG_HOME");
    return config.is_absolute() ? config : homeDirectory() / ".config";
}

} // namespace

std::filesystem::path emulatedDrivesDirectory() {
    if (const auto own = environmentPath("TRIMWRIGHT_DATA_DIR"); !own.empty()) {
        return std::filesystem::absolute(own) / "emulated";
    }
    auto data = environmentPath("XDG_DATA_HOME");
    if (!data.is_absolute()) {
        data = homeDirectory() / ".local" / "share";
    }
    return data / "trimwright" / "emulated";
}

std::filesystem::path machineHistoryFile() {
    const auto own = environmentPath("TRIMWRIGHT_STATE_DIR");
    return (own.empty() ? std::filesystem::path("/var/lib/trimwright") : std::filesystem::absolute(own)) / "history.db";
}

std::filesystem::path emulatedHistoryFile() {
    return emulatedDrivesDirectory().parent_path() / "history.db";
}

std::filesystem::path machineAlertsFile() {
    return machineHistoryFile().parent_path() / "alerts.json";
}

std::filesystem::path emulatedAlertsFile() {
    return emulatedHistoryFile().parent_path() / "alerts.json";
}

std::filesystem::path hookSettingsFile() {
    const auto own = environmentPath("TRIMWRIGHT_CONFIG_DIR");
    return (own.empty() ? std::filesystem::path("/etc/trimwright") : std::filesystem::absolute(own)) / "alerts.conf";
}

std::filesystem::path hookDeliveryFile() {
    return machineHistoryFile().parent_path() / "alert-hook.json";
}

std::filesystem::path monitorSettingsFile() {
    if (const auto own = environmentPath("TRIMWRIGHT_DATA_DIR"); !own.empty()) {
        return std::filesystem::absolute(own) / "monitor.conf";
    }
    return configDirectory() / "trimwright" / "monitor.conf";
}

std::filesystem::path monitorDeliveryFile(bool emulated) {
    return emulatedHistoryFile().parent_path() / (emulated ? "monitor-emulated.json" : "monitor-machine.json");
}

std::filesystem::path userAutostartFolder() {
    return configDirectory() / "autostart";
}

std::vector<std::filesystem::path> systemAutostartFolders() {
    const char* value = std::getenv("XDG_CONFIG_DIRS");
    std::string_view all = value != nullptr && *value != '\0' ? value : "/etc/xdg";
    std::vector<std::filesystem::path> folders;
    while (!all.empty()) {
        const std::filesystem::path one = all.substr(0, all.find(':'));
        if (one.is_absolute()) { // others are to be ignored
            folders.push_back(one / "autostart");
        }
        all.remove_prefix(std::min(all.size(), one.native().size() + 1));
    }
    return folders;
}

std::filesystem::path commandLineProgram() {
    const std::filesystem::path name = "trimwrightctl";
    std::error_code error;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", error);
    for (const std::filesystem::path& directory : {self.parent_path(), self.parent_path().parent_path() / "bin"}) {
        if (directory.is_absolute() && std::filesystem::exists(directory / name, error)) {
            return directory / name;
        }
    }
    return name;
}

} // namespace trimwright::app
