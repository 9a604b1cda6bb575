// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dbus/contract.h"

#include <array>
#include <cstddef>

namespace trimwright::bus {
namespace {

struct NamedError {
    Errc code;
    const char* name;
};

/// The first row of a code is its name.
constexpr std::array<NamedError, 13> errors{{
    {Errc::failed, "org.trimwright.Error.Failed"},
    {Errc::usage, "org.trimwright.Error.InvalidRequest"},
    {Errc::permissionDenied, "org.trimwright.Error.PermissionDenied"},
    {Errc::notFound, "org.trimwright.Error.NotFound"},
    {Errc::unsupported, "org.trimwright.Error.Unsupported"},
    {Errc::invalidData, "org.trimwright.Error.InvalidData"},
    {Errc::asleep, "org.trimwright.Error.Asleep"},
    {Errc::timedOut, "org.trimwright.Error.TimedOut"},
    {Errc::missingProgram, "org.trimwright.Error.MissingProgram"},
    {Errc::cancelled, "org.trimwright.Error.Cancelled"},
    {Errc::failed, errorLimitsExceeded},
    {Errc::failed, errorBusy},
    {Errc::permissionDenied, errorNoAgent},
}};

using Kind = linux_system::RawAnswer::Kind;
constexpr const char* smartctlJson = "smartctl-json";
constexpr const char* atasmartBlob = "atasmart-blob";

} // namespace

const char* errorName(Errc code) {
    for (const NamedError& error : errors) {
        if (error.code == code) {
            return error.name;
        }
    }
    return errors.front().name;
}

std::optional<Errc> errorCode(std::string_view name) {
    for (const NamedError& error : errors) {
        if (error.name == name) {
            return error.code;
        }
    }
    return std::nullopt;
}

const char* wireName(Kind kind) {
    return kind == Kind::smartctlJson ? smartctlJson : atasmartBlob;
}

std::optional<Kind> answerKind(std::string_view word) {
    if (word == smartctlJson) {
        return Kind::smartctlJson;
    }
    return word == atasmartBlob ? std::optional(Kind::atasmartBlob) : std::nullopt;
}

const char* wireName(linux_system::SelfTestAction action) {
    switch (action) {
    case linux_system::SelfTestAction::startShort:
        return "short";
    case linux_system::SelfTestAction::startExtended:
        return "extended";
    case linux_system::SelfTestAction::abort:
    case linux_system::SelfTestAction::status:
        break;
    }
    return "";
}

std::optional<TrimOutcome::Kind> outcomeKind(std::string_view word) {
    using enum TrimOutcome::Kind;
    for (const TrimOutcome::Kind kind : {trimmed, unsupported, skipped, failed, cancelled}) {
        if (toString(kind) == word) {
            return kind;
        }
    }
    return std::nullopt;
}

std::optional<ProveOutcome::Answer> proveAnswer(std::string_view word) {
    using Answer = ProveOutcome::Answer;
    for (const Answer answer : {Answer::works, Answer::doesNotWork, Answer::cannotTell}) {
        if (word == toString(answer)) {
            return answer;
        }
    }
    return std::nullopt;
}

std::optional<ZeroPromise> zeroPromise(std::string_view word) {
    for (const ZeroPromise promise :
         {ZeroPromise::unknown, ZeroPromise::none, ZeroPromise::deterministic, ZeroPromise::zeros}) {
        if (word == toString(promise)) {
            return promise;
        }
    }
    return std::nullopt;
}

std::optional<care::Every> scheduleEvery(std::string_view word) {
    for (const care::Every every : {care::Every::day, care::Every::week, care::Every::month}) {
        if (word == toString(every)) {
            return every;
        }
    }
    return std::nullopt;
}

const char* wireName(care::FstrimTimer timer) {
    switch (timer) {
    case care::FstrimTimer::enable:
        return "enable";
    case care::FstrimTimer::disable:
        return "disable";
    case care::FstrimTimer::leave:
        break;
    }
    return "leave";
}

std::optional<care::FstrimTimer> fstrimTimer(std::string_view word) {
    using care::FstrimTimer;
    for (const FstrimTimer timer : {FstrimTimer::leave, FstrimTimer::enable, FstrimTimer::disable}) {
        if (word == wireName(timer)) {
            return timer;
        }
    }
    return std::nullopt;
}

} // namespace trimwright::bus
