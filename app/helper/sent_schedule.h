// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/helper/bus.h"
#include "core/care/schedule_status.h"

#include <cstdint>
#include <string>

namespace trimwright::helper {

/// What a caller of SetSchedule wants.
struct SentSchedule {
    care::Schedule schedule;
    care::FstrimTimer fstrim = care::FstrimTimer::leave;
    std::uint32_t job = 0;
    Result<> problem; ///< Errc::usage: it was read and means nothing; the rest is not to be used.
};

/// Reads the arguments and checks every one of them, also those that would stand for nothing. Negative errno value:
/// they are of other types. Whether the drives are there is not looked at.
int readSchedule(sd_bus_message* call, SentSchedule& sent);

/// For the person who is asked for permission: "every Sunday at 03:00; fstrim.timer off".
std::string describe(const SentSchedule& sent);

} // namespace trimwright::helper
