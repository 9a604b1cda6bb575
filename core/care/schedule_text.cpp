// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/care/schedule.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

namespace trimwright::care {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view settingsVersion = "1";
constexpr std::string_view advice = "Correct it, or delete the file and set the schedule again.";

constexpr std::string_view comment =
    R"(# When Trimwright optimizes the filesystems of this machine (TRIM of their free space).
# "trimwrightctl schedule set" and the window write this file. To change it by hand, edit it and then run
# "trimwrightctl schedule set" without options, so that the timer follows.
)";

std::string_view yesNo(bool value) {
    return value ? "yes" : "no";
}

/// The file as keys and values, each with the line it stands on.
class Settings {
  public:
    struct Value {
        std::string text;
        int line = 0;
    };

    explicit Settings(std::string_view name) : m_name(name) {}

    Result<> read(std::string_view text) {
        int number = 0;
        while (!text.empty()) {
            const auto end = text.find('\n');
            const std::string_view line = withoutBlanks(text.substr(0, end));
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
            ++number;
            if (line.empty() || line.front() == '#') {
                continue;
            }
            if (auto added = add(line, number); !added) {
                return added;
            }
        }
        return {};
    }

    const Value* find(std::string_view key) const {
        const auto found = m_values.find(key);
        return found == m_values.end() ? nullptr : &found->second;
    }

    Result<std::string> need(std::string_view key) const {
        if (const Value* value = find(key)) {
            return value->text;
        }
        return damaged(fmt::format("{} has no line \"{} = …\".", m_name, key));
    }

    Result<bool> needYesNo(std::string_view key) const {
        auto text = need(key);
        if (!text) {
            return fail(text.error());
        }
        if (*text != "yes" && *text != "no") {
            return at(key, fmt::format("{} is yes or no, not \"{}\".", key, *text));
        }
        return *text == "yes";
    }

    const std::vector<DriveId>& drives() const { return m_drives; }

    /// A key that stands for nothing here. It may be a word of a later version, so leaving it out could change what the
    /// file says.
    std::optional<std::string> unknownKey() const {
        constexpr std::array<std::string_view, 8> known = {"version", "enabled",    "every",    "on",
                                                           "at",      "mains-only", "catch-up", "drives"};
        for (const auto& [key, value] : m_values) {
            if (std::ranges::find(known, key) == known.end()) {
                return key;
            }
        }
        return std::nullopt;
    }

    static tl::unexpected<Error> damaged(std::string message) {
        return fail(Errc::invalidData, std::move(message), std::string(advice));
    }
    tl::unexpected<Error> at(std::string_view key, std::string_view words) const {
        const Value* value = find(key);
        return damaged(fmt::format("{}, line {}: {}", m_name, value != nullptr ? value->line : 0, words));
    }

  private:
    Result<> add(std::string_view line, int number) {
        const auto wrong = [&](std::string_view words) {
            return damaged(fmt::format("{}, line {}: {}", m_name, number, words));
        };
        const auto equals = line.find('=');
        if (equals == std::string_view::npos) {
            return wrong("it has no \"key = value\".");
        }
        const std::string key(withoutBlanks(line.substr(0, equals)));
        const std::string value(withoutBlanks(line.substr(equals + 1)));
        if (value.empty()) {
            return wrong(fmt::format("\"{}\" has no value.", key));
        }
        if (key == "drive") {
            m_drives.push_back({value});
            return {};
        }
        if (!m_values.emplace(key, Value{value, number}).second) {
            return wrong(fmt::format("\"{}\" stands there twice.", key));
        }
        return {};
    }

    std::string m_name;
    std::map<std::string, Value, std::less<>> m_values;
    std::vector<DriveId> m_drives;
};

Result<> checkKeys(const Settings& settings, std::string_view name) {
    const auto version = settings.need("version");
    if (!version) {
        return fail(version.error());
    }
    if (*version != settingsVersion) {
        return fail(
            Errc::invalidData,
            fmt::format("{} is of version {}, and this program knows version {}.", name, *version, settingsVersion),
            "Update Trimwright, or delete the file and set the schedule again.");
    }
    return {};
}

} // namespace

std::string toSettings(const Schedule& schedule) {
    std::string text(comment);
    text += fmt::format("version = {}\nenabled = {}\nevery = {}\n", settingsVersion, yesNo(schedule.enabled),
                        toString(schedule.every));
    if (const std::string on = onText(schedule); !on.empty()) {
        text += fmt::format("on = {}\n", on);
    }
    text += fmt::format("at = {}\nmains-only = {}\ncatch-up = {}\n", atText(schedule), yesNo(schedule.mains_only),
                        yesNo(schedule.catch_up));
    if (schedule.drives.empty()) {
        text += "drives = all\n";
    }
    for (const DriveId& drive : schedule.drives) {
        text += fmt::format("drive = {}\n", drive.value);
    }
    return text;
}

namespace {

/// A field's error as one of the file.
Result<> field(const Settings& settings, std::string_view key, Result<> set) {
    return set ? Result<>() : settings.at(key, fmt::format("{} {}", set.error().message, set.error().advice));
}

Result<> readTimes(const Settings& settings, Schedule& schedule) {
    const auto every = settings.need("every");
    const auto at = settings.need("at");
    if (!every || !at) {
        return fail(every ? at.error() : every.error());
    }
    if (auto set = field(settings, "every", setEvery(schedule, *every)); !set) {
        return set;
    }
    if (settings.find("on") != nullptr || schedule.every != Every::day) {
        const auto on = settings.need("on");
        if (!on) {
            return fail(on.error());
        }
        if (auto set = field(settings, "on", setOn(schedule, *on)); !set) {
            return set;
        }
    }
    return field(settings, "at", setAt(schedule, *at));
}

Result<> readDrives(const Settings& settings, std::string_view name, Schedule& schedule) {
    schedule.drives = settings.drives();
    const Settings::Value* all = settings.find("drives");
    if ((all != nullptr) == !schedule.drives.empty()) {
        return Settings::damaged(
            fmt::format("{} says {} which drives it is about.", name, all != nullptr ? "twice" : "nowhere"));
    }
    if (all != nullptr && all->text != "all") {
        return settings.at("drives", "It is \"drives = all\", or one line \"drive = ID\" for each drive.");
    }
    return {};
}

} // namespace

Result<Schedule> parseSettings(std::string_view text, std::string_view name) {
    Settings settings(name);
    if (auto read = settings.read(text); !read) {
        return fail(read.error());
    }
    if (auto version = checkKeys(settings, name); !version) {
        return fail(version.error());
    }
    if (auto unknown = settings.unknownKey()) {
        return settings.at(*unknown, fmt::format("\"{}\" is not known.", *unknown));
    }
    Schedule schedule;
    if (auto times = readTimes(settings, schedule); !times) {
        return fail(times.error());
    }
    for (const auto& [key, target] : {std::pair{"enabled", &schedule.enabled},
                                      {"mains-only", &schedule.mains_only},
                                      {"catch-up", &schedule.catch_up}}) {
        const auto value = settings.needYesNo(key);
        if (!value) {
            return fail(value.error());
        }
        *target = *value;
    }
    if (auto drives = readDrives(settings, name, schedule); !drives) {
        return fail(drives.error());
    }
    if (auto valid = validate(schedule); !valid) {
        return Settings::damaged(fmt::format("{}: {}", name, valid.error().message));
    }
    return schedule;
}

std::string scheduleToJson(const Schedule& schedule) {
    Json drives = Json::array();
    for (const DriveId& drive : schedule.drives) {
        drives.push_back(drive.value);
    }
    const std::string on = onText(schedule);
    const Json document = {{"enabled", schedule.enabled},
                           {"every", toString(schedule.every)},
                           {"on", on.empty() ? Json(nullptr) : Json(on)},
                           {"at", atText(schedule)},
                           {"mains_only", schedule.mains_only},
                           {"catch_up", schedule.catch_up},
                           {"drives", schedule.drives.empty() ? Json(nullptr) : drives}};
    return document.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Schedule> scheduleFromJson(std::string_view json) {
    const Json document = Json::parse(json, nullptr, false);
    if (!document.is_object()) {
        return fail(Errc::invalidData, "This is no schedule: it is not a JSON object.");
    }
    // One set of rules: what JSON says becomes lines, and the lines are read.
    std::string lines = fmt::format("version = {}\n", settingsVersion);
    const auto line = [&lines](std::string_view key, std::string_view value) {
        lines += fmt::format("{} = {}\n", key, value);
    };
    for (const auto& [key, value] : document.items()) {
        std::string name = key;
        std::ranges::replace(name, '_', '-');
        const bool text = value.is_string() && value.get_ref<const std::string&>().find('\n') == std::string::npos;
        if (key == "drives" && value.is_array() && !value.empty()) {
            for (const Json& drive : value) {
                if (!drive.is_string() || drive.get_ref<const std::string&>().find('\n') != std::string::npos) {
                    return fail(Errc::invalidData, "A drive of a schedule is its id, a text.");
                }
                line("drive", drive.get_ref<const std::string&>());
            }
        } else if (value.is_null()) {
            if (key == "drives") {
                line("drives", "all");
            }
        } else if (value.is_boolean()) {
            line(name, yesNo(value.get<bool>()));
        } else if (text && key != "drives" && key != "version" && key != "drive") {
            line(name, value.get_ref<const std::string&>());
        } else {
            return fail(Errc::invalidData, fmt::format("\"{}\" of a schedule has a value that means nothing.", key));
        }
    }
    return parseSettings(lines, "The schedule");
}

} // namespace trimwright::care
