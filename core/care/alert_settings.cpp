// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/alert_settings.h"

#include "core/base/text.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <functional>
#include <set>
#include <system_error>

namespace trimwright::care {
namespace {

constexpr int mostMinutes = 1440;

/// Takes one setting. False: there is no such key. Errors: usage.
using TakeSetting = std::function<Result<bool>(std::string_view key, std::string_view value)>;

Result<> readLines(std::string_view text, std::string_view name, const TakeSetting& take) {
    std::set<std::string, std::less<>> seen;
    for (int number = 1; !text.empty(); ++number) {
        const auto end = text.find('\n');
        const std::string_view line = withoutBlanks(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.empty() || line.front() == '#') {
            continue;
        }
        const auto equals = line.find('=');
        const std::string_view key = withoutBlanks(line.substr(0, equals));
        const auto wrong = [&](std::string_view why) {
            return fail(Errc::invalidData, fmt::format("{}, line {}: {}", name, number, why), "Correct the file.");
        };
        if (equals == std::string_view::npos) {
            return wrong("this is not \"key = value\".");
        }
        if (!seen.emplace(key).second) {
            return wrong(fmt::format("{} is there twice.", key));
        }
        const auto taken = take(key, withoutBlanks(line.substr(equals + 1)));
        if (!taken) {
            return wrong(taken.error().message);
        }
        if (!*taken) {
            return wrong(fmt::format("there is no setting \"{}\".", key));
        }
    }
    return {};
}

Result<bool> yesOrNo(std::string_view value) {
    if (value != "yes" && value != "no") {
        return fail(Errc::usage, fmt::format("say yes or no, not \"{}\".", value));
    }
    return value == "yes";
}

Result<int> minutesIn(std::string_view value) {
    int minutes = 0;
    const char* end = value.data() + value.size();
    const auto read = std::from_chars(value.data(), end, minutes);
    if (read.ec != std::errc() || read.ptr != end || minutes < 1 || minutes > mostMinutes) {
        return fail(Errc::usage, fmt::format("\"{}\" is not a number of minutes from 1 to {}.", value, mostMinutes));
    }
    return minutes;
}

} // namespace

std::string toSettings(const MonitorSettings& settings) {
    return fmt::format("# How trimwright-monitor tells you of your drives.\n"
                       "notifications = {}\n"
                       "# Then only what cannot wait is told, the rest afterwards: 22:00-07:00, or none\n"
                       "quiet_hours = {}\n"
                       "check_every_minutes = {}\n",
                       settings.notifications ? "yes" : "no", settings.quiet ? toString(*settings.quiet) : "none",
                       settings.check_every_minutes);
}

std::string toSettings(const HookSettings& settings) {
    return fmt::format(
        "# A program that is run as root for every alert, without arguments; what happened stands in its\n"
        "# environment, see trimwrightctl(1). It must belong to root alone. none: no program.\n"
        "hook = {}\n",
        settings.command.empty() ? "none" : settings.command);
}

Result<> validateHook(std::string_view command) {
    const bool plain = std::ranges::none_of(command, [](unsigned char c) { return c < ' ' || c == 0x7F; });
    if (!command.starts_with('/') || command.ends_with('/') || !plain || command != withoutBlanks(command)) {
        return fail(Errc::usage, fmt::format("The hook \"{}\" is not the path of a program.", plain ? command : "…"),
                    "Give its whole path, without arguments: /usr/local/sbin/my-hook. A script can hold the rest.");
    }
    return {};
}

Result<MonitorSettings> parseMonitorSettings(std::string_view text, std::string_view name) {
    MonitorSettings settings;
    const auto read = readLines(text, name, [&settings](std::string_view key, std::string_view value) -> Result<bool> {
        if (key == "notifications") {
            const auto yes = yesOrNo(value);
            settings.notifications = yes.value_or(true);
            return yes ? Result<bool>(true) : yes;
        }
        if (key == "quiet_hours") {
            if (value == "none") {
                return true;
            }
            const auto hours = parseQuietHours(value);
            if (!hours) {
                return fail(hours.error());
            }
            settings.quiet = *hours;
            return true;
        }
        if (key == "check_every_minutes") {
            const auto minutes = minutesIn(value);
            if (!minutes) {
                return fail(minutes.error());
            }
            settings.check_every_minutes = *minutes;
            return true;
        }
        return false;
    });
    return read ? Result<MonitorSettings>(settings) : fail(read.error());
}

Result<HookSettings> parseHookSettings(std::string_view text, std::string_view name) {
    HookSettings settings;
    const auto read = readLines(text, name, [&settings](std::string_view key, std::string_view value) -> Result<bool> {
        if (key != "hook") {
            return false;
        }
        if (value == "none") {
            return true;
        }
        if (auto valid = validateHook(value); !valid) {
            return fail(valid.error());
        }
        settings.command = value;
        return true;
    });
    return read ? Result<HookSettings>(settings) : fail(read.error());
}

} // namespace trimwright::care
