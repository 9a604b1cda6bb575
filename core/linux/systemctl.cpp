// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/systemctl.h"

#include "core/linux/child_program.h"
#include "core/linux/system_tree.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace trimwright::linux_system {

Result<std::string> Systemctl::program() const {
    auto found = findProgram(m_program);
    if (!found) {
        return fail(Errc::missingProgram, fmt::format("The program {} was not found.", m_program),
                    "It comes with systemd.");
    }
    return std::move(*found);
}

Result<std::vector<UnitProperties>> Systemctl::show(const std::vector<std::string>& units, std::string_view properties,
                                                    std::stop_token stop) const {
    const auto systemctl = program();
    if (!systemctl) {
        return fail(systemctl.error());
    }
    // Its times carry the abbreviation of a zone, which cannot be read back; in UTC they can.
    std::vector<std::string> argv = {
        "/usr/bin/env", "TZ=UTC", *systemctl, "show", "--no-pager", fmt::format("--property={}", properties), "--"};
    argv.insert(argv.end(), units.begin(), units.end());
    const auto output = runProgram(argv, {.timeout = m_timeout}, std::move(stop));
    if (!output) {
        return fail(output.error());
    }
    std::vector<UnitProperties> all(1);
    for (const std::string_view line : split(output->text, '\n')) {
        const auto equals = line.find('=');
        if (line.empty() && !all.back().empty()) {
            all.emplace_back(); // an empty line stands between units
        } else if (equals != std::string_view::npos) {
            all.back()[std::string(line.substr(0, equals))] = line.substr(equals + 1);
        }
    }
    if (all.size() > units.size() && all.back().empty()) {
        all.pop_back();
    }
    if (output->exit_status != 0 || all.size() != units.size()) {
        return fail(Errc::failed, "systemd did not say how its timers stand.",
                    fmt::format("To see why: systemctl show {}", fmt::join(units, " ")));
    }
    return all;
}

Result<> Systemctl::change(const std::vector<std::string>& words, std::stop_token stop) const {
    const auto systemctl = program();
    if (!systemctl) {
        return fail(systemctl.error());
    }
    std::vector<std::string> argv = {*systemctl, "--no-ask-password"};
    argv.insert(argv.end(), words.begin(), words.end());
    const auto output = runProgram(argv, {.timeout = m_timeout}, std::move(stop));
    if (!output) {
        return fail(output.error());
    }
    if (output->exit_status != 0) {
        return fail(Errc::failed, fmt::format("systemd refused \"systemctl {}\".", fmt::join(words, " ")),
                    "Run this command as root to see why.");
    }
    return {};
}

std::optional<std::chrono::sys_seconds> parseUtc(std::string_view text) {
    const std::vector<std::string_view> words = split(text, ' ');
    if (words.size() != 4 || words[3] != "UTC") {
        return std::nullopt;
    }
    const std::vector<std::string_view> date = split(words[1], '-');
    const std::vector<std::string_view> time = split(words[2], ':');
    if (date.size() != 3 || time.size() != 3) {
        return std::nullopt;
    }
    std::vector<int> numbers;
    for (const auto* part : {&date[0], &date[1], &date[2], &time[0], &time[1], &time[2]}) {
        const auto number = parseNumber(*part);
        if (!number || *number > 9999) {
            return std::nullopt;
        }
        numbers.push_back(static_cast<int>(*number));
    }
    const std::chrono::year_month_day day{std::chrono::year(numbers[0]),
                                          std::chrono::month(static_cast<unsigned>(numbers[1])),
                                          std::chrono::day(static_cast<unsigned>(numbers[2]))};
    if (!day.ok() || numbers[3] > 23 || numbers[4] > 59 || numbers[5] > 60) {
        return std::nullopt;
    }
    return std::chrono::sys_days(day) + std::chrono::hours(numbers[3]) + std::chrono::minutes(numbers[4]) +
           std::chrono::seconds(numbers[5]);
}

} // namespace trimwright::linux_system
