// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/drive/self_test.h"

#include "core/base/units.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace trimwright {
namespace {

std::string minutesText(std::chrono::seconds time) {
    const auto seconds = time.count();
    if (seconds < 90) {
        return fmt::format("{} s", std::max<std::chrono::seconds::rep>(seconds, 1));
    }
    const auto minutes = (seconds + 59) / 60;
    return minutes < 120 ? fmt::format("{} min", minutes) : fmt::format("{} h", (minutes + 30) / 60);
}

/// "a short self-test"
std::string testName(SelfTestKind kind) {
    switch (kind) {
    case SelfTestKind::shortTest:
        return "a short self-test";
    case SelfTestKind::extended:
        return "an extended self-test";
    case SelfTestKind::other:
    case SelfTestKind::unknown:
        break;
    }
    return "a self-test";
}

std::string capitalized(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    }
    return text;
}

} // namespace

std::string_view toString(SelfTestKind kind) {
    constexpr std::array<std::string_view, 4> words{"unknown", "short", "extended", "other"};
    return words.at(static_cast<std::size_t>(kind));
}

std::string_view toString(SelfTestResult result) {
    constexpr std::array<std::string_view, 5> words{"unknown", "passed", "failed", "aborted", "interrupted"};
    return words.at(static_cast<std::size_t>(result));
}

std::string_view toString(SelfTestState state) {
    constexpr std::array<std::string_view, 7> words{"never",   "running",     "passed", "failed",
                                                    "aborted", "interrupted", "unknown"};
    return words.at(static_cast<std::size_t>(state));
}

SelfTestState stateOf(const SelfTests& tests) {
    if (tests.running) {
        return SelfTestState::running;
    }
    if (tests.log.empty()) {
        return SelfTestState::never;
    }
    switch (tests.log.front().result) {
    case SelfTestResult::passed:
        return SelfTestState::passed;
    case SelfTestResult::failed:
        return SelfTestState::failed;
    case SelfTestResult::aborted:
        return SelfTestState::aborted;
    case SelfTestResult::interrupted:
        return SelfTestState::interrupted;
    case SelfTestResult::unknown:
        break;
    }
    return SelfTestState::unknown;
}

std::optional<std::chrono::seconds> timeLeft(const SelfTests& tests, SelfTestKind kind) {
    if (!tests.running || !tests.running->percent_done) {
        return std::nullopt;
    }
    const SelfTestKind known = tests.running->kind == SelfTestKind::unknown ? kind : tests.running->kind;
    const auto& takes = known == SelfTestKind::shortTest  ? tests.short_takes
                        : known == SelfTestKind::extended ? tests.extended_takes
                                                          : std::nullopt;
    if (!takes) {
        return std::nullopt;
    }
    return *takes * (100 - std::clamp(*tests.running->percent_done, 0, 100)) / 100;
}

std::string describe(const SelfTestEntry& entry) {
    std::string test = capitalized(testName(entry.kind));
    if (entry.power_on_hours) {
        test = fmt::format("{} at {} hours", test, formatCount(*entry.power_on_hours));
    }
    switch (entry.result) {
    case SelfTestResult::passed:
        return fmt::format("{} found no fault.", test);
    case SelfTestResult::failed:
        return entry.failing_lba
                   ? fmt::format("{} found a fault: sector {} could not be read.", test, *entry.failing_lba)
                   : fmt::format("{} found a fault.", test);
    case SelfTestResult::aborted:
        return fmt::format("{} was ended on request.", test);
    case SelfTestResult::interrupted:
        return fmt::format("{} was interrupted.", test);
    case SelfTestResult::unknown:
        break;
    }
    return fmt::format("{} ended in a way that is not known.", test);
}

std::string describe(const SelfTests& tests, SelfTestKind kind) {
    if (!tests.running) {
        return tests.log.empty() ? "No self-test was ever run on this drive, as far as it remembers."
                                 : describe(tests.log.front());
    }
    const SelfTestKind known = tests.running->kind == SelfTestKind::unknown ? kind : tests.running->kind;
    const std::string test = capitalized(testName(known));
    if (!tests.running->percent_done) {
        return fmt::format("{} is running.", test);
    }
    const int done = *tests.running->percent_done;
    const auto left = timeLeft(tests, kind);
    return left ? fmt::format("{} is running, {} % done, about {} left.", test, done, minutesText(*left))
                : fmt::format("{} is running, {} % done.", test, done);
}

} // namespace trimwright
