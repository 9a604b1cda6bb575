// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/care/alert_delivery.h"

#include <optional>
#include <string>
#include <string_view>

/// The two small settings files of alerts, "key = value" lines and # comments. Pure.
namespace trimwright::care {

/// Of one user's monitor; the defaults hold where there is no file.
struct MonitorSettings {
    bool notifications = true;
    std::optional<QuietHours> quiet;
    int check_every_minutes = 15; ///< 1 … 1440

    friend bool operator==(const MonitorSettings&, const MonitorSettings&) = default;
};
std::string toSettings(const MonitorSettings& settings);

/// Of the machine.
struct HookSettings {
    std::string
        command; ///< Absolute path of a program; empty: none. It gets no arguments, see app/common/alert_hook.h.

    friend bool operator==(const HookSettings&, const HookSettings&) = default;
};
std::string toSettings(const HookSettings& settings);
/// Whether such a path can be a hook. Errors: usage.
Result<> validateHook(std::string_view command);

/// Nothing is guessed: an unknown key, one that is there twice and a value out of bounds are errors (invalidData) that
/// name the line. `name` is the file's. A key that is missing has its default.
Result<MonitorSettings> parseMonitorSettings(std::string_view text, std::string_view name);
Result<HookSettings> parseHookSettings(std::string_view text, std::string_view name);

} // namespace trimwright::care
