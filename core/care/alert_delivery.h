// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/care/alerts.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Who has heard which alerts of a book: each reader (a user's monitor, the hook) keeps a Delivery of its own. Pure.
namespace trimwright::care {

/// Hours in which nobody wants to be disturbed; from 22:00 to 07:00 crosses midnight. Local time.
struct QuietHours {
    int from_minute = 0; ///< Of the day, 0 … 1439.
    int to_minute = 0;   ///< The first minute that is loud again; never the same as `from_minute`.

    friend bool operator==(const QuietHours&, const QuietHours&) = default;
};

/// "22:00-07:00". Errors: usage.
Result<QuietHours> parseQuietHours(std::string_view text);
std::string toString(const QuietHours& hours);
bool isQuiet(const std::optional<QuietHours>& hours, const LocalTime& time);

struct Delivery {
    std::chrono::sys_seconds book_begun_at{}; ///< AlertBook::begun_at of the book that the numbers belong to.
    std::uint64_t seen = 0;                   ///< Everything up to this number was delivered or is held back.
    std::vector<std::uint64_t> held;          ///< Held back, or not delivered for want of somebody to take it.

    friend bool operator==(const Delivery&, const Delivery&) = default;
};

struct Due {
    Delivery delivery; ///< To be kept once the alerts were delivered.
    std::vector<Alert> alerts;
};

/// What is to be delivered now, oldest first. Quiet hours hold back all but Urgency::critical; it comes afterwards. Of
/// a book that this reader never saw before, only what was raised within a day, and what is critical and still so. A
/// reader who was away for longer hears of each kind and drive the newest alone.
Due dueAlerts(Delivery before, const AlertBook& book, bool quiet);

/// An alert that nobody took is delivered another time.
void giveBack(Delivery& delivery, const Alert& alert);

/// For its file. Reading never fails: of a damaged file a new one is made, which tells again what is critical.
std::string deliveryToJson(const Delivery& delivery);
Delivery deliveryFromJson(std::string_view json);

} // namespace trimwright::care
