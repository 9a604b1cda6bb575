// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/places.h"

#include <cstdlib>
#include <pwd.h>
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

} // namespace trimwright::app
