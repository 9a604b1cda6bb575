// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/care/schedule_status.h"
#include "core/drive/prove.h"
#include "core/linux/health_reader.h"
#include "core/linux/self_test.h"

#include <optional>
#include <string>
#include <string_view>

/// The words that the helper and its clients share. What each method does is told in org.trimwright.Helper1.xml.
namespace trimwright::bus {

inline constexpr const char* serviceName = "org.trimwright.Helper1";
inline constexpr const char* objectPath = "/org/trimwright/Helper1";
inline constexpr const char* interfaceName = "org.trimwright.Helper1";

/// Where a job is, as the signal Progress says it.
namespace phase {
inline constexpr const char* authorizing = "authorizing";
inline constexpr const char* waiting = "waiting";
inline constexpr const char* running = "running";
} // namespace phase

/// Errors that only the bus knows: too many jobs at once, and something that is being done already.
inline constexpr const char* errorLimitsExceeded = "org.trimwright.Error.LimitsExceeded";
inline constexpr const char* errorBusy = "org.trimwright.Error.Busy";
/// A permissionDenied that a polkit agent in the caller's session would mend.
inline constexpr const char* errorNoAgent = "org.trimwright.Error.NoAgent";

/// The D-Bus error of a failure, "org.trimwright.Error.NotFound", and back. Its first argument is Error::message, the
/// second one Error::advice. Nothing for a name that is not ours.
const char* errorName(Errc code);
std::optional<Errc> errorCode(std::string_view name);

/// The words of the contract for values of ours, and back (nothing for any other word).
const char* wireName(linux_system::RawAnswer::Kind kind);
std::optional<linux_system::RawAnswer::Kind> answerKind(std::string_view word);
const char* wireName(linux_system::SelfTestAction action);
std::optional<TrimOutcome::Kind> outcomeKind(std::string_view word);
std::optional<ProveOutcome::Answer> proveAnswer(std::string_view word);
std::optional<ZeroPromise> zeroPromise(std::string_view word);
std::optional<care::Every> scheduleEvery(std::string_view word);
const char* wireName(care::FstrimTimer timer);
std::optional<care::FstrimTimer> fstrimTimer(std::string_view word);

/// A schedule as GetSchedule and SetSchedule say it: enabled, every, weekday, month_day, hour, minute, mains_only,
/// catch_up; the drives follow as an "as".
inline constexpr const char* scheduleTypes = "bsyyyybb";

} // namespace trimwright::bus
