// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dbus/helper_errors.h"

#include "app/dbus/contract.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <system_error>

namespace trimwright::bus {
namespace {

constexpr const char* orAsRoot = "Or run it as root, for example with sudo.";

/// How the bus and systemd say that nothing has, or can be given, the helper's name.
bool saysThatThereIsNoHelper(std::string_view name) {
    constexpr std::array<std::string_view, 6> names{
        "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner",
        "org.freedesktop.DBus.Error.Spawn.",         "org.freedesktop.systemd1.NoSuchUnit",
        "org.freedesktop.systemd1.LoadFailed",       "org.freedesktop.systemd1.UnitMasked"};
    return std::ranges::any_of(names, [name](std::string_view one) { return name.starts_with(one); });
}

/// The helper understands something else than we say.
bool saysThatVersionsDiffer(std::string_view name) {
    constexpr std::array<std::string_view, 4> names{
        "org.freedesktop.DBus.Error.UnknownMethod", "org.freedesktop.DBus.Error.UnknownInterface",
        "org.freedesktop.DBus.Error.UnknownObject", "org.freedesktop.DBus.Error.InvalidArgs"};
    return std::ranges::find(names, name) != names.end();
}

Error noHelper() {
    return {Errc::permissionDenied,
            "This needs administrator rights, and Trimwright's helper, which asks for them, is not set up on this "
            "system.",
            fmt::format("Install Trimwright's package, which sets up the helper. {}", orAsRoot)};
}

} // namespace

Error errorFromBus(std::string_view name, std::string_view message, std::string_view advice) {
    constexpr std::size_t longest = 600;
    if (const auto code = errorCode(name)) {
        return {*code, cleanText(message, longest), cleanText(advice, longest)};
    }
    if (saysThatThereIsNoHelper(name)) {
        return noHelper();
    }
    if (name == "org.freedesktop.DBus.Error.AccessDenied") {
        return {Errc::permissionDenied, "The rules of the system bus do not let this user reach Trimwright's helper.",
                fmt::format("Install Trimwright's package again, which brings the bus's rules. {}", orAsRoot)};
    }
    if (saysThatVersionsDiffer(name)) {
        return {Errc::failed, "Trimwright's helper is of another version than this program.",
                "Install both from the same package; a helper that still runs ends by itself within a minute."};
    }
    if (name == "org.freedesktop.DBus.Error.LimitsExceeded") {
        return {Errc::failed, "This user has too many open requests on the system bus.", "Try again in a moment."};
    }
    if (name == "org.freedesktop.DBus.Error.NoReply" || name == "org.freedesktop.DBus.Error.Disconnected") {
        return {Errc::failed, "Trimwright's helper ended before it answered.",
                "Try again. The journal says what happened to it: journalctl -u trimwright-helper"};
    }
    if (name.ends_with("Timeout") || name.ends_with("TimedOut")) {
        return helperIsSilent();
    }
    return {Errc::failed,
            fmt::format("Trimwright's helper could not be asked: “{}” ({}).", cleanText(message, longest),
                        cleanText(name, longest)),
            ""};
}

Error noSystemBus(int errnoValue) {
    return {
        Errc::permissionDenied,
        fmt::format("This needs administrator rights, and there is no system bus on which Trimwright's helper could "
                    "be asked ({}).",
                    std::generic_category().message(errnoValue)),
        "Run it as root, for example with sudo."};
}

Error noBusLibrary() {
    return {Errc::permissionDenied,
            "This needs administrator rights, and the library libsystemd, which reaches Trimwright's helper, is "
            "missing.",
            fmt::format("Install the package libsystemd0. {}", orAsRoot)};
}

Error helperIsSilent() {
    return {Errc::timedOut, "Trimwright's helper does not answer.",
            "Try again. The journal says what happened to it: journalctl -u trimwright-helper"};
}

} // namespace trimwright::bus
