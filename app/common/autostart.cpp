// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/autostart.h"

#include "app/common/places.h"
#include "core/base/file.h"
#include "core/base/text.h"

#include <fmt/format.h>
#include <functional>
#include <optional>
#include <string_view>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace trimwright::app {
namespace {

constexpr std::string_view entryName = "trimwright-monitor.desktop";
constexpr std::size_t largestEntry = std::size_t{64} << 10;
/// GNOME's own word for the same; it and others still write it.
constexpr std::string_view gnomeKey = "X-GNOME-Autostart-enabled";

std::string textOf(const std::filesystem::path& file) {
    return readFile(file, largestEntry).value_or("");
}

/// Calls `take(line, key, value)` for every line, with its end; key and value are empty but for settings of the group
/// [Desktop Entry].
void eachLine(std::string_view text,
              const std::function<void(std::string_view, std::string_view, std::string_view)>& take) {
    bool ours = false;
    while (!text.empty()) {
        const auto end = text.find('\n');
        const std::string_view line = text.substr(0, end == std::string_view::npos ? text.size() : end + 1);
        text.remove_prefix(line.size());
        const std::string_view words = withoutBlanks(line.substr(0, line.find('\n')));
        const auto equals = words.find('=');
        const bool setting = !words.starts_with('#') && !words.starts_with('[') && equals != std::string_view::npos;
        ours = words.starts_with('[') ? words == "[Desktop Entry]" : ours;
        if (ours && setting) {
            take(line, withoutBlanks(words.substr(0, equals)), withoutBlanks(words.substr(equals + 1)));
        } else {
            take(line, {}, {});
        }
    }
}

std::optional<std::string> valueOf(std::string_view text, std::string_view wanted) {
    std::optional<std::string> found;
    eachLine(text, [&](std::string_view, std::string_view key, std::string_view value) {
        if (key == wanted && !found) {
            found = value;
        }
    });
    return found;
}

bool programIsThere(std::string_view entry) {
    const auto program = valueOf(entry, "TryExec");
    return !program || !program->starts_with('/') || ::access(program->c_str(), X_OK) == 0;
}

bool starts(std::string_view entry) {
    return valueOf(entry, "Hidden") != "true" && valueOf(entry, gnomeKey) != "false" && programIsThere(entry);
}

/// The entry, turned on or off.
std::string turned(std::string_view entry, bool on) {
    std::string result;
    eachLine(entry, [&](std::string_view line, std::string_view key, std::string_view value) {
        if (key == "Hidden" || (key == gnomeKey && value == "false" && on)) {
            return;
        }
        result += line;
        if (!on && withoutBlanks(line.substr(0, line.find('\n'))) == "[Desktop Entry]") {
            result += result.ends_with('\n') ? "Hidden=true\n" : "\nHidden=true\n";
        }
    });
    return result;
}

/// As the Exec key wants it (Desktop Entry Specification 1.5): quoted, with backslashes before what a quoted argument
/// may not hold, and these doubled, since the value is a string itself.
std::string quotedForExec(const std::string& program) {
    std::string quoted = "\"";
    for (const char c : program) {
        if (c == '"' || c == '`' || c == '$') {
            quoted += "\\\\";
        }
        quoted += c == '\\' ? "\\\\\\\\" : c == '%' ? "%%" : std::string(1, c);
    }
    return quoted + '"';
}

} // namespace

Autostart::Autostart(std::filesystem::path userFolder, std::vector<std::filesystem::path> systemFolders,
                     std::filesystem::path program)
    : m_user(std::move(userFolder)), m_system(std::move(systemFolders)), m_program(std::move(program)) {}

Autostart::Autostart(std::filesystem::path program)
    : Autostart(userAutostartFolder(), systemAutostartFolders(), std::move(program)) {}

std::filesystem::path Autostart::userEntry() const {
    return m_user / entryName;
}

std::string Autostart::systemEntry() const {
    for (const auto& folder : m_system) {
        if (std::string text = textOf(folder / entryName); !text.empty()) {
            return text;
        }
    }
    return {};
}

std::string Autostart::ownEntry() const {
    return fmt::format("[Desktop Entry]\nType=Application\nName=Trimwright monitor\n"
                       "Comment=Tells you when a drive needs attention\nExec={}\nTryExec={}\nIcon=trimwright\n"
                       "Terminal=false\nNoDisplay=true\n",
                       quotedForExec(m_program.string()), m_program.string());
}

bool Autostart::enabled() const {
    const std::string user = textOf(userEntry());
    const std::string entry = user.empty() ? systemEntry() : user;
    return !entry.empty() && starts(entry);
}

Result<> Autostart::enable(bool on) const {
    if (on == enabled()) {
        return {};
    }
    const std::string user = textOf(userEntry());
    const std::string system = systemEntry();
    std::string wanted = turned(user.empty() ? system : user, on);
    if (on && !starts(wanted)) { // for want of its program
        wanted = starts(turned(system, true)) ? turned(system, true) : std::string();
    }
    if (wanted.empty()) {
        wanted = ownEntry();
    }
    std::error_code error;
    if (on ? wanted == system : system.empty() && turned(user, true) == ownEntry()) { // without it, it is just so
        std::filesystem::remove(userEntry(), error);
        return error ? Result<>(fail(errnoError(error.value(), "Cannot remove " + userEntry().string()))) : Result<>();
    }
    if (auto made = makeDirectory(m_user); !made) {
        return made;
    }
    return writeFileAtomically(userEntry(), wanted);
}

} // namespace trimwright::app
