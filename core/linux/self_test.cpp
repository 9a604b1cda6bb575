// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/self_test.h"

#include "core/smart/self_test_report.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace trimwright::linux_system {
namespace {

/// Of the ways of talking to a drive that were tried, the first that got through speaks; else the first one's error.
template <class Parse>
auto firstThatWorked(const std::vector<RawAnswer>& answers, const std::string& node, Parse parse)
    -> decltype(parse(std::string())) {
    if (answers.empty()) {
        return fail(Errc::invalidData, fmt::format("Nothing was answered about {}.", node));
    }
    auto first = parse(answers.front().bytes);
    for (auto answer = answers.begin() + 1; !first && answer != answers.end(); ++answer) {
        if (auto other = parse(answer->bytes)) {
            return other;
        }
    }
    return first;
}

std::string named(const std::string& node, const std::string& message) {
    return fmt::format("{}: {}", node, message);
}

/// The error with the drive's name; smartctl's answers only speak of "the drive".
Error withName(Error error, const std::string& node) {
    if (error.message.find(node) == std::string::npos) {
        error.message = named(node, error.message);
    }
    return error;
}

Result<> carryOut(const SelfTestAsk& ask, SelfTestAction action, const std::string& node) {
    const auto answers = ask(action);
    if (!answers) {
        return fail(answers.error());
    }
    return firstThatWorked(*answers, node, [](const std::string& bytes) { return smart::parseSelfTestAnswer(bytes); });
}

} // namespace

Result<SelfTests> readSelfTests(const SelfTestAsk& ask, const std::string& node) {
    const auto answers = ask(SelfTestAction::status);
    if (!answers) {
        return fail(answers.error());
    }
    auto tests = firstThatWorked(*answers, node, [](const std::string& bytes) { return smart::parseSelfTests(bytes); });
    return tests ? std::move(tests) : fail(withName(std::move(tests.error()), node));
}

Result<> startSelfTest(const SelfTestAsk& ask, SelfTestKind kind, Backend::Wake wake, const std::string& node) {
    if (kind != SelfTestKind::shortTest && kind != SelfTestKind::extended) {
        return fail(Errc::usage, "Only short and extended self-tests can be started.");
    }
    const auto before = readSelfTests(ask, node);
    const bool wakes = !before && before.error().code == Errc::asleep && wake == Backend::Wake::yes;
    if (!before && !wakes) {
        return fail(before.error());
    }
    if (before && before->running) {
        return fail(Errc::failed, named(node, describe(*before)),
                    "Wait until it is over, or end it first; a second one would end the first.");
    }
    auto started = carryOut(
        ask, kind == SelfTestKind::shortTest ? SelfTestAction::startShort : SelfTestAction::startExtended, node);
    if (!started && started.error().code == Errc::failed) {
        // The exit status also tells of other commands that failed; what runs now decides.
        if (const auto after = readSelfTests(ask, node); after && after->running) {
            return {};
        }
    }
    return started ? std::move(started) : fail(withName(std::move(started.error()), node));
}

Result<> abortSelfTest(const SelfTestAsk& ask, const std::string& node) {
    const auto before = readSelfTests(ask, node);
    if (!before) {
        return fail(before.error());
    }
    if (!before->running) {
        return fail(Errc::failed, named(node, "no self-test is running."));
    }
    auto ended = carryOut(ask, SelfTestAction::abort, node);
    if (!ended && ended.error().code == Errc::failed) {
        if (const auto after = readSelfTests(ask, node); after && !after->running) {
            return {};
        }
    }
    return ended ? std::move(ended) : fail(withName(std::move(ended.error()), node));
}

} // namespace trimwright::linux_system
